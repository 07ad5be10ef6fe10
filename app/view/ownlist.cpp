#include "ownlist.h"

#include "app/words/words.h"
#include "model/text/file.h"
#include "model/text/write.h"
#include "model/text/yaml.h"
#include "ownfile.h"
#include "session.h"
#include "troopdesigner.h"

#include <algorithm>
#include <filesystem>

namespace strategikon {

namespace {

constexpr int pause = 400; // milliseconds from the last key to the file

const char* keyOf(bool upgrade) { return upgrade ? "upgrades" : "entries"; }

Node withRows(const Node& file, bool upgrade, const std::vector<Node>& rows)
{
    Node list = Node::newList();
    for (const Node& row : rows) {
        list.add(row);
    }
    Node made = file;
    if (upgrade && rows.empty()) {
        made.remove(keyOf(upgrade));
    } else {
        made.set(keyOf(upgrade), std::move(list));
    }
    return made;
}

std::vector<Node> rowsOf(const Node& file, bool upgrade)
{
    const Node* rows = file.find(keyOf(upgrade));
    return rows != nullptr ? rows->items() : std::vector<Node>{};
}

// What was printed otherwise is the list's own value once the player has written one.
void forgetPrint(Node& row, const std::string& column)
{
    const Node* printed = row.find("printed");
    if (printed == nullptr) {
        return;
    }
    Node rest = *printed;
    rest.remove(column);
    if (rest.entries().empty()) {
        row.remove("printed");
        row.remove("reading");
    } else {
        row.set("printed", std::move(rest));
    }
}

} // namespace

OwnList::OwnList(QObject* parent) : QAbstractListModel(parent)
{
    writing_.setSingleShot(true);
    writing_.setInterval(pause);
    connect(&writing_, &QTimer::timeout, this, &OwnList::save);
}

OwnList::~OwnList()
{
    if (writing_.isActive() && Session::current() != nullptr) {
        save();
    }
}

void OwnList::open(const QString& system, const QString& list)
{
    if (system == this->system() && list == this->list()) {
        return;
    }
    if (writing_.isActive()) {
        save();
    }
    system_ = system.toStdString();
    id_ = list.toStdString();
    rules_ = findSystem(system_);
    undone_.clear();
    redone_.clear();
    lastEdit_.clear();
    removed_ = false;
    std::error_code error;
    const auto draft = ownfile::draftOf(system_, id_);
    const auto path = std::filesystem::exists(draft, error) ? draft : ownfile::fileOf(system_, id_);
    const Reading<std::string> read = readFile(path.string());
    if (!read.value) {
        faults_ = read.faults;
        file_ = Node();
        text_.clear();
        rawText_ = true;
        settle(true);
        return;
    }
    take(*read.value);
}

QString OwnList::create(const QString& system, const QString& name)
{
    const System* rules = findSystem(system.toStdString());
    if (rules == nullptr) {
        return {};
    }
    const QString id = ownfile::begin(*Session::current(), *rules, name);
    if (!id.isEmpty()) {
        open(system, id);
    }
    return id;
}

void OwnList::take(const std::string& text)
{
    text_ = text;
    check();
    rawText_ = !placed_.isMap();
    if (!rawText_) {
        file_ = placed_;
    }
    settle(true);
}

void OwnList::check()
{
    if (rules_ == nullptr) {
        return;
    }
    ownfile::Checked checked = ownfile::check(*rules_, text_, id_ + ".yaml");
    placed_ = std::move(checked.node);
    faults_ = std::move(checked.faults);
}

void OwnList::settle(bool anew)
{
    std::vector<Place> rows;
    if (readable()) {
        for (bool upgrade : {false, true}) {
            const int count = static_cast<int>(rowsOf(file_, upgrade).size());
            for (int index = 0; index < count; ++index) {
                rows.push_back({upgrade, index});
            }
        }
    }
    if (anew) {
        emit opened();
    }
    if (anew || rows.size() != rows_.size()) {
        beginResetModel();
        rows_ = std::move(rows);
        endResetModel();
    } else if (!rows_.empty()) {
        emit dataChanged(index(0), index(count() - 1));
    }
    emit changed();
}

void OwnList::edit(const std::string& what, Node file)
{
    if (what.empty() || what != lastEdit_) {
        undone_.push_back(text_);
    }
    lastEdit_ = what;
    redone_.clear();
    file_ = std::move(file);
    text_ = writeYaml(file_);
    check();
    writing_.start();
    settle(false);
}

const Node& OwnList::rowAt(int row) const
{
    static const Node none;
    if (row < 0 || row >= count()) {
        return none;
    }
    const Node* rows = file_.find(keyOf(rows_[row].upgrade));
    return rows->items()[rows_[row].index];
}

void OwnList::editRow(int row, const std::string& what, const Node& changed)
{
    if (row < 0 || row >= count()) {
        return;
    }
    const Place& place = rows_[row];
    std::vector<Node> rows = rowsOf(file_, place.upgrade);
    if (rows[place.index] == changed) {
        return;
    }
    rows[place.index] = changed;
    edit(what, withRows(file_, place.upgrade, rows));
}

void OwnList::setName(const QString& name)
{
    if (readable() && name != this->name()) {
        Node file = file_;
        file.set("name", Node::ofText(name.toStdString()));
        edit("name", std::move(file));
    }
}

void OwnList::setAbout(const QString& about)
{
    if (readable() && about != this->about()) {
        Node file = file_;
        if (about.trimmed().isEmpty()) {
            file.remove("about");
        } else {
            file.set("about", Node::ofText(about.toStdString()));
        }
        edit("about", std::move(file));
    }
}

void OwnList::setRowName(int row, const QString& name)
{
    Node changed = rowAt(row);
    changed.set("name", Node::ofText(name.toStdString()));
    editRow(row, "name" + std::to_string(row), changed);
}

void OwnList::setCell(int row, int column, const QString& text)
{
    if (rules_ == nullptr || column < 0 || column >= static_cast<int>(rules_->format().columns.size())) {
        return;
    }
    const std::string& key = rules_->format().columns[column];
    const std::string written = text.trimmed().toStdString();
    Node changed = rowAt(row);
    if (written == changed.textOr(key)) {
        return;
    }
    if (written.empty()) {
        changed.remove(key);
    } else {
        changed.set(key, Node::ofPlain(written));
    }
    forgetPrint(changed, key);
    if (changed.find("max") == nullptr) {
        changed.remove("per"); // means nothing without a maximum
    }
    editRow(row, key + std::to_string(row), changed);
}

void OwnList::setPerArmy(int row, bool perArmy)
{
    Node changed = rowAt(row);
    if (perArmy) {
        changed.set("per", Node::ofText("army"));
    } else {
        changed.remove("per");
    }
    editRow(row, "", changed);
}

void OwnList::toggleSpecial(int row, const QString& id)
{
    Node changed = rowAt(row);
    std::vector<std::string> ids = changed.textsOf("special");
    const auto at = std::find(ids.begin(), ids.end(), id.toStdString());
    if (at != ids.end()) {
        ids.erase(at);
    } else {
        ids.push_back(id.toStdString());
    }
    Node list = Node::newList();
    for (const std::string& one : ids) {
        list.add(Node::ofText(one));
    }
    if (ids.empty()) {
        changed.remove("special");
    } else {
        changed.set("special", std::move(list));
    }
    forgetPrint(changed, "special");
    editRow(row, "", changed);
}

std::string OwnList::freeRowId(const std::string& name) const
{
    std::string wanted;
    for (const QChar c : QString::fromStdString(name).normalized(QString::NormalizationForm_KD).toLower()) {
        if ((c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9')) {
            wanted += c.toLatin1();
        } else if (!c.isMark() && !wanted.empty() && wanted.back() != '-') {
            wanted += '-';
        }
    }
    while (!wanted.empty() && wanted.back() == '-') {
        wanted.pop_back();
    }
    wanted = wanted.empty() ? "row" : wanted.substr(0, 60);
    std::string id = wanted;
    const std::vector<Node> rows = rowsOf(file_, false);
    for (int number = 2; std::any_of(rows.begin(), rows.end(), [&](const Node& row) { return row.textOr("id") == id; });
         ++number) {
        id = wanted + "-" + std::to_string(number);
    }
    return id;
}

int OwnList::insert(Node row)
{
    std::vector<Node> rows = rowsOf(file_, false);
    const int at = static_cast<int>(rows.size());
    rows.push_back(std::move(row));
    edit("", withRows(file_, false, rows));
    emit rowAdded(at);
    return at;
}

int OwnList::addRow()
{
    if (!readable() || rules_ == nullptr) {
        return -1;
    }
    const std::vector<Node> rows = rowsOf(file_, false);
    const std::string name = tr("New troops").toStdString();
    Node row = Node::newMap();
    row.set("id", Node::ofText(freeRowId(name)));
    row.set("name", Node::ofText(name));
    const SystemFormat& format = rules_->format();
    const std::string type = rows.empty() ? std::string() : rows.front().textOr(format.typeColumn);
    row.set(format.typeColumn, Node::ofText(type.empty() ? tr("Troops").toStdString() : type));
    row.set(format.standsColumn, Node::ofInteger(rows.empty() ? 1 : rows.front().integerOr(format.standsColumn, 1)));
    row.set(format.priceColumn, Node::ofInteger(rows.empty() ? 1 : rows.front().integerOr(format.priceColumn, 1)));
    return insert(std::move(row));
}

int OwnList::addDesigned(TroopDesigner* designer, const QString& name)
{
    if (!readable() || designer == nullptr || !designer->possible()) {
        return -1;
    }
    const std::string plain = (name.trimmed().isEmpty() ? designer->typeName() : name.trimmed()).toStdString();
    Node row = Node::newMap();
    row.set("id", Node::ofText(freeRowId(plain)));
    row.set("name", Node::ofText(plain));
    for (const Node::Entry& cell : designer->row().entries()) {
        row.set(cell.key, cell.node);
    }
    return insert(std::move(row));
}

void OwnList::removeRow(int row)
{
    if (row < 0 || row >= count()) {
        return;
    }
    const Place place = rows_[row];
    std::vector<Node> rows = rowsOf(file_, place.upgrade);
    rows.erase(rows.begin() + place.index);
    edit("", withRows(file_, place.upgrade, rows));
}

void OwnList::setText(const QString& text)
{
    const std::string plain = text.toStdString();
    if (plain == text_) {
        return;
    }
    if (lastEdit_ != "text") {
        undone_.push_back(text_);
    }
    lastEdit_ = "text";
    redone_.clear();
    writing_.start();
    take(plain);
}

void OwnList::undo()
{
    if (removed_) {
        removed_ = false;
        save();
        emit changed();
        return;
    }
    if (!undone_.empty()) {
        redone_.push_back(text_);
        const std::string text = undone_.back();
        undone_.pop_back();
        lastEdit_.clear();
        writing_.start();
        take(text);
    }
}

void OwnList::redo()
{
    if (!redone_.empty()) {
        undone_.push_back(text_);
        const std::string text = redone_.back();
        redone_.pop_back();
        lastEdit_.clear();
        writing_.start();
        take(text);
    }
}

bool OwnList::save()
{
    writing_.stop();
    if (system_.empty() || id_.empty() || removed_) {
        return true;
    }
    if (const auto fault = ownfile::write(system_, id_, text_, correct())) {
        Session::current()->say({*fault});
        return false;
    }
    Session::current()->readLists();
    return true;
}

bool OwnList::removeList()
{
    writing_.stop();
    std::error_code error;
    std::filesystem::remove(ownfile::draftOf(system_, id_), error);
    const bool gone = std::filesystem::remove(ownfile::fileOf(system_, id_), error) || !error;
    removed_ = gone;
    Session::current()->readLists();
    emit changed();
    return gone;
}

} // namespace strategikon

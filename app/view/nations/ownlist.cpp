#include "ownlist.h"

#include "app/view/session.h"
#include "app/words/words.h"
#include "model/text/decode.h"
#include "model/text/write.h"
#include "model/text/yaml.h"
#include "newlist.h"

#include <filesystem>

namespace strategikon {

namespace {

constexpr int pause = 400; // milliseconds from the last key to the file

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
    fresh_.clear();
    lastEdit_.clear();
    removed_ = false;
    std::error_code error;
    const auto draft = ownfile::draftOf(system_, id_);
    const auto path = std::filesystem::exists(draft, error) ? draft : ownfile::fileOf(system_, id_);
    const Result<std::string> read = readText(path.string());
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
    QString id = ownlist::begin(*Session::current(), *rules, name);
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
        for (const char* key : {"entries", "upgrades", "limits"}) {
            const int count = static_cast<int>(ownfile::rowsOf(file_, key).size());
            for (int index = 0; index < count; ++index) {
                rows.push_back({key, index});
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
    return file_.find(rows_[row].key)->items()[rows_[row].index];
}

void OwnList::editRow(int row, const std::string& what, const Node& changed)
{
    if (row < 0 || row >= count()) {
        return;
    }
    const Place& place = rows_[row];
    std::vector<Node> rows = ownfile::rowsOf(file_, place.key);
    if (rows[place.index] == changed) {
        return;
    }
    rows[place.index] = changed;
    edit(what, ownfile::withRows(file_, place.key, rows));
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

#include "moc_ownlist.cpp"

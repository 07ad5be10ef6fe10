// What a player changes in an own list: its head, its rows, its upgrades and its limits.
#include "app/view/designer/troopdesigner.h"
#include "app/words/typed.h"
#include "model/army/list/limit_form.h"
#include "newlist.h"
#include "ownlist.h"

#include <algorithm>

namespace strategikon {

namespace {

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

// Puts a text into a list of them, or takes it out.
void toggleText(Node& row, const char* key, const std::string& text)
{
    std::vector<std::string> texts = row.textsOf(key);
    const auto at = std::find(texts.begin(), texts.end(), text);
    at != texts.end() ? void(texts.erase(at)) : texts.push_back(text);
    Node list = Node::newList();
    for (const std::string& one : texts) {
        list.add(Node::ofText(one));
    }
    row.set(key, std::move(list));
}

// How often the file has this text, names of rows not counted.
int mentions(const Node& node, const std::string& text)
{
    int count = node.isScalar() && node.written() == text ? 1 : 0;
    for (const Node& item : node.items()) {
        count += mentions(item, text);
    }
    for (const Node::Entry& entry : node.entries()) {
        count += entry.key == "name" ? 0 : mentions(entry.node, text);
    }
    return count;
}

} // namespace

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
    const bool limit = row >= 0 && row < count() && std::string_view(rows_[row].key) == "limits";
    if (limit && name.trimmed().isEmpty()) {
        changed.remove("name"); // a limit may be without one
    } else {
        changed.set("name", Node::ofText(name.toStdString()));
    }
    if (row >= 0 && row < count()) {
        renewId(row, changed);
    }
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
    toggleText(changed, "special", id.toStdString());
    if (changed.textsOf("special").empty()) {
        changed.remove("special");
    }
    forgetPrint(changed, "special");
    editRow(row, "", changed);
}

std::string OwnList::freeRowId(const char* key, const std::string& name, int without) const
{
    const std::string wanted = ownlist::idFrom(name, "row");
    std::vector<Node> rows = ownfile::rowsOf(file_, key);
    if (without >= 0) {
        rows.erase(rows.begin() + without);
    }
    std::string id = wanted;
    for (int number = 2; std::any_of(rows.begin(), rows.end(), [&](const Node& row) { return row.textOr("id") == id; });
         ++number) {
        id = wanted + "-" + std::to_string(number);
    }
    return id;
}

// The id of a new row follows its name, until something else in the file names it.
void OwnList::renewId(int row, Node& changed)
{
    const std::string was = changed.textOr("id");
    if (fresh_.contains(was) && mentions(file_, was) == 1) {
        const std::string id = freeRowId(rows_[row].key, changed.textOr("name"), rows_[row].index);
        changed.set("id", Node::ofText(id));
        fresh_.erase(was);
        fresh_.insert(id);
    }
}

int OwnList::insert(const char* key, Node row)
{
    std::vector<Node> rows = ownfile::rowsOf(file_, key);
    const int index = static_cast<int>(rows.size());
    fresh_.insert(row.textOr("id"));
    rows.push_back(std::move(row));
    edit("", ownfile::withRows(file_, key, rows));
    const auto at = std::find_if(rows_.begin(), rows_.end(),
        [&](const Place& place) { return place.index == index && std::string_view(place.key) == key; });
    const int added = static_cast<int>(at - rows_.begin());
    emit rowAdded(added);
    return added;
}

int OwnList::addRow()
{
    if (!readable() || rules_ == nullptr) {
        return -1;
    }
    const std::vector<Node> rows = ownfile::rowsOf(file_, "entries");
    const std::string name = tr("New troops").toStdString();
    Node row = Node::newMap();
    row.set("id", Node::ofText(freeRowId("entries", name)));
    row.set("name", Node::ofText(name));
    const SystemFormat& format = rules_->format();
    const std::string type = rows.empty() ? std::string() : rows.front().textOr(format.typeColumn);
    row.set(format.typeColumn, Node::ofText(type.empty() ? tr("Troops").toStdString() : type));
    row.set(format.standsColumn, Node::ofInteger(rows.empty() ? 1 : rows.front().integerOr(format.standsColumn, 1)));
    row.set(format.priceColumn, Node::ofInteger(rows.empty() ? 1 : rows.front().integerOr(format.priceColumn, 1)));
    return insert("entries", std::move(row));
}

int OwnList::addUpgrade()
{
    const std::vector<Node> entries = ownfile::rowsOf(file_, "entries");
    const QList<NamedShown> kinds = this->kinds();
    if (!readable() || rules_ == nullptr || entries.empty() || kinds.isEmpty()) {
        return -1;
    }
    const std::vector<Node> upgrades = ownfile::rowsOf(file_, "upgrades");
    const std::string name = tr("New upgrade").toStdString();
    const std::string first = kinds.first().id.toStdString();
    Node hosts = Node::newList();
    hosts.add(Node::ofText(entries.back().textOr("id")));
    Node row = Node::newMap();
    row.set("id", Node::ofText(freeRowId("upgrades", name)));
    row.set("name", Node::ofText(name));
    row.set("kind", Node::ofText(upgrades.empty() ? first : upgrades.back().textOr("kind", first)));
    row.set("for", std::move(hosts));
    row.set(rules_->format().priceColumn, Node::ofInteger(1));
    return insert("upgrades", std::move(row));
}

int OwnList::addLimit()
{
    const std::vector<Node> entries = ownfile::rowsOf(file_, "entries");
    if (!readable() || entries.empty()) {
        return -1;
    }
    return insert("limits", freshLimit(freeRowId("limits", "limit"), entries.front().textOr("id")));
}

void OwnList::setKind(int row, const QString& kind)
{
    Node changed = rowAt(row);
    changed.set("kind", Node::ofText(kind.toStdString()));
    editRow(row, "", changed);
}

void OwnList::toggleHost(int row, const QString& entry)
{
    Node changed = rowAt(row);
    toggleText(changed, "for", entry.toStdString());
    editRow(row, "", changed);
}

void OwnList::setLimit(int row, const QString& part, const QString& value)
{
    const auto number = wholeTyped(value);
    const std::string plain = number ? std::to_string(*number) : value.trimmed().toStdString();
    editRow(row, part.toStdString() + std::to_string(row), limitWith(rowAt(row), part.toStdString(), plain));
}

void OwnList::toggleInLimit(int row, const QString& part, const QString& id)
{
    editRow(row, "", limitToggled(rowAt(row), part.toStdString(), id.toStdString()));
}

int OwnList::addDesigned(TroopDesigner* designer, const QString& name)
{
    if (!readable() || designer == nullptr || !designer->possible()) {
        return -1;
    }
    const std::string plain = (name.trimmed().isEmpty() ? designer->typeName() : name.trimmed()).toStdString();
    Node row = Node::newMap();
    row.set("id", Node::ofText(freeRowId("entries", plain)));
    row.set("name", Node::ofText(plain));
    for (const Node::Entry& cell : designer->row().entries()) {
        row.set(cell.key, cell.node);
    }
    return insert("entries", std::move(row));
}

void OwnList::removeRow(int row)
{
    if (row < 0 || row >= count()) {
        return;
    }
    const Place place = rows_[row];
    std::vector<Node> rows = ownfile::rowsOf(file_, place.key);
    rows.erase(rows.begin() + place.index);
    edit("", ownfile::withRows(file_, place.key, rows));
}

} // namespace strategikon

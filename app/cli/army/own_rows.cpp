// strategikon list row add, set, remove: one row of a list of one's own
#include "app/cli/commands.h"
#include "app/cli/context.h"

#include "app/words/words.h"
#include "model/text/folder.h"
#include "model/text/nearest.h"
#include "model/text/write.h"
#include "model/text/yaml.h"

#include <algorithm>
#include <filesystem>
#include <functional>

namespace strategikon::cli {

std::optional<std::string> ownFile(const std::string& name)
{
    std::error_code error;
    if (std::filesystem::is_regular_file(name, error))
        return name;
    // With a system in front only of that one; without, of whatever system has one.
    const std::size_t slash = name.find('/');
    const std::string system = slash == std::string::npos ? std::string() : name.substr(0, slash);
    const bool named = findSystem(system) != nullptr;
    const std::string wanted = named ? name.substr(slash + 1) : name;
    bool shipped = false;
    for (const ListHeading& heading : catalogue().headings())
        if ((!named || heading.system == system) && (heading.id == wanted || heading.name == wanted)) {
            if (heading.own)
                return heading.file;
            shipped = true;
        }
    complain(shipped ? Cli::tr("“%1” comes with the program and cannot be changed; “%2” copies it to your own list.")
                           .arg(plain(name), QStringLiteral("strategikon list copy"))
                     : Cli::tr("you have no list “%1”; “%2” lists them all.")
                           .arg(plain(name), QStringLiteral("strategikon lists")));
    return {};
}

namespace {

// "special=skirmish,warband" is a list, "points=35" a number; "note=" takes the cell away.
bool setCells(Node& row, const std::vector<std::string>& cells)
{
    static const std::vector<std::string> lists{"special", "for"};
    for (const std::string& cell : cells) {
        const std::size_t equals = cell.find('=');
        if (equals == std::string::npos || equals == 0) {
            complain(
                Cli::tr("“%1” is not a cell; write for example %2.").arg(plain(cell), QStringLiteral("points=35")));
            return false;
        }
        const std::string key = cell.substr(0, equals), value = cell.substr(equals + 1);
        if (value.empty()) {
            row.remove(key);
        } else if (std::ranges::find(lists, key) == lists.end()) {
            row.set(key, Node::ofPlain(value));
        } else {
            Node items = Node::newList();
            for (std::size_t at = 0; at <= value.size();) {
                const std::size_t comma = std::min(value.find(',', at), value.size());
                if (comma > at)
                    items.add(Node::ofText(value.substr(at, comma - at)));
                at = comma + 1;
            }
            row.set(key, std::move(items));
        }
    }
    return true;
}

} // namespace

std::vector<Fault> faultsOfList(const std::string& text, const std::string& file)
{
    const auto node = readYaml(text, file);
    if (!node)
        return node.faults;
    const System* named = findSystem(node->textOr("system"));
    const System& system = named ? *named : *systems().front(); // the schema says what is wrong with the name
    const auto schema = loadListSchema(system);
    if (!schema)
        return schema.faults;
    if (auto faults = schema->check(*node); !faults.empty())
        return faults;
    for (const std::string& edition : system.format().editions)
        if (const auto list = readList(*node, system.format(), edition); !list)
            return list.faults;
    return {};
}

namespace {

// Changes the rows and writes the file, if it is a correct list then.
int change(const std::string& name, bool upgrade, const std::function<bool(std::vector<Node>&)>& edit)
{
    const auto file = ownFile(name);
    if (!file)
        return unusable;
    auto node = readDocument(*file);
    if (!node) {
        complain(node.faults);
        return unusable;
    }
    const char* key = upgrade ? "upgrades" : "entries";
    const Node* old = node->find(key);
    std::vector<Node> rows = old ? old->items() : std::vector<Node>{};
    if (!edit(rows))
        return unusable;
    Node list = Node::newList();
    for (Node& row : rows)
        list.add(std::move(row));
    if (list.items().empty())
        node->remove(key);
    else
        node->set(key, std::move(list));
    const std::string text = writeYaml(*node);
    if (const auto faults = faultsOfList(text, *file); !faults.empty()) {
        complain(faults);
        complain(Cli::tr("%1 was not changed.").arg(plain(*file)));
        return unusable;
    }
    return writeOwn(*file, text, true);
}

bool isTaken(std::vector<Node>& rows, const std::string& id)
{
    const bool taken = std::ranges::any_of(rows, [&](const Node& row) { return row.textOr("id") == id; });
    if (taken)
        complain(Cli::tr("row “%1” already exists; “%2” changes it.")
                     .arg(plain(id), QStringLiteral("strategikon list row set")));
    return taken;
}

// "my-own-list" as a name: "My own list".
std::string nameFrom(std::string id)
{
    std::replace(id.begin(), id.end(), '-', ' ');
    if (!id.empty())
        id.front() = char(std::toupper(static_cast<unsigned char>(id.front())));
    return id;
}

std::vector<Node>::iterator rowNamed(std::vector<Node>& rows, const std::string& id)
{
    return std::ranges::find_if(rows, [&](const Node& row) { return row.textOr("id") == id; });
}

bool missing(const std::vector<Node>& rows, const std::string& id)
{
    std::vector<std::string> known;
    for (const Node& row : rows)
        known.push_back(row.textOr("id"));
    const auto near = nearest(id, known);
    complain(near ? Cli::tr("there is no row “%1”; did you mean “%2”?").arg(plain(id), plain(*near))
                  : Cli::tr("there is no row “%1”.").arg(plain(id)));
    return false;
}

} // namespace

int addRow(const std::string& name, const std::string& id, const std::vector<std::string>& cells, bool upgrade)
{
    return change(name, upgrade, [&](std::vector<Node>& rows) {
        if (isTaken(rows, id))
            return false;
        Node row = Node::newMap();
        row.set("id", Node::ofText(id));
        row.set("name", Node::ofText(id));
        rows.push_back(std::move(row));
        return setCells(rows.back(), cells);
    });
}

int addDesigned(const System& system, const DesignedInto& into, const Node& cells)
{
    const std::string id = into.row.empty() ? cells.textOr("id", "unit") : into.row;
    Node row = Node::newMap();
    row.set("id", Node::ofText(id));
    row.set("name", Node::ofText(into.name.empty() ? nameFrom(id) : into.name));
    for (const Node::Entry& cell : cells.entries())
        row.set(cell.key, cell.node);
    const auto& headings = catalogue().headings();
    const auto known = std::ranges::find_if(headings, [&](const ListHeading& heading) {
        return heading.own && heading.system == system.format().id && heading.id == into.list;
    });
    if (known != headings.end())
        return change(known->file, false, [&](std::vector<Node>& rows) {
            if (isTaken(rows, id))
                return false;
            rows.push_back(row);
            return true;
        });
    Node list = Node::newMap(), rows = Node::newList();
    list.set("system", Node::ofText(system.format().id));
    list.set("id", Node::ofText(into.list));
    list.set("name", Node::ofText(nameFrom(into.list)));
    rows.add(std::move(row));
    list.set("entries", std::move(rows));
    const std::filesystem::path file = ownListFile(system.format().id, into.list);
    const std::string text = writeYaml(list);
    if (const auto faults = faultsOfList(text, file.string()); !faults.empty()) { // before there is a folder
        complain(faults);
        return unusable;
    }
    makeFolder(file.parent_path());
    const int status = writeOwn(file.string(), text, false);
    if (status == done)
        print(std::string_view(file.string() + "\n"));
    return status;
}

int setRow(const std::string& name, const std::string& id, const std::vector<std::string>& cells, bool upgrade)
{
    return change(name, upgrade, [&](std::vector<Node>& rows) {
        const auto row = rowNamed(rows, id);
        return row == rows.end() ? missing(rows, id) : setCells(*row, cells);
    });
}

int removeRow(const std::string& name, const std::string& id, bool upgrade)
{
    return change(name, upgrade, [&](std::vector<Node>& rows) {
        const auto row = rowNamed(rows, id);
        if (row == rows.end())
            return missing(rows, id);
        rows.erase(row);
        return true;
    });
}

} // namespace strategikon::cli

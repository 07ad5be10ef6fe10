#include "rules/own_file.h"

#include "model/text/file.h"
#include "model/text/folder.h"
#include "model/text/json.h"
#include "model/text/write.h"
#include "model/text/yaml.h"

#include <algorithm>
#include <map>

namespace strategikon::ownfile {

namespace {

const Schema* schema(const System& system, std::vector<Fault>& faults)
{
    static std::map<const System*, Result<Schema>> all;
    const auto known = all.find(&system);
    const auto& loaded =
        known != all.end() ? known->second : all.emplace(&system, loadListSchema(system)).first->second;
    if (!loaded.value) {
        faults = loaded.faults;
        return nullptr;
    }
    return &*loaded.value;
}

// Marks of an edition's layer mean nothing in a file without layers.
void dropLayers(Node& file)
{
    file.remove("editions");
    for (const char* key : {"entries", "upgrades", "rules", "ties"}) {
        const Node* rows = file.find(key);
        if (rows == nullptr) {
            continue;
        }
        Node plain = Node::newList();
        for (Node row : rows->items()) {
            if (row.remove("added-by")) {
                row.remove("line");
                row.remove("page");
            }
            row.remove("corrected-line");
            plain.add(std::move(row));
        }
        file.set(key, std::move(plain));
    }
}

// Puts the keys of a new list's head in front of the rows.
Node withHead(const Node& file, const std::string& system, const std::string& id, const std::string& name)
{
    Node made = Node::newMap();
    made.set("system", Node::ofText(system));
    made.set("id", Node::ofText(id));
    made.set("name", Node::ofText(name));
    for (const Node::Entry& entry : file.entries()) {
        if (made.find(entry.key) == nullptr && entry.key != "order") {
            made.set(entry.key, entry.node);
        }
    }
    return made;
}

} // namespace

std::filesystem::path fileOf(const std::string& system, const std::string& id)
{
    return roots().ownLists / system / (id + ".yaml");
}

std::filesystem::path draftOf(const std::string& system, const std::string& id)
{
    return roots().ownLists / system / (id + ".draft");
}

std::string freeId(Catalogue& catalogue, const std::string& system, const std::string& wanted)
{
    std::string id = wanted;
    const auto taken = [&] {
        std::error_code error;
        const auto& headings = catalogue.headings();
        return std::ranges::any_of(headings, [&](const ListHeading& h) { return h.system == system && h.id == id; })
            || std::filesystem::exists(fileOf(system, id), error)
            || std::filesystem::exists(draftOf(system, id), error);
    };
    for (int number = 2; taken(); ++number) {
        id = wanted + "-" + std::to_string(number);
    }
    return id;
}

std::vector<std::string> kindsOf(const std::string& system)
{
    // They stand in the schema of the system's columns, and nowhere else.
    const std::string path = (roots().rules / system / "columns.schema.json").string();
    const Result<std::string> text = readFile(path);
    const Result<Node> columns = text ? readJson(*text, path) : Result<Node>{};
    const Node* upgrade = columns.value ? columns->find("$defs", "upgrade-columns") : nullptr;
    const Node* kind = upgrade != nullptr ? upgrade->find("properties", "kind") : nullptr;
    return kind != nullptr ? kind->textsOf("enum") : std::vector<std::string>{};
}

std::vector<Node> rowsOf(const Node& file, const std::string& key)
{
    const Node* rows = file.find(key);
    return rows != nullptr ? rows->items() : std::vector<Node>{};
}

Node withRows(const Node& file, const std::string& key, const std::vector<Node>& rows)
{
    Node made = file;
    if (rows.empty() && key != "entries") {
        made.remove(key);
        return made;
    }
    Node list = Node::newList();
    for (const Node& row : rows) {
        list.add(row);
    }
    made.set(key, std::move(list));
    return made;
}

Checked check(const System& system, const std::string& text, const std::string& file)
{
    Checked result;
    Result<Node> read = readYaml(text, file);
    if (!read.value) {
        result.faults = read.faults;
        return result;
    }
    result.node = std::move(*read.value);
    if (const Schema* rules = schema(system, result.faults)) {
        result.faults = rules->check(result.node);
    }
    if (!result.faults.empty()) {
        return result;
    }
    for (const std::string& edition : system.format().editions) {
        const Result<ArmyList> list = readList(result.node, system.format(), edition);
        if (!list.value || !list.faults.empty()) {
            result.faults = list.faults;
            break;
        }
    }
    return result;
}

std::optional<Fault> write(const std::string& system, const std::string& id, const std::string& text, bool correct)
{
    const auto file = fileOf(system, id), draft = draftOf(system, id);
    makeFolder(file.parent_path());
    if (auto fault = writeFile((correct ? file : draft).string(), text)) {
        return fault;
    }
    if (correct) {
        std::error_code error;
        std::filesystem::remove(draft, error);
    }
    return std::nullopt;
}

Result<Node> copyOf(const ArmyList& list, const std::string& id, const std::string& name)
{
    Result<Node> read = readDocument(list.file);
    if (read.value) {
        Node file = inEdition(*read.value, list.edition);
        dropLayers(file);
        read.value = withHead(file, list.system, id, name);
    }
    return read;
}

Node empty(const std::string& system, const std::string& id, const std::string& name)
{
    Node list = Node::newMap();
    list.set("entries", Node::newList());
    return withHead(list, system, id, name);
}

} // namespace strategikon::ownfile

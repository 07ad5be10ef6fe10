#include "app/exchange/selector.h"

#include "app/exchange/names.h"
#include "app/exchange/plain.h"
#include "model/text/json.h"

#include <algorithm>
#include <set>

namespace strategikon::exchange {

namespace {

constexpr std::size_t mostRows = 300; // units or upgrades; the longest list seen has 40

// "name" of "folder/name.json"
std::string stem(const std::string& file)
{
    const std::size_t slash = file.find_last_of("/\\");
    const std::string name = slash == std::string::npos ? file : file.substr(slash + 1);
    return name.substr(0, name.find_last_of('.'));
}

std::vector<SelectorRow> rowsOf(const Node& json, const char* key)
{
    std::vector<SelectorRow> rows;
    const Node* map = json.find(key);
    if (!map)
        return rows;
    for (const auto& entry : map->entries()) {
        SelectorRow row;
        row.name = oneLine(plainText(entry.key), 80);
        if (row.name.empty())
            row.name = "?";
        row.order = int(rows.size());
        row.node = &entry.node;
        if (const Node* order = entry.node.find("order")) {
            const Node written = Node::ofPlain(order->written());
            if (const auto number = written.integer(); number && *number >= 0 && *number < 100'000)
                row.order = int(*number);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

// Ids that differ within the rows and from `taken`.
void giveIds(std::vector<SelectorRow>& rows, std::set<std::string>& taken, const char* otherwise)
{
    for (SelectorRow& row : rows) {
        const std::string plain = slug(row.name);
        row.id = taken.count(plain) ? plain + otherwise : plain;
        for (int n = 2; !taken.insert(row.id).second; ++n)
            row.id = plain + otherwise + "-" + std::to_string(n);
    }
}

} // namespace

bool looksLikeSelectorList(const Node& json)
{
    const Node* units = json.find("units");
    return units && units->isMap() && !json.find("system");
}

Result<std::unique_ptr<SelectorList>> readSelectorList(std::string_view bytes, const std::string& file)
{
    auto json = readJson(bytes, file);
    if (!json)
        return json.faults;
    const auto refuse = [&](const char* code, Arguments args = {}) {
        return Result<std::unique_ptr<SelectorList>>(Fault{{file, 0, 0}, {code, std::move(args)}});
    };
    if (!looksLikeSelectorList(*json))
        return refuse("exchange-no-selector-list");
    auto list = std::make_unique<SelectorList>();
    list->json = std::move(*json);
    list->file = file;
    list->name = oneLine(plainText(list->json.textOr("name")), 100);
    list->version = oneLine(plainText(list->json.textOr("version")), 100);
    if (list->name.empty())
        return refuse("exchange-list-without-name");
    for (const char* key : {"units", "upgrades"}) {
        const Node* rows = list->json.find(key);
        if (rows && rows->entries().size() > mostRows)
            return refuse("exchange-too-many-rows", {{"key", key}, {"limit", mostRows}});
        if (rows)
            for (const auto& entry : rows->entries())
                if (!entry.node.isMap())
                    return Fault{
                        {file, entry.line, entry.column}, {"exchange-row-no-map", {{"name", oneLine(entry.key, 100)}}}};
    }
    list->units = rowsOf(list->json, "units");
    list->upgrades = rowsOf(list->json, "upgrades");
    if (list->units.empty())
        return refuse("exchange-no-selector-list");
    std::set<std::string> taken;
    giveIds(list->units, taken, "");
    giveIds(list->upgrades, taken, "-upgrade");
    list->path = (list->version.empty() ? "" : slug(list->version) + "/") + stem(file);
    return list;
}

const System* systemOf(const SelectorList& list)
{
    const std::string version = slug(list.version);
    for (const System* system : systems())
        if (version == system->format().id || version.starts_with(system->format().id + "-"))
            return system;
    for (const System* system : systems()) {
        const auto& columns = system->format().columns;
        const auto has = [&](const char* column) { return std::ranges::find(columns, column) != columns.end(); };
        if (has("attack") && has("hits") && has("armour") && has("command") && has("size"))
            return system;
    }
    return nullptr;
}

std::optional<Positions> positionsOf(const ArmyList& list)
{
    for (const SpecialRule& rule : list.rules)
        for (const Node& effect : rule.effects) {
            if (effect.textOr("kind") != positionsKind)
                continue;
            Positions positions;
            positions.path = effect.textOr("path");
            const auto read = [&](const char* key, std::vector<Positions::Row>& rows) {
                if (const Node* map = effect.find(key))
                    for (const auto& entry : map->entries())
                        if (const auto order = entry.node.integer(); order && *order >= 0 && *order < 100'000)
                            rows.push_back({entry.key, int(*order)});
            };
            read("entries", positions.entries);
            read("upgrades", positions.upgrades);
            return positions;
        }
    return {};
}

Positions positionsOf(const SelectorList& list)
{
    Positions positions;
    positions.path = list.path;
    for (const SelectorRow& row : list.units)
        positions.entries.push_back({row.name, row.order});
    for (const SelectorRow& row : list.upgrades)
        positions.upgrades.push_back({row.name, row.order});
    return positions;
}

Node positionsRule(const SelectorList& list)
{
    Node effect = Node::newMap();
    effect.set("kind", Node::ofText(positionsKind));
    effect.set("path", Node::ofText(oneLine(list.path)));
    const auto write = [&](const char* key, const std::vector<SelectorRow>& rows) {
        if (rows.empty())
            return;
        Node map = Node::newMap();
        for (const SelectorRow& row : rows)
            map.set(row.id, Node::ofInteger(row.order));
        effect.set(key, std::move(map));
    };
    write("entries", list.units);
    write("upgrades", list.upgrades);
    Node rule = Node::newMap();
    rule.set("id", Node::ofText("wm-selector"));
    rule.set("name", Node::ofText("wm-selector"));
    rule.set("text", Node::ofText(english({"exchange-positions", {}})));
    rule.set("effect", std::move(effect));
    return rule;
}

} // namespace strategikon::exchange

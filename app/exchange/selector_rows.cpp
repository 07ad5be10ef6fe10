// Converting the rows of a list: columns, prices, hosts and kinds of upgrades.
#include "app/exchange/names.h"
#include "app/exchange/plain.h"
#include "app/exchange/selector.h"

#include <algorithm>
#include <charconv>

namespace strategikon::exchange {

namespace {

bool isWhole(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} && end == text.data() + text.size();
}

std::string replaced(std::string_view text, std::string_view from, std::string_view to)
{
    std::string result;
    for (std::size_t at = text.find(from); at != std::string_view::npos; at = text.find(from)) {
        result += text.substr(0, at);
        result += to;
        text.remove_prefix(at + from.size());
    }
    return result += text;
}

// A cell as our columns write it: "15cm" is 15, "2×40" is 2x40, "−10" with a long minus is -10.
std::string cellText(const Node& node)
{
    std::string text = oneLine(plainText(node.written()), 80);
    text = replaced(text, "\u00D7", "x");
    text = replaced(text, "\u2212", "-");
    text = replaced(text, "\u2013", "-");
    if (text.ends_with("cm"))
        text = oneLine(text.substr(0, text.size() - 2));
    return text;
}

// "2/1" is 2, "15+" is 15: the number the text begins with.
std::string leadingNumber(const std::string& text)
{
    const std::size_t end = text.find_first_not_of("0123456789");
    return text.substr(0, end);
}

Node valueOf(const std::string& text) { return Node::ofPlain(text); }

} // namespace

void Conversion::Target::print(const char* column, const std::string& cell)
{
    if (!printed.find(column))
        printed.set(column, Node::ofText(cell));
}

// Whether the system's own schema takes the value: asked with the smallest list that holds it.
bool Conversion::fits(const char* column, const Node& value)
{
    if (!schema)
        return true;
    const auto [known, fresh] =
        fitting.emplace(std::string(column) + "\n" + (value.isText() ? "t" : "n") + value.written(), true);
    if (!fresh)
        return known->second;
    Node row = Node::newMap();
    row.set("id", Node::ofText("x"));
    row.set("name", Node::ofText("x"));
    row.set("type", Node::ofText("x"));
    row.set("size", Node::ofInteger(1));
    row.set("points", Node::ofInteger(1));
    Node list = Node::newMap();
    for (const char* key : {"system", "id", "name"})
        list.set(key, Node::ofText("x"));
    const bool head = std::string_view(column) == "group";
    (head ? list : row).set(column, value);
    Node rows = Node::newList();
    rows.add(std::move(row));
    list.set("entries", std::move(rows));
    return known->second = schema->check(list).empty();
}

void Conversion::copyCell(Target& target, const char* column)
{
    const Node* cell = target.row.node->find(column);
    if (!cell || cell->isNull() || !cell->isScalar())
        return;
    const std::string text = cellText(*cell);
    if (text.empty() || text == "-")
        return;
    if (fits(column, valueOf(text))) {
        target.out.set(column, valueOf(text));
        return;
    }
    const std::string used = leadingNumber(text);
    target.print(column, text);
    if (!used.empty() && fits(column, valueOf(used)))
        target.out.set(column, valueOf(used));
    const bool isUsed = target.out.find(column);
    note("exchange-cell", target.row.node->placeOfKey(column).line,
        {{"column", TermId{"columns", column}}, {"written", text}, {"name", target.row.name},
            {"used", isUsed ? used : "-"}});
}

// A column that our list must have.
void Conversion::copyNumber(Target& target, const char* column, int otherwise)
{
    copyCell(target, column);
    if (target.out.find(column))
        return;
    target.out.set(column, Node::ofInteger(otherwise));
    note("exchange-number-missing", target.row.node->line(),
        {{"column", TermId{"columns", column}}, {"name", target.row.name}, {"used", std::to_string(otherwise)}});
}

void Conversion::finish(Target& target)
{
    if (const auto special = specialsOf(target.row); !special.empty()) {
        Node ids = Node::newList();
        for (const std::string& id : special)
            ids.add(Node::ofText(id));
        target.out.set("special", std::move(ids));
    }
    if (!target.printed.isNull()) {
        target.out.set("printed", target.printed);
        target.out.set("reading", Node::ofText(english({"exchange-reading", {}})));
    }
    tellUnknownKeys(target.row);
}

void Conversion::tellUnknownKeys(const SelectorRow& row)
{
    static constexpr std::string_view known[] = {"order", "type", "attack", "range", "hits", "armour", "command",
        "size", "points", "min", "max", "armyMin", "armyMax", "upgrades", "specialRules", "requiredUnits",
        "requiredUpgrades", "prohibitedUnits", "prohibitedUpgrades", "augendUnits", "homologousUnits",
        "homologousUpgrades", "addOnUpgrades"};
    for (const auto& entry : row.node->entries()) {
        if (entry.key == "noCount") {
            if (entry.node.boolean().value_or(true))
                note("exchange-no-count", entry.line, {{"name", row.name}});
        } else if (std::ranges::find(known, entry.key) == std::end(known)) {
            note("exchange-key-without-equal", entry.line, {{"key", oneLine(entry.key, 60)}, {"name", row.name}});
        }
    }
}

Node Conversion::convertUnit(const SelectorRow& unit)
{
    Target target{unit, false, Node::newMap(), {}};
    target.out.set("id", Node::ofText(unit.id));
    target.out.set("name", Node::ofText(oneLine(unit.name, 80)));
    copyCell(target, "type");
    if (!target.out.find("type"))
        target.out.set("type", Node::ofText("-"));
    for (const char* column : {"attack", "range", "hits", "armour", "command"})
        copyCell(target, column);
    copyNumber(target, "size", 1);
    setBounds(target);
    copyNumber(target, "points", 0);
    const auto price = valueOf(target.out.textOr("points")).integer();
    if (price && *price == 0 && !target.out.find("max")) {
        target.out.set("max", Node::ofInteger(10));
        note("exchange-free", unit.node->line(), {{"name", unit.name}, {"limit", "10"}});
    }
    finish(target);
    for (const std::string& name : unit.node->textsOf("upgrades"))
        if (!named(in.upgrades, oneLine(plainText(name), 100)))
            note("exchange-unknown-upgrade", unit.node->placeOfKey("upgrades").line,
                {{"upgrade", oneLine(name, 60)}, {"name", unit.name}});
    addConditions(target);
    return target.out;
}

bool Conversion::lists(const SelectorRow& row, const char* key, const SelectorRow& upgrade) const
{
    const auto names = row.node->textsOf(key);
    return std::ranges::any_of(
        names, [&](const std::string& name) { return named(in.upgrades, oneLine(plainText(name), 100)) == &upgrade; });
}

std::vector<const SelectorRow*> Conversion::hostsOf(const SelectorRow& upgrade) const
{
    std::vector<const SelectorRow*> hosts;
    for (const SelectorRow& unit : in.units) {
        bool takes = lists(unit, "upgrades", upgrade);
        // Given only together with another upgrade: to the units of that one.
        for (const SelectorRow& other : in.upgrades)
            takes = takes
                || (other.node->find("addOnUpgrades") && lists(other, "addOnUpgrades", upgrade)
                    && lists(unit, "upgrades", other));
        if (takes)
            hosts.push_back(&unit);
    }
    return hosts;
}

// A rider's animal, a named commander, other stats for a unit; empty: something besides.
std::string Conversion::kindOf(const SelectorRow& upgrade) const
{
    const std::string type = oneLine(upgrade.node->textOr("type"));
    const bool leads = std::ranges::find(format.leaders, type) != format.leaders.end();
    if (type.ends_with("Mount"))
        return "mount";
    if (leads || upgrade.node->find("command"))
        return "character";
    const bool likeAUnit =
        std::ranges::any_of(in.units, [&](const SelectorRow& unit) { return unit.node->textOr("type") == type; });
    const bool fights = isWhole(leadingNumber(upgrade.node->textOr("attack")));
    if (!format.replacing.empty() && fights && (likeAUnit || upgrade.node->find("hits")))
        return format.replacing.front();
    return {};
}

// Every upgrade's kind: those that have one by nature first, then what is left for the others.
void Conversion::giveKinds()
{
    std::set<std::pair<const SelectorRow*, std::string>> taken;
    const auto give = [&](const SelectorRow& upgrade, const std::string& kind) {
        kinds[&upgrade] = kind;
        for (const SelectorRow* host : hostsOf(upgrade))
            taken.emplace(host, kind);
    };
    for (const SelectorRow& upgrade : in.upgrades)
        if (const std::string kind = kindOf(upgrade); !kind.empty())
            give(upgrade, kind);
    for (const SelectorRow& upgrade : in.upgrades) {
        if (kinds.count(&upgrade))
            continue;
        const auto hosts = hostsOf(upgrade);
        const auto isFree = [&](const char* kind) {
            return std::ranges::none_of(hosts, [&](const SelectorRow* host) { return taken.count({host, kind}) > 0; });
        };
        static constexpr const char* any[] = {"portent", "character", "mount"};
        const auto* free = std::ranges::find_if(any, isFree);
        if (free == std::end(any) && !hosts.empty())
            note("exchange-one-of-kind", upgrade.node->line(),
                {{"upgrade", upgrade.name}, {"name", hosts.front()->name}});
        give(upgrade, free == std::end(any) ? any[0] : *free);
    }
}

// Stats that replace a unit's must be complete; what is left out is the unit's own.
void Conversion::completeStats(Target& target, const SelectorRow& host)
{
    for (const char* column : {"type", "hits", "size"})
        if (const Node* cell = host.node->find(column);
            cell && (!target.out.find(column) || (column[0] == 't' && target.out.textOr("type") == "Special"))) {
            const Node value = valueOf(cellText(*cell));
            if (fits(column, value))
                target.out.set(column, value);
        }
}

Node Conversion::convertUpgrade(const SelectorRow& upgrade)
{
    const auto hosts = hostsOf(upgrade);
    if (hosts.empty()) {
        note("exchange-upgrade-without-unit", upgrade.node->line(), {{"upgrade", upgrade.name}});
        return {};
    }
    Target target{upgrade, true, Node::newMap(), {}};
    const std::string& kind = kinds[&upgrade];
    target.out.set("id", Node::ofText(upgrade.id));
    target.out.set("name", Node::ofText(oneLine(upgrade.name, 80)));
    target.out.set("kind", Node::ofText(kind));
    Node ids = Node::newList();
    for (const SelectorRow* host : hosts)
        ids.add(Node::ofText(host->id));
    target.out.set("for", std::move(ids));
    for (const char* column : {"type", "attack", "range", "hits", "armour", "command", "size"})
        copyCell(target, column);
    if (std::ranges::find(format.replacing, kind) != format.replacing.end())
        completeStats(target, *hosts.front());
    setBounds(target);
    copyNumber(target, "points", 0);
    finish(target);
    addConditions(target);
    addAddOns(target);
    return target.out;
}

} // namespace strategikon::exchange

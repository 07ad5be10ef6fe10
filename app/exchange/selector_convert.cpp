// From a list of wm-selector to a list file of ours: the frame. Rows, limits and rules have files of
// their own.
#include "app/exchange/selector.h"

#include "app/exchange/names.h"
#include "app/exchange/plain.h"
#include "model/text/write.h"

#include <algorithm>
#include <filesystem>

namespace strategikon {

namespace exchange {

namespace {

Node listOf(std::vector<Node> items)
{
    Node list = Node::newList();
    for (Node& item : items)
        list.add(std::move(item));
    return list;
}

// A group is a name, or the number of one that only the other program's menu knows.
std::string groupOf(const SelectorList& list)
{
    const Node* group = list.json.find("group");
    return group && group->isText() ? oneLine(plainText(group->written()), 80) : std::string();
}

} // namespace

Conversion::Conversion(const SelectorList& in, const System& system, const Schema* schema)
    : in(in), system(system), format(system.format()), schema(schema)
{
}

void Conversion::note(const char* code, int line, Arguments args, std::vector<std::string> suggestions)
{
    notes.push_back({{code, std::move(args)}, line, std::move(suggestions)});
}

const SelectorRow* Conversion::named(const std::vector<SelectorRow>& rows, const std::string& name) const
{
    std::vector<std::string> names;
    for (const SelectorRow& row : rows)
        names.push_back(row.name);
    const int found = indexFor(names, name);
    return found < 0 ? nullptr : &rows[found];
}

// An own list goes before one that ships, so it must not take the id of one.
void Conversion::setName(Node& out)
{
    std::string id = listSlug(in.name), name = in.name;
    std::error_code error;
    if (std::filesystem::exists(roots().lists / format.id / (id + ".yaml"), error)) {
        id += "-wm-selector";
        name += " (wm-selector)";
        note("exchange-name-taken", 0, {{"name", in.name}, {"new", name}});
    }
    out.set("id", Node::ofText(id));
    out.set("name", Node::ofText(oneLine(name, 80)));
}

Node Conversion::run()
{
    Node out = Node::newMap();
    out.set("system", Node::ofText(format.id));
    setName(out);
    if (const Node group = Node::ofText(groupOf(in)); !group.written().empty() && fits("group", group))
        out.set("group", group);
    if (!in.version.empty()) {
        Node source = Node::newMap();
        source.set("book", Node::ofText(oneLine(in.version, 80)));
        out.set("source", std::move(source));
    }
    out.set("about",
        Node::ofText(english({"exchange-about", {{"book", in.version.empty() ? "wm-selector" : in.version}}})));
    readSpecials();
    giveKinds();
    std::vector<Node> entries, upgrades;
    for (const SelectorRow& unit : in.units)
        entries.push_back(convertUnit(unit));
    for (const SelectorRow& upgrade : in.upgrades)
        if (Node row = convertUpgrade(upgrade); !row.isNull())
            upgrades.push_back(std::move(row));
    addArmyRules();
    out.set("entries", listOf(std::move(entries)));
    if (!upgrades.empty())
        out.set("upgrades", listOf(std::move(upgrades)));
    rules.push_back(positionsRule(in));
    out.set("rules", listOf(std::move(rules)));
    for (const auto& entry : in.json.entries()) {
        static constexpr std::string_view known[] = {
            "name", "version", "group", "order", "units", "upgrades", "specialRules", "armyRules", "magic"};
        const bool unused = entry.node.isNull() || (entry.node.isList() && entry.node.items().empty());
        if (std::ranges::find(known, entry.key) == std::end(known) && !unused)
            note("exchange-key-without-equal", entry.line, {{"key", oneLine(entry.key, 60)}, {"name", in.name}});
    }
    if (in.json.booleanOr("magic", false))
        note("exchange-magic", in.json.placeOfKey("magic").line, {{"name", in.name}});
    addLimits(out);
    std::ranges::stable_sort(notes, [](const Note& a, const Note& b) { return a.line < b.line; });
    return out;
}

// With too many limits over the same rows a list cannot be reckoned with, and would be refused: as many
// are kept as can be, those that draw in the unit every army has last.
void Conversion::addLimits(Node& out)
{
    const auto isRead = [&](const std::vector<Node>& some) {
        out.remove("limits");
        if (!some.empty())
            out.set("limits", listOf(some));
        const auto read = readList(out, format, {});
        return std::ranges::none_of(
            read.faults, [](const Fault& fault) { return fault.message.code == "too-intertwined"; });
    };
    if (limits.empty() || isRead(limits))
        return;
    const std::string one = theOnly();
    const auto isPlain = [&](const Node& limit) {
        const auto names = [&](const Node* of) {
            return of && std::ranges::any_of(of->items(), [&](const Node& id) { return id.written() == one; });
        };
        return !names(limit.find("of")) && !names(limit.find("at-most", "of"));
    };
    std::stable_partition(limits.begin(), limits.end(), isPlain);
    std::vector<Node> kept;
    constexpr int mostTrials = 40; // each may take a second
    for (std::size_t i = 0; i < limits.size(); ++i) {
        kept.push_back(limits[i]);
        if (i < mostTrials && isRead(kept))
            continue;
        kept.pop_back();
        note("exchange-limit-left-out", 0, {{"name", limits[i].textOr("name")}, {"limit", limits[i].textOr("id")}});
    }
    isRead(kept);
}

} // namespace exchange

Imported convertList(std::string_view bytes, const std::string& file)
{
    addExchangeMessages();
    Imported result;
    auto list = exchange::readSelectorList(bytes, file);
    if (!list) {
        result.faults = std::move(list.faults);
        return result;
    }
    const System* system = exchange::systemOf(**list);
    if (!system) {
        result.faults.push_back({(*list)->place(), {"exchange-no-system", {{"book", (*list)->version}}}});
        return result;
    }
    const auto schema = loadListSchema(*system);
    exchange::Conversion conversion(**list, *system, schema ? &*schema : nullptr);
    const Node out = conversion.run();
    result.listFile = writeYaml(out);
    result.listId = out.textOr("id");
    result.listSystem = out.textOr("system");
    result.notes = conversion.takeNotes();
    return result;
}

} // namespace strategikon

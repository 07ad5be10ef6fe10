#include "rules/fog/groups.h"

#include "model/text/contains.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace strategikon::fogGroups {

namespace {

using fogCosts::Base;
using fogCosts::capabilitiesOf;
using fogCosts::isMounted;
using fogCosts::Price;

constexpr std::string_view earthwork = "Field Fortifications", camp = "Unfortified Camp", fort = "Fortified Camp";
constexpr int fewestBases = 2, mostBases = 12; // of a battle group (rulebook 323)

template <std::size_t N>
bool isOneOf(std::string_view text, const std::array<std::string_view, N>& all)
{
    return contains(all, text);
}

bool hasAny(const std::vector<std::string>& cells, const std::vector<std::string_view>& wanted)
{
    for (Column column : {shooting, combat})
        for (std::string_view capability : capabilitiesOf(cells[column]))
            if (contains(wanted, capability))
                return true;
    return false;
}

bool isWork(std::string_view type)
{
    constexpr std::array<std::string_view, 3> works{earthwork, camp, fort};
    return isOneOf(type, works);
}

Base baseOf(const std::vector<std::string>& cells)
{
    return {cells[type], cells[armour], cells[quality], cells[training], cells[shooting], cells[combat]};
}

// The other part of a mixed group: "1/3 LF, Unprotected, Bow" is one third light foot archers. All
// are of one quality and training (rulebook 3800).
struct Part {
    int of = 0; // one base of so many is of this part
    Base base;
};
std::optional<Part> partOf(const std::vector<std::string>& cells)
{
    std::string_view text = cells[mixed];
    if (text == "-")
        return {};
    Part part{0, {"-", "-", cells[quality], cells[training], "-", "-"}};
    const auto space = text.find(' ');
    if (!text.starts_with("1/") || space == std::string_view::npos)
        return Part{};
    std::from_chars(text.data() + 2, text.data() + space, part.of);
    const auto words = capabilitiesOf(text.substr(space + 1));
    for (std::size_t i = 0; i < words.size(); ++i)
        if (i == 0)
            part.base.type = words[i];
        else if (i == 1)
            part.base.armour = words[i];
        else
            part.base.combat = (i == 2 ? std::string() : part.base.combat + ", ") + std::string(words[i]);
    return part;
}

// Even, and elephants and artillery in twos; nine where a third is of another kind (rulebook 3796-3802).
bool sizeFits(const std::string& type, int bases, int part)
{
    if (inTwos(type))
        return bases == 2;
    if (bases < fewestBases || bases > mostBases || (part > 0 && bases % part != 0))
        return false;
    return bases % 2 == 0 || (part == 3 && bases == 9);
}

// The price of a base of each part; the second is nothing but in a mixed group.
struct Bases {
    Price own;
    std::optional<Price> other;
    int of = 0;
};
std::optional<Bases> basesOf(const fogCosts::Table& table, const std::vector<std::string>& cells)
{
    const auto own = table.base(baseOf(cells));
    if (!own)
        return {};
    Bases bases{*own, {}, 0};
    if (const auto part = partOf(cells)) {
        bases.other = table.base(part->base);
        bases.of = part->of;
        if (!bases.other || (part->of != 2 && part->of != 3))
            return {};
    }
    return bases;
}

std::optional<Price> workPrice(const fogCosts::Table& table, std::string_view type)
{
    if (type == earthwork)
        return table.other("field-fortifications");
    if (type == camp)
        return table.other("unfortified-camp");
    if (type == fort)
        return table.other("fortified-camp");
    return {};
}

std::optional<Price> commanderPrice(const fogCosts::Table& table, const std::vector<std::string>& cells)
{
    auto price = table.commander(cells[type]);
    if (price && cells[role] == "ally")
        price->add(table.other("ally"));
    return price;
}

bool carriesDefences(const ArmyList& list, int line, const std::vector<int>& options)
{
    const auto special = specialsOf(list, line, options);
    return contains(special, "portable-defences");
}

} // namespace

std::optional<Price> reckoned(
    const fogCosts::Table& table, const ArmyList& list, int line, const std::vector<int>& options)
{
    const auto cells = columnsOf(list, line, options);
    if (list.lines[line].leader)
        return commanderPrice(table, cells);
    if (const auto work = workPrice(table, cells[type]))
        return work;
    const auto each = basesOf(table, cells);
    const int stands = standsOf(list, line, options);
    if (!each || !sizeFits(cells[type], stands, each->of))
        return {};
    const int others = each->other ? stands / each->of : 0;
    Price price;
    price.add(each->own, stands - others);
    if (each->other)
        price.add(*each->other, others);
    if (carriesDefences(list, line, options))
        price.add(table.other("portable-defences"), (stands + 1) / 2);
    return price;
}

std::optional<int> price(const fogCosts::Table& table, const ArmyList& list, int line, const std::vector<int>& options)
{
    const auto all = reckoned(table, list, line, options);
    return all ? std::optional(all->points) : std::nullopt;
}

namespace {

// The code of what is wrong with a size; empty where nothing is.
std::string sizeFault(const std::vector<std::string>& cells, int bases)
{
    const auto part = partOf(cells);
    if (sizeFits(cells[type], bases, part ? part->of : 0))
        return {};
    if (inTwos(cells[type]))
        return "size-pair";
    return part && part->of > 0 ? "size-parts" : "size-even";
}

// A span like 6-12 of thirds has 8 within it, which nobody takes and which does no harm: odd sizes and those of
// twos are told.
std::vector<int> sizesOf(const ArmyList& list, int line)
{
    const bool twos = inTwos(list.lines[line].printed[type]);
    std::vector<int> sizes{list.lines[line].stands};
    for (const Option& option : list.options)
        if (option.resizes && (twos || option.stands % 2 != 0) && contains(option.hosts, line))
            sizes.push_back(option.stands);
    return sizes;
}

void addCapabilityFault(const fogCosts::Table& table, const System& system, const Base& base, const std::string& id,
    std::vector<std::pair<std::string, Message>>& faults)
{
    const auto misfit = table.misfit(base);
    if (!misfit)
        return;
    const auto shoots = capabilitiesOf(base.shooting);
    const bool shooting = contains(shoots, misfit->capability);
    faults.emplace_back(shooting ? "shooting" : "combat",
        Message{misfit->twice           ? "capability-twice"
                : misfit->other.empty() ? "capability-not-for"
                                        : "capabilities-exclude",
            {{"id", id}, {"capability", DataText{std::string(misfit->capability)}},
                {"other", DataText{std::string(misfit->other)}}, {"kind", DataText{base.type}},
                {"rule", system.cite({"rulebook", misfit->line, 0})}}});
}

} // namespace

std::vector<std::pair<std::string, Message>> misfits(
    const fogCosts::Table& table, const System& system, const ArmyList& list, int line)
{
    const Line& row = list.lines[line];
    const auto cells = columnsOf(list, line, {});
    std::vector<std::pair<std::string, Message>> faults;
    if (row.leader || workPrice(table, cells[type]))
        return faults;
    for (int bases : sizesOf(list, line))
        if (const std::string code = sizeFault(cells, bases); !code.empty() && faults.empty())
            faults.emplace_back("size",
                Message{code,
                    {{"id", row.id}, {"size", bases}, {"mixed", cells[mixed]},
                        {"rule", system.cite(system.ruleOf(code))}}});
    addCapabilityFault(table, system, baseOf(cells), row.id, faults);
    return faults;
}

std::string basePrice(const fogCosts::Table& table, const ArmyList& list, int line, const std::vector<int>& options)
{
    const auto cells = columnsOf(list, line, options);
    if (list.lines[line].leader || workPrice(table, cells[type]))
        return {};
    const auto each = basesOf(table, cells);
    if (!each)
        return {};
    return std::to_string(each->own.points) + (each->other ? "/" + std::to_string(each->other->points) : "");
}

unsigned marksOf(const ArmyList& list, int line, const std::vector<int>& options)
{
    const auto cells = columnsOf(list, line, options);
    const std::string& kind = cells[type];
    if (list.lines[line].leader)
        return cells[role] == "c-in-c" ? inChief : 0u;
    if (isWork(kind))
        return work;
    constexpr std::array<std::string_view, 4> light{"Cv", "LH", "Cm", "LCh"};
    unsigned marks = group;
    if (kind == "LH" || (kind == "LF" && (cells[mixed] == "-" || cells[mixed].find(" LF,") != std::string::npos)))
        marks |= skirmisher;
    const bool charges = isMounted(kind) ? kind != "LH" && hasAny(cells, {"Lancers"})
                                         : hasAny(cells, {"Impact Foot", "Offensive Spearmen", "Pikemen"});
    if (charges || kind == "HCh" || kind == "SCh")
        marks |= shock;
    if ((kind == "MF" || kind == "Mob") && !charges && hasAny(cells, {"Bow", "Longbow", "Crossbow", "Firearm"}))
        marks |= missileFoot;
    if ((marks & skirmisher) || (!charges && (kind == "Cv" || kind == "Cm" || kind == "LCh")))
        marks |= evades;
    if (isOneOf(kind, light))
        marks |= scouts;
    if (kind == "SCh")
        marks |= noAttrition;
    return marks;
}

bool inTwos(std::string_view type)
{
    constexpr std::array<std::string_view, 3> all{"El", "LArt", "HArt"};
    return isOneOf(type, all);
}

int autobreak(std::string_view quality, int bases)
{
    const int percent = quality == "Elite" ? 60 : quality == "Superior" ? 50 : quality == "Poor" ? 30 : 40;
    return bases * percent / 100 + 1;
}

int countedBases(std::string_view type, int bases, int ranks)
{
    constexpr int deepest = 3; // ranks that count
    const int width = (bases + ranks - 1) / ranks;
    if (type == "BWg")
        return 2 * std::max(width, ranks); // in rank or in file
    return inTwos(type) ? 2 * width : std::min(bases, deepest * width);
}

int hitsPer(int x, std::string_view type, int bases, int ranks)
{
    return (countedBases(type, bases, ranks) + x - 1) / x;
}

} // namespace strategikon::fogGroups

// What a base costs by the table, and how sure that is.
#include "rules/fog/costs.h"

#include "model/text/contains.h"

#include <algorithm>

namespace strategikon::fogCosts {

namespace {

constexpr std::array<std::string_view, 4> qualities{"Elite", "Superior", "Average", "Poor"};
constexpr int pricesLine = 3722; // who pays for what
constexpr int wagonFactor = 3;   // of the foot price of a capability, for battle wagons (rulebook 3731)

bool drills(std::string_view type) { return type != "LF" && type != "LH"; }

} // namespace

std::string_view word(Mark mark)
{
    constexpr std::array<std::string_view, 4> words{"certain", "recovered", "read", "corrected"};
    return words[std::size_t(mark)];
}

void Price::add(const Price& other, int times)
{
    points += other.points * times;
    marks |= other.marks;
    doubts |= other.doubts;
}

std::vector<std::string_view> capabilitiesOf(std::string_view cell)
{
    std::vector<std::string_view> all;
    while (!cell.empty() && cell != "-") {
        const auto comma = cell.find(", ");
        all.push_back(cell.substr(0, comma));
        cell = comma == std::string_view::npos ? std::string_view() : cell.substr(comma + 2);
    }
    return all;
}

bool isMounted(std::string_view type)
{
    constexpr std::array<std::string_view, 9> mounted{"Kn", "Ct", "LH", "Cv", "Cm", "El", "HCh", "LCh", "SCh"};
    return contains(mounted, type);
}

const Table::Row* Table::rowOf(const Base& base) const
{
    const auto shooting = capabilitiesOf(base.shooting);
    const Row* best = nullptr;
    for (const Row& row : rows) {
        const bool type = contains(row.types, base.type);
        if (type && row.armour == base.armour && (row.with.empty() || contains(shooting, row.with)))
            best = !best || !row.with.empty() ? &row : best; // the row that asks for more
    }
    return best;
}

const Table::Capability* Table::capability(std::string_view name) const
{
    const auto known = std::ranges::find_if(capabilities, [&](const Capability& c) { return c.name == name; });
    return known == capabilities.end() ? nullptr : &*known;
}

std::optional<Table::Misfit> Table::misfit(const Base& base) const
{
    std::vector<std::string_view> all = capabilitiesOf(base.shooting);
    const auto melee = capabilitiesOf(base.combat);
    all.insert(all.end(), melee.begin(), melee.end());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Capability* its = capability(all[i]);
        if (std::find(all.begin() + i + 1, all.end(), all[i]) != all.end())
            return Misfit{all[i], all[i], true, 0};
        if (!its)
            continue;
        for (const std::string& other : its->excludes)
            if (const auto found = std::ranges::find(all, other); found != all.end())
                return Misfit{all[i], *found, false, its->reason};
        if (!its->types.empty() && !contains(its->types, base.type))
            return Misfit{all[i], {}, false, its->reason};
        if (!(isMounted(base.type) ? its->mounted : its->foot))
            return Misfit{all[i], {}, false, pricesLine};
    }
    return {};
}

// False where the table has no price of one of them for such troops.
bool Table::addCapabilities(Price& price, const Base& base, std::string_view cell, const Row& row) const
{
    for (std::string_view name : capabilitiesOf(cell)) {
        if (name == row.with)
            continue; // in the price of the row
        const Capability* known = capability(name);
        const auto* extra = !known ? nullptr : isMounted(base.type) ? &known->mounted : &known->foot;
        if (!extra || !*extra)
            return false;
        price.add(**extra, base.type == "BWg" ? wagonFactor : 1);
    }
    return true;
}

std::optional<Price> Table::base(const Base& base) const
{
    if (misfit(base))
        return {};
    const Row* row = rowOf(base);
    const auto quality = std::ranges::find(qualities, base.quality);
    if (!row || quality == qualities.end() || !row->quality[std::size_t(quality - qualities.begin())])
        return {};
    Price price = *row->quality[std::size_t(quality - qualities.begin())];
    if (base.training == "Drilled" && drills(base.type)) {
        if (!row->drilled)
            return {};
        price.add(*row->drilled);
    }
    if (base.type == "Cm")
        price.add(other("camelry"));
    if (!addCapabilities(price, base, base.shooting, *row) || !addCapabilities(price, base, base.combat, *row))
        return {};
    return price;
}

std::optional<Price> Table::commander(std::string_view type) const
{
    for (const Commander& commander : commanders)
        if (commander.name == type)
            return commander.price;
    return {};
}

int Table::initiative(std::string_view type) const
{
    for (const Commander& commander : commanders)
        if (commander.name == type)
            return commander.initiative;
    return 0;
}

int Table::range(std::string_view type) const
{
    for (const Commander& commander : commanders)
        if (commander.name == type)
            return commander.range;
    return 0;
}

Price Table::other(std::string_view id) const
{
    const auto known = others.find(id);
    return known == others.end() ? Price{} : known->second;
}

// The weaker of our own marks, and that something of the player's went into it.
std::string Table::textOf(unsigned marks) const
{
    std::string text;
    const Price price{0, marks};
    const auto add = [&](Mark mark) {
        if (const auto known = texts.find(mark); known != texts.end())
            text += (text.empty() ? "" : "; ") + known->second;
    };
    if (price.has(Mark::read))
        add(Mark::read);
    else if (price.has(Mark::recovered))
        add(Mark::recovered);
    if (price.has(Mark::corrected))
        add(Mark::corrected);
    return text;
}

// The row, and its column where it has several.
Value Table::shown(const Cell& cell)
{
    const Value row = DataText{cell.name};
    return cell.column == "points" ? row : inBrackets(row, TermId{"columns", cell.column});
}

// The least sure ones first: whoever has the book knows which cells to look up.
std::vector<Message> Table::notesOn(const Doubts& doubts) const
{
    std::vector<Message> notes;
    for (const auto& [mark, code] : {std::pair{Mark::read, "prices-read"}, {Mark::recovered, "prices-recovered"},
             {Mark::corrected, "prices-corrected"}}) {
        Several cells{{}, "; "};
        for (std::size_t c = 0; c < all.size(); ++c)
            if (doubts.test(c) && all[c].price.has(mark))
                cells.values.push_back(shown(all[c]));
        if (!cells.values.empty())
            notes.push_back({code, {{"cells", cells}}});
    }
    return notes;
}

} // namespace strategikon::fogCosts

#include "rules/dbm/play/combat/engaged.h"

#include "model/text/contains.h"
#include "rules/dbm/play/bases.h"
#include "rules/dbm/play/combat/ranks.h"
#include "rules/dbm/play/map/map_measure.h"
#include "rules/dbm/play/movement/meeting.h"

#include <algorithm>
#include <array>

namespace strategikon::dbmPlay {

namespace {

// Those of a side whose places are known to the last.
std::vector<Base> basesKnown(const BattleView& table, int side)
{
    std::vector<Base> all;
    for (const Id one : table.elements(side))
        if (const auto base = baseOf(table, one))
            all.push_back(*base);
    return all;
}

bool isAside(const Beside& its) { return its.touch == Touch::left || its.touch == Touch::right; }

bool hasFreeFront(const Base& one, const std::vector<Base>& enemies)
{
    return std::ranges::none_of(enemies, [&](const Base& enemy) {
        const Touch touch = besideOf(one, enemy).touch;
        return touch == Touch::front || touch == Touch::unclear;
    });
}

// Level beside a friend who fights, its own front free; or at the side of his enemy (654-655).
bool isOverlap(const Base& one, const Base& fights, const Base& enemy, const std::vector<Base>& enemies)
{
    const Beside friendly = besideOf(fights, one), hostile = besideOf(enemy, one);
    return (isAside(friendly) && friendly.turned == 0 && friendly.isLinedUp() && hasFreeFront(one, enemies))
        || (isAside(hostile) && hostile.turned % 2 == 0);
}

} // namespace

Engaged::Engaged(const BattleView& table)
{
    byRecord(table);
    byMap(table);
    ranks(table);
}

const Engaged::Its& Engaged::of(Id element) const
{
    static const Its apart;
    const auto it = all_.find(element);
    return it == all_.end() ? apart : it->second;
}

Ids Engaged::perhaps(const Ids& elements) const
{
    Ids all;
    for (const Id one : elements)
        if (const Its& its = of(one); std::max({its.fights, its.supports, its.behind, its.overlaps}) == Known::maybe)
            all.push_back(one);
    return all;
}

void Engaged::meets(Id one, Id other)
{
    for (const auto& [own, enemy] : {std::pair(one, other), std::pair(other, one)}) {
        Its& its = all_[own];
        its.fights = Known::yes;
        its.enemies = {enemy};
    }
}

void Engaged::byRecord(const BattleView& table)
{
    for (const Meeting& met : meetings(table, 0)) {
        const Ids surely = met.surely();
        for (const auto& [those, others] : {std::pair(met.own, met.enemies), std::pair(met.enemies, met.own)})
            for (const Id one : those) {
                Its& its = all_[one];
                const bool sure = contains(surely, one);
                its.fights = std::max(its.fights, sure ? Known::yes : Known::maybe);
                if (!sure)
                    its.supports = its.behind = its.overlaps = Known::maybe;
                const Id against = met.against(one);
                std::ranges::copy(against == 0 ? others : Ids{against}, std::back_inserter(its.enemies));
            }
    }
}

void Engaged::byMap(const BattleView& table)
{
    const std::array<std::vector<Base>, 2> sides{basesKnown(table, 0), basesKnown(table, 1)};
    std::vector<std::array<const Base*, 2>> pairs;
    for (const Base& one : sides[0])
        for (const Base& other : sides[1])
            if (besideOf(one, other).isOpposite()) {
                meets(one.element, other.element);
                pairs.push_back({&one, &other});
            }
    for (const auto& pair : pairs)
        for (const std::size_t side : {0, 1})
            for (const Base& one : sides[side]) {
                if (one.element == pair[side]->element)
                    continue;
                if (besideOf(*pair[side], one).isBehind())
                    all_[one.element].behind = Known::yes;
                if (isOverlap(one, *pair[side], *pair[1 - side], sides[1 - side]))
                    all_[one.element].overlaps = Known::yes;
            }
}

// Who stands on the base of one who fights, and of deep formations the ranks that help him from further behind.
void Engaged::ranks(const BattleView& table)
{
    Ids fighting;
    for (const auto& [element, its] : all_)
        if (its.fights == Known::yes)
            fighting.push_back(element);
    for (const Id front : fighting) {
        if (const Id rear = partnerOf(table, front); rear != 0)
            all_[rear].behind = Known::yes;
        auto last = baseOf(table, front);
        const Ids helpers = last ? mayStandBehind(table, front) : Ids();
        for (int rank = 0; last && rank < ranksThatHelp(table, front); ++rank) {
            std::optional<Base> next;
            for (const Id one : helpers)
                if (const auto base = baseOf(table, one); base && besideOf(*last, *base).isBehind())
                    next = base;
            if (next)
                all_[next->element].supports = Known::yes;
            last = next;
        }
    }
}

} // namespace strategikon::dbmPlay

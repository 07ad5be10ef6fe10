// Initiative, charges, and slipping away from them.
#include "facts.h"

#include <algorithm>

namespace judged {

namespace {

// The nearest enemy in sight within 20 cm (450, 829): all who may be he.
std::vector<const Unit*> reactedTo(const Table& table, const Unit& unit)
{
    struct One {
        const Unit* enemy;
        double is;
        Says counts;
    };
    std::vector<One> all;
    for (const Unit& enemy : table.units())
        if (enemy.side != unit.side) {
            const Says near = enemy.known && unit.known ? table.within(20, unit, enemy) : Says::open;
            const Says counts = near == Says::no || !enemy.known ? near : both(near, table.sees(unit, enemy));
            all.push_back({&enemy, enemy.known && unit.known ? table.apart(unit, enemy) : 0, counts});
        }
    std::vector<const Unit*> may;
    for (const One& one : all)
        if (one.counts != Says::no && std::none_of(all.begin(), all.end(), [&](const One& other) {
                return other.counts == Says::yes && other.is < one.is - margin;
            }))
            may.push_back(one.enemy);
    return may;
}

Verdict nearestInSight(const Table& table, const Unit& unit, const char* kind, const char* input, const char* line)
{
    Verdict verdict{kind, input, line};
    for (const Unit* enemy : reactedTo(table, unit))
        verdict.right.push_back({enemy->id});
    return verdict;
}

} // namespace

Verdicts ofEvade(const Table& table, const Unit& unit)
{
    const Verdict verdict = nearestInSight(table, unit, "evaded enemy", "from", "829");
    return verdict.right.empty() ? Verdicts() : Verdicts{verdict}; // who sees nobody evades from nobody
}

Verdicts ofInitiative(const Table& table, const Unit& unit)
{
    return {nearestInSight(table, unit, "charged on initiative", "contacts", "450")};
}

Verdicts ofCharge(const Table& table, const play::Decision& ask, const Unit& charger, const Unit& target)
{
    if (!charger.known || !target.known || target.fights)
        return {};
    std::optional<Edge> all;
    double least = 1e9;
    for (const Base& base : target.bases)
        least = std::min(least, table.apart(charger, Unit{.bases = {base}}));
    for (const Base& base : target.bases) {
        if (table.apart(charger, Unit{.bases = {base}}) > least + margin)
            continue;
        const auto zone = zoneOf(base, charger);
        if (!zone || (all && *all != *zone))
            return {};
        all = zone;
    }
    const char* id = *all == Edge::front ? "front" : *all == Edge::rear ? "rear" : "flank";
    Verdict verdict{std::string("charge at the ") + id, "edge", "913"};
    if (const auto value = option(ask, "edge", id))
        verdict.right.push_back(*value);
    return {verdict};
}

Verdicts ofSlippingAway(const Table& before, const play::Decision& ask, const Unit& charger, const Unit& charged)
{
    if (!charger.known || !charged.known)
        return {};
    const double is = before.apart(charger, charged);
    const double near = before.cm(10), far = before.cm(20);
    if (std::abs(is - near) < margin || std::abs(is - far) < margin)
        return {};
    Verdict verdict{"where a charge began", "began-within", "E69"};
    if (const auto value = option(ask, "began-within", is < near ? "10" : is < far ? "20" : "far"))
        verdict.right.push_back(*value);
    return {verdict};
}

} // namespace judged

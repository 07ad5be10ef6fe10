// Models that are set down where they may not be (rulebook 1048, 1078).
#include "rules/warmaster/play/map/closed.h"
#include "rules/warmaster/play/map/warnings.h"

#include "model/field/deploying/standing.h"

#include <charconv>

namespace strategikon::warmasterPlay {

namespace {

constexpr double aside = play::Tolerance{}.beside; // cm, as hands err

// "#12.place": thing 12; 0: no place.
Id placedBy(const BattleView& table, const std::string& input)
{
    Id thing = 0;
    if (!input.starts_with('#') || !input.ends_with(".place"))
        return 0;
    std::from_chars(input.data() + 1, input.data() + input.size(), thing);
    return thing > 0 && thing <= int(table.state().things.size()) && table.isUnit(thing) ? thing : 0;
}

std::optional<Warning> beyondTheEdge(
    const BattleView& table, const field::Field& on, Id unit, const field::Troop& troop, const field::Stand& stand)
{
    for (const field::Point corner : outline(troop, stand))
        if (corner.x < -aside || corner.y < -aside || corner.x > on.table.width + aside
            || corner.y > on.table.depth + aside)
            return Warning{{"warn-placed-off", {{"unit", table[unit].badge}}}, "off-table", {}};
    return {};
}

std::optional<Warning> inClosedTerrain(
    const BattleView& table, const field::Field& on, Id unit, const field::Troop& troop, const field::Stand& stand)
{
    const field::Feature* feature = closedTo(table, on, unit, troop, stand, aside);
    if (!feature)
        return {};
    return Warning{
        {"warn-placed-in", {{"unit", table[unit].badge}, {"where", whereOf(*feature)}}}, "closed-terrain", {}};
}

constexpr std::optional<Warning> (*checksOfPlaces[])(const BattleView&, const field::Field&, Id, const field::Troop&,
    const field::Stand&) = {beyondTheEdge, inClosedTerrain};

} // namespace

// Of those who stand exactly there; one of each kind for a unit, whichever of its stands it is.
Warnings warningsOfPlaces(const BattleView& table, const Answer& agreed, const field::Field* on)
{
    Warnings all;
    for (const auto& [input, values] : agreed.inputs) {
        const Id unit = placedBy(table, input);
        const auto* ground = unit == 0 ? nullptr : play::groundField(fields(), play::Sort::body);
        const auto place = ground ? play::placeFrom(values, *ground) : std::nullopt;
        if (!on || !place || !place->exact() || table.type(unit) == Type::encampment)
            continue;
        const field::Troop troop = troopOf(table, table[unit]);
        const auto stands = formedAbout(troop, formationOf(*place), {place->x / 10.0, place->y / 10.0}, place->facing);
        for (const auto& one : checksOfPlaces)
            for (const field::Stand& stand : stands)
                if (auto warning = one(table, *on, unit, troop, stand)) {
                    all.push_back(std::move(*warning));
                    break;
                }
    }
    return all;
}

} // namespace strategikon::warmasterPlay

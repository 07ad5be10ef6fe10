// Orders to units that are too far off, or that do not touch (rulebook 538, 607).
#include "rules/warmaster/play/command/command.h"
#include "rules/warmaster/play/map/closed.h"
#include "rules/warmaster/play/map/warnings.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

// Between single elephants that screen, up to so many cm of the rules (errata 85).
double gapAllowed(const BattleView& table, const Ids& units)
{
    const bool screen = table.ruledBy("single-elephants", "errata") && std::ranges::all_of(units, [&](Id unit) {
        return table.type(unit) == Type::elephants && table.get(unit, state::stands) == 1;
    });
    return screen ? table.figure("elephant-screen", "gap") : 0;
}

// Takes out of `units` the first and all who are linked with it, each being in touch with another, or perhaps so.
Ids groupTaken(const Tape& tape, Ids& units, double touch)
{
    Ids group{units.front()};
    units.erase(units.begin());
    for (std::size_t i = 0; i < group.size(); ++i) {
        const auto touches = [&](Id one) { return !surelyBeyond(tape, group[i], one, touch); };
        std::copy_if(units.begin(), units.end(), std::back_inserter(group), touches);
        std::erase_if(units, touches);
    }
    return group;
}

std::pair<Id, Id> nearest(const Tape& tape, const Ids& these, const Ids& those)
{
    std::pair<Id, Id> closest{these.front(), those.front()};
    for (const Id one : these)
        for (const Id other : those)
            if (tape.distance(one, other) < tape.distance(closest.first, closest.second))
                closest = {one, other};
    return closest;
}

// One for each group but the largest.
Warnings notTouching(const Tape& tape, const Ids& units)
{
    Warnings all;
    if (units.size() < 2 || tape.scale() <= 0 || !tape.placed(units))
        return all;
    std::vector<Ids> groups;
    const double touch = std::max(tape.tolerance().clear / tape.scale(), gapAllowed(tape.table(), units));
    for (Ids left = units; !left.empty();)
        groups.push_back(groupTaken(tape, left, touch));
    const auto size = [](const Ids& one, const Ids& other) { return one.size() < other.size(); };
    const auto main = std::ranges::max_element(groups, size);
    for (auto it = groups.begin(); it != groups.end(); ++it)
        if (it != main) {
            const auto [one, other] = nearest(tape, *it, *main);
            all.push_back(
                {between(tape, "warn-brigade", one, other, {}), "brigade", without(tape.table(), "units", units, *it)});
        }
    return all;
}

std::optional<Cure> orderedBy(const Tape& tape, const Decision& ask, const Ids& units)
{
    for (const Id commander : ask.find("commander")->among) {
        const int range = rangeOf(tape.table(), commander);
        const auto near = [&](Id unit) { return tape.within(commander, unit, range) == true; };
        if (std::ranges::all_of(units, near))
            return Cure{{"cure-ordered-by", {{"who", tape.table()[commander].badge}}}, "commander", {commander}};
    }
    return {};
}

Warnings outOfCommand(const Tape& tape, const Decision& ask, Id commander, const Ids& units)
{
    Warnings all;
    const int range = rangeOf(tape.table(), commander);
    Ids far = units;
    std::erase_if(far, [&](Id unit) { return !surelyBeyond(tape, commander, unit, range); });
    for (const Id unit : far) {
        auto cure = orderedBy(tape, ask, units);
        all.push_back({between(tape, "warn-command", unit, commander, {{"range", range}}), "order-distance",
            cure ? std::move(cure) : without(tape.table(), "units", units, far)});
    }
    return all;
}

// Guns are set up on ramparts and stay there: on ground that is closed to them but may be manned (rulebook 1134).
Warnings emplaced(const Tape& tape, const Ids& units)
{
    Warnings all;
    for (const Id unit : units)
        if (const field::Feature* works = tape.on() && tape.known({unit}) ? emplacedOn(tape, unit) : nullptr)
            all.push_back({{"warn-emplaced", {{"unit", tape.badge(unit)}, {"where", whereOf(*works)}}},
                "closed-terrain", without(tape.table(), "units", units, {unit})});
    return all;
}

} // namespace

Warnings warningsOfJoining(const Tape& tape, const Decision& ask, const Answer& answer)
{
    const Id joins = answer.number("joins");
    const Id commander = ask.find("commander") ? answer.number("commander") : ask.on.empty() ? 0 : ask.on.front();
    if (joins == 0 || commander == 0 || tape.scale() <= 0)
        return {};
    const char* rule = ask.what == "displaced" ? "displaced" : "commanders-move";
    const int reach = tape.table().figure(rule, "reach");
    if (!surelyBeyond(tape, commander, joins, reach))
        return {};
    return {{between(tape, "warn-joins", joins, commander, {{"reach", reach}}), rule, {}}};
}

Warnings warningsOfOrder(const Tape& tape, const Decision& ask, const Answer& answer)
{
    const Ids units = named(answer, "units");
    Warnings all = notTouching(tape, units);
    if (const Id commander = answer.number("commander"); commander != 0)
        for (Warning& one : outOfCommand(tape, ask, commander, units))
            all.push_back(std::move(one));
    for (Warning& one : emplaced(tape, units))
        all.push_back(std::move(one));
    return all;
}

} // namespace strategikon::warmasterPlay

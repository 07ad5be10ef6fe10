// The phases of a turn, one after the other (rulebook 343-365), and what is due where they meet.
#include "rules/warmaster/play/turn.h"

#include "rules/warmaster/play/rule.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

bool mayEnd(const Table& table)
{
    if (table.state().phase != "combat")
        return true;
    const Ids open = table.engagements();
    return std::all_of(open.begin(), open.end(), [&](Id one) { return table.is(one, "fought"); });
}

// Those of a side who recover now, off the table too.
Ids confused(const Table& table, int side)
{
    Ids found;
    for (const play::Thing& thing : table.state().things)
        if (thing.sort == play::Sort::body && thing.side == side && !thing.gone && table.is(thing.id, "confused")
            && (table.onTable(thing.id) || table.begunWith(1)))
            found.push_back(thing.id);
    return found;
}

// Rulebook 2268: units recover at the end of their Command phase. What was ordered is forgotten with the phase.
Rule commandEnds()
{
    return {.what = "command-ends", .resolve = [](Doing& doing, const Step&, const Answer&) -> std::optional<Message> {
                for (const Id unit : confused(doing, doing.state().side)) {
                    doing.happened("recovered", {unit}, {}, "confused-ends");
                    doing.set(unit, "confused", 0);
                }
                for (const int side : {0, 1})
                    for (const Id unit : doing.units(side))
                        doing.set(unit, "evaded", 0);
                return {};
            }};
}

// Rulebook 1350, 1716: what the next stand has taken is forgotten, but by units that stay engaged.
Rule oddHits()
{
    return {.what = "odd-hits", .resolve = [](Doing& doing, const Step&, const Answer&) -> std::optional<Message> {
                doing.happened("step", {}, {}, "odd-hits");
                for (const play::Thing& thing : play::State(doing.state()).things) { // those off the table too
                    if (thing.sort != play::Sort::body || thing.gone)
                        continue;
                    for (const char* field : {"shot", "fired", "cover"})
                        doing.set(thing.id, field, 0);
                    if (!doing.engaged(thing.id))
                        for (const char* field : {"hits", "struck"})
                            doing.set(thing.id, field, 0);
                }
                return {};
            }};
}

Rule turnEnds()
{
    return {.what = "turn-ends", .resolve = [](Doing& doing, const Step&, const Answer&) -> std::optional<Message> {
                const int side = doing.state().side;
                const bool last = side != doing.get(doing.battle(), "first");
                const int turns = doing.get(doing.battle(), "turns");
                if (last && turns != 0 && doing.state().turn >= turns) {
                    doing.push({"battle-ends", play::nobody, {}, {}});
                    return {};
                }
                doing.happened("turn-ended", {}, {{"turn", doing.state().turn}, {"side", side}});
                doing.telling().setSide(1 - side);
                if (last) {
                    doing.telling().setTurn(doing.state().turn + 1);
                    doing.push({"columns", play::nobody, {}, {}});
                }
                return {};
            }};
}

// A side's turn: nobody has moved, nobody has given orders.
Rule turnBegins()
{
    return {.what = "turn-begins", .resolve = [](Doing& doing, const Step&, const Answer&) -> std::optional<Message> {
                const int side = doing.state().side;
                doing.happened("turn-began", {}, {{"turn", doing.state().turn}, {"side", side}});
                turnIsFresh(doing);
                doing.push({"fanatics", side, {}, {}});
                doing.push({"returns", play::nobody, {}, {}});
                return {};
            }};
}

} // namespace

const play::Phases& turnPhases()
{
    static const play::Phases all(
        {
            {"initiative", {}},
            {"orders", {}},
            {"commanders", {"command-ends", "late-arrivals", "camps", "withdrawals"}},
            {"shooting", {"drive-backs", "odd-hits", "camps", "withdrawals"}},
            {"combat", {"odd-hits", "combat-ends", "camps", "withdrawals", "turn-ends"}},
        },
        "turn-begins");
    return all;
}

void phasesAreLeft(Doing& doing, const std::string& from)
{
    if (turnPhases().isLater(from, "commanders") || !turnPhases().isLater(doing.state().phase, "commanders"))
        return;
    doing.push({"late-arrivals", play::nobody, {}, {}});
    doing.push({"command-ends", play::nobody, {}, {}});
}

void turnIsFresh(Doing& doing)
{
    const int side = doing.state().side;
    doing.set(doing.battle(), "ordering", 0);
    for (const Id army : doing.armies(side))
        doing.set(army, "silent", 0);
    for (const Id commander : doing.commanders(side)) {
        doing.set(commander, "giving", 0);
        doing.set(commander, "travelled", 0);
    }
    for (const play::Thing& thing : play::State(doing.state()).things)
        if (thing.sort == play::Sort::tie && thing.kind == "brigade" && !thing.gone)
            doing.dissolve(thing.id);
    for (const int each : {0, 1})
        for (const Id unit : doing.units(each))
            for (const char* field : {"moved", "orders", "charged", "evaded", "advanced", "returns"})
                doing.set(unit, field, 0);
}

Rules turnRules()
{
    return {play::endPhase<Table, Doing, Tape>(turnPhases(), mayEnd),
        play::phaseBegins<Table, Doing, Tape>(turnPhases()), commandEnds(), oddHits(), turnEnds(), turnBegins()};
}

} // namespace strategikon::warmasterPlay

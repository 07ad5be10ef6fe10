// The phases of a turn, one after the other (rulebook 343-365), and what is due where they meet.
#include "rules/warmaster/play/turn.h"

#include "rules/warmaster/play/rule.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

bool mayEnd(const BattleView& table)
{
    if (table.state().phase != "combat")
        return true;
    const Ids open = table.engagements();
    return std::ranges::all_of(open, [&](Id one) { return table.is(one, state::fought); });
}

// Those of a side who recover now, off the table too.
Ids confused(const BattleView& table, int side)
{
    Ids found;
    for (const play::Thing& thing : table.state().things)
        if (thing.sort == play::Sort::body && thing.side == side && !thing.gone && table.is(thing.id, state::confused)
            && (table.onTable(thing.id) || table.begunWith(1)))
            found.push_back(thing.id);
    return found;
}

// Rulebook 2268: units recover at the end of their Command phase. What was ordered is forgotten with the phase.
Rule commandEnds()
{
    return {.what = "command-ends",
        .resolve = [](Transaction& transaction, const Step&, const Answer&) -> std::optional<Message> {
            for (const Id unit : confused(transaction, transaction.state().side)) {
                transaction.happened("recovered", {unit}, {}, "confused-ends");
                transaction.set(unit, state::confused, false);
            }
            for (const int side : {0, 1})
                for (const Id unit : transaction.units(side))
                    transaction.set(unit, state::evaded, false);
            return {};
        }};
}

// Rulebook 1350, 1716: what the next stand has taken is forgotten, but by units that stay engaged.
Rule oddHits()
{
    return {.what = "odd-hits",
        .resolve = [](Transaction& transaction, const Step&, const Answer&) -> std::optional<Message> {
            transaction.happened("step", {}, {}, "odd-hits");
            for (const play::Thing& thing : play::State(transaction.state()).things) { // those off the table too
                if (thing.sort != play::Sort::body || thing.gone)
                    continue;
                transaction.end(thing.id, "phase");
                if (!transaction.engaged(thing.id))
                    transaction.clear(thing.id, {state::hits, state::struck});
            }
            return {};
        }};
}

Rule turnEnds()
{
    return {.what = "turn-ends",
        .resolve = [](Transaction& transaction, const Step&, const Answer&) -> std::optional<Message> {
            const int side = transaction.state().side;
            const bool last = side != transaction.get(transaction.battle(), state::first);
            const int turns = transaction.get(transaction.battle(), state::turns);
            if (last && turns != 0 && transaction.state().turn >= turns) {
                transaction.push({"battle-ends", play::nobody, {}, {}});
                return {};
            }
            transaction.happened("turn-ended", {}, {{"turn", transaction.state().turn}, {"side", side}});
            transaction.builder().setSide(1 - side);
            if (last) {
                transaction.builder().setTurn(transaction.state().turn + 1);
                transaction.push({"columns", play::nobody, {}, {}});
            }
            return {};
        }};
}

// A side's turn: nobody has moved, nobody has given orders.
Rule turnBegins()
{
    return {.what = "turn-begins",
        .resolve = [](Transaction& transaction, const Step&, const Answer&) -> std::optional<Message> {
            const int side = transaction.state().side;
            transaction.happened("turn-began", {}, {{"turn", transaction.state().turn}, {"side", side}});
            turnIsFresh(transaction);
            transaction.push({"fanatics", side, {}, {}});
            transaction.push({"returns", play::nobody, {}, {}});
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

void phasesAreLeft(Transaction& transaction, const std::string& from)
{
    if (turnPhases().isLater(from, "commanders") || !turnPhases().isLater(transaction.state().phase, "commanders"))
        return;
    transaction.push({"late-arrivals", play::nobody, {}, {}});
    transaction.push({"command-ends", play::nobody, {}, {}});
}

void turnIsFresh(Transaction& transaction)
{
    const int side = transaction.state().side;
    transaction.set(transaction.battle(), state::ordering, false);
    for (const Id army : transaction.armies(side))
        transaction.set(army, state::silent, false);
    for (const Id commander : transaction.commanders(side)) {
        transaction.end(commander, "turn");
    }
    for (const play::Thing& thing : play::State(transaction.state()).things)
        if (thing.sort == play::Sort::tie && thing.kind == "brigade" && !thing.gone)
            transaction.dissolve(thing.id);
    for (const int each : {0, 1})
        for (const Id unit : transaction.units(each))
            transaction.end(unit, "turn");
}

Rules turnRules()
{
    return {play::endPhase<BattleView, Transaction, Tape>(turnPhases(), mayEnd),
        play::phaseBegins<BattleView, Transaction, Tape>(turnPhases()), commandEnds(), oddHits(), turnEnds(),
        turnBegins()};
}

} // namespace strategikon::warmasterPlay

// Where bounds begin and end: what is forgotten, what is counted, the hour, the end of the battle (rulebook 382,
// 451-456, 477-478, 803-807, 825-830).
#include "rules/dbm/play/bases.h"
#include "rules/dbm/play/combat/weather_effects.h"
#include "rules/dbm/play/ending/campaign.h"
#include "rules/dbm/play/ending/score.h"
#include "rules/dbm/play/movement/meeting.h"
#include "rules/dbm/play/movement/mounts.h"
#include "rules/dbm/play/night/darkness.h"
#include "rules/dbm/play/night/night.h"
#include "rules/dbm/play/night/weather.h"
#include "rules/dbm/play/rule.h"
#include "rules/dbm/play/setup/notes_check.h"

#include <algorithm>
#include <set>

namespace strategikon::dbmPlay {

namespace {

// Of both sides: what they did in the bound before is done with.
void isFresh(Transaction& transaction)
{
    for (const play::Thing& thing : play::State(transaction.state()).things)
        transaction.end(thing.id, "bound");
}

Rule boundBegins()
{
    return {.what = "bound-begins", .resolve = [](Transaction& transaction, const Step&, const Answer&) -> Outcome {
                const int side = transaction.state().side;
                transaction.happened("bound-began", {}, {{"turn", transaction.state().turn}, {"side", side}});
                isFresh(transaction);
                arrivalsCome(transaction, side);
                standStillFromNow(transaction, side);
                transaction.push({"pips", side, {}, {}});
                return {};
            }};
}

// Foot whose opponents all fled in its own bound may press on, with the ranks behind it (803-807).
bool leadsOn(const BattleView& table, Id element)
{
    return table.is(element, state::routed) && !table.is(element, skirmishers());
}

Ids mayPress(const BattleView& table, int side)
{
    Ids all = table.elements(side);
    std::erase_if(all, [&](Id one) {
        return table.demoralised(one) || (table.is(one, state::fought) && !table.is(one, state::routed))
            || (!table.is(one, footTroops()) && !table.isGeneral(one));
    });
    const bool anyLeads = std::ranges::any_of(all, [&](Id one) { return leadsOn(table, one); });
    return anyLeads && side == table.state().side ? all : Ids{};
}

Rule pressForward()
{
    return {.what = "press-forward",
        .phases = {"combat"},
        .anytime = true,
        .asks = [](const BattleView& table, const Step& step) -> std::optional<Decision> {
            const Ids all = mayPress(table, step.who);
            if (all.empty())
                return {};
            Decision ask{.inputs = {whoOf("elements", all, 1, int(all.size()))}, .rule = "press-forward"};
            ask.inputs.front().given.reset();
            return ask;
        },
        .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> Outcome {
            const Ids all = wholeBases(transaction, named(answer, "elements"));
            if (std::ranges::none_of(all, [&](Id one) { return leadsOn(transaction, one); }))
                return Message{"play-nobody-routed", {}};
            transaction.happened("pressed-forward", all, {{"elements", int(all.size())}}, "press-forward");
            for (const Id one : all) {
                transaction.moves(one, transaction.get(one, state::moved));
                transaction.set(one, state::routed, false);
                if (transaction.alternative("pressing-on-foot"))
                    leaveMounts(transaction, one);
            }
            return {};
        }};
}

bool atLeast(int lost, int of, int parts) { return of > 0 && parts * lost >= of; }

} // namespace

void countLosses(Transaction& transaction)
{
    const int third = transaction.figure("demoralised", "part"), half = transaction.figure("broken", "part");
    const auto commands = [&](int side) {
        return transaction.thoseThat(
            [&](const play::Thing& thing) { return thing.sort == play::Sort::block && thing.side == side; });
    };
    for (const int side : {0, 1})
        for (const Id command : commands(side))
            if (const int lost = transaction.get(command, state::lost), worth = transaction.get(command, state::worth);
                atLeast(lost, worth, third))
                transaction.demoralise(command, "demoralised", {{"lost", lost}, {"of", worth}});
    for (const int side : {0, 1})
        for (const Id army : transaction.armies(side)) {
            const int lost = lossesOf(transaction, army);
            transaction.set(army, state::lost, lost);
            if (!atLeast(lost, transaction.get(army, state::worth), half) || transaction.is(army, state::broken))
                continue;
            transaction.happened(
                "army-broke", {army}, {{"lost", lost / 2}, {"of", transaction.get(army, state::worth) / 2}}, "broken");
            transaction.set(army, state::broken, true);
            for (const Id command : transaction.commands(side)) // its other commands break with it
                if (transaction[command].within == army)
                    transaction.demoralise(command, "broken");
        }
}

namespace {

// An hour goes by with every fourth bound of the defender's (382).
void clock(Transaction& transaction)
{
    if (transaction.state().side == transaction.invader())
        return;
    const Id battle = transaction.battle();
    transaction.add(battle, state::bounds, 1);
    if (transaction.get(battle, state::bounds) % transaction.figure("hour", "bounds") != 0)
        return;
    const int hour = (transaction.get(battle, state::hour) + 1) % 24;
    transaction.happened("hour-passed", {}, {{"hour", hour}}, "hour");
    hourIs(transaction, hour);
}

Rule boundOver()
{
    return {.what = "bound-over", .resolve = [](Transaction& transaction, const Step&, const Answer&) -> Outcome {
                countLosses(transaction);
                if (isBroken(transaction, 0) || isBroken(transaction, 1)) {
                    transaction.push({"battle-ends", play::nobody, {}, {}});
                    return {};
                }
                const int side = transaction.state().side;
                transaction.happened("bound-ended", {}, {{"turn", transaction.state().turn}, {"side", side}});
                clock(transaction);
                transaction.builder().setSide(1 - side);
                if (side != transaction.invader())
                    transaction.builder().setTurn(transaction.state().turn + 1);
                askForWater(transaction, side);
                return {};
            }};
}

Rule battleEnds()
{
    return {.what = "battle-ends", .resolve = [](Transaction& transaction, const Step& step, const Answer&) -> Outcome {
                while (!transaction.state().agenda.empty()) // nothing else is due any more
                    transaction.drop();
                if (step.with.empty() && (hasClosedNotes(transaction, 0) || hasClosedNotes(transaction, 1))) {
                    transaction.push({"battle-ends", play::nobody, {}, {1}}); // once both have been asked
                    for (const int side : {1, 0})
                        askForNotes(transaction, side);
                    return {};
                }
                const Score came = score(transaction);
                const int winner = came.winner == play::nobody ? 3 : came.winner + 1;
                transaction.happened("battle-ended", {},
                    {{"first", came.points[0]}, {"second", came.points[1]}, {"winner", winner}}, "victory-points");
                transaction.set(transaction.battle(), state::pointsFirst, came.points[0]);
                transaction.set(transaction.battle(), state::pointsSecond, came.points[1]);
                transaction.set(transaction.battle(), state::winner, winner);
                if (!countsCampaign(transaction))
                    transaction.builder().end();
                return {};
            }};
}

// Who is in contact fights (456, 650).
Warnings stillToFight(const OnTable& on, const Decision&, const Answer&)
{
    if (on.table.state().phase != "combat")
        return {};
    std::set<Id> sure;
    for (const Meeting& one : meetings(on.table, on.table.state().side)) {
        const Ids its = one.surely();
        sure.insert(its.begin(), its.end());
    }
    Ids all;
    for (const int side : {0, 1})
        for (const Id one : on.table.elements(side)) {
            const bool met =
                on.table.is(one, state::touches) && !on.table.is(one, state::fought) && !isDone(on.table, one);
            if (met || sure.contains(one))
                all.push_back(one);
        }
    if (all.empty())
        return {};
    return Warnings{{Message{"warn-unfought", {{"who", badgesOf(on.table, all)}}}, "close-combat", {}, true}};
}

Rule endOfPhase()
{
    Rule rule = play::endPhase<BattleView, Transaction, OnTable>(
        boundPhases(), [](const BattleView& table) { return table.state().phase != "initiative"; });
    rule.warnings = stillToFight;
    return rule;
}

// Time is up: what is reached counts (830).
Rule timeCalled()
{
    return {.what = "call-time",
        .phases = {"moves", "shooting", "combat"},
        .anytime = true,
        .asks = [](const BattleView&, const Step&) -> std::optional<Decision> {
            return Decision{.rule = "victory-points"};
        },
        .preview = {},
        .warnings = [](const OnTable&, const Decision&, const Answer&) -> Warnings {
            return Warnings{{Message{"warn-battle-ends", {}}, "victory-points", {}, true}};
        },
        .resolve = [](Transaction& transaction, const Step&, const Answer&) -> Outcome {
            transaction.happened("time-called", {}, {{"turns", transaction.state().turn}}, "victory-points");
            transaction.push({"battle-ends", play::nobody, {}, {}});
            return {};
        }};
}

} // namespace

const play::Phases& boundPhases()
{
    static const play::Phases all(
        {
            {"initiative", {}},
            {"moves", {"arrivals", "spontaneous", "retreats", "drifting"}},
            {"shooting", {}},
            {"combat", {"bound-over"}},
        },
        "bound-begins");
    return all;
}

std::string badgesOf(const BattleView& table, const Ids& elements)
{
    const auto number = [&](Id one) { return std::atoi(table[one].badge.c_str() + 1); };
    std::string all;
    for (std::size_t i = 0, last = 0; i < elements.size(); i = last + 1) {
        last = i;
        while (last + 1 < elements.size() && table[elements[last + 1]].side == table[elements[i]].side
            && number(elements[last + 1]) == number(elements[last]) + 1)
            ++last;
        all +=
            (all.empty() ? "" : ", ") + table[elements[i]].badge + (last == i ? "" : "–" + table[elements[last]].badge);
    }
    return all;
}

void phaseIsOver(Transaction& transaction)
{
    transaction.happened("phase-ended");
    boundPhases().ends(transaction.builder());
}

Rules boundRules()
{
    Rules all{boundBegins(), pressForward(), endOfPhase(),
        play::phaseBegins<BattleView, Transaction, OnTable>(boundPhases()), boundOver(), battleEnds(), timeCalled()};
    return all;
}

} // namespace strategikon::dbmPlay

// The end of the battle (rulebook 2504-2570, 2789-2795, errata 175-189): camps, withdrawals, Victory points.
#include "rules/warmaster/play/ending/ending.h"

#include "rules/warmaster/play/combat/combat.h"
#include "rules/warmaster/play/ending/score.h"
#include "rules/warmaster/play/rule.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

} // namespace

void standsFell(Transaction& transaction, Id unit, int stands)
{
    if (const Id engagement = transaction.get(unit, state::engagement);
        engagement != 0 && transaction.is(unit, state::core))
        transaction.add(engagement, state::fellOf[transaction[unit].side], stands);
}

void engagementOver(Transaction& transaction, Id engagement, int left)
{
    const int each = transaction.get(transaction.battle(), state::devastating);
    if (each == 0 || left == play::nobody || transaction.get(engagement, state::rounds) > 1)
        return;
    const int fell = transaction.get(engagement, state::fellOf[1 - left]);
    const Ids victors = transaction.armies(left);
    if (fell == 0 || transaction.is(engagement, state::leftOf[1 - left]) || victors.empty())
        return;
    transaction.happened(
        "devastated", {victors.front()}, {{"stands", fell}, {"points", fell * each}}, "bonus-devastating");
    transaction.add(victors.front(), state::bonus, fell * each);
}

namespace {

// --- Camps ---

Ids camps(const BattleView& table)
{
    Ids found;
    for (const int side : {0, 1})
        for (const Id unit : table.units(side))
            if (table.type(unit) == Type::encampment)
                found.push_back(unit);
    return found;
}

Rule campsFall()
{
    return {.what = "camps",
        .asks = [](const BattleView& table, const Step&) -> std::optional<Decision> {
            const Ids all = camps(table);
            if (all.empty() || !table.ruledBy("encampment", "errata"))
                return {};
            return Decision{
                .who = table.state().side, .inputs = {factOf("fallen", all, int(all.size()))}, .rule = "encampment"};
        },
        .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> Outcome {
            for (const Id camp : named(answer, "fallen"))
                transaction.destroy(camp, "encampment");
            return {};
        }};
}

// --- Withdrawals ---

// The General, once the army has none on the table and none who is still to come: off the table he is as good as slain.
bool generalLost(Transaction& transaction, Id army)
{
    bool had = false;
    for (const play::Thing& thing : play::State(transaction.state()).things) {
        if (thing.sort != play::Sort::leader || thing.within != army
            || transaction.get(thing.id, state::rank) != Rank::general)
            continue;
        had = true;
        const Where where = transaction.get(thing.id, state::where);
        if (!thing.gone && where == Where::off)
            transaction.fall(thing.id, "general-leaves");
        else if (!thing.gone)
            return false;
    }
    return had;
}

bool mustWithdraw(const BattleView& table, Id army)
{
    const int level = table.get(army, state::level);
    return level > 0 && table.get(army, state::lost) >= level;
}

// Nobody is on the table, has just left it or is still to come: contingents that take no part cannot be lost, so that
// such an army would never come to its level.
bool nobodyLeft(const BattleView& table, Id army)
{
    const auto& things = table.state().things;
    return table.get(army, state::units) > 0 && std::ranges::none_of(things, [&](const play::Thing& thing) {
        return thing.sort == play::Sort::body && thing.within == army && !thing.gone
            && (table.get(thing.id, state::where) != Where::waiting
                || table.get(thing.id, state::coming) != Coming::never);
    });
}

// With the last army of a side the battle ends, and its troops may stand where they are.
void remove(Transaction& transaction, Id army)
{
    for (const play::Thing& thing : play::State(transaction.state()).things) {
        const bool troops = thing.sort == play::Sort::body || thing.sort == play::Sort::leader;
        if (!troops || thing.gone || thing.within != army)
            continue;
        transaction.happened("removed", {thing.id}, {}, "doubles-withdrawal");
        if (const Id engagement = transaction.isUnit(thing.id) ? transaction.get(thing.id, state::engagement) : 0) {
            transaction.add(engagement, state::owedOf[thing.side], transaction.mostHits(thing.id));
            if (transaction.ruledBy("withdrawn-allies", "count"))
                transaction.add(engagement, state::removedOf[thing.side], 1);
            transaction.disengage(thing.id);
        }
        for (const Id commander : transaction.isUnit(thing.id) ? transaction.with(thing.id) : Ids{}) // of an ally, too
            transaction.set(commander, state::joined, 0);
        transaction.set(thing.id, state::removed, true);
        transaction.set(thing.id, state::where, Where::away);
        transaction.set(thing.id, state::joined, 0);
        transaction.builder().lose(thing.id);
    }
}

Rule withdrawals()
{
    return {
        .what = "withdrawals", .resolve = [](Transaction& transaction, const Step&, const Answer&) -> Outcome {
            Ids withdrawn;
            for (const int side : {0, 1})
                for (const Id army : transaction.armies(side)) {
                    const bool leaderless = generalLost(transaction, army);
                    const bool breaks = mustWithdraw(transaction, army);
                    if (!leaderless && !breaks && !nobodyLeft(transaction, army))
                        continue;
                    const char* rule = leaderless ? "general-lost" : breaks ? "withdrawal" : "nobody-left";
                    transaction.happened("withdrew", {army},
                        {{"lost", transaction.get(army, state::lost)}, {"level", transaction.get(army, state::level)}},
                        rule);
                    transaction.set(army, state::withdrawn, true);
                    withdrawn.push_back(army);
                }
            if (routed(transaction, 0) || routed(transaction, 1)) {
                transaction.push({"battle-ends", play::nobody, {}, {}});
                return {};
            }
            for (const Id army : withdrawn)
                remove(transaction, army);
            return {};
        }};
}

// --- The end ---

Rule battleEnds()
{
    return {.what = "battle-ends", .resolve = [](Transaction& transaction, const Step&, const Answer&) -> Outcome {
                while (!transaction.state().agenda.empty()) // nothing else is due any more
                    transaction.drop();
                transaction.push({"battle-over", play::nobody, {}, {}});
                for (const play::Thing& thing : play::State(transaction.state()).things)
                    if (thing.sort == play::Sort::feature && (thing.kind == "terrain" || thing.kind == "baggage"))
                        transaction.push({"place-held", play::both, {thing.id}, {}});
                return {};
            }};
}

Decision placeHeldOf(const BattleView&, const Step&)
{
    return {
        .inputs = {choice("by", specOf(fields(), play::Sort::feature, state::held).words)}, .rule = "bonus-terrain"};
}

Rule placeHeld()
{
    return {.what = "place-held",
        .carries = play::StepShape{1, 0},
        .asks = [](const BattleView& table, const Step& step) -> std::optional<Decision> {
            return placeHeldOf(table, step);
        },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            transaction.happened("place-held", step.on, {{"by", answer.number("by")}}, "bonus-terrain");
            transaction.set(step.on.front(), state::held, Held(answer.number("by")));
            return {};
        }};
}

Rule battleOver()
{
    return {.what = "battle-over", .resolve = [](Transaction& transaction, const Step&, const Answer&) -> Outcome {
                const Score score = warmasterPlay::score(transaction);
                const int winner = score.winner == play::nobody ? 3 : score.winner + 1;
                transaction.happened("battle-ended", {},
                    {{"first", score.points[0]}, {"second", score.points[1]}, {"winner", winner}}, "victory-points");
                transaction.set(transaction.battle(), state::pointsFirst, score.points[0]);
                transaction.set(transaction.battle(), state::pointsSecond, score.points[1]);
                transaction.set(transaction.battle(), state::winner, winner);
                transaction.builder().end();
                return {};
            }};
}

// A battle against the clock: whoever has the turn when time is up, both have as many (2711).
Rule timeCalled()
{
    return {.what = "call-time",
        .phases = {"initiative", "orders", "commanders", "shooting", "combat"},
        .anytime = true,
        .asks = [](const BattleView& table, const Step&) -> std::optional<Decision> {
            if (!table.is(table.battle(), state::limited) || table.get(table.battle(), state::turns) != 0)
                return {};
            return Decision{.rule = "battle-length"};
        },
        .preview = {},
        .resolve = [](Transaction& transaction, const Step&, const Answer&) -> Outcome {
            transaction.happened("time-called", {}, {{"turns", transaction.state().turn}}, "battle-length");
            transaction.set(transaction.battle(), state::turns, transaction.state().turn);
            return {};
        }};
}

} // namespace

Rules endRules() { return {campsFall(), withdrawals(), battleEnds(), placeHeld(), battleOver(), timeCalled()}; }

} // namespace strategikon::warmasterPlay

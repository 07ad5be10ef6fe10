// Who has won a round (rulebook 1669-1784).
#include "rules/warmaster/play/combat/closing.h"
#include "rules/warmaster/play/rule.h"
#include "rules/warmaster/play/steps.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

// Stands that can be supported: who strikes to its side or rear cannot (rulebook 1739).
int supported(const BattleView& table, Id unit, const StandsOf& fighting)
{
    const bool aside = besetOf(table, unit) == Beset::aside && table.get(unit, state::front) == 0;
    return aside && table.begunWith(2) ? 0 : fighting(unit);
}

// Those who could support: infantry that does not fight, beside or behind infantry that does.
int mostSupports(const BattleView& table, Id engagement, int side, const StandsOf& fighting)
{
    int fight = 0, others = 0;
    for (const Id unit : table.friendsIn(engagement, side))
        if (table.isInfantry(unit)) {
            fight += supported(table, unit, fighting);
            others += table.get(unit, state::stands) - fighting(unit);
        }
    return fight == 0 ? 0 : std::max(others, 0);
}

int legionaries(const BattleView& table, Id engagement, int side, const StandsOf& front)
{
    int many = 0;
    for (const Id unit : table.friendsIn(engagement, side))
        if (table.has(unit, Special::legion))
            many += front(unit);
    return many;
}

std::optional<Decision> supportsAsk(const BattleView& table, const Step& step)
{
    const bool first = table.get(step.on.front(), state::rounds) == 1;
    return supportsCard(
        table, step.on.front(), [&](Id unit) { return table.get(unit, state::fought); },
        [&](Id unit) { return first ? table.get(unit, state::front) : 0; });
}

// What counts for the result besides hits, of both sides.
Preview supportsPreview(const BattleView& table, const Step& step, const Answer& answer)
{
    Preview seen;
    const auto ask = supportsAsk(table, step);
    if (!ask)
        return seen;
    const Answer whole = filled(*ask, answer);
    for (const Input& input : ask->inputs)
        if (const int value = whole.number(input.id); value != 0) {
            const bool legion = input.id == "our-legion" || input.id == "their-legion";
            const char* rule = legion ? "legion" : "support";
            seen.modifiers.push_back({rule, value * table.figure(rule, "each"), {}});
        }
    return seen;
}

// A round as it counts: hits that the enemies took, and supports.
struct RoundCount {
    Ids units[2];
    int score[2] = {0, 0};
    bool destroyed[2] = {true, true};
};

RoundCount roundCountOf(const BattleView& table, Id engagement, const int (&supports)[2])
{
    RoundCount count;
    for (const int side : {0, 1}) {
        count.units[side] = table.friendsIn(engagement, side);
        count.score[side] += supports[side] + owedTo(table, engagement, side);
        for (const Id unit : count.units[side]) {
            count.score[1 - side] += table.get(unit, state::taken) + table.get(unit, state::struck);
            count.destroyed[side] = count.destroyed[side] && table.mostHits(unit) <= 0;
        }
    }
    return count;
}

// Whoever has survivors alone wins, whatever supports them (rulebook 1677).
bool isSettled(const BattleView& table, Id engagement)
{
    const RoundCount count = roundCountOf(table, engagement, {0, 0});
    return count.destroyed[0] != count.destroyed[1];
}

Rule supports()
{
    return {.what = "supports",
        .carries = play::StepShape{1, 0},
        .noChoice = true,
        .asks = supportsAsk,
        .preview = supportsPreview,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            if (transaction[step.on.front()].gone) // another engagement has taken it in
                return {};
            if (const auto ask = supportsAsk(transaction, step); ask && !isSettled(transaction, step.on.front()))
                if (auto missing = factMissing(*ask, answer))
                    return missing;
            const int side = transaction.state().side;
            int many[2];
            many[side] = supportsScored(transaction, answer, true);
            many[1 - side] = supportsScored(transaction, answer, false);
            decide(transaction, step.on.front(), many);
            return {};
        }};
}

// Of the round only what was suffered is still asked for: hits from before count as its hits, charges are over.
void remember(Transaction& transaction, Id engagement, const RoundCount& count)
{
    for (const int side : {0, 1})
        transaction.clear(engagement, {state::owedOf[side], state::removedOf[side]});
    for (const Ids& units : count.units)
        for (const Id unit : units) {
            transaction.add(unit, state::taken, transaction.get(unit, state::struck));
            transaction.set(unit, state::struck, 0);
            transaction.set(unit, state::backed, 0);
            transaction.clear(unit, {state::charged, state::flanks, state::beset});
        }
}

void removeAll(Transaction& transaction, const Ids& units)
{
    for (const Id unit : units)
        transaction.removeCasualties(unit);
}

// They fight one round and are gone (rulebook 4569).
void spend(Transaction& transaction, const Ids& units)
{
    for (const Id unit : units)
        if (transaction.onTable(unit) && transaction.has(unit, Special::scythedChariots))
            transaction.destroy(unit, "scythed-spent");
}

void won(Transaction& transaction, Id engagement, const RoundCount& count, int winner)
{
    const Ids& winners = count.units[winner];
    const Ids& losers = count.units[1 - winner];
    const int by = std::max(count.score[winner] - count.score[1 - winner], 1);
    const int units = int(losers.size()) + transaction.get(engagement, state::removedOf[1 - winner]);
    const int share = (by + units - 1) / units;
    const int distance = count.destroyed[1 - winner] ? 0 : share;
    transaction.happened("combat-won", {winners.front(), losers.front()},
        {{"score", count.score[winner]}, {"against", count.score[1 - winner]}, {"units", units},
            {"distance", distance}},
        count.score[winner] > count.score[1 - winner] ? "combat-won" : "survivors-win");
    remember(transaction, engagement, count);
    const bool scythed =
        std::ranges::any_of(winners, [&](Id unit) { return transaction.has(unit, Special::scythedChariots); });
    removeAll(transaction, losers);
    spend(transaction, losers);
    for (const Id unit : there(transaction, losers))
        if (transaction.type(unit) == Type::artillery)
            transaction.destroy(unit, "artillery-retreat");
    Closing closing{
        .engagement = engagement, .left = winners, .losers = there(transaction, losers), .distance = distance};
    transaction.push(closing.step("winners", play::nobody));
    if (!closing.losers.empty()) {
        transaction.push(
            packed("retreats", 1 - winner, steps::Retreats{engagement, closing.losers, distance, scythed}));
    }
}

// After the losers: casualties of the winners; then each says what it does.
Rule winners()
{
    return {.what = "winners",
        .carries = play::StepShape{1, 6, loads::closes},
        .resolve = [](Transaction& transaction, const Step& step, const Answer&) -> std::optional<Message> {
            removeAll(transaction, Closing::of(transaction, step).left);
            spend(transaction, Closing::of(transaction, step).left);
            Closing closing = Closing::of(transaction, step);
            const Ids beaten = unpacked<Closing>(step).losers;
            closing.destroyed = std::ranges::all_of(beaten, [&](Id one) { return transaction[one].gone; });
            const int side = closing.left.empty() ? play::nobody : transaction[closing.left.front()].side;
            transaction.push(closing.step("aftermath", side));
            return {};
        }};
}

// Nobody has won: both fall back. The die says who removes stands and moves first (rulebook 1717, 2119).
Rule drawn()
{
    return {.what = "drawn",
        .carries = play::StepShape{1, 6, loads::closes},
        .asks = [](const BattleView& table, const Step& step) -> std::optional<Decision> {
            const Ids left = Closing::of(table, step).left;
            if (std::ranges::all_of(left, [&](Id unit) { return table.mostHits(unit) <= 0; }))
                return {};
            Decision ask{.rule = "combat-drawn"};
            ask.inputs = {dice(1)};
            return ask;
        },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            const int active = transaction.state().side;
            const int first = sum(answer) <= 3 ? active : 1 - active;
            transaction.happened("goes-first", {}, {{"side", first}}, "combat-drawn");
            Closing closing = Closing::of(transaction, step);
            for (const int side : {first, 1 - first})
                for (const Id unit : closing.left)
                    if (transaction[unit].side == side)
                        transaction.removeCasualties(unit);
            spend(transaction, closing.left);
            closing = Closing::of(transaction, step);
            transaction.push(closing.step("fall-backs", first));
            return {};
        }};
}

} // namespace

int owedTo(const BattleView& table, Id engagement, int side) { return table.get(engagement, state::owedOf[1 - side]); }

// Skirmishers and phalanxes support from the side only: one stand of a unit, as a rule (rulebook 1768, 1780).
std::optional<Decision> supportsCard(
    const BattleView& table, Id engagement, const StandsOf& fighting, const StandsOf& front)
{
    const int side = table.state().side;
    Decision ask{.rule = "support"};
    for (const int of : {side, 1 - side}) {
        if (const int most = mostSupports(table, engagement, of, fighting))
            ask.inputs.push_back(
                number(of == side ? "ours" : "theirs", 0, most, likelySupports(table, engagement, of, fighting)));
        if (const int most = legionaries(table, engagement, of, front))
            ask.inputs.push_back(number(of == side ? "our-legion" : "their-legion", 0, most, most));
    }
    return ask.inputs.empty() ? std::nullopt : std::optional(ask);
}

int supportsScored(const BattleView& table, const Answer& answer, bool ours)
{
    return answer.number(ours ? "ours" : "theirs") * table.figure("support", "each")
        + answer.number(ours ? "our-legion" : "their-legion") * table.figure("legion", "each");
}

// Right behind a stand that fights there is room for one (rulebook 1731), behind a phalanx for none (1770).
int likelySupports(const BattleView& table, Id engagement, int side, const StandsOf& fighting)
{
    Ids foot = table.friendsIn(engagement, side);
    std::erase_if(foot, [&](Id unit) { return !table.isInfantry(unit); });
    int room = 0;
    for (const Id unit : foot)
        room += table.has(unit, Special::phalanx) ? 0 : supported(table, unit, fighting);
    const bool behind = room > 0;
    int many = 0;
    for (const Id unit : foot) {
        const bool besides = table.has(unit, Special::skirmish) || table.has(unit, Special::phalanx) || !behind;
        const bool own = fighting(unit) > 0; // they stand in the line
        const bool aside = own && supported(table, unit, fighting) == 0;
        const int free = aside ? 0 : std::max(table.get(unit, state::stands) - fighting(unit), 0);
        const int fit = besides ? std::min(free, 1) : own ? free : std::min(free, room);
        room -= besides || own ? 0 : fit;
        many += fit;
    }
    return std::min(many, mostSupports(table, engagement, side, fighting));
}

void decide(Transaction& transaction, Id engagement, const int (&supports)[2])
{
    const RoundCount count = roundCountOf(transaction, engagement, supports);
    const bool oneIsLost = count.destroyed[0] != count.destroyed[1];
    if (oneIsLost || count.score[0] != count.score[1]) {
        const int winner = oneIsLost ? count.destroyed[0] : count.score[1] > count.score[0];
        won(transaction, engagement, count, winner);
    } else {
        transaction.happened("combat-drawn", {count.units[0].front(), count.units[1].front()},
            {{"score", count.score[0]}}, "combat-drawn");
        remember(transaction, engagement, count);
        Closing closing{.engagement = engagement, .left = count.units[0]};
        closing.left.insert(closing.left.end(), count.units[1].begin(), count.units[1].end());
        transaction.push(closing.step("drawn", transaction.state().side));
    }
}

Rules resultRules()
{
    Rules all{supports(), drawn(), winners()};
    for (auto part : {retreatRules(), pursuitRules(), fallBackRules()})
        std::move(part.begin(), part.end(), std::back_inserter(all));
    return all;
}

} // namespace strategikon::warmasterPlay

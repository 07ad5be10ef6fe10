// Troops that land and embark, vessels on a lee shore, troops that follow up (rulebook 263, 411, 487, 548, 802).
#include "rules/dbm/play/naval/sailing.h"

#include "model/text/contains.h"
#include "rules/dbm/play/naval/vessels.h"
#include "rules/dbm/play/naval/wind.h"

#include <algorithm>

namespace strategikon::dbmPlay {

namespace {

// Whoever still has a move of his own in this bound.
bool isFree(const BattleView& table, Id element) { return table.get(element, state::moved) == Moved::not_; }

Ids vesselsThatLand(const BattleView& table, int side)
{
    Ids all = vesselsOf(table, side);
    std::erase_if(all, [&](Id one) {
        const Id troops = table.get(one, state::cargo);
        return troops == 0 || !isFree(table, troops) || table.isUncommitted(table.commandOf(troops));
    });
    return all;
}

Ids troopsThatEmbark(const BattleView& table, int side)
{
    Ids all = table.elements(side);
    std::erase_if(all, [&](Id one) { return !isFree(table, one) || berthsFor(table, one).empty(); });
    return all;
}

// Enemies whom vessels may not chase from the water's edge.
Ids landEnemies(const BattleView& table, int side)
{
    Ids all = table.elements(1 - side);
    std::erase_if(all, [&](Id one) { return isVessel(table, one); });
    return all;
}

// As of a move on land (moving.h): landing and embarking are tactical moves of one element.
void askForCost(const BattleView& table, Decision& ask)
{
    ask.inputs.push_back(reachOf(table));
    ask.inputs.push_back(yesOrNo("turns", false));
    ask.inputs.push_back(yesOrNo("short", false));
}

std::optional<Decision> landCard(const BattleView& table, int side)
{
    const Ids all = vesselsThatLand(table, side);
    if (all.empty())
        return {};
    Decision ask{.rule = "disembark"};
    ask.inputs = {whoOf("vessel", all), yesOrNo("edge-held", false)};
    ask.inputs.front().given.reset();
    askForCost(table, ask);
    const Ids enemies = landEnemies(table, side);
    ask.inputs.push_back(factOf("contacts", enemies, std::min<int>(int(enemies.size()), 3)));
    return ask;
}

std::optional<Decision> embarkCard(const BattleView& table, int side)
{
    const Ids all = troopsThatEmbark(table, side);
    if (all.empty())
        return {};
    Ids berths;
    for (const Id one : all)
        for (const Id vessel : berthsFor(table, one))
            if (!contains(berths, vessel))
                berths.push_back(vessel);
    Decision ask{.rule = "embark"};
    ask.inputs = {whoOf("troops", all), whoOf("vessel", berths)};
    for (Input& one : ask.inputs)
        one.given.reset();
    askForCost(table, ask);
    return ask;
}

Moving movingOf(const BattleView& table, const Answer& answer, Id troops)
{
    Moving moving = movingOf(table, answer);
    moving.move = Move::tactical;
    moving.elements = troops == 0 ? Ids{} : Ids{troops};
    return moving;
}

Moving landing(const BattleView& table, const Answer& answer)
{
    const Id vessel = answer.number("vessel");
    return movingOf(table, answer, vessel == 0 ? 0 : table.get(vessel, state::cargo));
}

Moving embarking(const BattleView& table, const Answer& answer)
{
    return movingOf(table, answer, answer.number("troops"));
}

// `shore`: facts that decide besides who pays what.
Preview costSeen(const Moving& moving, std::vector<std::string> shore)
{
    Preview seen = moveSeen(moving);
    seen.matters.insert(seen.matters.begin(), shore.begin(), shore.end());
    return seen;
}

Warnings dear(const Moving& moving)
{
    Warnings all;
    if (!moving.elements.empty())
        warnOfPrice(moving, costOf(moving), all);
    return all;
}

Rule lands()
{
    return {.what = "disembark",
        .phases = {"moves"},
        .asks = [](const BattleView& table, const Step& step) { return landCard(table, step.who); },
        .preview = [](const BattleView& table, const Step&,
                       const Answer& answer) { return costSeen(landing(table, answer), {"edge-held"}); },
        .warnings = [](const OnTable& on, const Decision& ask,
                        const Answer& given) { return dear(landing(on.table, filled(ask, given))); },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& given) -> Outcome {
            const Answer answer = filled(*landCard(transaction, step.who), given);
            const Id vessel = answer.number("vessel");
            if (answer.number("edge-held") != 0)
                return Message{"play-edge-held", {{"who", transaction[vessel].badge}}};
            if (!isFree(transaction, vessel) && transaction.ruledBy("landing-after-sailing", "next-bound"))
                return Message{"play-has-sailed", {{"who", transaction[vessel].badge}}};
            const Moving moving = landing(transaction, answer);
            if (auto refused = unfit(transaction, moving))
                return refused;
            const play::Sum cost = costOf(moving);
            disembark(transaction, vessel);
            carryOut(transaction, moving, cost, named(answer, "contacts"));
            return {};
        }};
}

Rule embarks()
{
    return {.what = "embark",
        .phases = {"moves"},
        .asks = [](const BattleView& table, const Step& step) { return embarkCard(table, step.who); },
        .preview = [](const BattleView& table, const Step&,
                       const Answer& answer) { return costSeen(embarking(table, answer), {}); },
        .warnings = [](const OnTable& on, const Decision& ask,
                        const Answer& given) { return dear(embarking(on.table, filled(ask, given))); },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& given) -> Outcome {
            const Answer answer = filled(*embarkCard(transaction, step.who), given);
            const Id troops = answer.number("troops"), vessel = answer.number("vessel");
            if (!takes(transaction, vessel, troops))
                return Message{
                    "play-no-stalls", {{"who", transaction[troops].badge}, {"vessel", transaction[vessel].badge}}};
            const Moving moving = embarking(transaction, answer);
            if (auto refused = unfit(transaction, moving))
                return refused;
            const play::Sum cost = costOf(moving);
            carryOut(transaction, moving, cost, {});
            embark(transaction, troops, vessel);
            return {};
        }};
}

// In strong winds whoever neither moved nor was halted, with a lee shore close by, is wrecked, but for who lies at a
// quay, and galleys and boats on a beach (411, 548). By the other reading a move helps nobody who ends there.
std::optional<Decision> driftCard(const BattleView& table, const Step&)
{
    const int side = table.state().side;
    Ids all = vesselsOf(table, side);
    const bool moveSaves = !table.alternative("moved-off-a-lee-shore");
    std::erase_if(all,
        [&](Id one) { return !isFree(table, one) && (moveSaves || table.get(one, state::moved) == Moved::halted); });
    if (windOf(table) != Wind::strong || all.empty())
        return {};
    Input wrecked = factOf("wrecked", all, int(all.size()));
    wrecked.given.reset();
    return Decision{.who = side, .inputs = {std::move(wrecked)}, .rule = "shipwreck"};
}

Rule drifting()
{
    return {.what = "drifting",
        .asks = driftCard,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            const auto card = driftCard(transaction, step);
            if (!card)
                return {};
            if (auto missing = factMissing(*card, answer))
                return missing;
            for (const Id one : named(answer, "wrecked"))
                wreck(transaction, one);
            return {};
        }};
}

// on: the vessel, and who gave way before it.
std::optional<Decision> followCard(const BattleView& table, const Step& step)
{
    const Id vessel = step.on[0];
    if (!table.onTable(vessel) || table.get(vessel, state::cargo) == 0)
        return {};
    return Decision{.who = table[vessel].side,
        .on = {table.get(vessel, state::cargo), vessel},
        .inputs = {choice("does", {"pursues", "stays"}, -1)},
        .rule = "troops-follow"};
}

Rule follows()
{
    return {.what = "troops-follow",
        .carries = elements(2),
        .asks = followCard,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            const auto card = followCard(transaction, step);
            if (!card)
                return {};
            const Id vessel = step.on[0], troops = transaction.get(vessel, state::cargo);
            if (chosen(*card, answer, "does") != "pursues") {
                transaction.happened("stayed", {troops}, {}, "troops-follow");
                return {};
            }
            disembark(transaction, vessel);
            transaction.happened("pursued", {troops}, {}, "troops-follow");
            return {};
        }};
}

} // namespace

bool anyAfloat(const Moving& moving)
{
    return std::ranges::any_of(moving.elements, [&](Id one) { return isVessel(*moving.table, one); });
}

Outcome unfitAfloat(const Moving& moving)
{
    const BattleView& table = *moving.table;
    const bool halts = moving.move == Move::halt;
    if (!anyAfloat(moving))
        return {};
    for (const Id one : moving.elements)
        if (!halts && isUnladen(table, one))
            return Message{"play-troops-ashore", {{"who", table[one].badge}}};
    const bool singly = !halts || table.alternative("vessels-halted-together");
    if (singly && moving.elements.size() > 1 && windOf(table) == Wind::strong)
        return Message{"play-vessels-singly", {}};
    return {};
}

void askForWaders(const BattleView& table, int side, Decision& ask)
{
    if (vesselsOf(table, side).empty())
        return;
    Ids all = landEnemies(table, 1 - side);
    const Ids others = landEnemies(table, side);
    all.insert(all.end(), others.begin(), others.end());
    ask.inputs.push_back(factOf("waders", all, std::min<int>(int(all.size()), 8)));
}

void passWaders(Transaction& transaction, const Answer& answer)
{
    for (const Id one : named(answer, "waders"))
        transaction.lose(one, "run-down", "waders");
}

Message priceOf(const Moving& moving, int cost)
{
    const BattleView& table = *moving.table;
    Message price{"play-price", {{"cost", cost}, {"left", table.get(moving.command(), state::left)}}};
    const bool all = std::ranges::all_of(moving.elements, [&](Id one) { return isVessel(table, one); });
    if (moving.move == Move::halt || !all)
        return price;
    const auto least = [&](Id one, Id other) { return sailingOf(table, one).far < sailingOf(table, other).far; };
    const Sailing sailing = sailingOf(table, *std::ranges::min_element(moving.elements, least)); // the slowest
    price.code += std::string("-") + sailing.says;
    price.args.emplace_back("far", sailing.far);
    price.args.emplace_back("less", sailing.less);
    return price;
}

void pushFollowing(Transaction& transaction, Id vessel, Id loser)
{
    if (transaction.get(vessel, state::cargo) != 0)
        transaction.push({"troops-follow", transaction[vessel].side, {vessel, loser}, {}});
}

Rules navalRules() { return {lands(), embarks(), drifting(), follows()}; }

} // namespace strategikon::dbmPlay

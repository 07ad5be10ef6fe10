// What becomes of who lost, and of those about him: recoils, flights, who falls with whom, pursuits (rulebook 757-802).
// What they meet on the way only the table knows.
#include "model/play/map/place.h"
#include "rules/dbm/play/wading.h"

#include <algorithm>

namespace strategikon::dbmPlay {

namespace {

// Friends of an element but itself.
Ids friendsOf(const BattleView& table, Id element)
{
    Ids all = table.elements(table[element].side);
    std::erase(all, element);
    return all;
}

// With another: out of the water, if he stood in it.
void flee(Transaction& transaction, Id element, const char* rule)
{
    transaction.flee(element, rule);
    drivenOn(transaction, element, true);
}

// Whoever had his front on the flank or rear of the other recoils with his beaten friend (rulebook 726).
void flankersRecoil(Transaction& transaction, const Answer& answer)
{
    for (const Id one : named(answer, "flankers")) {
        transaction.recoil(one, "flankers");
        drivenOn(transaction, one, false);
    }
}

// The ranks behind it, the second first, as they were told in its combat: what follows begins with them.
Ids ranksOf(const BattleView& table, const Step& step)
{
    Ids all(step.on.begin() + 2, step.on.end());
    std::erase_if(all, [&](Id one) { return !table.onTable(one); });
    return all;
}

Input friendly(const BattleView& table, Id element, const char* id)
{
    const Ids all = friendsOf(table, element);
    return factOf(id, all, std::min<int>(int(all.size()), 8));
}

void add(Decision& ask, Input input)
{
    if (!input.among.empty())
        ask.inputs.push_back(std::move(input));
}

// What a recoil meets as a rule: psiloi pass and are passed, others push the rank behind; elephants drive it off.
const char* likelyMet(const BattleView& table, const Step& step)
{
    static const Kinds psiloi("Ps"), elephants("El");
    const Ids ranks = ranksOf(table, step);
    if (ranks.empty() || table.is(step.on[0], elephants))
        return "nothing";
    const bool passes = table.is(step.on[0], psiloi) || table.is(ranks.front(), psiloi);
    return passes && !wadesIn(table, ranks.front()) ? "passed" : "pushed"; // nobody passes friends in a river (601)
}

// on: who recoils, before whom, and the ranks behind; with: whether from close combat.
std::optional<Decision> recoilCard(const BattleView& table, const Step& step)
{
    Decision ask{.who = table[step.on[0]].side, .rule = "recoil"};
    const std::vector<std::string> all{"nothing", "passed", "pushed", "enemy", "friends", "ground", "edge"};
    Input met = choice("met", all, int(std::ranges::find(all, likelyMet(table, step)) - all.begin()));
    met.fact = true;
    ask.inputs.push_back(std::move(met));
    if (step.with.front() != 0)
        add(ask, friendly(table, step.on[0], "flankers"));
    add(ask, friendly(table, step.on[0], "fled")); // before elephants, or psiloi of the enemy's: an adjustment
    for (Input& one : recoilInputs(table, step.on[0], ranksOf(table, step)))
        ask.inputs.push_back(std::move(one));
    return ask;
}

Rule recoils()
{
    return {.what = "recoils",
        .carries = elements(2, 1),
        .asks = recoilCard,
        .preview = [](const BattleView& table, const Step& step,
                       const Answer& answer) { return waterWeighed(recoilCard(table, step), answer); },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& said) -> Outcome {
            const Id loser = step.on[0];
            const Decision card = *recoilCard(transaction, step);
            const Answer given = waterFilled(card, said);
            if (auto missing = factMissing(card, given))
                return missing;
            const std::string met = chosen(card, given, "met");
            const bool close = step.with.front() != 0, blocked = met == "enemy" || met == "friends" || met == "ground";
            if (blocked) {
                transaction.happened("recoil-blocked", {loser}, {}, "recoil");
                transaction.push({"falls", play::nobody, step.on, step.with});
            } else if (met == "edge") {
                transaction.lose(loser, "left-table", "losses");
            } else {
                transaction.recoil(loser, "recoil");
            }
            for (const Id one : named(given, "fled"))
                flee(transaction, one, "recoil");
            if (close)
                flankersRecoil(transaction, given);
            recoilsIntoWater(transaction, loser, card, given, !blocked && met != "edge");
            return {};
        }};
}

std::optional<Decision> fleeCard(const BattleView& table, const Step& step)
{
    Decision ask{.who = table[step.on[0]].side, .rule = "flight"};
    Input met = choice("met", {"nothing", "enemy", "ground", "edge"}, 0);
    met.fact = true;
    ask.inputs.push_back(std::move(met));
    if (step.with.front() != 0)
        add(ask, friendly(table, step.on[0], "flankers"));
    add(ask, friendly(table, step.on[0], "fled")); // burst through, or skirmishers close behind
    for (Input& one : flightInputs(table, step.on[0]))
        ask.inputs.push_back(std::move(one));
    return ask;
}

Rule flees()
{
    return {.what = "flees",
        .carries = elements(2, 1),
        .asks = fleeCard,
        .preview = [](const BattleView& table, const Step& step,
                       const Answer& answer) { return waterWeighed(fleeCard(table, step), answer); },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& said) -> Outcome {
            const Id loser = step.on[0];
            const Decision card = *fleeCard(transaction, step);
            const Answer given = waterFilled(card, said);
            if (auto missing = factMissing(card, given))
                return missing;
            const std::string met = chosen(card, given, "met");
            if (met == "edge")
                transaction.lose(loser, "left-table", "flight");
            else if (met != "nothing")
                transaction.lose(loser, "destroyed", "flight");
            else
                transaction.flee(loser, "flight");
            for (const Id one : named(given, "fled"))
                flee(transaction, one, "flight");
            if (met == "nothing")
                fleesOverWater(transaction, loser, card, given);
            if (step.with.front() != 0)
                transaction.set(step.on[1], "routed", 1);
            flankersRecoil(transaction, given);
            return {};
        }};
}

// Who falls with an element close before it. Of the ranks the second is near enough, and so are psiloi, who supported
// it, wherever they stand (rulebook 759-761).
Input closeBehind(const BattleView& table, const Step& step)
{
    static const Kinds psiloi("Ps");
    const Id element = step.on[0];
    Ids all = friendsOf(table, element);
    std::erase_if(all, [&](Id one) { return !fallsWith(table, element, one); });
    Input behind = factOf("behind", all, std::min<int>(int(all.size()), 8));
    const Ids ranks = ranksOf(table, step);
    behind.given = Ids();
    for (const Id one : ranks)
        if (std::ranges::find(all, one) != all.end() && (one == ranks.front() || table.is(one, psiloi)))
            behind.given->push_back(one);
    return behind;
}

// Those close behind fall with it in close combat, and psiloi who supported it (rulebook 759-762).
std::optional<Decision> fallCard(const BattleView& table, const Step& step)
{
    if (step.with.front() == 0)
        return {};
    Decision ask{.who = table[step.on[0]].side, .rule = "swept-along"};
    add(ask, closeBehind(table, step));
    add(ask, friendly(table, step.on[0], "flankers"));
    return ask.inputs.empty() ? std::nullopt : std::optional(ask);
}

Rule falls()
{
    return {.what = "falls",
        .carries = elements(2, 1),
        .asks = fallCard,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& given) -> Outcome {
            const bool close = step.with.front() != 0;
            if (const auto card = fallCard(transaction, step))
                if (auto missing = factMissing(*card, given))
                    return missing;
            transaction.lose(step.on[0], "destroyed", "destroyed", close);
            for (const Id one : named(given, "behind"))
                transaction.lose(one, "swept-along", "swept-along", close);
            flankersRecoil(transaction, given);
            return {};
        }};
}

// Who pursues (rulebook 796): all knights but (X), pikes, irregular blades and spears, and whoever is impetuous.
bool mustPursue(const BattleView& table, Id element)
{
    static const Kinds always("Kn(S)|Kn(O)|Kn(I)|Kn(F)|Pk|Pk(X)|naval"), irregular("Bd|Bd(X)|Sp");
    return table.is(element, always) || (!table.isRegular(element) && table.is(element, irregular))
        || table.isImpetuous(element);
}

// And may choose not to (799).
bool mayStay(const BattleView& table, Id element, Id loser)
{
    static const Kinds stiff("Pk|Bd|Pk(X)|Bd(X)"), knights("Kn"), psiloi("Ps");
    return (table.is(element, footTroops()) && table.is(loser, skirmishers()))
        || (table.is(element, stiff) && table.is(loser, mountedTroops()))
        || (table.is(element, knights) && table.is(loser, psiloi));
}

std::optional<Decision> pursuitCard(const BattleView& table, const Step& step)
{
    const Id winner = step.on[0], loser = step.on[1];
    if (!table.onTable(winner))
        return {};
    Decision ask{.who = table[winner].side, .rule = "pursuit"};
    const bool free = mayStay(table, winner, loser);
    ask.inputs = {choice("does", {"pursues", free ? "stays" : "prevented"}, free ? -1 : 0)};
    ask.inputs.front().fact = !free;
    Ids behind = friendsOf(table, winner);
    std::erase_if(behind, [&](Id one) { return table.commandOf(one) != table.commandOf(winner); });
    if (!behind.empty()) {
        ask.inputs.push_back(factOf("with", behind, std::min<int>(int(behind.size()), 3)));
        ask.inputs.back().given = ranksOf(table, step);
    }
    return ask;
}

Rule pursues()
{
    return {.what = "pursues",
        .carries = elements(2),
        .plain = true,
        .asks = pursuitCard,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& given) -> Outcome {
            const auto card = pursuitCard(transaction, step);
            if (!card)
                return {};
            const Answer answer = filled(*card, given);
            if (chosen(*card, answer, "does") != "pursues") {
                transaction.happened("stayed", {step.on[0]}, {}, "pursuit");
                return {};
            }
            Ids on{step.on[0]};
            const Ids with = named(answer, "with");
            on.insert(on.end(), with.begin(), with.end());
            for (const Id one : on) {
                transaction.happened("pursued", {one}, {}, "pursuit");
                transaction.set(one, "routed", 0);
                play::leavePlace(transaction.builder(), fields(), one);
            }
            return {};
        }};
}

} // namespace

// With wagons, baggage, engines and inferior hordes nobody falls, no wagons or baggage fall with others, and only
// psiloi with psiloi.
bool fallsWith(const BattleView& table, Id element, Id behind)
{
    static const Kinds alone("WWg|Bge|Art|Hd(I)|naval"), spared("WWg|Bge|naval"), psiloi("Ps");
    return !table.is(element, alone) && !table.is(behind, spared)
        && (!table.is(element, psiloi) || table.is(behind, psiloi));
}

play::Load elements(std::size_t on, std::size_t with)
{
    return {on, with, [](const play::State& state, const Step& step) {
                return std::ranges::all_of(
                    step.on, [&](Id one) { return state[one].sort == play::Sort::body && state[one].side <= 1; });
            }};
}

void pushFate(Transaction& transaction, Id element, Id by, Fate fate, Mode mode, const Ids& ranks)
{
    constexpr const char* steps[] = {"", "recoils", "flees", "falls"};
    Ids on{element, by};
    on.insert(on.end(), ranks.begin(), ranks.end());
    if (fate != Fate::stand)
        transaction.push({steps[std::size_t(fate)], play::nobody, std::move(on), {mode == Mode::close}});
}

void pushPursuit(Transaction& transaction, Id winner, Id loser, bool wades, const Ids& ranks)
{
    Ids on{winner, loser};
    on.insert(on.end(), ranks.begin(), ranks.end());
    if (wades || mustPursue(transaction, winner))
        transaction.push({"pursues", transaction[winner].side, std::move(on), {}});
}

Rules aftermathRules() { return {recoils(), flees(), falls(), pursues()}; }

} // namespace strategikon::dbmPlay

// What becomes of who lost, and of those about him: recoils, flights, who falls with whom, pursuits (rulebook 757-802).
// What they meet on the way only the table knows.
#include "model/play/map/place.h"
#include "model/text/contains.h"
#include "rules/dbm/play/bases.h"
#include "rules/dbm/play/movement/meeting.h"
#include "rules/dbm/play/movement/mounts.h"
#include "rules/dbm/play/naval/sailing.h"
#include "rules/dbm/play/naval/vessels.h"
#include "rules/dbm/play/rivers/river_entry.h"
#include "rules/dbm/play/rivers/river_moves.h"
#include "rules/dbm/play/rows.h"
#include "rules/dbm/play/rule.h"
#include "rules/dbm/play/steps.h"
#include "rules/dbm/play/works/works.h"

#include <algorithm>

namespace strategikon::dbmPlay {

Ids friendsOf(const BattleView& table, Id element)
{
    Ids all = table.elements(table[element].side);
    std::erase(all, element);
    return all;
}

Ids ranksOf(const BattleView& table, const Step& step)
{
    Ids all = unpacked<steps::Beaten>(step).ranks;
    std::erase_if(all, [&](Id one) { return !table.onTable(one); });
    return all;
}

namespace {

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

// Of friends who look the same way (602-607).
bool mayPassThrough(const BattleView& table, Id one, Id other)
{
    static const std::vector<Node> rows = movesTable().itemsOf("pass-through");
    return std::ranges::any_of(rows, [&](const Node& row) {
        return table.is(one, kindsIn(row, "own")) && !table.is(one, kindsIn(row, "except"))
            && table.is(other, kindsIn(row, "over")) && !table.is(other, kindsIn(row, "over-except"));
    });
}

// What a recoil meets as a rule: it passes those whom it may, and pushes others; elephants drive them off.
const char* likelyMet(const BattleView& table, const Step& step)
{
    static const Kinds elephants("El");
    Ids ranks = ranksOf(table, step);
    std::erase(ranks, partnerOf(table, step.on[0])); // who stands on its base goes with it
    if (ranks.empty() || table.is(step.on[0], elephants))
        return "nothing";
    const bool passes = mayPassThrough(table, step.on[0], ranks.front());
    return passes && !wadesIn(table, ranks.front()) ? "passed" : "pushed"; // nobody passes friends in a river (601)
}

// An enemy's front is on its rear: to recoil destroys it (766).
bool isBeset(const Step& step) { return unpacked<steps::Beaten>(step).beset.value_or(false); }

bool isClose(const Step& step) { return unpacked<steps::Beaten>(step).close; }

// Those on the enemy's flank go with who is beaten in close combat; by the other reading not from works (726).
void addFlankers(const BattleView& table, const Step& step, Decision& ask)
{
    const bool attacked = unpacked<steps::Beaten>(step).across == stormed;
    if (isClose(step) && !(attacked && table.alternative("flank-contact-recoils")))
        add(ask, friendly(table, step.on[0], "flankers"));
}

// Where there are works, they may be in the way too; palisades and gateways he may cross again (770).
void addWorks(const BattleView& table, std::vector<std::string>& met)
{
    if (anyWorks(table))
        met.insert(met.end(), {"fortification", "back-over"});
}

// on: who recoils, before whom, and the ranks behind; with: whether from close combat, across works, and with an enemy
// at its rear.
std::optional<Decision> recoilCard(const BattleView& table, const Step& step)
{
    Decision ask{.who = table[step.on[0]].side, .rule = "recoil"};
    std::vector<std::string> all{"nothing", "passed", "pushed", "enemy", "friends", "ground", "edge"};
    const Id loser = step.on[0];
    const Ids berths = berthsFor(table, loser);
    if (!berths.empty())
        all.emplace_back("vessel"); // landing troops back to the shore (769)
    if (!isVessel(table, loser) && isVessel(table, step.on[1]))
        all.emplace_back("off-bridge"); // land troops on one, before vessels (765)
    addWorks(table, all);
    if (isBeset(step))
        all = {"enemy"};
    const char* likely = isBeset(step) ? "enemy" : likelyMet(table, step);
    Input met = choice("met", all, int(std::ranges::find(all, likely) - all.begin()));
    met.fact = true;
    ask.inputs.push_back(std::move(met));
    if (!berths.empty()) {
        ask.inputs.push_back(factOf("vessel", berths, 1));
        ask.inputs.back().given = Ids{berths.front()};
    }
    addFlankers(table, step, ask);
    add(ask, friendly(table, step.on[0], "fled")); // before elephants, or psiloi of the enemy's: an adjustment
    for (Input& one : recoilInputs(table, step.on[0], ranksOf(table, step)))
        ask.inputs.push_back(std::move(one));
    return ask;
}

// Which vessel matters to those alone who get back aboard one.
bool boards(const Decision& card, const Answer& answer) { return chosen(card, answer, "met") == "vessel"; }

Preview recoilSeen(const std::optional<Decision>& card, const Answer& answer)
{
    Preview seen = waterWeighed(card, answer);
    if (card && !boards(*card, answer))
        std::erase(seen.matters, "vessel");
    return seen;
}

Answer recoilFilled(const Decision& card, const Answer& said)
{
    Answer answer = waterFilled(card, said);
    if (const Input* vessel = card.find("vessel"); vessel && !answer.find("vessel") && !boards(card, answer))
        answer.set("vessel", *vessel->given);
    return answer;
}

// Who defended works stands within them now; who goes out over them again is in the open, and infantry follows him.
void leavesWorks(Transaction& transaction, const Step& step, bool over)
{
    const Id loser = step.on[0];
    if (isDefended(transaction.get(loser, state::works)) || over)
        transaction.set(loser, state::works, over ? Cover::open : Cover::inside);
    if (over && isClose(step))
        backToWorks(transaction, step.on[1]);
}

Rule recoils()
{
    return {.what = "recoils",
        .carries = elements(2, 1),
        .asks = recoilCard,
        .preview = [](const BattleView& table, const Step& step,
                       const Answer& answer) { return recoilSeen(recoilCard(table, step), answer); },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& said) -> Outcome {
            const Id loser = step.on[0];
            const Decision card = *recoilCard(transaction, step);
            const Answer given = recoilFilled(card, said);
            if (auto missing = factMissing(card, given))
                return missing;
            const std::string met = chosen(card, given, "met");
            const bool close = isClose(step);
            const bool blocked = met == "enemy" || met == "friends" || met == "ground" || met == "fortification";
            if (blocked) {
                transaction.happened("recoil-blocked", {loser}, {}, "recoil");
                transaction.push({"falls", play::nobody, step.on, step.with});
            } else if (met == "edge") {
                transaction.lose(loser, "left-table", "losses");
            } else if (met == "off-bridge") {
                transaction.flee(loser, "recoil");
                if (!transaction.alternative("off-the-bridge"))
                    fleesOverIce(transaction, loser); // and bridges (619)
            } else if (const Ids vessel = named(filled(card, given), "vessel"); met == "vessel" && !vessel.empty()) {
                embark(transaction, loser, vessel.front());
            } else {
                transaction.recoil(loser, "recoil");
                leavesWorks(transaction, step, met == "back-over");
            }
            for (const Id one : named(given, "fled"))
                flee(transaction, one, "recoil");
            if (close)
                flankersRecoil(transaction, given);
            recoilsIntoWater(transaction, loser, card, given, !blocked && met != "edge" && met != "vessel");
            return {};
        }};
}

std::optional<Decision> fleeCard(const BattleView& table, const Step& step)
{
    Decision ask{.who = table[step.on[0]].side, .rule = "flight"};
    std::vector<std::string> all{"nothing", "enemy", "ground", "edge"};
    addWorks(table, all);
    if (table.alternative("flight-through-works")) // walls are in the way of recoils alone
        std::erase(all, "fortification");
    Input met = choice("met", std::move(all), 0);
    met.fact = true;
    ask.inputs.push_back(std::move(met));
    addFlankers(table, step, ask);
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
            else if (met != "nothing" && met != "back-over")
                transaction.lose(loser, "destroyed", "flight");
            else
                transaction.flee(loser, "flight");
            if (met == "back-over")
                leavesWorks(transaction, step, true);
            for (const Id one : named(given, "fled"))
                flee(transaction, one, "flight");
            if (met == "nothing")
                fleesOverWater(transaction, loser, card, given);
            if (isClose(step) && unpacked<steps::Beaten>(step).across == 0) // nobody presses forward across works (804)
                transaction.set(step.on[1], state::routed, true);
            flankersRecoil(transaction, given);
            return {};
        }};
}

// Who falls with an element close before it. Of the ranks the second is near enough, and so are psiloi, who supported
// it, wherever they stand (rulebook 759-761).
Input closeBehind(const BattleView& table, const Step& step)
{
    static const Kinds wherever = kindsIn(*outcomesTable().find("swept-along")->find("wherever"), "behind");
    const Id element = step.on[0];
    Ids all = friendsOf(table, element);
    std::erase_if(all, [&](Id one) { return !fallsWith(table, element, one); });
    Input behind = factOf("behind", all, std::min<int>(int(all.size()), 8));
    const Ids ranks = ranksOf(table, step);
    behind.given = Ids();
    for (const Id one : ranks)
        if (contains(all, one) && (one == ranks.front() || table.is(one, wherever)))
            behind.given->push_back(one);
    const Id rear = isRearOfBase(table, element) ? 0 : partnerOf(table, element);
    if (contains(all, rear) && std::ranges::find(*behind.given, rear) == behind.given->end())
        behind.given->push_back(rear);
    return behind;
}

// Those close behind fall with it in close combat, and psiloi who supported it (rulebook 759-762).
std::optional<Decision> fallCard(const BattleView& table, const Step& step)
{
    if (!isClose(step))
        return {};
    Decision ask{.who = table[step.on[0]].side, .rule = "swept-along"};
    add(ask, closeBehind(table, step));
    if (anyWorks(table) && ask.find("behind"))
        ask.inputs.push_back(yesOrNo("works-between", false));
    addFlankers(table, step, ask);
    return ask.inputs.empty() ? std::nullopt : std::optional(ask);
}

// Works part it only from somebody.
bool partsNobody(const Input& input, const Answer& answer)
{
    return input.id == "works-between" && named(answer, "behind").empty();
}

Preview fallSeen(const std::optional<Decision>& card, const Answer& answer)
{
    Preview seen{.weighed = true};
    if (card)
        for (const Input& input : card->inputs)
            if (!partsNobody(input, answer))
                seen.matters.push_back(input.id);
    return seen;
}

Rule falls()
{
    return {.what = "falls",
        .carries = elements(2, 1),
        .asks = fallCard,
        .preview = [](const BattleView& table, const Step& step,
                       const Answer& answer) { return fallSeen(fallCard(table, step), answer); },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& given) -> Outcome {
            const bool close = isClose(step);
            if (auto card = fallCard(transaction, step)) {
                std::erase_if(card->inputs, [&](const Input& input) { return partsNobody(input, given); });
                if (auto missing = factMissing(*card, given))
                    return missing;
            }
            transaction.lose(step.on[0], "destroyed", "destroyed", close);
            const bool parted = given.number("works-between") != 0; // from all of them (762)
            for (const Id one : parted ? Ids() : named(given, "behind"))
                transaction.lose(one, "swept-along", "swept-along", close);
            flankersRecoil(transaction, given);
            return {};
        }};
}

// A row of outcomes.yaml of who does not fall with whom before him (760-761).
struct Apart {
    Kinds front{}, frontExcept{}, behind{}, behindExcept{};
    std::string otherwise{}; // by the other reading of that switch alone
};

const std::vector<Apart>& apart()
{
    static const auto all = [] {
        std::vector<Apart> rows;
        for (const Node& row : outcomesTable().find("swept-along")->itemsOf("never"))
            rows.push_back({kindsIn(row, "front"), kindsIn(row, "front-except"), kindsIn(row, "behind"),
                kindsIn(row, "behind-except"), otherwiseIn(row)});
        return rows;
    }();
    return all;
}

} // namespace

bool fallsWith(const BattleView& table, Id element, Id behind)
{
    const auto fits = [&](Id one, const Kinds& kinds, const Kinds& except) {
        return (kinds.empty() || table.is(one, kinds)) && !table.is(one, except);
    };
    return std::ranges::none_of(apart(), [&](const Apart& row) {
        const bool read = row.otherwise.empty() || table.alternative(row.otherwise);
        return read && fits(element, row.front, row.frontExcept) && fits(behind, row.behind, row.behindExcept);
    });
}

play::StepShape elements(std::size_t on, std::size_t with)
{
    return {on, with, [](const play::State& state, const Step& step) {
                return std::ranges::all_of(
                    step.on, [&](Id one) { return state[one].sort == play::Sort::body && state[one].side <= 1; });
            }};
}

void pushFate(
    Transaction& transaction, Id element, Id by, Fate fate, Mode mode, const Ids& ranks, int across, bool beset)
{
    constexpr const char* named[] = {"", "recoils", "flees", "falls"};
    steps::Beaten beaten{element, by, ranks, mode == Mode::close, across};
    if (fate == Fate::recoil && beset)
        beaten.beset = true;
    if (fate != Fate::stand)
        transaction.push(packed(named[std::size_t(fate)], play::nobody, beaten));
}

Rules aftermathRules() { return {recoils(), flees(), falls()}; }

} // namespace strategikon::dbmPlay

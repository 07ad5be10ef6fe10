// Stretches that nobody defends, storming, and the centre of a town (rulebook 657-660, 725, 808-809, 818).
#include "model/play/map/place.h"
#include "rules/dbm/play/bases.h"
#include "rules/dbm/play/combat/combat_cards.h"
#include "rules/dbm/play/naval/vessels.h"
#include "rules/dbm/play/rows.h"
#include "rules/dbm/play/steps.h"
#include "rules/dbm/play/works/works.h"

#include <algorithm>
#include <array>

namespace strategikon::dbmPlay {

namespace {

// The sections that there are: those of coversOf that one can be behind.
std::vector<Cover> sections(const BattleView& table)
{
    auto all = covers(table);
    std::erase_if(all, [](Cover one) { return !isDefended(one); });
    return all;
}

// Who may be in contact with works: not who has marched, or fled.
Ids mayAssault(const BattleView& table)
{
    Ids all;
    const auto works = sections(table);
    for (const int side : {table.state().side, 1 - table.state().side})
        for (const Id one : table.elements(side)) {
            const Moved moved = table.get(one, state::moved);
            if (!table.is(one, state::fought) && moved != Moved::march && moved != Moved::fled
                && std::ranges::any_of(works, [&](Cover of) { return storms(table, one, of); }))
                all.push_back(one);
        }
    return all;
}

Decision assaultCard(const BattleView& table, Id own)
{
    Decision ask{.rule = "empty-works"};
    ask.inputs = factsAlone(table, own);
    std::vector<std::string> words;
    const auto all = sections(table);
    for (const Cover one : all)
        words.push_back(coverWords()[std::size_t(one)]);
    const auto first = std::ranges::find_if(all, [&](Cover one) { return storms(table, own, one); });
    ask.inputs.push_back(choice("section", std::move(words), first == all.end() ? 0 : int(first - all.begin())));
    ask.inputs.back().fact = true;
    Ids friends = table.elements(table[own].side);
    std::erase(friends, own);
    if (!friends.empty() && !table.alternative("round-the-corner")) // where two attack it for themselves
        ask.inputs.push_back(factOf("corner", friends, 1));
    for (Input& one : diceOf(table, own, 0))
        ask.inputs.push_back(std::move(one));
    return ask;
}

Cover sectionOf(const BattleView& table, const Answer& answer)
{
    const auto all = sections(table);
    const auto at = std::size_t(answer.number("section"));
    return at < all.size() ? all[at] : Cover::open;
}

// On a stretch round the corner a friend counts as in its flank (659).
Fight assaultOf(const BattleView& table, Id own, const Answer& answer)
{
    Fighter works{.kind = Classified{{Type::Sp, Grade::O}, {Type::Sp, Grade::O}}, .empty = true};
    works.gate = isGate(sectionOf(table, answer));
    works.flanks = named(answer, "corner").empty() ? 0 : 1;
    return fightAlone(table, own, works, answer);
}

std::array<int, 2> totalsOf(const BattleView& table, const Fight& fight, std::array<int, 2> dice)
{
    const auto totals = scoresOf(fight, accountsOf(fight, table.book()), dice, table.book());
    return {totals[0].value, totals[1].value};
}

// By the other reading expendables that are level are gone there as elsewhere (728).
bool fallsLevel(const BattleView& table, Id own)
{
    static const Kinds expendables("Exp");
    return table.is(own, expendables) && table.alternative("expendables-at-empty-works");
}

play::Opposed assaultOdds(const BattleView& table, Id own, const Fight& fight)
{
    const bool mayFall = fallsLevel(table, own);
    std::vector<play::Opposed::Outcome> all{{"ours-storm", 0}, {"works-hold", 1}};
    if (mayFall)
        all.push_back({"ours-destroyed", 1});
    return play::opposed({"ours", "theirs"}, all, [&](int ours, int theirs) -> std::size_t {
        const auto totals = totalsOf(table, fight, {ours, theirs});
        return totals[0] > totals[1] ? 0 : mayFall && totals[0] == totals[1] ? 2 : 1;
    });
}

Preview assaultPreview(const BattleView& table, Id own, const Answer& answer)
{
    const Fight fight = assaultOf(table, own, filled(assaultCard(table, own), answer));
    Preview seen = previewOf(table, fight, answer, assaultOdds(table, own, fight));
    seen.of = {own, table.armies(1 - table[own].side).front()}; // the enemy throws for his works
    return seen;
}

Rule assault()
{
    return {.what = "assault",
        .phases = {"combat"},
        .anytime = true,
        .selectsOnly = true,
        .asks = [](const BattleView& table, const Step&) -> std::optional<Decision> {
            const Ids all = mayAssault(table);
            if (all.empty())
                return {};
            Decision ask{.rule = "empty-works"};
            ask.inputs = {whoOf("ours", all)};
            ask.inputs.front().given.reset();
            return ask;
        },
        .preview =
            [](const BattleView& table, const Step&, const Answer& answer) {
                const Id own = answer.number("ours");
                return own == 0 ? Preview{} : assaultPreview(table, own, {});
            },
        .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> Outcome {
            transaction.push({"assaults", play::both, {answer.number("ours")}, {}});
            return {};
        }};
}

Rule assaulting()
{
    return {.what = "assaults",
        .carries = elements(1),
        .asks = [](const BattleView& table, const Step& step) -> std::optional<Decision> {
            return anyWorks(table) ? std::optional(assaultCard(table, step.on[0])) : std::nullopt;
        },
        .preview = [](const BattleView& table, const Step& step,
                       const Answer& answer) { return assaultPreview(table, step.on[0], answer); },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& given) -> Outcome {
            if (!anyWorks(transaction))
                return {};
            const Id own = step.on[0];
            const Answer answer = filled(assaultCard(transaction, own), given);
            const Cover section = sectionOf(transaction, answer);
            if (auto fault = mayStorm(transaction, own, section))
                return fault;
            const Fight fight = assaultOf(transaction, own, answer);
            const auto totals = totalsOf(transaction, fight, {play::sum(answer, "ours"), play::sum(answer, "theirs")});
            transaction.happened("assaulted", {own}, {{"ours", totals[0]}, {"theirs", totals[1]}}, "empty-works");
            for (const Id one : {own, named(answer, "corner").empty() ? own : named(answer, "corner").front()})
                transaction.set(one, state::fought, true);
            if (totals[0] > totals[1])
                transaction.push(packed("storms", transaction[own].side, steps::Storms{own, section}));
            else if (totals[0] == totals[1] && fallsLevel(transaction, own)) // by nobody's hand
                pushFate(transaction, own, own, Fate::destroyed, Mode::close, {}, stormed);
            else
                transaction.happened("works-held", {own}, {}, "empty-works");
            return {};
        }};
}

// Who goes in is foot close behind it (outcomes.yaml, sends-others).
const Node& senders() { return *outcomesTable().find("storming")->find("sends-others"); }

bool sendsOthers(const BattleView& table, Id element)
{
    static const Kinds towers = kindsIn(senders(), "own");
    return table.is(element, towers);
}

std::optional<Decision> stormCard(const BattleView& table, const Step& step)
{
    const auto [winner, over] = unpacked<steps::Storms>(step);
    const bool isTaken = over == Cover::tower && !table.alternative("tower-taken");
    if (!table.onTable(winner) || isTaken)
        return {};
    Decision ask{.who = table[winner].side, .rule = "storming"};
    if (!sendsOthers(table, winner)) {
        ask.inputs = {choice("does", {"enters", "prevented"}, 0)};
        ask.inputs.front().fact = true;
        return ask;
    }
    const int side = table[winner].side;
    Ids foot =
        isVessel(table, winner) ? cargoesOf(table, side) : table.elements(side); // aboard of it, or of one behind
    static const Kinds others = kindsIn(senders(), "others");
    std::erase_if(foot, [&](Id one) { return one == winner || !table.is(one, others); });
    if (foot.empty())
        return {};
    ask.inputs = {factOf("instead", foot, table.alternative("instead-of-towers") ? int(foot.size()) : 1)};
    return ask;
}

void enters(Transaction& transaction, Id element, Cover over)
{
    if (const Id vessel = carrierOf(transaction, element); vessel != 0)
        disembark(transaction, vessel);
    transaction.happened("stormed", {element}, {{"gate", isGate(over)}}, "storming");
    for (const Id one : wholeBases(transaction, {element})) {
        transaction.set(one, state::works, Cover::inside);
        transaction.set(one, state::routed, false);
        play::leavePlace(transaction.builder(), fields(), one);
    }
    for (const Id army : transaction.armies(1 - transaction[element].side))
        transaction.set(army, state::breached, true);
}

Rule storming()
{
    return {.what = "storms",
        .carries = {{.on = 1,
            .with = 1,
            .fits =
                [](const play::State& state, const Step& step) {
                    return elements(1, 1).fits(state, step) && step.with[0] >= 0 && step.with[0] <= int(Cover::tower);
                }}},
        .noChoice = true,
        .asks = stormCard,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& given) -> Outcome {
            const auto [winner, over] = unpacked<steps::Storms>(step);
            if (!transaction.onTable(winner))
                return {};
            const auto card = stormCard(transaction, step);
            if (!card) {
                if (over == Cover::tower && !sendsOthers(transaction, winner)) {
                    transaction.happened("took-tower", {winner}, {}, "pursuit");
                    transaction.set(winner, state::works, Cover::tower);
                } else {
                    transaction.happened("stayed", {winner}, {}, "storming");
                }
                return {};
            }
            const Answer answer = filled(*card, given);
            Ids inside = named(answer, "instead");
            if (card->find("does") && chosen(*card, answer, "does") == "enters")
                inside = {winner};
            for (const Id one : inside)
                enters(transaction, one, over);
            if (inside.empty())
                transaction.happened("stayed", {winner}, {}, "storming");
            return {};
        }};
}

// Some of the invaders have passed through the middle of a built-up area (818).
Rule townEntered()
{
    return {.what = "town-entered",
        .phases = {"moves", "shooting", "combat"},
        .acts = play::Who::either,
        .anytime = true,
        .asks = [](const BattleView& table, const Step& step) -> std::optional<Decision> {
            const int towns = table.get(table.battle(), state::towns);
            const int most = table.ruledBy("town-entered", "each-town") ? towns : std::min(towns, 1);
            const Ids defenders = table.armies(1 - table.invader());
            if (step.who != table.invader() || defenders.empty()
                || table.get(defenders.front(), state::entered) >= most)
                return {};
            const Ids all = table.elements(table.invader());
            if (all.empty())
                return {};
            Decision ask{.rule = "town-centre"};
            ask.inputs = {whoOf("elements", all)};
            ask.inputs.front().given.reset();
            return ask;
        },
        .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> Outcome {
            const Id army = transaction.armies(1 - transaction.invader()).front();
            transaction.happened("town-entered", {named(answer, "elements").front(), army},
                {{"adds", transaction.figure("town-centre", "adds")}}, "town-centre");
            transaction.add(army, state::entered, 1);
            if (!transaction.is(army, state::broken))
                transaction.set(army, state::lost, lossesOf(transaction, army));
            return {};
        }};
}

} // namespace

Rules worksRules() { return {assault(), assaulting(), storming(), townEntered()}; }

} // namespace strategikon::dbmPlay

// Orders and what was done with them (rulebook 472-650).
#include "rules/warmaster/play/characters/traits.h"
#include "rules/warmaster/play/command/command.h"
#include "rules/warmaster/play/map/map_facts.h"
#include "rules/warmaster/play/map/warnings.h"
#include "rules/warmaster/play/steps.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

Input fact(std::string id, std::vector<std::string> options)
{
    Input input = choice(std::move(id), std::move(options), 0);
    input.fact = true;
    return input;
}

// Up to as far as the farthest-reaching commander commands; of a nearer one that is refused.
std::vector<std::string> distances(const BattleView& table)
{
    const int each = table.figure("order-distance", "each"), range = table.figure("order-distance", "general");
    std::vector<std::string> all;
    for (int band = 1; band <= bandsTo(table, range); ++band)
        all.push_back(std::to_string(std::min(band * each, range)));
    return all;
}

Input enemyFact(const BattleView& table)
{
    Input input = fact(inputOf(Fact::enemy), {"far", "near", "exposed"});
    const std::string near = std::to_string(table.figure("order-enemy", "near"));
    for (Option& option : input.options)
        option.says = {"option-cm-" + option.id, {{"cm", near}}};
    return input;
}

bool anySingleElephant(const BattleView& table, const Ids& units)
{
    return table.ruledBy("single-elephants", "errata") && std::ranges::any_of(units, [&](Id unit) {
        return table.type(unit) == Type::elephants && table.get(unit, state::stands) == 1;
    });
}

Input whoOrders(const BattleView& table, const Ids& commanders)
{
    Input input = whoOf("commander", commanders);
    for (const Id commander : commanders)
        if (table.get(commander, state::giving) == Giving::now)
            input.given = Ids{commander};
    return input;
}

Preview seesOrder(const BattleView& table, const Step&, const Answer& answer)
{
    Preview seen;
    const CommandTest attempt = commandTestOf(table, answer);
    const int thrown = sum(answer);
    if (thrown == 0)
        seen.dice.push_back({.count = 2});
    for (const char* who : {"commander", "units"})
        if (!answer.find(who))
            seen.matters.push_back(who);
    if (!seen.matters.empty())
        return seen;
    seen.modifiers = orderModifiers(table, attempt);
    seen.target = orderTarget(table, attempt);
    const auto again = mayTakeAgain(table, attempt.commander);
    const bool thrownAgain = thrown != 0 && !again.empty() && verdict(table, attempt, thrown) != Verdict::given;
    for (const Fact one : openFacts(table, attempt, thrown, thrownAgain))
        seen.matters.push_back(inputOf(one));
    if (thrown == 0)
        seen.dice.front().atMost = seen.target;
    double chances[3] = {0, 0, 0};
    for (int each = 2; each <= 12; ++each)
        if (thrown == 0 || each == thrown)
            chances[int(verdict(table, attempt, each))] += thrown ? 1 : play::sumOf(2).chance(each);
    const double missed = again.empty() ? 0 : chances[1] + chances[2];
    if (missed > 0) {
        chances[1] = chances[2] = 0;
        const bool general = table.get(attempt.commander, state::rank) == Rank::general;
        const Fates then = fatesAgain(
            table, play::sumOf(2), seen.target + bestOf(again).bonus, general, attempt.at(Fact::camels) == 1);
        for (std::size_t fate = 0; fate < then.size(); ++fate)
            chances[fate] += missed * then[fate];
    }
    seen.chances = {{"given", chances[0]}, {"failed", chances[1]}, {"blundered", chances[2]}};
    if (missed > 0)
        seen.chances.emplace_back("missed", missed);
    return seen;
}

void beginOrders(Transaction& transaction)
{
    if (transaction.state().phase != "initiative")
        return;
    transaction.happened("orders-began", {}, {}, "initiative-first");
    transaction.builder().setPhase("orders");
    transaction.set(transaction.battle(), state::ordering, true);
}

std::optional<Message> resolvesOrder(Transaction& transaction, const Step&, const Answer& answer)
{
    const CommandTest attempt = commandTestOf(transaction, answer);
    const int thrown = sum(answer);
    if (auto why = unfit(transaction, attempt.commander, attempt.units))
        return why;
    if (attempt.at(Fact::distance) >= valuesOf(transaction, attempt, Fact::distance))
        return outOfRange(transaction, attempt.commander);
    if (contradicts(transaction, attempt))
        return camelsAreNear(transaction);
    const Verdict is = verdict(transaction, attempt, thrown);
    const bool again = is != Verdict::given && !mayTakeAgain(transaction, attempt.commander).empty();
    if (const auto open = openFacts(transaction, attempt, thrown, again); !open.empty())
        return factNeeded(inputOf(open.front()));

    const bool known = openFacts(transaction, attempt, thrown, true).empty();
    Throw failure{.sum = thrown};
    if (known)
        failure.target = orderTarget(transaction, attempt);
    failure.camels = attempt.at(Fact::camels) == 1;
    failure.cliffs = attempt.at(Fact::ground) == 2;
    beginOrders(transaction);
    beginTo(transaction, attempt.commander, attempt.units);
    if (is == Verdict::given) {
        giveOrder(transaction, attempt.commander, attempt.units, failure);
    } else if (again) {
        offerAgain(transaction, attempt.commander, attempt.units, failure);
    } else {
        failOrder(transaction, attempt.commander, attempt.units, failure);
    }
    return {};
}

Rule order()
{
    return {.what = "order",
        .phases = {"initiative", "orders"},
        .asks = [](const BattleView& table, const Step&) { return orderCard(table); },
        .preview = seesOrder,
        .mapFacts = mapFactsOfOrder,
        .together = brigadeInTouch,
        .warnings = warningsOfOrder,
        .resolve = resolvesOrder};
}

// The General has failed: his army is silent, and where nobody else may give orders the sub-phase is over.
void silence(Transaction& transaction, Id general)
{
    transaction.happened("army-silent", {general}, {}, "general-fails");
    transaction.set(transaction.armyOf(general), state::silent, true);
    if (mayOrder(transaction, transaction[general].side).empty())
        transaction.push({"phase-begins", play::nobody, {}, {}});
}

} // namespace

namespace {

void told(
    Transaction& transaction, const char* what, Id commander, const Ids& units, const Throw& thrown, const char* rule)
{
    Ids on{commander};
    on.insert(on.end(), units.begin(), units.end());
    std::vector<std::pair<std::string, int>> figures{{"rolled", thrown.sum}};
    if (thrown.target)
        figures.emplace_back("target", *thrown.target);
    transaction.happened(what, on, std::move(figures), rule);
}

} // namespace

Message outOfRange(const BattleView& table, Id commander)
{
    return {"play-out-of-command", {{"commander", table[commander].badge}, {"range", rangeOf(table, commander)}}};
}

Message camelsAreNear(const BattleView& table)
{
    return {
        "play-camels-near", {{"camels", table.figure("camels", "near")}, {"cm", table.figure("order-enemy", "near")}}};
}

std::optional<Decision> orderCard(const BattleView& table)
{
    const int side = table.state().side;
    const Ids commanders = mayOrder(table, side), units = mayBeOrdered(table, side);
    if (commanders.empty() || units.empty())
        return {};
    const int most = table.figure("order", "units") * (anySingleElephant(table, units) ? 2 : 1); // errata 83
    Decision ask{.inputs = {whoOrders(table, commanders), whoOf("units", units, 1, most),
                     fact(inputOf(Fact::distance), distances(table)), enemyFact(table)},
        .rule = "order"};
    const bool climbers = std::ranges::any_of(units, [&](Id unit) { return skirmishingFoot(table, unit); });
    ask.inputs.push_back(fact(inputOf(Fact::ground),
        climbers ? std::vector<std::string>{"open", "dense", "cliffs"} : std::vector<std::string>{"open", "dense"}));
    for (const Fact one : {Fact::lent, Fact::steadied, Fact::camels})
        if (mayMatter(table, side, one))
            ask.inputs.push_back(yesOrNo(inputOf(one), false));
    if (!ask.inputs.empty() && ask.inputs.back().id == inputOf(Fact::camels))
        ask.inputs.back().with = {{"cm", table.figure("camels", "near")}};
    if (ask.find(inputOf(Fact::camels)) && camelsAreEnemies(table, side)) { // who tells of them tells of an enemy
        Input& enemy = ask.inputs[3];
        enemy.by = inputOf(Fact::camels);
        enemy.givenBy = {{1, {1}}};
    }
    ask.inputs.push_back(dice(2));
    return ask;
}

void giveOrder(Transaction& transaction, Id commander, const Ids& units, const Throw& thrown)
{
    told(transaction, "order-given", commander, units, thrown, "order");
    transaction.set(commander, state::giving, Giving::now);
    for (const Id unit : units) {
        transaction.set(unit, state::moved, Moved::ordered);
        transaction.add(unit, state::orders, 1);
    }
    formGroup(transaction, units);
    commandRolled(transaction, commander, thrown.sum, false);
    Ids fresh = units;
    std::erase_if(fresh, [&](Id unit) { return !transaction.is(unit, state::firstMove); });
    if (!fresh.empty())
        transaction.happened("first-move-ordered", fresh,
            {{"distance", transaction.get(fresh.front(), state::firstMove)}}, "quick-start");
    transaction.push({"carried-out", transaction[commander].side, units, {}});
}

void failOrder(Transaction& transaction, Id commander, const Ids& units, const Throw& failure)
{
    const auto rank = transaction.get(commander, state::rank);
    const int side = transaction[commander].side;
    told(transaction, "order-failed", commander, units, failure, "order-fails");
    transaction.set(commander, state::giving, Giving::finished);
    for (const Id unit : units)
        transaction.set(unit, state::moved, Moved::done);
    closeGroups(transaction);
    commandRolled(transaction, commander, failure.sum, true);
    if (rank == Rank::general)
        silence(transaction, commander);
    if (failure.camels || (isBlunder(transaction, failure.sum) && rank != Rank::general))
        transaction.push(packed("blunder", side,
            steps::Blunder{units, rank == Rank::subordinate ? transaction.figure("blunder-subordinate", "add") : 0}));
    if (failure.cliffs) {
        Ids climbers;
        std::copy_if(units.begin(), units.end(), std::back_inserter(climbers),
            [&](Id unit) { return skirmishingFoot(transaction, unit); });
        transaction.push({"cliff-descent", side, climbers, {}});
    }
}

Rules orderRules()
{
    Rules all{order()};
    for (auto part : {carryingRules(), againRules(), blunderRules(), initiativeRules(), commandingRules()})
        std::move(part.begin(), part.end(), std::back_inserter(all));
    return all;
}

} // namespace strategikon::warmasterPlay

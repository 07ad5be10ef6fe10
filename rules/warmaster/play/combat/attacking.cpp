// Attacks are declared before any dice: which stands strike at whom, and how they stand (rulebook 1547-1663).
#include "model/text/contains.h"
#include "rules/warmaster/play/characters/traits.h"
#include "rules/warmaster/play/combat/combat.h"
#include "rules/warmaster/play/map/map_facts.h"
#include "rules/warmaster/play/rule.h"
#include "rules/warmaster/play/steps.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

// What a unit has declared so far: the step carries it until its last stand is.
// on: the unit, the target of each batch; with: stands declared, commander used, then dice and reach of each batch.
struct Declared {
    Id unit = 0;
    int stands = 0;
    bool led = false;
    struct Batch {
        Id target = 0;
        int dice = 0, reach = 0;
    };
    std::vector<Batch> batches{};

    explicit Declared(const steps::Attack& attack) : unit(attack.unit), stands(attack.stands), led(attack.led)
    {
        for (std::size_t i = 0; i < attack.blows.size(); ++i)
            batches.push_back({attack.targets[i], attack.blows[i].first, attack.blows[i].second});
    }
    explicit Declared(const Step& step) : Declared(unpacked<steps::Attack>(step)) {}

    Step step(int who) const
    {
        steps::Attack next{.unit = unit, .stands = stands, .led = led};
        for (const Batch& batch : batches) {
            next.targets.push_back(batch.target);
            next.blows.emplace_back(batch.dice, batch.reach);
        }
        return packed("attack", who, next);
    }

    // Batches against one target with one face are thrown together.
    void add(const Batch& batch)
    {
        if (Batch* same = like(batch))
            same->dice = held(same->dice + batch.dice);
        else
            batches.push_back(batch);
    }

    // Only house rules come to more, and a step carries no more.
    static int held(int dice) { return std::min(dice, play::StepShape{}.utmost); }

    Batch* like(const Batch& batch)
    {
        const auto it = std::ranges::find_if(
            batches, [&](const Batch& one) { return one.target == batch.target && one.reach == batch.reach; });
        return it == batches.end() ? nullptr : &*it;
    }

    // With the last stand, what a character adds in battles that told it last; where there are no attacks at all, one
    // die all the same (rulebook 1659). Whether it came to that.
    bool end(int more)
    {
        batches.front().dice = held(batches.front().dice + more);
        if (std::ranges::any_of(batches, [](const Batch& one) { return one.dice != 0; }))
            return false;
        const auto easier = [](const Batch& one, const Batch& other) { return one.reach < other.reach; };
        std::ranges::min_element(batches, easier)->dice = 1;
        return true;
    }
};

Ids enemiesOf(const BattleView& table, Id unit)
{
    const Id engagement = table.get(unit, state::engagement);
    return engagement == 0 ? Ids{} : touching(table, engagement, 1 - table[unit].side);
}

// The enemy opposite: the nth unit faces the nth, where nothing better is known.
Id opposite(const BattleView& table, Id unit, const Ids& enemies)
{
    const Ids own = touching(table, table.get(unit, state::engagement), table[unit].side);
    const auto at = std::size_t(std::ranges::find(own, unit) - own.begin());
    return enemies[std::min(at, enemies.size() - 1)];
}

bool askRanks(const BattleView& table, Id unit)
{
    return table.has(unit, Special::phalanx) && table.is(unit, state::broad)
        && table.ruledBy("broad-phalanx", "errata");
}

std::vector<int> values(std::optional<int> known) { return known ? std::vector<int>{*known} : std::vector<int>{}; }

// What is filled in follows the enemy at whom they strike; nothing where only the table shows it.
void byTarget(Input& input, const Ids& enemies, Id first, const std::function<std::optional<int>(Id)>& found)
{
    input.by = "target";
    for (const Id one : enemies)
        input.givenBy[one] = values(found(one));
    if (!found(first))
        input.given.reset();
}

// A fact that is filled in where it is known.
Input flagOf(const char* id, std::optional<bool> known)
{
    Input input = yesOrNo(id, known.value_or(false));
    if (!known)
        input.given.reset();
    return input;
}

// Stands that still declare, and what is known of them: of one that has enemies ahead and aside the card tells first,
// of the others the players do. How many have somebody at their side and nobody ahead they say too.
struct Lines {
    std::optional<int> stands{};
    std::optional<bool> flanked{}, aside{};
};

Lines linesOf(const BattleView& table, Id unit, int left, bool begun)
{
    switch (besetOf(table, unit)) {
    case Beset::ahead:
        return {left, false, false};
    case Beset::aside:
        return {left > 1 && table.is(unit, state::met) ? std::nullopt : std::optional(left), true, true};
    case Beset::mixed:
        return {left, {}, {}};
    default: // alone it strikes ahead (rulebook 1575)
        const bool alone = table.get(unit, state::stands) == 1;
        return begun ? Lines{left, {}, {}} : Lines{1, true, alone ? std::optional(false) : std::nullopt};
    }
}

// `told`: at whom they strike, where that is known beforehand.
std::optional<Decision> attackAsk(const BattleView& table, const Step& step, Id told = 0)
{
    const Declared so(step);
    const Ids enemies = enemiesOf(table, so.unit);
    const int left = table.get(so.unit, state::stands) - so.stands;
    if (enemies.empty() || left <= 0)
        return {};
    const auto any = [&](auto fits) { return std::ranges::any_of(enemies, fits); };
    const bool named = contains(enemies, told);
    const Id first = named ? told : opposite(table, so.unit, enemies);
    const bool begun = so.stands > 0;
    Decision ask{.rule = "attacks"};
    ask.inputs.push_back(whoOf("target", enemies));
    ask.inputs.back().given = Ids{first};
    const Lines known = linesOf(table, so.unit, left, begun);
    const bool noMore = begun && enemies.size() == 1;
    ask.inputs.push_back(number("stands", begun ? 0 : 1, left, noMore ? 0 : known.stands.value_or(0)));
    if (!noMore && !known.stands)
        ask.inputs.back().given.reset();
    if (any([&](Id one) { return usesCover(table, one) || pikesHold(table, so.unit, one); })) {
        const auto found = [&](Id one) {
            const auto cover = coverFound(table, so.unit, one);
            return cover ? std::optional(int(*cover)) : std::nullopt;
        };
        ask.inputs.push_back(choice("cover", coversFor(table, so.unit, enemies), found(first).value_or(0)));
        ask.inputs.back().fact = true;
        byTarget(ask.inputs.back(), enemies, first, found);
    }
    ask.inputs.push_back(flagOf("flanked", known.flanked));
    if (any([&](Id one) { return feelsTerror(table, so.unit, one); })) {
        const auto felt = [&](Id one) { return std::optional(int(feelsTerror(table, so.unit, one))); };
        ask.inputs.push_back(yesOrNo("terror", feelsTerror(table, so.unit, first)));
        byTarget(ask.inputs.back(), enemies, first, felt);
    }
    if (table.has(so.unit, Special::phalanx) || table.ruledBy("shallow-bases", "penalty"))
        ask.inputs.push_back(flagOf("aside", known.aside));
    if (askRanks(table, so.unit))
        ask.inputs.push_back(number("ranks", 0, 12, 0));
    if (bestCommander(table, so.unit) != 0 && !so.led)
        ask.inputs.push_back(yesOrNo("with-commander", true));
    return ask;
}

AttackGroup strikeOf(const BattleView& table, Id unit, const Answer& answer)
{
    AttackGroup strike{.unit = unit, .target = answer.number("target"), .stands = answer.number("stands")};
    if (usesCover(table, strike.target) || pikesHold(table, unit, strike.target))
        strike.cover = Covered(answer.number("cover"));
    strike.flanked = answer.number("flanked") != 0;
    strike.terrified = answer.number("terror") != 0 || feelsTerror(table, unit, strike.target); // who strikes touches
    strike.aside = answer.number("aside") != 0;
    strike.ranks = answer.number("ranks");
    strike.commander = answer.number("with-commander") != 0 ? bestCommander(table, unit) : 0;
    return strike;
}

// What a character adds is told with the first stands that declare, or was with the last (fields.h).
int moreThen(const BattleView& table, Id unit, bool first)
{
    return table.begunWith(1) == first ? moreAttacks(table, unit) : 0;
}

// Everything is declared: the throws come after the declarations of all others, before the saves.
void finish(Transaction& transaction, Declared all)
{
    if (all.batches.empty())
        return;
    if (all.end(moreThen(transaction, all.unit, false)))
        transaction.happened("last-ditch", {all.unit}, {}, "last-ditch");
    const auto& agenda = transaction.state().agenda;
    std::size_t below = 0;
    while (below < agenda.size()) {
        const std::string& what = agenda[agenda.size() - 1 - below].what;
        if (what != "attack" && what != "attack-roll")
            break;
        ++below;
    }
    for (auto it = all.batches.rbegin(); it != all.batches.rend(); ++it)
        if (it->dice > 0)
            transaction.builder().push(
                {"attack-roll", transaction[all.unit].side, {all.unit, it->target}, {it->dice, it->reach}}, below);
}

std::optional<Message> declare(Transaction& transaction, const Step& step, const Answer& answer)
{
    Declared all(step);
    const auto ask = attackAsk(transaction, step);
    if (!ask) {
        finish(transaction, all);
        return {};
    }
    if (auto missing = factMissing(*ask, answer, [&](const Answer& one) {
            const AttackGroup strike = strikeOf(transaction, all.unit, one);
            if (strike.stands == 0) // no more of them strike: how they stand is all one
                return std::vector<int>{0};
            const AttackDice blow = attackDiceOf(transaction, strike);
            return std::vector<int>{blow.dice, blow.reach, strike.stands, !strike.flanked && !strike.aside};
        }))
        return missing;
    const AttackGroup strike = strikeOf(transaction, all.unit, filled(*ask, answer));
    if (strike.stands > 0 && strike.cover == Covered::fortified
        && !mayStrikeFortified(transaction, all.unit, strike.target))
        return Message{"cover-phalanx", {{"who", transaction[strike.target].badge}}};
    if (strike.stands == 0) {
        finish(transaction, all);
        return {};
    }
    AttackDice blow = attackDiceOf(transaction, strike);
    if (all.stands == 0)
        blow.dice += moreThen(transaction, all.unit, true);
    transaction.happened("attack-declared", {strike.unit, strike.target},
        {{"stands", strike.stands}, {"dice", blow.dice}, {"reach", blow.reach}}, "attacks");
    transaction.add(strike.unit, state::fought, strike.stands);
    if (!strike.flanked && !strike.aside)
        transaction.add(strike.unit, state::front, strike.stands);
    transaction.set(strike.target, state::cover, std::max(transaction.get(strike.target, state::cover), strike.cover));
    all.add({strike.target, Declared::held(blow.dice), blow.reach});
    all.stands = std::min(all.stands + strike.stands + strike.ranks, transaction.get(strike.unit, state::stands));
    if (all.stands == transaction.get(strike.unit, state::stands) && transaction.is(strike.unit, state::met))
        transaction.set(strike.unit, state::met, Met::no); // all of them touch
    all.led = all.led || strike.commander != 0;
    if (strike.commander != 0 && transaction.get(strike.commander, state::rank) == Rank::general)
        generalFought(transaction, strike.commander);
    transaction.push(all.step(step.who));
    return {};
}

Preview attackPreview(const BattleView& table, const Step& step, const Answer& answer)
{
    const auto ask = attackAsk(table, step);
    if (!ask)
        return {};
    Declared all(step);
    const Answer whole = filled(*ask, answer);
    if (std::ranges::any_of(ask->inputs, [&](const Input& one) { return !whole.find(one.id); }))
        return {}; // nobody knows yet with how many dice
    const AttackGroup strike = strikeOf(table, all.unit, whole);
    const AttackDice blow = attackDiceOf(table, strike);
    const int first = all.stands == 0 ? moreThen(table, all.unit, true) : 0;
    const Declared::Batch batch{strike.target, blow.dice + first, blow.reach};
    Preview seen{.modifiers = blow.modifiers, .target = blow.reach};
    if (first != 0)
        seen.modifiers.push_back({"more-attacks", first, {all.unit}});
    const Declared::Batch* before = all.like(batch);
    const int declared = before == nullptr ? 0 : before->dice;
    all.add(batch);
    if (all.stands + strike.stands + strike.ranks >= table.get(all.unit, state::stands)) {
        const int more = moreThen(table, all.unit, false);
        if (all.end(more))
            seen.modifiers.push_back({"last-ditch", 1, {all.unit}});
        else if (more != 0 && all.like(batch) == &all.batches.front())
            seen.modifiers.push_back({"more-attacks", more, {all.unit}});
    }
    const int dice = all.like(batch)->dice - declared;
    seen.dice.push_back({.count = dice, .reach = blow.reach, .faces = false});
    const play::Spread hits = play::hits(dice, blow.reach);
    for (int many = hits.least(); many <= hits.most(); ++many)
        seen.chances.emplace_back("hits-" + std::to_string(many), hits.chance(many));
    return seen;
}

} // namespace

int moreAttacks(const BattleView& table, Id unit)
{
    const int round = std::max(table.get(table.get(unit, state::engagement), state::rounds), 1);
    return extraAttacks(table, unit, round, table.is(unit, state::charged));
}

namespace {

// Of who stands in line, or has nobody at its side after all.
int likelyStands(const BattleView& table, Id unit, const Answer& told)
{
    const bool end = table.get(unit, state::met) == Met::flank && told.number("flanked", 1) != 0;
    return end ? 1 : table.get(unit, state::stands);
}

// Beforehand nothing stays open: pikes whose front is charged hold, stands strike ahead where they can, and how many
// have somebody at their side or rear is a number.
void foretell(const BattleView& table, Id unit, Decision& ask, const Answer& told)
{
    const int stands = table.get(unit, state::stands);
    for (Input& input : ask.inputs)
        if (!input.given && input.id == "stands")
            input.given = std::vector<int>{likelyStands(table, unit, told)};
        else if (!input.given)
            input.given = std::vector<int>{input.id == "cover" ? int(Covered::defended) : 0};
    const Beset beset = besetOf(table, unit);
    if (beset == Beset::ahead || beset == Beset::aside)
        return;
    const int sure = beset == Beset::around;
    for (Input& input : ask.inputs)
        if (input.id == "stands")
            input.given = std::vector<int>{stands};
        else if (input.id == "flanked")
            input = number("turned", sure, stands, sure);
}

// The same of what is told of the stands that declare first.
Answer foretold(const Decision& ask, Answer told)
{
    const Input* turned = ask.find("turned");
    if (!turned || !told.find("flanked"))
        return told;
    const int first = told.number("stands", turned->most);
    if (!told.find("turned"))
        told.set("turned", {told.number("flanked") != 0 ? first : turned->most - first});
    std::erase_if(told.inputs, [](const auto& one) { return one.first == "stands"; });
    return told;
}

} // namespace

std::optional<Decision> attackCard(const BattleView& table, Id unit, const Answer& told)
{
    auto ask = attackAsk(table, {"attack", table[unit].side, {unit}, {}}, told.number("target"));
    if (!ask)
        return {};
    foretell(table, unit, *ask, told);
    return filledWith(*ask, foretold(*ask, told));
}

std::vector<AttackGroup> usualAttackGroups(const BattleView& table, Id unit, const Answer& told)
{
    const auto ask = attackCard(table, unit, told);
    if (!ask)
        return {};
    const Answer answer = filled(*ask, {});
    AttackGroup all = strikeOf(table, unit, answer);
    const int turned = std::min(answer.number("turned"), all.stands);
    if (turned == 0) {
        if (ask->find("turned"))
            all.aside = false;
        return {all};
    }
    AttackGroup flanked = all;
    flanked.stands = turned;
    flanked.flanked = true;
    if (turned == all.stands)
        return {flanked};
    flanked.ranks = 0;
    flanked.commander = 0;
    all.stands -= turned;
    all.aside = false;
    return {all, flanked};
}

Rules attackRules()
{
    const auto asks = [](const BattleView& table, const Step& step) { return attackAsk(table, step); };
    return {{.what = "attack",
        .carries = play::StepShape{1, 0, loads::declared},
        .noChoice = true,
        .asks = asks,
        .preview = attackPreview,
        .mapFacts = mapFactsOfAttack,
        .resolve = declare}};
}

} // namespace strategikon::warmasterPlay

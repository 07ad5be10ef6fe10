// Attacks are declared before any dice: which stands strike at whom, and how they stand (rulebook 1547-1663).
#include "rules/warmaster/play/combat.h"
#include "rules/warmaster/play/facts.h"
#include "rules/warmaster/play/told.h"
#include "rules/warmaster/play/traits.h"

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
        int dice = 0, reach = 4;
    };
    std::vector<Batch> batches{};

    explicit Declared(const Step& step) : unit(step.on.front())
    {
        if (step.with.empty())
            return;
        stands = step.with[0];
        led = step.with[1] != 0;
        for (std::size_t i = 1; i < step.on.size(); ++i)
            batches.push_back({step.on[i], step.with[2 * i], step.with[2 * i + 1]});
    }

    Step step(int who) const
    {
        Step next{"attack", who, {unit}, {stands, led}};
        for (const Batch& batch : batches) {
            next.on.push_back(batch.target);
            next.with.insert(next.with.end(), {batch.dice, batch.reach});
        }
        return next;
    }

    // Batches against one target with one face are thrown together.
    void add(const Batch& batch)
    {
        if (Batch* same = like(batch))
            same->dice += batch.dice;
        else
            batches.push_back(batch);
    }

    Batch* like(const Batch& batch)
    {
        const auto it = std::find_if(batches.begin(), batches.end(),
            [&](const Batch& one) { return one.target == batch.target && one.reach == batch.reach; });
        return it == batches.end() ? nullptr : &*it;
    }

    // With the last stand: what a character adds; where there are no attacks at all, one die all the same (rulebook
    // 1659). Whether it came to that.
    bool end(int more)
    {
        batches.front().dice += more;
        if (std::any_of(batches.begin(), batches.end(), [](const Batch& one) { return one.dice != 0; }))
            return false;
        const auto easier = [](const Batch& one, const Batch& other) { return one.reach < other.reach; };
        std::min_element(batches.begin(), batches.end(), easier)->dice = 1;
        return true;
    }
};

Ids enemiesOf(const Table& table, Id unit)
{
    const Id engagement = table.get(unit, "engagement");
    return engagement == 0 ? Ids{} : touching(table, engagement, 1 - table[unit].side);
}

// The enemy opposite: the nth unit faces the nth, where nothing better is known.
Id opposite(const Table& table, Id unit, const Ids& enemies)
{
    const Ids own = touching(table, table.get(unit, "engagement"), table[unit].side);
    const auto at = std::size_t(std::find(own.begin(), own.end(), unit) - own.begin());
    return enemies[std::min(at, enemies.size() - 1)];
}

Covered coverGiven(const Table& table, Id unit, Id target)
{
    return pikesHold(table, unit, target) ? Covered::defended : Covered(table.get(target, "cover"));
}

bool askRanks(const Table& table, Id unit)
{
    return table.has(unit, Special::phalanx) && table.is(unit, "broad") && table.ruledBy("broad-phalanx", "errata");
}

// Who was charged at side or rear has enemies there. A retreat turns nobody round, and pursuers come straight on: they
// are there still (rulebook 1812, 1935). Only where that was so of as many stands as are left.
bool isTurned(const Table& table, Id unit)
{
    const After after = After(table.get(unit, "after"));
    const int turned = table.get(unit, "turned");
    return (after == After::nothing || after == After::retreated) && turned > 0 && turned >= table.get(unit, "stands");
}

// What is filled in follows the enemy at whom they strike.
void byTarget(Input& input, const Ids& enemies, const std::function<int(Id)>& given)
{
    input.by = "target";
    for (const Id one : enemies)
        input.givenBy[one] = {given(one)};
}

// `told`: at whom they strike, where that is known beforehand.
std::optional<Ask> attackAsk(const Table& table, const Step& step, Id told = 0)
{
    const Declared so(step);
    const Ids enemies = enemiesOf(table, so.unit);
    const int left = table.get(so.unit, "stands") - so.stands;
    if (enemies.empty() || left <= 0)
        return {};
    const auto any = [&](auto fits) { return std::any_of(enemies.begin(), enemies.end(), fits); };
    const bool known = std::find(enemies.begin(), enemies.end(), told) != enemies.end();
    const Id first = known ? told : opposite(table, so.unit, enemies);
    const bool begun = so.stands > 0;
    Ask ask{.rule = "attacks"};
    ask.inputs.push_back(whoOf("target", enemies));
    ask.inputs.back().given = Ids{first};
    ask.inputs.push_back(number("stands", begun ? 0 : 1, left, begun && enemies.size() == 1 ? 0 : left));
    if (any([&](Id one) { return usesCover(table, one) || pikesHold(table, so.unit, one); })) {
        ask.inputs.push_back(
            choice("cover", {"open", "defended", "fortified"}, int(coverGiven(table, so.unit, first))));
        ask.inputs.back().fact = true;
        byTarget(ask.inputs.back(), enemies, [&](Id one) { return int(coverGiven(table, so.unit, one)); });
    }
    ask.inputs.push_back(yesOrNo("flanked", isTurned(table, so.unit)));
    if (any([&](Id one) { return feelsTerror(table, so.unit, one); })) {
        ask.inputs.push_back(yesOrNo("terror", feelsTerror(table, so.unit, first)));
        byTarget(ask.inputs.back(), enemies, [&](Id one) { return int(feelsTerror(table, so.unit, one)); });
    }
    if (table.has(so.unit, Special::phalanx) || table.ruledBy("shallow-bases", "penalty"))
        ask.inputs.push_back(yesOrNo("aside", false));
    if (askRanks(table, so.unit))
        ask.inputs.push_back(number("ranks", 0, 12, 0));
    if (bestCommander(table, so.unit) != 0 && !so.led)
        ask.inputs.push_back(yesOrNo("with-commander", true));
    return ask;
}

Strike strikeOf(const Table& table, Id unit, const Answer& answer)
{
    Strike strike{.unit = unit, .target = answer.number("target"), .stands = answer.number("stands")};
    if (usesCover(table, strike.target) || pikesHold(table, unit, strike.target))
        strike.cover = Covered(answer.number("cover"));
    strike.flanked = answer.number("flanked") != 0;
    strike.terrified = answer.number("terror") != 0 || feelsTerror(table, unit, strike.target); // who strikes touches
    strike.aside = answer.number("aside") != 0;
    strike.ranks = answer.number("ranks");
    strike.commander = answer.number("with-commander") != 0 ? bestCommander(table, unit) : 0;
    return strike;
}

// Everything is declared: the throws come after the declarations of all others, before the saves.
void finish(Doing& doing, Declared all)
{
    if (all.batches.empty())
        return;
    if (all.end(moreAttacks(doing, all.unit)))
        doing.happened("last-ditch", {all.unit}, {}, "last-ditch");
    const auto& agenda = doing.state().agenda;
    std::size_t below = 0;
    while (below < agenda.size()) {
        const std::string& what = agenda[agenda.size() - 1 - below].what;
        if (what != "attack" && what != "attack-roll")
            break;
        ++below;
    }
    for (auto it = all.batches.rbegin(); it != all.batches.rend(); ++it)
        if (it->dice > 0)
            doing.telling().push(
                {"attack-roll", doing[all.unit].side, {all.unit, it->target}, {it->dice, it->reach}}, below);
}

std::optional<Message> declare(Doing& doing, const Step& step, const Answer& answer)
{
    Declared all(step);
    const auto ask = attackAsk(doing, step);
    if (!ask) {
        finish(doing, all);
        return {};
    }
    if (auto missing = factMissing(*ask, answer, [&](const Answer& one) {
            const Strike strike = strikeOf(doing, all.unit, one);
            if (strike.stands == 0) // no more of them strike: how they stand is all one
                return std::vector<int>{0};
            const Blow blow = blowOf(doing, strike);
            return std::vector<int>{blow.dice, blow.reach, strike.stands, !strike.flanked && !strike.aside};
        }))
        return missing;
    const Strike strike = strikeOf(doing, all.unit, filled(*ask, answer));
    if (strike.stands == 0) {
        finish(doing, all);
        return {};
    }
    const Blow blow = blowOf(doing, strike);
    doing.happened("attack-declared", {strike.unit, strike.target},
        {{"stands", strike.stands}, {"dice", blow.dice}, {"reach", blow.reach}}, "attacks");
    doing.add(strike.unit, "fought", strike.stands);
    if (!strike.flanked && !strike.aside)
        doing.add(strike.unit, "front", strike.stands);
    doing.set(strike.target, "cover", std::max(doing.get(strike.target, "cover"), int(strike.cover)));
    all.add({strike.target, blow.dice, blow.reach});
    all.stands = std::min(all.stands + strike.stands + strike.ranks, doing.get(strike.unit, "stands"));
    all.led = all.led || strike.commander != 0;
    if (strike.commander != 0 && Rank(doing.get(strike.commander, "rank")) == Rank::general)
        generalFought(doing, strike.commander);
    doing.push(all.step(step.who));
    return {};
}

Preview attackPreview(const Table& table, const Step& step, const Answer& answer)
{
    const auto ask = attackAsk(table, step);
    if (!ask)
        return {};
    Declared all(step);
    const Strike strike = strikeOf(table, all.unit, filled(*ask, answer));
    const Blow blow = blowOf(table, strike);
    const Declared::Batch batch{strike.target, blow.dice, blow.reach};
    Preview seen{.modifiers = blow.modifiers, .target = blow.reach};
    const Declared::Batch* before = all.like(batch);
    const int declared = before == nullptr ? 0 : before->dice;
    all.add(batch);
    if (all.stands + strike.stands + strike.ranks >= table.get(all.unit, "stands")) {
        const int more = moreAttacks(table, all.unit);
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

int moreAttacks(const Table& table, Id unit)
{
    const int round = std::max(table.get(table.get(unit, "engagement"), "rounds"), 1);
    return extraAttacks(table, unit, round, table.is(unit, "charged"));
}

std::optional<Ask> attackCard(const Table& table, Id unit, const Answer& told)
{
    auto ask = attackAsk(table, {"attack", table[unit].side, {unit}, {}}, told.number("target"));
    return ask ? std::optional(filledWith(std::move(*ask), told)) : std::nullopt;
}

Strike usualStrike(const Table& table, Id unit, const Answer& told)
{
    const auto ask = attackCard(table, unit, told);
    return ask ? strikeOf(table, unit, filled(*ask, {})) : Strike{};
}

Rules attackRules()
{
    const auto asks = [](const Table& table, const Step& step) { return attackAsk(table, step); };
    return {{.what = "attack", .asks = asks, .preview = attackPreview, .told = toldOfAttack, .resolve = declare}};
}

} // namespace strategikon::warmasterPlay

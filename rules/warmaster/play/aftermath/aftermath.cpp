// What winners do: stand, fall back, pursue, advance (rulebook 1876-2115).
#include "model/text/contains.h"
#include "rules/warmaster/play/combat/closing.h"
#include "rules/warmaster/play/command/commanding.h"
#include "rules/warmaster/play/map/warnings.h"
#include "rules/warmaster/play/rule.h"
#include "rules/warmaster/play/steps.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

enum class Does { pursue, support, advance, stand, fallBack };
const std::vector<std::string> doings{"pursue", "support", "advance", "stand", "fall-back"};

bool pursued(const BattleView& table, Id unit) { return table.get(unit, state::after) == After::pursued; }

// Artillery and whoever mans ramparts stays (rulebook 1916, 1917, 2103).
bool mayFollow(const BattleView& table, Id unit)
{
    return table.type(unit) != Type::artillery
        && !(table.isInfantry(unit) && table.get(unit, state::cover) == Covered::fortified);
}

bool isHamippoi(const BattleView& table, Id unit)
{
    return table.has(unit, Special::hamippoi) && table.ruledBy("hamippoi", "errata");
}

bool horseFollows(const BattleView& table, const Closing& closing)
{
    return std::ranges::any_of(
        closing.done, [&](Id unit) { return table.type(unit) == Type::cavalry && pursued(table, unit); });
}

// Friends who pursue and can be supported; for hamippoi the cavalry they run with (errata 125, 3).
Ids supportable(const BattleView& table, const Closing& closing, Id unit)
{
    Ids found = closing.done;
    std::erase_if(found, [&](Id one) {
        const bool fits = table.isInfantry(one) || (isHamippoi(table, unit) && table.type(one) == Type::cavalry);
        return !pursued(table, one) || !fits;
    });
    return found;
}

bool allMounted(const BattleView& table, const Ids& units)
{
    return std::ranges::all_of(units, [&](Id one) { return table.mounted(one); });
}

bool may(const BattleView& table, const Closing& closing, Id unit, Does what)
{
    switch (what) {
    case Does::pursue:
        return !closing.losers.empty() && mayFollow(table, unit);
    case Does::support:
        return table.isInfantry(unit) && mayFollow(table, unit) && !closing.losers.empty()
            && !supportable(table, closing, unit).empty();
    case Does::advance:
        return closing.destroyed && mayFollow(table, unit) && !table.is(unit, state::advanced);
    default:
        return true;
    }
}

// Fanatics must follow where they may, and go first (rulebook 4507).
bool mustFollow(const BattleView& table, const Closing& closing, Id unit)
{
    const bool afoot = table.isInfantry(unit) && allMounted(table, closing.losers);
    return table.has(unit, Special::fanatics)
        && ((may(table, closing, unit, Does::pursue) && !afoot) || may(table, closing, unit, Does::advance));
}

Ids next(const BattleView& table, const Closing& closing)
{
    Ids first = closing.left;
    std::erase_if(first, [&](Id unit) { return !mustFollow(table, closing, unit); });
    return first.empty() ? closing.left : first;
}

// What is open to some of them, and to whom.
Input doesOf(const BattleView& table, const Closing& closing, const Ids& units)
{
    Input does = choice("does", {});
    does.whose = "unit";
    for (std::size_t i = 0; i < doings.size(); ++i) {
        Ids only = units;
        std::erase_if(only, [&](Id unit) { return !may(table, closing, unit, Does(int(i))); });
        if (!only.empty())
            does.options.push_back({doings[i], {}, only.size() < units.size() ? only : Ids()});
    }
    return does;
}

Id likelyContact(const Closing& closing)
{
    const auto at = std::min(closing.done.size(), closing.losers.size() - 1);
    return closing.losers[at];
}

std::optional<Decision> aftermathAsk(const BattleView& table, const Step& step)
{
    const Closing closing = Closing::of(table, step);
    if (closing.left.empty())
        return {};
    const Ids units = next(table, closing);
    const int side = table[units.front()].side;
    const bool must = mustFollow(table, closing, units.front());
    Decision ask{
        .who = side, .rule = closing.destroyed ? "advance" : "pursuit", .with = {{"distance", closing.distance}}};
    ask.inputs.push_back(whoOf("unit", units));
    ask.inputs.back().given = Ids{units.front()};
    ask.inputs.push_back(doesOf(table, closing, units));
    if (must || ask.inputs.back().options.size() == 1)
        ask.inputs.back().given = std::vector<int>{0};
    const Ids enemies = table.troops(1 - side);
    const bool pursues = std::ranges::any_of(units, [&](Id unit) { return may(table, closing, unit, Does::pursue); });
    if (pursues && !enemies.empty()) {
        ask.inputs.push_back(factOf("contacts", enemies, int(enemies.size())));
        ask.inputs.back().given = Ids{likelyContact(closing)};
    }
    const bool afoot = std::ranges::any_of(units, [&](Id unit) { return table.isInfantry(unit); });
    const bool horse = std::ranges::any_of(closing.losers, [&](Id one) { return table.mounted(one); });
    if (afoot && horse)
        ask.inputs.push_back(yesOrNo("horse-front", allMounted(table, closing.losers)));
    Ids beside;
    for (const Id unit : units)
        for (const Id one : supportable(table, closing, unit))
            if (!contains(beside, one))
                beside.push_back(one);
    if (!beside.empty()) {
        ask.inputs.push_back(factOf("beside", beside, 1));
        ask.inputs.back().given = Ids{beside.front()};
    }
    if (!closing.losers.empty())
        ask.inputs.push_back(factOf("still-touching", enemies, int(enemies.size())));
    if (!closing.losers.empty())
        ask.inputs.back().apart = {"contacts"};
    if (must)
        ask.inputs.push_back(yesOrNo("impossible", false));
    return ask;
}

std::optional<Message> pursue(Transaction& transaction, Closing& closing, Id unit, const Answer& answer)
{
    const Ids contacts = named(answer, "contacts");
    if (contacts.empty())
        return Message{"play-pursuit-reaches-nobody", {}};
    const auto beaten = [&](Id one) { return contains(closing.losers, one); };
    if (std::ranges::none_of(contacts, beaten))
        return Message{"play-pursuit-of-others", {}};
    if (transaction.isInfantry(unit) && answer.number("horse-front") != 0
        && !(isHamippoi(transaction, unit) && horseFollows(transaction, closing)))
        return Message{"play-foot-after-horse", {}};
    Ids on{unit};
    on.insert(on.end(), contacts.begin(), contacts.end());
    transaction.happened("pursued", on, {{"bonus", pursuitBonus(transaction, closing.distance)}}, "pursuit");
    transaction.set(unit, state::after, After::pursued);
    transaction.set(unit, state::bonus, pursuitBonus(transaction, closing.distance));
    transaction.set(unit, state::supports, false);
    closing.link(unit, contacts);
    return {};
}

std::optional<Message> support(Transaction& transaction, Closing& closing, Id unit, const Answer& answer)
{
    const Ids beside = named(answer, "beside"), fits = supportable(transaction, closing, unit);
    if (beside.empty() || !contains(fits, beside.front()))
        return Message{"play-support-nobody", {}};
    const Ids touched = named(answer, "still-touching");
    transaction.happened("pursued-in-support", {unit, beside.front()},
        {{"bonus", pursuitBonus(transaction, closing.distance)}}, "pursuit-support");
    transaction.set(unit, state::after, After::pursued);
    transaction.set(unit, state::bonus, pursuitBonus(transaction, closing.distance));
    transaction.set(unit, state::supports, touched.empty());
    closing.link(unit, beside);
    closing.link(unit, touched);
    return {};
}

// Foot that horse could not shake off strikes at it as if it pursued (rulebook 2041-2051).
void stand(Transaction& transaction, Closing& closing, Id unit, const Answer& answer)
{
    const Ids touched = named(answer, "still-touching");
    const bool clings =
        transaction.isInfantry(unit) && std::ranges::any_of(touched, [&](Id one) { return transaction.mounted(one); });
    transaction.happened("stood", {unit}, {}, "combat-stand");
    transaction.set(unit, state::after, After::stood);
    transaction.set(unit, state::bonus, clings ? pursuitBonus(transaction, closing.distance) : 0);
    if (!touched.empty())
        transaction.set(unit, state::supports, false);
    closing.link(unit, touched);
}

void advance(Transaction& transaction, Closing& closing, Id unit)
{
    transaction.happened("advanced", {unit}, {}, "advance");
    transaction.set(unit, state::advanced, true);
    transaction.set(unit, state::bonus, 0);
    transaction.disengage(unit);
    transaction.set(unit, state::after, After::advanced);
    transaction.push(closing.step("aftermath", transaction[unit].side));
    transaction.push(packed("charge", transaction[unit].side, steps::Charge{{unit}, Mode::advance}));
}

std::optional<Message> factFor(Does what, const Answer& answer, const Decision& ask)
{
    const auto missing = [&](const char* id) { return ask.find(id) && !answer.find(id); };
    if (what == Does::pursue && missing("contacts"))
        return factNeeded("contacts");
    if (what == Does::pursue && missing("horse-front"))
        return factNeeded("horse-front");
    if (what == Does::support && missing("beside"))
        return factNeeded("beside");
    if ((what == Does::stand || what == Does::support) && missing("still-touching"))
        return factNeeded("still-touching");
    return {};
}

std::optional<Message> choose(Transaction& transaction, const Step& step, const Answer& answer)
{
    Closing closing = Closing::of(transaction, step);
    const auto ask = aftermathAsk(transaction, step);
    if (!ask) {
        regroup(transaction, closing);
        return {};
    }
    const Id unit = answer.number("unit");
    const std::string chose = chosen(*ask, answer, "does");
    const Does what = Does(std::ranges::find(doings, chose) - doings.begin());
    if (!may(transaction, closing, unit, what))
        return Message{"play-not-for-this-unit", {}};
    if (mustFollow(transaction, closing, unit) && (what == Does::stand || what == Does::fallBack)
        && answer.number("impossible") == 0)
        return Message{"play-fanatics-follow", {}};
    if (auto missing = factFor(what, answer, *ask))
        return missing;
    closing.chose(unit);
    if (what == Does::advance) {
        advance(transaction, closing, unit);
        return {};
    }
    std::optional<Message> refused;
    if (what == Does::pursue)
        refused = pursue(transaction, closing, unit, answer);
    else if (what == Does::support)
        refused = support(transaction, closing, unit, answer);
    else if (what == Does::stand)
        stand(transaction, closing, unit, answer);
    if (refused)
        return refused;
    if (what == Does::fallBack)
        fallBack(transaction, closing, unit, "aftermath");
    else
        transaction.push(closing.step("aftermath", transaction[unit].side));
    return {};
}

} // namespace

Rules pursuitRules()
{
    return {thatRunsOver({.what = "aftermath",
        .carries = play::StepShape{1, 6, loads::closes},
        .asks = aftermathAsk,
        .warnings = warningsOfPursuit,
        .resolve = choose})};
}

Rules aftermathRules() { return {}; }

} // namespace strategikon::warmasterPlay

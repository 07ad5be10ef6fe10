// Moves without an order: fanatics who have to charge, and evading (rulebook 446-470, 821-859, 4506).
#include "rules/warmaster/play/charge/charges.h"
#include "rules/warmaster/play/command/command.h"
#include "rules/warmaster/play/command/moving.h"
#include "rules/warmaster/play/map/map_facts.h"
#include "rules/warmaster/play/map/warnings.h"
#include "rules/warmaster/play/steps.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

// Asked again after each of their charges, until none of them can.
Rule fanatics()
{
    return {.what = "fanatics",
        .asks = [](const BattleView& table, const Step& step) -> std::optional<Decision> {
            Ids wild;
            for (const Id unit : mayUseInitiative(table, step.who))
                if (table.has(unit, Special::fanatics))
                    wild.push_back(unit);
            if (wild.empty())
                return {};
            return Decision{.inputs = {factOf("able", wild, 1)}, .rule = "fanatics"};
        },
        .preview = {},
        .mapFacts = mapFactsOfFanatics,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
            const Ids able = named(answer, "able");
            if (able.empty())
                return {};
            transaction.push(step);
            transaction.push(packed("charge", step.who, steps::Charge{able, Mode::initiative}));
            return {};
        }};
}

Rule evade()
{
    return {.what = "evade",
        .phases = {"initiative"},
        .asks = [](const BattleView& table, const Step&) -> std::optional<Decision> {
            const int side = table.state().side;
            const Ids units = mayUseInitiative(table, side);
            const Ids enemies = table.troops(1 - side);
            if (units.empty() || enemies.empty())
                return {};
            Decision ask{.inputs = {whoOf("unit", units), whoOf("from", enemies)}, .rule = "initiative"};
            Ids skirmishers = units;
            std::erase_if(skirmishers, [&](Id unit) { return !table.has(unit, Special::skirmish); });
            if (!skirmishers.empty()) {
                const Ids friends = passable(table, side);
                Input through = factOf("through", friends, int(friends.size()));
                through.apart = {"unit"};
                through.whose = "unit";
                through.only = std::move(skirmishers);
                ask.inputs.push_back(std::move(through));
            }
            return ask;
        },
        .preview = {},
        .mapFacts = mapFactsOfEvade,
        .warnings = warningsOfEvade,
        .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> std::optional<Message> {
            const Id unit = named(answer, "unit").front(), from = named(answer, "from").front();
            const Ids through = named(answer, "through");
            if (auto why = cannotPass(transaction, unit, through))
                return why;
            transaction.happened("evaded", {unit, from}, {}, "evade");
            transaction.set(unit, state::moved, Moved::initiative);
            leaveBehind(transaction, unit);
            evadeThrough(transaction, unit, through);
            return {};
        }};
}

} // namespace

Ids mayUseInitiative(const BattleView& table, int side)
{
    Ids found;
    for (const Id unit : table.units(side))
        if (table.get(unit, state::moved) == Moved::not_ && !table.engaged(unit) && !table.is(unit, state::confused)
            && !table.is(unit, state::returns) && table.type(unit) != Type::encampment)
            found.push_back(unit);
    return found;
}

Ids passable(const BattleView& table, int side)
{
    Ids found;
    for (const Id unit : table.units(side))
        if (!table.engaged(unit) && table.type(unit) != Type::encampment)
            found.push_back(unit);
    return found;
}

std::optional<Message> cannotPass(const BattleView& table, Id unit, const Ids& through)
{
    if (through.empty())
        return {};
    if (!table.has(unit, Special::skirmish))
        return Message{"play-only-skirmishers-pass", {{"unit", table[unit].badge}}};
    return {};
}

Rules initiativeRules() { return {fanatics(), evade()}; }

} // namespace strategikon::warmasterPlay

#include "rules/battle.h"

#include "rules/system.h"
#include "rules/tables.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon {

namespace {

constexpr Template battleTemplates[] = {
    {"battle-no-game",
        QT_TRANSLATE_NOOP("messages", "Battles of this rule system cannot be recorded yet; take armies of another.")},
    {"battle-two-systems",
        QT_TRANSLATE_NOOP("messages", "The armies are of different rule systems; both sides fight by the same rules.")},
};

Fault fault(const char* code)
{
    addTemplates(battleTemplates);
    return {{}, {code, {}}};
}

} // namespace

const play::Game* gameOf(std::string_view system)
{
    const System* found = findSystem(system);
    return found ? found->game() : nullptr;
}

std::vector<Fault> rulesAmiss(std::string_view system)
{
    const play::Game* game = gameOf(system);
    if (!game)
        return {};
    (void)game->switches(); // reads them
    return tableFaults(system);
}

std::vector<Clause> clausesOf(std::string_view system)
{
    const System* found = findSystem(system);
    return found ? found->clauses() : std::vector<Clause>();
}

Reading<play::State> beginning(Catalogue& catalogue, const BattlePlan& plan)
{
    const System* system = plan.sides.empty() ? nullptr : findSystem(plan.sides.front().army.system);
    if (!system || !system->game())
        return fault("battle-no-game");
    for (const Side& side : plan.sides)
        if (side.army.system != plan.sides.front().army.system)
            return fault("battle-two-systems");
    if (auto faults = rulesAmiss(plan.sides.front().army.system); !faults.empty())
        return faults;
    return system->beginning(catalogue, plan);
}

} // namespace strategikon

#include "rules/battle.h"

#include "model/text/decode.h"

#include "rules/system.h"
#include "rules/tables.h"

#include <algorithm>
#include <map>

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon {

namespace {

constexpr Template battleTemplates[] = {
    {"battle-no-game",
        QT_TRANSLATE_NOOP("messages", "Battles of this rule system cannot be recorded yet; choose armies of another.")},
    {"battle-two-systems",
        QT_TRANSLATE_NOOP("messages", "The armies use different rule systems; both sides must use the same.")},
};

Fault fault(const char* code)
{
    addTemplates(battleTemplates);
    return {{}, {code, {}}};
}

std::map<std::string, const play::Game*, std::less<>>& addedGames()
{
    static std::map<std::string, const play::Game*, std::less<>> all;
    return all;
}

} // namespace

const play::Game* gameOf(std::string_view system)
{
    if (const System* found = findSystem(system))
        return found->game();
    const auto added = addedGames().find(system);
    return added == addedGames().end() ? nullptr : added->second;
}

void addGame(const std::string& id, const play::Game& game) { addedGames()[id] = &game; }

std::vector<Fault> rulesAmiss(std::string_view system)
{
    const play::Game* game = gameOf(system);
    if (!game)
        return {};
    (void)game->switches(); // reads their tables
    (void)game->fields();
    return tableFaults(system);
}

const play::Game* soundGame(const std::string& system) { return rulesAmiss(system).empty() ? gameOf(system) : nullptr; }

std::filesystem::path houseFolder(std::string_view system) { return roots().ownLists / system / "house"; }

std::vector<std::string> houseFiles(std::string_view system)
{
    std::vector<std::string> names;
    std::error_code error;
    if (!roots().ownLists.empty())
        for (std::filesystem::directory_iterator it(houseFolder(system), error), end; !error && it != end;
             it.increment(error))
            if (it->path().extension() == ".yaml")
                names.push_back(it->path().stem().string());
    std::ranges::sort(names);
    return names;
}

Result<std::string> houseNamed(std::string_view system, const std::string& name)
{
    const std::string file = (houseFolder(system) / (name + ".yaml")).string();
    const auto text = readText(file);
    return text ? gameOf(system)->house(*text, file) : Result<std::string>(text.faults);
}

std::vector<Clause> clausesOf(std::string_view system)
{
    const System* found = findSystem(system);
    if (found)
        (void)found->game(); // it brings their sentences
    return found ? found->clauses() : std::vector<Clause>();
}

Result<play::State> beginning(Catalogue& catalogue, const BattlePlan& plan)
{
    const System* system = plan.sides.empty() ? nullptr : findSystem(plan.sides.front().army.system);
    if (!system || !system->game())
        return fault("battle-no-game");
    for (const Side& side : plan.sides)
        if (side.army.system != plan.sides.front().army.system)
            return fault("battle-two-systems");
    if (auto faults = rulesAmiss(plan.sides.front().army.system); !faults.empty())
        return faults;
    const auto begun = [&](const BattlePlan& its) {
        auto state = system->beginning(catalogue, its);
        if (state.value)
            state.value->words = system->game()->words(); // as a battle has it
        return state;
    };
    if (plan.house.empty())
        return begun(plan);
    auto kept = system->game()->house(plan.house, plan.houseFile);
    if (!kept)
        return kept.faults;
    BattlePlan checked = plan;
    checked.house = std::move(*kept);
    return begun(checked);
}

std::array<std::string, 2> stampsOf(Catalogue& catalogue, const BattlePlan& plan)
{
    std::array<std::string, 2> stamps;
    for (const Side& side : plan.sides)
        if (const auto verdict = judge(catalogue, side.army, false)) {
            std::string& its = stamps[std::size_t(side.side)];
            its += (its.empty() ? "" : ", ") + verdict->stamp;
        }
    return stamps;
}

} // namespace strategikon

#include "tests/bench/nations.h"

namespace bench {

Catalogue& catalogue()
{
    static Catalogue& one = *[] {
        const std::filesystem::path source = SOURCE_DIR;
        setRoots({source / "lists", source / "rules", source / "schema", {}});
        return new Catalogue(); // as long as the program
    }();
    return one;
}

const std::vector<Nation>& nations()
{
    static const std::vector<Nation> all = [] {
        std::vector<Nation> found;
        std::vector<Fault> faults;
        for (const ListHeading& heading : catalogue().headings()) {
            const System& system = *findSystem(heading.system);
            const ArmyList* list = catalogue().find(heading.system, heading.id, {}, faults);
            if (!list || !system.bounded(*list))
                continue;
            const int points = system.format().usualSize;
            found.push_back({&system, list, points, system.problem(*list, points)});
        }
        return found;
    }();
    return all;
}

Army fullArmy(const Nation& nation)
{
    Army army;
    army.system = nation.list->system;
    army.list = nation.list->id;
    army.points = nation.points;
    const Aim aim = nation.system->aim(nation.problem, nation.system->aims().front());
    const auto found = fill(nation.problem, {}, aim, 1);
    return nation.system->divided(nation.problem, armyOf(nation.problem, found.front().counts, army));
}

void registerNations(
    const std::string& name, const std::function<void(benchmark::State&, const Nation&)>& work, const System* only)
{
    for (const Nation& nation : nations())
        if (!only || only == nation.system)
            benchmark::RegisterBenchmark((name + "/" + nation.list->system + "/" + nation.list->id).c_str(),
                [&nation, work](benchmark::State& state) { work(state, nation); })
                ->Unit(benchmark::kMicrosecond);
}

int run(int argc, char** argv)
{
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}

} // namespace bench

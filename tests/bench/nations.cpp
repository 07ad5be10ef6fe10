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

const System& system()
{
    catalogue();
    return *systems().front();
}

const std::vector<Nation>& nations()
{
    static const std::vector<Nation> all = [] {
        std::vector<Nation> found;
        std::vector<Fault> faults;
        for (const ListHeading& heading : catalogue().headings())
            if (const ArmyList* list = catalogue().find(heading.system, heading.id, {}, faults))
                found.push_back({list, system().problem(*list, usualLimit)});
        return found;
    }();
    return all;
}

Army fullArmy(const Nation& nation)
{
    Army army;
    army.system = nation.list->system;
    army.list = nation.list->id;
    army.points = usualLimit;
    const auto found = fill(nation.problem, {}, balanced(nation.problem), 1);
    return armyOf(nation.problem, found.front().counts, army);
}

void registerNations(const std::string& name, const std::function<void(benchmark::State&, const Nation&)>& work,
    benchmark::TimeUnit unit)
{
    for (const Nation& nation : nations())
        benchmark::RegisterBenchmark((name + "/" + nation.list->id).c_str(), [&nation, work](benchmark::State& state) {
            work(state, nation);
        })->Unit(unit);
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

// Questions about a table with 120 units: what is asked of it must not be felt.
#include "model/field/seeing/sight.h"
#include "tests/field/support.h"

#include <benchmark/benchmark.h>

using namespace strategikon::field;

namespace {

// 60 units a side, mixed up all over the table, in a country with a little of everything: the worst there is to see.
struct Melee {
    Field field = fieldtest::fieldNamed("country", 240, 150);
    Deployment deployment;

    Melee()
    {
        for (int side = 0; side < 2; ++side)
            deployment.way[side].where.anywhere = true;
        deployment.way[0].order = deployment.way[1].order = Way::Order::freeChoice;
        for (int i = 0; i < 120; ++i) {
            Troop troop;
            troop.side = i % 2;
            troop.badge = (troop.side == 0 ? "A" : "B") + std::to_string(i / 2 + 1);
            troop.stands = 3;
            troop.classes = {"infantry"};
            troop.allRound = i % 5 == 0;
            deployment.troops.push_back(troop);
        }
        Random random(7);
        deploy(deployment, field, fieldtest::kinds(), -1, Plan::random, random);
    }
};

const Melee& melee()
{
    static const Melee one;
    return one;
}

View viewOf(const Melee& one) { return View(one.deployment, one.field, fieldtest::kinds()); }

void prepare(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(viewOf(melee()));
}

template <class Decision>
void oneUnit(benchmark::State& state, Decision ask)
{
    const View view = viewOf(melee());
    for (auto _ : state)
        for (const Troop& other : melee().deployment.troops)
            ask(view, "A1", other.badge);
}

template <class Decision>
void allPairs(benchmark::State& state, Decision ask)
{
    const View view = viewOf(melee());
    for (auto _ : state)
        for (const Troop& one : melee().deployment.troops)
            for (const Troop& other : melee().deployment.troops)
                if (one.badge != other.badge)
                    ask(view, one.badge, other.badge);
}

void distances(const View& view, const std::string& a, const std::string& b)
{
    benchmark::DoNotOptimize(view.distance(a, b));
}

void arcs(const View& view, const std::string& a, const std::string& b)
{
    benchmark::DoNotOptimize(view.quartersOf(a, b));
}

void sights(const View& view, const std::string& a, const std::string& b)
{
    benchmark::DoNotOptimize(view.sees(a, b, 60));
}

void deployed(benchmark::State& state, Plan plan)
{
    fieldtest::Armies armies;
    const Field field = fieldtest::fieldNamed("country", 180, 120);
    const Way usual[2] = {*fieldtest::ways().find("standard"), *fieldtest::ways().find("standard")};
    const Deployment both =
        strategikon::deploymentOf(usual, armies.troops(3, 2000, 0, 0, false), armies.troops(9, 2000, 0, 1, false));
    for (auto _ : state) {
        Deployment one = both;
        Random random(7);
        deploy(one, field, fieldtest::kinds(), -1, plan, random);
    }
}

} // namespace

int main(int argc, char** argv)
{
    const auto ms = benchmark::kMillisecond;
    benchmark::RegisterBenchmark("table/prepare", prepare)->Unit(ms);
    benchmark::RegisterBenchmark("one-unit/distances", oneUnit<decltype(&distances)>, &distances)->Unit(ms);
    benchmark::RegisterBenchmark("one-unit/quarters", oneUnit<decltype(&arcs)>, &arcs)->Unit(ms);
    benchmark::RegisterBenchmark("one-unit/sight", oneUnit<decltype(&sights)>, &sights)->Unit(ms);
    benchmark::RegisterBenchmark("all-pairs/distances", allPairs<decltype(&distances)>, &distances)->Unit(ms);
    benchmark::RegisterBenchmark("all-pairs/quarters", allPairs<decltype(&arcs)>, &arcs)->Unit(ms);
    benchmark::RegisterBenchmark("all-pairs/sight", allPairs<decltype(&sights)>, &sights)->Unit(ms);
    benchmark::RegisterBenchmark("deploy/random", deployed, Plan::random)->Unit(ms);
    benchmark::RegisterBenchmark("deploy/battle", deployed, Plan::battle)->Unit(ms);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}

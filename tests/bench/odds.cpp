// Exact odds: rounds, combats of two rounds, plans of orders. Beside each another way to the same end: every face of
// every die where that is few, fights and orders that the engine itself plays out where it is many.
#include "model/text/contains.h"
#include "tests/play/fought.h"

#include "model/play/ahead.h"
#include "rules/warmaster/play/forecast/order_odds.h"
#include "tests/play/random_battle.h"
#include "tests/play/throws.h"

#include <benchmark/benchmark.h>

#include <filesystem>

namespace {

using namespace strategikon;
using namespace strategikon::fights;

constexpr int fought = 1000;

// --- Combats

// A unit of one stand against another, so that every face can be looked at.
Combat small()
{
    Combat combat;
    combat.first.fighters = {fighter(0, 1, 2, 0, {{1, 2, 4}}), fighter(1, 1, 2, 6, {{0, 1, 4}})};
    combat.then = {later(1, 1), later(0, 1, 6)};
    return combat;
}

void smallReckoned(benchmark::State& state)
{
    const Combat combat = small();
    for (auto _ : state)
        benchmark::DoNotOptimize(oddsOf(combat));
}

void smallEveryFace(benchmark::State& state)
{
    const Combat combat = small();
    for (auto _ : state) {
        double wins = 0;
        forEveryThrow([&](auto next, const double& chance) {
            const int winner = Fought(combat, next).ended().winner;
            wins += winner == 0 ? chance : 0;
        });
        benchmark::DoNotOptimize(wins);
    }
}

void oneRound(benchmark::State& state)
{
    const play::State beginning = lines(int(state.range(0)));
    const BattleView table(beginning);
    const Id engagement = table.engagements().front();
    for (auto _ : state)
        benchmark::DoNotOptimize(oddsOf(roundOf(table, engagement)));
}

void twoRounds(benchmark::State& state)
{
    const play::State beginning = lines(int(state.range(0)));
    const BattleView table(beginning);
    const Id engagement = table.engagements().front();
    for (auto _ : state)
        benchmark::DoNotOptimize(oddsOf(combatOf(table, engagement)));
}

void twoRoundsReckoned(benchmark::State& state)
{
    const play::State beginning = lines(int(state.range(0)));
    const BattleView table(beginning);
    const Combat combat = combatOf(table, table.engagements().front());
    for (auto _ : state)
        benchmark::DoNotOptimize(oddsOf(combat));
}

void thousandFought(benchmark::State& state)
{
    const play::State beginning = lines(int(state.range(0)));
    const BattleView table(beginning);
    const Combat combat = combatOf(table, table.engagements().front());
    field::Random random(1);
    for (auto _ : state)
        for (int i = 0; i < fought; ++i)
            benchmark::DoNotOptimize(Fighting(beginning, combat, random).ended());
}

void largestReckoned(benchmark::State& state)
{
    const Combat combat = state.range(0) ? splitHits() : largest();
    for (auto _ : state)
        benchmark::DoNotOptimize(oddsOf(combat));
}

void largestThousandThrown(benchmark::State& state)
{
    const Combat combat = state.range(0) ? splitHits() : largest();
    field::Random random(1);
    for (auto _ : state)
        for (int i = 0; i < fought; ++i)
            benchmark::DoNotOptimize(Fought(combat, [&] { return random.die(6); }).ended());
}

// --- Charges

// One who is charged shoots so often, then two rounds; as the card asks for it whenever a finger moves.
void chargeDeclared(benchmark::State& state)
{
    play::EventBuilder builder(apart(8), warmasterGame().fields());
    builder.happened("given");
    const BattleView table(builder.state());
    const Id charger = table.units(0).front();
    const Ids enemies{table.units(1)[0], table.units(1)[1]};
    builder.set(enemies.front(), "range", 30);
    const play::Course course{charge(charger, enemies)};
    const std::vector<play::Supposed> supposed{{"shots", {enemies.front(), charger}, {int(state.range(0))}}};
    builder.set(enemies.front(), "shots", 3);
    const play::State before = builder.state();
    for (auto _ : state)
        benchmark::DoNotOptimize(play::ahead(warmasterGame(), before, course, supposed));
}

// --- Orders

// Armies in a turn of orders, and eight of them: the General last.
struct Planning {
    play::State state{};
    std::vector<CommandTest> plan{};
};

std::vector<CommandTest> eightOrders(const BattleView& table)
{
    const Id army = table.armies(0).front();
    Ids commanders = table.commanders(0), units = table.units(0);
    const auto elsewhere = [&](Id one) { return table.armyOf(one) != army; };
    std::erase_if(commanders, elsewhere);
    std::erase_if(units, elsewhere);
    std::ranges::stable_sort(
        commanders, [&](Id one, Id other) { return table.get(one, "rank") > table.get(other, "rank"); });
    std::vector<CommandTest> plan;
    for (std::size_t i = 0; i < 8; ++i) {
        CommandTest one{commanders[i * commanders.size() / 8], {units[i / 2 % units.size()]}};
        if (i > 0 && plan.back().commander != one.commander)
            one.units = {units[(i / 2 + 1) % units.size()]};
        one.known = {0, 0, 0, 0, 0, 0};
        if (i % 2 == 1 && plan.back().commander == one.commander)
            one.units = plan.back().units;
        plan.push_back(std::move(one));
    }
    return plan;
}

const Planning& planning()
{
    static const Planning made = [] {
        const std::filesystem::path root = SOURCE_DIR;
        setRoots({root / "lists", root / "rules", root / "schema", {}});
        Catalogue catalogue;
        for (std::uint64_t seed = 1;; ++seed) {
            field::Random random(seed);
            Planning planning{*playtest::randomBeginning(catalogue, random), {}};
            planning.state.agenda.clear();
            planning.state.turn = 1;
            planning.state.phase = "orders";
            const BattleView table(planning.state);
            if (table.commanders(0).size() < 3 || table.units(0).size() < 8)
                continue;
            planning.plan = eightOrders(table);
            if (!oddsOf(table, planning.plan).refused)
                return planning;
        }
    }();
    return made;
}

void planOfEight(benchmark::State& state)
{
    const BattleView table(planning().state);
    for (auto _ : state)
        benchmark::DoNotOptimize(oddsOf(table, planning().plan));
    state.counters["things"] = double(planning().state.things.size());
}

// Orders given as they come until one cannot be: what follows from each is left out.
int givenOf(const Planning& planning, field::Random& random)
{
    play::State state = planning.state;
    int given = 0;
    for (const CommandTest& attempt : planning.plan) {
        const Ids may = mayOrder(BattleView(state), 0);
        if (!contains(may, attempt.commander))
            continue;
        play::Answer answer{.what = "order"};
        answer.set("commander", {attempt.commander});
        answer.set("units", attempt.units);
        for (int f = 0; f < facts; ++f)
            answer.set(inputOf(Fact(f)), {attempt.at(Fact(f))});
        answer.set("dice", {random.die(6), random.die(6)});
        for (const play::Event& event : warmasterGame().resolve(state, answer).events) {
            given += event.what == "order-given";
            play::apply(state, event);
        }
        state.agenda.clear();
    }
    return given;
}

void planThousandGiven(benchmark::State& state)
{
    field::Random random(1);
    for (auto _ : state)
        for (int i = 0; i < fought; ++i)
            benchmark::DoNotOptimize(givenOf(planning(), random));
}

} // namespace

BENCHMARK(smallReckoned)->Unit(benchmark::kMicrosecond);
BENCHMARK(smallEveryFace)->Unit(benchmark::kMicrosecond);
BENCHMARK(oneRound)->Arg(1)->Arg(3)->Arg(8)->Unit(benchmark::kMicrosecond);
BENCHMARK(twoRounds)->Arg(1)->Arg(3)->Arg(8)->Unit(benchmark::kMicrosecond);
BENCHMARK(twoRoundsReckoned)->Arg(1)->Arg(3)->Arg(8)->Unit(benchmark::kMicrosecond);
BENCHMARK(thousandFought)->Arg(1)->Arg(3)->Arg(8)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(largestReckoned)->ArgName("split")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(largestThousandThrown)->ArgName("split")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(chargeDeclared)->ArgName("shots")->Arg(0)->Arg(3)->Arg(9)->Unit(benchmark::kMicrosecond);
BENCHMARK(planOfEight)->Unit(benchmark::kMillisecond);
BENCHMARK(planThousandGiven)->Unit(benchmark::kMillisecond)->Iterations(1);

BENCHMARK_MAIN();

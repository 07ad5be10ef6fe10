// 200 bodies on the table: what is asked, what a card means, what an answer brings about, which facts still matter.
// Beside it what a state costs that is copied, and an empty table.
#include "tests/play/raid/raid.h"

#include "model/play/record/battle.h"
#include "rules/catalogue.h"

#include <benchmark/benchmark.h>

using namespace strategikon;
using namespace strategikon::play;

namespace {

State of(const benchmark::State& state)
{
    setRoots({SOURCE_DIR "/lists", SOURCE_DIR "/rules", SOURCE_DIR "/schema", {}});
    return raid::beginning(int(state.range(0)) / 2);
}

Answer shot()
{
    return {.what = "shoot", .who = 0, .inputs = {{"company", {1}}, {"target", {2}}, {"dice", {5, 6, 1}}}};
}

void asked(benchmark::State& state)
{
    const State table = of(state);
    for (auto _ : state)
        benchmark::DoNotOptimize(raid::game().can(table));
}

void previewed(benchmark::State& state)
{
    const State table = of(state);
    for (auto _ : state)
        benchmark::DoNotOptimize(raid::game().preview(table, shot()));
}

void answered(benchmark::State& state)
{
    const State table = of(state);
    Answer answer = shot();
    answer.set("covered", {0});
    for (auto _ : state)
        benchmark::DoNotOptimize(raid::game().resolve(table, answer));
}

// With its card, its record and the state after it.
void played(benchmark::State& state)
{
    Answer answer = shot();
    answer.set("covered", {0});
    const State table = of(state);
    const Battle battle(raid::game(), table);
    for (auto _ : state) {
        state.PauseTiming();
        Battle one = battle;
        state.ResumeTiming();
        benchmark::DoNotOptimize(one.answered(answer));
    }
}

void mattered(benchmark::State& state)
{
    const State table = of(state);
    const auto open = raid::game().can(table);
    const Decision* ask = cardFor(open, "shoot", 0);
    for (auto _ : state)
        benchmark::DoNotOptimize(stillMatters(raid::game(), table, *ask, shot(), 256));
}

void copied(benchmark::State& state)
{
    const State table = of(state);
    for (auto _ : state) {
        State other = table;
        benchmark::DoNotOptimize(other);
    }
}

} // namespace

BENCHMARK(asked)->Arg(2)->Arg(200)->Unit(benchmark::kMicrosecond);
BENCHMARK(previewed)->Arg(2)->Arg(200)->Unit(benchmark::kMicrosecond);
BENCHMARK(answered)->Arg(2)->Arg(200)->Unit(benchmark::kMicrosecond);
BENCHMARK(played)->Arg(2)->Arg(200)->Unit(benchmark::kMicrosecond);
BENCHMARK(mattered)->Arg(2)->Arg(200)->Unit(benchmark::kMicrosecond);
BENCHMARK(copied)->Arg(2)->Arg(200)->Unit(benchmark::kMicrosecond);

BENCHMARK_MAIN();

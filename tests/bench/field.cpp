// Battlefields: whole ones from a seed, and what they are made of.
#include "model/field/terrain/laying.h"
#include "model/field/terrain/shapes.h"
#include "rules/battlefield.h"
#include "rules/catalogue.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <vector>

using namespace strategikon;

namespace {

const Battlefield& battlefield()
{
    static const Battlefield& read = []() -> const Battlefield& {
        setRoots({SOURCE_DIR "/lists", SOURCE_DIR "/rules", SOURCE_DIR "/schema", {}});
        return *battlefieldOf(*findSystem("warmaster"));
    }();
    return read;
}

field::Field made(std::uint64_t seed)
{
    field::Wish wish;
    wish.seed = seed;
    return generate({240, 150}, battlefield().charts, battlefield().kinds, wish);
}

// Of the first seeds that give eight features.
const std::vector<std::uint64_t>& seedsOfEight()
{
    static const auto found = [] {
        std::vector<std::uint64_t> seeds;
        for (std::uint64_t seed = 0; seeds.size() < 64; ++seed)
            if (made(seed).features.size() == 8)
                seeds.push_back(seed);
        return seeds;
    }();
    return found;
}

void eightFeatures(benchmark::State& state)
{
    const auto& seeds = seedsOfEight();
    std::size_t i = 0;
    std::vector<double> took; // ms of processor time
    for (auto _ : state) {
        const std::clock_t before = std::clock();
        benchmark::DoNotOptimize(made(seeds[i++ % seeds.size()]));
        took.push_back(1000.0 * double(std::clock() - before) / CLOCKS_PER_SEC);
    }
    std::ranges::sort(took);
    state.counters["median_ms"] = took[took.size() / 2];
    state.counters["p95_ms"] = took[took.size() * 95 / 100];
    state.counters["worst_ms"] = took.back();
}
BENCHMARK(eightFeatures)->Unit(benchmark::kMillisecond)->Iterations(256);

void judged(benchmark::State& state)
{
    const field::Field field = made(seedsOfEight().front());
    for (auto _ : state)
        benchmark::DoNotOptimize(misplaced(field, battlefield().charts, battlefield().kinds));
}
BENCHMARK(judged)->Unit(benchmark::kMillisecond);

void outline(benchmark::State& state)
{
    std::uint64_t seed = 0;
    for (auto _ : state) {
        field::Random random(seed++);
        benchmark::DoNotOptimize(field::blob(field::Look::wood, 30, .7, random));
    }
}
BENCHMARK(outline)->Unit(benchmark::kMicrosecond);

void contours(benchmark::State& state)
{
    field::Random random(1);
    const field::Ring hill = field::blob(field::Look::hill, 40, .7, random);
    for (auto _ : state)
        for (int level = 1; level <= 3; ++level)
            benchmark::DoNotOptimize(field::contour(hill, level, 3));
}
BENCHMARK(contours)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();

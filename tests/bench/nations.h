// What the benchmarks share: the nations of the source tree and armies of theirs.
#pragma once

#include "rules/catalogue.h"

#include <benchmark/benchmark.h>

#include <functional>

namespace bench {

using namespace strategikon;

inline constexpr int usualLimit = 3000; // points

Catalogue& catalogue();
const System& system();

struct Nation {
    const ArmyList* list = nullptr;
    Problem problem; // at usualLimit
};
// All of them, in the order of the book.
const std::vector<Nation>& nations();

// A legal army of usualLimit points with a bit of everything.
Army fullArmy(const Nation& nation);

// Runs `work` for each nation, as one benchmark a nation.
void registerNations(const std::string& name, const std::function<void(benchmark::State&, const Nation&)>& work,
    benchmark::TimeUnit unit = benchmark::kMicrosecond);

// Runs what is registered; the exit status.
int run(int argc, char** argv);

} // namespace bench

// What the benchmarks share: the nations of the source tree and armies of theirs.
#pragma once

#include "rules/catalogue.h"

#include <benchmark/benchmark.h>

#include <functional>

namespace bench {

using namespace strategikon;

Catalogue& catalogue();

struct Nation {
    const System* system = nullptr;
    const ArmyList* list = nullptr;
    int points = 0;  // the size it is tried at: the rules' usual one
    Problem problem; // at that size
};
// All that points limit, in the order of the catalogue.
const std::vector<Nation>& nations();

// A legal army with a bit of everything that spends the points.
Army fullArmy(const Nation& nation);

// Runs `work` for each nation, of one system or of all, as one benchmark a nation: name/system/list.
void registerNations(const std::string& name, const std::function<void(benchmark::State&, const Nation&)>& work,
    const System* only = nullptr);

// Runs what is registered; the exit status.
int run(int argc, char** argv);

} // namespace bench

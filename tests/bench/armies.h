// The benchmarks of bench_armies, by file.
#pragma once

#include "tests/bench/nations.h"

namespace bench {

void registerData();
void registerChecks();
void registerSolver();

} // namespace bench

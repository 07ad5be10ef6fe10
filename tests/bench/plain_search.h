// The plain way to answer the solver's questions, for comparison: decide one variable after the other,
// and remember the answer for each (variable, points left, sums of the constraints so far).
#pragma once

#include "model/army/problem/problem.h"

#include <functional>
#include <optional>

namespace bench {

// All of them give up, with nothing, after `most` remembered states.
inline constexpr std::size_t most = 400'000;

// Legal armies up to the size.
std::optional<double> countPlainly(const strategikon::Problem& problem);

// What the best legal army is worth; `worth` is of a number of bodies of a variable.
std::optional<double> bestPlainly(
    const strategikon::Problem& problem, const std::function<double(int variable, int count)>& worth);

} // namespace bench

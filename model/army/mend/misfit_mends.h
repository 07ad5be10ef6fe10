// What stands on no body of an army, and the steps that take it away. Used inside model/army only.
#pragma once

#include "model/army/problem/problem.h"

namespace strategikon {

// A figure of a finding; 0 where it has none of the name.
int number(const Finding& finding, std::string_view name);

// The most that options on no body may cost while a mend leaves some of them.
int pointsOfMisfits(const Problem& problem, const Bound& bound);

// The steps after which a misfit is gone.
std::vector<Change> misfitMend(const Finding& finding, const Bound& bound);

// Where an option is to leave bodies while more of it, or others of its kind, stand on none, those go
// as well: they would only take its place.
void dropWaiting(std::vector<Change>& changes, const Problem& problem, const Bound& bound);

// What stands on no body is paid for as well: to come below the limit it goes first.
void dropPaidFor(std::vector<Change>& changes, const Problem& problem, const Bound& bound);

} // namespace strategikon

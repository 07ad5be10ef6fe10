// The solver's own view of a problem: watches, clusters and ranges. Used inside model/army only.
#pragma once

#include "model/army/solver.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace strategikon::solving {

// A weighted count that must be followed while variables are decided: a constraint, a wish or a
// part of an aim.
struct Watch {
    std::vector<Term> terms;
    int least = -unlimited;
    int most = unlimited;
    std::vector<std::vector<int>> when;
    std::vector<int> unless;
    std::function<std::int64_t(int)> worth; // empty: only the bounds count
    std::vector<std::vector<Term>> more{};  // further counts, weighed together with the first by `joint`
    std::function<std::int64_t(const std::vector<int>&)> joint{};
};

// Variables that share watches, decided together.
struct Cluster {
    std::vector<int> variables;
    std::vector<int> watches;
};

// The problem with a wish and an aim worked in.
struct Plan {
    const Problem* problem = nullptr;
    int step = 1;                 // points are counted in steps of this size, the common divisor of all prices
    int budget = 0;               // in steps
    std::vector<int> price;       // of each variable, in steps
    std::vector<int> least, most; // of each variable
    std::vector<Watch> watches;   // those over more than one variable or with conditions
    std::vector<std::vector<std::function<std::int64_t(int)>>> worth; // of single variables
    std::vector<Cluster> clusters;
    std::vector<int> endless; // variables that neither price nor limit ends
    bool impossible = false;  // a watch that nothing can keep
};

Plan makePlan(const Problem& problem, const Wish& wish, const Aim* aim);

// Most bodies of one variable that any army is asked about, where neither price nor maximum bounds it;
// the reader of lists sees to it that one of them always does.
inline constexpr int mostFree = 100;

} // namespace strategikon::solving

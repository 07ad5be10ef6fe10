// The solver's own view of a problem: watches, clusters and ranges. Used inside model/army only.
#pragma once

#include "solver.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
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
    int level = unlimited; // from this count on the worth stays the same

    bool guarded() const { return !when.empty() || !unless.empty(); }
    bool weighs() const { return worth || joint; }
    bool isRising() const; // no body makes the count less
    std::vector<int> touched() const;
};

// Variables that share watches, decided together.
struct Cluster {
    std::vector<int> variables;
    std::vector<int> watches;
    // What the worth summed over the cluster means, never falling as it rises; empty: itself.
    std::function<std::int64_t(std::int64_t)> lift{};
};

// The problem with a wish and an aim worked in.
struct Plan {
    const Problem* problem = nullptr;
    int step = 1;                    // points are counted in steps of this size, the common divisor of all prices
    int budget = 0;                  // in steps
    std::vector<int> price;          // of each variable, in steps
    std::vector<int> least, most;    // of each variable
    std::vector<bool> capped;        // variables with a maximum of their own, which neither price nor watch implies
    std::vector<int> alike;          // variables that this one stands for, itself among them; 0: another stands for it
    std::vector<int> standIn;        // who stands for each, itself where none does
    std::vector<Watch> watches;      // those over more than one variable or with conditions
    std::int64_t worthOfNone = 0;    // of an army without bodies, as far as `watches` do not tell
    std::vector<std::int64_t> slope; // what each body of a variable is worth,
    std::vector<std::vector<std::function<std::int64_t(int)>>> worth; // and what their number is besides,
    std::vector<int> level;                                           // which stays the same from this number on
    std::vector<Cluster> clusters;
    std::vector<int> endless; // variables that neither price nor limit ends
    // A minimum over variables of several clusters, which alone would make them one: it is followed while
    // these are put together.
    std::optional<Watch> wide;
    bool impossible = false; // a watch that nothing can keep

    std::int64_t worthOf(int v, int n) const;
    // The count of `wide`, beyond its minimum told as that, takes so many values.
    std::size_t wideValues() const { return wide ? std::size_t(wide->least) + 1 : 1; }
    // From `settled` bodies on one more may be taken again and again, each as the one before.
    bool isSteady(int v) const { return price[v] > 0 && !capped[v] && level[v] < unlimited; }
    int settled(int v) const { return std::max(least[v], level[v]); }
};

// Which armies an answer needs: so many of each total, or so many at all. Where all are counted, `best` is 0.
struct Wanted {
    int best = 0;
    bool eachTotal = true;
};

Plan makePlan(const Problem& problem, const SolveRequest& wish, const Aim* aim, Wanted wanted);

// The least and the most that a sum can be in an army that can be paid.
struct Reach {
    std::int64_t lowest = 0, highest = 0;
};
Reach reachOf(const Plan& plan, const std::vector<Term>& terms);

// What terms of one sign can come to: no more than there may be of each, nor than the points pay for.
class Pull {
public:
    void add(const Term& term, const Plan& plan);
    std::int64_t furthest(int budget) const;

private:
    std::int64_t free = 0, paid = 0;
    std::int64_t weight = 0, price = 1; // of the term that weighs most for its price
};

// The steps of makePlan() that have a file of their own.
void dropIdle(Plan& plan);                                             // idle.cpp: watches that always hold
void addAim(Plan& plan, const Aim& aim);                               // worth.cpp: what is straight needs no watch
void spareAlike(Plan& plan, const std::vector<Term>& balance, Wanted); // alike.cpp
void gatherClusters(Plan& plan, bool apart);                           // clusters.cpp; `apart`: as far as can be

// Most bodies of one variable that any army is asked about, where neither price nor maximum bounds it;
// the reader of lists sees to it that one of them always does.
inline constexpr int mostFree = 100;

} // namespace strategikon::solving

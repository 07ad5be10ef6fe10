// An army that a player would field: what Fill makes of what there is.
//
// Each system says what its players leave at home (`unwelcome`), what they weigh (`taste`) and how far an army is from
// what they would field (`faults`). How much a further kind of troops and a further body are worth is tried out until
// an army of the largest total has no fault, or the fewest.
#pragma once

#include "model/army/solver/solver.h"

namespace strategikon {

// What a kind of troops and a body cost besides their points.
struct Thrift {
    std::int64_t kind = 0, body = 0;
};

// Rows of troops that a list offers and those of which an army has some.
struct Kinds {
    int offered = 0, taken = 0;
    int most = 0; // wanted; 0: a third of those offered
};

// How gladly players take a body: the less, the later it comes in where without it the largest total is not reached.
enum class Welcome { yes, hardly, seldom, no };

struct Muster {
    std::vector<Welcome> welcome; // of each variable
    std::vector<Constraint> limits;
    std::vector<Constraint> shares; // of the points, as limits; they go before the largest total does
    std::function<Aim(const Thrift&)> taste;
    std::function<int(const Counts&)> faults; // 0: none
    std::function<Kinds(const Counts&)> kinds;
    std::function<int(const Counts&)> lean; // below 0: it needs more bodies, above 0: fewer
    std::vector<Constraint> number;         // of bodies, where no taste leads to it
};

// The best `k` armies of the largest total, as fill(): of a third of the kinds at most, or of as few as the list
// allows.
std::vector<Solution> fielded(const Problem& problem, const SolveRequest& wish, const Muster& muster, int k);

Kinds kindsOf(const Problem& problem, const Counts& counts, const std::function<bool(const Variable&)>& isTroop);

// Worth by row: what the `weight` of its bodies comes to, each further bit worth less, less the thrift. Variables
// without weight are worth nothing.
Aim byRows(const Problem& problem, const std::function<int(const Variable&)>& weight, const Thrift& thrift);

} // namespace strategikon

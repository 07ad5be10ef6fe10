// Exact answers about a list: how many legal armies, the best ones, the nearest legal one.
//
// Every function throws TooIntertwined where the limits and the wish hang together so much that the
// tables would grow beyond bounds; it takes a second at most to see that. readList refuses lists of
// which it is true by themselves; a stock of many sorts of stands that serve many rows can still bring
// it about, and so can a size far beyond the usual.
//
// No search and no sampling: variables that share a constraint form a cluster; each cluster is
// folded into a table by points, and the tables are multiplied. The work grows with the points,
// not with the number of armies.
#pragma once

#include "model/army/problem/problem.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace strategikon {

struct TooIntertwined : std::runtime_error {
    TooIntertwined() : std::runtime_error("too many limits hang together") {}
};

// What is asked besides the rules of the list.
struct SolveRequest {
    Counts keep;             // bodies that must remain; they may gain options that onlyAdds() knows; empty: none
    std::vector<int> locked; // lines whose bodies stay exactly as in `given`
    Counts given;            // for `locked` and for repair
    // Stands owned, by groups of lines that draw on the same stock; empty: as many as wanted.
    struct Stock {
        std::vector<int> lines;
        int stands = 0;
    };
    std::vector<Stock> stock;
    std::vector<int> split; // lines whose bodies take the field as single stands
};

// A value of an army to be made as large as possible: a total of parts, each a whole number that
// depends on one weighted count.
struct Aim {
    struct Part {
        std::vector<Term> terms;
        std::function<std::int64_t(int)> worth;
        // Where one count does not tell: further counts, and the worth of all, the first included.
        std::vector<std::vector<Term>> more{};
        std::function<std::int64_t(const std::vector<int>&)> joint{};
        // A worth that goes straight on below and above this one count, which spares following it there.
        std::optional<int> bend{};
    };
    std::string id;
    std::vector<Part> parts;
    // A weighted count over the whole army that must be at least `balanceLeast`; empty: none. With
    // a balance every part must be in proportion to its count.
    std::vector<Term> balance;
    int balanceLeast = 0;
    // What the total of the parts means, never falling as it rises; empty: itself. Armies are ranked by it.
    std::function<std::int64_t(std::int64_t)> level{};

    std::int64_t levelOf(std::int64_t total) const { return level ? level(total) : total; }
};

struct HowMany {
    std::string exact; // legal armies that cost exactly the size, as a decimal number
    std::string upTo;  // legal armies that cost no more than the size
};
HowMany howMany(const Problem& problem, const SolveRequest& wish);

// One legal army, each as likely as any other: of those that cost exactly the size, or where there is none of those
// that cost no more. The same seed draws the same army, on every machine.
struct Drawn {
    Counts counts;
    int points = 0;
    std::string of; // so many armies, as a decimal number; "0": there is none, and none is drawn
};
Drawn draw(const Problem& problem, const SolveRequest& wish, std::uint64_t seed);
// So many, each with the seed after that of the one before; `heard` is told how many there are. Nothing where there is
// none to draw.
std::vector<Drawn> drawMany(const Problem& problem, const SolveRequest& wish, std::uint64_t seed, int many,
    const std::function<void(int)>& heard = {});

struct Solution {
    Counts counts;
    int points = 0;
    std::int64_t worth = 0;
};

// The best `k` legal armies by the aim; equal worth: the dearer first, then in a fixed order.
std::vector<Solution> best(const Problem& problem, const SolveRequest& wish, const Aim& aim, int k);

// The largest total that a legal army can reach, and the best `k` with that total. Empty: no legal
// army keeps the wish.
std::vector<Solution> fill(const Problem& problem, const SolveRequest& wish, const Aim& aim, int k);

// The nearest `k` legal armies to `wish.given`: fewest stands and options changed, then fewest points.
std::vector<Solution> repair(const Problem& problem, const SolveRequest& wish, int k);

// Whether armies can be ranked by the aim with room to spare for wishes. Never throws.
bool isReckonable(const Problem& problem, const Aim& aim);

// Totals that legal armies can have, ascending.
std::vector<int> totals(const Problem& problem, const SolveRequest& wish);

// Fewest stands to buy so that a legal army can be fielded: stands to add to each stock.
struct Shopping {
    Counts counts;  // the army that becomes possible
    int stands = 0; // to be bought
};
std::vector<Shopping> shopping(const Problem& problem, const SolveRequest& wish, int k);

// Lines of which an army may have any number: they cost nothing and no limit ends them. While there are such, the
// armies of the list cannot be counted.
std::vector<int> endless(const Problem& problem);

// Aims every system has.
Aim mostBodies(const Problem& problem);
Aim mostStands(const Problem& problem);
Aim balanced(const Problem& problem); // a bit of everything: each further body of a line counts less

// The aim that adds `weight` of each variable.
Aim additive(std::string id, const Problem& problem, const std::function<int(const Variable&)>& weight);

} // namespace strategikon

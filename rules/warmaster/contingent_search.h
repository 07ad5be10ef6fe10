// What the search for a mend of a contingent finding reckons with. Used inside rules/warmaster only.
#pragma once

#include "rules/warmaster/contingents.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace strategikon::warmasterContingents {

inline constexpr std::size_t mostUnits = 250; // more are not searched
inline constexpr std::size_t mostContingents = 6;

// Units of an entry that stand in one contingent, in the order in which they leave.
struct Group {
    int line = 0;
    std::string from;
    int at = -1;              // the contingent; -1: none of the known ones
    std::vector<int> leaving; // variables
};

std::vector<Group> groupsOf(
    const std::vector<Contingent>& contingents, const Problem& problem, const Bound& bound, const Army& army);

// What the contingents hold on a way there.
struct Holdings {
    std::array<std::uint64_t, mostContingents> of{};
    int going = 0; // where the unit before went; units that go to one place are neighbours
    friend bool operator==(const Holdings&, const Holdings&) = default;
};

struct Hash {
    std::size_t operator()(const Holdings& holdings) const
    {
        std::uint64_t hash = std::uint64_t(holdings.going) + 0x9E3779B97F4A7C15u;
        for (std::uint64_t part : holdings.of)
            hash = (hash ^ part) * 0x100000001B3u ^ (hash >> 29);
        return hash;
    }
};

inline constexpr int holdingBits[] = {10, 28, 10, 10, 1}; // of units, points, skirmishers, commanders, forbidden

inline std::uint64_t packed(const Sum& sum)
{
    const int parts[] = {sum.units, sum.points, sum.skirmishers, sum.commanders, sum.forbidden};
    std::uint64_t word = 0;
    for (int i = 0; i < 5; ++i)
        word = word << holdingBits[i] | std::uint64_t(std::min(parts[i], (1 << holdingBits[i]) - 1));
    return word;
}

inline Sum unpacked(std::uint64_t word)
{
    int parts[5];
    for (int i = 5; i-- > 0; word >>= holdingBits[i])
        parts[i] = int(word & ((1u << holdingBits[i]) - 1));
    return {parts[0], parts[1], parts[2], parts[3], parts[4]};
}

// What may be broken after the mend, and how many units must move for it at least.
class Ahead {
public:
    Ahead(const std::vector<Contingent>& contingents, const Problem& problem, const Army& army, const Finding& finding);

    // Of everything: contingents by Broken, and last the one with too many commanders as a bit.
    std::vector<unsigned> brokenIn(const std::vector<Sum>& sums) const;
    // What may be broken in a contingent: what was, but for the finding.
    unsigned allowed(std::size_t contingent) const { return allowedIn[contingent]; }
    // The same of the contingents' commanders.
    unsigned allowedCommanders() const { return allowedIn.back(); }
    bool isSmall() const { return !allowedIn.empty(); }
    // Units that the finding is about may not stay where they are.
    bool mayStay(const Group& group) const;
    // No fewer of the units from `next` on can move, where those before have made these holdings.
    int stillNeeded(const Holdings& holdings, std::size_t next) const;

    Whole whole;
    std::vector<Group> groups;
    std::size_t units = 0;

private:
    // What units from one on come to if they all stay, and their prices.
    struct Rest {
        std::array<Sum, mostContingents> stays{};
        std::array<std::vector<int>, mostContingents> leaving, coming; // dearest first, added up
        int mustMove = 0;
    };
    void allow(const std::vector<unsigned>& before);
    void look();

    const std::vector<Contingent>& contingents;
    const Problem& problem;
    const Army& army;
    const Finding& finding;
    std::vector<unsigned> allowedIn;
    std::vector<Rest> rests; // by the number of units that are decided
    int mostBodies = 1;
};

} // namespace strategikon::warmasterContingents

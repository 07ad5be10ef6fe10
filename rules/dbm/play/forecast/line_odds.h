// Exact chances of a line of linked combats, fought one after the other: what becomes of an element may lay the flank
// of a friend beside it open, or free it (rulebook 653-656).
//
// Taken for granted: whoever recoils, flees or is destroyed overlaps nobody any more, and no pursuit brings an overlap
// that was not there.
#pragma once

#include "rules/dbm/play/combat/combat_factors.h"

#include <functional>

namespace strategikon::dbmPlay {

constexpr std::size_t longestLine = 6;

// How two combats stand beside one another. Ahead: the one's own element stands so much further forward that it touches
// the side of the other's enemy; both overlap then.
enum class Adjoining { level, firstAhead, secondAhead, apart };

struct LineCombat {
    // What each pair of dice comes to where so many more flanks are overlapped, ours and theirs.
    std::function<std::array<Fates, 36>(std::array<int, 2> more)> fates{};
    std::array<int, 2> falls{2, 2};      // equivalents, in halves, that are lost with our element, and with theirs
    std::array<int, 2> command{0, 0};    // of ours and of theirs, by any number from 0 on
    Adjoining toNext = Adjoining::level; // the one on its right; nothing of the last one
    // Whether ours, and theirs, may count as an overlap for their friends on the left, and on the right (656).
    std::array<bool, 2> helpsLeft{true, true}, helpsRight{true, true};
};

struct LineOdds {
    std::vector<std::array<std::array<double, 4>, 2>> fates{}; // of each combat: ours and theirs, by Fate
    std::array<double, 2> lost{0, 0};                          // equivalents in halves, on average
    std::vector<std::pair<std::vector<int>, double>> losses{}; // by command, with the chance that it is just these
};

// `order`: places in the line, from the left, as they are fought.
LineOdds oddsOf(const std::vector<LineCombat>& line, const std::vector<std::size_t>& order);
// The order in which they lose most beyond what we lose, on average; the first `fixed` of it stay. Where no other is
// better it is `order` itself.
std::vector<std::size_t> betterOrder(
    const std::vector<LineCombat>& line, std::vector<std::size_t> order, std::size_t fixed = 0);

} // namespace strategikon::dbmPlay

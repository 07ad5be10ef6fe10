// How the stands of a target are protected against those who shoot at it, stand by stand (rulebook 1276-1311).
#pragma once

#include "model/play/odds/odds.h"
#include "rules/warmaster/play/battle_view.h"

#include <array>

namespace strategikon::warmasterPlay {

// As the players see it; the stands that are left are in the open. `aim` is the protection of the least protected
// stands that can be shot at: 0 open, 1 defended, 2 fortified.
struct Cover {
    int defended = 0, fortified = 0, aim = 0;
};

// Infantry and artillery; all others are always in the open (rulebook 1297).
bool mayBeCovered(const BattleView& table, Id unit);
// Infantry and artillery, but no phalanx (rulebook 1034), unless its bases are broad and the errata hold.
bool mayBeFortified(const BattleView& table, Id unit);

// A target under fire. Stands fall by their protection, the least protected first, so what a die must score may rise
// while hits mount up.
struct Exposed {
    int stands = 0, each = 1, hits = 0;
    Cover cover{};
    std::array<int, 3> scores{}; // that hit stands in the open, defended, fortified

    // The protection that is shot at, once `taken` more hits are counted.
    int level(int taken = 0) const;
    // More hits after which dice must score more; 0: never.
    int untilHarder(int taken = 0) const;
    int score(int taken = 0) const { return scores[std::size_t(level(taken))]; }
    // How many of so many dice may be thrown at once: no more than could make the rest harder.
    int batch(int dice, int taken = 0) const;
    // Hits that count, of so many dice thrown in batches.
    play::Spread unsaved(int dice, int armour, int taken = 0) const;

private:
    int standsUpTo(int level, int left) const;
};

// What shots score to hit, by the protection of a stand.
std::array<int, 3> shotScores(const BattleView& table);
Exposed exposed(const BattleView& table, Id target, const Cover& cover);

} // namespace strategikon::warmasterPlay

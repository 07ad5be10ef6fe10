// What moves bring about that nobody ordered: friends who make way, elephants running amok, evades through friends,
// units that leave the table. Other subjects call these where their moves do the same.
#pragma once

#include "rules/warmaster/play/rule.h"

namespace strategikon::warmasterPlay {

// Friends who may make way for a unit: not engaged (rulebook 2290).
Ids friendsWhoMayMakeWay(const BattleView& table, Id moving);

// `moving` is driven back or retreats, and these friends make way for it: each is asked whom it forces to make way in
// its turn, then the moving unit and the friend test for confusion, once for each friend (rulebook 2238-2242, 2322).
// Where `moving` are elephants, these friends and `rampaged` (every other unit they touch, of either side) are trampled
// after all that (rulebook 4495-4499).
void makeWay(Transaction& transaction, Id moving, const Ids& friends, const Ids& rampaged = {});

// Elephants run amok through units that did not make way: after a blunder, for one.
void rampage(Transaction& transaction, Id elephants, const Ids& units);

// Skirmishers evade through friends, in this order: tests of both for each that does not skirmish, and for each but the
// first in any case (rulebook 853-859).
void evadeThrough(Transaction& transaction, Id unit, const Ids& friends);

// The option to evade says how far from enemies and combats one must end: who finds no such place cannot (rulebook 827,
// errata 61).
play::Option evading(const BattleView& table, std::string id);

// A unit with a stand over the table's edge, or a commander: the owner throws for it.
void leaveTable(Transaction& transaction, Id leaver);

} // namespace strategikon::warmasterPlay

// What charges are made of (rulebook 879-1064, 1387-1407, 1756-1766): charging.cpp moves in, receiving.cpp is the other
// side's answer.
#pragma once

#include "rules/warmaster/play/rule.h"
#include "rules/warmaster/play/steps.h"

namespace strategikon::warmasterPlay {

Ids mayUseInitiative(const BattleView& table, int side);

// Those who are charged shoot and evade, before anybody else moves; what they may do is put on the agenda in their
// order. `began`: of each, which of the marks the charge began within, where the map knew that.
void receive(Transaction& transaction, Id charger, const Ids& charged, Mode mode, bool toFront,
    const std::vector<int>& began = {});
// Whether they may slip away, having scored so many hits.
bool mayEvade(const BattleView& table, Id unit, Id charger, Mode mode, int hits);
// Why a unit cannot move through these friends.
std::optional<Message> cannotPass(const BattleView& table, Id unit, const Ids& through);

Rules receivingRules();

} // namespace strategikon::warmasterPlay

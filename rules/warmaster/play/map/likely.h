// Where a unit or a commander likely stands after the moves that the record tells (play::Game::likelyPlace): an order
// goes straight ahead as far as it may, a charge stands in contact, who is driven back goes straight away.
//
// The margin is what a move may differ from that: its own length, where nobody tells how far it went or where to; the
// width of a stand, where it ended in contact. It grows from move to move, and begins anew where a move ends in
// contact.
#pragma once

#include "model/play/map/likely.h"
#include "rules/warmaster/play/map/places.h"

namespace strategikon::warmasterPlay {

std::optional<play::LikelyPlace> likelyPlace(const BattleView& table, const play::Gone& gone, const field::Field* on);

} // namespace strategikon::warmasterPlay

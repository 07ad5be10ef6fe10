// What the notes of a side say of who is off the table, where they are open: where a command comes from, where an
// ambush lies. A record keeps it so that nobody reads it by accident, not even that somebody has nothing noted.
#pragma once

#include "model/field/deployment.h"
#include "model/play/map/place.h"
#include "rules/dbm/play/battle_view.h"

namespace strategikon::dbmPlay {

enum class Noted { unknown, left, right, no }; // no: on no flank march

// What notes say: of a command by its block, and where somebody hides; nullptr: he does not.
Noted notedIn(const field::Notes& notes, const std::string& block);
const field::Posted* hiddenIn(const field::Notes& notes, const std::string& badge);

void note(play::EventBuilder& builder, Id command, Noted what);
Noted notedOf(const BattleView& table, Id command);

// Of an element off the table; nothing: it lies nowhere.
void noteLair(play::EventBuilder& builder, Id element, const std::optional<play::Place>& where);
std::optional<play::Place> lairOf(const BattleView& table, Id element);

} // namespace strategikon::dbmPlay

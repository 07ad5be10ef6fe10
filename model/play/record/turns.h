// What plain SQL is told of a battle beside its record: who took part, and what was scored when a turn ended.
#pragma once

#include "battle.h"
#include "model/library/library.h"

namespace strategikon::play {

ToldBattle toldOf(const Battle& battle, const std::string& system); // one that is whole
// Of a step that was just resolved; nothing where there is nothing to tell.
std::optional<ToldStep> toldOf(const Game& game, const State& before, const Entry& entry);

// Tells it of all battles of the library of which that has still to be done. Battles of no game that is known here, and
// those that cannot be read, are left.
void tellUntold(Library& library, const std::function<const Game*(const std::string& system)>& gameOf);

} // namespace strategikon::play

// What a set-up tells a battle of DBM: who stands where, who is off the table. Why he is off, on a flank march or in
// ambush, nobody is told before the battle itself does; where its side's notes are open, they answer for it then.
#pragma once

#include "model/field/files/setup_file.h"
#include "model/play/event.h"

#include <optional>

namespace strategikon::dbmPlay {

// The side that sets down as the invader does; nothing where neither or both do.
std::optional<int> invaderOf(const field::Deployment& deployment);
void place(const field::Setup& setUp, play::EventBuilder& builder);
// How many built-up areas there are, and who begins within works: garrisons of them, the baggage of a fortified camp.
void placeWorks(const field::Setup& setUp, play::EventBuilder& builder);

} // namespace strategikon::dbmPlay

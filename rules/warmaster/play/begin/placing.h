// What a set-up tells a battle of its bodies: who is there, where, who comes later, who takes no part (rulebook
// 2755-2890).
#pragma once

#include "model/field/files/setup_file.h"
#include "model/play/event.h"

namespace strategikon::warmasterPlay {

void place(const field::Setup& setUp, play::EventBuilder& builder);

} // namespace strategikon::warmasterPlay

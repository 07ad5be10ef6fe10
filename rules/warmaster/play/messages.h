// The sentences of a battle of Warmaster Ancients: refusals, cards and events, a table for each subject.
#pragma once

#include "model/text/message.h"

namespace strategikon::warmasterPlay {

// Registers them; calling it again changes nothing.
void addOrderMessages();
void addShootingMessages();
void addShownMessages(); // of fields and chances

} // namespace strategikon::warmasterPlay

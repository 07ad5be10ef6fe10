// What the steps of the agenda carry: whom, and which figures. A record that somebody else wrote, or another version of
// the program, may carry something else; the rules do not look twice.
#pragma once

#include "model/play/thing.h"

namespace strategikon::warmasterPlay {

// Whether every open step carries what its rule reads.
bool carriesWhatIsRead(const play::State& state);

} // namespace strategikon::warmasterPlay

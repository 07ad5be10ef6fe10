// The sentences of this folder's codes.
#pragma once

namespace strategikon::play {

// Registers them; calling it again changes nothing.
void addPlayMessages();

} // namespace strategikon::play

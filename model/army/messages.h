// The sentences of this folder's codes.
#pragma once

namespace strategikon {

// Registers them; calling it again changes nothing.
void addArmyMessages();

} // namespace strategikon

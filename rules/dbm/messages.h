// The sentences of this system's codes.
#pragma once

namespace strategikon {

void addDbmMessages();

} // namespace strategikon

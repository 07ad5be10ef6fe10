// The sentences of this system's codes.
#pragma once

namespace strategikon {

void addFogMessages();

} // namespace strategikon

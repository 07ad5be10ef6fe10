// Sentences of what is settled before a battle, of arrivals, of characters and of the end.
#pragma once

namespace strategikon::warmasterPlay {

void addBeginMessages();

} // namespace strategikon::warmasterPlay

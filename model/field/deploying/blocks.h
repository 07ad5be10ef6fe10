// Deploying by blocks: what the other files of this folder ask. Used inside model/field only.
#pragma once

#include "model/field/deployment.h"

namespace strategikon::field {

// What comes next where `first` begins.
Turn nextBlock(const Deployment& deployment, int first);
// Away or hidden, as far as its side's notes are open.
bool isKeptBack(const Deployment& deployment, const Troop& troop);
// Those with the most bodies on the table, or to be set down on it.
std::vector<std::string> largestBlocks(const Deployment& deployment, int side);

} // namespace strategikon::field

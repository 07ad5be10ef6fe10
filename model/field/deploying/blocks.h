// Deploying by blocks: what the other files of this folder ask. Used inside model/field only.
#pragma once

#include "model/field/deployment.h"

namespace strategikon::field {

// What comes next where `first` begins.
Turn nextBlock(const Deployment& deployment, int first);
// Away or hidden, as far as its side's notes are open; or it takes no part.
bool isKeptBack(const Deployment& deployment, const Troop& troop);
// All of it but camps; whether it may garrison a fortified place: it is not the largest.
int wholeSizeOf(const Deployment& deployment, int side, const std::string& block);
bool mayGarrison(const Deployment& deployment, int side, const std::string& block);
// Those with the most bodies on the table, or to be set down on it.
std::vector<std::string> largestBlocks(const Deployment& deployment, int side);

} // namespace strategikon::field

// Where commanders best stand. Used inside model/field only.
#pragma once

#include "model/field/deployment.h"

namespace strategikon::field {

// Just behind different parts of those whom they lead, so that few of these are out of reach: of those who wait, in
// their order, where the front of each is to be.
std::vector<Point> commandPosts(
    const Deployment& deployment, const Table& table, const std::vector<const Troop*>& waiting);

// Units on the table that no commander of their side reaches.
std::vector<const Troop*> outOfReach(const Deployment& deployment, const Table& table, int side);

} // namespace strategikon::field

// Works about camps and towns, as maps draw them. They are no troops and are not set down: a camp's stand about the
// baggage of the army that has them, a town's about all of it. Which an army has its baggage tells, by these classes.
#pragma once

#include "model/field/deployment.h"

#include <string_view>
#include <utility>
#include <vector>

namespace strategikon::field {

inline constexpr std::string_view campPalisade = "camp-palisade", townPalisade = "town-palisade",
                                  townWall = "town-wall";

struct Fence {
    bool wall = false; // a palisade otherwise
    int side = 0;
    std::vector<Course> runs{};                   // between its gateways; what it encloses lies to the left
    std::vector<std::pair<Point, Point>> gates{}; // from post to post
};
// Gateways are where roads lead through; a town without roads has one towards the middle of the table.
std::vector<Fence> fences(const Deployment& deployment, const Field& field, const Kinds& kinds);

} // namespace strategikon::field

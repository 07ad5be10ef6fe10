// Works as maps draw them: those that troops have set down (works.h), and those of towns, which are about all of one
// and are not set down. Which of these an army has its baggage tells, by these classes.
#pragma once

#include "model/field/deployment.h"

#include <string_view>
#include <utility>
#include <vector>

namespace strategikon::field {

inline constexpr std::string_view townPalisade = "town-palisade", townWall = "town-wall";

// Kinds of terrain as which maps draw works, where a system has them.
inline constexpr std::string_view palisadeKind = "palisade", wallKind = "town-wall", gatewayKind = "gateway";

struct Fence {
    bool wall = false; // a palisade otherwise
    std::string_view kind() const { return wall ? wallKind : palisadeKind; }
    int side = 0;
    std::vector<Course> runs{};                   // between its gateways; what it encloses lies to the left
    std::vector<std::pair<Point, Point>> gates{}; // from post to post
};
// Gateways are where roads lead through; a town without roads has one towards the middle of the table.
std::vector<Fence> fences(const Deployment& deployment, const Field& field, const Kinds& kinds);

} // namespace strategikon::field

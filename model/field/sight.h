// Helpful geometry for play: what a tape and a straight edge would tell. Distances are cm on the table.
#pragma once

#include "model/field/deployment.h"

namespace strategikon::field {

struct Apart {
    std::string badge;
    double distance = 0;
    Point from, to;
};
double distance(const Deployment& all, std::string_view badge,
    std::string_view other); // of the nearest stands; infinite off the table
std::optional<Apart> nearestEnemy(const Deployment& all, std::string_view badge);
std::vector<Apart> enemiesByDistance(const Deployment& all, std::string_view badge);

enum class Quarter { front, leftFlank, rightFlank, rear };
// In which quarter of a stand a point lies: lines through its corners bisect them.
Quarter quarterOf(const Troop& troop, const Stand& stand, Point p);
std::vector<Quarter> quartersOf(
    const Deployment& all, std::string_view badge, std::string_view other); // that hold some of the other

struct Seen {
    bool sees = false;
    double distance = 0;
    Point from, to;        // of the line that sees, or of the nearest that does not
    std::string blockedBy; // badge or feature id
};
// From a front edge of a stand of `badge` (all edges where it sees all round) to any part of the other, not over
// stands, not through what kinds of terrain block, within `most` cm.
Seen sees(const Deployment& all, const Field& field, const Kinds& kinds, std::string_view badge, std::string_view other,
    double most);
std::vector<Under> terrainUnder(const Deployment& all, const Field& field, std::string_view badge);

} // namespace strategikon::field

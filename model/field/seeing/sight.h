// Helpful geometry for play: what a tape and a straight edge would tell. Distances are cm on the table.
#pragma once

#include "model/field/deployment.h"

#include <memory>

namespace strategikon::field {

struct Apart {
    std::string badge;
    double distance = 0;
    Point from, to;
};

enum class Quarter { front, leftFlank, rightFlank, rear };
// In which quarter of a stand a point lies: lines through its corners, at half the angle, part them.
Quarter quarterOf(const Troop& troop, const Stand& stand, Point p);

struct Seen {
    bool sees = false;
    double distance = 0;
    Point from, to;        // of the line that sees, or of the nearest that does not
    std::string blockedBy; // badge or feature id; empty: too far, or not ahead
};

// One moment of a table, prepared for many questions. Field and deployment must outlive it.
class View {
public:
    View(const Deployment& all, const Field& field, const Kinds& kinds);
    ~View();
    View(View&&) noexcept;

    // Of the nearest stands; infinite off the table.
    double distance(std::string_view badge, std::string_view other) const;
    // Enemy units; commanders are none.
    std::vector<Apart> enemiesByDistance(std::string_view badge) const;
    // The quarters of stands of `badge` that hold some of the other.
    std::vector<Quarter> quartersOf(std::string_view badge, std::string_view other) const;
    // From a front edge of a stand of `badge` (all edges where it sees all round) to any part of the other, not over
    // stands, not through what kinds of terrain block, within `most` cm. Lines are tried from several points of each
    // edge to all that stands leave free of the other: a gap that only a line between those points would find is
    // missed.
    Seen sees(std::string_view badge, std::string_view other, double most) const;
    // What the body stands on.
    std::vector<Under> terrainUnder(std::string_view badge) const;

private:
    struct State;
    std::unique_ptr<State> state;
};

} // namespace strategikon::field

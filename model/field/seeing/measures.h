// What a tape needs to lay a battlefield out for real: every feature and piece in the order in which they are put down,
// with its size and the distances of its nearest points from two table edges.
#pragma once

#include "model/field/field.h"

#include <vector>

namespace strategikon::field {

enum class Edge { left, right, nearEdge, farEdge };

struct FromEdge {
    Edge edge = Edge::left;
    double distance = 0; // cm; 0: it borders the edge
};

struct Measured {
    const Feature* feature = nullptr;
    const Piece* piece = nullptr;
    int number = 0;              // of the feature in the list; the same for all its pieces
    double across = 0, over = 0; // of an area: its widest, and at right angles to that; of a course: length and width
    FromEdge sideways, ahead;    // nearest points: of the left or right edge, of the near or far one
    std::vector<Point> ends;     // of a course that is no ring: where it begins and ends
};

// Hills first, for what lies on them; then other ground, lines, and last what crosses lines. Pieces follow their
// feature, lowest first.
std::vector<Measured> measured(const Field& field, const Kinds& kinds);

Measured measured(const Feature& feature, const Piece& piece, const Table& table); // without its number

// The distances of one point from the nearer of each two edges.
std::pair<FromEdge, FromEdge> fromEdges(Point p, const Table& table);

} // namespace strategikon::field

// What lies under stands, prepared for many questions about one field. Used inside model/field only.
#pragma once

#include "model/field/field.h"

#include <string>
#include <vector>

namespace strategikon::field {

// Convex outlines: whether they share more than an edge that a hand could lay down.
bool collide(const Ring& a, const Ring& b);
// Whether a convex outline shares more than that with any area.
bool liesOn(const Ring& convex, const Ring& area);
// Whether a line runs within so many cm of a convex outline, or through it.
bool touchesLine(const Ring& convex, const Ring& line, double within);
// Whether the straight line from one point to the other has a part inside the convex outline.
bool passes(Point from, Point to, const Ring& convex);

struct Patch { // one piece of a field, with what is asked of it often
    const Feature* feature = nullptr;
    const Piece* piece = nullptr;
    const Kind* kind = nullptr;
    Box box;
    Ring ring;         // the area, or of a closed course all that it encloses
    bool wall = false; // a closed course: only the line itself is under anything
};

bool isOneOf(const Patch& patch, const std::vector<std::string>& kinds);

class Ground {
public:
    Ground(const Field& field, const Kinds& kinds);
    const std::vector<Patch>& patches() const { return patches_; }
    std::vector<const Patch*> under(const Ring& stand) const;

private:
    std::vector<Patch> patches_;
};

// A stand on the ground: its outline and middle, and how wide its front is.
struct OnGround {
    const Ring& ring;
    Point middle;
    double front;
};
// The first piece that stops bodies of these classes from standing there; nullptr: they may. What opens it (a road, a
// bridge) must lie under the middle of the stand. A road opens all that the stand is on; a crossing only what it covers
// itself, so that the stand keeps out of the water beside it.
const Patch* closedBy(const std::vector<const Patch*>& under, const OnGround& stand,
    const std::vector<std::string>& classes, bool inColumn);

} // namespace strategikon::field

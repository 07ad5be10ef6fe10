// What a tape and a straight edge show, in plain code of the judge's own: it shares no geometry with the program, so
// that a slip there cannot hide here. Lengths are cm on the table, turns are degrees counterclockwise from right.
#pragma once

#include <array>
#include <vector>

namespace judged {

struct Spot {
    double x = 0, y = 0;
};

// A stand: its middle, where its front looks, and its size.
struct Base {
    Spot middle{};
    double facing = 90, wide = 4, deep = 2; // it looks to a whole degree

    Spot at(double right, double ahead) const; // of its middle
    Spot seen(Spot p) const;                   // p as it looks: x to the right of its middle, y ahead of it
    std::array<Spot, 4> corners() const;       // front left, front right, rear right, rear left
};

enum class Edge { front, right, rear, left };
struct Line {
    Spot from{}, to{};
};
Line edgeOf(const Base& base, Edge edge);

double apart(Spot a, Spot b);
double apart(Spot p, const Line& line);
double apart(const Line& a, const Line& b);
double apart(Spot p, const Base& base); // 0: within
double apart(const Line& line, const Base& base);
bool mayCome(const Line& line, const Base& base, double near); // quickly; false: it is further off
double apart(const Base& a, const Base& b);

// A shape on the table by its corners; they need not turn one way.
using Outline = std::vector<Spot>;
bool holds(const Outline& outline, Spot p);
double toRim(const Outline& outline, const Base& base); // from the line around it; 0: the line crosses the stand

// A zone of a stand, parted from the others by lines through its corners at half the angle (rulebook 905). How many
// square cm of the other stand lie there; `slack` widens the zone by so much.
double inZone(const Base& of, Edge zone, const Base& other, double slack = 0);
// The same for the corridor straight ahead of its front (rulebook 1234).
double inCorridor(const Base& of, const Base& other, double slack = 0);

} // namespace judged

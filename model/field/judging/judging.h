// What misplaced() asks of one feature: the case that its files share. For this folder alone.
#pragma once

#include "model/field/terrain/charts.h"
#include "model/field/terrain/choosing.h"

namespace strategikon::field {

constexpr double slack = 0.05;   // cm: what is this near touches, what is this little is nothing
constexpr double nearby = 0.5;   // cm: a line this near to an outline runs along it
constexpr double roundest = 0.6; // a rough circle covers this share of the circle about it

struct Case {
    const Feature& feature;
    const Table& table;
    const bool nearHalf; // is its side's
    const Charts& charts;
    const Kinds& kinds;
    std::vector<Misplaced>& found;
    const Item* item = nullptr; // both null where the players agreed on it freely
    const Variant* variant = nullptr;

    // The row's own rule, or one that no single row says.
    void row(const char* code, Arguments arguments) const;
    void general(const char* code, const char* rule, Arguments arguments) const;

    double near() const { return nearby * (table.scale > 1 ? table.scale : 1); }
    double onTable(double ofRules) const { return ofRules * table.laying(); }
    Length told(double cm) const { return lengthOf(cm, table); }
    Value kindName(std::string_view id) const;
    Several kindNames(const std::vector<std::string>& ids) const;
    // More, or less, than a bound: says how much there is, the bound and the difference.
    void beyond(const char* code, double is, double bound, Arguments arguments = {}) const;
};

Value nameOf(const Feature& feature, const Charts& charts, const Kinds& kinds);
// What a piece lies on: the area, and of a ring all that its course encloses.
Ring ground(const Piece& piece);
// The points that say where a piece lies: of a course only those of the course, its width has no say.
const std::vector<Point>& pointsOf(const Piece& piece);
double alongEdges(const Ring& ring, const Table& table); // of all four, cm
double toEdge(Point p, const Table& table);              // the nearest
double toEdge(std::span<const Point> points, const Table& table);
double outside(std::span<const Point> points, const Ring& ring); // how far the farthest lies from the area
double toOutline(Point p, const Ring& ring);

bool judgeBody(const Case& it); // false: no body that parts could lie on
void judgeParts(const Case& it);
void judgeChosen(const Case& it, const Field& field); // where terrain is chosen: what its dice say
// The dice of a field that was rolled against what lies on it.
void judgeThrows(const Field& field, const Charts& charts, const Kinds& kinds, std::vector<Misplaced>& found);

} // namespace strategikon::field

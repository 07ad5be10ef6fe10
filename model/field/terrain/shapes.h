// Outlines that look like country. All are about (0, 0) unless a place is given, simple, counterclockwise, on the grid,
// and no wider than asked. Which numbers of `random` each takes is part of its meaning: a seed gives the same map in
// the next version, or the version in the file differs.
#pragma once

#include "model/field/geometry.h"
#include "model/field/random.h"

#include <numbers>

namespace strategikon::field {

constexpr double wholeTurn = 2 * std::numbers::pi; // radians

// How an outline is grown: hills are smooth and long, mounds nearly round, woods have bays and tongues, lakes are
// between the two, fields have corners.
enum class Look { hill, mound, wood, lake, marsh, rocks, village, fields };

// A grown outline `across` cm wide at its widest, about `ratio` (0 to 1] as deep as it is wide.
Ring blob(Look look, double across, double ratio, Random& random);
// Along the bottom edge of a table from x = 0 to `along`, up to `depth` deep; the straight part lies on y = 0.
Ring edgeStrip(Look look, double along, double depth, Random& random);
// Nested within the outline: smaller, alike but not the same, never touching it. level 1 is the outer. Empty where
// there is no room. What borders the table runs on beyond it: its contours end at the edge.
Ring contour(const Ring& outline, int level, int levels, const Box* table = nullptr);
// Whether two points of a course are nearer to one another than this share of the way along it.
bool bendsBack(const Course& course, double share);
// How often two courses cross.
int crossings(const Course& a, const Course& b);
// From one point to another, winding by `bend` (0 straight to 1) of its length.
Course winding(Point from, Point to, double bend, Random& random);
// Widths along a river: never the same for long, between least and most.
std::vector<double> riverWidths(const Course& course, double least, double most, Random& random);
// Through an area from edge to edge, round what lies in it: both ends lie on the outline and lead into the open, all of
// it is within. Empty where there is no way round.
Course pathAcross(const Ring& outline, std::span<const Ring> round, Random& random);
// The same course, but that it leaves its first point in this direction (a unit vector), and is itself again after
// `over` cm.
Course leaving(Course course, Point way, double over);
// What lies between two lengths along a course; one that ends where it began goes on round.
Course cut(const Course& course, double from, double to);
// The line beside a course, `apart` to its left (right: negative); parts that would cross themselves are left out.
Course beside(const Course& course, double apart);
Course beside(const Course& course, std::span<const double> apart); // at each of its points

} // namespace strategikon::field

// Points, outlines and what can be asked of them. Centimetres on the table; x from the left edge, y from the near one.
//
// An area is its outline: a ring of at least three points, counterclockwise, the first not repeated at the end. A
// course is an open line. Functions of areas expect simple rings (see faultOf); with others their answer means nothing,
// but none throws. All results are snapped to the grid.
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace strategikon::field {

struct Point {
    double x = 0, y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};
constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
constexpr Point operator*(Point a, double factor) { return {a.x * factor, a.y * factor}; }
constexpr double dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }
constexpr double squared(Point a) { return dot(a, a); } // its length, squared
double length(Point a);
double distance(Point a, Point b);
Point turned(Point a, double degrees);          // about the origin, counterclockwise
Point towards(double degrees);                  // the unit vector of a direction
Point nearestOn(Point from, Point to, Point p); // of the straight line between them, to p

using Ring = std::vector<Point>;
using Course = std::vector<Point>;

struct Box {
    Point least, most;
    double width() const { return most.x - least.x; }
    double depth() const { return most.y - least.y; }
    Point centre() const { return {(least.x + most.x) / 2, (least.y + most.y) / 2}; }
};
Box boxOf(std::span<const Point> points); // of no points: all zero
bool meet(const Box& a, const Box& b, double within = 0);

// To the grid of 1/1024 cm.
double snapped(double cm);
Point snapped(Point p);
Ring snapped(Ring ring); // and without points that fall together

enum class RingFault { none, fewPoints, crossesItself, noArea };
RingFault faultOf(const Ring& ring);

double area(const Ring& ring); // square cm, of a counterclockwise ring positive
Ring counterclockwise(Ring ring);
Point centroid(const Ring& ring);
double across(std::span<const Point> points); // the greatest distance between two of them
double length(const Course& course);
double perimeter(const Ring& ring);

bool contains(const Ring& ring, Point p);                                // the edge counts
bool contains(const Ring& outer, const Ring& inner);                     // edges may touch
bool holds(const Ring& ring, const Course& course, double slack = 0.01); // all of it, edges count
bool overlap(const Ring& a, const Ring& b);                              // share an area, not only an edge
double sharedArea(const Ring& a, const Ring& b);                         // square cm
std::vector<Ring> shared(const Ring& a, const Ring& b);                  // what lies in both
std::vector<Ring> without(const Ring& a, const Ring& b);                 // what of a lies outside b; holes are dropped

double distance(Point p, const Ring& ring);    // 0 inside
double distance(const Ring& a, const Ring& b); // of the nearest points; 0 where they meet
double distanceToCourse(Point p, const Course& course);
struct Nearest {
    Point from, to; // from: on the first, to: on the second
    double distance = 0;
};
Nearest nearest(const Ring& a, const Ring& b);               // both inside one another: the same point twice
double lengthInside(Point from, Point to, const Ring& ring); // of the straight line between the points
double lengthInside(const Course& course, const Ring& ring);
bool crosses(
    Point from, Point to, const Ring& ring); // the straight line has a part within the area, not only on its edge

Ring rectangle(Point centre, double width, double depth, double degrees = 0); // depth runs towards `degrees` + 90
Ring hull(std::span<const Point> points);
Ring moved(Ring ring, Point by);
Ring turned(Ring ring, Point about, double degrees);
Ring scaled(Ring ring, Point about, double factor);
Ring inset(const Ring& ring, double by); // all that lies further than `by` from the outline: its largest part, or empty
// The area along a course that is widths[i] wide at its point i (the last width holds for the rest).
Ring ribbon(const Course& course, std::span<const double> widths);
// The part of a closed line that runs along the edge of a box, by side: bottom, right, top, left. cm.
struct Covered {
    double bottom = 0, right = 0, top = 0, left = 0;
};
Covered alongEdges(const Ring& ring, const Box& table, double slack = 0.05);
// A smooth closed line or course through the points: `steps` points between each two.
Ring smooth(const Ring& ring, int steps);
Course smoothCourse(const Course& course, int steps);

} // namespace strategikon::field

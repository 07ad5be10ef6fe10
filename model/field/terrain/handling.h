// A feature as hands change it: pushed, turned, made larger, pulled at. All of its pieces go along, so that a summit
// stays on its hill and a path in its wood. Whether the outcome is allowed is asked of misplaced().
#pragma once

#include "charts.h"

namespace strategikon::field {

// No further than its table: what lies on the table stays on it.
Feature moved(const Feature& feature, Point by, const Table& table);
Feature turned(const Feature& feature, double degrees, const Table& table); // about its middle
Feature resized(const Feature& feature, double factor, const Table& table); // about its middle; widths stay
// The outline pulled at a point: what lies near goes with it, what is further than `reach` stays.
Feature pulled(const Feature& feature, Point at, Point by, double reach, const Table& table);

// What is wrong with one feature, or with the whole, and was not before it was handled. Advice does not count, but that
// all lies on the wrong halves: no hand makes a field one of an older version.
std::vector<Misplaced> newlyWrong(
    const std::vector<Misplaced>& before, std::vector<Misplaced> after, std::string_view feature);

// Points of the outline to pull at: the body's, evenly spread; of a course its own points.
std::vector<Point> handles(const Feature& feature, int most = 10);

} // namespace strategikon::field

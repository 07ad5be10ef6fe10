// Ground for terrain that was chosen, parted by what lies there: what these files share. Inside model/field only.
#pragma once

#include "generate.h"

namespace strategikon::field {

constexpr double touching = .02; // cm between what touches

std::vector<const Feature*> laid(const Task& task, Lies lies); // what lies there of a sort
const Ring& bodyOf(const Feature& feature);
bool meetsAny(const Task& task, Lies lies, const Ring& ring);
bool crossesOnce(const Task& task, const Course& course, Lies other); // a road and a river meet in one place

// From one point to another, leaving both squarely as they say.
Course lineBetween(Point from, Point out, Point to, Point in, double bend, double lead, Random& random);
bool turnsSharply(const Course& course, double most); // more than so many degrees at one point
bool keepsWithin(const Course& course, const Box& box, double half);

std::optional<Site> inSector(const Task& task);
std::optional<Site> townFor(const Task& task);
std::optional<Site> fieldsFor(const Task& task);
std::optional<Site> shoreFor(const Task& task);
std::optional<Site> riverByDice(const Task& task);
std::optional<Site> roadByDice(const Task& task);

} // namespace strategikon::field

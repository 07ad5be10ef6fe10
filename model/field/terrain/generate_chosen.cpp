// Ground for terrain that was chosen: where its dice put it, by what lies there.
#include "generate_chosen.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

std::vector<const Feature*> laid(const Task& task, Lies lies)
{
    std::vector<const Feature*> found;
    for (const Feature& feature : task.field.features)
        if (const Item* item = task.charts.find(feature.item); item && item->lies == lies)
            found.push_back(&feature);
    return found;
}

const Ring& bodyOf(const Feature& feature) { return feature.body().area; }

bool meetsAny(const Task& task, Lies lies, const Ring& ring)
{
    const auto all = laid(task, lies);
    return std::ranges::any_of(all, [&](const Feature* feature) { return overlap(bodyOf(*feature), ring); });
}

bool crossesOnce(const Task& task, const Course& course, Lies other)
{
    const auto all = laid(task, other);
    return std::ranges::none_of(
        all, [&](const Feature* feature) { return crossings(course, feature->body().course) > 1; });
}

Course lineBetween(Point from, Point out, Point to, Point in, double bend, double lead, Random& random)
{
    Course course = winding(from + out * lead, to + in * lead, bend, random);
    course = leaving(std::move(course), out, 3 * lead);
    std::reverse(course.begin(), course.end());
    course = leaving(std::move(course), in, 3 * lead);
    std::reverse(course.begin(), course.end());
    course.insert(course.begin(), from);
    course.push_back(to);
    return course;
}

bool turnsSharply(const Course& course, double most)
{
    const double sharpest = std::cos(most * M_PI / 180);
    for (std::size_t i = 1; i + 1 < course.size(); ++i) {
        const Point in = course[i] - course[i - 1], out = course[i + 1] - course[i];
        if (dot(in, out) < sharpest * length(in) * length(out))
            return true;
    }
    return false;
}

bool keepsWithin(const Course& course, const Box& box, double half)
{
    const Box its = boxOf(std::span<const Point>(course));
    const bool inside = its.least.x >= box.least.x && its.most.x <= box.most.x && its.least.y >= box.least.y
        && its.most.y <= box.most.y;
    for (std::size_t i = 1; inside && i + 1 < course.size(); ++i)
        if (course[i].x < box.least.x + half || course[i].x > box.most.x - half || course[i].y < box.least.y + half
            || course[i].y > box.most.y - half)
            return false;
    return inside;
}

std::optional<Site> groundByDice(const Task& task)
{
    switch (task.item.lies) {
    case Lies::sector:
        return inSector(task);
    case Lies::shore:
        return shoreFor(task);
    case Lies::river:
        return riverByDice(task);
    case Lies::road:
        return roadByDice(task);
    case Lies::town:
        return townFor(task);
    case Lies::fields:
        return fieldsFor(task);
    case Lies::half:
        break;
    }
    return {};
}

} // namespace strategikon::field

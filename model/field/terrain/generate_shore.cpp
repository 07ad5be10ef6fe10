// Dunes along a shore, and the ways through them.
#include "generate.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

Ring dunesBy(const Task& task, const Ring& water, int number)
{
    const Course shore = inland(water, tableOn(task.field));
    const double whole = length(shore), from = (.08 + .46 * number) * whole;
    const Course along = cut(shore, from, from + task.random.between(.26, .38) * whole);
    if (along.size() < 4)
        return {};
    const double deep = task.random.between(3.2, 5), phase = task.random.between(0, 6);
    std::vector<double> off;
    for (std::size_t i = 0; i < along.size(); ++i) { // thinning out to both ends
        const double t = double(i) / double(along.size() - 1), sway = std::sin(phase + 11 * t);
        off.push_back(-deep * std::max(std::pow(std::sin(M_PI * t), .4) * (.85 + .15 * sway), .12));
    }
    Ring ring = along;
    const Course outer = beside(along, off);
    ring.insert(ring.end(), outer.rbegin(), outer.rend());
    ring = counterclockwise(snapped(std::move(ring)));
    if (ring.size() < 3 || faultOf(ring) != RingFault::none || !acrossTable(ring, tableOn(task.field)))
        return {};
    Ring land;
    for (Ring& left : without(ring, water))
        if (area(left) > area(land))
            land = std::move(left);
    return land.size() >= 3 && clear(task, land) ? land : Ring();
}

Course wayThrough(const Ring& dunes, const Ring& water)
{
    Course best;
    double shortest = INFINITY;
    for (const Point inner : dunes)
        if (distance(inner, water) < .01)
            for (const Point outer : dunes)
                if (const double way = distance(inner, outer);
                    distance(outer, water) > 2 && way < shortest && holds(dunes, Course{outer, inner}, .05)) {
                    shortest = way;
                    best = {outer, inner};
                }
    return best;
}

} // namespace strategikon::field

// Rivers: from a short edge of the table to the side's long one.
#include "generate.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

namespace {

// Pieces of a river are laid end to end: together they are as long as it may be.
std::optional<Scenery> riverPieces(const Task& task)
{
    if (task.wish.pieces.empty())
        return Scenery{{}, {}, INFINITY};
    for (const Owned& owned : task.wish.pieces)
        if (owned.kind == task.variant.kind && laidOutOf(task.field, owned) == 0)
            return Scenery{owned.name, {}, acrossOf(owned) * owned.count};
    return {};
}

// No bend so sharp that its banks would meet, none beyond the bounds.
bool flows(const Course& course, double widest, const Box& bounds)
{
    for (std::size_t i = 1; i + 1 < course.size(); ++i) {
        const Point p = course[i], back = p - course[i - 1], on = course[i + 1] - p;
        if (p.x < widest / 2 || p.y < widest / 2 || p.x > bounds.most.x - widest / 2 || p.y > bounds.most.y - widest / 2
            || back.x * on.x + back.y * on.y < .6 * length(back) * length(on))
            return false;
        double gone = 0;
        for (std::size_t j = i + 1; j < course.size(); ++j) {
            gone += distance(course[j - 1], course[j]);
            if (gone > 2.5 * widest && distance(p, course[j]) < 1.4 * widest)
                return false;
        }
    }
    return true;
}

} // namespace

std::optional<Site> riverFor(const Task& task)
{
    const Variant& row = task.variant;
    const Box table = tableOn(task.field), half = halfOf(task.field, task.side);
    const bool near = half.least.y == 0, left = task.random.chance(.5);
    const double widest = widthOf(task.kinds, row.kind, 3), lead = widest / 2 + .6;
    double reach = row.reach > 0 ? task.ruled(row.reach) : table.width();
    if (row.reachShare > 0)
        reach = std::min(reach, row.reachShare * table.width());
    reach = std::min(reach, .8 * table.width());
    if (reach < 3 * widest || half.depth() < 4 * widest)
        return {};
    const auto piece = riverPieces(task);
    if (!piece)
        return {};
    // As if it ran from the left edge down to the near one; turned over where it does not.
    const Box rest{{0, 0}, {reach - .1, half.depth()}};
    for (int trial = 0; trial < 40; ++trial) {
        const Point from{0, snapped(task.random.between(.35, .88) * half.depth())};
        const Point to{snapped(task.random.between(.45, .9) * (reach - widest)), 0};
        const Point in = from + Point{lead, 0}, out = to + Point{0, lead};
        Course course = winding(in, out, task.random.between(.5, .95) - .01 * trial, task.random);
        course = leaving(std::move(course), {1, 0}, 2 * widest); // rivers too meet the edge squarely
        std::reverse(course.begin(), course.end());
        course = leaving(std::move(course), {0, 1}, 2 * widest);
        course.push_back(from);
        std::reverse(course.begin(), course.end());
        course.push_back(to);
        if (length(course) > piece->across || !flows(course, widest, rest))
            continue;
        for (Point& p : course)
            p = {left ? p.x : table.most.x - p.x, near ? p.y : table.most.y - p.y};
        const auto widths = riverWidths(course, .5 * widest, widest, task.random);
        const Ring water = ribbon(course, widths);
        if (!clear(task, water))
            continue;
        return Site{water, course, widths, piece->name};
    }
    return {};
}

} // namespace strategikon::field

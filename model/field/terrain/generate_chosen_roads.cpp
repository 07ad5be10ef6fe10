// Roads that were chosen.
#include "generate_chosen.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

namespace {

// A road crosses each river once, and no waterway.
bool mayRun(const Task& task, const Course& course, double wide)
{
    const Ring road = ribbon(course, std::vector<double>{wide});
    if (road.size() < 3 || !acrossTable(road, tableOn(task.field)) || meetsAny(task, Lies::shore, road))
        return false;
    return crossesOnce(task, course, Lies::river);
}

struct End {
    Point at, way; // way: as the road leaves it
};

std::optional<End> endAtEdge(const Task& task, int edge)
{
    const Box table = tableOn(task.field);
    const double x = snapped(task.random.between(.08, .92) * table.most.x),
                 y = snapped(task.random.between(.08, .92) * table.most.y);
    return edge == 0 ? End{{x, 0}, {0, 1}}
        : edge == 2  ? End{{x, table.most.y}, {0, -1}}
        : edge == 1  ? End{{table.most.x, y}, {-1, 0}}
                     : End{{0, y}, {1, 0}};
}

// At a town's edge on open ground, or on a road that is there.
std::optional<End> endAtLink(const Task& task)
{
    for (const Feature* town : laid(task, Lies::town)) {
        const Ring& ring = bodyOf(*town);
        const Box table = tableOn(task.field);
        for (int trial = 0; trial < 20; ++trial) {
            const Point p = ring[std::size_t(task.random.below(int(ring.size())))], way = p - centroid(ring);
            if (p.x > 3 && p.y > 3 && p.x < table.most.x - 3 && p.y < table.most.y - 3 && length(way) > 0)
                return End{p, way * (1 / length(way))};
        }
    }
    const auto roads = laid(task, Lies::road);
    if (roads.empty())
        return {};
    const Course& road = roads[std::size_t(task.random.below(int(roads.size())))]->body().course;
    const std::size_t i = 2 + std::size_t(task.random.below(int(road.size()) - 4));
    const Point along = road[i + 1] - road[i - 1];
    return End{road[i], turned(along * (1 / std::max(length(along), .01)), task.random.chance(.5) ? 90 : -90)};
}

} // namespace

std::optional<Site> roadByDice(const Task& task)
{
    if (!mayUse(task, task.variant.kind))
        return {};
    const double wide = widthOf(task.kinds, task.variant.kind, 1.5);
    const Box table = tableOn(task.field);
    const bool central = task.pick && task.pick->option->from == "central";
    for (int trial = 0; trial < 40; ++trial) {
        std::optional<End> from = central ? endAtEdge(task, 0) : endAtLink(task),
                           to = endAtEdge(task, central ? 2 : trial % 4);
        if (central) {
            const double third = table.most.x / task.charts.stages.across;
            for (End* end : {&*from, &*to})
                end->at.x = snapped(task.random.between(third + wide, 2 * third - wide));
        } else if (!from) {
            from = endAtEdge(task, (trial + 2) % 4);
        }
        if (distance(from->at, to->at) < 12)
            continue;
        const Course course =
            lineBetween(from->at, from->way, to->at, to->way, task.random.between(.05, .3), wide, task.random);
        if (!keepsWithin(course, table, wide / 2) || turnsSharply(course, 40) || !mayRun(task, course, wide))
            continue;
        return Site{ribbon(course, std::vector<double>{wide}), course, {wide}, {}};
    }
    return {};
}

} // namespace strategikon::field

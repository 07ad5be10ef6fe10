// The shapes a body's stands make.
#include "model/field/deployment.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

namespace {

constexpr double touch = 0.05; // cm; a hand sets stands down no finer

Point sideways(double facing) { return turned(towards(facing), -90); } // to the right of who looks there

bool inTouch(const Troop& troop, const Stand& a, const Stand& b)
{
    return distance(outline(troop, a), outline(troop, b)) <= touch;
}

// All can be reached from the first, from one to the next that touches it.
bool hangTogether(const Troop& troop, const std::vector<Stand>& stands)
{
    std::vector<Stand> reached{stands.front()}, rest(stands.begin() + 1, stands.end());
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (std::size_t k = rest.size(); k-- > 0;)
            if (inTouch(troop, reached[i], rest[k])) {
                reached.push_back(rest[k]);
                rest.erase(rest.begin() + std::ptrdiff_t(k));
            }
    return rest.empty();
}

bool isLine(const Troop& troop, const std::vector<Stand>& stands)
{
    std::vector<double> along;
    for (const Stand& stand : stands) {
        const Point from = seenFrom(stands.front(), stand.centre);
        if (std::abs(from.y) > touch || std::abs(std::remainder(stand.facing - stands.front().facing, 360)) > 0.5)
            return false;
        along.push_back(from.x);
    }
    std::ranges::sort(along);
    for (std::size_t i = 1; i < along.size(); ++i)
        if (std::abs(along[i] - along[i - 1] - troop.wide) > touch)
            return false;
    return true;
}

// Each stand's front edge meets the rear edge of the one before it, at a corner at least; columns may bend.
bool isColumn(const Troop& troop, const std::vector<Stand>& stands)
{
    const auto edge = [&](const Stand& stand, double ahead) {
        const Point middle = stand.centre + towards(stand.facing) * (ahead * troop.deep / 2);
        const Point half = sideways(stand.facing) * (troop.wide / 2);
        return Ring{middle - half, middle, middle + half};
    };
    for (std::size_t i = 1; i < stands.size(); ++i)
        if (nearest(edge(stands[i - 1], -1), edge(stands[i], 1)).distance > touch)
            return false;
    return true;
}

} // namespace

Point seenFrom(const Stand& stand, Point p) { return turned(p - stand.centre, 90 - stand.facing); }

Ring outline(const Troop& troop, const Stand& stand)
{
    if (!troop.round)
        return rectangle(stand.centre, troop.wide, troop.deep, stand.facing - 90);
    Ring octagon;
    const double corner = troop.wide / 2 / std::cos(std::acos(-1.0) / 8);
    for (int i = 0; i < 8; ++i)
        octagon.push_back(stand.centre + towards(22.5 + 45 * i) * corner);
    return snapped(std::move(octagon));
}

std::vector<Stand> formed(const Troop& troop, Formation formation, Point front, double facing)
{
    const int inRank = formation == Formation::line ? troop.stands : formation == Formation::column ? 1 : 2;
    const Point right = sideways(facing), ahead = towards(facing);
    std::vector<Stand> stands;
    for (int i = 0; i < troop.stands; ++i) {
        const int rank = i / inRank, file = i % inRank;
        const int files = std::min(inRank, troop.stands - rank * inRank); // the last rank may be shorter
        const double across = (file - (files - 1) / 2.0) * troop.wide;
        stands.push_back({snapped(front + right * across - ahead * ((rank + 0.5) * troop.deep)), facing});
    }
    return stands;
}

bool isFormed(const Troop& troop, Formation formation, const std::vector<Stand>& stands)
{
    if (int(stands.size()) != troop.stands)
        return false;
    switch (formation) {
    case Formation::line:
        return isLine(troop, stands);
    case Formation::column:
        return isColumn(troop, stands);
    case Formation::irregular:
        return hangTogether(troop, stands);
    }
    return false;
}

} // namespace strategikon::field

#include "country.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

namespace {

constexpr double grazing = 0.02; // cm of a patch that a line may cut off
constexpr double higher = 1;     // cm further in: higher ground
constexpr double heightStep = 2; // cm between places where height is asked
constexpr double defending = 0.2;

// Where a straight line runs inside a ring, as shares of its length from one point to the other; beyond both ends too.
struct Runs {
    std::vector<double> at; // in, out, in, out
};

Runs runsOf(Point from, Point to, const Ring& ring)
{
    Runs runs;
    const Point along = to - from;
    const auto side = [&](Point p) { return along.x * (p.y - from.y) - along.y * (p.x - from.x); };
    double last = side(ring.back());
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const double here = side(ring[i]);
        if ((last >= 0) != (here >= 0)) { // each point is on one side only: the runs come in pairs
            const Point a = ring[i == 0 ? ring.size() - 1 : i - 1];
            const Point cut = a + (ring[i] - a) * (last / (last - here));
            const Point off = cut - from;
            runs.at.push_back((off.x * along.x + off.y * along.y) / (along.x * along.x + along.y * along.y));
        }
        last = here;
    }
    std::ranges::sort(runs.at);
    return runs;
}

// A run that neither begins nor ends at a stand lies between them; one that does may be so deep.
bool hidesClose(const Runs& runs, double length, double seen)
{
    for (std::size_t i = 0; i + 1 < runs.at.size(); i += 2) {
        const double enters = std::max(0.0, runs.at[i]), leaves = std::min(1.0, runs.at[i + 1]);
        const double inside = (leaves - enters) * length;
        const bool atStand = runs.at[i] <= 0 || runs.at[i + 1] >= 1;
        if (inside > (atStand ? seen + grazing : grazing))
            return true;
    }
    return false;
}

bool hidesBehind(const Runs& runs)
{
    return std::ranges::any_of(runs.at, [](double at) { return at > 0 && at < 1; });
}

// How far in from the outline: what height there is on a flat map.
double heightAt(const Ring& ring, Point p)
{
    double least = INFINITY;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point a = ring[i], side = ring[(i + 1) % ring.size()] - a, off = p - a;
        const double squared = side.x * side.x + side.y * side.y;
        const double share = squared == 0 ? 0 : std::clamp((off.x * side.x + off.y * side.y) / squared, 0.0, 1.0);
        const Point away = off - side * share;
        least = std::min(least, away.x * away.x + away.y * away.y);
    }
    return std::sqrt(least);
}

bool hidesHill(const Runs& runs, Point from, Point to, const Ring& ring)
{
    const double length = distance(from, to);
    double stands = 0; // the height of the higher end
    for (std::size_t i = 0; i + 1 < runs.at.size(); i += 2) {
        if (runs.at[i] <= 0 && runs.at[i + 1] >= 0)
            stands = std::max(stands, heightAt(ring, from));
        if (runs.at[i] <= 1 && runs.at[i + 1] >= 1)
            stands = std::max(stands, heightAt(ring, to));
    }
    for (std::size_t i = 0; i + 1 < runs.at.size(); i += 2) {
        const double enters = std::max(0.0, runs.at[i]), leaves = std::min(1.0, runs.at[i + 1]);
        if (enters >= leaves)
            continue;
        const int steps = 1 + int((leaves - enters) * length / heightStep);
        for (int k = 0; k <= steps; ++k)
            if (heightAt(ring, from + (to - from) * (enters + (leaves - enters) * k / steps)) > stands + higher)
                return true;
    }
    return false;
}

} // namespace

Country::Country(const Field& field, const Kinds& kinds) : ground(field, kinds) {}

std::vector<Country::Screen> Country::between(const Box& box, const std::vector<const Ring*>& stands) const
{
    std::vector<Screen> screens;
    for (const Patch& patch : ground.patches())
        if (patch.kind->sight != Sight::open && meet(patch.box, box)) {
            const bool defended = patch.kind->sight == Sight::blocked
                && std::ranges::any_of(
                    stands, [&](const Ring* stand) { return touchesLine(*stand, patch.ring, defending); });
            screens.push_back({&patch, defended});
        }
    return screens;
}

const Patch* Country::hides(const std::vector<Screen>& screens, Point from, Point to) const
{
    const Point ends[] = {from, to};
    const Box box = boxOf(ends);
    for (const Screen& screen : screens) {
        const Patch& patch = *screen.patch;
        if (screen.defended || !meet(patch.box, box))
            continue;
        const Runs runs = runsOf(from, to, patch.ring);
        const Sight sight = patch.kind->sight;
        if ((sight == Sight::close && hidesClose(runs, distance(from, to), patch.kind->seen))
            || (sight == Sight::blocked && hidesBehind(runs))
            || (sight == Sight::hill && hidesHill(runs, from, to, patch.ring)))
            return &patch;
    }
    return nullptr;
}

} // namespace strategikon::field

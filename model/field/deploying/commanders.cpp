#include "commanders.h"

#include "zones.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace strategikon::field {

namespace {

constexpr double behind = 0.5;    // cm
constexpr double giveAndTake = 5; // cm that a commander may have to stand aside

struct Led { // a unit on the table
    const Troop* troop = nullptr;
    std::vector<Ring> stands;
    Box box;
};
using Following = std::vector<Led>;

Following unitsOf(const Deployment& deployment, int side)
{
    Following units;
    for (const Posted& posted : deployment.posted) {
        const Troop* troop = deployment.troop(posted.badge);
        if (!troop || troop->side != side || troop->leads || !troop->terrain.empty() || posted.stands.empty())
            continue;
        Led unit{troop, {}, {}};
        std::vector<Point> corners;
        for (const Stand& stand : posted.stands) {
            unit.stands.push_back(outline(*troop, stand));
            corners.insert(corners.end(), unit.stands.back().begin(), unit.stands.back().end());
        }
        unit.box = boxOf(corners);
        units.push_back(std::move(unit));
    }
    std::ranges::stable_sort(units, [](const Led& a, const Led& b) { return a.box.centre().x < b.box.centre().x; });
    return units;
}

bool reaches(Point from, double reach, const Led& unit)
{
    return std::ranges::any_of(unit.stands, [&](const Ring& stand) { return distance(from, stand) <= reach; });
}

class Posts {
public:
    Posts(const Following& units, bool lookUp, double scale) : units(units), lookUp(lookUp), scale(scale) {}

    // One behind each of as many parts of the army as there are commanders; who reaches furthest behind the middle.
    std::vector<Point> evenly(const std::vector<const Troop*>& leaders) const
    {
        std::vector<std::size_t> parts(leaders.size());
        std::iota(parts.begin(), parts.end(), 0);
        const auto off = [&](std::size_t part) { return std::abs(double(part) - double(parts.size() - 1) / 2); };
        std::ranges::stable_sort(parts, [&](auto a, auto b) { return off(a) < off(b); });
        std::vector<Point> posts;
        for (const std::size_t part : parts)
            posts.push_back(
                behindThose(part * units.size() / leaders.size(), (part + 1) * units.size() / leaders.size()));
        return posts;
    }
    // The first behind the middle, each further one where he reaches most of those whom nobody reaches yet; of such
    // places the one furthest from the others.
    std::vector<Point> oneByOne(const std::vector<const Troop*>& leaders) const
    {
        std::vector<Point> posts{behindThose(0, units.size())};
        while (posts.size() < leaders.size()) {
            std::pair<std::size_t, double> least{units.size() + 1, 0};
            Point best;
            for (std::size_t i = 0; i < units.size(); ++i) {
                const Point post = behindThose(i, i + 1);
                double alone = INFINITY;
                for (const Point other : posts)
                    alone = std::min(alone, distance(post, other));
                posts.push_back(post);
                if (const std::pair left{unreached(leaders, posts), -alone}; left < least) {
                    least = left;
                    best = post;
                }
                posts.pop_back();
            }
            posts.push_back(best);
        }
        return posts;
    }
    std::size_t unreached(const std::vector<const Troop*>& leaders, const std::vector<Point>& posts) const
    {
        return std::size_t(std::ranges::count_if(units, [&](const Led& unit) {
            for (std::size_t i = 0; i < posts.size(); ++i)
                if (leaders[i]->reach == 0 || reaches(posts[i], leaders[i]->reach * scale - giveAndTake, unit))
                    return false;
            return true;
        }));
    }

private:
    Point behindThose(std::size_t from, std::size_t to) const
    {
        if (from >= to) // more commanders than units
            from = std::min(from, units.size() - 1), to = from + 1;
        double sum = 0;
        for (std::size_t i = from; i < to; ++i)
            sum += units[i].box.centre().x;
        const double x = sum / double(to - from);
        double rear = lookUp ? INFINITY : -INFINITY;
        for (std::size_t i = from; i < to; ++i)
            rear = lookUp ? std::min(rear, units[i].box.least.y) : std::max(rear, units[i].box.most.y);
        return {x, lookUp ? rear - behind : rear + behind};
    }

    const Following& units;
    const bool lookUp;
    const double scale;
};

bool looksUp(const Deployment& deployment, int side)
{
    double up = 0;
    for (const Posted& posted : deployment.posted)
        if (const Troop* troop = deployment.troop(posted.badge); troop && troop->side == side)
            for (const Stand& stand : posted.stands)
                up += towards(stand.facing).y;
    return up == 0 ? isNear(deployment, side) : up > 0;
}

} // namespace

std::vector<Point> commandPosts(
    const Deployment& deployment, const Table& table, const std::vector<const Troop*>& waiting)
{
    const Following units = unitsOf(deployment, waiting.front()->side);
    if (units.empty()) {
        const Bounds bounds = boundsOf(deployment, table, *waiting.front());
        return std::vector(waiting.size(), bounds.box.centre());
    }
    const Posts posts(units, looksUp(deployment, waiting.front()->side), table.scale);
    std::vector<std::size_t> order(waiting.size());
    std::iota(order.begin(), order.end(), 0);
    const auto reach = [&](std::size_t i) { return waiting[i]->reach > 0 ? waiting[i]->reach : double(INFINITY); };
    std::ranges::stable_sort(order, [&](auto a, auto b) { return reach(a) > reach(b); });
    std::vector<const Troop*> leaders;
    for (const std::size_t i : order)
        leaders.push_back(waiting[i]);
    auto chosen = posts.evenly(leaders);
    constexpr double mostCompared = 2e8; // an army of 600 units has 20 commanders
    if (std::pow(double(leaders.size()) * double(units.size()), 2) > mostCompared)
        chosen = posts.evenly(leaders);
    else if (auto other = posts.oneByOne(leaders); posts.unreached(leaders, other) < posts.unreached(leaders, chosen))
        chosen = std::move(other);
    std::vector<Point> found(waiting.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        found[order[i]] = chosen[i];
    return found;
}

std::vector<const Troop*> outOfReach(const Deployment& deployment, const Table& table, int side)
{
    std::vector<const Troop*> left;
    for (const Led& unit : unitsOf(deployment, side)) {
        const auto led = [&](const Posted& posted) {
            const Troop* leader = deployment.troop(posted.badge);
            if (!leader || leader->side != side || !leader->leads || !posted.arrives.empty())
                return false;
            return !posted.drawn || leader->reach == 0 || std::ranges::any_of(posted.stands, [&](const Stand& stand) {
                return reaches(stand.centre, leader->reach * table.scale, unit);
            });
        };
        if (std::ranges::none_of(deployment.posted, led))
            left.push_back(unit.troop);
    }
    return left;
}

} // namespace strategikon::field

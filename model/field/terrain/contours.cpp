// Lines of equal height within the outline of a hill.
#include "shapes.h"

#include <algorithm>

namespace strategikon::field {

namespace {

// The point of an area that is furthest from its outline, on a lattice over it.
struct Heart {
    Point at;
    double depth = 0;
};
Heart heartOf(const Ring& ring)
{
    constexpr int fine = 10;
    const Box box = boxOf(ring);
    Course closed = ring;
    closed.push_back(ring.front());
    Heart heart{centroid(ring), 0};
    for (int i = 1; i < fine; ++i)
        for (int j = 1; j < fine; ++j) {
            const Point p{box.least.x + box.width() * i / fine, box.least.y + box.depth() * j / fine};
            if (const double depth = distanceToCourse(p, closed); depth > heart.depth && contains(ring, p))
                heart = {p, depth};
        }
    return heart;
}

// The same line in so many points, as far from one another.
Ring evenly(const Ring& ring, int corners)
{
    const double step = perimeter(ring) / corners;
    Ring even;
    double left = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point from = ring[i], along = ring[(i + 1) % ring.size()] - from;
        for (; left < length(along); left += step)
            even.push_back(from + along * (left / length(along)));
        left -= length(along);
    }
    return even;
}

Ring rounded(const Ring& ring)
{
    Ring cut;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point a = ring[i], b = ring[(i + 1) % ring.size()];
        cut.insert(cut.end(), {a * .75 + b * .25, a * .25 + b * .75});
    }
    return snapped(std::move(cut));
}

} // namespace

namespace {

// As if the table were larger: what of the outline lies on its edge is moved outwards.
Ring beyond(Ring outline, const Box& table, double by)
{
    constexpr double slack = .05;
    for (Point& p : outline) {
        p.x += p.x <= table.least.x + slack ? -by : p.x >= table.most.x - slack ? by : 0;
        p.y += p.y <= table.least.y + slack ? -by : p.y >= table.most.y - slack ? by : 0;
    }
    return outline;
}

// The largest part of a contour that lies on the table.
Ring onTable(const Ring& ring, const Box& table)
{
    const Ring edge{table.least, {table.most.x, table.least.y}, table.most, {table.least.x, table.most.y}};
    Ring largest;
    for (Ring& part : shared(ring, edge))
        if (area(part) > area(largest))
            largest = std::move(part);
    return largest;
}

} // namespace

Ring contour(const Ring& outline, int level, int levels, const Box* table)
{
    const Ring whole = table ? beyond(outline, *table, across(outline)) : outline;
    const Heart heart = heartOf(outline);
    const double step = .92 * heart.depth * (whole == outline ? 1 : 1.6) / (levels + 1);
    // One side of a hill is steeper: each contour is moved that way, by less than it is smaller.
    const Point steep = heart.at - boxOf(outline).centre();
    const Point by = length(steep) > 0 && whole == outline ? steep * (.42 * step * level / length(steep)) : Point{};
    constexpr int corners = 28; // few will do, and are quicker by far
    Ring ring = moved(inset(evenly(whole, corners), step * level), by);
    if (ring.size() < 3)
        return {};
    ring = rounded(evenly(ring, corners));
    return whole == outline ? ring : onTable(ring, *table);
}

} // namespace strategikon::field

#include "tape.h"

#include <algorithm>
#include <cmath>

namespace judged {

namespace {

// Of whole degrees, as places have them: each is asked for all the time.
Spot aheadOf(double facing)
{
    static const auto all = [] {
        std::array<Spot, 360> of;
        for (int turn = 0; turn < 360; ++turn)
            of[std::size_t(turn)] = {std::cos(turn * M_PI / 180), std::sin(turn * M_PI / 180)};
        return of;
    }();
    return all[std::size_t((int(std::lround(facing)) % 360 + 360) % 360)];
}

double cross(Spot o, Spot a, Spot b) { return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x); }

bool crosses(const Line& a, const Line& b)
{
    const double c = cross(a.from, a.to, b.from), d = cross(a.from, a.to, b.to);
    const double e = cross(b.from, b.to, a.from), f = cross(b.from, b.to, a.to);
    return ((c > 0) != (d > 0)) && ((e > 0) != (f > 0));
}

bool within(Spot p, const Base& base)
{
    const Spot seen = base.seen(p);
    return std::abs(seen.x) <= base.wide / 2 && std::abs(seen.y) <= base.deep / 2;
}

// Where a * x + b * y <= c.
struct Half {
    double a = 0, b = 0, c = 0;
    double over(Spot p) const { return a * p.x + b * p.y - c; }
};

// What is left of a shape within that half of the table.
Outline cut(const Outline& shape, const Half& half)
{
    Outline left;
    for (std::size_t i = 0; i < shape.size(); ++i) {
        const Spot p = shape[i], next = shape[(i + 1) % shape.size()];
        const double here = half.over(p), there = half.over(next);
        if (here <= 0)
            left.push_back(p);
        if ((here < 0 && there > 0) || (here > 0 && there < 0)) {
            const double share = here / (here - there);
            left.push_back({p.x + share * (next.x - p.x), p.y + share * (next.y - p.y)});
        }
    }
    return left;
}

double area(const Outline& shape)
{
    double twice = 0;
    for (std::size_t i = 0; i < shape.size(); ++i)
        twice += shape[i].x * shape[(i + 1) % shape.size()].y - shape[(i + 1) % shape.size()].x * shape[i].y;
    return std::abs(twice) / 2;
}

double areaWithin(const Base& of, const Base& other, const std::vector<Half>& halves)
{
    Outline shape;
    for (const Spot corner : other.corners())
        shape.push_back(of.seen(corner));
    for (const Half& half : halves)
        shape = cut(shape, half);
    return area(shape);
}

} // namespace

Spot Base::at(double right, double ahead) const
{
    const Spot to = aheadOf(facing);
    return {middle.x + ahead * to.x + right * to.y, middle.y + ahead * to.y - right * to.x};
}

Spot Base::seen(Spot p) const
{
    const Spot to = aheadOf(facing);
    const double x = p.x - middle.x, y = p.y - middle.y;
    return {x * to.y - y * to.x, x * to.x + y * to.y};
}

std::array<Spot, 4> Base::corners() const
{
    const double half = wide / 2, ahead = deep / 2;
    return {at(-half, ahead), at(half, ahead), at(half, -ahead), at(-half, -ahead)};
}

Line edgeOf(const Base& base, Edge edge)
{
    const auto corners = base.corners();
    const auto which = std::size_t(edge);
    return {corners[which], corners[(which + 1) % 4]};
}

double apart(Spot a, Spot b) { return std::sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)); }

double apart(Spot p, const Line& line)
{
    const double x = line.to.x - line.from.x, y = line.to.y - line.from.y, square = x * x + y * y;
    const double along = square == 0 ? 0 : ((p.x - line.from.x) * x + (p.y - line.from.y) * y) / square;
    const double share = std::clamp(along, 0.0, 1.0);
    return apart(p, Spot{line.from.x + share * x, line.from.y + share * y});
}

double apart(const Line& a, const Line& b)
{
    if (crosses(a, b))
        return 0;
    return std::min({apart(a.from, b), apart(a.to, b), apart(b.from, a), apart(b.to, a)});
}

double apart(Spot p, const Base& base)
{
    const Spot seen = base.seen(p);
    const double x = std::max(std::abs(seen.x) - base.wide / 2, 0.0),
                 y = std::max(std::abs(seen.y) - base.deep / 2, 0.0);
    return std::sqrt(x * x + y * y);
}

bool mayCome(const Line& line, const Base& base, double near)
{
    return apart(base.middle, line) <= (base.wide + base.deep) / 2 + near;
}

double apart(const Line& line, const Base& base)
{
    double least = std::min(apart(line.from, base), apart(line.to, base));
    for (const Edge edge : {Edge::front, Edge::right, Edge::rear, Edge::left})
        least = std::min(least, apart(line, edgeOf(base, edge)));
    return least;
}

double apart(const Base& a, const Base& b)
{
    double least = within(a.middle, b) ? 0 : apart(b.middle, a);
    for (const Edge edge : {Edge::front, Edge::right, Edge::rear, Edge::left})
        least = std::min(least, apart(edgeOf(a, edge), b));
    return least;
}

bool holds(const Outline& outline, Spot p)
{
    bool inside = false;
    for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
        const Spot a = outline[i], b = outline[j];
        if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x)
            inside = !inside;
    }
    return inside;
}

double toRim(const Outline& outline, const Base& base)
{
    double least = 1e9;
    for (std::size_t i = 0; i < outline.size(); ++i)
        least = std::min(least, apart(Line{outline[i], outline[(i + 1) % outline.size()]}, base));
    return least;
}

double inZone(const Base& of, Edge zone, const Base& other, double slack)
{
    const double w = of.wide / 2, d = of.deep / 2;
    // Ahead of the edge, and between its two diagonals; flanks and rear are the front turned.
    const bool across = zone == Edge::left || zone == Edge::right;
    const double half = across ? d : w, far = across ? w : d;
    const double s = zone == Edge::front || zone == Edge::right ? 1 : -1;
    const auto made = [&](double along, double ahead, double c) { // in terms of the edge
        return across ? Half{s * ahead, along, c} : Half{along, s * ahead, c};
    };
    return areaWithin(
        of, other, {made(0, -1, -far + slack), made(1, -1, half - far + slack), made(-1, -1, half - far + slack)});
}

double inCorridor(const Base& of, const Base& other, double slack)
{
    const double w = of.wide / 2 + slack;
    return areaWithin(of, other, {{1, 0, w}, {-1, 0, w}, {0, -1, -of.deep / 2 + slack}});
}

} // namespace judged

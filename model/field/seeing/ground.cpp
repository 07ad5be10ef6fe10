#include "ground.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

namespace {

constexpr double press = 0.02; // cm; stands that touch lie on the grid, which may push them into one another so far

// Whether a side of `a` parts the two.
bool parted(const Ring& a, const Ring& b, double by)
{
    for (std::size_t i = 0; i < a.size(); ++i) {
        const Point along = a[(i + 1) % a.size()] - a[i];
        const double size = length(along);
        if (size == 0)
            continue;
        const Point outwards{along.y / size, -along.x / size};
        double nearestOf = INFINITY;
        for (const Point p : b)
            nearestOf = std::min(nearestOf, dot(p - a[i], outwards));
        if (nearestOf >= -by)
            return true;
    }
    return false;
}

Ring shrunk(const Ring& convex, double by)
{
    const Point middle = boxOf(convex).centre();
    Ring ring = convex;
    for (Point& p : ring)
        if (const double far = distance(middle, p); far > by)
            p = middle + (p - middle) * ((far - by) / far);
    return ring;
}

bool meetsLine(const Ring& convex, const Box& box, const Ring& ring)
{
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point a = ring[i], b = ring[(i + 1) % ring.size()];
        if (std::max(a.x, b.x) < box.least.x || std::min(a.x, b.x) > box.most.x || std::max(a.y, b.y) < box.least.y
            || std::min(a.y, b.y) > box.most.y)
            continue;
        if (passes(a, b, convex))
            return true;
    }
    return false;
}

bool opens(const Patch& patch, Point middle, bool inColumn)
{
    return patch.kind->opens && (inColumn || !patch.kind->column)
        && (patch.kind->form == Form::area || contains(patch.ring, middle));
}

// Models of bridges are narrower than stands: one that is placed centrally is on it.
Ring wideEnough(const Patch& crossing, double front)
{
    Piece piece = *crossing.piece;
    for (double& width : piece.widths)
        width = std::max(width, front);
    widen(piece);
    return piece.area;
}

std::vector<Ring> without(const std::vector<Ring>& parts, const Ring& covered)
{
    std::vector<Ring> left;
    for (const Ring& part : parts)
        for (Ring& piece : field::without(part, covered))
            left.push_back(std::move(piece));
    return left;
}

bool keepsOff(const std::vector<Ring>& parts, const Ring& area)
{
    constexpr double speck = 0.05; // square cm
    return std::ranges::none_of(parts, [&](const Ring& part) { return sharedArea(part, area) > speck; });
}

} // namespace

bool isOneOf(const Patch& patch, const std::vector<std::string>& kinds)
{
    return std::ranges::find(kinds, patch.kind->id) != kinds.end();
}

bool collide(const Ring& a, const Ring& b) { return !parted(a, b, press) && !parted(b, a, press); }

bool passes(Point from, Point to, const Ring& convex)
{
    // The part of the line inside all sides, as shares of its length (Cyrus and Beck).
    double enters = 0, leaves = 1;
    const Point along = to - from;
    for (std::size_t i = 0; i < convex.size(); ++i) {
        const Point side = convex[(i + 1) % convex.size()] - convex[i];
        const Point outwards{side.y, -side.x};
        const double speed = dot(along, outwards), ahead = dot(convex[i] - from, outwards);
        if (speed == 0) {
            if (ahead <= 0)
                return false;
        } else if (speed > 0)
            leaves = std::min(leaves, ahead / speed);
        else
            enters = std::max(enters, ahead / speed);
        if (enters >= leaves)
            return false;
    }
    return true;
}

bool liesOn(const Ring& convex, const Ring& area)
{
    const Ring inner = shrunk(convex, press);
    const Box box = boxOf(inner);
    return meetsLine(inner, box, area) || contains(area, inner.front()) || contains(inner, area.front());
}

bool touchesLine(const Ring& convex, const Ring& line, double within)
{
    const auto nears = [within](const Ring& points, const Ring& ring) {
        return std::ranges::any_of(points, [&](Point p) {
            return distanceToCourse(p, ring) <= within || distanceToCourse(p, {ring.back(), ring.front()}) <= within;
        });
    };
    return meetsLine(convex, boxOf(convex), line) || nears(convex, line) || nears(line, convex);
}

Ground::Ground(const Field& field, const Kinds& kinds)
{
    for (const Feature& feature : field.features)
        for (const Piece& piece : feature.pieces)
            if (const Kind* kind = kinds.find(piece.kind); kind && !piece.area.empty()) {
                Patch patch{&feature, &piece, kind, {}, counterclockwise(piece.area), isRing(piece)};
                patch.box = boxOf(patch.ring);
                patches_.push_back(std::move(patch));
            }
}

std::vector<const Patch*> Ground::under(const Ring& stand) const
{
    const Box box = boxOf(stand);
    std::vector<const Patch*> found;
    for (const Patch& patch : patches_) {
        if (!meet(patch.box, box))
            continue;
        const Ring inner = patch.wall ? shrunk(stand, press) : Ring();
        if (patch.wall ? meetsLine(inner, boxOf(inner), patch.ring) : liesOn(stand, patch.ring))
            found.push_back(&patch);
    }
    return found;
}

const Patch* closedBy(const std::vector<const Patch*>& under, const OnGround& stand,
    const std::vector<std::string>& classes, bool inColumn)
{
    std::vector<Ring> beside{shrunk(stand.ring, press)}; // what of the stand no crossing holds
    bool crosses = false;
    for (const Patch* patch : under) {
        if (!opens(*patch, stand.middle, inColumn))
            continue;
        if (patch->kind->form != Form::crossing)
            return nullptr;
        beside = without(beside, wideEnough(*patch, stand.front));
        crosses = true;
    }
    for (const Patch* patch : under) {
        if (patch->kind->opens && patch->kind->form != Form::area)
            continue; // a road that does not open is no obstacle
        if (!mayStand(*patch->kind, classes, inColumn) && !(crosses && (patch->wall || keepsOff(beside, patch->ring))))
            return patch;
    }
    return nullptr;
}

} // namespace strategikon::field

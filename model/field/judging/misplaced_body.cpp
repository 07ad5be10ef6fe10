// What a row says of the body of its item: kind, shape, size, table edges.
#include "judging.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace strategikon::field {

namespace {

bool rightShape(const Case& it)
{
    const Piece& body = it.feature.body();
    const bool river = it.variant->shape == Shape::river || it.variant->shape == Shape::line,
               ring = it.variant->shape == Shape::ring;
    if (river && (body.course.empty() || isRing(body)))
        it.row("field-must-be-line", {});
    else if (ring && !isRing(body))
        it.row("field-must-be-closed", {});
    else if (!river && !ring && !body.course.empty())
        it.row("field-must-be-area", {});
    else
        return true;
    return false;
}

void judgeSize(const Case& it, const Ring& body)
{
    const double wide = across(body), least = it.onTable(it.variant->acrossLeast),
                 most = it.onTable(it.variant->acrossMost);
    if (wide < least - slack) {
        it.beyond("field-too-small", wide, least);
        it.found.back().rule = it.charts.ruleOf("least");
    }
    if (most > 0 && wide > most + slack)
        it.beyond("field-too-wide", wide, most);
}

// Along the edge that it borders most: how far it reaches along it and onto the table, and the length of that edge.
struct Strip {
    double along = 0, deep = 0, edge = 0, other = 0; // other: bordered of the edges that run the other way
};

Strip stripOf(const Ring& body, const Table& table)
{
    const Covered covered = alongEdges(body, table.box(), slack);
    const Box box = boxOf(body);
    const double most = std::max({covered.bottom, covered.top, covered.left, covered.right});
    if (most == covered.bottom || most == covered.top)
        return {box.width(), most == covered.bottom ? box.most.y : table.depth - box.least.y, table.width,
            std::max(covered.left, covered.right)};
    return {box.depth(), most == covered.left ? box.most.x : table.width - box.least.x, table.depth,
        std::max(covered.bottom, covered.top)};
}

void judgeStrip(const Case& it, const Ring& body)
{
    const Variant& row = *it.variant;
    const Strip strip = stripOf(body, it.table);
    if (const double most = it.onTable(row.depthMost); most > 0 && strip.deep > most + slack)
        it.beyond("field-too-deep", strip.deep, most);
    double most = it.onTable(row.edgeMost);
    if (row.edgeShare > 0)
        most = row.edgeShare * strip.edge;
    const double across = strip.edge == it.table.width ? it.table.depth : it.table.width;
    const double mostOther = row.edgeShare > 0 ? row.edgeShare * across : most;
    if (most > 0 && strip.along > most + slack)
        it.beyond("field-too-long", strip.along, most);
    else if (mostOther > 0 && strip.other > mostOther + slack)
        it.beyond("field-too-long", strip.other, mostOther);
}

void judgeEdge(const Case& it, const Ring& body)
{
    const bool borders = alongEdges(body, it.table) > slack;
    if (it.variant->edge == May::must && !borders)
        it.row("field-not-at-edge", {{"by", it.told(toEdge(body, it.table))}});
    else if (it.variant->edge == May::no && toEdge(body, it.table) <= slack)
        it.general("field-at-edge", "edge", {});
    else if (it.variant->shape == Shape::edge && borders)
        judgeStrip(it, body);
}

// From a short edge to a long one; its course may be written either way round.
bool judgeRiver(const Case& it)
{
    Course course = it.feature.body().course;
    const auto toShort = [&](Point p) { return std::min(std::abs(p.x), std::abs(it.table.width - p.x)); };
    const auto toLong = [&](Point p) { return std::min(std::abs(p.y), std::abs(it.table.depth - p.y)); };
    const auto gap = [&](const Course& c) { return std::max(toShort(c.front()), toLong(c.back())); };
    if (Course back(course.rbegin(), course.rend()); gap(back) < gap(course))
        course = std::move(back);
    if (gap(course) > slack) {
        it.row("field-river-ends", {{"by", it.told(gap(course))}});
        return false;
    }
    const bool fromLeft = course.front().x < it.table.width / 2;
    double reach = 0;
    for (const Point p : course)
        reach = std::max(reach, fromLeft ? p.x : it.table.width - p.x);
    const double most =
        it.variant->reachShare > 0 ? it.variant->reachShare * it.table.width : it.onTable(it.variant->reach);
    if (most > 0 && reach > most + slack)
        it.beyond("field-river-reach", reach, most);
    return true;
}

// Whether a block of stands, in whatever ranks, lies within the ring about its middle.
bool hasRoom(const Ring& ring, int stands, double wide, double deep)
{
    for (int ranks = 1; ranks <= stands; ++ranks)
        for (int turn = 0; turn < 180 && stands % ranks == 0; turn += 10)
            if (const int front = stands / ranks;
                outside(rectangle(centroid(ring), front * wide, ranks * deep, turn), ring) <= slack)
                return true;
    return false;
}

void judgeRoom(const Case& it, const Ring& body)
{
    const int stands = it.variant->standsLeast;
    if (stands > 0 && !hasRoom(body, stands, it.charts.standWide, it.charts.standDeep))
        it.row("field-no-room", {{"count", stands}});
}

} // namespace

bool judgeBody(const Case& it)
{
    const Piece& body = it.feature.body();
    if (body.kind != it.variant->kind) {
        it.row("field-wrong-kind", {{"piece", it.kindName(body.kind)}, {"kinds", it.kindName(it.variant->kind)}});
        return false;
    }
    if (!rightShape(it))
        return false;
    if (it.variant->shape == Shape::river)
        return judgeRiver(it);
    if (it.variant->shape == Shape::line || it.variant->shape == Shape::shore)
        return true; // where they may run, their dice say
    const Ring ring = ground(body);
    judgeSize(it, ring);
    judgeEdge(it, ring);
    if (it.variant->shape == Shape::ring)
        judgeRoom(it, ring);
    return true;
}

} // namespace strategikon::field

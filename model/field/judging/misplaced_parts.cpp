// What a row says of the parts of its item: how many, of which kind, and where on the body.
#include "judging.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace strategikon::field {

namespace {

using Placed = Part::Form;

int countOf(const Feature& feature, std::string_view part)
{
    return int(std::ranges::count_if(feature.pieces, [part](const Piece& piece) { return piece.part == part; }));
}

// One piece that the row calls a part, and the body it belongs to.
struct PartCase {
    const Case& it;
    const Part& part;
    const Piece& piece;
    const Ring& body;
    Arguments named;

    void row(const char* code, Arguments more = {}) const
    {
        more.insert(more.begin(), named.begin(), named.end());
        it.row(code, std::move(more));
    }
    void by(const char* code, double cm) const { row(code, {{"by", it.told(cm)}}); }
    bool isArea() const
    {
        if (piece.course.empty())
            return true;
        row("field-part-must-be-area");
        return false;
    }
    bool isLine() const
    {
        if (!piece.course.empty())
            return true;
        row("field-part-must-be-line");
        return false;
    }
};

void judgeAcross(const PartCase& p)
{
    const double wide = across(p.piece.area), most = p.it.onTable(p.part.across);
    if (most > 0 && wide > most + slack)
        p.it.beyond("field-part-too-wide", wide, most, p.named);
}

void judgeSummit(const PartCase& p)
{
    if (!p.isArea())
        return;
    judgeAcross(p);
    double over = outside(p.piece.area, p.body);
    for (const Ring& rest : without(p.piece.area, p.body)) // where the body is hollow
        over = std::max(over, outside(rest, p.body));
    if (over > slack)
        p.by("field-part-outside", over);
    if (p.part.atEdge && alongEdges(p.piece.area, p.it.table) <= slack)
        p.by("field-part-not-at-edge", toEdge(p.piece.area, p.it.table));
    const double covered = 100 * sharedArea(p.piece.area, p.body) / area(p.body);
    if (p.part.whole && covered < 99)
        p.row("field-part-not-whole", {{"percent", int(covered)}});
}

// A hill beneath the item: it carries all of it and lies clear of the table edges.
void judgeBase(const PartCase& p)
{
    if (!p.isArea())
        return;
    judgeAcross(p);
    const double wide = across(p.piece.area), most = p.it.onTable(p.part.across);
    const double least = p.it.onTable(p.it.charts.leastAcross);
    if (most >= least && wide < least - slack)
        p.it.beyond("field-part-too-small", wide, least, p.named);
    if (const double over = outside(p.body, p.piece.area); over > slack)
        p.by("field-base-small", over);
    if (toEdge(p.piece.area, p.it.table) <= slack)
        p.row("field-part-at-edge");
    if (p.part.round && area(p.piece.area) < roundest * std::numbers::pi / 4 * wide * wide)
        p.row("field-part-not-round");
}

void judgeStretch(const PartCase& p)
{
    double away = 0;
    for (const Point at : p.piece.course)
        away = std::max(away, toOutline(at, p.body));
    if (p.isLine() && away > p.it.near())
        p.by("field-part-off-outline", away);
}

void judgeRim(const PartCase& p)
{
    if (!p.isLine())
        return;
    const double over = outside(p.piece.course, p.body);
    if (over > p.it.near() || !holds(p.body, p.piece.course, p.it.near()))
        p.by("field-part-outside", over);
}

// Through dunes a path leads from the land to the water.
void judgeThrough(const PartCase& p)
{
    double inside = 0;
    for (const Piece& other : p.it.feature.pieces)
        if (other.part == p.part.through)
            inside += lengthInside(p.piece.course, other.area);
    const Point first = p.piece.course.front(), last = p.piece.course.back();
    if (inside <= slack || std::min(distance(first, p.body), distance(last, p.body)) > p.it.near())
        p.row("field-path-not-through");
}

void judgePath(const PartCase& p)
{
    if (!p.isLine())
        return;
    if (!p.part.through.empty())
        return judgeThrough(p);
    double gap = 0;
    for (const Point end : {p.piece.course.front(), p.piece.course.back()})
        if (distance(end, p.body) == 0)
            gap = std::max(gap, toOutline(end, p.body));
    if (gap > p.it.near())
        p.by("field-path-stops", gap);
    else if (lengthInside(p.piece.course, p.body) <= slack)
        p.row("field-path-beside");
}

// A road leaves the body for the open table; the edge of the table may be where it comes from, and where it goes.
void judgeRoad(const PartCase& p)
{
    if (!p.isLine())
        return;
    double gap = INFINITY; // to the outline, where that is not the edge of the table
    for (const Point at : p.piece.course)
        if (toEdge(at, p.it.table) > p.it.near())
            gap = std::min(gap, distance(at, p.body) > 0 ? 0 : toOutline(at, p.body));
    if (lengthInside(p.piece.course, p.body) <= slack)
        p.row("field-path-beside");
    else if (gap > p.it.near())
        p.by("field-road-stops", std::min(gap, p.it.table.depth));
}

void judgeBanks(const PartCase& p)
{
    if (!p.isLine())
        return;
    if (const double away = outside(p.piece.course, p.body); away > 2 * p.it.near())
        p.by("field-bank-away", away);
}

void judgeCrossing(const PartCase& p)
{
    const Course& river = p.it.feature.body().course;
    if (!overlap(p.piece.area, p.body))
        return p.by("field-crossing-off", distance(p.piece.area, p.body));
    if (const Course& way = p.piece.course; !way.empty())
        if (distance(way.front(), p.body) == 0 || distance(way.back(), p.body) == 0
            || lengthInside(way, p.body) <= slack)
            p.row("field-crossing-short");
    const auto toLong = [&](Point at) { return std::min(at.y, p.it.table.depth - at.y); };
    const bool far = (toLong(river.front()) < toLong(river.back()) ? river.front() : river.back()).y > 1;
    const Box box = boxOf(p.piece.area);
    const double away = far ? p.it.table.depth - box.most.y : box.least.y, most = p.it.onTable(p.part.fromExit);
    if (most > 0 && away > most + slack)
        p.it.beyond("field-crossing-far", away, most, p.named);
}

void judgeFringe(const PartCase& p)
{
    if (!p.isArea())
        return;
    if (const double away = distance(p.piece.area, p.body); away > slack)
        p.by("field-part-apart", away);
    else if (sharedArea(p.piece.area, p.body) > 1)
        p.row("field-fringe-in-water");
    // A border: it goes no further inland than the water itself may come.
    const double wide = outside(p.piece.area, p.body), most = p.it.onTable(p.it.variant->depthMost);
    if (most > 0 && wide > most + slack)
        p.it.beyond("field-fringe-wide", wide, most, p.named);
}

void judgeGate(const PartCase& p)
{
    double away = INFINITY;
    const Course& wall = p.it.feature.body().course;
    for (std::size_t i = 1; i < wall.size(); ++i)
        away = std::min(away, distance(Ring{wall[i - 1], wall[i], wall[i]}, p.piece.area));
    if (away > slack)
        p.by("field-gate-off", away);
}

// All along the shore, neither wider nor narrower than it may be.
void judgeBeach(const PartCase& p)
{
    if (!p.isArea())
        return;
    if (sharedArea(p.piece.area, p.body) > 1)
        return p.row("field-fringe-in-water");
    const double least = p.it.onTable(p.it.charts.stages.limit("beach-least")),
                 most = p.it.onTable(p.it.charts.stages.limit("beach-most"));
    double narrow = INFINITY, wide = 0;
    for (const Point at : p.piece.area)
        if (const double away = distance(at, p.body); away > slack) {
            wide = std::max(wide, away);
            narrow = std::min(narrow, away);
        }
    if (wide > most + slack)
        p.it.beyond("field-fringe-wide", wide, most, p.named);
    else if (narrow < least - slack)
        p.it.beyond("field-beach-narrow", narrow, least, p.named);
}

void judgePiece(const PartCase& p)
{
    switch (p.part.form) {
    case Placed::summit:
        return judgeSummit(p);
    case Placed::stretch:
        return judgeStretch(p);
    case Placed::rim:
        return judgeRim(p);
    case Placed::path:
        return judgePath(p);
    case Placed::road:
        return judgeRoad(p);
    case Placed::banks:
        return judgeBanks(p);
    case Placed::crossing:
        return judgeCrossing(p);
    case Placed::fringe:
        return judgeFringe(p);
    case Placed::base:
        return judgeBase(p);
    case Placed::gate:
        return judgeGate(p);
    case Placed::beach:
        return judgeBeach(p);
    }
}

// Of all stretches together, of what of the outline lies on the table.
void judgeShare(const Case& it, const Part& part, const Ring& body)
{
    double sum = 0;
    for (const Piece& piece : it.feature.pieces)
        if (piece.part == part.id)
            sum += length(piece.course);
    const double most = part.share * (perimeter(body) - alongEdges(body, it.table));
    if (part.share > 0 && sum > most + 2 * slack)
        it.beyond("field-part-too-long", sum, most, {{"piece", it.kindNames(part.kinds)}});
}

void judgeCount(const Case& it, const Part& part)
{
    const int count = countOf(it.feature, part.id), most = part.form == Placed::banks ? 2 : part.most;
    const Several names = it.kindNames(part.kinds);
    if (count < part.least)
        it.row("field-part-missing", {{"piece", names}, {"count", part.least}});
    else if (!part.open && count > most)
        it.row("field-part-many", {{"piece", names}, {"found", count}, {"count", most}});
    if (count > 0 && !part.notWith.empty() && countOf(it.feature, part.notWith) > 0)
        it.row(
            "field-parts-apart", {{"piece", names}, {"beside", it.kindNames(it.variant->find(part.notWith)->kinds)}});
    if (part.through.empty())
        return;
    const Several others = it.kindNames(it.variant->find(part.through)->kinds);
    if (count == 0 && countOf(it.feature, part.through) > 0)
        it.row("field-path-missing", {{"piece", names}, {"beside", others}});
    if (count > 0 && countOf(it.feature, part.through) == 0)
        it.row("field-path-without", {{"piece", names}, {"beside", others}});
}

} // namespace

void judgeParts(const Case& it)
{
    const Ring body = ground(it.feature.body());
    for (const Piece& piece : it.feature.pieces) {
        const Arguments named{{"piece", it.kindName(piece.kind)}};
        if (piece.part.empty())
            continue;
        const Part* part = it.variant->find(piece.part);
        if (!part)
            it.row("field-part-strange", named);
        else if (std::ranges::find(part->kinds, piece.kind) == part->kinds.end())
            it.row("field-wrong-kind", {{"piece", named[0].second}, {"kinds", it.kindNames(part->kinds)}});
        else
            judgePiece({it, *part, piece, body, named});
    }
    for (const Part& part : it.variant->parts) {
        judgeCount(it, part);
        if (part.form == Placed::stretch)
            judgeShare(it, part, body);
    }
}

} // namespace strategikon::field

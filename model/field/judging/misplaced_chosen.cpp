// Where chosen terrain may lie: the sector and place of its dice, edges, waters, what it has to touch.
#include "judging.h"
#include "model/field/messages.h"
#include "model/field/terrain/shapes.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace strategikon::field {

namespace {

// A feature and what was thrown for it.
struct Chosen {
    const Case& it;
    const Field& field;
    const Picked& pick;
    const Stages& stages;

    double limit(const char* id) const { return it.onTable(stages.limit(id)); }
    double reach(const char* id, int die) const { return it.onTable(stages.reaches.at(id).of(die)); }
    void by(const char* code, const char* rule, double cm) const { it.general(code, rule, {{"by", it.told(cm)}}); }
    const Piece& body() const { return it.feature.body(); }
    std::vector<const Feature*> others(Lies lies) const
    {
        std::vector<const Feature*> found;
        for (const Feature& other : field.features)
            if (const Item* item = it.charts.find(other.item);
                item && item->lies == lies && !other.pieces.empty() && other.id != it.feature.id)
                found.push_back(&other);
        return found;
    }
};

double beyondBox(const Feature& feature, const Box& box)
{
    double most = 0;
    for (const Piece& piece : feature.pieces)
        if (piece.course.empty())
            for (const Point p : piece.area)
                most = std::max({most, box.least.x - p.x, p.x - box.most.x, box.least.y - p.y, p.y - box.most.y});
    return most;
}

int sectors(const Chosen& c) { return c.stages.across * c.stages.deep; }

// Ids count up as features are placed; one that has none yet comes last.
int turnOf(const Feature& feature)
{
    int number = std::numeric_limits<int>::max();
    if (feature.id.starts_with('t'))
        std::from_chars(feature.id.data() + 1, feature.id.data() + feature.id.size(), number);
    return number;
}

// Its nearest part from a table edge or a waterway.
double inland(const Chosen& c)
{
    double least = toEdge(c.body().area, c.it.table);
    for (const Feature* water : c.others(Lies::shore))
        if (turnOf(*water) < turnOf(c.it.feature)) // a later one minds what is there
            least = std::min(least, distance(water->body().area, c.body().area));
    return least;
}

void judgeSector(const Chosen& c)
{
    if (c.pick.dice.size() != 2)
        return;
    if (const double over = beyondBox(c.it.feature, sectorOf(c.field, c.it.charts, c.pick.dice[0])); over > slack)
        c.it.general("field-out-of-sector", "sector", {{"number", c.pick.dice[0]}, {"by", c.it.told(over)}});
    const Placing* band = c.stages.bandOf(c.pick.dice[1]);
    if (!band)
        return;
    const double away = inland(c), least = c.it.onTable(band->least), most = c.it.onTable(band->most);
    if (band->to == Placing::To::touches && away > slack)
        c.by("field-not-touching", "sector", away);
    else if (band->to != Placing::To::touches && away < least - slack)
        c.it.general("field-too-near-edge", "sector",
            {{"found", c.it.told(away)}, {"bound", c.it.told(least)}, {"by", c.it.told(least - away)}});
    else if (band->to == Placing::To::nearest && away > most + slack)
        c.it.general("field-too-far-in", "sector",
            {{"found", c.it.told(away)}, {"bound", c.it.told(most)}, {"by", c.it.told(away - most)}});
}

void judgeWidth(const Chosen& c, double most, const char* rule)
{
    const auto& widths = c.body().widths;
    const double wide = widths.empty() ? 0 : *std::ranges::max_element(widths);
    if (most > 0 && wide > most + slack)
        c.it.general("field-line-wide", rule,
            {{"found", c.it.told(wide)}, {"bound", c.it.told(most)}, {"by", c.it.told(wide - most)}});
}

// How far from an edge of the table, or from what it may run into.
double toEnd(const Chosen& c, Point p, const std::string& what)
{
    const Table& table = c.it.table;
    const double left = p.x, right = table.width - p.x, near = p.y, far = table.depth - p.y;
    if (what == "short")
        return std::min(std::abs(left), std::abs(right));
    if (what == "long")
        return std::min(std::abs(near), std::abs(far));
    if (what == "central") {
        const double third = table.width / c.stages.across;
        return std::max({std::min(std::abs(near), std::abs(far)), third - p.x, p.x - 2 * third});
    }
    double least = INFINITY;
    for (const Feature* other : c.others(what == "waterway" ? Lies::shore : Lies::river))
        least = std::min(least, distance(p, other->body().area));
    return least;
}

// Where the two ends lie on edges, they lie on two: no line comes back to where it came from.
bool sameEdge(const Chosen& c, Point a, Point b, const std::string& what)
{
    return what == "short"                    ? (a.x < c.it.table.width / 2) == (b.x < c.it.table.width / 2)
        : what == "long" || what == "central" ? (a.y < c.it.table.depth / 2) == (b.y < c.it.table.depth / 2)
                                              : false;
}

void judgeCrossings(const Chosen& c, Lies other)
{
    for (const Feature* feature : c.others(other))
        if (const int count = crossings(c.body().course, feature->body().course); count > 1)
            c.it.general("field-road-crosses", "road",
                {{"beside", nameOf(*feature, c.it.charts, c.it.kinds)}, {"count", count}});
}

void judgeEnds(const Chosen& c, const char* rule)
{
    double best = INFINITY;
    std::vector<std::string> goals = c.pick.option->to;
    if (std::ranges::find(goals, "river") != goals.end() && !c.others(Lies::river).empty())
        goals = {"river"}; // the second runs into the first
    const Course& course = c.body().course;
    for (const bool back : {false, true}) {
        const Point from = back ? course.back() : course.front(), to = back ? course.front() : course.back();
        for (const std::string& what : goals)
            best = std::min(best,
                sameEdge(c, from, to, what) ? INFINITY
                                            : std::max(toEnd(c, from, c.pick.option->from), toEnd(c, to, what)));
    }
    if (best > slack)
        c.by(c.pick.option->from == "central" ? "field-line-central" : "field-line-ends", rule,
            std::min(best, c.it.table.width));
}

void judgeRiver(const Chosen& c)
{
    judgeWidth(c, c.limit("river-width"), "river");
    judgeEnds(c, "river");
    if (bendsBack(c.body().course, c.stages.limit("river-bends")))
        c.it.general("field-river-bends", "river", {});
    if (c.pick.dice.size() != 1)
        return;
    const int die = c.pick.dice[0];
    const Box box = boxOf(c.body().area);
    double over = 0;
    if (c.pick.option->from == "short") {
        const double quarter = c.it.table.depth / 4;
        const bool near = isNear(c.field, c.pick.side);
        const int zone = c.stages.riverZones.at(die);
        const double least = near ? (zone - 1) * quarter : c.it.table.depth - zone * quarter;
        over = std::max(least - box.least.y, box.most.y - least - quarter);
    } else {
        const double least = c.reach("river-nearest", die), most = c.reach("river-furthest", die), w = c.it.table.width;
        const double left = std::max(least - box.least.x, box.most.x - most),
                     right = std::max(least - (w - box.most.x), (w - box.least.x) - most);
        over = std::min(left, right); // from either short edge
    }
    if (over > slack)
        c.by("field-river-out", "river", over);
}

// Along all of a short edge; how deep at each height.
void judgeShore(const Chosen& c)
{
    const Ring& water = c.body().area;
    const Covered covered = alongEdges(water, c.it.table.box(), slack);
    const bool left = covered.left >= covered.right;
    const double lacks = c.it.table.depth - std::max(covered.left, covered.right);
    if (lacks > 2 * slack)
        return c.by("field-shore-short", "waterway", lacks);
    const auto deep = [&](Point p) { return left ? p.x : c.it.table.width - p.x; };
    const int die = c.pick.dice.empty() ? c.it.charts.sides : c.pick.dice[0];
    const double least = c.reach("waterway-least", die), most = c.reach("waterway-most", die);
    const double far = c.limit("waterway-half-beyond");
    double shallowest = INFINITY, deepest = 0, beyond = 0;
    for (std::size_t i = 0; i < water.size(); ++i) {
        const Point a = water[i], b = water[(i + 1) % water.size()];
        deepest = std::max(deepest, deep(a));
        if (deep(a) <= slack && deep(b) <= slack)
            continue; // the edge itself
        const bool alongSide = std::abs(a.y - b.y) <= slack && (a.y <= slack || a.y >= c.it.table.depth - slack);
        if (alongSide)
            continue; // the long edge where the water leaves the table
        shallowest = std::min({shallowest, deep(a), deep(b)});
        if ((deep(a) + deep(b)) / 2 > far)
            beyond += std::abs(a.y - b.y);
    }
    if (shallowest < least - slack)
        c.it.general(
            "field-shore-shallow", "waterway", {{"found", c.it.told(shallowest)}, {"bound", c.it.told(least)}});
    if (deepest > most + slack)
        c.it.general("field-shore-deep", "waterway",
            {{"found", c.it.told(deepest)}, {"bound", c.it.told(most)}, {"by", c.it.told(deepest - most)}});
    if (const double share = beyond / c.it.table.depth; share > c.stages.limit("waterway-half-beyond-share") + .01)
        c.it.general("field-shore-half", "waterway", {{"percent", int(100 * share)}});
}

bool isLinked(const Chosen& c, Point p)
{
    for (const Lies lies : {Lies::town, Lies::road})
        for (const Feature* other : c.others(lies))
            if (distance(p, other->body().area) <= c.it.near())
                return true;
    return false;
}

void judgeRoad(const Chosen& c)
{
    judgeCrossings(c, Lies::river);
    judgeWidth(c, c.it.charts.standWide, "road");
    if (!c.pick.option->from.empty())
        return judgeEnds(c, "road");
    const Course& course = c.body().course;
    bool linked = false;
    for (const Point end : {course.front(), course.back()}) {
        const bool link = isLinked(c, end);
        linked = linked || link;
        if (!link && toEdge(end, c.it.table) > slack)
            c.by("field-line-ends", "road", toEdge(end, c.it.table));
    }
    for (const Feature* road : c.others(Lies::road))
        linked = linked || overlap(road->body().area, c.body().area);
    if (!linked && !Choosing(c.field, c.it.charts).isCompulsory(c.pick.item->id))
        c.it.general("field-road-alone", "road", {});
}

void judgeTown(const Chosen& c)
{
    double over = INFINITY;
    bool flank = false;
    for (int sector = 1; sector <= sectors(c); ++sector)
        if (const double its = beyondBox(c.it.feature, sectorOf(c.field, c.it.charts, sector)); its < over) {
            over = its;
            const int column = (sector - 1) % c.stages.across;
            flank = column == 0 || column == c.stages.across - 1;
        }
    if (over > slack)
        c.by("field-town-sectors", "town", over);
    const Ring& body = c.body().area;
    const Box box = boxOf(body);
    const double rear = isNear(c.field, c.pick.side) ? box.least.y : c.it.table.depth - box.most.y;
    if (rear > slack && (c.pick.dice.empty() || c.pick.dice[0] < c.pick.option->away))
        c.by("field-town-not-rear", "town", rear);
    const auto waters = c.others(Lies::shore);
    double away = waters.empty() ? 0 : INFINITY;
    for (const Feature* water : waters)
        away = std::min(away, distance(water->body().area, body));
    if (away > slack)
        return c.by("field-town-not-at-water", "town", away);
    const auto roads = c.others(Lies::road);
    const bool onRoad =
        std::ranges::any_of(roads, [&](const Feature* road) { return distance(road->body().area, body) <= slack; });
    if (waters.empty() && !flank && !onRoad)
        c.it.general("field-town-central", "town", {});
}

void judgeFields(const Chosen& c)
{
    const auto towns = c.others(Lies::town);
    const bool touches = std::ranges::any_of(
        towns, [&](const Feature* town) { return distance(town->body().area, c.body().area) <= slack; });
    if (!touches)
        c.it.general("field-fields-apart", "fields", {});
    double over = INFINITY; // of the sector that the town is in
    for (const Feature* town : towns)
        for (int sector = 1; sector <= sectors(c); ++sector) {
            const Box box = sectorOf(c.field, c.it.charts, sector);
            if (beyondBox(*town, box) <= slack)
                over = std::min(over, beyondBox(c.it.feature, box));
        }
    if (touches && over < INFINITY && over > slack)
        c.by("field-town-sectors", "town", over);
}

// How far an island is from the shore; less than nothing where it is none.
double inside(const Ring& island, const Ring& sea)
{
    if (!contains(sea, island))
        return -1;
    double least = INFINITY;
    for (const Point p : island)
        least = std::min(least, toOutline(p, sea));
    return least;
}

// What lies partly in the water keeps away from the edges of the table.
void judgePromontory(const Chosen& c)
{
    const auto& over = c.pick.item->over;
    if (c.pick.item->lies != Lies::sector || std::ranges::find(over, "water") == over.end())
        return;
    for (const Feature* water : c.others(Lies::shore)) {
        const Ring& sea = water->body().area;
        if (const double off = inside(c.body().area, sea); off >= 0 && off < c.it.charts.standWide - slack)
            c.by("field-island-near", "promontory", c.it.charts.standWide - off);
        for (const Ring& wet : shared(water->body().area, c.body().area))
            if (const double away = toEdge(wet, c.it.table), least = c.limit("island-or-promontory-from-edge");
                area(wet) > 1 && away < least - slack)
                c.it.general("field-promontory", "promontory",
                    {{"found", c.it.told(away)}, {"bound", c.it.told(least)}, {"by", c.it.told(least - away)}});
    }
}

// What grows on a hill is something the defender's land has.
void judgePermitted(const Chosen& c)
{
    const Choosing so(c.field, c.it.charts);
    for (const Piece& piece : c.it.feature.pieces)
        if (const Part* part = c.it.variant->find(piece.part); part && part->permitted && !so.permitsKind(piece.kind))
            c.it.general("field-not-permitted", "permitted", {{"piece", c.it.kindName(piece.kind)}});
}

} // namespace

void judgeChosen(const Case& it, const Field& field)
{
    const auto pick = pickFor(field, it.charts, it.feature);
    if (!pick || pick->item != it.item)
        return;
    const Chosen chosen{it, field, *pick, it.charts.stages};
    if (pick->variant->id != it.feature.variant)
        it.row("field-not-as-chosen", {{"way", DataText{pick->variant->name}}});
    judgePermitted(chosen);
    judgePromontory(chosen);
    switch (it.item->lies) {
    case Lies::sector:
        return judgeSector(chosen);
    case Lies::shore:
        return judgeShore(chosen);
    case Lies::river:
        return judgeRiver(chosen);
    case Lies::road:
        return judgeRoad(chosen);
    case Lies::town:
        return judgeTown(chosen);
    case Lies::fields:
        return judgeFields(chosen);
    case Lies::half:
        return;
    }
}

} // namespace strategikon::field

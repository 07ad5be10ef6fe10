// Where a feature lies: an outline of the right size in a free place of the right kind.
#include "generate.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

// Pieces without a name are known by their size; of rivers, whose pieces are laid end to end, there is one such.
int laidOutOf(const Field& field, const Owned& owned)
{
    constexpr double alike = .1;
    const auto isIt = [&](const Piece& body) {
        return !owned.name.empty() || !body.course.empty() || std::abs(across(body.area) - acrossOf(owned)) < alike;
    };
    return int(std::ranges::count_if(field.features, [&](const Feature& feature) {
        return feature.name == owned.name && feature.body().kind == owned.kind && isIt(feature.body());
    }));
}

double acrossOf(const Owned& owned) { return owned.outline.empty() ? owned.across : across(owned.outline); }

std::optional<Scenery> scenery(const Task& task, double least, double most)
{
    if (task.wish.pieces.empty())
        return Scenery{};
    std::vector<const Owned*> fit;
    for (const Owned& owned : task.wish.pieces)
        if (const double wide = acrossOf(owned); owned.kind == task.variant.kind && least <= wide && wide <= most
            && laidOutOf(task.field, owned) < owned.count)
            fit.push_back(&owned);
    if (fit.empty())
        return {};
    const Owned& chosen = *fit[std::size_t(task.random.below(int(fit.size())))];
    return Scenery{chosen.name, counterclockwise(chosen.outline), acrossOf(chosen)};
}

namespace {

constexpr double fromCorner = 2; // cm, of strips along an edge

double downToGrid(double cm) { return std::floor(cm * 1024) / 1024; }

// The widest that the row allows and the table has room for.
double mostAcross(const Task& task, double most)
{
    const Box table = tableOn(task.field), half = halfOf(task.field, task.side);
    const double room = task.variant.straddles ? .9 * std::min(table.width(), table.depth()) : 1.3 * half.depth();
    return most > 0 ? std::min(task.ruled(most), room) : room;
}

// The freest of some places: `drawn` gives one, and how far to move the outline for it.
template <class Draw>
std::optional<Ring> freest(const Task& task, int trials, Draw draw)
{
    struct Choice {
        double free;
        Ring ring;
    };
    std::vector<Choice> choices;
    for (int i = 0; i < trials; ++i)
        if (Ring ring = draw(); !ring.empty()) {
            const double free = std::min(freeAround(task.field, boxOf(ring)), 30.0) + task.random.between(0, 10);
            choices.push_back({free, std::move(ring)});
        }
    std::ranges::stable_sort(choices, [](const Choice& a, const Choice& b) { return a.free > b.free; });
    for (Choice& choice : choices)
        if (clear(task, choice.ring))
            return std::move(choice.ring);
    return {};
}

// Somewhere on the side's half, or with its middle on it, clear of the edges.
std::optional<Ring> placedFreely(const Task& task, const Ring& ring)
{
    constexpr double fromEdge = 2;
    const Box box = boxOf(ring), table = tableOn(task.field), half = halfOf(task.field, task.side);
    Point least = Point{fromEdge, fromEdge} - box.least, most = table.most - Point{fromEdge, fromEdge} - box.most;
    if (task.variant.straddles) {
        least.y = std::max(least.y, half.least.y - box.centre().y);
        most.y = std::min(most.y, half.most.y - box.centre().y);
    } else {
        least.y = std::max(least.y, half.least.y - box.least.y);
        most.y = std::min(most.y, half.most.y - box.most.y);
    }
    if (least.x > most.x || least.y > most.y)
        return {};
    return freest(task, 24, [&] {
        return moved(ring, snapped(Point{task.random.between(least.x, most.x), task.random.between(least.y, most.y)}));
    });
}

// One edge of the table as its side sees it: where a strip that is drawn along y = 0 goes.
struct Along {
    Point corner;              // where the strip's x = 0 lies
    double turn;               // of the strip
    double least, most, whole; // the part that the side may use; the length of the edge
};

Along edgeOf(const Task& task, int which)
{
    const Box table = tableOn(task.field), half = halfOf(task.field, task.side);
    const bool near = half.least.y == 0;
    const double past = task.variant.straddles ? .5 * half.depth() : 0; // a ridge may run on over the middle line
    const double own = half.depth() + past;
    switch (which) {
    case 0: // the side's own long edge
        return near ? Along{{0, 0}, 0, 0, table.most.x, table.most.x}
                    : Along{table.most, 180, 0, table.most.x, table.most.x};
    case 1: // the left one, downwards
        return {{0, table.most.y}, -90, near ? table.most.y - own : 0, near ? table.most.y : own, table.most.y};
    default: // the right one, upwards
        return {{table.most.x, 0}, 90, near ? 0 : table.most.y - own, near ? own : table.most.y, table.most.y};
    }
}

// As it was drawn, with its longest straight side along y = 0 and from x = 0.
Ring againstEdge(const Ring& outline)
{
    const Ring outer = hull(outline);
    double longest = 0, turn = 0;
    for (std::size_t i = 0; i < outer.size(); ++i) {
        const Point side = outer[(i + 1) % outer.size()] - outer[i];
        if (length(side) > longest) {
            longest = length(side);
            turn = -std::atan2(side.y, side.x) * 180 / M_PI;
        }
    }
    const Ring lying = turned(outline, {}, turn);
    return moved(lying, Point{} - boxOf(lying).least);
}

// How long a strip the row and the side's part of the edge allow.
double mostAlong(const Task& task, const Along& edge)
{
    const Variant& row = task.variant;
    double most = edge.most - edge.least - 2 * fromCorner;
    if (row.edgeShare > 0)
        most = std::min(most, row.edgeShare * edge.whole - .1);
    if (row.edgeMost > 0)
        most = std::min(most, task.ruled(row.edgeMost) - .1);
    return most;
}

// A strip of the row's size, or the player's own piece, along y = 0 from x = 0.
Ring stripOf(const Task& task, const Along& edge, const Scenery& piece)
{
    const Variant& row = task.variant;
    const double most = mostAlong(task, edge), widest = row.acrossMost > 0 ? task.ruled(row.acrossMost) : INFINITY;
    const double allowed =
        row.depthMost > 0 ? std::min(task.ruled(row.depthMost), .8 * halfOf(task.field, task.side).depth()) : INFINITY;
    Ring strip = againstEdge(piece.outline);
    if (piece.outline.empty()) {
        const double along = piece.across > 0 ? piece.across : std::min(most, widest) * task.random.between(.6, .97);
        double depth = along * task.random.between(.38, .62);
        if (row.depthMost > 0)
            depth = std::min(std::max(depth, .6 * allowed), allowed * task.random.between(.75, 1));
        strip = edgeStrip(lookOf(task.kinds.find(row.kind)), snapped(along), snapped(depth), task.random);
        const double wide = across(strip), wanted = piece.across > 0 ? piece.across : std::min(wide, widest);
        if (wanted != wide)
            strip = scaled(strip, {}, (wanted - .01) / wide);
    }
    const Box box = boxOf(strip);
    return across(strip) < task.ruled(row.acrossLeast) || box.most.x > most || box.most.y > allowed ? Ring{} : strip;
}

std::optional<Ring> placedAlongEdge(const Task& task, const Scenery& piece)
{
    const int first = task.random.below(3);
    for (int i = 0; i < 3; ++i) {
        const Along edge = edgeOf(task, (first + i) % 3);
        const Ring strip = stripOf(task, edge, piece);
        if (strip.empty())
            continue;
        const double least = edge.least + fromCorner, most = edge.most - fromCorner - boxOf(strip).most.x;
        if (least > most)
            continue;
        if (auto placed = freest(task, 10, [&] {
                const Point along = turned({snapped(task.random.between(least, most)), 0}, edge.turn);
                return moved(turned(strip, {}, edge.turn), edge.corner + along);
            }))
            return placed;
    }
    return {};
}

// Wide and deep enough for as many stands as the row names, with its corners off. Empty where it would be too wide.
Ring rampart(const Task& task, double most)
{
    const double wall = widthOf(task.kinds, task.variant.kind, .8);
    const int stands = task.variant.stands, beside = stands >= 6 ? 2 : 1, behind = (stands + beside - 1) / beside;
    constexpr double tight = .1;
    for (double spare = task.random.between(.4, 1.8);; spare = tight) {
        const double corner = .4 + .3 * spare;
        const double x = (beside * task.charts.standWide + wall + spare) / 2;
        const double y = (behind * task.charts.standDeep + wall + spare) / 2;
        const Ring ring{{-x + corner, -y}, {x - corner, -y}, {x, -y + corner}, {x, y - corner}, {x - corner, y},
            {-x + corner, y}, {-x, y - corner}, {-x, -y + corner}};
        if (across(ring) + wall <= most)
            return snapped(ring);
        if (spare == tight)
            return {};
    }
}

Ring hillBeneath(const Task& task, const Part& base, double most)
{
    const double least = (base.round ? .97 : .75) * task.ruled(base.across);
    const double wide = std::min(task.random.between(least, task.ruled(base.across)), most);
    return blob(
        Look::hill, wide, base.round ? task.random.between(.94, 1) : task.random.between(.75, .95), task.random);
}

} // namespace

Ring freeShape(const Task& task, double most, double exactly)
{
    const Variant& row = task.variant;
    const double least = task.ruled(row.acrossLeast), turn = task.random.between(0, 360);
    if (row.stands > 0) {
        const Ring ring = rampart(task, most);
        return exactly > 0 && !ring.empty() ? scaled(ring, {}, exactly / across(ring)) : turned(ring, {}, turn);
    }
    if (most <= least)
        return {};
    const Look look = row.shape == Shape::ring ? Look::fields : lookOf(task.kinds.find(row.kind));
    const double wide = exactly > 0 ? exactly : std::max(least + .1, most * task.random.between(.62, 1));
    return turned(blob(look, wide, task.random.between(.5, .9), task.random), {}, turn);
}

Box tableOn(const Field& field) { return {{0, 0}, {downToGrid(field.table.width), downToGrid(field.table.depth)}}; }

double freeAround(const Field& field, const Box& box)
{
    double free = INFINITY;
    for (const Feature& feature : field.features) {
        const Box other = boxOf(feature);
        const double x = std::max({other.least.x - box.most.x, box.least.x - other.most.x, 0.0});
        const double y = std::max({other.least.y - box.most.y, box.least.y - other.most.y, 0.0});
        free = std::min(free, std::hypot(x, y));
    }
    return free;
}

namespace {

// Of two areas that do not cross, the nearest points are a corner of one and a point of the other.
bool cornersNear(const Ring& ring, const Ring& other, double within)
{
    const Box box = boxOf(other);
    return std::ranges::any_of(ring, [&](Point p) { return meet({p, p}, box, within) && distance(p, other) < within; });
}

} // namespace

namespace {

// What it may touch or lie on: a road lies over anything, a town is at the water, fields are beside a town.
bool mayMeet(const Task& task, const Feature& feature, const Piece& piece)
{
    if (task.item.lies == Lies::half)
        return false;
    const Kind* kind = task.kinds.find(piece.kind);
    if (kind && kind->opens && kind->form != Form::area)
        return true;
    const Item* other = task.charts.find(feature.item);
    const bool touches = other
        && ((task.item.lies == Lies::town && other->lies == Lies::shore)
            || (task.item.lies == Lies::fields && other->lies == Lies::town));
    const bool line = task.variant.shape == Shape::line, deep = kind && kind->water && kind->form == Form::area;
    const bool over = std::ranges::find(task.item.over, piece.kind) != task.item.over.end();
    // A waterway makes islands and promontories of hills.
    const bool floods = task.item.lies == Lies::shore && other
        && std::ranges::find(other->over, task.variant.kind) != other->over.end();
    return touches || floods || (over && (line || !deep));
}

} // namespace

bool clear(const Task& task, const Ring& outline)
{
    const Box box = boxOf(outline);
    for (const Feature& feature : task.field.features)
        for (const Piece& piece : feature.pieces)
            if (!mayMeet(task, feature, piece) && meet(boxOf(piece.area), box, task.gap)
                && (cornersNear(piece.area, outline, task.gap) || cornersNear(outline, piece.area, task.gap)))
                return false;
    return true;
}

std::optional<Site> groundFor(const Task& task, const Part* base)
{
    const Variant& row = task.variant;
    if (task.item.lies != Lies::half)
        return groundByDice(task);
    if (row.shape == Shape::river)
        return riverFor(task);
    const double most = mostAcross(task, row.acrossMost);
    const auto piece = scenery(task, task.ruled(row.acrossLeast), most);
    if (!piece)
        return {};
    std::optional<Ring> outline;
    if (row.edge == May::must || (row.edge == May::may && !base && piece->outline.empty() && task.random.chance(.35)))
        outline = placedAlongEdge(task, *piece);
    else {
        Ring ring = base ? hillBeneath(task, *base, most) : freeShape(task, most, piece->across);
        if (!piece->outline.empty()) // as it was drawn
            ring = turned(moved(piece->outline, Point{} - centroid(piece->outline)), {}, task.random.between(0, 360));
        if (!ring.empty())
            outline = placedFreely(task, ring);
    }
    if (!outline)
        return {};
    return Site{std::move(*outline), {}, {}, piece->name};
}

} // namespace strategikon::field

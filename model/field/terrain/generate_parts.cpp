// What is on and in a feature: summits, cliffs, paths, banks, dunes, walls and their gates.
#include "generate.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace strategikon::field {

namespace {

Piece lineOf(const std::string& kind, const std::string& part, Course course, double width)
{
    Piece piece{kind, part, {}, std::move(course), {width}};
    widen(piece);
    return piece;
}

// Lays out one part after another on a feature.
class Builder {
public:
    Builder(const Task& task, Feature& feature) : task_(task), feature_(feature), random_(task.random) {}

    // How many pieces of the part it made.
    int add(const Part& part, int count)
    {
        int made = 0;
        for (int i = 0; i < count; ++i)
            if (const auto kind = oneKind(task_, part))
                made += one(part, *kind, i);
        return made;
    }

private:
    const Ring& body() const { return feature_.body().area; }
    Box table() const { return tableOn(task_.field); }
    double width(const std::string& kind, double otherwise) const { return widthOf(task_.kinds, kind, otherwise); }

    bool keep(Piece piece)
    {
        if (piece.area.size() < 3)
            return false;
        feature_.pieces.push_back(std::move(piece));
        return true;
    }

    bool one(const Part& part, const std::string& kind, int number)
    {
        switch (part.form) {
        case Part::Form::summit:
            return part.whole ? keep({kind, part.id, body(), {}, {}})
                : part.atEdge ? edgeSummit(part, kind)
                              : summit(part, kind);
        case Part::Form::stretch:
            return stretch(part, kind, number);
        case Part::Form::rim:
            return number == 0 && task_.variant.shape != Shape::ring ? rim(part, kind) : dividing(part, kind);
        case Part::Form::path:
            return part.through.empty() ? path(part, kind) : throughFringe(part, kind, number);
        case Part::Form::banks:
            return banks(part, kind);
        case Part::Form::crossing:
            return crossing(part, kind);
        case Part::Form::fringe:
            return fringe(part, kind, number);
        case Part::Form::gate:
            return gate(part, kind, number);
        case Part::Form::beach:
            return beach(part, kind);
        case Part::Form::road:
            return roadFrom(task_, part, feature_);
        case Part::Form::base:
            return false; // laid out as the ground
        }
        return false;
    }

    bool summit(const Part& part, const std::string& kind)
    {
        const Middle middle = middleOf(body(), random_);
        const double most = part.across > 0 ? task_.ruled(part.across) : INFINITY;
        double wide = std::min(most, 3.2 * middle.room);
        for (int trial = 0; trial < 12 && wide > 4; ++trial, wide *= .9) {
            const Ring ring = moved(turned(blob(lookOf(task_.kinds.find(kind)), wide, random_.between(.6, .9), random_),
                                        {}, random_.between(0, 360)),
                snapped(middle.at));
            if (wellWithin(body(), ring, .8))
                return keep({kind, part.id, ring, {}, {}});
        }
        return false;
    }

    // On the edge of the table, in the middle of what the ridge has of it.
    bool edgeSummit(const Part& part, const std::string& kind)
    {
        const Box on = table();
        const Ring& ridge = body();
        for (int trial = 0; trial < 10; ++trial) {
            const std::size_t i = std::size_t(random_.below(int(ridge.size())));
            const Point a = ridge[i], b = ridge[(i + 1) % ridge.size()];
            const Covered edge = alongEdges({a, b}, on);
            const double along = distance(a, b), wide = task_.ruled(part.across) * random_.between(.7, .95);
            if (edge.bottom + edge.right + edge.top + edge.left <= 0 || along < wide + 2)
                continue;
            const double depth = wide * random_.between(.45, .6), turn = std::atan2(b.y - a.y, b.x - a.x) * 180 / M_PI;
            Ring strip = edgeStrip(lookOf(task_.kinds.find(kind)), snapped(wide), snapped(depth), random_);
            const double is = across(strip);
            if (is > task_.ruled(part.across))
                strip = scaled(strip, {}, (task_.ruled(part.across) - .01) / is);
            const double from = snapped(random_.between(.25, .75) * (along - wide));
            const Ring placed = moved(turned(strip, {}, turn), a + snapped((b - a) * (from / along)));
            if (contains(ridge, placed))
                return keep({kind, part.id, placed, {}, {}});
        }
        return false;
    }

    // Several share what they may take of the outline, and keep apart.
    bool stretch(const Part& part, const std::string& kind, int number)
    {
        const Course slope = inland(body(), table());
        const double whole = length(slope), allowed = part.share > 0 ? part.share : 1;
        if (number == 0)
            start_ = random_.between(0, whole);
        const bool round = slope.front() == slope.back();
        const double share = allowed * random_.between(.55, .9) / 2, at = round ? start_ + .5 * whole * number : 0;
        const double from = round ? at : (number + random_.between(.02, .2)) * .5 * whole;
        const Course course = cut(slope, from, std::min(from + share * whole, round ? INFINITY : whole));
        return course.size() > 1 && keep(lineOf(kind, part.id, course, width(kind, 1.2)));
    }

    bool rim(const Part& part, const std::string& kind)
    {
        return keep(lineOf(kind, part.id, inland(body(), table()), width(kind, .6)));
    }

    // Along a shore that has one point at each height.
    bool beach(const Part& part, const std::string& kind)
    {
        const Stages& stages = task_.charts.stages;
        const Box on = table();
        const bool left = boxOf(body()).least.x <= .05;
        const double wide = task_.ruled(stages.limit("beach-least") * .3 + stages.limit("beach-most") * .7);
        Course shore;
        for (const Point p : body())
            if (const double deep = left ? p.x : on.most.x - p.x; deep > .05)
                shore.push_back(p);
        std::ranges::sort(shore, [](Point a, Point b) { return a.y < b.y; });
        Ring ring = shore;
        for (auto it = shore.rbegin(); it != shore.rend(); ++it)
            ring.push_back(snapped(*it + Point{left ? wide : -wide, 0}));
        return keep({kind, part.id, counterclockwise(ring), {}, {}});
    }

    // Hedges and walls inside: straight, side by side or across one another's ends.
    bool dividing(const Part& part, const std::string& kind)
    {
        for (int trial = 0; trial < 8; ++trial) {
            const Course chord = pathAcross(body(), {}, random_);
            if (chord.size() < 2)
                continue;
            const Course straight{chord.front(), chord.back()};
            const Course line = cut(straight, .4, length(straight) - .4);
            if (line.size() < 2)
                continue;
            const bool near = std::ranges::any_of(feature_.pieces, [&](const Piece& piece) {
                return piece.part == part.id && piece.course.size() == 2
                    && distance(piece.area, ribbon(line, std::vector<double>{.6})) < 3;
            });
            Piece hedge = lineOf(kind, part.id, line, width(kind, .6));
            if (!near && holds(body(), line) && length(line) > 4 && acrossTable(hedge.area, table()))
                return keep(std::move(hedge));
        }
        return false;
    }

    // It goes round a summit, and meets no other path.
    bool path(const Part& part, const std::string& kind)
    {
        std::vector<Ring> others;
        for (const Piece& other : feature_.pieces)
            if (!other.part.empty() && area(other.area) < area(body()))
                others.push_back(other.area);
        for (int trial = 0; trial < 16; ++trial) {
            Course course = pathAcross(body(), others, random_);
            if (course.empty())
                continue;
            Piece piece = lineOf(kind, part.id, std::move(course), width(kind, 1.5));
            const bool blocked =
                std::ranges::any_of(others, [&](const Ring& other) { return overlap(other, piece.area); });
            if (!blocked && acrossTable(piece.area, table()))
                return keep(std::move(piece));
        }
        return false;
    }

    bool banks(const Part& part, const std::string& kind)
    {
        const Piece river = feature_.body();
        const double wall = width(kind, .6);
        std::vector<Piece> both;
        for (const double side : {1.0, -1.0}) {
            std::vector<double> off;
            for (const double wide : river.widths)
                off.push_back(side * (wide + wall) / 2);
            const Course line = beside(river.course, off);
            both.push_back(lineOf(kind, part.id, cut(line, wall, length(line) - wall), wall));
        }
        return std::ranges::all_of(both, [&](const Piece& bank) { return acrossTable(bank.area, table()); })
            && keep(both[0]) && keep(both[1]);
    }

    // Straight over the river, between its last bend and the sea, as it were: near enough to the edge it leaves by.
    bool crossing(const Part& part, const std::string& kind)
    {
        const Piece& river = feature_.body();
        const Point exit = river.course.back();
        const double most = part.fromExit > 0 ? task_.ruled(part.fromExit) : INFINITY;
        for (int trial = 0; trial < 40; ++trial) {
            const std::size_t i = 2 + std::size_t(random_.below(int(river.course.size()) - 4));
            const Point at = river.course[i], along = river.course[i + 1] - river.course[i - 1];
            const double wide = river.widths[std::min(i, river.widths.size() - 1)];
            if (std::abs(at.y - exit.y) > .9 * most - wide || length(along) == 0)
                continue;
            const Point out = turned(along * ((wide / 2 + 1) / length(along)), 90);
            Piece piece = lineOf(kind, part.id, {snapped(at - out), snapped(at + out)}, width(kind, 4));
            if (acrossTable(piece.area, table()))
                return keep(std::move(piece));
        }
        return false;
    }

    bool fringe(const Part& part, const std::string& kind, int number)
    {
        const Ring sand = dunesBy(task_, body(), number);
        return !sand.empty() && keep({kind, part.id, sand, {}, {}});
    }

    // One for each strip of dunes.
    bool throughFringe(const Part& part, const std::string& kind, int number)
    {
        int seen = 0;
        const Ring* dunes = nullptr;
        for (const Piece& piece : feature_.pieces)
            if (piece.part == part.through && seen++ <= number)
                dunes = &piece.area;
        const Course way = dunes ? wayThrough(*dunes, body()) : Course();
        return way.size() == 2 && keep(lineOf(kind, part.id, way, width(kind, 1.5)));
    }

    // In the middle of a long side of the wall.
    bool gate(const Part& part, const std::string& kind, int number)
    {
        const Course& wall = feature_.body().course;
        std::vector<std::size_t> sides(wall.size() - 1);
        for (std::size_t i = 0; i < sides.size(); ++i)
            sides[i] = i;
        std::ranges::stable_sort(sides, [&](std::size_t a, std::size_t b) {
            return distance(wall[a], wall[a + 1]) > distance(wall[b], wall[b + 1]);
        });
        const std::size_t side = sides[std::min(std::size_t(number), sides.size() - 1)];
        const Point a = wall[side], b = wall[side + 1], along = b - a;
        if (length(along) < 3)
            return false;
        const Point out = turned(along * (.9 / length(along)), 90), at = (a + b) * .5;
        return keep(lineOf(kind, part.id, {snapped(at - out), snapped(at + out)},
            snapped(std::min(width(kind, 4), .8 * length(along)))));
    }

    const Task& task_;
    Feature& feature_;
    Random& random_;
    double start_ = 0; // of the first stretch along the outline
};

} // namespace

bool acrossTable(const Ring& ring, const Box& table)
{
    const Box box = boxOf(ring);
    return box.least.x >= 0 && box.least.y >= 0 && box.most.x <= table.most.x && box.most.y <= table.most.y;
}

int addPart(const Task& task, Feature& feature, const Part& part, int count)
{
    return Builder(task, feature).add(part, count);
}

} // namespace strategikon::field

// A feature on its ground: its body, and which of its parts it gets.
#include "generate.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace strategikon::field {

Course closed(Ring ring)
{
    ring.push_back(ring.front());
    return ring;
}

bool wellWithin(const Ring& outer, const Ring& inner, double margin)
{
    const Course line = closed(outer);
    return contains(outer, inner)
        && std::ranges::none_of(inner, [&](Point p) { return distanceToCourse(p, line) < margin; });
}

Middle middleOf(const Ring& ring, Random& random)
{
    const Box box = boxOf(ring);
    const Course line = closed(ring);
    Middle best{centroid(ring), 0};
    for (int i = 0; i < 60; ++i) {
        const Point p{random.between(box.least.x, box.most.x), random.between(box.least.y, box.most.y)};
        if (const double room = distanceToCourse(p, line); room > best.room && contains(ring, p))
            best = {p, room};
    }
    return best;
}

namespace {

// A ring's wall stands on its outline; other bodies are their ground, or grow on the hill beneath them.
std::optional<Piece> bodyOn(const Task& task, const Site& ground, const Part* base)
{
    const Variant& row = task.variant;
    Piece body{row.kind, {}, ground.outline, ground.course, ground.widths};
    if (base) {
        const Ring& hill = ground.outline;
        const double wall = row.shape == Shape::ring ? widthOf(task.kinds, row.kind, .6) : 0;
        double wide = across(hill);
        for (int trial = 0;; ++trial, wide *= trial % 3 ? 1 : .96) {
            const Ring shape = freeShape(task, wide);
            if (shape.empty() || trial == 60)
                return {};
            body.area = moved(shape, snapped(centroid(hill)) - snapped(centroid(shape)));
            if (wellWithin(hill, body.area, wall / 2))
                break;
        }
    }
    if (row.shape == Shape::ring) {
        body.course = closed(body.area);
        body.widths = {widthOf(task.kinds, row.kind, .6)};
    }
    widen(body);
    return body;
}

// Which of the parts are laid out, and how many of each: what must be, and some of what may be. Summits first: what
// else there is goes round them.
std::vector<std::pair<const Part*, int>> chosenParts(const Task& task)
{
    std::vector<std::pair<const Part*, int>> chosen;
    std::vector<std::string> refused;
    for (const Part& part : task.variant.parts) {
        if (part.form == Part::Form::base)
            continue;
        const bool asked = part.permitted && !task.wish.cover.empty();
        if (asked && task.wish.cover == bare)
            continue;
        const bool with = asked || part.least > 0 || !part.through.empty() || task.random.chance(.55);
        const int most = std::max(part.most, part.least),
                  count = std::max(part.least, 1 + task.random.below(std::max(most, 1)));
        if (!with || std::ranges::find(refused, part.id) != refused.end())
            continue;
        chosen.push_back({&part, count});
        refused.push_back(part.notWith);
    }
    std::stable_partition(
        chosen.begin(), chosen.end(), [](const auto& one) { return one.first->form == Part::Form::summit; });
    return chosen;
}

} // namespace

std::optional<Feature> builtOn(const Task& task, const Site& ground, const Part* base)
{
    Feature feature;
    feature.side = task.side;
    feature.variant = task.variant.id;
    feature.name = ground.owned;
    const auto body = bodyOn(task, ground, base);
    if (!body || body->area.size() < 3)
        return {};
    if (base)
        feature.pieces.push_back({base->kinds.front(), base->id, ground.outline, {}, {}});
    feature.pieces.push_back(*body);
    for (const auto& [part, count] : chosenParts(task)) {
        int wanted = count;
        if (!part->through.empty()) { // as many as there is to go through
            wanted = int(
                std::ranges::count_if(feature.pieces, [&](const Piece& piece) { return piece.part == part->through; }));
            if (addPart(task, feature, *part, wanted) == 0 && wanted > 0)
                return {};
        } else if (addPart(task, feature, *part, wanted)
            < std::max(part->least, int(part->permitted && !task.wish.cover.empty()))) {
            return {};
        }
    }
    return feature;
}

} // namespace strategikon::field

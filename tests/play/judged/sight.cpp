// Lines of sight (309-329, 1150-1166). A line that runs clear by a finger's breadth is seen along; one that every
// straight edge finds blocked is not.
#include "table.h"

#include <algorithm>
#include <cmath>

namespace judged {

namespace {

constexpr double inset = 0.2, step = 0.5, finger = 0.3, deepest = 1.5; // 2 cm are seen into a wood (1156)

std::vector<Spot> spotsAlong(const Line& edge, double each)
{
    const double length = apart(edge.from, edge.to) - 2 * inset;
    const int count = std::max(2, int(std::ceil(length / each)) + 1);
    std::vector<Spot> all;
    for (int i = 0; i < count; ++i) {
        const double share = (inset + length * i / (count - 1)) / (length + 2 * inset);
        all.push_back(
            {edge.from.x + share * (edge.to.x - edge.from.x), edge.from.y + share * (edge.to.y - edge.from.y)});
    }
    return all;
}

std::vector<Spot> eyes(const Unit& unit, const Base& from, double each)
{
    std::vector<Spot> all = spotsAlong(edgeOf(from, Edge::front), each);
    if (unit.skirmish) // (313)
        for (const Edge edge : {Edge::right, Edge::rear, Edge::left})
            for (const Spot spot : spotsAlong(edgeOf(from, edge), each))
                all.push_back(spot);
    return all;
}

std::vector<Spot> marks(const Unit& target, double each)
{
    std::vector<Spot> all;
    for (const Base& base : target.bases)
        for (const Edge edge : {Edge::front, Edge::right, Edge::rear, Edge::left})
            for (const Spot spot : spotsAlong(edgeOf(base, edge), each))
                all.push_back(spot);
    return all;
}

bool isOf(const std::string& kind, std::initializer_list<const char*> kinds)
{
    return std::any_of(kinds.begin(), kinds.end(), [&](const char* one) { return kind == one; });
}

// Whether a line runs through close terrain no deeper than can be seen, at its beginning and at its end.
bool isClearOfClose(const Line& line, const Outline& outline)
{
    const double length = apart(line.from, line.to);
    const int count = int(std::ceil(length / 0.2));
    double in = 0;
    bool outside = false;
    double first = -1, last = -1;
    for (int i = 0; i <= count; ++i) {
        const double share = double(i) / count;
        const Spot p{line.from.x + share * (line.to.x - line.from.x), line.from.y + share * (line.to.y - line.from.y)};
        if (!holds(outline, p)) {
            outside = true;
            if (first < 0)
                first = share * length;
            last = share * length;
        } else {
            in += length / count;
        }
    }
    if (!outside)
        return length <= deepest;
    const double between = in - first - (length - last); // what is neither at the one end nor at the other
    return first <= deepest && length - last <= deepest && between < 0.3;
}

} // namespace

bool Table::blockedByTerrain(const Line& line) const
{
    for (const Ground& ground : grounds_) {
        if (isOf(ground.kind, {"wood", "forest", "village", "encampment"}) && !ground.outline.empty()
            && !isClearOfClose(line, ground.outline))
            return true;
        if (isOf(ground.kind, {"hill", "steep-hill", "cliff"}) && !ground.outline.empty()) { // its shape is not known
            if (holds(ground.outline, line.from) || holds(ground.outline, line.to))
                return true;
            for (std::size_t i = 0; i < ground.outline.size(); ++i)
                if (judged::apart(line, Line{ground.outline[i], ground.outline[(i + 1) % ground.outline.size()]})
                    < margin)
                    return true;
        }
        if (isOf(ground.kind, {"high-obstacle", "wall", "gate", "cliff"}))
            for (std::size_t i = 1; i < ground.course.size(); ++i)
                if (judged::apart(line, Line{ground.course[i - 1], ground.course[i]}) < ground.halfWidth + margin)
                    return true;
    }
    return false;
}

Says Table::clear(const Unit& unit, const Base& from, const Unit& target, const Line& line) const
{
    if (judged::apart(line.from, line.to) > cm(visibility_) - margin)
        return Says::no;
    Base own = from; // over his own stand nobody sees
    own.wide -= 0.1, own.deep -= 0.1;
    if (judged::apart(line, own) == 0)
        return Says::no;
    for (const Unit& other : units_) {
        if (other.id == target.id)
            continue;
        for (const Base& base : other.bases)
            if (const bool same = other.id == unit.id && judged::apart(base.middle, from.middle) < 0.01;
                !same && mayCome(line, base, finger) && judged::apart(line, base) < finger)
                return Says::no;
    }
    return blockedByTerrain(line) ? Says::no : Says::yes;
}

// Whether no straight edge finds a way past the stands that are between, be they smaller by half a cm on each side.
bool Table::isShut(const Unit& unit, const Base& from, const Unit& target) const
{
    std::vector<Base> between;
    for (const Unit& other : units_)
        for (const Base& base : other.bases)
            if (other.id != target.id && judged::apart(base.middle, from.middle) > 0.01) {
                between.push_back(base);
                between.back().wide -= 2 * margin;
                between.back().deep -= 2 * margin;
            }
    const auto to = marks(target, step);
    for (const Spot eye : eyes(unit, from, step))
        for (const Spot mark : to)
            if (std::none_of(between.begin(), between.end(), [&](const Base& base) {
                    return mayCome({eye, mark}, base, 0) && judged::apart(Line{eye, mark}, base) == 0;
                }))
                return false;
    return true;
}

Says Table::sees(const Unit& unit, const Base& from, const Unit& target) const
{
    const bool ahead = unit.skirmish || std::any_of(target.bases.begin(), target.bases.end(), [&](const Base& base) {
        const auto corners = base.corners();
        return std::any_of(
            corners.begin(), corners.end(), [&](Spot corner) { return from.seen(corner).y > from.deep / 2 - finger; });
    });
    double far = 1e9;
    for (const Base& base : target.bases)
        far = std::min(far, judged::apart(from, base));
    if (!ahead || far > cm(visibility_) + margin)
        return Says::no;
    const auto to = marks(target, 2);
    for (const Spot eye : eyes(unit, from, 2))
        for (const Spot mark : to)
            if (clear(unit, from, target, {eye, mark}) == Says::yes)
                return allKnown() ? Says::yes : Says::open;
    return isShut(unit, from, target) ? Says::no : Says::open;
}

Says Table::sees(const Unit& unit, const Unit& target) const
{
    Says any = Says::no;
    for (const Base& from : unit.bases)
        if ((any = either(any, sees(unit, from, target))) == Says::yes)
            break;
    return any;
}

} // namespace judged

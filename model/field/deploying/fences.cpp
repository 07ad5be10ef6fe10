#include "model/field/deploying/fences.h"

#include "model/field/deploying/works.h"
#include "model/text/contains.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace strategikon::field {

namespace {

constexpr std::size_t mostGates = 3; // of a town (rulebooks allow no more)

// A line by how far along it one has gone. A ring's first point comes again at its end.
class Walked {
public:
    explicit Walked(Course points) : points_(std::move(points)), far_{0}
    {
        for (std::size_t i = 1; i < points_.size(); ++i)
            far_.push_back(far_.back() + distance(points_[i - 1], points_[i]));
    }
    double length() const { return far_.back(); }
    double at(std::size_t corner) const { return far_[corner]; }
    const Course& points() const { return points_; }
    Point point(double far) const
    {
        const std::size_t i = legOf(far);
        const double leg = far_[i + 1] - far_[i], part = leg > 0 ? (far - far_[i]) / leg : 0;
        return points_[i] + (points_[i + 1] - points_[i]) * std::clamp(part, 0.0, 1.0);
    }
    // As near as it can be where so much on either side is straight; whole, where no leg is as long.
    double straight(double far, double half) const
    {
        const std::size_t i = legOf(far);
        const bool fits = far_[i + 1] - far_[i] >= 2 * half;
        return fits ? std::clamp(far, far_[i] + half, far_[i + 1] - half) : std::clamp(far, half, length() - half);
    }
    Course between(double from, double to) const
    {
        Course part{point(from)};
        for (std::size_t i = 0; i < points_.size(); ++i)
            if (far_[i] > from + 0.01 && far_[i] < to - 0.01)
                part.push_back(points_[i]);
        part.push_back(point(to));
        return part;
    }

private:
    std::size_t legOf(double far) const
    {
        std::size_t i = 0;
        while (i + 2 < points_.size() && far_[i + 1] < far)
            ++i;
        return i;
    }
    Course points_;
    std::vector<double> far_;
};

// The line with gaps for gateways at these places along it.
void leaveGates(const Walked& line, std::vector<double> gates, double wide, Fence& fence)
{
    std::ranges::sort(gates);
    double from = 0;
    for (const double gate : gates) {
        const double begins = std::max(from, gate - wide / 2), ends = std::min(line.length(), gate + wide / 2);
        if (begins > from)
            fence.runs.push_back(line.between(from, begins));
        fence.gates.emplace_back(line.point(begins), line.point(ends));
        from = ends;
    }
    if (from < line.length())
        fence.runs.push_back(line.between(from, line.length()));
}

// How far along the first of two legs they cross.
std::optional<double> crossing(Point a, Point b, Point c, Point d)
{
    const Point one = b - a, other = d - c, apart = c - a;
    const double turn = one.x * other.y - one.y * other.x;
    if (std::abs(turn) < 1e-9)
        return {};
    const double along = (apart.x * other.y - apart.y * other.x) / turn,
                 across = (apart.x * one.y - apart.y * one.x) / turn;
    return along >= 0 && along <= 1 && across >= 0 && across <= 1 ? std::optional(along) : std::nullopt;
}

std::vector<const Course*> roads(const Field& field, const Kinds& kinds)
{
    std::vector<const Course*> all;
    for (const Feature& feature : field.features)
        for (const Piece& piece : feature.pieces)
            if (const Kind* kind = kinds.find(piece.kind); kind && kind->opens && piece.course.size() > 1)
                all.push_back(&piece.course);
    return all;
}

// Where a road ends at the edge, or a little within it, it leads through as well.
std::vector<double> gatesOf(const Walked& ring, const Field& field, const Kinds& kinds, double wide)
{
    std::vector<double> all;
    const auto add = [&](double far) {
        const bool taken = std::ranges::any_of(all, [&](double one) {
            const double apart = std::abs(one - far);
            return std::min(apart, ring.length() - apart) < wide * 1.5;
        });
        if (!taken && all.size() < mostGates)
            all.push_back(ring.straight(far, wide / 2));
    };
    const Course& corners = ring.points();
    for (const Course* road : roads(field, kinds))
        for (std::size_t i = 1; i < road->size(); ++i)
            for (std::size_t j = 1; j < corners.size(); ++j)
                if (const auto part = crossing(corners[j - 1], corners[j], (*road)[i - 1], (*road)[i]))
                    add(ring.at(j - 1) + *part * (ring.at(j) - ring.at(j - 1)));
    if (all.empty()) {
        const Point middle = field.table.box().centre();
        double best = 0;
        for (double far = 0; far < ring.length(); far += 0.5)
            if (distance(ring.point(far), middle) < distance(ring.point(best), middle))
                best = far;
        add(best);
    }
    return all;
}

bool brings(const Deployment& deployment, int side, std::string_view works)
{
    return std::ranges::any_of(deployment.troops, [&](const Troop& troop) {
        return troop.side == side && std::ranges::find(troop.classes, works) != troop.classes.end();
    });
}

// What a side may have fortified: as its way says, or, of who may have, wherever its baggage may be.
std::vector<std::string> townsOf(const Way& way)
{
    if (!way.garrison.empty() || !way.begins)
        return way.garrison;
    for (const Portion& portion : way.portions)
        if (!portion.where.towns.empty())
            return portion.where.towns;
    return {};
}

void addTowns(const Deployment& deployment, const Field& field, const Kinds& kinds, int side, std::vector<Fence>& all)
{
    const Way& way = deployment.way[side];
    const bool wall = brings(deployment, side, townWall);
    if (way.garrison.empty() && !wall && !brings(deployment, side, townPalisade))
        return;
    const auto towns = townsOf(way);
    const double wide = deployment.troops.empty() ? 4 : deployment.troops.front().wide;
    for (const Feature& feature : field.features)
        for (const Piece& piece : feature.pieces) {
            if (!strategikon::contains(towns, piece.kind) || piece.area.size() < 3)
                continue;
            Ring ring = counterclockwise(piece.area);
            ring.push_back(ring.front());
            const Walked line(ring);
            Fence fence{.wall = wall || !brings(deployment, side, townPalisade), .side = side};
            leaveGates(line, gatesOf(line, field, kinds, wide), wide, fence);
            all.push_back(std::move(fence));
        }
}

// As they were set down; the section in the middle of a camp's line is its gateway.
void addWorks(const Deployment& deployment, int side, std::vector<Fence>& all)
{
    for (const WorksLine& line : worksLines(deployment, side)) {
        Fence fence{.side = side};
        const std::size_t gate = line.ofCamp() && !line.forked ? line.sections.size() / 2 : line.sections.size();
        for (std::size_t i = 0; i < line.sections.size(); ++i) {
            const auto [left, right] = endsOf(*line.sections[i].troop, line.sections[i].post->stands.front());
            if (i == gate)
                fence.gates.emplace_back(right, left);
            else
                fence.runs.push_back({right, left}); // as it looks, outwards
        }
        all.push_back(std::move(fence));
    }
}

} // namespace

std::vector<Fence> fences(const Deployment& deployment, const Field& field, const Kinds& kinds)
{
    std::vector<Fence> all;
    for (const int side : {0, 1}) {
        addTowns(deployment, field, kinds, side, all);
        addWorks(deployment, side, all);
    }
    return all;
}

} // namespace strategikon::field

#include "app/map/hatch.h"

#include <algorithm>
#include <cmath>

namespace strategikon::map {

using namespace field;

namespace {

// A line x = along, y = at + slope * along; where it runs within a ring, as pairs of x.
std::vector<std::pair<double, double>> within(const Ring& ring, double at, double slope)
{
    std::vector<double> cuts;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point a = ring[i], b = ring[(i + 1) % ring.size()];
        const double offA = a.y - slope * a.x - at, offB = b.y - slope * b.x - at;
        if ((offA < 0) != (offB < 0))
            cuts.push_back(a.x + (b.x - a.x) * offA / (offA - offB));
    }
    std::ranges::sort(cuts);
    std::vector<std::pair<double, double>> parts;
    for (std::size_t i = 1; i < cuts.size(); i += 2)
        parts.push_back({cuts[i - 1], cuts[i]});
    return parts;
}

std::vector<std::pair<double, double>> without(
    const std::vector<std::pair<double, double>>& parts, const std::vector<std::pair<double, double>>& holes)
{
    std::vector<std::pair<double, double>> left;
    for (auto [from, to] : parts) {
        for (const auto& [hole, end] : holes) {
            if (hole > from && hole < to)
                left.push_back({from, hole});
            if (end > from && hole < to)
                from = std::max(from, end);
        }
        if (from < to)
            left.push_back({from, to});
    }
    return left;
}

// Not by a clip: SVG knows none here, and what lies above is left free.
void addLines(Canvas& canvas, const Shape& shape, double slope, double apart, QPainterPath& lines)
{
    const Ring& ring = shape.piece->area;
    const auto off = [slope](Point p) { return p.y - slope * p.x; };
    const auto [least, most] =
        std::minmax_element(ring.begin(), ring.end(), [&](Point a, Point b) { return off(a) < off(b); });
    // Anchored to the table, so that neighbours' lines run on.
    for (double at = std::ceil(off(*least) / apart) * apart; at < off(*most); at += apart) {
        auto parts = within(ring, at, slope);
        for (const Piece* piece : shape.above)
            parts = without(parts, within(piece->area, at, slope));
        for (const auto& [from, to] : parts) {
            lines.moveTo(canvas.at({from, at + slope * from}));
            lines.lineTo(canvas.at({to, at + slope * to}));
        }
    }
}

} // namespace

void drawHatch(Canvas& canvas, const Shape& shape)
{
    if (shape.kind->hatch.empty() || shape.kind->form != Form::area || !shape.piece->course.empty())
        return;
    const bool closed = shape.kind->hatch == "closed";
    QPainterPath lines;
    addLines(canvas, shape, 1, closed ? 1.6 : 2.2, lines);
    if (closed)
        addLines(canvas, shape, -1, 1.6, lines);
    canvas.stroke(lines, canvas.c.hatch, closed ? 0.13 : 0.11);
}

} // namespace strategikon::map

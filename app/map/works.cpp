// Walls about towns and palisades about camps, with their gateways.
#include "app/map/works.h"

#include "app/map/drawings.h"
#include "model/field/deploying/fences.h"

namespace strategikon::map {

using namespace field;

namespace {

constexpr double thick = 1; // cm

void drawRun(Canvas& canvas, const Fence& fence, const Course& run)
{
    Piece piece{.course = run};
    piece.widths = {thick};
    const Shape shape{nullptr, &piece, nullptr, {}};
    fence.wall ? drawWall(canvas, shape) : drawPalisade(canvas, shape);
}

void drawGateway(Canvas& canvas, const std::pair<Point, Point>& gate)
{
    Piece piece{.course = {gate.first, gate.second}};
    piece.widths = {thick};
    widen(piece);
    drawGate(canvas, {nullptr, &piece, nullptr, {}});
}

} // namespace

void drawWorks(Canvas& canvas, const Field& field, const Kinds& kinds, const MapLook& look)
{
    for (const Fence& fence : fences(look.deployment ? *look.deployment : *look.fortified, field, kinds)) {
        if (look.hidden[fence.side])
            continue;
        for (const Course& run : fence.runs)
            drawRun(canvas, fence, run);
        for (const auto& gate : fence.gates)
            drawGateway(canvas, gate);
    }
}

} // namespace strategikon::map

// Walls about towns, palisades and their gateways.
#include "app/map/works.h"

#include "app/map/drawings.h"
#include "model/field/deploying/fences.h"

#include <algorithm>

namespace strategikon::map {

using namespace field;

namespace {

constexpr double thick = 1; // cm

void drawPart(Canvas& canvas, const Kinds& kinds, std::string_view id, const Course& course)
{
    const Kind* kind = kinds.find(id);
    if (!kind)
        return;
    Piece piece{.kind = kind->id, .course = course};
    piece.widths = {thick};
    if (id == gatewayKind)
        widen(piece);
    drawingOf(kind->draw).draw(canvas, {kind, &piece, nullptr, {}});
}

} // namespace

void drawWorks(Canvas& canvas, const Field& field, const Kinds& kinds, const MapLook& look)
{
    for (const Fence& fence : fences(look.deployment ? *look.deployment : *look.fortified, field, kinds)) {
        if (look.hidden[fence.side])
            continue;
        for (const Course& run : fence.runs)
            drawPart(canvas, kinds, fence.kind(), run);
        for (const auto& [from, to] : fence.gates)
            drawPart(canvas, kinds, gatewayKind, {from, to});
    }
}

} // namespace strategikon::map

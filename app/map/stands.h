// Two armies on the map: where they may stand, and where they do.
#pragma once

#include "app/map/canvas.h"
#include "app/map/map.h"

namespace strategikon::map {

void drawZones(Canvas& canvas, const field::Table& table, const MapLook& look);
QColor standFill(const Palette& palette, int side);
QColor standLine(const Palette& palette, int side);
void drawStands(Canvas& canvas, const MapLook& look);

} // namespace strategikon::map

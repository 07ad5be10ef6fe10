// The sectors of the table while terrain is placed by dice, as these number them.
#pragma once

#include "app/map/map.h"
#include "model/field/terrain/laying.h"

namespace strategikon::map {

class Canvas;

// None once all terrain lies, before it is known who defends, and where no dice name sectors.
Sectors sectorsAsked(const field::Field& field, const field::Charts& charts);
void drawSectors(Canvas& canvas, const MapLook& look);

} // namespace strategikon::map

// Works on the map (model/field/deploying/fences.h): of the deployment that is shown, or of that which fortified it.
#pragma once

#include "app/map/canvas.h"
#include "app/map/map.h"

namespace strategikon::map {

void drawWorks(Canvas& canvas, const field::Field& field, const field::Kinds& kinds, const MapLook& look);

} // namespace strategikon::map

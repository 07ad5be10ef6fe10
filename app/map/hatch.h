// Lines through what hinders or is closed: seen on any printer, and by those who see colours otherwise.
#pragma once

#include "app/map/canvas.h"

namespace strategikon::map {

void drawHatch(Canvas& canvas, const Shape& shape);

} // namespace strategikon::map

// How each word of `Kind::draw` is drawn: a table of functions.
#pragma once

#include "app/map/canvas.h"

#include <string_view>

namespace strategikon::map {

struct Drawing {
    std::string_view word;
    int rank = 0; // what is drawn first: hills, then what grows on them, water, ways, walls
    void (*draw)(Canvas& canvas, const Shape& shape) = nullptr;
    bool banks = false; // drawn otherwise along a river, as its bank
};

const Drawing& drawingOf(std::string_view word); // one that fills the area for words there are not

// relief.cpp
void drawContour(Canvas& canvas, const Shape& shape);
void drawHachures(Canvas& canvas, const Shape& shape);
void drawCliffs(Canvas& canvas, const Shape& shape);
void drawRavine(Canvas& canvas, const Shape& shape);
// growth.cpp
void drawTrees(Canvas& canvas, const Shape& shape);
void drawDenseTrees(Canvas& canvas, const Shape& shape);
void drawReeds(Canvas& canvas, const Shape& shape);
void drawSand(Canvas& canvas, const Shape& shape);
void drawRocks(Canvas& canvas, const Shape& shape);
void drawBrush(Canvas& canvas, const Shape& shape);
void drawBog(Canvas& canvas, const Shape& shape);
void drawBeach(Canvas& canvas, const Shape& shape);
// tilled.cpp
void drawOrchard(Canvas& canvas, const Shape& shape);
void drawVineyard(Canvas& canvas, const Shape& shape);
void drawFields(Canvas& canvas, const Shape& shape);
void drawCrops(Canvas& canvas, const Shape& shape);
void drawGully(Canvas& canvas, const Shape& shape);
// water.cpp
void drawWater(Canvas& canvas, const Shape& shape);
void drawRiver(Canvas& canvas, const Shape& shape);
void drawStream(Canvas& canvas, const Shape& shape);
void drawFord(Canvas& canvas, const Shape& shape);
void drawBridge(Canvas& canvas, const Shape& shape);
// settled.cpp
void drawHouses(Canvas& canvas, const Shape& shape);
void drawWagons(Canvas& canvas, const Shape& shape);
void drawRoad(Canvas& canvas, const Shape& shape);
void drawPath(Canvas& canvas, const Shape& shape);
// walls.cpp
void drawHedge(Canvas& canvas, const Shape& shape);
void drawRampart(Canvas& canvas, const Shape& shape);
void drawWall(Canvas& canvas, const Shape& shape);
void drawGate(Canvas& canvas, const Shape& shape);
void drawPalisade(Canvas& canvas, const Shape& shape); // of works that troops bring, no kind of terrain

} // namespace strategikon::map

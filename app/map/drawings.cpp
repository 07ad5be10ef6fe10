#include "app/map/drawings.h"

#include <algorithm>
#include <iterator>

namespace strategikon::map {

namespace {

void drawPlain(Canvas& canvas, const Shape& shape)
{
    const QPainterPath path = canvas.area(shape.piece->area);
    canvas.fill(path, canvas.c.broken);
    canvas.stroke(path, canvas.c.ink, 0.15);
}

constexpr Drawing drawings[] = {
    {"contour", 0, drawContour},
    {"hachures", 0, drawHachures},
    {"cliffs", 1, drawCliffs},
    {"sand", 2, drawSand},
    {"beach", 2, drawBeach},
    {"gully", 2, drawGully},
    {"crops", 2, drawCrops},
    {"fields", 2, drawFields},
    {"vineyard", 2, drawVineyard},
    {"orchard", 2, drawOrchard},
    {"brush", 2, drawBrush},
    {"bog", 2, drawBog},
    {"reeds", 2, drawReeds},
    {"rocks", 2, drawRocks},
    {"houses", 2, drawHouses},
    {"wagons", 2, drawWagons},
    {"trees", 2, drawTrees},
    {"dense-trees", 3, drawDenseTrees},
    {"ravine", 4, drawRavine},
    {"water", 4, drawWater},
    {"stream", 4, drawStream},
    {"river", 4, drawRiver},
    {"ford", 5, drawFord},
    {"path", 6, drawPath},
    {"road", 6, drawRoad},
    {"hedge", 7, drawHedge, true},
    {"rampart", 7, drawRampart},
    {"wall", 7, drawWall},
    {"palisade", 7, drawPalisade},
    {"bridge", 8, drawBridge},
    {"gate", 8, drawGate},
};
constexpr Drawing other{"", 2, drawPlain};

} // namespace

const Drawing& drawingOf(std::string_view word)
{
    const auto it = std::ranges::find_if(drawings, [word](const Drawing& drawing) { return drawing.word == word; });
    return it == std::end(drawings) ? other : *it;
}

} // namespace strategikon::map

// The picture of a battlefield: one painter for the screen, PDF, PNG and SVG.
//
// The painter's unit is the centimetre on the table; (0, 0) is the far left corner, y runs towards the near edge, so
// that side 0 sits below the picture. Kinds of terrain are drawn by the word of their table (`Kind::draw`).
#pragma once

#include "app/map/layers.h"
#include "app/map/palette.h"
#include "model/field/deployment.h"

#include <QPainter>

#include <set>
#include <string>
#include <vector>

namespace strategikon::map {

// Parts of the table as dice number them, from 1; `due`: the one that they gave.
struct Sectors {
    std::vector<field::Box> all{};
    int due = 0;
};

struct MapLook {
    unsigned layers = allLayers;
    const Palette* palette = &lightPalette();
    double letters = 2.6; // height of names, cm: what can be read on a page is too large for a wall
    double least = 0;     // no letter is smaller, cm: on paper it has seven points
    const field::Deployment* deployment = nullptr;
    const field::Deployment* fortified = nullptr; // its works alone are drawn, with the terrain
    bool hidden[2] = {false, false};              // sides whose stands are not shown: a sealed set-up
    std::set<std::string> lost{};                 // badges that are crossed out
    std::set<std::string> about{};                // who stand only about there: pale and dashed
    std::set<std::string> was{};                  // who have moved from there: only a dashed edge
    Sectors numbered{};
    bool shows(Layer layer) const { return layers & layer; }
    // Figures that stand by themselves, by their share of the names' height.
    double figures(double share) const { return letters * share > least ? letters * share : least; }
};

void paintField(QPainter& painter, const field::Field& field, const field::Kinds& kinds, const MapLook& look);

// Those who stand on it alone, of an army that is drawn up.
void paintStands(QPainter& painter, const field::Field& field, const MapLook& look);

// One kind in a small box, as a legend shows it.
void paintSample(QPainter& painter, const QRectF& box, const field::Kind& kind, const Palette& palette);

// The distance between two lines of the grid on this table, cm: 10 cm or 6 inches, and their numbers.
double gridStep(const field::Table& table);

} // namespace strategikon::map

// The colours of a map. Every kind of terrain differs from the next in brightness or in texture as well, so that a
// greyscale print can be read.
#pragma once

#include <QColor>

namespace strategikon::map {

struct Palette {
    bool dark = false;
    QColor paper, ground, ink, halo; // halo: around letters
    QColor grid, middle;
    QColor hill[4];            // the higher the further
    QColor hillLine, light, shade; // light and shade: of slopes, with their transparency
    QColor rock, rockLine;
    QColor wood, crown, crownLine;
    QColor forest, fir, firLine;
    QColor marsh, reed;
    QColor sand, grain;
    QColor broken, boulder;
    QColor town, roof, roofShade, roofLine;
    QColor camp, canvas;
    QColor lake, shallow, bank;
    QColor road, roadLine;
    QColor hedge, rampart, wall, wallLine;
    QColor hatch;
    QColor side[2], sideSoft[2]; // armies: stands, zones
};

const Palette& lightPalette();
const Palette& darkPalette();

} // namespace strategikon::map

// A map as a picture to be kept: with its title, the numbers of its grid, scale bar and legend around it.
#pragma once

#include "app/map/map.h"

#include <QByteArray>
#include <QSizeF>
#include <QStringList>

namespace strategikon::map {

// The numbers of the grid along the edges; takes `rulerWidth` cm outside the map.
void paintRulers(QPainter& painter, const field::Table& table, const MapLook& look);
double rulerWidth(const MapLook& look);

// A bar of a round length; (0, 0) is its upper left corner. Returns its width.
double paintScaleBar(QPainter& painter, const field::Table& table, const MapLook& look);

// Samples and names of kinds of terrain in columns within `width` cm; returns the height. Without painter it only
// measures.
double paintLegend(QPainter* painter, const std::vector<const field::Kind*>& kinds, double width, const MapLook& look);

// Both armies with the colour and shade of their stands, one beneath the other; returns the height. Without painter it
// only measures.
double paintArmies(QPainter* painter, const field::Deployment& deployment, const MapLook& look);

class Plate {
public:
    Plate(const field::Field& field, const field::Kinds& kinds, const MapLook& look);
    QSizeF size() const; // cm of the table
    void paint(QPainter& painter) const;
    // The same in two: all but who stands on the table, which is the same on each map of a battle; and these alone.
    void paintGround(QPainter& painter) const;
    void paintUpon(QPainter& painter) const;

private:
    const field::Field& field;
    const field::Kinds& kinds;
    MapLook look;
    std::vector<const field::Kind*> shown;
    QStringList title; // its lines
    double margin, head, foot, armies, legend, titleSize;
};

// `wide`: in dots.
QByteArray pngOf(const Plate& plate, int wide, const QColor& paper);
// With the field itself as JSON in its metadata: seed, version and every die.
QByteArray svgOf(const Plate& plate, const field::Field& field, const QColor& paper);

} // namespace strategikon::map

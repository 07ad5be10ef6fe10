// Two armies in words and in a legend.
#pragma once

#include "app/map/map.h"

#include <QString>
#include <QStringList>

namespace strategikon::map {

// "Persians against Romans"; empty where there are none, or they have no names.
QString armiesTitle(const field::Deployment* deployment);
// "A: Persians, near edge".
QString sideLine(const field::Deployment& deployment, int side);
// A line for every unit, for those who deploy by tape: formation, where its front looks, its nearest points' distances
// from the nearer edges; or when it comes.
// "Around the centre: 22.5 cm from the centre of the table, 67.5 cm from enemy units"; empty: no way was chosen.
QString wayLine(const field::Deployment& deployment, const field::Table& table, int side);
QStringList unitLines(const field::Deployment& deployment, const field::Table& table, int side);

// Both armies with the colour and shade of their stands, one beneath the other; returns the height. Without painter it
// only measures.
double paintArmies(QPainter* painter, const field::Deployment& deployment, const MapLook& look);

} // namespace strategikon::map

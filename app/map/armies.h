// Two armies in words.
#pragma once

#include "model/field/deployment.h"

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

} // namespace strategikon::map

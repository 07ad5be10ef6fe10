// Maps of a battle that was begun on a battlefield.
#pragma once

#include "app/report/document.h"
#include "model/play/thing.h"

#include <string>

namespace strategikon::report {

// How the armies were drawn up, and the same with those crossed out who were lost by `end`: where anybody stands later
// only the table knows. `setUp`: as BattleContent keeps it; none where it is empty or is not to be read.
QList<Drawing> mapsOf(const std::string& system, const std::string& setUp, const play::State& end);

} // namespace strategikon::report

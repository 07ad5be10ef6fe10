// Maps of a battle that was begun on a battlefield.
#pragma once

#include "app/report/document.h"
#include "app/report/standing.h"

#include <optional>
#include <string>

namespace strategikon::report {

// How the armies were drawn up; and who stood where last, as far as it is known, the lost crossed out: only where that
// is another map. `untold` names whose place is not known. `setUp`: as BattleContent keeps it; none where it is empty
// or is not to be read.
struct Maps {
    std::optional<Drawing> before{}, after{};
    QString untold{};
    QStringList kept{}; // of sides that were only hidden until both were known, or told after the fact
};
Maps mapsOf(const std::string& system, const std::string& setUp, const play::Fields& fields, const play::State& end);

} // namespace strategikon::report

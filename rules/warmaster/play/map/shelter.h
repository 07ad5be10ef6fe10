// What cover the ground gives those who are shot at (rulebook 1285-1311), as far as the map knows ground and stands.
#pragma once

#include "rules/warmaster/play/map/places.h"

namespace strategikon::warmasterPlay {

// Of each stand of the target, as all of the shooters find it; nothing where it is not sure of every one.
std::optional<std::vector<Covered>> shelterOf(const Tape& tape, const Ids& shooters, Id target);

// Works that it does not cross lie between it and all of the target's stands for sure.
bool holdsWorks(const Tape& tape, Id charger, Id target);

} // namespace strategikon::warmasterPlay

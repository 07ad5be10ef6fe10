// The battlefield of a rule system: its kinds of terrain and its charts, as its tables in rules/<system>/ have them.
#pragma once

#include "model/field/terrain/charts.h"
#include "rules/system.h"

namespace strategikon {

struct Battlefield {
    field::Kinds kinds;   // terrain.yaml
    field::Charts charts; // battlefield.yaml
    bool charted = true;  // the program lays it out; otherwise armies only deploy on it
};

// Read on first use, faults are kept for tableFaults(); nullptr where a system has no battlefield
// yet, or where its tables cannot be read.
const Battlefield* battlefieldOf(const System& system);

} // namespace strategikon

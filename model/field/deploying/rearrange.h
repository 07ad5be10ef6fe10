// What to move where the rules only advise it.
#pragma once

#include "model/field/terrain/charts.h"

#include <optional>

namespace strategikon::field {

struct Rearranged {
    Feature feature; // as it would lie then
    Point by;        // how far it was moved, cm
};

// The shortest move of one feature after which no strip is cramped any more and nothing is wrong; nothing where no one
// move does that. Moves are tried in steps of 2 cm, in directions 15 degrees apart.
std::optional<Rearranged> rearranged(const Field& field, const Charts& charts, const Kinds& kinds);

} // namespace strategikon::field

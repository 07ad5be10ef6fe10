// Bodies side by side and in touch, so that one order can move them all. Used inside model/field only.
#pragma once

#include "model/field/deployment.h"

namespace strategikon::field {

using Bodies = std::vector<const Troop*>;

double frontage(const Troop& troop);

struct Brigade {
    Bodies bodies; // from left to right
    double width() const;
    double depth() const;
};

// A row of bodies cut into brigades no wider than `room`: few bodies alone, few brigades of several kinds.
std::vector<Brigade> brigadesOf(const Bodies& row, double room);

} // namespace strategikon::field

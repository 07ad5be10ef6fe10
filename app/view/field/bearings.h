// What a tape and a straight edge would tell of one unit: who is near, in which quarter, who is seen, what lies under
// it.
#pragma once

#include "model/field/files/setup_file.h"
#include "model/field/seeing/sight.h"

#include <optional>

namespace strategikon {

struct Bearings {
    struct Enemy {
        field::Apart apart;
        std::vector<field::Quarter> quarters; // of the unit, in which it stands
        std::vector<field::Quarter> of;       // its own, in which the unit stands
        field::Seen seen;
    };
    std::string badge;
    std::vector<Enemy> enemies;       // the nearest first
    std::vector<std::string> terrain; // ids of kinds, lowest first; none: open ground
};

// Of a unit on the table; of no more enemies than these.
std::optional<Bearings> bearingsOf(
    const field::Setup& setup, const field::Kinds& kinds, const std::string& badge, std::size_t most = 12);

} // namespace strategikon

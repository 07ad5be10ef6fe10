// Where a battle turned: the moments that changed most how the sides stand.
#pragma once

#include "app/report/course.h"

namespace strategikon::report {

struct Swing {
    std::size_t moment = 0;
    std::vector<play::Standing> from{}, to{}; // those that changed, of those with a course
    std::vector<play::Id> of{};               // the army that each of them is about; 0: the side
    std::vector<play::Id> withdrawn{};        // armies that gave up while friends fight on: worth a whole
    double size = 0;                          // the greatest share of a bound, or of all that was won in the battle
};

// The largest first; those that changed nothing are none.
std::vector<Swing> swingsOf(const play::Game& game, const std::vector<Moment>& moments, std::size_t most);

} // namespace strategikon::report

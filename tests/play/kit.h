// What every game has to hold, whatever its rules: played by a random player who knows none of them, taken back and
// done again, written down and read, damaged. A system is tried by its name (tst_kit.cpp).
#pragma once

#include "random_battle.h"

namespace playtest {

struct Kit {
    std::string system{};
    const play::Game& game;
    std::function<play::State(std::uint64_t seed)> beginning{};
};

struct Tried {
    std::string amiss{}; // empty: nothing
    bool over = false;   // it came to its end
    int steps = 0, refused = 0, damaged = 0, cards = 0;
};

// A battle of a random player, to its end or to so many steps.
Tried tried(const Kit& kit, std::uint64_t seed, int most = 400);
// Undone to its start, and redone: what is not as it was; empty: nothing.
std::string takenBack(play::Battle& battle, const play::State& start);

} // namespace playtest

// The state a battle begins with: armies of two sides, what the players agreed on, and a set-up where there is one.
#pragma once

#include "model/field/files/setup_file.h"
#include "model/play/thing.h"
#include "rules/catalogue.h"

namespace strategikon::warmasterPlay {

// An army on the table. Several of a side fight as allies, each with its own General (rulebook 2781).
struct Force {
    int side = 0;
    Army army{};
    bool broad = false;              // all stands of the narrow kind are on their 40 mm edge (rulebook 5054)
    std::vector<std::string> rows{}; // or those of these rows alone
};

// Victory points besides those for troops (rulebook 2719-2739).
struct Bonus {
    // "terrain", "baggage", "grudge", "most-destroyed", "devastating", "lasting-out", "decisive", "glory"
    std::string kind{};
    int points = 0;
    int side = play::nobody; // whose; nobody: either may earn it. Of baggage its owner
    std::string of{};        // terrain, baggage: its name; grudge: the commander's badge, empty: every General
};

// What the players agree on. What is left open is thrown for before the first turn (before.cpp).
struct Terms {
    std::optional<int> turns{}; // 0: until an army withdraws
    bool turnsThrown = false;   // a die says it, and nobody asks how
    bool timeLimit = false;     // until the players call it, with equal turns; then no number of turns
    std::optional<int> first{}; // side that takes the first turn
    std::optional<int> edge{};  // edge of side 0: 0 the near one, 1 the far one
    int visibility = 60;        // cm
    bool walls[2] = {};         // city walls stand on the half of a side; a set-up tells by itself
    std::vector<Bonus> bonuses{};
    std::vector<std::pair<std::string, std::string>> switches{}; // id and choice, where not the default
};

// Bodies have the badges that rules/setup gives them; those of an ally go on counting. `setUp` must be of these armies.
// `house`: house rules as a battle keeps them.
Result<play::State> begin(Catalogue& catalogue, const std::vector<Force>& forces, const Terms& terms,
    const field::Setup* setUp = nullptr, const std::string& house = {});

} // namespace strategikon::warmasterPlay

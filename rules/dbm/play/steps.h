// What the open steps of a battle of DBM carry (model/play/packed.h), those that carry more than whom they are about.
// Who enters a river: rivers/river_entry.h.
#pragma once

#include "model/play/packed.h"
#include "rules/dbm/play/fields.h"

namespace strategikon::dbmPlay {

namespace steps {

// The throw that says who invades: what earlier throws, which were level, came to in all.
struct RollOff {
    int thrown = 0;
    void lie(auto& row) { row.with(thrown); }
};

// Dice that are dealt out among commands, as they were thrown.
struct Deal {
    Ids commands{};
    std::vector<int> dice{};
    void lie(auto& row) { row.on(commands), row.with(dice); }
};

// What becomes of an element: it recoils, flees or falls. `across`: how it stood to works between them (works.h);
// `beset`: with an enemy front on its rear.
struct Beaten {
    Id loser = 0, winner = 0;
    Ids ranks{};
    bool close = false;
    int across = 0;
    std::optional<bool> beset{};
    void lie(auto& row) { row.on(loser, winner, ranks), row.with(close, across, beset); }
};

// Who won goes into the works, and over which section.
struct Storms {
    Id winner = 0;
    Cover over = Cover::open;
    void lie(auto& row) { row.on(winner), row.with(over); }
};

// A die for each of them, in that order: the highest score that loses one, and what is taken off.
struct CampaignDice {
    Ids elements{};
    int cell = 0, worn = 0;
    void lie(auto& row) { row.on(elements), row.with(cell, worn); }
};

} // namespace steps

using play::packed;
using play::unpacked;

} // namespace strategikon::dbmPlay

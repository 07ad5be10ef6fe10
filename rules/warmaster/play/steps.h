// What the open steps of a battle of Warmaster Ancients carry (model/play/packed.h), those that carry more than whom
// they are about. Figures are cm, hits, dice and what a die must reach.
// Closings and what moves in them stand in combat/closing.h and aftermath/;
// agenda.cpp holds rows from elsewhere against what a step must carry.
#pragma once

#include "model/play/packed.h"
#include "rules/warmaster/play/fields.h"

namespace strategikon::warmasterPlay {

// How a charge came about.
enum class Mode { ordered, initiative, blunder, advance };

namespace steps {

using play::Id;
using play::Ids;

// ---- before the first turn

// Of so many units of a side its enemy's trait makes unreliable ones.
struct UnreliablePicked {
    Id trait = 0;
    int units = 0;
    void lie(auto& row) { row.on(trait), row.with(units); }
};

// ---- command

// An order that failed, and may be rolled once more. `trait`: by which it was.
struct FailedOrder {
    Id commander = 0;
    Ids units{};
    int sum = 0, target = 0;
    bool camels = false, cliffs = false;
    std::optional<Id> trait{};
    void lie(auto& row) { row.on(commander, units), row.with(sum, target, camels, cliffs, trait); }
};

struct Blunder {
    Ids units{};
    int bonus = 0; // of a subordinate
    void lie(auto& row) { row.on(units), row.with(bonus); }
};

struct BlunderMoves {
    Ids units{};
    int which = 0; // of the blunders
    void lie(auto& row) { row.on(units), row.with(which); }
};

// ---- charges

// One unit, or several of which one is to charge.
struct Charge {
    Ids units{};
    Mode mode = Mode::initiative;
    void lie(auto& row) { row.on(units), row.with(mode); }
};

// `began`: which distance of the card its charge began within, where the map knew it; it goes from step to step.
struct ShootAtCharger {
    Id unit = 0, charger = 0;
    Mode mode = Mode::ordered;
    bool toFront = false;
    std::optional<int> began{};
    void lie(auto& row) { row.on(unit, charger), row.with(mode, toFront, began); }
};

// `cover`: of a charger who is not in the open; then where it began is written too, -1: not known.
struct ShotsAtCharger {
    Id unit = 0, charger = 0;
    int dice = 0;
    Mode mode = Mode::ordered;
    std::optional<int> began{}, cover{};
    void lie(auto& row) { row.on(unit, charger), row.with(dice, mode, began, cover); }
};

struct EvadeCharge {
    Id unit = 0, charger = 0;
    int hits = 0;
    Mode mode = Mode::ordered;
    std::optional<int> began{};
    void lie(auto& row) { row.on(unit, charger), row.with(hits, mode, began); }
};

// The lines meet.
struct Meet {
    Id charger = 0;
    Ids contacts{}, supporting{};
    Mode mode = Mode::ordered;
    Met edge = Met::no;
    void lie(auto& row) { row.on(charger), row.with(mode, edge), row.divided(contacts, supporting); }
};

struct Envelop {
    Id charger = 0;
    Mode mode = Mode::ordered;
    void lie(auto& row) { row.on(charger), row.with(mode); }
};

// ---- shooting

// `defended`, `fortified`: so many of the target's stands; `aim`: at whom the shooters aim first.
struct Shots {
    Id target = 0;
    Ids shooters{};
    int dice = 0, defended = 0, fortified = 0, aim = 0;
    void lie(auto& row) { row.on(target, shooters), row.with(dice, defended, fortified, aim); }
};

// Hits of these, whose `counter` says what they count towards: nought this Shooting phase, one the next round.
struct Saves {
    Id unit = 0;
    Ids shooters{};
    int hits = 0, armour = 0, counter = 0;
    void lie(auto& row) { row.on(unit, shooters), row.with(hits, armour, counter); }
};

// What is struck behind a target, of `left` stands each unit one at least.
struct StrikesThrough {
    Ids behind{}, shooters{};
    int left = 0;
    void lie(auto& row) { row.with(left), row.divided(behind, shooters); }
};

struct DriveBack {
    Id unit = 0;
    int dice = 0;
    void lie(auto& row) { row.on(unit), row.with(dice); }
};

struct Driven {
    Id unit = 0;
    int distance = 0;
    void lie(auto& row) { row.on(unit), row.with(distance); }
};

// ---- combat

// What a unit has declared so far: stands, whether a commander leads them, and for each target dice and reach.
struct Attack {
    Id unit = 0;
    Ids targets{};
    int stands = 0;
    bool led = false;
    std::vector<std::pair<int, int>> blows{};
    void lie(auto& row) { row.on(unit, targets), row.with(stands, led, blows); }
};

struct AttackRoll {
    Id unit = 0, target = 0;
    int dice = 0, reach = 0;
    void lie(auto& row) { row.on(unit, target), row.with(dice, reach); }
};

struct AttackAgain {
    Id unit = 0, target = 0;
    int reach = 0;
    void lie(auto& row) { row.on(unit, target), row.with(reach); }
};

// Stands behind that save for it.
struct ManipleRoll {
    Id unit = 0;
    int behind = 0;
    void lie(auto& row) { row.on(unit), row.with(behind); }
};

// Units that still have to, and whether scythed chariots won.
struct Retreats {
    Id engagement = 0;
    Ids units{};
    int distance = 0;
    bool scythed = false;
    void lie(auto& row) { row.on(engagement, units), row.with(distance, scythed); }
};

} // namespace steps

using play::packed;
using play::unpacked;

} // namespace strategikon::warmasterPlay

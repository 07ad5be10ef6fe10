// What the record of a battle of Warmaster Ancients keeps of each thing on the table. The tables of fields.cpp say what
// every field means; their order is that of the enumerations of their words here.
#pragma once

#include "model/play/thing.h"

namespace strategikon::warmasterPlay {

// Words of the field "type" of a unit.
enum class Type { infantry, cavalry, chariots, elephants, artillery, encampment };

// Words of the field "rank" of a commander.
enum class Rank { general, leader, subordinate };

// Words of the field "where" of units and commanders.
enum class Where {
    table,
    waiting, // comes to the table later
    off,     // left the table, may come back
    away     // left it for good, or was destroyed
};

// Words of the field "moved" of a unit: what it has done in this Command phase.
enum class Moved {
    not_,
    initiative,
    ordered, // may be ordered again by the same commander while he stays with it
    done,    // halted, failed, charged: moves no more
};

// Words of the field "coming" of units and commanders who are not there yet.
enum class Coming {
    no,
    march,   // as soon as the column has room
    command, // at the end of the own Command phase of turn "due"
    never    // takes no part
};

// Words of the field "held" of what is worth Victory points.
enum class Held { nobody, first, second, firstNear, secondNear };

// Words of the field "giving" of a commander.
enum class Giving { not_, now, finished };

// Words of the field "after" of a unit in an engagement: what it did at the end of the last round.
enum class After { nothing, pursued, retreated, fellBack, stood, advanced };

// Words of the field "cover" of a unit.
enum class Covered { open, defended, fortified };

// Words of the fields "effect", "per" and "until" of ties of kind "trait"; effects are named as lists name them.
enum class Effect {
    none,
    commandValue,
    lendCommand,
    variableCommand,
    commandWhile,
    reRollCommand,
    reRollAttack,
    extraAttackDice,
    joinedUnitArmour,
    causeTerror,
    unitsGain,
    ignoreOrderPenalty,
    makeEnemyUnreliable,
    withdrawLater,
    brigadeOnlyWith
};
enum class Per { battle, turn, commandPhase };
enum class Until { nothing, core, members, reRollFailed, type }; // from `type` on: units of the Type

// Special rules of units, bits of the field "rules" in the order of specials.yaml's ids in fields.cpp.
enum class Special {
    camels,
    chariotRunners,
    elephants,
    fanatics,
    heavyArtillery,
    heavyChariots,
    legion,
    lightArtillery,
    maniple,
    phalanx,
    scythedChariots,
    shieldwall,
    shock,
    skirmish,
    slow,
    triari,
    unreliable,
    warband,
    hamippoi,
    terror,
};
constexpr int specials = int(Special::terror) + 1;

// What the rules bring about grows from version to version. A battle goes on as it began, so that its record is ruled
// the same for ever: its field "revision" is this number where it began with all that there is now, 0 where with none.
// 1: who is charged from two sides, who flanks whom, units off the table that recover, what decides the battle, attacks
//    that a unit has besides in its first declaration.
// 2: of who is charged in flank or rear alone only the table shows how many stands touch an enemy.
constexpr int revisions = 2;

const play::Fields& fields();
// The id of specials.yaml.
const char* idOf(Special special);

} // namespace strategikon::warmasterPlay

// What the record of a battle of Warmaster Ancients keeps of each thing on the table. fields.yaml declares every field;
// the order of its words is that of their enumerations here.
#pragma once

#include "model/play/field.h"

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

// Its field "met": of a line that is charged at its flank one stand touches the enemy as a rule, in the rear all do
// (rulebook 929, errata 147); of a column it is the other way round. Only those who touch strike (rulebook 1565).
enum class Met { no, flank, rear };

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

// Special rules of units, bits of the field "rules" in the order of specials.yaml's ids in fields.yaml.
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

// The fields as rules name them.
namespace state {

inline play::FieldNames named;
inline const play::Field<Coming> coming{named, "coming"};
inline const play::Field<> due{named, "due"};
inline const play::Field<> column{named, "column"};
inline const play::Field<bool> removed{named, "removed"};
inline const play::Field<> wide{named, "wide"};
inline const play::Field<> deep{named, "deep"};
inline const play::Field<Type> type{named, "type"};
inline const play::Field<> attack{named, "attack"};
inline const play::Field<> range{named, "range"};
inline const play::Field<> shots{named, "shots"};
inline const play::Field<> each{named, "each"};
inline const play::Field<> armour{named, "armour"};
inline const play::Field<> strength{named, "strength"};
inline const play::Field<> mount{named, "mount"};
inline const play::Field<> points{named, "points"};
inline const play::Field<> rules{named, "rules"};
inline const play::Field<bool> broad{named, "broad"};
inline const play::Field<bool> ladders{named, "ladders"};
inline const play::Field<> core{named, "core"};
inline const play::Field<> stands{named, "stands"};
inline const play::Field<> hits{named, "hits"};
inline const play::Field<> struck{named, "struck"};
inline const play::Field<> shot{named, "shot"};
inline const play::Field<bool> confused{named, "confused"};
inline const play::Field<> stall{named, "stall"};
inline const play::Field<Where> where{named, "where"};
inline const play::Field<> firstMove{named, "first-move"};
inline const play::Field<bool> returns{named, "returns"};
inline const play::Field<Moved> moved{named, "moved"};
inline const play::Field<> orders{named, "orders"};
inline const play::Field<bool> charged{named, "charged"};
inline const play::Field<bool> evaded{named, "evaded"};
inline const play::Field<> fired{named, "fired"};
inline const play::Field<Covered> cover{named, "cover"};
inline const play::Field<bool> advanced{named, "advanced"};
inline const play::Field<> engagement{named, "engagement"};
inline const play::Field<bool> supports{named, "supports"};
inline const play::Field<After> after{named, "after"};
inline const play::Field<> bonus{named, "bonus"};
inline const play::Field<> taken{named, "taken"};
inline const play::Field<> scored{named, "scored"};
inline const play::Field<> backed{named, "backed"};
inline const play::Field<> fought{named, "fought"};
inline const play::Field<> front{named, "front"};
inline const play::Field<> turned{named, "turned"};
inline const play::Field<bool> beset{named, "beset"};
inline const play::Field<> flanks{named, "flanks"};
inline const play::Field<Met> met{named, "met"};
inline const play::Field<Rank> rank{named, "rank"};
inline const play::Field<> command{named, "command"};
inline const play::Field<> bounty{named, "bounty"};
inline const play::Field<bool> again{named, "again"};
inline const play::Field<> joined{named, "joined"};
inline const play::Field<Giving> giving{named, "giving"};
inline const play::Field<bool> travelled{named, "travelled"};
inline const play::Field<> size{named, "size"};
inline const play::Field<> lost{named, "lost"};
inline const play::Field<> level{named, "level"};
inline const play::Field<> units{named, "units"};
inline const play::Field<> gone{named, "gone"};
inline const play::Field<bool> skirmishing{named, "skirmishing"};
inline const play::Field<bool> camels{named, "camels"};
inline const play::Field<bool> withdrawn{named, "withdrawn"};
inline const play::Field<bool> silent{named, "silent"};
inline const play::Field<bool> chariots{named, "chariots"};
inline const play::Field<> slow{named, "slow"};
inline const play::Field<> slowFirst{named, "slow-first"};
inline const play::Field<> round{named, "round"};
inline const play::Field<> rounds{named, "rounds"};
inline const play::Field<Effect> effect{named, "effect"};
inline const play::Field<> value{named, "value"};
inline const play::Field<> then{named, "then"};
inline const play::Field<> reach{named, "reach"};
inline const play::Field<> uses{named, "uses"};
inline const play::Field<> times{named, "times"};
inline const play::Field<Per> per{named, "per"};
inline const play::Field<> turns{named, "turns"};
inline const play::Field<> rolls{named, "rolls"};
inline const play::Field<> until{named, "until"};
inline const play::Field<> losses{named, "losses"};
inline const play::Field<> first{named, "first"};
inline const play::Field<> edge{named, "edge"};
inline const play::Field<> visibility{named, "visibility"};
inline const play::Field<bool> limited{named, "limited"};
inline const play::Field<> walls{named, "walls"};
inline const play::Field<> devastating{named, "devastating"};
inline const play::Field<> glory{named, "glory"};
inline const play::Field<> pointsFirst{named, "points-first"};
inline const play::Field<> pointsSecond{named, "points-second"};
inline const play::Field<> winner{named, "winner"};
inline const play::Field<> scale{named, "scale"};
inline const play::Field<bool> ordering{named, "ordering"};
inline const play::Field<> revision{named, "revision"};
inline const play::Field<> worth{named, "worth"};
inline const play::Field<Held> held{named, "held"};
// Of either side in an engagement: hits of its units that left it with their army, which count for the enemies, once
// (rulebook 2791); how many of those units count in the division of a retreat (1796); stands that fell in it, and
// whether anybody got away.
inline const play::Field<> owedOf[] = {{named, "owed-first"}, {named, "owed-second"}};
inline const play::Field<> removedOf[] = {{named, "removed-first"}, {named, "removed-second"}};
inline const play::Field<> fellOf[] = {{named, "fell-first"}, {named, "fell-second"}};
inline const play::Field<bool> leftOf[] = {{named, "left-first"}, {named, "left-second"}};

} // namespace state

const play::Fields& fields();
// The id of specials.yaml.
const std::string& idOf(Special special);

} // namespace strategikon::warmasterPlay

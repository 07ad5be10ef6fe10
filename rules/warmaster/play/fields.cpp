#include "rules/warmaster/play/fields.h"

#include "model/play/map/place.h"
#include "rules/warmaster/play/book.h"

namespace strategikon::warmasterPlay {

namespace {

using play::FieldSpec;
using play::Sort;
using Kind = FieldSpec::Kind;
using Means = FieldSpec::Means;
// What a row of an own list may say (columns.schema.json), with room for what upgrades and characters add; what players
// may agree on goes up to 1,000 (model/play/record/agreed.cpp).
using Bounds = FieldSpec::Bounds;

constexpr const char* specialIds[specials] = {"camels", "chariot-runners", "elephants", "fanatics", "heavy-artillery",
    "heavy-chariots", "legion", "light-artillery", "maniple", "phalanx", "scythed-chariots", "shieldwall", "shock",
    "skirmish", "slow", "triari", "unreliable", "warband", "hamippoi", "terror"};

std::vector<std::string> specialWords() { return {specialIds, specialIds + specials}; }

const std::vector<std::string> places{"table", "waiting", "off", "away"};
const std::vector<std::string> comings{"no", "march", "command", "never"};

// Of units and commanders: when who is not there yet comes, and who was taken off with his army.
std::vector<FieldSpec> comingFields(Sort of)
{
    return {
        {.id = "coming", .label = "Comes", .of = of, .kind = Kind::level, .words = comings, .shown = false},
        {.id = "due", .label = "Comes in turn", .of = of, .shown = false},    // at the end of this own Command phase
        {.id = "column", .label = "In the column", .of = of, .shown = false}, // its place there, from 1
        {.id = "removed",
            .label = "Withdrawn",
            .of = of,
            .means = Means::removed,
            .kind = Kind::flag,
            .shown = false}, // with its army
    };
}

// Of units and commanders: where they stand, and how large a stand is, where a set-up told it.
std::vector<FieldSpec> standingFields(Sort of)
{
    auto fields = play::placeFields(of, {"dense", "cliff"});
    fields.push_back({.id = "wide", .label = "Width of a stand", .of = of, .shown = false}); // mm; 0: not told
    fields.push_back({.id = "deep", .label = "Depth of a stand", .of = of, .shown = false});
    return fields;
}

std::vector<FieldSpec> unitFields()
{
    return {
        // What the unit is; these never change but for "rules" and "armour".
        {.id = "type",
            .label = "Type",
            .kind = Kind::level,
            .words = {"infantry", "cavalry", "chariots", "elephants", "artillery", "encampment"},
            .shown = false},
        {.id = "attack", .label = "Attack", .bounds = Bounds{0, 60}, .shown = false},
        {.id = "range", .label = "Range", .bounds = Bounds{0, 999}, .shown = false},            // cm; 0: does not shoot
        {.id = "shots", .label = "Shots", .start = 1, .bounds = Bounds{0, 20}, .shown = false}, // of each stand
        {.id = "each", .label = "Hits", .start = 3, .bounds = Bounds{1, 60}, .shown = false},   // that a stand takes
        {.id = "armour", .label = "Armour", .bounds = Bounds{0, 6}, .shown = false},            // 4, 5, 6; 0: none
        {.id = "strength",
            .label = "Strength",
            .start = 3,
            .bounds = Bounds{0, 40},
            .shown = false}, // stands at the start
        {.id = "points", .label = "Points", .bounds = Bounds{-10'000, 100'000}, .shown = false},
        {.id = "rules", .label = "Special rules", .kind = Kind::causes, .words = specialWords(), .shown = false},
        {.id = "broad", .label = "Broad bases", .kind = Kind::flag, .shown = false}, // 40 mm, where 20 are usual
        {.id = "ladders", .label = "Ladders", .kind = Kind::flag, .agreed = true, .shape = "circle", .letters = "L"},
        {.id = "core", .label = "Core unit", .kind = Kind::flag, .shown = false},

        // How it is.
        {.id = "stands",
            .label = "Stands",
            .means = Means::models,
            .start = 3,
            .bounds = Bounds{0, 40},
            .whole = "strength",
            .agreed = true,
            .tally = true},
        {.id = "hits",
            .label = "Hits",
            .plight = true,
            .agreed = true,
            .shape = "square",
            .letters = "H"}, // on the stand that falls next
        {.id = "struck",
            .label = "Next-round hits",
            .plight = true,
            .agreed = true,
            .shape = "square",
            .letters = "K"}, // hits that count as struck in the next combat round, fallen stands too
        {.id = "shot",
            .label = "Shot at",
            .plight = true,
            .agreed = true,
            .shape = "square",
            .letters = "T"}, // hits of this Shooting phase, fallen stands too: how far it is driven
        {.id = "confused",
            .label = "Confused",
            .kind = Kind::flag,
            .plight = true,
            .agreed = true,
            .tally = true,
            .shape = "triangle",
            .letters = "C"},
        {.id = "stall", .label = "Blunder penalty", .plight = true, .agreed = true, .shape = "diamond", .letters = "B"},
        {.id = "where",
            .label = "Place",
            .kind = Kind::level,
            .words = places,
            .agreed = true,
            .shape = "diamond",
            .letters = "-WOL"},
        {.id = "first-move",
            .label = "First move",
            .agreed = true,
            .shape = "circle",
            .letters = "F"}, // cm, as long as it has not moved; 0: as ever
        {.id = "returns", .label = "Returns", .kind = Kind::flag, .shown = false}, // came back this Command phase

        // What it did this turn.
        {.id = "moved",
            .label = "Moved",
            .kind = Kind::level,
            .words = {"not", "initiative", "ordered", "done"},
            .own = true,
            .agreed = true,
            .shape = "circle",
            .letters = "-IOD"},
        {.id = "orders",
            .label = "Orders",
            .own = true,
            .agreed = true,
            .shape = "circle",
            .letters = "N"}, // carried out this Command phase
        {.id = "charged", .label = "Charged", .kind = Kind::flag, .agreed = true, .shape = "chevron", .letters = "C"},
        {.id = "evaded",
            .label = "Evaded a charge",
            .kind = Kind::flag,
            .agreed = true,
            .shape = "chevron",
            .letters = "E"},
        {.id = "fired",
            .label = "Stands that shot",
            .agreed = true,
            .shape = "circle",
            .letters = "S"}, // in this Shooting phase: a unit may divide its shots
        // Of its best protected stands: as noted in this Shooting phase, or as its attackers found it in this round.
        {.id = "cover",
            .label = "Cover",
            .kind = Kind::level,
            .words = {"open", "defended", "fortified"},
            .shown = false},
        {.id = "advanced", .label = "Advanced", .kind = Kind::flag, .agreed = true, .shape = "chevron", .letters = "A"},

        // In combat.
        {.id = "engagement",
            .label = "Combat",
            .kind = Kind::thing,
            .agreed = true,
            .tally = true,
            .shape = "square",
            .letters = "E"},
        {.id = "supports",
            .label = "Supports only",
            .kind = Kind::flag,
            .agreed = true,
            .shape = "square",
            .letters = "S"}, // touches no enemy
        {.id = "after",
            .label = "After the round",
            .kind = Kind::level,
            .words = {"nothing", "pursued", "retreated", "fell-back", "stood", "advanced"},
            .agreed = true,
            .shape = "diamond",
            .letters = "-PRFSA"},
        {.id = "bonus",
            .label = "Pursuit bonus",
            .agreed = true,
            .shape = "chevron",
            .letters = "P"},                                         // of a pursuer: 1, and 1 for each full 3 cm
        {.id = "taken", .label = "Hits this round", .shown = false}, // suffered in this round, as they count
        {.id = "scored", .label = "Hits to save", .shape = "square", .letters = "V"},  // of this round, before armour
        {.id = "backed", .label = "Maniple stands that saved for it", .shown = false}, // in this round, from behind
        {.id = "fought", .label = "Stands fighting", .shown = false},                  // of this round
        {.id = "front", .label = "Of them to the front", .shown = false},      // with nobody at their side or rear
        {.id = "turned", .label = "Of them not to the front", .shown = false}, // when it was charged, or retreated
        {.id = "beset", .label = "Enemies ahead and aside", .kind = Kind::flag, .shown = false}, // since it was charged
        {.id = "flanks", .label = "Charged aside", .kind = Kind::thing, .shown = false}, // whose flank or rear it took
        // Where all its enemies are who met it, while only the table shows how many of its stands they touch.
        {.id = "met", .label = "Met aside", .kind = Kind::level, .words = {"no", "flank", "rear"}, .shown = false},
    };
}

std::vector<FieldSpec> commanderFields()
{
    return {
        {.id = "rank",
            .label = "Rank",
            .of = Sort::leader,
            .kind = Kind::level,
            .words = {"general", "leader", "subordinate"},
            .shown = false},
        {.id = "command",
            .label = "Command",
            .of = Sort::leader,
            .bounds = Bounds{0, 1'000},
            .agreed = true,
            .shape = "circle",
            .letters = "C"},
        {.id = "attack",
            .label = "Attack",
            .of = Sort::leader,
            .bounds = Bounds{0, 60},
            .shown = false}, // with his mount's
        {.id = "points", .label = "Points", .of = Sort::leader, .bounds = Bounds{-10'000, 100'000}, .shown = false},
        {.id = "mount",
            .label = "Mount",
            .of = Sort::leader,
            .kind = Kind::level,
            .words = {"none", "chariot", "elephant"},
            .shown = false},
        {.id = "bounty",
            .label = "Bonus for his head",
            .of = Sort::leader,
            .bounds = Bounds{0, 100'000},
            .shown = false},                                                                           // Victory points
        {.id = "again", .label = "Re-rolled", .of = Sort::leader, .kind = Kind::flag, .shown = false}, // this phase
        {.id = "where",
            .label = "Place",
            .of = Sort::leader,
            .kind = Kind::level,
            .words = places,
            .agreed = true,
            .shape = "diamond",
            .letters = "-WOL"},
        {.id = "joined",
            .label = "With",
            .of = Sort::leader,
            .kind = Kind::thing,
            .agreed = true,
            .shape = "square",
            .letters = "J"},
        {.id = "giving",
            .label = "Orders",
            .of = Sort::leader,
            .kind = Kind::level,
            .words = {"not", "now", "finished"},
            .own = true,
            .agreed = true,
            .shape = "circle",
            .letters = "-GF"},
        {.id = "travelled",
            .label = "Moved",
            .of = Sort::leader,
            .kind = Kind::flag,
            .own = true,
            .agreed = true,
            .shape = "circle",
            .letters = "M"}, // in the Commanders sub-phase
    };
}

std::vector<FieldSpec> armyFields()
{
    return {
        {.id = "size",
            .label = "Thousands of points",
            .of = Sort::army,
            .start = 1,
            .bounds = Bounds{0, 100},
            .shown = false},
        {.id = "core", .label = "Core units", .of = Sort::army, .bounds = Bounds{0, 100'000}},
        {.id = "lost",
            .label = "Lost of them",
            .of = Sort::army,
            .whole = "level"}, // as they count: a unit of Triari is two
        {.id = "level", .label = "Withdraws at", .of = Sort::army, .bounds = Bounds{0, 100'000}, .agreed = true},
        {.id = "units", .label = "Units", .of = Sort::army, .bounds = Bounds{0, 100'000}}, // at the start
        {.id = "gone", .label = "Units lost", .of = Sort::army, .whole = "units"},
        {.id = "skirmishing",
            .label = "Skirmishing army",
            .of = Sort::army,
            .kind = Kind::flag,
            .shape = "circle",
            .letters = "S"},
        {.id = "camels", .label = "Camels", .of = Sort::army, .kind = Kind::flag, .shown = false},
        {.id = "withdrawn",
            .label = "Withdrawn",
            .of = Sort::army,
            .means = Means::withdrawn,
            .kind = Kind::flag,
            .plight = true,
            .shape = "triangle",
            .letters = "W"},
        {.id = "silent",
            .label = "No more orders",
            .of = Sort::army,
            .kind = Kind::flag,
            .plight = true,
            .own = true,
            .agreed = true,
            .shape = "triangle",
            .letters = "Q"}, // its General has failed
        {.id = "chariots", .label = "Chariots", .of = Sort::army, .kind = Kind::flag, .shown = false},
        {.id = "bonus",
            .label = "Bonus points",
            .of = Sort::army,
            .agreed = true},                                                    // Victory points earned in the battle
        {.id = "slow", .label = "Slow move", .of = Sort::army, .shown = false}, // cm; a first move of who moves no more
        {.id = "slow-first", .label = "Slow first move", .of = Sort::army, .shown = false}, // is so many cm
    };
}

const std::vector<std::string> effects{"none", "command-value", "lend-command", "variable-command", "command-while",
    "re-roll-command", "re-roll-attack", "extra-attack-dice", "joined-unit-armour", "cause-terror", "units-gain",
    "ignore-order-penalty", "make-enemy-unreliable", "withdraw-later", "brigade-only-with"};
const std::vector<std::string> periods{"battle", "turn", "command-phase"};
const std::vector<std::string> endings{
    "nothing", "core", "members", "re-roll-failed", "infantry", "cavalry", "chariots", "elephants", "artillery"};

std::vector<FieldSpec> tieFields()
{
    return {
        // An engagement.
        {.id = "round", .label = "Round", .of = Sort::tie},                          // fought in this phase
        {.id = "rounds", .label = "Rounds in all", .of = Sort::tie, .shown = false}, // since it began
        {.id = "fought", .label = "Fought", .of = Sort::tie, .kind = Kind::flag},    // done with in this Combat phase
        // Victory points for destroying whoever fought in it (rulebook 2731): stands of core units that a side lost
        // in it, and whether one of its units got out.
        {.id = "fell-first", .label = "Stands lost", .of = Sort::tie, .shown = false},
        {.id = "fell-second", .label = "Stands lost", .of = Sort::tie, .shown = false},
        {.id = "left-first", .label = "Got away", .of = Sort::tie, .kind = Kind::flag, .shown = false},
        {.id = "left-second", .label = "Got away", .of = Sort::tie, .kind = Kind::flag, .shown = false},
        // Hits of units that were removed with their army: they count as taken in the next round (rulebook 2791).
        {.id = "owed-first", .label = "Hits of the withdrawn", .of = Sort::tie},
        {.id = "owed-second", .label = "Hits of the withdrawn", .of = Sort::tie},
        // Those units, where they count in the division of that round's retreat.
        {.id = "removed-first", .label = "Units that withdrew", .of = Sort::tie},
        {.id = "removed-second", .label = "Units that withdrew", .of = Sort::tie},
        // A trait (traits.h): what it does, and its figures.
        {.id = "effect", .label = "Effect", .of = Sort::tie, .kind = Kind::level, .words = effects, .shown = false},
        {.id = "value", .label = "Value", .of = Sort::tie, .shown = false},
        {.id = "then", .label = "Later value", .of = Sort::tie, .shown = false},
        {.id = "reach", .label = "Reach", .of = Sort::tie, .shown = false},       // cm; 0: wherever
        {.id = "uses", .label = "Uses left", .of = Sort::tie, .shown = false},    // of the period
        {.id = "times", .label = "Uses in all", .of = Sort::tie, .shown = false}, // of each period
        {.id = "per", .label = "Period", .of = Sort::tie, .kind = Kind::level, .words = periods, .shown = false},
        {.id = "turns", .label = "Turns", .of = Sort::tie, .shown = false}, // a bit for each; 0: all
        {.id = "rolls", .label = "Rolls", .of = Sort::tie, .shown = false}, // a bit for each; 0: any failure
        {.id = "until", .label = "Until", .of = Sort::tie, .kind = Kind::level, .words = endings, .shown = false},
        {.id = "losses", .label = "Until so many", .of = Sort::tie, .shown = false}, // are still to be lost
        // A brigade.
        {.id = "commander", .label = "Commander", .of = Sort::tie, .kind = Kind::thing},
    };
}

// What holds for the whole battle, its switches among it: what was agreed is part of the record.
std::vector<FieldSpec> battleFields()
{
    std::vector<FieldSpec> all{
        {.id = "turns",
            .label = "Turns",
            .of = Sort::battle,
            .bounds = Bounds{0, 1'000},
            .agreed = true},                                   // 0: until an army withdraws
        {.id = "first", .label = "First", .of = Sort::battle}, // side that takes the first turn
        {.id = "edge", .label = "Edge", .of = Sort::battle, .kind = Kind::level, .words = {"near", "far"}}, // of side 0
        {.id = "visibility", .label = "Visibility", .of = Sort::battle, .start = 60, .agreed = true},       // cm
        {.id = "limited", .label = "Time limit", .of = Sort::battle, .kind = Kind::flag}, // ends when time is called
        {.id = "walls",
            .label = "City walls",
            .of = Sort::battle,
            .kind = Kind::causes,
            .words = {"first", "second"},
            .shown = false},                                                                 // on whose half
        {.id = "devastating", .label = "Bonus a stand", .of = Sort::battle, .shown = false}, // rulebook 2731
        {.id = "glory", .label = "Bonus a round", .of = Sort::battle, .shown = false},       // rulebook 2737
        {.id = "points-first", .label = "Victory points", .of = Sort::battle},               // when it is over
        {.id = "points-second", .label = "Victory points", .of = Sort::battle},
        {.id = "winner",
            .label = "Winner",
            .of = Sort::battle,
            .kind = Kind::level,
            .words = {"open", "first", "second", "draw"}},
        {.id = "scale", .label = "Scale", .of = Sort::battle, .start = 1000, .shown = false}, // mm of a metre's rules
        {.id = "ordering", .label = "Ordering", .of = Sort::battle, .kind = Kind::flag},      // initiative is over
        {.id = "revision", .label = "Revision", .of = Sort::battle, .shown = false},          // fields.h
    };
    for (const play::Switch& one : playTable().switches)
        all.push_back({.id = one.id,
            .label = one.says,
            .of = Sort::battle,
            .kind = Kind::level,
            .words = one.choices,
            .shown = false});
    return all;
}

// What is worth Victory points besides troops (rulebook 2719-2739): a place, baggage, or what a side wants to do; the
// kind of the thing says which.
std::vector<FieldSpec> featureFields()
{
    return {
        {.id = "worth", .label = "Victory points", .of = Sort::feature, .bounds = Bounds{0, 100'000}},
        {.id = "held",
            .label = "Held",
            .of = Sort::feature,
            .kind = Kind::level,
            .words = {"nobody", "first", "second", "first-near", "second-near"}},
    };
}

} // namespace

const char* idOf(Special special) { return specialIds[int(special)]; }

const play::Fields& fields()
{
    static const play::Fields all = [] {
        std::vector<FieldSpec> specs;
        for (auto part :
            {battleFields(), armyFields(), commanderFields(), comingFields(Sort::leader), standingFields(Sort::leader),
                unitFields(), comingFields(Sort::body), standingFields(Sort::body), tieFields(), featureFields()})
            std::move(part.begin(), part.end(), std::back_inserter(specs));
        return play::Fields(std::move(specs));
    }();
    return all;
}

} // namespace strategikon::warmasterPlay

// What the record of a DBM battle keeps of each thing. The tables of fields.cpp say what every field means; their order
// is that of the enumerations of their words here. Equivalents are halves, as in rules/dbm/elements.h.
#pragma once

#include "model/play/thing.h"
#include "rules/dbm/play/kinds.h"

namespace strategikon::dbmPlay {

using play::Id;
using play::Ids;

// Words of the field "armed" of an element.
enum class Armed { none, bow, crossbow, handgun };

// Words of the field "leads" of an element, whether a general stands on it; and of the field "rank" of his command.
enum class Rank { none, chief, subGeneral, ally };

// Words of the field "where" of an element.
enum class Where {
    table,
    waiting, // on a flank march, or in ambush
    lost,    // destroyed, or off the table
    afoot,   // its riders fight on foot, on the element that its field "exchanged" names
    away,    // it has left the table, and is not lost
    aboard   // of a vessel
};

// Words of the field "after" of an element: what a campaign leaves of a beaten army.
enum class After { open, kept, lost, captured };

// Words of the field "moved" of an element: what it has done in this bound.
enum class Moved { not_, tactical, march, halted, advanced, fled };

// Words of the field "works" of an element, and what cards say of it: in the open, within works but not at their edge,
// behind temporary ones or a gateway in them, behind a wall, a gateway in it or on a raised tower of it.
enum class Cover { open, inside, temporary, temporaryGate, permanent, gate, tower };
const std::vector<std::string>& coverWords();

// Words of the field "loyalty" of a command.
enum class Loyalty { sure, unknown, unreliable, committed };

// Words of the field "panic" of a command: its general is lost, its next die says whether it breaks; it has said so.
enum class Panic { no, next, over };

// Words of the field "coming" of a command off the table: nothing is known of it; announced, it comes in its next bound
// or in the one after; it comes in this; it was driven back, and so on; some of it straggle.
enum class Coming { no, later, next, due, driven, drivenDue, straggles, stragglersDue, stragglersNext };

// Words of the field "flank" of a command: where it comes from, as its own side looks.
enum class Flank { none, left, right };

// Words of the field "sun" of the battle.
enum class Sun { day, twilight, moonlight, night };

// Words of the field "faces" of the battle: which way the invader looks; his enemy looks the other.
enum class Faces { untold, west, east };

const play::Fields& fields();

} // namespace strategikon::dbmPlay

// What a DBM battle is played by: the tables of rules/dbm/play and rules/dbm/play.yaml. README.md tells how their rows
// are written.
#pragma once

#include "rules/play/play_table.h"

namespace strategikon::dbmPlay {

using play::Cited;

// What rows of factors are added to: a fight's scores (combat.yaml), what a move costs (points.yaml), the die of a
// river and of who enters it (rivers.yaml).
enum class Account { scores, costs, rivers, wading };

play::Books& books();
const play::Book& theBook(); // without house rules
const play::PlayTable& playTable();
// Of a battle that begins now: the default of each switch.
void setDefaults(play::EventBuilder& builder, play::Id battle);

// A table of rules/dbm/play.
const Node& kindsTable();
const Node& combatTable();
const Node& outcomesTable();
const Node& shootingTable();
const Node& movesTable();
const Node& pointsTable();
const Node& weatherTable();
const Node& victoryTable();
const Node& riversTable();

} // namespace strategikon::dbmPlay

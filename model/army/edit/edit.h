// Edits of an army's rows as a player makes them: by entry and option, not by row of the file.
//
// They change only what was asked. What the list does not know stays in the army as it is.
#pragma once

#include "model/army/army.h"
#include "model/army/list/list.h"

#include <vector>

namespace strategikon::edit {

// Rows of the army that are bodies of this line, in the army's order.
std::vector<int> rowsOf(const Army& army, const ArmyList& list, int line);

// Bodies of a line over all its rows. Bodies are added to the last row without a name of its own and
// taken from the last row first; a new row stands where the list has the line.
int bodies(const Army& army, const ArmyList& list, int line);
void setBodies(Army& army, const ArmyList& list, int line, int count);

// Bodies of a line that carry an option.
int options(const Army& army, const ArmyList& list, int line, int option);
void setOptions(Army& army, const ArmyList& list, int line, int option, int count);

// Rows that differ in nothing but their number become one, where neither has words of its own.
void joinAlike(Army& army);

// The number of bodies that an option of a row is on (0 in the file means all of them).
int carried(const Choice& choice, const ChosenOption& option);

// One body of a row with several gets a row of its own, without options; returns its index, or the
// row itself where it holds one body.
int splitOff(Army& army, int row);

} // namespace strategikon::edit

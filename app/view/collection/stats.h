// The printed figures of a row, in the system's columns.
#pragma once

#include "rules/system.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace strategikon {

// Columns that say how a row fights: all but its type, price, bounds and marks, as far as one row
// of the list has something to say in them. Indices into SystemFormat::columns.
std::vector<int> statColumns(const System& system, const ArmyList& list);
QStringList statHeadings(const System& system, const std::vector<int>& columns);
// How many letters the longest text of each column has, its heading too.
QList<int> lettersOf(const System& system, const ArmyList& list, const std::vector<int>& columns);
QStringList statCells(const Row& row, const std::vector<int>& columns);
// "Attack 3 · Hits 3": without dashes and blanks.
QString statsOf(const System& system, const Row& row, const QString& between);
// The row's type as printed.
QString typeOf(const System& system, const Row& row);
// Names of the row's special rules, and the rules themselves.
QString specialsOf(const System& system, const ArmyList& list, const Row& row);
const SpecialRule* ruleOf(const System& system, const ArmyList& list, const std::string& id);

} // namespace strategikon

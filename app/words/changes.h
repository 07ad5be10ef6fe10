// Steps of a mend or a proposal in words, and those that the library logs.
#pragma once

#include "model/army/finding.h"
#include "model/army/list/list.h"

#include <QString>

namespace strategikon {

// "1 × Chariots": right for any number and any name, which stays as the book writes it.
QString counted(int count, const QString& name);
// "add 2 × Archers"; ids the list does not know are shown as they are.
QString worded(const Change& change, const ArmyList& list);
// "Add 2 × Archers and remove 1 × Chariots".
QString worded(const std::vector<Change>& changes, const ArmyList& list);

// What an entry of the library's log did: "create" is "Create".
QString editName(const std::string& what);

} // namespace strategikon

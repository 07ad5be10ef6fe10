// Ancients 6 mm: the system's tables, and rows of lists by them.
#pragma once

#include "model/army/problem/problem.h"
#include "rules/designer.h"

namespace strategikon::sixmmTables {

struct Tables {
    Tables();

    Designer designer;
    Node moves, command;
    // Generals and supply, from command.yaml.
    std::string armyGeneral, armyGeneralArm, wagon, wagonArm;
    int armyGenerals = 1, firstWagons = 1, wagonsEachThousand = 1, supplyOfWagon = 5;
};

// Writes into each row what follows from it: moves, armour grade, ammunition.
void fillDerived(ArmyList& list, const std::vector<std::string>& columns, const Tables& tables);

// The rows that every army may have: generals with a rating to choose, and wagons. A row of the list's
// own stands in the place of ours; a list with points has no further generals, who would cost nothing.
void addCommonRows(ArmyList& list, const std::vector<std::string>& columns, const Tables& tables);

// The cells of a body as a row of a list file; what the row does not say and a unit needs is left out.
Node rowOf(const ArmyList& list, const Variable& variable, const std::vector<std::string>& columns);

int ratingOf(const ArmyList& list, const Variable& variable, const std::vector<std::string>& columns);

// nullptr where the rules have no such arm.
const TroopType* armOf(const ArmyList& list, int line, const Designer& designer);
bool isInFigures(const TroopType& arm); // not in models

} // namespace strategikon::sixmmTables

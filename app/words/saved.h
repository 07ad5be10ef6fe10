// An army as the library keeps it: the file, and what lists on a screen and the search need of it.
#pragma once

#include "model/library/library.h"
#include "rules/catalogue.h"

#include <QString>

namespace strategikon {

// What is known of an army without reading its file again.
struct SavedFacts {
    double points = 0; // spent
    int findings = 0;
    bool legal = false;
    std::string nation; // the list's printed name
    std::string stamp;
};

// `verdict` may be nullptr where the army's list is not known.
ArmyContent contentOf(const Army& army, const ArmyList* list, const Verdict* verdict);

// Figures of all saved armies of a system worked out anew, where its prices have changed. No step in their history.
std::vector<Fault> refigure(Library& library, Catalogue& catalogue, const std::string& system);

// What an army is called where it is shown: its name, or its nation where it has none.
QString titleOf(const SavedArmy& army);

// Reads what contentOf put into ArmyContent::facts; unknown or damaged text gives the defaults.
SavedFacts factsOf(const std::string& facts);

} // namespace strategikon

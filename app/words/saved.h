// An army as the library keeps it: the file, and what lists on a screen and the search need of it.
#pragma once

#include "model/library/records.h"
#include "rules/catalogue.h"

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

// Reads what contentOf put into ArmyContent::facts; unknown or damaged text gives the defaults.
SavedFacts factsOf(const std::string& facts);

} // namespace strategikon

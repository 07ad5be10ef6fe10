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
    bool judged = false; // false: its list is gone, or has faults; then the three above are nothing
    std::string nation;  // the list's printed name
    std::string stamp;
    std::string partner; // system and list of a doubles partner; empty: none
    std::string basis;   // what the figures follow from besides the army
};

// With the figures of today.
ArmyContent contentOf(Catalogue& catalogue, const Army& army);

// Lists, prices and the program change while an army lies in the library. Puts the figures of today in place of those
// that follow from what was before.
void figureAnew(std::vector<SavedArmy>& armies, const Library& library, Catalogue& catalogue);
// The same for the whole library, and keeps them where it can be written. No step in the armies' history.
std::vector<Fault> refigure(Library& library, Catalogue& catalogue);

// Whether an army could not be judged, and why.
enum class Unjudged { no, listGone, listFaulty };
Unjudged unjudged(const SavedArmy& army);
// "legal", "3 problems", or why that is not known.
QString verdictShown(const SavedArmy& army);

// What an army is called where it is shown: its name, or its nation where it has none.
QString titleOf(const SavedArmy& army);

// Reads what contentOf put into ArmyContent::facts; unknown or damaged text gives the defaults.
SavedFacts factsOf(const std::string& facts);

} // namespace strategikon

// The armies of armies/, read, judged and made into rosters.
#pragma once

#include "app/print/roster.h"
#include "rules/catalogue.h"

#include <QStringList>

namespace examples {

struct Example {
    strategikon::Army army;
    const strategikon::ArmyList* list = nullptr;
    const strategikon::System* system = nullptr;
    strategikon::Verdict verdict;
    strategikon::print::Roster roster;
};

QStringList names();
// Ends the test program with a sentence where the file cannot be used.
Example example(const QString& name);
Example exampleOf(const strategikon::Army& army);
// Every list that ships.
std::vector<const strategikon::ArmyList*> lists();

} // namespace examples

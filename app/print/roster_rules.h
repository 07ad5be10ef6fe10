// The special rules that an army's units carry, each once. Used by makeRoster.
#pragma once

#include "app/print/roster.h"

namespace strategikon::print {

// Where a rule stands, for a reader with the book: "Book, section, page 78".
QString placeOf(const System& system, const Source& source);

class RulesInUse {
public:
    RulesInUse(const System& system, const ArmyList& list) : system(system), list(list) {}

    // Numbers of the rules with these ids, which stand for them until sorted() is called.
    QList<int> numbersOf(const std::vector<std::string>& ids);

    // The rules by name, with their carriers; the units' numbers are changed to match.
    QList<RosterRule> sorted(QList<RosterUnit>& units) const;

private:
    RosterRule ruleOf(const std::string& id) const;

    const System& system;
    const ArmyList& list;
    QList<RosterRule> rules;
};

} // namespace strategikon::print

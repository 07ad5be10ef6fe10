// What a unit of these rules can be, by the table of the designer and the rules on its qualities.
#pragma once

#include "rules/sixmm/rows.h"
#include "rules/system.h"

namespace strategikon::sixmmTables {

class Units {
public:
    Units(const System& system, const Tables& tables, const std::vector<std::string>& columns)
        : system(system), tables(tables), columns(columns)
    {
    }

    // Why there is no such unit; empty where there is.
    std::vector<Finding> faults(const ArmyList& list, const Variable& unit) const;
    // What of a row no unit can be, in any of its sizes, with the column that says so.
    std::vector<std::pair<std::string, Message>> misfits(const ArmyList& list, int line) const;

private:
    Finding fault(std::string code, const Line& line, Arguments args) const;
    std::string columnOf(const Finding& finding) const;

    const System& system;
    const Tables& tables;
    const std::vector<std::string>& columns;
};

// To another form of the unit, upgrade by upgrade; without one the units go.
void addMend(const ArmyList& list, const Variable& from, int count, const Variable* to, std::vector<Change>& mend);

} // namespace strategikon::sixmmTables

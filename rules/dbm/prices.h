// The price of an element, from the one table rules/dbm/costs.yaml. No list holds a price.
#pragma once

#include "model/army/list/list.h"

#include <map>

namespace strategikon::dbmRules {

// Places of the columns that are asked for; system.yaml names them in this order.
enum Column { typeColumn, gradeColumn, orderColumn, roleColumn, dismountsColumn = 7 };

// Points as written ("4.5") in half points; nothing where it is no such number.
std::optional<int> halves(std::string_view written);

class Prices {
public:
    static Prices read(const Node& table);

    // Half points of one body; nothing where the table has none: no such element exists.
    std::optional<int> of(const ArmyList& list, int line, const std::vector<int>& options) const;
    // Names of the troop types by their codes, for people.
    const std::map<std::string, std::string>& names() const { return nameByType; }
    bool isFortification(const std::string& type) const { return fortifications.count(type) > 0; }

private:
    struct Adjustment {
        std::string special, role; // one of the two
        std::vector<std::string> kinds, except;
        int regular = 0, irregular = 0;
        bool fits(const std::string& type, const std::string& grade) const;
    };
    struct Work {
        std::string special, of;
        int add = 0;
    };
    std::optional<int> ofElement(const std::vector<std::string>& cells, const std::vector<std::string>& specials) const;
    std::optional<int> ofWork(const std::string& type, const std::vector<std::string>& specials) const;

    std::map<std::string, int> cells; // by type, grade and order: "Kn S regular"
    std::map<std::string, std::string> nameByType;
    std::vector<Adjustment> adjustments;
    std::map<std::string, int> fortifications; // by type
    std::vector<Work> works;
};

} // namespace strategikon::dbmRules

// What bodies of Warmaster Ancients are on the table: their stands, terrain classes, moves and ranges of command.
#pragma once

#include "rules/system.h"

#include <map>

namespace strategikon {

class WarmasterTroops {
public:
    explicit WarmasterTroops(const Node& table); // rules/warmaster/troops.yaml

    // `specials`: the rules that the list shares with others.
    field::Troop troop(field::Troop troop, const ArmyList& list, const Variable& body,
        const std::vector<SpecialRule>& specials, Basing basing) const;

private:
    struct Change {
        std::string special, of, role;
        std::vector<std::string> classes;
    };
    void change(field::Troop& troop, const std::vector<std::string>& ids) const;

    std::map<std::string, field::Troop> types;
    std::vector<Change> changes, mounts;
};

} // namespace strategikon

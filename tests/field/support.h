// What the tests of the battlefield share: Warmaster's tables, fields by hand, random legal armies as troops.
#pragma once

#include "rules/catalogue.h"
#include "rules/setup.h"

#include <map>
#include <memory>

namespace fieldtest {

using namespace strategikon;

const System& theSystem();
const field::Kinds& kinds();
const field::Ways& ways();

// By name: "open", "country" (a little of everything), "water" (little room between lake, sea and river).
field::Field fieldNamed(const std::string& name, double width, double depth);
const std::vector<std::string>& fieldNames();

// Legal armies of all nations, the same for the same numbers; each is solved for once.
class Armies {
public:
    Armies();
    std::size_t nations() const { return lists.size(); }
    const std::string& nation(std::size_t index) const { return lists[index]->id; }
    // `which` of several armies of a size; with blocks where `divided`.
    std::vector<field::Troop> troops(std::size_t nation, int points, int which, int side, bool divided);

private:
    const Army& army(std::size_t nation, int points, int which);
    Catalogue catalogue;
    std::vector<const ArmyList*> lists;
    std::map<std::tuple<std::size_t, int, int>, Army> solved;
};

} // namespace fieldtest

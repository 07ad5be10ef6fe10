#include "rules/dbm/party.h"

#include <algorithm>

namespace strategikon::dbmRules {

// Fields go with a built-up area, enclosed where the list allows it, else open (rulebook 348).
field::Party partyOf(const ArmyList& list)
{
    field::Party party;
    party.aggression = int(list.facts.integerOr("aggression", 0));
    party.climate = list.facts.textOr("climate", "warm");
    const Node* terrain = list.facts.isMap() ? list.facts.find("terrain") : nullptr;
    if (!terrain)
        return party;
    const auto has = [&](std::string_view item) {
        return std::ranges::any_of(party.terrain, [item](const field::Permitted& one) { return one.item == item; });
    };
    for (const Node& feature : terrain->items())
        party.terrain.push_back({feature.textOr("type"), feature.booleanOr("compulsory", false)});
    if (!has("built-up-area"))
        return party;
    if (list.facts.textOr("fields") == "enclosed" && !has("enclosed-fields"))
        party.terrain.push_back({"enclosed-fields", false});
    if (!has("enclosed-fields") && !has("open-fields"))
        party.terrain.push_back({"open-fields", false});
    return party;
}

} // namespace strategikon::dbmRules

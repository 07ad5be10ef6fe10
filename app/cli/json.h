// Values as JSON. The --json format is an interface: changing a key breaks users' scripts. Used inside app/cli only.
#pragma once

#include "app/cli/context.h"
#include "app/words/points.h"

namespace strategikon::cli {

Json jsonOf(const Node& node);
Json jsonOf(const Army& army); // the army file's own shape: it reads back
Json jsonOf(const Source& source);
Json jsonOf(const strategikon::Change& change);
// `list`: the list of the army concerned (the partner's in a doubles game).
Json jsonOf(const Finding& finding, const System& system, const ArmyList& list);
Json jsonOf(const System& system, const ArmyList& list);
Json jsonOf(const ListHeading& heading);

// "The Armies, Picking the army (line 2835); its row: line 2991".
std::string ruleText(const Finding& finding, const System& system, const ArmyList& list);

} // namespace strategikon::cli

// One list file, whether or not it lies in a folder of lists. Used inside rules/ only.
#pragma once

#include "rules/catalogue.h"

namespace strategikon {

// Checked, with the rows of its allies, and bound.
Result<ArmyList> readListFile(Catalogue& catalogue, const System& system, const Schema& schema, const std::string& file,
    std::string_view edition, Trial trial);

// Rows that come `from` a row of the allied list get its columns; their own go before them. (ally_rows.cpp)
Result<Node> withAllyRows(Catalogue& catalogue, const System& system, const Schema& schema, Node list);

} // namespace strategikon

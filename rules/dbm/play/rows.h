// What several tables of rules/dbm/play say alike in keys of their own (README.md).
#pragma once

#include "model/text/node.h"
#include "rules/dbm/play/kinds.h"

namespace strategikon::dbmPlay {

// The kinds that a key of a row names; none where it is left out.
Kinds kindsIn(const Node& row, std::string_view key);

// The switch of ../play.yaml by whose other reading alone a row holds; empty: it holds by any.
std::string otherwiseIn(const Node& row);

} // namespace strategikon::dbmPlay

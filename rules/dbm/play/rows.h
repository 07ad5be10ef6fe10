// Rows of the tables of rules/dbm/play as words that must hold (README.md): what stands in keys of its own, whom a row
// is about and who stands behind him, becomes a word beside those of `when`.
#pragma once

#include "model/text/node.h"
#include "rules/dbm/play/kinds.h"

namespace strategikon::dbmPlay {

// The kinds that a key of a row names; none where it is left out.
Kinds kindsIn(const Node& row, std::string_view key);

// The switch of ../play.yaml by whose other reading alone a row holds; empty: it holds by any.
std::string otherwiseIn(const Node& row);

// A row of combat.yaml, of points.yaml, as a row of an account (rules/play/factors.h).
Node scoreRow(const Node& row, std::string_view list);
Node costRow(const Node& row, std::string_view list);
// A row of rivers.yaml: its climates and seasons are words.
Node weatherRow(const Node& row, std::string_view list);
// The words of a row of outcomes.yaml or kinds.yaml: `own` is who suffers or changes, `against` his enemy.
std::vector<std::string> outcomeWords(const Node& row);
std::vector<std::string> profileWords(const Node& row);
// Of a row whose mode is that of the fight: what it is seen as, what it suffers as, where ranks or works do not help.
std::vector<std::string> appearanceWords(const Node& row);

} // namespace strategikon::dbmPlay

// Steps that are tables (tabled.h), as they stand in a file (schema/steps.schema.json).
#pragma once

#include "rules/play/tabled.h"

namespace strategikon::play {

// All of a list. A key, a word, an account, a throw or a field that there is none of is a fault with its place and the
// nearest that there is: a slip would be a condition that never holds. A step that another names may be a rule in C++.
Result<std::vector<TabledStep>> readSteps(const Node& list, const Fields& fields = {}, const Functions& functions = {});

// Those of rules/<system>/play/steps.yaml; what is wrong with it is a fault of the program's tables.
std::vector<TabledStep> stepsOf(std::string_view system, const Fields& fields, const Functions& functions);
// The step or the row of that id; nullptr: there is none.
const Cited* citedIn(std::span<const TabledStep> steps, std::string_view id);

} // namespace strategikon::play

// What a body of an army list is in battle: the figures of its row after upgrades, as fields.
#pragma once

#include "rules/setup.h"
#include "rules/warmaster/play/fields.h"

namespace strategikon::warmasterPlay {

using Values = std::vector<std::pair<play::AnyField, int>>; // field and value

Values commanderValues(const System& system, const Problem& problem, const Mustered& body);
Values unitValues(const System& system, const Problem& problem, const Mustered& body, bool broad);
// Special rules of the body by id, the list's own among them.
std::vector<std::string> rulesOf(const Problem& problem, const Mustered& body);

} // namespace strategikon::warmasterPlay

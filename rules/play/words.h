// The sentences of a system's battles, out of its words.yaml (schema/words.schema.json).
#pragma once

#include "model/text/node.h"

#include <string>

namespace strategikon::play {

// Registers those of rules/<system>/play/words.yaml; doing it again changes nothing. A code in the section `own` is the
// system's, "raid:asked-fight", and stands for the one that all share; those in `common` are as they are written.
void addWords(const std::string& system);

// The same out of a table that has been read.
void addWords(const Node& table, const std::string& system);

} // namespace strategikon::play

// The luck of battles that are over. It takes their records, so it is reckoned once and kept among their facts.
#pragma once

#include "app/evenings/outing.h"

namespace strategikon::evenings {

// Over, of a game that is known here, and nobody has reckoned it yet.
bool lacksLuck(const Outing& one);
// Reads the record; keeps what it finds where the library can be written.
std::optional<Fault> reckonLuck(Library& library, Outing& one, const std::string& program);

} // namespace strategikon::evenings

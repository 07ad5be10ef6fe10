// What the figures of an army follow from besides the army itself.
#pragma once

#include <string>
#include <string_view>

namespace strategikon {

// Stands for the file of a list as it was last read, the files of its allies, the tables of its system and the player's
// corrections: where it is another word, an army of that list may have other figures now. Empty: there is no such list.
std::string basisOf(std::string_view system, std::string_view list);

// A player's corrections of a system's table that are in force, as they would be written; empty without any.
std::string correctionsInForce(std::string_view system);

} // namespace strategikon

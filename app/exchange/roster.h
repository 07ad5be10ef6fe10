// What a roster file of BattleScribe holds of an army.
//
// Attributes that such files do not have stand in a namespace of our own, which other programs skip.
#pragma once

namespace strategikon::exchange::roster {

inline constexpr const char* schema = "http://www.battlescribe.net/schema/rosterSchema";
inline constexpr const char* own = "urn:strategikon:roster";
inline constexpr const char* costType = "points";
inline constexpr const char* costName = "pts";

} // namespace strategikon::exchange::roster

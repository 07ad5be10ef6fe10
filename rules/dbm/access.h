// What a battlefield has for vessels (rulebook 263, 302, 378-379): a waterway for all of them, a river that is wide
// enough for boats, or nothing; then they stay away, and whom they would land is on land.
#pragma once

#include "model/field/deployment.h"

#include <string>
#include <string_view>
#include <vector>

namespace strategikon::dbmRules {

enum class Access { none, river, waterway };
Access accessOf(const field::Field& field);
// Whether a vessel of that type comes with such access.
bool isAfloat(std::string_view type, Access access);

// A vessel and whom it carries, or might: of its own command, or else of another; riders in horse transports alone
// (235, 263). `horse`: it takes riders; they are some.
struct Sails {
    std::string command{};
    bool horse = false;
};
// For each vessel which of the troops it has aboard; -1: none are left for it.
std::vector<int> shareBerths(const std::vector<Sails>& vessels, const std::vector<Sails>& troops);

// What vessels and their troops are in a set-up on this field, by their roles: on a waterway vessels are set down and
// those aboard are not; without one vessels stay away, all others are on land.
inline constexpr std::string_view vesselRole = "vessel", supplyRole = "supply-ship", aboardRole = "aboard",
                                  awayRole = "left-behind";
void giveRoles(const field::Field& field, std::vector<field::Troop>& troops);

} // namespace strategikon::dbmRules

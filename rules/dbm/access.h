// What a battlefield has for vessels (rulebook 263, 302, 378-379): a waterway for all of them, a river that is wide
// enough for boats, or nothing; then they stay away, and whom they would land is on land.
#pragma once

#include "model/field/field.h"

#include <string>
#include <string_view>

namespace strategikon::dbmRules {

enum class Access { none, river, waterway };
Access accessOf(const field::Field& field);
// Whether a vessel of that type comes with such access.
bool isAfloat(std::string_view type, Access access);

} // namespace strategikon::dbmRules

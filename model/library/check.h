// What may enter the library. Each function throws Refused with a fault that names the field.
#pragma once

#include "model/library/battle_records.h"
#include "model/library/records.h"

#include <string>
#include <string_view>

namespace strategikon {

void requireText(const std::string& path, const char* field, std::string_view text);
void requireNumber(const std::string& path, const char* field, int number);
void requireCode(const std::string& path, std::string_view code);

// A name that somebody gives just now, whatever stands in the library already. Battles and armies are asked for by it.
void requireName(std::string_view name);
void requireStandsName(std::string_view name);
void requireBattleName(std::string_view name);
void requireArmyName(std::string_view name);

// The same with its tags put in order; facts are compared with JSON by the database.
ArmyContent tidied(const std::string& path, ArmyContent content);
FieldContent tidied(const std::string& path, FieldContent content);
BattleContent tidied(const std::string& path, BattleContent content);
BattleAbout tidied(const std::string& path, BattleAbout about);
StandType tidied(const std::string& path, StandType stands);

// A list of texts as a JSON array and back. Reading gives no texts for anything else.
std::string toJson(const std::vector<std::string>& texts);
std::vector<std::string> fromJson(const std::string& json);

} // namespace strategikon

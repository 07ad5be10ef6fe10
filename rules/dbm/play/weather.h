// The hour and the weather (rulebook 381-415): what the set-up dice bring, and what the initiative dice of a bound
// change.
#pragma once

#include "rules/dbm/play/transaction.h"

namespace strategikon::dbmPlay {

// Words of the field "sky" of a battle.
enum class Sky { clear, mist, fog, rain, snow, dust };
// Words of its field "sun".
enum class Sun { day, twilight, moonlight, night };

// Once the season is chosen.
void settleWeather(Transaction& transaction);
// By the average of a bound's initiative dice, thrown by so many commands.
void weatherTurns(Transaction& transaction, int sum, int dice);
// It is so many o'clock: light, dusk or dark.
void settleLight(Transaction& transaction);

} // namespace strategikon::dbmPlay

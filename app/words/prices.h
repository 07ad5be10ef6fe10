// Prices that a player may correct, in the player's language.
#pragma once

#include "rules/prices.h"

#include <QString>

namespace strategikon {

// "Foot, armoured (elite)"; the row alone where it has one price.
QString titleOf(const PriceCell& cell);
// Where a price comes from, if that is worth a word: "your own, instead of 2", "points are our reading ...".
QString originOf(const PriceCell& cell);

} // namespace strategikon

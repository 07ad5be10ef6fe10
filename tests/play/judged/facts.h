// What the rulebook has to each fact of a card, written from it alone.
#pragma once

#include "table.h"

#include <optional>

namespace judged {

struct Verdict {
    std::string kind{};                    // of the table that the test prints
    std::string input{};                   // of the card
    std::string line{};                    // of the rulebook; E: of the errata
    std::vector<std::vector<int>> right{}; // what may be filled in; more than one: the table leaves it open which
    bool told = true;                      // only where the map tells it; otherwise what is filled in without a map too
};
using Verdicts = std::vector<Verdict>;

// A choice by its id; nothing: the card has no such option.
std::optional<std::vector<int>> option(const play::Decision& ask, const char* input, const std::string& id);

// Units given an order by a commander: distance, enemies, ground.
Verdicts ofOrder(const Table& table, const play::Decision& ask, play::Id commander, const std::vector<play::Id>& units);
// Whom a unit on initiative reacts to.
Verdicts ofEvade(const Table& table, const Unit& unit);
Verdicts ofInitiative(const Table& table, const Unit& unit);
// Front, flank or rear of whom it charges.
Verdicts ofCharge(const Table& table, const play::Decision& ask, const Unit& charger, const Unit& target);
// How near a charge began, where everybody still stood (E69).
Verdicts ofSlippingAway(const Table& before, const play::Decision& ask, const Unit& charger, const Unit& charged);
Verdicts ofTarget(const Table& table, const Unit& shooter);
Verdicts ofShots(const Table& table, const Unit& shooter, const Unit& target);

// Which zone of that stand most of the unit is in (909); nothing: too even to say.
std::optional<Edge> zoneOf(const Base& of, const Unit& unit);

} // namespace judged

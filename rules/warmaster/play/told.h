// Facts that the map decides, as far as an answer names whom they are about (play::Game::told).
#pragma once

#include "rules/warmaster/play/places.h"
#include "rules/warmaster/play/rule.h"

namespace strategikon::warmasterPlay {

std::vector<play::Told> toldOfOrder(const Table& table, const Ask& ask, const Answer& answer);
// From whom: where there is nobody else within 20 cm.
std::vector<play::Told> toldOfEvade(const Table& table, const Ask& ask, const Answer& answer);
// That none of them reaches anybody.
std::vector<play::Told> toldOfFanatics(const Table& table, const Ask& ask);

} // namespace strategikon::warmasterPlay

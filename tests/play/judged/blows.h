// Combat: who strikes whom over which edge, and in what cover he is (1565-1645).
#pragma once

#include "facts.h"

#include <map>

namespace judged {

// How stands of a unit strike.
struct AttackDice {
    play::Id target = 0;
    bool flanked = false, aside = false, terrified = false;
    auto operator<=>(const AttackDice&) const = default;
};
using Blows = std::map<AttackDice, int>; // and how many of them

// By the places of all who fight there; nothing: some contact is not clear, or a stand has a choice.
std::optional<Blows> blowsOf(const Table& table, const Unit& unit);

// Where a charge met it and nobody else fights there.
struct Met {
    const Unit *charger = nullptr, *charged = nullptr;
    std::string edge{};
    bool inLine = false; // the one who was charged
};

// A card that declares an attack. `declared`: what stands of the unit have done before in this round.
Verdicts ofAttack(const Table& table, const play::Decision& card, const Unit& unit, const Blows& declared);
// The same from the charge alone, in the first round.
Verdicts ofAttackAfter(const Met& met, const Unit& unit);
Verdicts ofCover(
    const Table& table, const play::Decision& card, const Unit& unit, const Unit& target, bool mountedPhalanx);
// Shots of whom a charge met (1389-1399).
Verdicts ofShotsAtCharger(const Met& met);
// Who won and may follow (1912-1925).
Verdicts ofAftermath(const Met& met, const Unit& winner);

} // namespace judged

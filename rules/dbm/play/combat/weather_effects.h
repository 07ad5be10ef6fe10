// What of the weather, or of trees, may be against an element in a fight (rulebook 406-414, 700): the rows of
// weather.yaml's `against` that can hold now. What the record knows is filled in; how somebody faces or came is asked.
#pragma once

#include "rules/dbm/play/rule.h"

namespace strategikon::dbmPlay {

struct Hindrance {
    std::string what{};    // of its row; "trees"
    bool likely = false;   // as far as the record knows
    bool shooting = false; // only while it shoots
    bool fresh = false;    // of this bound alone
    play::Cells cells{};
};
// Of an element in a fight, by what it counts as there; `shoots`: it may.
std::vector<Hindrance> hindrancesOf(
    const BattleView& table, Id element, const Classified& kind, Mode mode, bool shoots);

// A fact of a card: which of them is against it, nothing first. No fact where nothing can be.
std::optional<Input> hindranceFact(std::string id, const std::vector<Hindrance>& all);
// With what was answered; `shoots`: it does.
void hinder(Fighter& fighter, const std::vector<Hindrance>& all, int answered, bool shoots);

// A side has had the bounds after which thirst tells: it is asked for water.
void askForWater(Transaction& transaction, int side);

} // namespace strategikon::dbmPlay

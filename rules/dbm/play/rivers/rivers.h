// Rivers (rulebook 613-619): which lie on the field, what each is like in each sector of the table, who stands in one.
// A river is a feature of the battle; where no map shows it, it is one from the moment somebody wades it.
#pragma once

#include "rules/dbm/play/battle_view.h"

namespace strategikon::field {
struct Setup;
}

namespace strategikon::dbmPlay {

const std::vector<std::string>& natureWords();

constexpr int mostRivers = 2, tableSectors = 6;

// A stretch of a river: nought is the first; sectors from 1 on.
struct Stretch {
    int river = 0, sector = 1;
    friend bool operator==(const Stretch&, const Stretch&) = default;
};

// What a map shows of rivers, as the battle begins: how many there are, and which of them are short.
void noteRivers(const field::Setup& setUp, play::EventBuilder& builder);

// One may lie on the field: the map shows it, or there is none to tell. `mayWade`: and it is no ice.
bool mayLie(const BattleView& table);
bool mayWade(const BattleView& table);
bool isUntold(const BattleView& table); // no map shows what lies there
bool maybeTwo(const BattleView& table);

play::Thing riverThing(int river);
Id riverOf(const BattleView& table, int river); // the feature; 0: nobody has waded it yet, and no map shows it
Nature natureAt(const BattleView& table, Stretch at);
// As it is to an element: knights on foot drown where others only tumble (617).
Nature natureFor(const BattleView& table, Id element, Stretch at);
Nature natureOfTotal(const BattleView& table, int total);

// Where an element wades; nothing where it stands on dry land, a ford or a bridge.
std::optional<Stretch> wadesIn(const BattleView& table, Id element);
// In water that keeps it from shooting (1124).
bool isDeep(const BattleView& table, Id element);
// The stretch that an element would come to, as far as the record and the map know: the nearest sector that has a
// river; else the first.
Stretch likelyStretch(const BattleView& table, Id element);

} // namespace strategikon::dbmPlay

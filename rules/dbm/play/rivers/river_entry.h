// Who enters a river, one after the other: the steps and the dice of it (rulebook 614-619).
#pragma once

#include "rules/dbm/play/rivers/river_moves.h"
#include "rules/dbm/play/steps.h"

namespace strategikon::dbmPlay {

enum class Order { line, column, singly };

// Those who are still to enter, the first of them next.
struct Party {
    Ids elements{};
    Stretch at{};
    bool stays = false;
    Order order = Order::line;
    bool follows = false; // right behind one who has just got across; of those who go singly, after one
    void lie(auto& row) { row.on(elements), row.with(at.river, at.sector, stays, order, follows); }
};

// At once where no die is needed, else as the next step.
void enter(Transaction& transaction, const Party& party);
// It comes to stand in or on it; on dry land.
void standInStream(Transaction& transaction, Id element, Stream stream, int sector = 0);
Stream streamOf(Stretch at);
// In or into the water without wanting to; `over`: it is in none any more where it lives.
void driven(Transaction& transaction, Id element, Stretch at, bool over);
void fleesOverIce(Transaction& transaction, Id element);

// What the die of a river may say.
std::vector<std::pair<std::string, double>> natureChances(const BattleView& table, const play::Spread& totals);
// And those of a party who all want to cross: of one what may come, of several whether all get across, or any drown.
std::vector<std::pair<std::string, double>> partyChances(const BattleView& table, const Party& party);

} // namespace strategikon::dbmPlay

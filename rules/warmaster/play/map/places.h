// Where units and commanders stand, as far as a set-up or the players have told, and what a tape tells of it. What does
// not follow for certain is not told: the table decides it, as ever.
#pragma once

#include "model/play/map/place.h"
#include "model/play/map/sights.h"
#include "rules/warmaster/play/transaction.h"

namespace strategikon::warmasterPlay {

// Whom an event moves has left his place (play.yaml, `moves`), with the commanders who have joined him, and has made
// his first move. Called by Transaction::happened().
void leavePlaces(Transaction& transaction, const std::string& what, const Ids& on);

// A unit has been told to stand here: commanders of its side who stand alone where it does make room towards their base
// line, no farther than they must (rulebook 2468). Called once its place is set.
void makeRoom(Transaction& transaction, Id unit);

// A unit's or a commander's stands as the battle knows them; and a formation that somebody told.
field::Troop troopOf(const BattleView& table, const play::Thing& thing);
field::Formation formationOf(const play::Place& place);

using play::Arc;
using play::Moment;

class Tape : public play::Tape {
public:
    explicit Tape(const BattleView& table, const field::Field* on = nullptr);
    const BattleView& table() const { return table_; }
    play::Place place(Id thing) const { return play::placeOf(fields(), table_[thing]); }

private:
    const BattleView& table_;
};

// As far as anybody sees in this battle (rulebook 329).
double farthestSeen(const BattleView& table);

} // namespace strategikon::warmasterPlay

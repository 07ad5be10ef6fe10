// Vessels and the troops they land (rulebook 228-242, 263). A vessel keeps who is aboard (`cargo`); whoever is aboard
// stands nowhere on the table (Where::aboard) and does nothing there, but counts as ever (816).
#pragma once

#include "rules/dbm/play/transaction.h"

namespace strategikon::dbmPlay {

bool isVessel(const BattleView& table, Id element);
// It carries troops, and they are ashore, or lost there: it cannot move and hardly fights (263).
bool isUnladen(const BattleView& table, Id element);
// Of a side, on the table.
Ids vesselsOf(const BattleView& table, int side);
Ids cargoesOf(const BattleView& table, int side); // those aboard of them
Id carrierOf(const BattleView& table, Id troops); // 0: nobody has them aboard
// Who may go aboard: landing troops; mounted ones into horse transports alone (235). The vessels that would take one.
bool takes(const BattleView& table, Id vessel, Id troops);
Ids berthsFor(const BattleView& table, Id troops);

void embark(Transaction& transaction, Id troops, Id vessel);
void disembark(Transaction& transaction, Id vessel);
// Whom it has aboard goes down with a vessel, but not on a lee shore: there they are an inferior horde (758).
void goDown(Transaction& transaction, Id vessel);
void wreck(Transaction& transaction, Id vessel);
// On frozen waterways nothing is afloat: vessels stay away, their troops are ashore (380).
void iceKeepsOff(Transaction& transaction);

// The going of a vessel in this wind, as far as that alone says it; and the paces of a tactical move in good and in
// difficult going (380, 411-412).
bool isHinderedByWind(const BattleView& table, Id vessel);
// What a move card tells of it besides its price: an id ("calm", "up-wind"), and how far it goes then.
struct Sailing {
    const char* says = "";
    int far = 0, less = 0;
};
Sailing sailingOf(const BattleView& table, Id vessel);

} // namespace strategikon::dbmPlay

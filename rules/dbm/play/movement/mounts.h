// Riders who fight on foot, and infantry that rides (rulebook 249-261). Three chariots, two light horse or one other
// element become one on foot, which stands for them until it mounts again or is lost.
#pragma once

#include "rules/dbm/elements.h"
#include "rules/dbm/play/movement/moving.h"

namespace strategikon::dbmPlay {

const dbmRules::ArmyTable& armyTable();

// As a battle begins: what the element dismounts as, and whether its list lets it.
void setRiding(play::EventBuilder& builder, Id id, const dbmRules::Element& element);

bool mayDismount(const BattleView& table, Id element); // it has something to become on foot
bool isDismounted(const BattleView& table, Id element);
bool hasMounts(const BattleView& table, Id element);   // to mount again; of mounted infantry to march and flee
Ids exchangedFor(const BattleView& table, Id element); // those who fight on foot with it
int worthOf(const BattleView& table, Id element);      // with theirs, in halves (815)
Ids remountable(const BattleView& table, Ids all);
// It is mounted again if it can be: those who come back to the table by that.
Ids remount(Transaction& transaction, Id element);
// Its mounts are removed, if it has any: it moved on foot without them (261).
void leaveMounts(Transaction& transaction, Id element);
void leaveMountsMoving(Transaction& transaction, Id element, Move how);

// Riders in ambush may have got off before it (431).
void addAmbushOnFoot(const BattleView& table, const Ids& all, Decision& ask);
Outcome ambushOnFoot(Transaction& transaction, const Decision& ask, const Ids& shown, const Answer& answer);

} // namespace strategikon::dbmPlay

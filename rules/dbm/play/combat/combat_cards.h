// What a card of a fight asks, and what comes of it, for close combat and shooting alike.
#pragma once

#include "rules/dbm/play/rivers/rivers.h"
#include "rules/dbm/play/rule.h"

namespace strategikon::dbmPlay {

// The facts of the table of two elements: `ours` is who is named first. The ids of their inputs begin with "our-" and
// "their-".
std::string factId(int side, const char* what);
std::vector<Input> factsOf(const BattleView& table, Id ours, Id theirs, Mode mode);
// What was said last time of the same two: who is named first now may have been second then, and what moved in that
// bound is done with.
Answer asLastTime(const Decision& ask, const Ids& then, Answer said);
// With what was answered, what was not as it is filled in.
Fight fightOf(const BattleView& table, Id ours, Id theirs, Mode mode, const Answer& answer);
// The same of one element that attacks what is no element: an empty stretch of works.
std::vector<Input> factsAlone(const BattleView& table, Id own);
Fight fightAlone(const BattleView& table, Id own, const Fighter& enemy, const Answer& answer);
Fight withReadings(const BattleView& table, Fight fight); // by the readings of the battle
// What was told of the works that one of the two is behind.
Cover coverTold(const BattleView& table, const Answer& answer, int side);
// What may come of it, and with these dice; dice that have not fallen are counted by all their faces.
Preview previewOf(const BattleView& table, const Fight& fight, const Answer& answer);
Preview previewOf(const BattleView& table, const Fight& fight, const Answer& answer, play::Opposed opposed);
// Who may fight whom, of a side's close combats; nothing where nobody is left to.
std::optional<Decision> fightCard(const BattleView& table, int side);
Decision combatCard(const BattleView& table, Id ours, Id theirs);
// Whether an element counts as an overlap for that friend (655).
bool mayHelp(const BattleView& table, Id element, Id other);
// Both dice, an account each.
std::vector<Input> diceOf(const BattleView& table, Id ours, Id theirs);
Verdict decided(const BattleView& table, const Fight& fight, std::array<int, 2> dice);
// Both dice: "theirs-destroyed", "held", "ours-recoil".
play::Opposed opposedOf(const BattleView& table, const Fight& fight);
std::string outcomeId(const Fates& fates);

} // namespace strategikon::dbmPlay

// Fortifications in a battle (rulebook 247-248, 302, 534-535, 657-660, 692-698, 808-809, 818): which of them stand, who
// is behind them, who may attack them, and stretches that nobody defends.
#pragma once

#include "rules/dbm/play/movement/moving.h"

namespace strategikon::dbmPlay {

bool anyWorks(const BattleView& table);
bool anyWorks(const BattleView& table, int side);
bool anyTowers(const BattleView& table);
int worksOf(const BattleView& table, Id army); // stretches
// Whether words of a row can hold here, as far as they ask for works.
bool mayBeAsked(const BattleView& table, const std::vector<std::string>& words);
// What an element may be behind here, and as words of its field "works"; empty: there are no works.
std::vector<Cover> covers(const BattleView& table);
std::vector<std::string> coversOf(const BattleView& table);
Cover coverIn(const BattleView& table, int option); // of these
Input coverOf(const BattleView& table, Id element, std::string id);
inline bool isDefended(Cover cover) { return cover > Cover::inside; }
inline bool isGate(Cover cover) { return cover == Cover::temporaryGate || cover == Cover::gate; }

// What an element of a fight is where it stands; in close combat its enemy attacks across works then.
void placeBehindWorks(Fight& fight, std::size_t side, Cover cover, const BattleView& table);
bool storms(const BattleView& table, Id element, Cover of); // whether its kind can attack such works
// Why such works cannot be attacked; why a combat cannot be as it is told.
Outcome mayStorm(const BattleView& table, Id attacker, Cover of);
Outcome faultAcross(const BattleView& table, const Ids& both, const Answer& answer);
// Who rides defends none (250): a pair with works between them of which nobody then defends any.
Warnings ridersAcross(const BattleView& table, const Ids& both);
// What was told of the works is where they stand now.
void keepCovers(Transaction& transaction, const Decision& card, const Ids& both, const Answer& answer);
// How one of both stood to works between them, as the steps that follow a combat carry it: not at all, or
constexpr int defended = 1, stormed = 2;
int acrossWorks(const Fight& fight, std::size_t side);
// Whoever defended works does not pursue (800), who attacked them goes in (809). False: there were none between them.
bool pushStorming(Transaction& transaction, std::size_t winner, const Ids& both, const Fight& fight);
// An attacker gave way again over gate or palisade: infantry follows him to its works (809).
void backToWorks(Transaction& transaction, Id defender);

// A move through works (498, 535): why it cannot be; where it leads.
Outcome mayPass(const BattleView& table, Passage passage, const Ids& elements, bool column);
void passes(Transaction& transaction, Id element, Passage passage);

// Once it is known who invades, and whether there is a built-up area (302).
void settleWorks(Transaction& transaction);
// Counts what an army bought as a battle begins.
void countWorks(
    play::EventBuilder& builder, Id army, const std::vector<std::string>& specials, bool permanent, int price);

Rules worksRules(); // empty stretches, storming, the centre of a town

} // namespace strategikon::dbmPlay

// One kind of step or action of DBM: when it is open, what it asks, what comes of it.
#pragma once

#include "model/play/phases.h"
#include "model/play/rules.h"
#include "model/play/unnoted.h"
#include "rules/dbm/play/transaction.h"

namespace strategikon::dbmPlay {

using play::Answer;
using play::choice;
using play::chosen;
using play::Decision;
using play::dice;
using play::factMissing;
using play::factOf;
using play::filled;
using play::Input;
using play::named;
using play::number;
using play::Preview;
using play::Step;
using play::Warnings;
using play::whoOf;
using play::yesOrNo;

using Outcome = std::optional<Message>; // of resolving; a message refuses the answer

// Who touches whom on the map is measured where a rule asks (map/map_measure.h).
struct OnTable {
    OnTable(const BattleView& table, const field::Field*) : table(table) {}
    const BattleView& table;
};

using Rule = play::RuleOf<BattleView, Transaction, OnTable>;
using Rules = std::vector<Rule>;

Rules beforeRules();     // the roll-off, the season
Rules initiativeRules(); // dice and their dealing, allies, panic
Rules moveRules();       // moves, marches, halts
Rules unbiddenRules();   // spontaneous advances, retreats of the demoralised
Rules shootingRules();
Rules combatRules();
Rules aftermathRules(); // recoils, flights, who falls with whom
Rules pursuitRules();
Rules arrivalRules();  // flank marches, ambushes
Rules mountRules();    // riders who get off, and on again
Rules baseRules();     // who stands on one base with whom
Rules campaignRules(); // who leaves the table, and what a campaign leaves of a beaten army
Rules boundRules();    // bounds, losses, the end
Rules darkRules();     // who has seen enemy in the dark
Rules nightRules();    // night falls
Rules thirstRules();   // who has water

// Whether the die of a command off the table announces it: then a step "flank-march" is due. It lets stragglers come.
bool announcesArrival(Transaction& transaction, Id command, int die);
// Badges as they are read: "A7–A9, A12".
std::string badgesOf(const BattleView& table, const Ids& elements);

// A bound of the side begins: who was announced comes now.
void arrivalsCome(Transaction& transaction, int side);
// Of a side, who may come on in this bound; why they may not so; and they do.
Ids arriving(const BattleView& table, int side);
Outcome refusedArrival(const BattleView& table, const Ids& elements, bool byMarch);
void arrive(Transaction& transaction, const Ids& elements);

// The phases of a bound, and what is due where each ends (rulebook 451-456).
const play::Phases& boundPhases();
void phaseIsOver(Transaction& transaction);
// At the end of a bound: a third of a command, and half of an army (825, 829).
void countLosses(Transaction& transaction);

// Friends of an element on the table, but itself; and who of the ranks behind it, the second first, is still there, as
// they were told in its combat: what follows begins with them.
Ids friendsOf(const BattleView& table, Id element);
Ids ranksOf(const BattleView& table, const Step& step);

// Whether a friend who stands right behind an element falls with it in close combat (759-761).
bool fallsWith(const BattleView& table, Id element, Id behind);

// Of an open step: whom it is about are elements, whatever a record says; with so many figures at least.
play::StepShape elements(std::size_t on, std::size_t with = 0);

// What becomes of an element, as a step that is answered next.
// `across`: how it stood to works between them (works.h).
// `beset`: with an enemy front on its rear.
void pushFate(Transaction& transaction, Id element, Id by, Fate fate, Mode mode, const Ids& ranks, int across = 0,
    bool beset = false);
// The winner's pursuit, where there is one; `wades`: in a river. `brokenOff`: of who moved away from it.
void pushPursuit(Transaction& transaction, Id winner, Id loser, bool wades, const Ids& ranks, bool brokenOff = false);

} // namespace strategikon::dbmPlay

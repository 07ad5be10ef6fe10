// One kind of step or action of Warmaster Ancients: when it is open, what it asks, what comes of it. Each subject of
// the rulebook is a file of them (orders.cpp, shooting.cpp ...) and hands over its list.
#pragma once

#include "model/play/rules.h"
#include "model/play/unnoted.h"
#include "rules/warmaster/play/agenda.h"
#include "rules/warmaster/play/transaction.h"

namespace strategikon::warmasterPlay {

using play::Answer;
using play::choice;
using play::chosen;
using play::Decision;
using play::dice;
using play::factMissing;
using play::factNeeded;
using play::factOf;
using play::fallen;
using play::filled;
using play::filledWith;
using play::Input;
using play::named;
using play::number;
using play::Option;
using play::Preview;
using play::scored;
using play::Step;
using play::sum;
using play::whoOf;
using play::yesOrNo;

using Outcome = std::optional<Message>; // of resolving; a message refuses the answer

class Tape; // places.h

using Rule = play::RuleOf<BattleView, Transaction, Tape>;
using Rules = std::vector<Rule>;

Rules beforeRules();    // what is settled before the first turn
Rules turnRules();      // phases that end, turns
Rules orderRules();     // initiative, orders, blunders, commanders
Rules chargeRules();    // charges, shots at chargers, evades
Rules shootingRules();  // the Shooting phase
Rules moveRules();      // driven back, making way, confusion tests, leaving the table
Rules combatRules();    // engagements, attacks, results
Rules aftermathRules(); // retreats, fall backs, pursuits, advances
Rules arrivalRules();   // later arrivals, returns
Rules endRules();       // camps, withdrawals, the end of the battle

// The other side of a thing's.
int enemy(const BattleView& table, Id of);

} // namespace strategikon::warmasterPlay

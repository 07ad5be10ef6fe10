// One kind of step or action of Warmaster Ancients: when it is open, what it asks, what comes of it. Each subject of
// the rulebook is a file of them (orders.cpp, shooting.cpp ...) and hands over its list.
#pragma once

#include "rules/warmaster/play/doing.h"

#include <functional>

namespace strategikon::warmasterPlay {

using play::Answer;
using play::Ask;
using play::Input;
using play::Option;
using play::Preview;
using play::Step;

using Outcome = std::optional<Message>; // of resolving; a message refuses the answer

class Tape; // places.h

struct Rule {
    std::string what{}; // code of the step or the action
    // An action: what a side may do in phases of the list; a step has none and waits on the agenda.
    std::vector<std::string> phases{};

    // The card: of the step on top of the agenda, or of the action; nothing where it is not open now.
    std::function<std::optional<Ask>(const Table&, const Step&)> asks{};
    // What an answer, whole or in part, means. May be empty: then only the dice of the card are told.
    std::function<Preview(const Table&, const Step&, const Answer&)> preview{};
    // What the map tells of the card's facts; may be empty.
    std::function<std::vector<play::Told>(const Tape&, const Ask&, const Answer&)> told{};
    // The step is off the agenda when this is called; `step` is a copy of it.
    std::function<Outcome(Doing&, const Step& step, const Answer&)> resolve{};
    bool runsOver = false; // its moves may go over lone commanders of the enemy, who flee before anything else follows
};

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

// Cards are built of these.
Input whoOf(std::string id, Ids among, int least = 1, int most = 1);
Input factOf(std::string id, Ids among, int most);            // things that the table knows: none is fine
Input yesOrNo(std::string id, bool given);                    // a fact, with what is most likely filled in
Input number(std::string id, int least, int most, int given); // a fact
Input choice(std::string id, std::vector<std::string> options, int given = -1); // given -1: the players decide
Input dice(int count, int reach = 0, bool faces = true, std::string id = "dice");
// The option that was chosen, by its id.
std::string chosen(const Ask& ask, const Answer& answer, std::string_view input);
// Things named; empty where not noted.
Ids named(const Answer& answer, std::string_view input);
int sum(const Answer& answer, std::string_view input = "dice");
// Of so many dice: what fell, or what may still fall.
play::Spread fallen(const Answer& answer, int dice);
// How many dice score; a count is taken as it is.
int scored(const Ask& ask, const Answer& answer, std::string_view input = "dice");
// Refuses an answer that leaves out a fact on which the outcome depends.
Message factNeeded(std::string_view input);
// The other side of a thing's.
int enemy(const Table& table, Id of);

} // namespace strategikon::warmasterPlay

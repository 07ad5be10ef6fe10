// Rows of the tables about what an element may not do: whose they are, and words about it that must all hold
// (README.md). What the record and the map know for certain forbids; what they only may know is warned of.
#pragma once

#include "rules/dbm/play/combat/engaged.h"
#include "rules/dbm/play/rule.h"

namespace strategikon::dbmPlay {

struct Doing; // what an element does, as these words see it
struct Limit {
    std::string id{};
    Kinds own{}, except{};
    play::Conditions<Doing, Known> when{};
};
std::vector<Limit> limitsOf(const std::vector<Node>& rows);

// Whether a row of them is against it; `named`: the id of the one that is most surely. `engaged`: nullptr where nobody
// asks who fights.
struct Barred {
    Known is = Known::no;
    std::string named{};
};
Barred barred(const std::vector<Limit>& rows, const BattleView& table, Id element, const Engaged* engaged = nullptr);

// Of shooting.yaml: who does not shoot, not even with others; who only shoots with others; whom what he does in close
// combat keeps from shooting and being shot at.
const std::vector<Limit>& shootsNot();
const std::vector<Limit>& onlyAids();
const std::vector<Limit>& outOfShooting();
// Of moves.yaml: who does not march; who of the impetuous does not advance; through whom nobody bursts.
const std::vector<Limit>& marchesNot();
const std::vector<Limit>& advancesNot();
const std::vector<Limit>& nobodyBursts();
// Of victory.yaml: of the demoralised who stays, as words.
Known staysInRetreat(const BattleView& table, Id element, const Engaged& engaged);
// Of several who moved into contact together nobody was asked who of them fights, supports or overlaps: `code` with
// who of these may.
Warnings perhapsInContact(const BattleView& table, const Ids& those, const char* code, const char* rule);

} // namespace strategikon::dbmPlay

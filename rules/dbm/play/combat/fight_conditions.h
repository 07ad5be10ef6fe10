// What rows about a fight ask (combat.yaml, outcomes.yaml, kinds.yaml; README.md), as tests of a situation: who the two
// are, what stands behind them, how they stand. They are made once, when the tables are read.
#pragma once

#include "rules/dbm/play/combat/combat_factors.h"

namespace strategikon::dbmPlay {

// A fight as one of its sides sees it. `ahead`: by how much its total of the stages before is beyond the other's.
struct Seen {
    const Fight* fight = nullptr;
    int own = 0, ahead = 0;
    const Fighter& self() const { return fight->of[std::size_t(own)]; }
    const Fighter& enemy() const { return fight->of[std::size_t(1 - own)]; }
    Seen other() const { return {fight, 1 - own, -ahead}; }
};

// The account of both dice: rows of combat.yaml, each with the list in which it stands as its `table`.
play::Account scoresAccount();
const FightConditions& askedBy(const play::Factor& score);

// Of a row of outcomes.yaml `own` is who suffers, of kinds.yaml (`profiles`) who changes, `against` his enemy.
FightConditions outcomeConditions(const Node& row);
FightConditions profileConditions(const Node& row);
// Of a row whose mode is that of the fight: what it is seen as, what it suffers as, where ranks or works do not help.
FightConditions appearanceConditions(const Node& row);
// Those of its `when` alone.
FightConditions whenConditions(const Node& row);

// Whether a word asks only what two elements are and which of them shoots; all others ask how they stand.
bool asksOfKinds(std::string_view word);

} // namespace strategikon::dbmPlay

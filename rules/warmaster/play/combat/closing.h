// How an engagement closes after a round: whom of it still has to move, and who touches whom afterwards. It travels on
// the agenda from one move to the next.
#pragma once

#include "rules/warmaster/play/combat/combat.h"
#include "rules/warmaster/play/steps.h"

namespace strategikon::warmasterPlay {

struct Closing {
    Id engagement = 0;
    Ids left{};   // units that still have to choose
    Ids done{};   // those that have chosen
    Ids losers{}; // those that retreated; none in a draw
    int distance = 0;
    bool destroyed = false;                 // all enemies are
    int fallBack[2] = {0, 0};               // cm, by side; 0: not thrown yet
    std::vector<std::pair<Id, Id>> links{}; // who touches or supports whom

    void lie(auto& row)
    {
        row.on(engagement), row.divided(left, done, losers);
        row.with(distance, destroyed, fallBack[0], fallBack[1], links);
    }
    Step step(std::string what, int who) const { return packed(std::move(what), who, *this); }
    // As it is now: whoever is gone or off the table since is left out.
    static Closing of(const BattleView& table, const Step& step) { return unpacked<Closing>(step).on(table); }
    Closing on(const BattleView& table) const;

    Ids all() const;
    void chose(Id unit); // from left to done
    void link(Id unit, const Ids& others);
    void unlink(const BattleView& table, Id unit); // from all enemies
    bool linked(Id unit) const;
};

// Those of them that are on the table.
Ids there(const BattleView& table, Ids units);

// The last of the units done falls back; afterwards `then` goes on ("aftermath" or "fall-backs").
void fallBack(Transaction& transaction, const Closing& closing, Id unit, const char* then);
// All have moved: who still supports is asked, then the engagement closes.
void regroup(Transaction& transaction, const Closing& closing);
// Units that are linked stay engaged, all others are out; then comes the next round, or the combat stays unresolved.
void close(Transaction& transaction, const Closing& closing);

} // namespace strategikon::warmasterPlay

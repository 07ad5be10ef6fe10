// Exact chances of a whole round of combat: who scores how much more, who wins, how many stands each unit loses.
//
// A unit's hits come from dice that strike at nobody else, so units are independent of each other: the score of a side
// is a sum of their capped hits. A side that is destroyed has taken all it could, and only then, so that who wins can
// be read off the two scores.
#pragma once

#include "model/play/odds/odds.h"
#include "rules/warmaster/play/rule.h"

#include <map>

namespace strategikon::warmasterPlay {

struct Fighter {
    Id unit = 0;
    int side = 0;
    int stands = 3, each = 3;
    int hits = 0;    // it has already; they count against what it can take
    int counted = 0; // of them, those that count for this round
    int scored = 0;  // hits it must still save
    int armour = 0;  // 0: none
    int behind = 0;  // stands of maniples right behind it
    int fights = 0;  // stands that strike
    int turned = 0;  // of them, with somebody at their side or rear
    struct Batch {
        std::size_t target = 0; // of the fighters
        int dice = 0, reach = 0;
    };
    std::vector<Batch> batches{}; // it still throws
};

struct Round {
    std::vector<Fighter> fighters{};
    int supports[2] = {0, 0}; // by side, with all else that counts besides hits
    int removed[2] = {0, 0};  // units that withdrew: a retreat is divided by them too
    int reach = 0;            // what hits in the open
    int save = 0;             // what stands of maniples right behind save on
};

struct RoundOdds {
    play::Spread difference{}; // the score of side 0 less that of side 1
    double wins[2] = {0, 0}, draw = 0;
    std::vector<play::Spread> standsLost{}; // of each fighter, to hits
    std::vector<double> destroyed{};
};

RoundOdds oddsOf(const Round& round);
// Hits that each fighter takes in it, as far as there is room for them.
std::vector<play::Spread> newHits(const Round& round);
// So many dice that reach this against a fighter with this armour, not saved.
play::Spread hitsOf(int dice, int reach, int armour);

// What is told beforehand of cards that are still to be answered.
struct Foretold {
    std::map<Id, Answer> attacks{}; // of a unit
    Answer supports{};
    const Answer& attack(Id unit) const;
};

// The round that is being fought, or that an engagement would fight next: what is neither known nor told yet is taken
// as the cards fill it in beforehand (all stands strike at the enemy opposite, in the cover told so far).
Round roundOf(const BattleView& table, Id engagement, const Foretold& told = {});
// Whether the unit may still declare how it strikes in that round; the card of its supports as it would be.
bool undecided(const BattleView& table, Id engagement, Id unit);
std::optional<Decision> supportsAhead(const BattleView& table, Id engagement, const Foretold& told);
Preview roundPreview(const BattleView& table, Id engagement);
// "wins-a", "draws", "wins-b"; first the side whose turn it is.
void addOutcomes(Preview& preview, const BattleView& table, Id engagement);

} // namespace strategikon::warmasterPlay

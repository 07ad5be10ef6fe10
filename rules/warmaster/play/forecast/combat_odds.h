// Exact chances of a combat of two rounds: how it ends, and how many stands each unit has lost by then.
//
// What nobody can know yet is taken for granted, and told by whoever asks: at whom each unit strikes when it goes on,
// and whether it follows a beaten enemy. Nobody's retreat is blocked, elephants trample nobody, nobody new comes, who
// goes on stays in one combat, and a draw ends it. Who is pursued and does not touch its own enemy any more strikes
// back at the first who pursues it.
#pragma once

#include "rules/warmaster/play/forecast/round_odds.h"

#include <map>

namespace strategikon::warmasterPlay {

// Dice of a unit in a round, by the stands it has.
struct Blows {
    int first = 0, each = 0; // of one stand with all that counts once, of each further one
    int most = 0;            // stands that touch an enemy; 0: all
    int dice(int stands) const
    {
        const int many = most == 0 ? stands : std::min(stands, most);
        return many > 0 ? std::max(first + (many - 1) * each, 1) : 0;
    }
};

// What a fighter does once the first round is over.
struct Later {
    int enemy = -1;                 // at whom it strikes, of the fighters; -1: nobody, it only supports
    bool follows = true;            // it pursues where its side has won
    bool falls = false;             // it is lost where its side is beaten: artillery
    bool spent = false;             // it is gone after a round: scythed chariots
    int armour = 0;                 // 0: none
    Blows beaten{}, shaken{};       // it has retreated; from scythed chariots, with hits
    std::vector<Blows> following{}; // it has pursued, by its bonus from 1 on; the last holds beyond
};

struct Combat {
    Round first{};
    std::vector<Later> then{};       // of each fighter of `first`
    int supports[2] = {0, 0};        // in the second round
    int pursuit = 1;                 // cm of a retreat that each bring pursuers one more
    bool backed[2] = {false, false}; // by units that only support, so that the side is not destroyed with its fighters
};

struct CombatOdds {
    RoundOdds first{};
    double goesOn = 0;                      // to a second round
    double wins[2] = {0, 0}, draw = 0;      // the last round that is fought
    play::Spread difference{};              // of the second round, where there is one
    std::vector<play::Spread> standsLost{}; // of each fighter, when all is over
    std::vector<double> destroyed{};
};

// Fighters who strike at each other, and at each other's enemies, are reckoned with together: more than six of them
// that can lose stands in one such knot are too many, and nothing comes of it.
std::optional<CombatOdds> oddsOf(const Combat& combat);

// What is taken for granted of a combat on the table, by unit; who is not named does as is usual.
struct Granted {
    std::map<Id, bool> follows{};
    std::map<Id, Id> enemy{};
    Foretold told{}; // of the first round
};
Combat combatOf(const BattleView& table, Id engagement, const Granted& granted = {});

} // namespace strategikon::warmasterPlay

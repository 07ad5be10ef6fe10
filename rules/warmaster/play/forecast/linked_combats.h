// Fighters of a combat who hang together by whom they strike at in its second round: all ways that both rounds may go
// for them, apart from everybody else. Used by combat_odds.cpp only.
#pragma once

#include "rules/warmaster/play/forecast/combat_odds.h"

#include "model/play/odds/joint.h"

#include <array>

namespace strategikon::warmasterPlay {

// How the first round ends: who has won, with what bonus its pursuers strike, by which differences of the scores.
struct Ending {
    int winner = play::nobody, bonus = 1;
    int least = 0, most = 0;
};

// What a knot comes to where the round ends so. The first number of a joint is what it adds to the difference of the
// first round, the second to that of the second.
struct LinkedCombat {
    // All of it; that where all who went on of a side are destroyed; that where nobody went on.
    enum { any, firstGone, secondGone, bothGone, overAlready, kinds };
    std::array<play::Joint, kinds> cases{};
    std::vector<play::Joint> lost{}; // of each member: stands lost in the end are the second number
};

class LinkedCombats {
public:
    using Members = std::vector<std::size_t>;

    // `hits` of the first round, of all fighters; `scythed`: sides with scythed chariots, who shake whom they hit.
    LinkedCombats(
        const Combat& combat, const std::vector<play::Spread>& hits, const bool (&scythed)[2], Members members);

    const Members& members() const { return members_; }
    const play::Spread& difference() const { return difference_; } // that it adds to the first round
    bool tooLarge() const;
    // What the others add is `rest`: ways that cannot end so with any of it are left out.
    LinkedCombat part(const Ending& ending, const play::Spread& rest);

    int stands(std::size_t member, int hits) const; // that it has left
    int room(std::size_t member) const;             // for hits
    int toward(std::size_t member) const { return fighter(member).side == 1 ? 1 : -1; }

private:
    // A member after the first round: hits it may have taken that leave it so many stands.
    struct Left {
        int stands = 0, least = 0, most = 0;
        bool shaken = false;
    };
    struct Going {
        std::vector<bool> lives, goes;
        std::vector<int> struck; // dice
    };
    // A member with so many hits of the first round, and those of the second.
    struct Way {
        int hits = 0;
        double chance = 0;
        const std::vector<double>* more = nullptr; // none where it does not go on
    };

    const Fighter& fighter(std::size_t member) const { return combat_->first.fighters[members_[member]]; }
    const Later& later(std::size_t member) const { return combat_->then[members_[member]]; }
    int memberAt(int fighter) const; // -1: it is none

    std::vector<Left> leftOf(std::size_t member) const;
    bool mayEndSo(const std::vector<Left>& left) const;
    Going going(const std::vector<Left>& left) const;
    const std::vector<std::vector<double>>& secondHits(std::size_t member, int dice);
    std::vector<Way> waysOf(std::size_t member, const Left& left, const Going& now);
    void addAll(const std::vector<Left>& left);
    void add(const std::vector<const Way*>& ways, const Going& now, int difference, double chance);
    void addSecond(int difference, double chance, const double (&gone)[2]);

    const Combat* combat_;
    const std::vector<play::Spread>* hits_;
    bool scythed_[2];
    Members members_;
    play::Spread difference_;
    std::vector<std::vector<int>> left_{}; // stands of each member, by the hits it has taken
    std::vector<std::map<int, std::vector<std::vector<double>>>> second_{}; // by dice, by hits of the first round
    // Of the part that is being made.
    Ending ending_{};
    int restLeast_ = 0, restMost_ = 0;
    LinkedCombat part_{};
    std::vector<double> sums_[2]{}, next_{}; // hits that a side takes in the second round of one way
};

} // namespace strategikon::warmasterPlay

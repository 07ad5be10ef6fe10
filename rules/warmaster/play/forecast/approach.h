// Charges before they are made: taken through their very steps (charging.cpp, receiving.cpp) until the lines meet, with
// every number of hits that shots may score on the way.
#pragma once

#include "rules/warmaster/play/forecast/prospects.h"

namespace strategikon::warmasterPlay {

// A state that may come, with its chance.
struct Branch {
    play::State state{};
    double chance = 1;
};

class Approach {
public:
    Approach(const play::Game& game, const Intent& intent, const play::State& from);

    // What the step on top of the agenda, or the action, is answered with.
    void answer(const play::Answer& answer);
    // A charge that an order has brought about.
    void charge(const play::Step& step, const play::Answer& answer);
    // Until nobody has to answer any more: who is charged shoots, evades or stands, stands come round.
    void meet();

    const std::vector<Branch>& branches() const { return branches_; }
    const std::vector<play::Assumption>& assumptions() const { return assumptions_; }
    const std::optional<Message>& refused() const { return refused_; }

private:
    std::vector<Branch> after(const Branch& branch);
    std::vector<Branch> thrown(const Branch& branch, const Decision& ask, const Input& dice);
    play::Answer expected(const Decision& ask, const play::State& state);
    std::vector<int> value(const Decision& ask, Input input, const play::State& state);
    std::optional<Branch> resolved(const Branch& branch, const play::Answer& answer, double chance = 1);
    void add(std::vector<Branch>& all, Branch branch) const;

    const play::Game& game_;
    const Intent& intent_;
    play::Step open_{}; // waits for an answer now: the course may have it
    std::vector<Branch> branches_{};
    std::vector<play::Assumption> assumptions_{};
    std::optional<Message> refused_{};
};

// Whether somebody has been charged, and has not been reached yet.
bool isApproaching(const BattleView& table);

// What the combat comes to that these chargers bring about; `before` is the table as it is.
play::Prospect contactAhead(
    const BattleView& before, const Approach& approach, const Ids& chargers, Ids about, const Intent& intent);
// Charges that may follow orders that are intended, or were given just now.
std::vector<play::Prospect> chargesOrdered(const play::Game& game, const BattleView& table, const Intent& intent);

} // namespace strategikon::warmasterPlay

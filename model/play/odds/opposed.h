// Two dice thrown against each other: what each pair of faces comes to, in how many of them, and what must be thrown.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

namespace strategikon::play {

struct Opposed {
    struct Outcome {
        std::string id{};
        int favours = -1; // who throws the first die (0), the second (1), neither (-1)
        friend bool operator==(const Outcome&, const Outcome&) = default;
    };
    std::vector<std::string> dice{}; // ids of their inputs
    std::vector<Outcome>
        outcomes{}; // that can come, the best for who throws the first die first; none: nothing is opposed
    int sides = 6;
    std::vector<int> cells{};      // places of the outcomes: a row for each face of the first die
    std::array<int, 2> fell{0, 0}; // faces that are known; 0: not yet

    bool empty() const { return outcomes.empty(); }
    int at(int first, int second) const { return cells[std::size_t((first - 1) * sides + second - 1)]; }
    // Of the pairs that can still fall: how many there are, and how many come to each outcome.
    int pairs() const { return (fell[0] ? 1 : sides) * (fell[1] ? 1 : sides); }
    std::vector<int> ways() const;
    // The least face of who throws (0 or 1) from which on every one comes to that outcome or one that is better for
    // him, while the other throws `against`; 0: none does.
    int least(int thrower, int outcome, int against) const;
    // The outcomes that he can throw for, the best first: all but his worst.
    std::vector<int> wished(int thrower) const;
    friend bool operator==(const Opposed&, const Opposed&) = default;
};

// `all`: the best for who throws the first die first; `of`: the place in it that two faces come to.
Opposed opposed(std::vector<std::string> dice, const std::vector<Opposed::Outcome>& all,
    const std::function<std::size_t(int first, int second)>& of);

} // namespace strategikon::play

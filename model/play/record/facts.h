// What lists and histories show of a battle without reading its log: kept beside it, worked out after every step.
#pragma once

#include "model/play/game.h"
#include "model/text/fault.h"

namespace strategikon::play {

// Of all throws that count (luck.h): of many battles they add up.
struct LuckSum {
    int throws = 0, good = 0;
    long long expected = 0, variance = 0; // of the good ones, in thousandths
    LuckSum& operator+=(const LuckSum& other);
    double above() const { return good - double(expected) / 1000; } // what was good beyond what was to be expected
    friend bool operator==(const LuckSum&, const LuckSum&) = default;
};

struct SideFacts {
    std::vector<std::string> armies{}, lists{}; // names, and the ids of their lists; allies too
    std::vector<Standing> standings{};
    std::optional<LuckSum> luck{}; // of a battle that is over, once somebody wanted it: it takes the whole record
    friend bool operator==(const SideFacts&, const SideFacts&) = default;
};

struct Facts {
    int turn = 0, side = 0;
    std::string phase{};
    bool over = false;
    int winner = nobody; // a side, both for a draw, nobody while it is open
    SideFacts sides[2]{};
    friend bool operator==(const Facts&, const Facts&) = default;
};

// Nothing: there is no such standing.
std::optional<int> standingOf(const Facts& facts, int side, std::string_view id);

Facts factsOf(const Game& game, const State& state);
// The same with the luck of both sides.
class Battle;
Facts factsOf(const Battle& battle);
std::string writeFacts(const Facts& facts); // JSON on one line
Result<Facts> readFacts(std::string_view text);

} // namespace strategikon::play

// The battles whose signature is kept: the examples that ship with the lists, and random ones, on a field and without.
#pragma once

#include "tests/play/random_battle.h"

#include <map>
#include <memory>

namespace playtest {

// One of them: what it is called, and how it comes about.
struct GameRow {
    enum class Kind { example, random, onField };
    std::string name{};
    Kind kind = Kind::example;
    int number = 0; // of a random battle
};
// So many of each random kind after the examples.
std::vector<GameRow> gameRows(int ofEach);

// Played to its end.
struct PlayedGame {
    play::State beginning;
    play::Battle battle;
    std::unique_ptr<field::Setup> setUp{}; // none: no field
    std::string setUpText{};
    std::map<int, std::vector<std::pair<play::Answer, Message>>> refused{}; // before the step of that number
};
Result<PlayedGame> playGame(Catalogue& catalogue, const GameRow& row);

// Where a player says on the map that everybody stands who has moved: mostly near enemies, and in touch with those whom
// he fights. Nothing where all are known to stand somewhere.
std::optional<play::Answer> placesTold(const play::State& state, const field::Setup& setUp, Random& random);

} // namespace playtest

// What a rule system tells of a battle besides playing it: how the sides stand, and what goes onto play sheets.
#pragma once

#include "model/army/list/list.h"
#include "model/play/thing.h"

#include <utility>

namespace strategikon::play {

// Numbers that go into a sentence of ours, by their {places}.
using Cells = std::vector<std::pair<std::string, std::string>>;

// A count that a battle is about: "withdrawal", "points". Worded by "standing-<id>".
struct Standing {
    std::string id{};
    int side = 0;
    int value = 0, of = 0; // of 0: there is no bound
    bool course = false;   // worth a chart over the turns, and decides what a turning point is
};

// What a unit may boast of: how often an event befell it as the first it is about; worded by "honour-<id>".
struct Honour {
    std::string id{}, event{};
};

// A rule as a play sheet prints it.
struct SheetRule {
    std::string phase{};        // in which it matters
    std::string name{};         // of a rule that has one; data words, as the text
    std::string text{};         // its lines are sentences of their own
    std::vector<Cells> cells{}; // of each line; of none where there are no more
    std::string figure{};       // what it adds, or which scores pick it: "+1", "2–3"
    std::string table{}; // rows that stand together, under words of "table-<id>" and "table-<id>-figure"; empty: none
    Source source{};
    std::vector<Id> of{}; // who has it; empty: everybody
};

// How far troops of a sort move, in the system's own measure; worded by "pace-<id>", under words of
// "paces", "paces-full" and "paces-half".
struct MoveRate {
    std::string id{};
    int full = 0, half = 0;
    std::vector<Id> of{};
};

// The first round of one unit against one other, the usual way: exact chances.
struct Matchup {
    Id unit = 0, against = 0;
    std::string way{}; // "charging", "charged", "defended": what `unit` does; worded by "bout-<way>"
    double wins = 0, draw = 0, loses = 0;
    double lost = 0, taken = 0; // mean stands that `unit` and `against` lose
};

// What players tick off beside a unit or mark it with, so many at most; worded by "tick-<id>".
struct Tracker {
    std::string id{};
    int many = 1;
    bool marker = false; // laid beside the models; otherwise models are taken away
};

// A word of the game's language, for a glossary; data words.
struct Term {
    std::string id{}, name{}, text{};
    std::vector<std::string> forms{}; // other forms of it in running text
    Source source{};
};

// A small plan that stands beside a rule: models from above, moves, and places. Lengths are those of a unit's front,
// y grows away from the reader.
struct Mark {
    std::string is{}; // "unit", "element" (its middle, front to `turn`), "move", "line", "area" (corners), "word"
    std::vector<std::pair<double, double>> at{};
    int side = -1;      // 0: who acts, 1: the other, -1: neither
    double turn = 0;    // of a unit, degrees clockwise; 0 faces away from the reader
    bool pale = false;  // where it was before
    std::string text{}; // data words
};
struct Drawing {
    std::string id{}, name{};
    std::vector<std::string> rules{}; // it stands beside
    double wide = 6, high = 4;
    std::vector<Mark> marks{};
};

} // namespace strategikon::play

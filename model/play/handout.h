// What a rule system tells of a battle besides playing it: how the sides stand, and what goes onto play sheets.
#pragma once

#include "model/army/list.h"
#include "model/play/thing.h"

namespace strategikon::play {

// A count that a battle is about: "withdrawal", "points". Worded by "standing-<id>".
struct Standing {
    std::string id{};
    int side = 0;
    int value = 0, of = 0; // of 0: there is no bound
    bool course = false;   // worth a chart over the turns, and decides what a turning point is
};

// A rule as a play sheet prints it.
struct Passage {
    std::string phase{}; // in which it matters
    std::string name{};  // of a rule that has one; data words, as the text
    std::string text{};
    std::string figure{}; // what it adds: "+1"
    Source source{};
    std::vector<Id> of{}; // who has it; empty: everybody
};

// The first round of one unit against one other, the usual way: exact chances.
struct Bout {
    Id unit = 0, against = 0;
    std::string way{}; // "charging", "charged", "defended": what `unit` does; worded by "bout-<way>"
    double wins = 0, draw = 0, loses = 0;
    double lost = 0, taken = 0; // mean stands that `unit` and `against` lose
};

// What players tick off beside a unit or mark it with, so many at most; worded by "tick-<id>".
struct Tick {
    std::string id{};
    int many = 1;
    bool marker = false; // laid beside the models; otherwise models are taken away
};

} // namespace strategikon::play

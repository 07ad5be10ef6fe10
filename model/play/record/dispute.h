// What a die decides between players who cannot settle it: 1 to 3 is the first of two answers, 4 to 6 the second. It is
// a note beside the step before ("dispute"), so that whoever reads the record knows where the answer came from.
#pragma once

#include "model/play/decision.h"

namespace strategikon::play {

struct Dispute {
    std::string asked{}, input{}, option{}; // codes: "order", "exposed", "yes"
    int face = 0;
    bool rolled = false; // by the program
    friend bool operator==(const Dispute&, const Dispute&) = default;
};

// A fact with more than one answer.
bool disputable(const Input& input);
// The two that are disputed: yes and no; of more answers the one that is noted and the next, of the last two both.
std::pair<int, int> disputed(const Input& input, std::optional<int> noted);
// All answers of a fact, yes before no: those that two are chosen from.
std::vector<int> answersOf(const Input& input);
int decided(int first, int second, int face);
// The one that a face decides for, and what it is called: "yes", "no", the option's id or the number.
int decided(const Input& input, std::optional<int> noted, int face);
std::string wordOf(const Input& input, int value);

// The text of the note: "order exposed yes 2 rolled".
std::string written(const Dispute& dispute);
std::optional<Dispute> disputeFrom(const std::string& text);

} // namespace strategikon::play

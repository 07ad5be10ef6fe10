// What a die decides between players who cannot settle it: 1 to 3 is the first of two answers, 4 to 6 the second. It is
// a note beside the step before ("dispute"), so that whoever reads the record knows where the answer came from.
#pragma once

#include "model/play/ask.h"

namespace strategikon::play {

struct Dispute {
    std::string asked{}, input{}, option{}; // codes: "order", "exposed", "yes"
    int face = 0;
    bool rolled = false; // by the program
    friend bool operator==(const Dispute&, const Dispute&) = default;
};

// A fact with two answers: yes is the first, or the first option.
bool disputable(const Input& input);
// The answer a face decides for, and what it is called: "yes", "no" or the option's id.
int decided(const Input& input, int face);
std::string decidedWord(const Input& input, int face);

// The text of the note: "order exposed yes 2 rolled".
std::string written(const Dispute& dispute);
std::optional<Dispute> disputeFrom(const std::string& text);

} // namespace strategikon::play

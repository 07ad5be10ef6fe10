// An endless battle of the made-up game with everything in it that a record can hold. What comes next follows from how
// much there is, so that any length of it can be told again.
#pragma once

#include "model/play/record/recorder.h"
#include "tests/play/toy.h"

namespace strategikon::play {

struct Act {
    enum class What { answer, undo, redo, goTo, note, correct };
    What what = What::answer;
    Answer answer{};
    int step = 0;
};

Act nextAct(const Battle& battle);
std::vector<Entry> done(Battle& battle, const Act& act);
std::optional<Fault> done(Recorder& recorder, const Act& act);

BattleContent aboutToy();
void goOn(Battle& battle, std::size_t entries); // until there are so many, or more where the last act gave several

} // namespace strategikon::play

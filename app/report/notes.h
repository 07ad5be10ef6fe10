// Notes that a side sealed before the battle, opened with its word: the answer for the record, and what only the
// set-up can tell: that commands do not stand to one another as they were written down.
#pragma once

#include "app/report/standing.h"
#include "model/play/decision.h"
#include "model/seal/seal.h"

namespace strategikon::report {

struct OpenedNotes {
    play::Answer answer{};
    std::vector<Message> unlike{};
};
// `ground`: of the battle; nullptr: none is known. A fault says what is wrong with the word or the seal.
Result<OpenedNotes> openedNotes(const play::State& state, int side, const seals::Key& key, const Ground* ground);

} // namespace strategikon::report

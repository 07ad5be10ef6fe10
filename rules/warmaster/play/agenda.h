// What the figures of open steps must be for their rules (play::StepShape). A record that somebody else wrote, or
// another version of the program, may carry something else; the rules do not look twice.
#pragma once

#include "model/play/thing.h"

namespace strategikon::warmasterPlay::loads {

using play::State;
using play::Step;

inline bool within(const Step& step, std::size_t figure, int least, int last)
{
    return step.with[figure] >= least && step.with[figure] <= last;
}

bool hasDice(const State& state, const Step& step); // the first figure

// How a charge came about is the figure `at` (Mode).
template <std::size_t at>
bool mode(const State&, const Step& step)
{
    return within(step, at, 0, 3);
}

bool shotAtCharger(const State& state, const Step& step);
bool again(const State& state, const Step& step);
bool declared(const State& state, const Step& step);
bool strikesOn(const State& state, const Step& step);
bool contacts(const State& state, const Step& step);
bool closes(const State& state, const Step& step);
bool fallsBack(const State& state, const Step& step);
bool throwsFallBack(const State& state, const Step& step);

} // namespace strategikon::warmasterPlay::loads

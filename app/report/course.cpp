#include "app/report/course.h"

#include <tuple>

namespace strategikon::report {

using namespace play;

namespace {

auto keyOf(const State& state) { return std::tie(state.turn, state.side, state.phase); }

} // namespace

std::vector<Moment> momentsOf(const Battle& battle)
{
    std::vector<Moment> moments;
    State state = battle.stateAfter(0);
    for (const int number : battle.line()) {
        if (moments.empty() || keyOf(moments.back().before) != keyOf(state))
            moments.push_back({state, state, {}});
        for (const Event& event : battle.log()[std::size_t(number - 1)].events)
            apply(state, event);
        moments.back().steps.push_back(number);
        moments.back().after = state;
    }
    return moments;
}

} // namespace strategikon::report

#include "app/report/course.h"

#include <algorithm>
#include <tuple>

namespace strategikon::report {

using namespace play;

namespace {

auto keyOf(const State& state) { return std::tie(state.turn, state.side, state.phase); }

} // namespace

bool isBookkeeping(const Event& event)
{
    using What = Change::What;
    return event.what == "step"
        || (event.on.empty() && event.with.empty()
            && std::all_of(event.changes.begin(), event.changes.end(), [](const Change& change) {
                   return change.what == What::turn || change.what == What::turnOf || change.what == What::phase
                       || change.what == What::pushed || change.what == What::dropped || change.what == What::field;
               }));
}

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

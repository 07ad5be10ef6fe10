#include "app/report/course.h"

#include "model/play/record/luck.h"

#include <algorithm>
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
    const auto here = [&]() -> Moment& {
        if (moments.empty() || keyOf(*moments.back().before) != keyOf(state)) {
            const auto now = std::make_shared<const State>(state);
            if (!moments.empty())
                moments.back().after = now;
            moments.push_back({now, now, {}, {}});
        }
        return moments.back();
    };
    for (const int number : battle.line()) {
        here().steps.push_back(number);
        moments.back().told.push_back({number, 0, 0});
        const auto& events = battle.log()[std::size_t(number - 1)].events;
        for (std::size_t i = 0; i < events.size(); ++i) {
            if (!isBookkeeping(events[i])) {
                auto& told = here().told;
                if (told.empty() || told.back().step != number)
                    told.push_back({number, i, i});
                told.back().to = i + 1;
            }
            apply(state, events[i]);
        }
        moments.back().told.back().last = true;
    }
    if (!moments.empty())
        moments.back().after = std::make_shared<const State>(std::move(state));
    return moments;
}

} // namespace strategikon::report

#include "model/play/rules.h"

#include <cstdlib>

namespace strategikon::play {

bool StepShape::holds(const State& state, const Step& step) const
{
    const auto isThing = [&](Id id) { return id >= 1 && id <= int(state.things.size()); };
    return step.who >= nobody && step.who <= eachSide && step.on.size() >= on && step.with.size() >= with
        && std::ranges::all_of(step.on, isThing)
        && std::all_of(step.with.begin(), step.with.begin() + std::ptrdiff_t(with),
            [this](int figure) { return std::abs(figure) <= utmost; })
        && (!fits || fits(state, step));
}

std::vector<int> sidesOf(Who acts, int turnOf)
{
    if (turnOf != 0 && turnOf != 1)
        return {0, 1};
    switch (acts) {
    case Who::mover:
        return {turnOf};
    case Who::other:
        return {1 - turnOf};
    default:
        return {turnOf, 1 - turnOf};
    }
}

} // namespace strategikon::play

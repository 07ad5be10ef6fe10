#include "rules/warmaster/play/agenda.h"

#include "model/play/rules.h"
#include "rules/warmaster/play/battle_view.h"

#include <algorithm>

namespace strategikon::warmasterPlay::loads {

using play::State;
using play::Step;

namespace {

bool isThing(const State& state, int id) { return id >= 1 && id <= int(state.things.size()); }

} // namespace

bool hasDice(const State&, const Step& step) { return step.with[0] >= 0; }

// Where the charge began and how its foot is protected may follow.
bool shotAtCharger(const State& state, const Step& step)
{
    return hasDice(state, step) && mode<1>(state, step) && (step.with.size() < 4 || within(step, 3, 0, 2));
}

bool again(const State& state, const Step& step) { return step.with.size() > 4 && isThing(state, step.with[4]); }

// Stands declared and commander used, then dice and reach for each target after the unit.
bool declared(const State& state, const Step& step)
{
    const BattleView table(state);
    const auto stands = [&](const play::Field<>& field) { return table.get(step.on.front(), field); };
    return step.with.empty()
        || (step.with.size() == 2 * step.on.size()
            && within(step, 0, 0, std::max(stands(state::strength), stands(state::stands)))
            && std::all_of(step.with.begin() + 1, step.with.end(),
                [](int one) { return one >= 0 && one <= play::StepShape{}.utmost; }));
}

bool strikesOn(const State& state, const Step& step)
{
    return hasDice(state, step) && within(step, 1, 1, std::min(int(step.on.size()) - 1, step.with[0]));
}

// The charger, so many contacts, one at least, then those who support it.
bool contacts(const State& state, const Step& step)
{
    return mode<0>(state, step) && within(step, 2, 1, int(step.on.size()) - 1);
}

namespace {

// The engagement, then so many who have to choose, so many who have, and the beaten; the last figures are pairs of
// units that touch. A fall back has one figure before them.
bool closing(const State& state, const Step& step, std::size_t first)
{
    const auto& with = step.with;
    return with[first] >= 0 && with[first + 1] >= 0 && with[first + 2] >= 0
        && std::size_t(with[first] + with[first + 1]) < step.on.size()
        && std::all_of(
            with.begin() + std::ptrdiff_t(first) + 6, with.end(), [&](int id) { return isThing(state, id); });
}
} // namespace

bool closes(const State& state, const Step& step) { return closing(state, step, 0); }
bool fallsBack(const State& state, const Step& step) { return closing(state, step, 1); }
bool throwsFallBack(const State& state, const Step& step)
{
    return step.who >= 0 && step.who <= 1 && fallsBack(state, step);
}

} // namespace strategikon::warmasterPlay::loads

#include "rules/warmaster/play/agenda.h"

#include "rules/warmaster/play/table.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <string_view>
#include <unordered_map>

namespace strategikon::warmasterPlay {

namespace {

using play::State;
using play::Step;

constexpr int utmost = 200; // dice, hits, cm, Command: no battle comes near it, and no figure takes long to reckon

bool within(const Step& step, std::size_t figure, int least, int last)
{
    return step.with[figure] >= least && step.with[figure] <= last;
}

bool isThing(const State& state, int id) { return id >= 1 && id <= int(state.things.size()); }

bool hasDice(const State&, const Step& step) { return step.with[0] >= 0; }

// How a charge came about is the figure `at` (Mode).
template <std::size_t at>
bool mode(const State&, const Step& step)
{
    return within(step, at, 0, 3);
}

// Where the charge began and how its foot is protected may follow.
bool shotAtCharger(const State& state, const Step& step)
{
    return hasDice(state, step) && mode<1>(state, step) && (step.with.size() < 4 || within(step, 3, 0, 2));
}

bool again(const State& state, const Step& step) { return step.with.size() > 4 && isThing(state, step.with[4]); }

// Stands declared and commander used, then dice and reach for each target after the unit.
bool declared(const State& state, const Step& step)
{
    const Table table(state);
    const auto stands = [&](const char* field) { return table.get(step.on.front(), field); };
    return step.with.empty()
        || (step.with.size() == 2 * step.on.size() && within(step, 0, 0, std::max(stands("strength"), stands("stands")))
            && std::all_of(step.with.begin() + 1, step.with.end(), [](int one) { return one >= 0 && one <= utmost; }));
}

bool strikesOn(const State& state, const Step& step)
{
    return hasDice(state, step) && within(step, 1, 1, std::min(int(step.on.size()) - 1, step.with[0]));
}

// The charger, so many contacts, then those who support it.
bool contacts(const State& state, const Step& step)
{
    return mode<0>(state, step) && within(step, 2, 0, int(step.on.size()) - 1);
}

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
bool closes(const State& state, const Step& step) { return closing(state, step, 0); }
bool fallsBack(const State& state, const Step& step) { return closing(state, step, 1); }
bool throwsFallBack(const State& state, const Step& step)
{
    return step.who >= 0 && step.who <= 1 && fallsBack(state, step);
}

struct Load {
    std::size_t on = 0, with = 0; // so many at least; these figures are numbers
    std::function<bool(const State&, const Step&)> fits{};
};

const std::unordered_map<std::string_view, Load>& carried()
{
    static const std::unordered_map<std::string_view, Load> all{
        {"table-edge", {}},
        {"table-edge-thrown", {}},
        {"supplication", {1, 0}},
        {"supplication-thrown", {1, 0}},
        {"unreliable-picked", {1, 1, hasDice}},
        {"ladders", {}},
        {"number-of-turns", {}},
        {"turns-thrown", {}},
        {"first-turn", {}},
        {"first-turn-thrown", {}},
        {"battle-begins", {}},
        {"returns", {}},
        {"return", {1, 0}},
        {"off-table", {1, 0}},
        {"late-arrivals", {}},
        {"columns", {}},
        {"column-arrives", {}},
        {"fanatics", {}},
        {"carried-out", {1, 0}},
        {"command-again", {1, 4}},
        {"order-again", {1, 4, again}},
        {"blunder", {1, 1, [](const State&, const Step& step) { return within(step, 0, 0, 1); }}},
        {"stalled", {1, 0}},
        {"blunder-moves", {1, 1, [](const State&, const Step& step) { return within(step, 0, 0, 3); }}},
        {"blunder-rampage", {1, 0}},
        {"cliff-descent", {1, 0}},
        {"displaced", {1, 0}},
        {"charge", {1, 1, mode<0>}},
        {"meet", {1, 3, contacts}},
        {"evades", {1, 0}},
        {"envelop", {1, 1, mode<0>}},
        {"shoot-at-charger", {2, 2, mode<0>}},
        {"shots-at-charger", {2, 2, shotAtCharger}},
        {"evade-charge", {2, 2, mode<1>}},
        {"shots", {2, 4, hasDice}},
        {"strikes-through", {2, 2, strikesOn}},
        {"saves",
            {1, 3, [](const State& state, const Step& step) { return hasDice(state, step) && within(step, 2, 0, 1); }}},
        {"drive-backs", {}},
        {"drive-next", {}},
        {"drive-back", {1, 1, hasDice}},
        {"driven", {1, 1}},
        {"makes-way", {2, 0}},
        {"confusion-test", {1, 0}},
        {"rampage-test", {1, 0}},
        {"odd-hits", {}},
        {"next-round", {1, 0}},
        {"supports", {1, 0}},
        {"attack", {1, 0, declared}},
        {"attack-roll", {2, 2, hasDice}},
        {"attack-again", {2, 1}},
        {"attack-again-roll", {2, 1}},
        {"combat-saves", {1, 0}},
        {"maniple", {1, 0}},
        {"maniple-roll", {1, 1, hasDice}},
        {"winners", {1, 6, closes}},
        {"drawn", {1, 6, closes}},
        {"retreats", {1, 2}},
        {"aftermath", {1, 6, closes}},
        {"fall-backs", {1, 6, closes}},
        {"fall-back-roll", {1, 7, throwsFallBack}},
        {"fall-back", {1, 7, fallsBack}},
        {"regroup", {1, 6, closes}},
        {"combat-ends", {}},
        {"command-ends", {}},
        {"phase-begins", {}},
        {"turn-begins", {}},
        {"turn-ends", {}},
        {"camps", {}},
        {"withdrawals", {}},
        {"place-held", {1, 0}},
        {"battle-ends", {}},
        {"battle-over", {}},
    };
    return all;
}

} // namespace

bool carriesWhatIsRead(const State& state)
{
    return std::all_of(state.agenda.begin(), state.agenda.end(), [&](const Step& step) {
        const auto found = carried().find(step.what);
        if (found == carried().end())
            return false;
        const Load& least = found->second;
        return step.who >= play::nobody && step.who <= play::both && step.on.size() >= least.on
            && step.with.size() >= least.with && std::find(step.on.begin(), step.on.end(), 0) == step.on.end()
            && std::all_of(step.with.begin(), step.with.begin() + std::ptrdiff_t(least.with),
                [](int figure) { return std::abs(figure) <= utmost; })
            && (!least.fits || least.fits(state, step));
    });
}

} // namespace strategikon::warmasterPlay

#include "app/report/armies.h"

#include <algorithm>

namespace strategikon::report {

using namespace play;

namespace {

std::vector<Id> armiesOf(const State& state, int side)
{
    std::vector<Id> armies;
    for (const Thing& thing : state.things)
        if (thing.sort == Sort::army && thing.side == side)
            armies.push_back(thing.id);
    return armies;
}

} // namespace

Id armyOf(const State& state, const std::vector<Standing>& standings, std::size_t index)
{
    const Standing& one = standings[index];
    const auto alike = [&](const Standing& other) { return other.id == one.id && other.side == one.side; };
    const auto all = std::ranges::count_if(standings, alike);
    const auto nth = std::count_if(standings.begin(), standings.begin() + std::ptrdiff_t(index), alike);
    const std::vector<Id> armies = armiesOf(state, one.side);
    return all < 2 || std::size_t(nth) >= armies.size() ? 0 : armies[std::size_t(nth)];
}

std::vector<Id> withdrawn(const Fields& fields, const State& before, const State& after)
{
    std::vector<Id> gone;
    for (const int side : {0, 1}) {
        const std::vector<Id> armies = armiesOf(after, side);
        const auto left = [&](const State& state, Id army) {
            return fields.value(state[army], FieldSpec::Means::withdrawn) != 0;
        };
        const auto fights = [&](Id army) { return !left(after, army); };
        if (std::ranges::none_of(armies, fights))
            continue;
        std::copy_if(armies.begin(), armies.end(), std::back_inserter(gone),
            [&](Id army) { return !fights(army) && !left(before, army); });
    }
    return gone;
}

bool isLost(const Fields& fields, const Thing& thing)
{
    return thing.gone && fields.value(thing, FieldSpec::Means::removed) == 0;
}

} // namespace strategikon::report

#include "app/report/alike.h"

#include <algorithm>

namespace strategikon::report {

using namespace play;

std::vector<std::vector<Id>> alike(const Game& game, const State& state, int side, Sort sort, bool byBlock)
{
    std::vector<std::vector<Id>> groups;
    for (const Thing& thing : state.things) {
        if (thing.side != side || thing.sort != sort)
            continue;
        const auto it = std::ranges::find_if(groups, [&](const std::vector<Id>& group) {
            const Thing& first = state[group.front()];
            const std::string its = game.alike(thing);
            const bool same = its.empty() ? first.fields == thing.fields : game.alike(first) == its;
            return first.kind == thing.kind && first.name == thing.name && same
                && (!byBlock || first.within == thing.within);
        });
        if (it == groups.end())
            groups.push_back({thing.id});
        else
            it->push_back(thing.id);
    }
    return groups;
}

} // namespace strategikon::report

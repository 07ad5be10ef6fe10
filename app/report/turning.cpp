#include "app/report/turning.h"

#include "app/report/armies.h"

#include <algorithm>
#include <map>

namespace strategikon::report {

using namespace play;

namespace {

// What a whole count is worth: its bound; without one all that both sides came to in the end.
std::map<std::string, double> wholesOf(const std::vector<Standing>& end)
{
    std::map<std::string, double> wholes;
    for (const Standing& one : end)
        if (one.of == 0)
            wholes[one.id] += one.value;
    return wholes;
}

} // namespace

std::vector<Swing> swingsOf(const Game& game, const std::vector<Moment>& moments, std::size_t most)
{
    std::vector<Swing> swings;
    if (moments.empty())
        return swings;
    const auto wholes = wholesOf(game.standings(*moments.back().after));
    for (std::size_t i = 0; i < moments.size(); ++i) {
        const auto from = game.standings(*moments[i].before), to = game.standings(*moments[i].after);
        Swing swing{.moment = i};
        std::map<std::string, double> lead; // of side 0
        for (std::size_t at = 0; at < to.size() && at < from.size(); ++at) {
            if (!to[at].course || to[at].value == from[at].value)
                continue;
            swing.from.push_back(from[at]);
            swing.to.push_back(to[at]);
            swing.of.push_back(armyOf(*moments[i].after, to, at));
            const double whole = to[at].of > 0 ? to[at].of : wholes.at(to[at].id);
            if (whole > 0)
                lead[to[at].id] += (to[at].side == 0 ? 1 : -1) * (to[at].value - from[at].value) / whole;
        }
        swing.withdrawn = withdrawn(game.fields(), *moments[i].before, *moments[i].after);
        swing.size = swing.withdrawn.empty() ? 0 : 1;
        for (const auto& [id, share] : lead)
            swing.size = std::max(swing.size, std::abs(share));
        if (swing.size > 0)
            swings.push_back(std::move(swing));
    }
    std::ranges::stable_sort(swings, [](const Swing& a, const Swing& b) { return a.size > b.size; });
    if (swings.size() > most)
        swings.resize(most);
    return swings;
}

} // namespace strategikon::report

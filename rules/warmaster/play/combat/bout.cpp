// How the round that is being fought stands: hits suffered, hits still to be saved, supports (rulebook 1669-1731).
#include "rules/warmaster/play/combat/combat.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

// The engagement whose round has begun, until it is done with for this phase; 0: none.
Id foughtNow(const BattleView& table)
{
    const Ids all = table.engagements();
    const auto it = std::ranges::find_if(
        all, [&](Id one) { return table.get(one, state::round) > 0 && !table.is(one, state::fought); });
    return table.state().agenda.empty() || it == all.end() ? 0 : *it;
}

bool isDecided(const BattleView& table, Id engagement)
{
    return std::ranges::none_of(table.state().agenda,
        [&](const Step& step) { return step.what == "supports" && step.on.front() == engagement; });
}

// As its card is filled in: nobody has been asked yet.
int supportsSoFar(const BattleView& table, Id engagement, int side)
{
    const bool first = table.get(engagement, state::rounds) == 1;
    const auto card = supportsCard(
        table, engagement, [&](Id unit) { return table.get(unit, state::fought); },
        [&](Id unit) { return first ? table.get(unit, state::front) : 0; });
    return card ? supportsScored(table, filled(*card, {}), side == table.state().side) : 0;
}

} // namespace

std::optional<play::Bout> boutOf(const BattleView& table)
{
    const Id engagement = foughtNow(table);
    if (engagement == 0)
        return {};
    const Ids all = table.engagements();
    const int left =
        int(std::ranges::count_if(all, [&](Id one) { return one != engagement && !table.is(one, state::fought); }));
    const int round = table.get(engagement, state::round);
    play::Bout bout{.says = left > 0 ? Message{"so-far", {{"round", round}, {"left", left}}}
                                     : Message{"so-far-last", {{"round", round}}}};
    if (isDecided(table, engagement))
        return bout;
    bout.score.emplace();
    for (const int side : {0, 1}) {
        int hits = owedTo(table, engagement, side), unsaved = 0;
        for (const Id enemy : table.friendsIn(engagement, 1 - side)) {
            hits += table.get(enemy, state::taken) + table.get(enemy, state::struck);
            unsaved += table.get(enemy, state::scored);
        }
        const int supports = supportsSoFar(table, engagement, side);
        (*bout.score)[std::size_t(side)] = hits + unsaved + supports;
        for (const auto& [code, many] : {std::pair{"so-far-hits", hits}, std::pair{"so-far-unsaved", unsaved},
                 std::pair{"so-far-supports", supports}})
            if (many > 0)
                bout.parts[std::size_t(side)].push_back({code, {{"many", many}}});
    }
    return bout;
}

} // namespace strategikon::warmasterPlay

#include "deployways.h"

#include "model/field/terrain/choosing.h"
#include "rules/setup.h"
#include "rules/system.h"

#include <algorithm>
#include <utility>

namespace strategikon {

using namespace field;

void setWays(Setup& setup, const Battlefield& rules, const std::string& id)
{
    const Ways all = waysOf(*findSystem(setup.field.system));
    const std::optional<Way> way = all.with(id, {}, setup.field.table);
    if (!way) {
        return;
    }
    const Way other = way->against.empty() ? *way : all.with(way->against, {}, setup.field.table).value_or(*way);
    // The rules or the dice may say whose way it is; else the first player has the one that was named.
    const Opening opening = openingOf(setup.field, rules.charts);
    const auto whose = [&](const Way& one) {
        const std::optional<int> called = sideCalled(opening, one.id);
        return called ? called : sideOf(one, setup.deployment.troops);
    };
    const std::optional<int> side = whose(*way), others = whose(other);
    const int has = side ? *side : others ? 1 - *others : 0;
    setup.deployment.way[has] = *way;
    setup.deployment.way[1 - has] = other;
}

void settleAnew(Setup& setup)
{
    Deployment& all = setup.deployment;
    std::erase_if(all.posted, [](const Posted& one) { return one.stands.empty() && !one.arrives.empty(); });
    all.due.clear();
    settle(all);
}

void followInvader(Setup& setup, const Battlefield& rules)
{
    Deployment& all = setup.deployment;
    if (!rules.charts.stages.chosen() || !all.posted.empty() || all.way[0].begins == all.way[1].begins) {
        return;
    }
    const int invader = openingOf(setup.field, rules.charts).invader;
    if (invader >= 0 && all.way[invader].begins) {
        std::swap(all.way[0], all.way[1]);
    }
}

void liftSide(Deployment& deployment, int side)
{
    std::vector<std::string> badges;
    for (const Troop& troop : deployment.troops) {
        if (troop.side == side) {
            badges.push_back(troop.badge);
        }
    }
    for (const std::string& badge : badges) {
        field::lift(deployment, badge);
    }
    deployment.kept[side] = Kept::open;
    deployment.notes[side].reset();
}

} // namespace strategikon

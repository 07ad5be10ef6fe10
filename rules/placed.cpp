#include "rules/placed.h"

#include "model/field/deploying/standing.h"
#include "rules/battlefield.h"

#include <algorithm>
#include <cmath>

namespace strategikon {

std::string strangerIn(const field::Deployment& deployment, const play::State& state,
    const std::function<bool(const field::Troop&)>& comes)
{
    std::size_t found = 0;
    for (const play::Thing& thing : state.things) {
        if (thing.sort != play::Sort::body && thing.sort != play::Sort::leader)
            continue;
        const field::Troop* troop = deployment.troop(thing.badge);
        if (!troop || troop->entry != thing.kind)
            return thing.badge;
        ++found;
    }
    const auto all =
        std::ranges::count_if(deployment.troops, [&](const field::Troop& troop) { return !comes || comes(troop); });
    return found == std::size_t(all) ? "" : deployment.troops.back().badge;
}

int millimetres(double cm) { return std::clamp(int(std::lround(cm * 10)), 0, play::mostPlaced); }

play::Place standingAbout(const field::Point& middle, const field::Posted& post)
{
    play::Place place{.x = millimetres(middle.x), .y = millimetres(middle.y)};
    place.facing = (int(std::lround(post.stands.front().facing)) % 360 + 360) % 360;
    return place;
}

void setDown(play::EventBuilder& builder, const play::Fields& fields, const System& system, const PostedTroop& posted,
    play::Id id, const play::Place& place)
{
    const Battlefield* known = battlefieldOf(system);
    const auto ground =
        known ? field::groundUnder(posted.on, known->kinds, posted.troop, posted.post.stands) : std::set<std::string>();
    play::Place there = place;
    there.ground = play::groundOf(*play::groundField(fields, builder.state()[id].sort), ground);
    play::setPlace(builder, fields, id, there);
}

} // namespace strategikon

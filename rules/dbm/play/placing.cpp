#include "rules/dbm/play/placing.h"

#include "model/field/deploying/standing.h"
#include "model/play/map/place.h"
#include "rules/battlefield.h"
#include "rules/dbm/play/battle_view.h"
#include "rules/system.h"

#include <algorithm>
#include <cmath>

namespace strategikon::dbmPlay {

namespace {

using play::Sort;

int mm(double cm) { return std::clamp(int(std::lround(cm * 10)), 0, play::mostPlaced); }

void stands(play::EventBuilder& builder, const field::Setup& setUp, Id id, const field::Posted& post)
{
    const field::Troop& troop = *setUp.deployment.troop(post.badge);
    const field::Stand& stand = post.stands.front();
    play::Place place{.x = mm(stand.centre.x), .y = mm(stand.centre.y)};
    place.facing = (int(std::lround(stand.facing)) % 360 + 360) % 360;
    place.known = play::Place::Known::line;
    const auto* known = battlefieldOf(*findSystem("dbm"));
    const auto ground = known ? groundUnder(setUp.field, known->kinds, troop, post.stands) : std::set<std::string>();
    place.ground = play::groundOf(*play::groundField(fields(), builder.state()[id].sort), ground);
    play::setPlace(builder, fields(), id, place);
}

} // namespace

std::string strangerIn(const field::Deployment& deployment, const play::State& state)
{
    std::size_t found = 0;
    for (const play::Thing& thing : state.things) {
        if (thing.sort != Sort::body)
            continue;
        const field::Troop* troop = deployment.troop(thing.badge);
        if (!troop || troop->entry != thing.kind)
            return thing.badge;
        ++found;
    }
    return found == deployment.troops.size() ? "" : deployment.troops.back().badge;
}

std::optional<int> invaderOf(const field::Deployment& deployment)
{
    const bool first = deployment.way[0].firstTurn == field::Way::FirstTurn::mine,
               second = deployment.way[1].firstTurn == field::Way::FirstTurn::mine;
    return first == second ? std::nullopt : std::optional(first ? 0 : 1);
}

void place(const field::Setup& setUp, play::EventBuilder& builder)
{
    const field::Deployment& deployment = setUp.deployment;
    const play::State before = builder.state();
    for (const play::Thing& thing : before.things) {
        if (thing.sort == Sort::battle)
            builder.set(thing.id, "scale", int(std::lround(setUp.field.table.scale * 10'000)));
        if (thing.sort != Sort::body)
            continue;
        const field::Troop& troop = *deployment.troop(thing.badge);
        builder.set(thing.id, "wide", mm(troop.wide));
        builder.set(thing.id, "deep", mm(troop.deep));
        const field::Posted* post = deployment.post(thing.badge);
        if (post && !post->stands.empty())
            stands(builder, setUp, thing.id, *post);
        else if (!post || post->drawn)
            builder.set(thing.id, "where", int(Where::waiting));
    }
}

} // namespace strategikon::dbmPlay

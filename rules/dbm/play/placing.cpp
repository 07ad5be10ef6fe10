#include "rules/dbm/play/placing.h"

#include "rules/dbm/play/battle_view.h"
#include "rules/placed.h"

#include <cmath>

namespace strategikon::dbmPlay {

namespace {

using play::Sort;

void stands(play::EventBuilder& builder, const field::Setup& setUp, Id id, const field::Posted& post)
{
    play::Place place = standingAbout(post.stands.front().centre, post);
    place.known = play::Place::Known::line;
    const PostedTroop posted{setUp.field, *setUp.deployment.troop(post.badge), post};
    setDown(builder, fields(), *findSystem("dbm"), posted, id, place);
}

} // namespace

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
        const field::Troop* found = deployment.troop(thing.badge);
        if (!found)
            continue; // aboard of a vessel
        const field::Troop& troop = *found;
        builder.set(thing.id, "wide", millimetres(troop.wide));
        builder.set(thing.id, "deep", millimetres(troop.deep));
        const field::Posted* post = deployment.post(thing.badge);
        if (post && !post->stands.empty())
            stands(builder, setUp, thing.id, *post);
        else if (!post || post->drawn)
            builder.set(thing.id, "where", int(Where::waiting));
    }
}

} // namespace strategikon::dbmPlay

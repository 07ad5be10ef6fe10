#include "rules/dbm/play/setup/placing.h"

#include "model/field/deploying/works.h"
#include "model/play/sealed.h"
#include "rules/dbm/play/setup/sealed_notes.h"
#include "rules/placed.h"

#include <algorithm>
#include <cmath>

namespace strategikon::dbmPlay {

namespace {

using play::Sort;
using play::Thing;

void stands(play::EventBuilder& builder, const field::Setup& setUp, Id id, const field::Posted& post)
{
    play::Place place = standingAbout(post.stands.front().centre, post);
    place.known = play::Place::Known::line;
    const PostedTroop posted{setUp.field, *setUp.deployment.troop(post.badge), post};
    setDown(builder, fields(), *findSystem("dbm"), posted, id, place);
}

// Off the table; by open notes with the place that it takes once it shows itself.
void waits(play::EventBuilder& builder, const field::Setup& setUp, Id id)
{
    builder.set(id, state::where, Where::waiting);
    const play::Thing thing = builder.state()[id];
    const auto& notes = setUp.deployment.notes[thing.side];
    if (!notes || notes->isClosed())
        return;
    std::optional<play::Place> lair;
    if (const field::Posted* post = hiddenIn(*notes, thing.badge)) {
        play::EventBuilder there(builder.state(), fields());
        there.happened("stands");
        stands(there, setUp, id, *post);
        lair = play::placeOf(fields(), there.state()[id]);
    }
    noteLair(builder, id, lair);
}

// Where everybody is on the table nobody marches round a flank or lies in ambush, whatever the notes say.
bool anybodyWaits(const play::State& state)
{
    const BattleView table(state);
    return std::ranges::any_of(state.things, [&](const Thing& thing) {
        return thing.sort == Sort::body && table.get(thing.id, state::where) == Where::waiting;
    });
}

// What the notes of a side say of its commands, if they are open; that notes were taken at all both sides know.
void noted(play::EventBuilder& builder, const field::Deployment& deployment, int side)
{
    if (!deployment.way[side].writesDown)
        return;
    const play::State before = builder.state();
    builder.set(1, state::noted, 1);
    const auto& notes = deployment.notes[side];
    for (const play::Thing& thing : before.things) {
        if (!notes || notes->isClosed() || thing.sort != Sort::block || thing.side != side)
            continue;
        note(builder, thing.id, notedIn(*notes, thing.kind));
    }
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
            builder.set(thing.id, state::scale, int(std::lround(setUp.field.table.scale * 10'000)));
        if (thing.sort != Sort::body)
            continue;
        if (builder.get(thing.id, state::where) == Where::aboard)
            continue;
        const field::Troop& troop = *deployment.troop(thing.badge);
        builder.set(thing.id, state::wide, millimetres(troop.wide));
        builder.set(thing.id, state::deep, millimetres(troop.deep));
        const field::Posted* post = deployment.post(thing.badge);
        if (post && !post->stands.empty())
            stands(builder, setUp, thing.id, *post);
        else if (!post || post->drawn)
            waits(builder, setUp, thing.id);
    }
    for (const int side : {0, 1}) {
        if (anybodyWaits(builder.state()))
            noted(builder, deployment, side);
        if (const auto& notes = deployment.notes[side]; notes && notes->isClosed())
            builder.seal(play::sealedNotes(side, *notes->seal));
    }
}

// A town's works are about all of it (rulebook 248); those of a camp were set down about it (429).
void placeWorks(const field::Setup& setUp, play::EventBuilder& builder)
{
    std::vector<const field::Ring*> towns;
    for (const field::Feature& feature : setUp.field.features)
        for (const field::Piece& piece : feature.pieces)
            if (piece.kind == "built-up-area" && !piece.area.empty())
                towns.push_back(&piece.area);
    builder.set(1, state::towns, int(towns.size()));
    const play::State before = builder.state();
    const BattleView table(before);
    for (const Thing& thing : before.things) {
        const field::Posted* post = thing.sort == Sort::body ? setUp.deployment.post(thing.badge) : nullptr;
        if (!post || post->stands.empty())
            continue;
        const Id army = before.armyOf(thing.id);
        const auto has = [&](const play::Field<>& kind) { return table.get(army, kind) > 0; };
        const field::Point middle = post->stands.front().centre;
        const bool town = (has(state::walls) || has(state::townWorks))
            && std::ranges::any_of(towns, [&](const field::Ring* one) { return field::contains(*one, middle); });
        if (town || field::isWithinCamp(setUp.deployment, thing.side, middle))
            builder.set(thing.id, state::works, Cover::inside);
    }
}

} // namespace strategikon::dbmPlay

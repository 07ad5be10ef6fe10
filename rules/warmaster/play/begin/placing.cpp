#include "rules/warmaster/play/begin/placing.h"

#include "model/field/deploying/standing.h"
#include "model/play/map/place.h"
#include "rules/placed.h"
#include "rules/warmaster/play/battle_view.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace strategikon::warmasterPlay {

namespace {

bool isBody(const play::Thing& thing) { return thing.sort == play::Sort::body || thing.sort == play::Sort::leader; }

void setWaiting(play::EventBuilder& builder, Id id, Coming coming, int due = 0)
{
    builder.set(id, state::where, Where::waiting);
    builder.set(id, state::coming, coming);
    builder.set(id, state::due, due);
}

// "march", "end-of-command-2"; what finds no room never comes.
void waitsFor(play::EventBuilder& builder, const field::Deployment& deployment, Id id, const std::string& code)
{
    constexpr std::string_view later = "end-of-command-";
    if (code == field::noRoom)
        return setWaiting(builder, id, Coming::never);
    if (code.starts_with(later)) {
        int turn = 0;
        std::from_chars(code.data() + later.size(), code.data() + code.size(), turn);
        return setWaiting(builder, id, Coming::command, turn);
    }
    const play::Thing thing = builder.state()[id];
    const auto& column = deployment.column[thing.side];
    const auto at = std::ranges::find(column, thing.badge);
    setWaiting(builder, id, Coming::march);
    builder.set(id, state::column, at == column.end() ? id : int(at - column.begin()) + 1);
}

// Only what a line or a column gives back as it was drawn up is known to the last stand.
play::Place::Known knownAs(const field::Troop& troop, const field::Posted& post, const play::Place& place)
{
    using Known = play::Place::Known;
    constexpr double same = 0.1; // cm; places are kept in mm
    const Known known = post.formation == field::Formation::line ? Known::line : Known::column;
    const auto stands = formedAbout(troop, post.formation, {place.x / 10.0, place.y / 10.0}, place.facing);
    const bool all = stands.size() == post.stands.size() && post.formation != field::Formation::irregular
        && std::equal(stands.begin(), stands.end(), post.stands.begin(), [](const auto& one, const auto& other) {
               return field::distance(one.centre, other.centre) <= same
                   && std::abs(std::remainder(one.facing - other.facing, 360)) <= 1;
           });
    return all ? known : Known::irregular;
}

void measures(play::EventBuilder& builder, Id id, const field::Troop& troop)
{
    builder.set(id, state::wide, millimetres(troop.wide));
    builder.set(id, state::deep, troop.round ? 0 : millimetres(troop.deep));
}

// Rulebook 2773: who is slow may go farther in his first move.
void quickStart(play::EventBuilder& builder, Id unit, const field::Way& way)
{
    const int pace = BattleView(builder.state()).fullPace(unit);
    if (pace > 0 && pace <= way.slow && pace < way.slowFirstMove)
        builder.set(unit, state::firstMove, int(way.slowFirstMove));
}

void stands(play::EventBuilder& builder, const field::Setup& setUp, Id id, const field::Posted& post)
{
    const field::Troop& troop = *setUp.deployment.troop(post.badge);
    play::Place place = standingAbout(middleOf(post.stands), post);
    place.known = knownAs(troop, post, place);
    setDown(builder, fields(), *findSystem("warmaster"), {setUp.field, troop, post}, id, place);
}

} // namespace

void place(const field::Setup& setUp, play::EventBuilder& builder)
{
    field::Deployment deployment = setUp.deployment;
    settle(deployment);
    const play::State before = builder.state();
    for (const play::Thing& thing : before.things) {
        const field::Posted* post = isBody(thing) ? deployment.post(thing.badge) : nullptr;
        if (isBody(thing))
            measures(builder, thing.id, *deployment.troop(thing.badge));
        if (thing.sort == play::Sort::body)
            quickStart(builder, thing.id, deployment.way[thing.side]);
        if (post && !post->arrives.empty())
            waitsFor(builder, deployment, thing.id, post->arrives);
        else if (isBody(thing) && !post && portionOf(deployment, *deployment.troop(thing.badge)).absent)
            setWaiting(builder, thing.id, Coming::never);
        else if (post && !post->stands.empty())
            stands(builder, setUp, thing.id, *post);
        if (thing.sort == play::Sort::battle)
            builder.set(thing.id, state::scale, int(std::lround(setUp.field.table.scale * 1000)));
        if (thing.sort != play::Sort::army)
            continue;
        const field::Way& way = deployment.way[thing.side];
        builder.set(thing.id, state::slow, int(way.slow));
        builder.set(thing.id, state::slowFirst, int(way.slowFirstMove));
    }
}

} // namespace strategikon::warmasterPlay

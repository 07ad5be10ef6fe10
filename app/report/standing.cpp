#include "app/report/standing.h"

#include "model/field/deploying/standing.h"
#include "model/field/deploying/works.h"

#include <algorithm>
#include <cmath>

namespace strategikon::report {

using field::Formation;
using play::Place;
using Known = play::Place::Known;

namespace {

// How many stands it has left; of whoever is lost as many as the set-up gives him.
int standsOf(const play::Fields& fields, const play::Thing& thing, int atFirst)
{
    return thing.gone ? atFirst : std::min(atFirst, fields.value(thing, play::FieldSpec::Means::models, atFirst));
}

bool isAt(const field::Posted& post, const Place& place)
{
    if (post.stands.empty())
        return false;
    constexpr double near = 0.1; // cm; places are kept in mm and whole degrees
    const field::Point middle = middleOf(post.stands);
    return std::abs(middle.x - place.x / 10.0) <= near && std::abs(middle.y - place.y / 10.0) <= near
        && std::abs(std::remainder(post.stands.front().facing - place.facing, 360)) <= 1;
}

Formation formationOf(Known known)
{
    return known == Known::line ? Formation::line : known == Known::column ? Formation::column : Formation::irregular;
}

// As the set-up drew it up, where it still is there.
field::Posted postedAt(const field::Posted* drawnUp, field::Troop troop, int stands, const Place& place)
{
    if (drawnUp && isAt(*drawnUp, place)) {
        field::Posted post = *drawnUp;
        post.stands.resize(std::min(post.stands.size(), std::size_t(stands)));
        return post;
    }
    troop.stands = stands;
    const Formation formation = place.known == Known::left ? Formation::line : formationOf(place.known);
    return {troop.badge, formation, formedAbout(troop, formation, {place.x / 10.0, place.y / 10.0}, place.facing), {},
        true};
}

const play::Thing* thingOf(const play::State& state, const std::string& badge)
{
    const auto it = std::ranges::find_if(state.things, [&](const play::Thing& thing) { return thing.badge == badge; });
    return it == state.things.end() ? nullptr : &*it;
}

} // namespace

std::shared_ptr<const Ground> groundOf(const std::string& system, const std::string& setUp)
{
    const System* rules = findSystem(system);
    const Battlefield* battlefield = rules ? battlefieldOf(*rules) : nullptr;
    auto read = setUp.empty() || !battlefield ? Result<field::Setup>() : field::readSetup(setUp, "set-up");
    return read ? std::make_shared<const Ground>(Ground{std::move(*read), battlefield}) : nullptr;
}

Positions positions(const field::Setup& setUp, const play::Fields& fields, const play::State& state)
{
    Positions now{setUp.deployment, {}, {}, {}, {}, true};
    now.deployment.posted.clear();
    for (const field::Troop& troop : setUp.deployment.troops) {
        const play::Thing* thing = thingOf(state, troop.badge);
        const field::Posted* works = isWorks(troop) ? setUp.deployment.post(troop.badge) : nullptr;
        if (works && !works->stands.empty())
            now.deployment.posted.push_back(*works); // they stay where they were laid
        if (!thing)
            continue;
        const Place place = placeOf(fields, *thing);
        const field::Posted* drawnUp = setUp.deployment.post(troop.badge);
        const bool known = place.stands() || (thing->gone && place.known == Known::left);
        const bool missed = !known && !thing->gone && fields.value(*thing, play::FieldSpec::Means::away) == 0;
        const bool was = missed && place.known == Known::left && (place.x != 0 || place.y != 0);
        if (was)
            now.was.insert(troop.badge);
        if (known || was)
            now.deployment.posted.push_back(postedAt(drawnUp, troop, standsOf(fields, *thing, troop.stands), place));
        else if (thing->gone && drawnUp && !drawnUp->stands.empty()) // of a record that kept no places
            now.deployment.posted.push_back(*drawnUp);
        if (place.stands() && place.margin > 0)
            now.about.insert(troop.badge);
        if (thing->gone)
            now.lost.insert(troop.badge);
        else if (missed)
            now.untold.push_back(troop.badge);
    }
    now.asDrawnUp = now.lost.empty() && now.was.empty();
    for (const field::Posted& post : setUp.deployment.posted)
        if (!post.stands.empty()) {
            const field::Posted* its = now.deployment.post(post.badge);
            now.asDrawnUp = now.asDrawnUp && its && *its == post;
        }
    return now;
}

void keepFallen(Positions& positions, const play::State& state, const play::Ids& fallen)
{
    std::set<std::string> now;
    for (const play::Id one : fallen)
        if (positions.lost.contains(state[one].badge))
            now.insert(state[one].badge);
    std::erase_if(positions.deployment.posted,
        [&](const field::Posted& post) { return positions.lost.contains(post.badge) && !now.contains(post.badge); });
    positions.lost = std::move(now);
}

field::Posted postedAt(const Ground& ground, const play::Fields& fields, const play::Thing& thing, const Place& place)
{
    const field::Troop* troop = ground.setUp.deployment.troop(thing.badge);
    return troop ? postedAt(nullptr, *troop, standsOf(fields, thing, troop->stands), place) : field::Posted();
}

Place placeAt(const Ground& ground, const play::Fields& fields, const play::Thing& thing, Known formation,
    field::Point middle, double facing)
{
    const auto mm = [](double cm) { return std::clamp(int(std::lround(cm * 10)), 0, play::mostPlaced); };
    Place place{.known = formation, .x = mm(middle.x), .y = mm(middle.y)};
    place.facing = (int(std::lround(facing)) % 360 + 360) % 360;
    if (const field::Troop* its = ground.setUp.deployment.troop(thing.badge)) {
        field::Troop troop = *its;
        troop.stands = standsOf(fields, thing, troop.stands);
        const auto stands = formedAbout(troop, formationOf(formation), middle, facing);
        if (const play::FieldSpec* words = play::groundField(fields, thing.sort))
            place.ground = play::groundOf(*words, groundUnder(ground.setUp.field, ground.rules->kinds, troop, stands));
    }
    return place;
}

} // namespace strategikon::report

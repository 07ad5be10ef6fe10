#include "rules/warmaster/play/map/places.h"

#include "model/field/deploying/standing.h"
#include "rules/battlefield.h"
#include "rules/warmaster/play/book.h"

#include <algorithm>
#include <cmath>

namespace strategikon::warmasterPlay {

field::Troop troopOf(const BattleView& table, const play::Thing& thing)
{
    field::Troop troop;
    troop.badge = thing.badge;
    troop.side = thing.side;
    troop.leads = thing.sort == play::Sort::leader;
    troop.stands = troop.leads ? 1 : table.get(thing.id, state::stands);
    troop.round = table.get(thing.id, state::deep) == 0;
    troop.wide = table.get(thing.id, state::wide) / 10.0;
    troop.deep = troop.round ? troop.wide : table.get(thing.id, state::deep) / 10.0;
    return troop;
}

field::Formation formationOf(const play::Place& place)
{
    return place.known == play::Place::Known::line  ? field::Formation::line
        : place.known == play::Place::Known::column ? field::Formation::column
                                                    : field::Formation::irregular;
}

namespace {

// All whose stands are known to the last; `about`: and those who stand about where they are told to.
field::Deployment knownOf(const BattleView& table, bool about = false)
{
    field::Deployment known;
    for (const play::Thing& thing : table.state().things) {
        const play::Place place = play::placeOf(fields(), thing);
        if (!(about ? place.formed() : place.exact()) || !table.onTable(thing.id)
            || table.get(thing.id, state::wide) == 0)
            continue;
        if (thing.sort == play::Sort::leader && table.get(thing.id, state::joined) != 0)
            continue; // his stand is anywhere about his unit
        const auto formation = formationOf(place);
        known.troops.push_back(troopOf(table, thing));
        known.posted.push_back({thing.badge, formation,
            formedAbout(known.troops.back(), formation, {place.x / 10.0, place.y / 10.0}, place.facing), {}, true});
    }
    return known;
}

// Commanders on larger bases are measured to from their middle (rulebook 2405).
field::Deployment measuredOf(const BattleView& table, bool about)
{
    constexpr double largest = 3, point = 0.02; // cm across
    field::Deployment known = knownOf(table, about);
    for (field::Troop& troop : known.troops)
        if (troop.leads && troop.wide > largest)
            troop.wide = troop.deep = point;
    return known;
}

void leaves(Transaction& transaction, Id thing)
{
    play::leavePlace(transaction.builder(), fields(), thing);
    if (transaction.isUnit(thing))
        for (const Id commander : transaction.with(thing))
            play::leavePlace(transaction.builder(), fields(), commander);
}

} // namespace

void leavePlaces(Transaction& transaction, const std::string& what, const Ids& on)
{
    const auto it = moves().find(what);
    if (it == moves().end() || on.empty())
        return;
    if (isOwnMove(what))
        for (std::size_t i = 0; i < (it->second == Moves::all ? on.size() : 1); ++i)
            transaction.set(on[i], state::firstMove, 0);
    switch (it->second) {
    case Moves::all:
        for (const Id thing : on)
            leaves(transaction, thing);
        return;
    case Moves::first:
        leaves(transaction, on.front());
        return;
    case Moves::loosened: // where it was, but which of its stands are left only the table shows
        if (play::Place place = play::placeOf(fields(), transaction[on.front()]); place.formed()) {
            place.known = play::Place::Known::irregular;
            play::setPlace(transaction.builder(), fields(), on.front(), place);
        }
    }
}

namespace {

bool collide(const field::Deployment& all, const std::string& one, const std::string& other)
{
    const field::Troop &a = *all.troop(one), &b = *all.troop(other);
    const auto& first = all.post(one)->stands;
    const auto& second = all.post(other)->stands;
    return std::ranges::any_of(first, [&](const field::Stand& stand) {
        return std::ranges::any_of(
            second, [&](const field::Stand& its) { return field::overlap(outline(a, stand), outline(b, its)); });
    });
}

// One mm after the other, until he is on no unit's stands.
std::optional<play::Place> besideAll(const BattleView& table, Id commander)
{
    const std::string& badge = table[commander].badge;
    const int side = table[commander].side;
    const bool near = (table.get(table.battle(), state::edge) == 0) == (side == 0);
    field::Deployment all = knownOf(table);
    play::Place place = play::placeOf(fields(), table[commander]);
    const auto post = std::ranges::find_if(all.posted, [&](const field::Posted& one) { return one.badge == badge; });
    const auto inTheWay = [&](const field::Posted& one) {
        return !all.troop(one.badge)->leads && collide(all, badge, one.badge);
    };
    while (std::ranges::any_of(all.posted, inTheWay)) {
        place.y += near ? -1 : 1;
        post->stands.front().centre.y = place.y / 10.0;
        if (place.y < 0 || place.y > play::mostPlaced)
            return {};
    }
    return place;
}

} // namespace

void makeRoom(Transaction& transaction, Id unit)
{
    const field::Deployment all = knownOf(transaction);
    if (!all.post(transaction[unit].badge))
        return;
    for (const Id commander : transaction.commanders(transaction[unit].side)) {
        const std::string& badge = transaction[commander].badge;
        if (!all.post(badge) || !collide(all, badge, transaction[unit].badge))
            continue;
        const auto place = besideAll(transaction, commander);
        transaction.happened("agreed-made-room", {commander, unit}, {}, "commander-makes-room");
        if (place)
            play::setPlace(transaction.builder(), fields(), commander, *place);
        else
            play::leavePlace(transaction.builder(), fields(), commander);
    }
}

namespace {

// How much a hill hides depends on the model (rulebook 1160-1164): no line over one is sure to be free, or not.
field::Kinds withHills(field::Sight as)
{
    const Battlefield* battlefield = battlefieldOf(*findSystem("warmaster"));
    field::Kinds kinds = battlefield ? battlefield->kinds : field::Kinds();
    for (field::Kind& kind : kinds.all)
        if (kind.sight == field::Sight::hill) {
            kind.sight = as;
            kind.seen = 0;
        }
    return kinds;
}

// Camps are low (errata 181); skirmishers look all round (rulebook 313).
play::Surveyed surveyed(const BattleView& table, const field::Field* on)
{
    static const field::Kinds close = withHills(field::Sight::close), open = withHills(field::Sight::open);
    play::Surveyed over{.on = on,
        .scale = table.get(table.battle(), state::scale) / 1000.0,
        .standing = measuredOf(table, false),
        .about = measuredOf(table, true)};
    over.margin = [&table](Id thing) { return play::placeOf(fields(), table[thing]).margin / 10.0; };
    for (const int side : {0, 1})
        for (const Id unit : table.units(side))
            over.hiding.push_back(unit);
    over.low = [&table](Id unit) { return table.type(unit) == Type::encampment; };
    over.allRound = [&table](Id unit) { return table.has(unit, Special::skirmish); };
    over.close = &close;
    over.open = &open;
    return over;
}

} // namespace

Tape::Tape(const BattleView& table, const field::Field* on)
    : play::Tape(table.state(), surveyed(table, on)), table_(table)
{
}

double farthestSeen(const BattleView& table) { return table.get(table.battle(), state::visibility); }

} // namespace strategikon::warmasterPlay

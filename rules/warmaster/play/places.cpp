#include "rules/warmaster/play/places.h"

#include "model/field/standing.h"
#include "rules/warmaster/play/book.h"

#include <algorithm>
#include <cmath>

namespace strategikon::warmasterPlay {

namespace {

// cm that a hand sets models down beside their place: what lies this near to a mark is measured by the players.
constexpr double slack = 1;

const field::Field& noField()
{
    static const field::Field none;
    return none;
}

const field::Kinds& noKinds()
{
    static const field::Kinds none;
    return none;
}

field::Troop troopOf(const Table& table, const play::Thing& thing)
{
    field::Troop troop{.badge = thing.badge, .side = thing.side};
    troop.leads = thing.sort == play::Sort::leader;
    troop.stands = troop.leads ? 1 : table.get(thing.id, "stands");
    troop.round = table.get(thing.id, "deep") == 0;
    troop.wide = table.get(thing.id, "wide") / 10.0;
    troop.deep = troop.round ? troop.wide : table.get(thing.id, "deep") / 10.0;
    return troop;
}

// All whose stands are known to the last.
field::Deployment knownOf(const Table& table)
{
    field::Deployment known;
    for (const play::Thing& thing : table.state().things) {
        const play::Place place = play::placeOf(fields(), thing);
        if (!place.exact() || !table.onTable(thing.id) || table.get(thing.id, "wide") == 0)
            continue;
        if (thing.sort == play::Sort::leader && table.get(thing.id, "joined") != 0)
            continue; // his stand is anywhere about his unit
        const auto formation =
            place.known == play::Place::Known::line ? field::Formation::line : field::Formation::column;
        known.troops.push_back(troopOf(table, thing));
        known.posted.push_back({thing.badge, formation,
            formedAbout(known.troops.back(), formation, {place.x / 10.0, place.y / 10.0}, place.facing), {}, true});
    }
    return known;
}

void leaves(Doing& doing, Id thing)
{
    play::leavePlace(doing.telling(), fields(), thing);
    if (doing.isUnit(thing))
        for (const Id commander : doing.with(thing))
            play::leavePlace(doing.telling(), fields(), commander);
}

} // namespace

void leavePlaces(Doing& doing, const std::string& what, const Ids& on)
{
    const auto it = moves().find(what);
    if (it == moves().end() || on.empty())
        return;
    if (isOwnMove(what))
        for (std::size_t i = 0; i < (it->second == Moves::all ? on.size() : 1); ++i)
            doing.set(on[i], "first-move", 0);
    switch (it->second) {
    case Moves::all:
        for (const Id thing : on)
            leaves(doing, thing);
        return;
    case Moves::first:
        leaves(doing, on.front());
        return;
    case Moves::loosened: // where it was, but which of its stands are left only the table shows
        if (play::Place place = play::placeOf(fields(), doing[on.front()]); place.exact()) {
            place.known = play::Place::Known::irregular;
            play::setPlace(doing.telling(), fields(), on.front(), place);
        }
    }
}

Tape::Tape(const Table& table, const field::Field* on)
    : table_(table)
    , on_(on)
    , scale_(table.get(table.battle(), "scale") / 1000.0)
    , known_(knownOf(table))
    , view_(known_, noField(), noKinds())
{
}

std::optional<std::pair<double, double>> Tape::apart(Id a, Id b) const
{
    const double cm = view_.distance(table_[a].badge, table_[b].badge);
    if (!std::isfinite(cm) || scale_ <= 0)
        return {};
    return std::pair((cm - slack) / scale_, (cm + slack) / scale_);
}

double Tape::distance(Id a, Id b) const
{
    return scale_ > 0 ? view_.distance(table_[a].badge, table_[b].badge) / scale_ : INFINITY;
}

std::optional<bool> Tape::within(Id a, Id b, double cm) const
{
    const auto is = apart(a, b);
    if (!is || (is->first <= cm && is->second > cm))
        return {};
    return is->second <= cm;
}

std::optional<int> Tape::bands(Id a, Id b, double each) const
{
    const auto is = apart(a, b);
    const auto of = [each](double cm) { return std::max(0, int(std::ceil(cm / each)) - 1); };
    return is && of(is->first) == of(is->second) ? std::optional(of(is->first)) : std::nullopt;
}

bool Tape::known(const Ids& others) const
{
    return std::all_of(others.begin(), others.end(), [&](Id one) { return known_.post(table_[one].badge) != nullptr; });
}

Ids Tape::near(Id unit, const Ids& others, double cm) const
{
    Ids found;
    std::copy_if(others.begin(), others.end(), std::back_inserter(found),
        [&](Id other) { return within(unit, other, cm) != false; });
    return found;
}

bool Tape::onlyInFront(Id unit, Id other) const
{
    return view_.quartersOf(table_[unit].badge, table_[other].badge) == std::vector{field::Quarter::front};
}

} // namespace strategikon::warmasterPlay

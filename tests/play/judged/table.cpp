#include "table.h"

#include "model/play/map/place.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace judged {

namespace {

int get(const play::Game& game, const play::Thing& thing, const char* field)
{
    const int at = game.fields().index(thing.sort, field);
    return at < 0 ? 0 : thing.fields[std::size_t(at)];
}

const std::vector<std::string>& wordsOf(const play::Game& game, const play::Thing& thing, const char* field)
{
    return game.fields().of(thing.sort)[std::size_t(game.fields().index(thing.sort, field))].words;
}

bool hasRule(const play::Game& game, const play::Thing& thing, const char* rule)
{
    const auto& words = wordsOf(game, thing, "rules");
    const auto at = std::find(words.begin(), words.end(), rule) - words.begin();
    return get(game, thing, "rules") >> at & 1;
}

// Side by side, or one behind the other (746, 765).
std::vector<Base> lined(const Base& middle, int stands, bool column)
{
    std::vector<Base> all;
    for (int i = 0; i < stands; ++i) {
        const double from = i - (stands - 1) / 2.0;
        Base one = middle;
        one.middle = column ? middle.at(0, -from * middle.deep) : middle.at(from * middle.wide, 0);
        all.push_back(one);
    }
    return all;
}

bool hasEffect(const play::Game& game, const play::Thing& tie, const char* effect)
{
    return wordsOf(game, tie, "effect")[std::size_t(get(game, tie, "effect"))] == effect;
}

Unit unitOf(const play::Game& game, const play::Thing& thing)
{
    Unit unit{.id = thing.id, .badge = thing.badge, .side = thing.side};
    unit.type = wordsOf(game, thing, "type")[std::size_t(get(game, thing, "type"))];
    unit.stands = get(game, thing, "stands");
    unit.range = get(game, thing, "range");
    unit.shots = get(game, thing, "shots");
    unit.skirmish = hasRule(game, thing, "skirmish");
    unit.phalanx = hasRule(game, thing, "phalanx");
    unit.shock = hasRule(game, thing, "shock");
    unit.fanatic = hasRule(game, thing, "fanatics");
    unit.terrifying = hasRule(game, thing, "elephants") || hasRule(game, thing, "terror");
    unit.broad = get(game, thing, "broad");
    unit.engagement = get(game, thing, "engagement");
    unit.fights = unit.engagement != 0;
    unit.charged = get(game, thing, "charged");
    unit.after = wordsOf(game, thing, "after")[std::size_t(get(game, thing, "after"))];
    const play::Place place = play::placeOf(game.fields(), thing);
    unit.known = place.exact();
    unit.knownMiddle = place.stands();
    Base middle{{place.x / 10.0, place.y / 10.0}, double(place.facing), get(game, thing, "wide") / 10.0,
        get(game, thing, "deep") / 10.0};
    if (unit.known)
        unit.bases = lined(middle, unit.stands, place.known == play::Place::Known::column);
    return unit;
}

Commander commanderOf(const play::Game& game, const play::Thing& thing)
{
    const play::Place place = play::placeOf(game.fields(), thing);
    const std::string& rank = wordsOf(game, thing, "rank")[std::size_t(get(game, thing, "rank"))];
    return {.id = thing.id,
        .side = thing.side,
        .known = place.stands(),
        .joined = get(game, thing, "joined") != 0,
        .middle = {place.x / 10.0, place.y / 10.0},
        .across = get(game, thing, "wide") / 10.0,
        .range = rank == "general" ? 100
            : rank == "leader"     ? 60
                                   : 20};
}

bool isOneOf(const std::string& kind, std::initializer_list<const char*> kinds)
{
    return std::any_of(kinds.begin(), kinds.end(), [&](const char* one) { return kind == one; });
}

} // namespace

Says both(Says a, Says b) { return std::min(a, b); }
Says either(Says a, Says b) { return std::max(a, b); }

Table::Table(const play::Game& game, const play::State& state, const field::Field* on)
{
    for (const play::Thing& thing : state.things) {
        const bool moves = thing.sort == play::Sort::body || thing.sort == play::Sort::leader;
        if (thing.sort == play::Sort::battle) {
            scale_ = get(game, thing, "scale") / 1000.0;
            visibility_ = get(game, thing, "visibility");
        }
        if (!moves || thing.gone || get(game, thing, "where") != 0)
            continue;
        if (thing.sort == play::Sort::leader)
            commanders_.push_back(commanderOf(game, thing));
        else if (Unit unit = unitOf(game, thing); unit.type != "encampment")
            units_.push_back(std::move(unit));
    }
    for (const play::Thing& tie : state.things)
        if (tie.sort == play::Sort::tie && !tie.gone && hasEffect(game, tie, "cause-terror"))
            causesTerror(game, state, tie);
        else if (tie.sort == play::Sort::tie && !tie.gone && hasEffect(game, tie, "units-gain"))
            for (Unit& unit : units_)
                unit.dreaded |= std::count(tie.members.begin(), tie.members.end(), unit.id) > 0;
    if (!on)
        return;
    for (const field::Feature& feature : on->features)
        for (const field::Piece& piece : feature.pieces) {
            Ground ground{.kind = piece.kind};
            for (const field::Point p : piece.course.empty() ? piece.area : field::Ring())
                ground.outline.push_back({p.x, p.y});
            for (const field::Point p : piece.course)
                ground.course.push_back({p.x, p.y});
            for (const double width : piece.widths)
                ground.halfWidth = std::max(ground.halfWidth, width / 2);
            grounds_.push_back(std::move(ground));
        }
}

// A character whose unit is dreaded (3364); one who makes all of a kind so while it lasts (3927) nobody judges.
void Table::causesTerror(const play::Game& game, const play::State& state, const play::Thing& tie)
{
    const bool lasting = get(game, tie, "until") == 0;
    for (const play::Id who : tie.members)
        for (Unit& unit : units_)
            if (state[who].sort == play::Sort::leader && lasting && get(game, state[who], "joined") == unit.id)
                unit.terrifying = true;
    for (Unit& unit : units_)
        unit.dreaded |=
            !lasting && state.armyOf(unit.id) == state.armyOf(tie.members.empty() ? tie.within : tie.members.front());
}

const Unit* Table::unit(play::Id id) const
{
    const auto it = std::find_if(units_.begin(), units_.end(), [&](const Unit& one) { return one.id == id; });
    return it == units_.end() ? nullptr : &*it;
}

const Commander* Table::commander(play::Id id) const
{
    const auto it =
        std::find_if(commanders_.begin(), commanders_.end(), [&](const Commander& one) { return one.id == id; });
    return it == commanders_.end() ? nullptr : &*it;
}

bool Table::allKnown() const
{
    return std::all_of(units_.begin(), units_.end(), [](const Unit& one) { return one.known; });
}

bool Table::enemiesKnown(int side) const
{
    return std::all_of(units_.begin(), units_.end(), [&](const Unit& one) { return one.side == side || one.known; });
}

double Table::apart(const Unit& a, const Unit& b) const
{
    double least = std::numeric_limits<double>::infinity();
    for (const Base& one : a.bases)
        for (const Base& other : b.bases)
            least = std::min(least, judged::apart(one, other));
    return least;
}

const Base& Table::nearest(const Unit& of, const Unit& to) const
{
    const auto far = [&](const Base& base) {
        double least = std::numeric_limits<double>::infinity();
        for (const Base& other : to.bases)
            least = std::min(least, judged::apart(base, other));
        return least;
    };
    return *std::min_element(
        of.bases.begin(), of.bases.end(), [&](const Base& a, const Base& b) { return far(a) < far(b); });
}

Says Table::within(double far, const Unit& a, const Unit& b) const
{
    if (!a.known || !b.known)
        return Says::open;
    const double is = apart(a, b), limit = cm(far);
    return is <= limit - margin ? Says::yes : is >= limit + margin ? Says::no : Says::open;
}

Says Table::inRange(const Unit& unit, const Base& from, const Unit& target) const
{
    double is = std::numeric_limits<double>::infinity();
    for (const Base& other : target.bases)
        is = std::min(is, judged::apart(from, other));
    const double limit = cm(unit.range);
    return is <= limit - margin ? Says::yes : is >= limit + margin ? Says::no : Says::open;
}

Says Table::inArc(const Unit& unit, const Base& from, const Unit& target) const
{
    if (unit.skirmish)
        return Says::yes;
    const bool corridor = unit.shock || unit.type == "artillery";
    const auto within = [&](const Base& base, double slack) {
        return corridor ? inCorridor(from, base, slack) : inZone(from, Edge::front, base, slack);
    };
    Says all = Says::no;
    for (const Base& base : target.bases)
        all = either(all, within(base, -margin) > 0.05 ? Says::yes : within(base, margin) > 0 ? Says::open : Says::no);
    return all;
}

Says Table::mayShoot(const Unit& unit, const Base& from, const Unit& target) const
{
    const Says near = both(inRange(unit, from, target), inArc(unit, from, target));
    return near == Says::no ? near : both(near, sees(unit, from, target));
}

Says Table::mayShoot(const Unit& unit, const Unit& target) const
{
    Says any = Says::no;
    for (const Base& from : unit.bases)
        any = either(any, mayShoot(unit, from, target));
    return any;
}

Says Table::lies(const Base& base, const char* const (&kinds)[9]) const
{
    Says any = Says::no;
    for (const Ground& ground : grounds_) {
        const bool counts = std::any_of(
            std::begin(kinds), std::end(kinds), [&](const char* kind) { return kind && ground.kind == kind; });
        if (!counts)
            continue;
        for (std::size_t i = 1; i < ground.course.size(); ++i)
            if (judged::apart(Line{ground.course[i - 1], ground.course[i]}, base) < ground.halfWidth + margin)
                any = either(any, Says::open); // a rim of cliffs: how broad it is nobody says
        if (ground.outline.empty())
            continue;
        Base inner = base, outer = base;
        inner.wide -= 2 * margin, inner.deep -= 2 * margin;
        outer.wide += 2 * margin, outer.deep += 2 * margin;
        const auto on = [&](const Base& one) {
            return toRim(ground.outline, one) == 0 || holds(ground.outline, one.middle);
        };
        any = either(any, on(inner) ? Says::yes : on(outer) ? Says::open : Says::no);
    }
    return any;
}

Says Table::isDense(const Unit& unit) const
{
    static constexpr const char* kinds[9] = {
        "wood", "forest", "broken", "marsh", "dunes", "village", "steep-hill", "cliff", "encampment"}; // (1078-1108)
    Says any = Says::no;
    for (const Base& base : unit.bases)
        any = either(any, lies(base, kinds));
    return any;
}

Says Table::isCovered(const Unit& unit, const Base& base) const
{
    if (!unit.takesCover())
        return Says::no;
    static constexpr const char* shelters[9] = {"wood", "forest", "broken", "marsh", "dunes", "village"}; // (1307)
    static constexpr const char* heights[9] = {"hill", "steep-hill", "cliff", "encampment"};
    const Says in = lies(base, shelters);
    if (in == Says::yes)
        return in;
    if (lies(base, heights) != Says::no)
        return Says::open;
    for (const Ground& ground : grounds_) // behind a hedge, a bank, a wall: how near one stands to be behind it is open
        for (std::size_t i = 1; i < ground.course.size(); ++i)
            if (isOneOf(ground.kind, {"low-obstacle", "high-obstacle", "shallow-river", "wall", "gate"})
                && judged::apart(Line{ground.course[i - 1], ground.course[i]}, base) < ground.halfWidth + 12)
                return Says::open;
    return in;
}

} // namespace judged

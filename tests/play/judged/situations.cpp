#include "situations.h"

#include "tape.h"

#include "model/field/generate.h"
#include "model/field/standing.h"
#include "rules/battlefield.h"
#include "rules/setup.h"
#include "rules/warmaster/play/fields.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace judged {

namespace {

using play::Place;
using play::Telling;
using play::Thing;
using strategikon::warmasterPlay::fields;
using Known = Place::Known;

constexpr double inches = 2.54;

int get(const Thing& thing, const char* name) { return thing.fields[std::size_t(fields().index(thing.sort, name))]; }

bool isUnit(const Thing& thing) { return thing.sort == play::Sort::body && get(thing, "type") != 5; }

bool has(const Thing& thing, const char* rule)
{
    const auto& words = fields().of(thing.sort)[std::size_t(fields().index(thing.sort, "rules"))].words;
    return get(thing, "rules") >> (std::find(words.begin(), words.end(), rule) - words.begin()) & 1;
}

// Of a stand, mm (221-233): on 20 mm fronts phalanx, light chariots, elephants and shock cavalry, unless on broad
// bases.
std::pair<int, int> sizeOf(const Thing& thing)
{
    const int type = get(thing, "type");
    if (has(thing, "heavy-chariots") || has(thing, "scythed-chariots"))
        return {40, 40};
    const bool narrow = has(thing, "phalanx") || has(thing, "shock") || type == 2 || type == 3;
    return narrow && !get(thing, "broad") ? std::pair{20, 40} : std::pair{40, 20};
}

// Pieces of ground with straight edges, and what runs straight on.
field::Field plainField(double width, double depth, Random& random)
{
    static constexpr const char* areas[] = {
        "wood", "village", "broken", "marsh", "hill", "steep-hill", "wood", "forest"};
    static constexpr const char* courses[] = {"low-obstacle", "shallow-river", "high-obstacle"};
    field::Field on{.system = "warmaster", .table = {.width = width, .depth = depth}};
    const int count = 2 + random.below(4);
    for (int i = 0; i < count; ++i) {
        field::Piece piece{.kind = areas[i == 0 ? 0 : random.below(8)]};
        const field::Point middle{random.between(20, width - 20), random.between(20, depth - 20)};
        if (i > 0 && random.chance(0.15)) {
            piece.kind = courses[random.below(3)];
            const double turn = random.between(0, M_PI);
            piece.course = {{middle.x - 15 * std::cos(turn), middle.y - 15 * std::sin(turn)},
                {middle.x + 15 * std::cos(turn), middle.y + 15 * std::sin(turn)}};
            piece.widths = {1};
            widen(piece);
        } else {
            piece.area = field::rectangle(middle, random.between(14, 30), random.between(12, 26), random.below(180));
        }
        on.features.push_back({.id = "t" + std::to_string(i + 1), .pieces = {piece}});
    }
    return on;
}

field::Field anyField(double scale, Random& random)
{
    const double width = scale > 1 ? 400 : 180, depth = scale > 1 ? 260 : 120;
    field::Field on;
    if (random.chance(0.5)) {
        on = plainField(width, depth, random);
    } else {
        const auto& laid = *strategikon::battlefieldOf(*strategikon::findSystem("warmaster"));
        field::Wish wish;
        wish.seed = random.next();
        on = field::generate({.width = width, .depth = depth}, laid.charts, laid.kinds, wish);
        on.system = "warmaster";
    }
    on.table.scale = scale;
    return on;
}

Spot middleOf(const field::Piece& piece)
{
    Spot sum;
    for (const field::Point p : piece.area)
        sum = {sum.x + p.x / double(piece.area.size()), sum.y + p.y / double(piece.area.size())};
    return sum;
}

bool isShelter(const field::Piece& piece)
{
    static constexpr const char* kinds[] = {"wood", "village", "broken", "marsh", "dunes"};
    return std::find(std::begin(kinds), std::end(kinds), piece.kind) != std::end(kinds);
}

bool anybody(const Thing&) { return true; }
bool shoots(const Thing& thing) { return get(thing, "range") > 0; }
bool onFoot(const Thing& thing) { return get(thing, "type") == 0; }
bool mounted(const Thing& thing) { return get(thing, "type") >= 1 && get(thing, "type") <= 3; }
bool skirmishesOnFoot(const Thing& thing) { return onFoot(thing) && has(thing, "skirmish"); }
bool isPhalanx(const Thing& thing) { return has(thing, "phalanx"); }
bool isElephants(const Thing& thing) { return has(thing, "elephants"); }
bool isHorse(const Thing& thing) { return get(thing, "type") == 1 || get(thing, "type") == 2; }

// Who meets whom, so that each rule of who is met comes up.
struct Match {
    bool (*charger)(const Thing&);
    bool (*charged)(const Thing&);
    bool inShelter = false;
};
constexpr Match matches[] = {{anybody, anybody}, {mounted, skirmishesOnFoot}, {isHorse, skirmishesOnFoot},
    {onFoot, onFoot, true}, {onFoot, onFoot, true}, {mounted, isPhalanx}, {onFoot, isPhalanx}, {anybody, isPhalanx},
    {isElephants, isPhalanx}, {isElephants, onFoot}, {anybody, isElephants}, {onFoot, isHorse}, {onFoot, isHorse}};

class Hand {
public:
    Hand(const play::State& armies, Random& random) : random_(random), telling_(armies, fields())
    {
        scale_ = random.chance(0.1) ? inches : 1;
        on_ = anyField(scale_, random);
        telling_.happened("given");
        telling_.set(1, "scale", int(std::lround(scale_ * 1000)));
    }

    // These units take part, and all commanders; the others and all camps do not.
    void cast(const std::vector<play::Id>& units)
    {
        for (const Thing& thing : play::State(telling_.state()).things) {
            if (thing.sort != play::Sort::body && thing.sort != play::Sort::leader)
                continue;
            const bool stays = thing.sort == play::Sort::leader || std::count(units.begin(), units.end(), thing.id);
            telling_.set(thing.id, "where", stays ? 0 : 1);
            telling_.set(thing.id, "coming", stays ? 0 : 3);
            if (!stays)
                continue;
            const auto size =
                thing.sort == play::Sort::leader ? std::pair{20 + 5 * random_.below(4), 0} : sizeOf(thing);
            telling_.set(thing.id, "wide", size.first);
            telling_.set(thing.id, "deep", size.second);
        }
    }

    // Units of a side, those first who are liked.
    template <class Liked>
    std::vector<play::Id> some(int side, int count, Liked liked)
    {
        std::vector<play::Id> all;
        for (const Thing& thing : telling_.state().things)
            if (isUnit(thing) && thing.side == side)
                all.push_back(thing.id);
        for (std::size_t i = all.size(); i > 1; --i)
            std::swap(all[i - 1], all[std::size_t(random_.below(int(i)))]);
        std::stable_partition(all.begin(), all.end(), [&](play::Id id) { return liked(telling_.state()[id]); });
        all.resize(std::min(all.size(), std::size_t(count)));
        return all;
    }

    // Somewhere about a spot, at so many cm of the rules, where nobody stands; false: there is no room.
    bool setDown(play::Id id, Spot about, double least, double most, double towards)
    {
        for (int trial = 0; trial < 30; ++trial) {
            const double way = random_.between(0, 2 * M_PI), far = scale_ * random_.between(least, most);
            const Spot spot{about.x + far * std::cos(way), about.y + far * std::sin(way)};
            const double looks =
                random_.chance(towards) ? way * 180 / M_PI + 180 + random_.below(41) - 20 : 5.0 * random_.below(72);
            if (setAt(id, spot, looks, random_.chance(0.8) ? Known::line : Known::column))
                return true;
        }
        return false;
    }

    bool setAt(play::Id id, Spot spot, double facing, Known known, double clear = 0.6)
    {
        const Thing& thing = telling_.state()[id];
        Place place{.known = known};
        place.x = int(std::lround(spot.x * 10));
        place.y = int(std::lround(spot.y * 10));
        place.facing = (int(std::lround(facing)) % 360 + 360) % 360;
        if (spot.x < 6 || spot.y < 6 || spot.x > on_.table.width - 6 || spot.y > on_.table.depth - 6)
            return false;
        const auto bases = basesOf(thing, place);
        for (const auto& [other, taken] : down_)
            for (const Base& one : taken)
                for (const Base& base : bases)
                    if (other != id && apart(one, base) < clear)
                        return false;
        if (thing.sort == play::Sort::body)
            place.ground = groundOf(thing, place, bases);
        down_.emplace_back(id, bases);
        setPlace(telling_, fields(), id, place);
        return true;
    }

    // In line with a friend and in touch with it, as a brigade stands.
    bool setBeside(play::Id id, play::Id friendly)
    {
        const Thing &thing = telling_.state()[id], &other = telling_.state()[friendly];
        const Place its = play::placeOf(fields(), other);
        const Base middle{{its.x / 10.0, its.y / 10.0}, double(its.facing)};
        const double aside =
            (get(thing, "wide") * get(thing, "stands") + get(other, "wide") * get(other, "stands")) / 20.0;
        const bool right = random_.chance(0.5);
        return its.known == Known::line && setAt(id, middle.at(right ? aside : -aside, 0), its.facing, Known::line, -1)
            && isFree(id);
    }

    bool isFree(play::Id id) const
    {
        const auto mine = std::find_if(down_.begin(), down_.end(), [&](const auto& one) { return one.first == id; });
        for (const auto& [other, taken] : down_)
            for (const Base& one : taken)
                for (const Base& base : mine->second) {
                    Base inner = base;
                    inner.wide -= 0.2, inner.deep -= 0.2;
                    if (other != id && apart(one, inner) == 0)
                        return false;
                }
        return true;
    }

    // Where something lies, mostly: there is more to judge.
    Spot anySpot(double often = 0.6)
    {
        const double width = on_.table.width, depth = on_.table.depth;
        if (!on_.features.empty() && random_.chance(often)) {
            std::vector<const field::Piece*> liked;
            for (const field::Feature& feature : on_.features)
                liked.insert(liked.end(), isShelter(feature.pieces.front()) ? 4 : 1, &feature.pieces.front());
            const Spot spot = middleOf(*liked[std::size_t(random_.below(int(liked.size())))]);
            return {std::clamp(spot.x, 20.0, width - 20), std::clamp(spot.y, 20.0, depth - 20)};
        }
        return {random_.between(30, width - 30), random_.between(30, depth - 30)};
    }

    // Somebody has moved, or lost stands: where he stands nobody knows, or not how.
    void forgetOne()
    {
        const auto id = down_[std::size_t(random_.below(int(down_.size())))].first;
        Place place = play::placeOf(fields(), telling_.state()[id]);
        place.known = random_.chance(0.6) ? Known::left : Known::irregular;
        setPlace(telling_, fields(), id, place);
    }

    void joinAny(play::Id unit)
    {
        for (const Thing& thing : play::State(telling_.state()).things)
            if (thing.sort == play::Sort::leader && thing.side == telling_.state()[unit].side) {
                telling_.set(thing.id, "joined", unit);
                return;
            }
    }

    void thin(play::Id id) // some have lost a stand already
    {
        const Thing& thing = telling_.state()[id];
        if (get(thing, "stands") > 1 && random_.chance(0.2))
            telling_.set(id, "stands", get(thing, "stands") - 1);
    }

    Situation taken(const std::string& phase)
    {
        telling_.setTurn(1);
        telling_.setSide(0);
        telling_.setPhase(phase);
        play::State state = telling_.state();
        state.agenda.clear();
        return {"", std::move(state), std::move(on_)};
    }

    const play::State& state() const { return telling_.state(); }
    double scale() const { return scale_; }

private:
    static std::vector<Base> basesOf(const Thing& thing, const Place& place)
    {
        const double wide = get(thing, "wide") / 10.0, deep = get(thing, "deep") / 10.0;
        const Base middle{{place.x / 10.0, place.y / 10.0}, double(place.facing), wide, deep > 0 ? deep : wide};
        const int stands = thing.sort == play::Sort::body ? get(thing, "stands") : 1;
        std::vector<Base> all;
        for (int i = 0; i < stands; ++i) {
            const double from = i - (stands - 1) / 2.0;
            all.push_back(middle);
            all.back().middle = place.known == Known::column ? middle.at(0, -from * deep) : middle.at(from * wide, 0);
        }
        return all;
    }

    // As the program notes it when a unit is set down on the map.
    int groundOf(const Thing& thing, const Place& place, const std::vector<Base>& bases) const
    {
        const field::Troop troop{.stands = int(bases.size()), .wide = bases[0].wide, .deep = bases[0].deep};
        std::vector<field::Stand> stands;
        for (const Base& base : bases)
            stands.push_back({{base.middle.x, base.middle.y}, double(place.facing)});
        const auto& kinds = strategikon::battlefieldOf(*strategikon::findSystem("warmaster"))->kinds;
        const play::FieldSpec* words = play::groundField(fields(), thing.sort);
        return words ? play::groundOf(*words, groundUnder(on_, kinds, troop, stands)) : 0;
    }

    Random& random_;
    Telling telling_;
    field::Field on_{};
    double scale_ = 1;
    std::vector<std::pair<play::Id, std::vector<Base>>> down_{};
};

Spot spotOf(const play::State& state, play::Id id)
{
    const Place place = play::placeOf(fields(), state[id]);
    return {place.x / 10.0, place.y / 10.0};
}

} // namespace

namespace {

strategikon::Reading<play::State> anyArmies(strategikon::Catalogue& catalogue, Random& random)
{
    std::vector<strategikon::warmasterPlay::Force> forces;
    for (const int side : {0, 1})
        forces.push_back({side, playtest::randomLegalArmy(catalogue, 1000, random), random.chance(0.3), {}});
    strategikon::warmasterPlay::Terms terms{.turns = 7, .first = 0, .edge = 0};
    if (random.chance(0.2))
        terms.switches.emplace_back("phalanx-mounted", "rulebook");
    return begin(catalogue, forces, terms);
}

bool hasSome(const play::State& state, int side, bool (*liked)(const Thing&))
{
    return std::any_of(state.things.begin(), state.things.end(),
        [&](const Thing& thing) { return thing.side == side && thing.sort == play::Sort::body && liked(thing); });
}

} // namespace

// Mostly such as have pikes to charge, and elephants on one side: few armies do.
strategikon::Reading<play::State> armiesDrawn(strategikon::Catalogue& catalogue, Random& random)
{
    auto armies = anyArmies(catalogue, random);
    const bool rather = random.chance(0.6);
    const auto isLiked = [](const play::State& state) {
        return hasSome(state, 1, isPhalanx) && (hasSome(state, 0, isElephants) || hasSome(state, 0, isPhalanx));
    };
    for (int trial = 0; rather && trial < 6 && armies && !isLiked(*armies); ++trial)
        armies = anyArmies(catalogue, random);
    return armies;
}

namespace {

// Shooters and whom they may shoot at, who like a wood about them; `askew`: some of the stands are out of range.
void facingOneAnother(Hand& hand, const std::vector<play::Id>& own, const std::vector<play::Id>& enemies, bool askew)
{
    const Spot shelter = hand.anySpot(0.8);
    for (const play::Id id : enemies)
        hand.setDown(id, shelter, 0, 16, 0.3);
    for (const play::Id id : own) {
        const double range = get(hand.state()[id], "range");
        const Spot enemy = spotOf(hand.state(), enemies[std::size_t(id) % enemies.size()]);
        hand.setDown(id, enemy, askew ? range : 7, askew ? range + 6 : 30, askew ? 0 : 0.9);
    }
}

// Some in touch with one another, enemies on all sides of them, near and far.
void aboutOneAnother(Hand& hand, const std::vector<play::Id>& own, const std::vector<play::Id>& enemies, Random& random)
{
    const Spot centre = hand.anySpot();
    for (std::size_t i = 0; i < own.size(); ++i)
        if (i == 0 || !random.chance(0.4) || !hand.setBeside(own[i], own[i - 1]))
            hand.setDown(own[i], centre, 0, 25, 0);
    for (const play::Id id : enemies)
        hand.setDown(id, spotOf(hand.state(), own[std::size_t(random.below(int(own.size())))]), 5, 40, 0.6);
}

} // namespace

Situation drawn(const play::State& armies, const std::string& phase, Random& random)
{
    Hand hand(armies, random);
    const bool shooting = phase == "shooting";
    const auto own = hand.some(0, 3 + random.below(3), shooting ? shoots : anybody);
    const auto enemies = hand.some(1, 3 + random.below(3), shooting && random.chance(0.7) ? onFoot : anybody);
    std::vector<play::Id> all = own;
    all.insert(all.end(), enemies.begin(), enemies.end());
    hand.cast(all);
    for (const play::Id id : all)
        hand.thin(id);
    if (shooting)
        facingOneAnother(hand, own, enemies, random.chance(0.5));
    else
        aboutOneAnother(hand, own, enemies, random);
    const Spot centre = spotOf(hand.state(), own.front());
    for (const Thing& thing : play::State(hand.state()).things)
        if (thing.sort == play::Sort::leader)
            hand.setDown(thing.id, centre, 4, thing.side == 0 ? 90 : 40, 0);
    if (random.chance(0.12))
        hand.forgetOne();
    return hand.taken(phase);
}

namespace {

// Chargers before the front, at a flank, behind: each at another of these, to the front rather than elsewhere.
bool setAbout(Hand& hand, const Duel& duel, Spot centre, Random& random)
{
    const Place its = play::placeOf(fields(), hand.state()[duel.charged]);
    double turn = its.facing + 90 * std::max(random.below(6) - 2, 0);
    for (const play::Id id : duel.chargers) {
        const double way = (turn + random.below(21) - 10) * M_PI / 180, far = hand.scale() * random.between(8, 24);
        const Spot spot{centre.x + far * std::cos(way), centre.y + far * std::sin(way)};
        if (!hand.setAt(id, spot, way * 180 / M_PI + 180, Known::line))
            return false;
        turn += 90 * (1 + random.below(3));
    }
    return true;
}

} // namespace

std::optional<Duel> duelDrawn(const play::State& armies, Random& random)
{
    Hand hand(armies, random);
    const Match& match = matches[random.below(int(std::size(matches)))];
    Duel duel;
    duel.chargers = hand.some(0, 1 + (random.chance(0.35) ? 1 : 0), match.charger);
    const auto enemies = hand.some(1, 3, match.charged);
    duel.charged = enemies.front();
    std::vector<play::Id> all = duel.chargers;
    all.insert(all.end(), enemies.begin(), enemies.end());
    hand.cast(all);
    for (const play::Id id : all)
        hand.thin(id);
    const Spot centre = hand.anySpot(match.inShelter ? 1 : 0.3);
    if (!hand.setAt(duel.charged, centre, 5.0 * random.below(72), random.chance(0.85) ? Known::line : Known::column))
        return {};
    if (!setAbout(hand, duel, centre, random))
        return {};
    for (const play::Id id : enemies)
        if (id != duel.charged)
            hand.setDown(id, centre, 32, 50, 0.5);
    for (const Thing& thing : play::State(hand.state()).things)
        if (thing.sort == play::Sort::leader)
            hand.setDown(thing.id, centre, 30, 40, 0);
    if (random.chance(0.3))
        hand.joinAny(random.chance(0.5) ? duel.charged : duel.chargers.front());
    duel.at = hand.taken("initiative");
    return duel;
}

play::Place inTouch(
    const play::State& state, play::Id charger, play::Id charged, const char* edge, bool left, int aside)
{
    const Thing &mine = state[charger], &other = state[charged];
    const Place its = play::placeOf(fields(), other);
    const std::string at = edge;
    const Base middle{{its.x / 10.0, its.y / 10.0}, double(its.facing)};
    const double wide = get(other, "wide") / 10.0, deep = get(other, "deep") / 10.0;
    const int files = its.known == Known::line ? get(other, "stands") : 1, ranks = get(other, "stands") / files;
    const double half = get(mine, "deep") / 20.0, step = aside * get(mine, "wide") / 20.0;
    Spot spot;
    double turn = 180;
    if (at == "flank") {
        const double right = (left ? -1 : 1) * (files * wide / 2 + half);
        spot = middle.at(right, step);
        turn = left ? -90 : 90;
    } else {
        const double ahead = (at == "rear" ? -1 : 1) * (ranks * deep / 2 + half);
        spot = middle.at(step, ahead);
        turn = at == "rear" ? 0 : 180;
    }
    Place place{.known = Known::line};
    place.x = int(std::lround(spot.x * 10));
    place.y = int(std::lround(spot.y * 10));
    place.facing = (int(its.facing + turn) % 360 + 360) % 360;
    return place;
}

} // namespace judged

#include "situations.h"

#include "hand.h"

#include <optional>

namespace judged {

namespace {

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

} // namespace

namespace {

strategikon::Result<play::State> anyArmies(strategikon::Catalogue& catalogue, Random& random)
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
strategikon::Result<play::State> armiesDrawn(strategikon::Catalogue& catalogue, Random& random)
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

// Hands that set models down on the map: where they come to stand is drawn, so that map facts of every kind come up.
#include "games.h"

#include "model/field/deploying/standing.h"
#include "model/play/map/place.h"
#include "model/play/record/agreed.h"
#include "rules/battlefield.h"
#include "rules/warmaster/play/fields.h"

#include <algorithm>
#include <cmath>

namespace playtest {

namespace {

using play::Place;
using play::Thing;
using Known = Place::Known;
using warmasterPlay::fields;

int get(const Thing& thing, const char* field)
{
    const int at = fields().index(thing.sort, field);
    return at < 0 ? 0 : thing.fields[std::size_t(at)];
}

Place placeOf(const Thing& thing) { return play::placeOf(fields(), thing); }
bool moves(const Thing& thing) { return thing.sort == play::Sort::body || thing.sort == play::Sort::leader; }
bool onTable(const Thing& thing) { return moves(thing) && !thing.gone && get(thing, "where") == 0; }

class Hand {
public:
    Hand(const play::State& state, const field::Setup& setUp, Random& random)
        : state_(state), setUp_(setUp), random_(random)
    {
    }

    std::optional<play::Answer> sets()
    {
        play::Answer answer{.what = play::agreedStep, .who = play::both};
        for (const Thing& thing : state_.things)
            if (onTable(thing) && !placeOf(thing).stands())
                answer.set("#" + std::to_string(thing.id) + ".place", play::placeValues(placed(thing)));
        return answer.inputs.empty() ? std::nullopt : std::optional(answer);
    }

private:
    // mm and degrees; a turn counterclockwise from right, as play::Place has it.
    struct Spot {
        double x = 0, y = 0, facing = 0;
    };

    Place placed(const Thing& thing)
    {
        const Thing* enemy = fought(thing);
        const bool fights = enemy != nullptr;
        if (!enemy)
            enemy = anyOther(
                thing, [&](const Thing& one) { return one.side != thing.side && one.sort == play::Sort::body; });
        const Spot spot = !enemy ? Spot{900, 600, 90} : fights ? touching(thing, *enemy) : near(placeOf(*enemy));
        return onGround(thing, spot);
    }

    const Thing* fought(const Thing& thing)
    {
        const int engagement = get(thing, "engagement");
        return engagement == 0 ? nullptr : anyOther(thing, [&](const Thing& one) {
            return one.side != thing.side && get(one, "engagement") == engagement;
        });
    }

    template <class Is>
    const Thing* anyOther(const Thing& thing, Is is)
    {
        std::vector<const Thing*> all;
        for (const Thing& one : state_.things)
            if (one.id != thing.id && onTable(one) && placeOf(one).stands() && is(one))
                all.push_back(&one);
        return all.empty() ? nullptr : all[std::size_t(random_.below(int(all.size())))];
    }

    Spot near(const Place& enemy)
    {
        const double way = random_.between(0, 2 * M_PI), far = random_.between(60, 450);
        const double turned = 10 * random_.below(36);
        const double towards = random_.chance(0.7) ? way * 180 / M_PI + 180 : turned;
        return {enemy.x + far * std::cos(way), enemy.y + far * std::sin(way), towards};
    }

    // Where it hardly comes to stand on others, who would have to make room.
    Spot freeNear(const Place& enemy)
    {
        constexpr double room = 130;
        const auto apart = [](const Spot& one, double x, double y) { return std::hypot(one.x - x, one.y - y) > room; };
        const auto isFree = [&](const Spot& spot) {
            return std::ranges::all_of(set_, [&](const Spot& one) { return apart(spot, one.x, one.y); })
                && std::ranges::all_of(state_.things, [&](const Thing& one) {
                       return !onTable(one) || !placeOf(one).stands() || apart(spot, placeOf(one).x, placeOf(one).y);
                   });
        };
        Spot spot = near(enemy);
        for (int trial = 0; trial < 20 && !isFree(spot); ++trial)
            spot = near(enemy);
        return spot;
    }

    // Front against an edge of the enemy's, stand against stand or half a stand aside; he is taken to be in line.
    Spot touching(const Thing& thing, const Thing& enemy)
    {
        const Place its = placeOf(enemy);
        const double front = std::max(get(enemy, "wide"), 1) * std::max(get(enemy, "stands"), 1);
        const double depth = std::max(get(enemy, "deep"), 1);
        const int edge = random_.below(5); // 0 to 2: front, 3: a flank, 4: the rear
        const double looks = its.facing + (edge < 3 ? 0 : edge == 3 ? 90 : 180);
        const double away = (edge == 3 ? front : depth) / 2 + std::max(get(thing, "deep"), 1) / 2.0;
        const double aside = edge == 3 ? 0 : get(thing, "wide") / 2.0 * (random_.below(5) - 2);
        const double way = looks * M_PI / 180;
        return {its.x + away * std::cos(way) - aside * std::sin(way),
            its.y + away * std::sin(way) + aside * std::cos(way), looks + 180};
    }

    Place onGround(const Thing& thing, const Spot& spot)
    {
        const auto within = [](double mm, double most) { return std::clamp(int(std::lround(mm)), 0, int(most)); };
        Place place{.known = random_.chance(0.8) ? Known::line : Known::column};
        place.x = within(spot.x, setUp_.field.table.width * 10);
        place.y = within(spot.y, setUp_.field.table.depth * 10);
        place.facing = (int(std::lround(spot.facing)) % 360 + 360) % 360;
        const field::Troop* its = setUp_.deployment.troop(thing.badge);
        if (!its)
            return place;
        field::Troop troop = *its;
        troop.stands = std::max(get(thing, "stands"), 1);
        const auto formation = place.known == Known::line ? field::Formation::line : field::Formation::column;
        const auto stands = formedAbout(troop, formation, {place.x / 10.0, place.y / 10.0}, place.facing);
        const field::Kinds& kinds = battlefieldOf(*findSystem("warmaster"))->kinds;
        if (const play::FieldSpec* words = play::groundField(fields(), thing.sort))
            place.ground = play::groundOf(*words, groundUnder(setUp_.field, kinds, troop, stands));
        return place;
    }

    const play::State& state_;
    const field::Setup& setUp_;
    Random& random_;
    std::vector<Spot> set_{}; // down with this answer
};

} // namespace

std::optional<play::Answer> placesTold(const play::State& state, const field::Setup& setUp, Random& random)
{
    return Hand(state, setUp, random).sets();
}

} // namespace playtest

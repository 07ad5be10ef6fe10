// The hand that sets units down: on a field that it draws, where nobody stands yet.
#pragma once

#include "ground.h"
#include "situations.h"
#include "tape.h"

#include "model/field/deploying/standing.h"
#include "rules/battlefield.h"
#include "rules/warmaster/play/fields.h"

#include <algorithm>
#include <cmath>

namespace judged {

using play::EventBuilder;
using play::Place;
using play::Thing;
using strategikon::warmasterPlay::fields;
using Known = Place::Known;

inline int get(const Thing& thing, const char* name)
{
    return thing.fields[std::size_t(fields().index(thing.sort, name))];
}

inline bool isUnit(const Thing& thing) { return thing.sort == play::Sort::body && get(thing, "type") != 5; }

inline bool has(const Thing& thing, const char* rule)
{
    const auto& words = fields().of(thing.sort)[std::size_t(fields().index(thing.sort, "rules"))].words;
    return get(thing, "rules") >> (std::find(words.begin(), words.end(), rule) - words.begin()) & 1;
}

// Of a stand, mm (221-233): on 20 mm fronts phalanx, light chariots, elephants and shock cavalry, unless on broad
// bases.
inline std::pair<int, int> sizeOf(const Thing& thing)
{
    const int type = get(thing, "type");
    if (has(thing, "heavy-chariots") || has(thing, "scythed-chariots"))
        return {40, 40};
    const bool narrow = has(thing, "phalanx") || has(thing, "shock") || type == 2 || type == 3;
    return narrow && !get(thing, "broad") ? std::pair{20, 40} : std::pair{40, 20};
}

class Hand {
public:
    Hand(const play::State& armies, Random& random) : random_(random), builder_(armies, fields())
    {
        scale_ = random.chance(0.1) ? inches : 1;
        on_ = anyField(scale_, random);
        builder_.happened("given");
        builder_.set(1, "scale", int(std::lround(scale_ * 1000)));
    }

    // These units take part, and all commanders; the others and all camps do not.
    void cast(const std::vector<play::Id>& units)
    {
        for (const Thing& thing : play::State(builder_.state()).things) {
            if (thing.sort != play::Sort::body && thing.sort != play::Sort::leader)
                continue;
            const bool stays = thing.sort == play::Sort::leader || std::count(units.begin(), units.end(), thing.id);
            builder_.set(thing.id, "where", stays ? 0 : 1);
            builder_.set(thing.id, "coming", stays ? 0 : 3);
            if (!stays)
                continue;
            const auto size =
                thing.sort == play::Sort::leader ? std::pair{20 + 5 * random_.below(4), 0} : sizeOf(thing);
            builder_.set(thing.id, "wide", size.first);
            builder_.set(thing.id, "deep", size.second);
        }
    }

    // Units of a side, those first who are liked.
    template <class Liked>
    std::vector<play::Id> some(int side, int count, Liked liked)
    {
        std::vector<play::Id> all;
        for (const Thing& thing : builder_.state().things)
            if (isUnit(thing) && thing.side == side)
                all.push_back(thing.id);
        for (std::size_t i = all.size(); i > 1; --i)
            std::swap(all[i - 1], all[std::size_t(random_.below(int(i)))]);
        std::stable_partition(all.begin(), all.end(), [&](play::Id id) { return liked(builder_.state()[id]); });
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
        const Thing& thing = builder_.state()[id];
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
        setPlace(builder_, fields(), id, place);
        return true;
    }

    // In line with a friend and in touch with it, as a brigade stands.
    bool setBeside(play::Id id, play::Id friendly)
    {
        const Thing &thing = builder_.state()[id], &other = builder_.state()[friendly];
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
        Place place = play::placeOf(fields(), builder_.state()[id]);
        place.known = random_.chance(0.6) ? Known::left : Known::irregular;
        setPlace(builder_, fields(), id, place);
    }

    void joinAny(play::Id unit)
    {
        for (const Thing& thing : play::State(builder_.state()).things)
            if (thing.sort == play::Sort::leader && thing.side == builder_.state()[unit].side) {
                builder_.set(thing.id, "joined", unit);
                return;
            }
    }

    void thin(play::Id id) // some have lost a stand already
    {
        const Thing& thing = builder_.state()[id];
        if (get(thing, "stands") > 1 && random_.chance(0.2))
            builder_.set(id, "stands", get(thing, "stands") - 1);
    }

    Situation taken(const std::string& phase)
    {
        builder_.setTurn(1);
        builder_.setSide(0);
        builder_.setPhase(phase);
        play::State state = builder_.state();
        state.agenda.clear();
        return {"", std::move(state), std::move(on_)};
    }

    const play::State& state() const { return builder_.state(); }
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
    EventBuilder builder_;
    field::Field on_{};
    double scale_ = 1;
    std::vector<std::pair<play::Id, std::vector<Base>>> down_{};
};

inline Spot spotOf(const play::State& state, play::Id id)
{
    const Place place = play::placeOf(fields(), state[id]);
    return {place.x / 10.0, place.y / 10.0};
}

} // namespace judged

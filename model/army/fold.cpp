#include "model/army/fold.h"

#include <algorithm>

namespace strategikon::solving {

Tracks::Tracks(const Plan& plan, const Cluster& cluster, const Watch* open)
    : touched(plan.price.size()), closing(plan.price.size())
{
    for (int index : cluster.watches)
        follow(plan.watches[index], plan);
    for (std::size_t t = 0; t < tracks.size(); ++t)
        closing[tracks[t].last].push_back(int(t));
    if (open)
        follow(*open, plan);
}

void Tracks::follow(const Watch& watch, const Plan& plan)
{
    Track track;
    track.watch = &watch;
    layOut(track, plan);
    const auto touch = [&](int v, const Touch& what) {
        touched[v].push_back(what);
        track.last = std::max(track.last, v);
    };
    const int most = track.rising && !track.guarded ? watch.most : unlimited;
    for (const Term& term : watch.terms)
        touch(term.variable, {track.sum, term.weight, most});
    for (std::size_t i = 0; i < watch.more.size(); ++i)
        for (const Term& term : watch.more[i])
            touch(term.variable, {track.more[i], term.weight});
    for (std::size_t g = 0; g < watch.when.size(); ++g)
        for (int v : watch.when[g])
            touch(v, {track.flags[g], 0, unlimited, true});
    for (int v : watch.unless)
        touch(v, {track.flags.back(), 0, unlimited, true});
    tracks.push_back(std::move(track));
}

Field Tracks::newField(std::int64_t lowest, std::int64_t highest)
{
    constexpr std::int64_t furthest = 1 << 30;
    if (lowest < -furthest || highest > furthest)
        throw TooIntertwined();
    Field field;
    field.lowest = int(lowest);
    field.bits = std::bit_width(unsigned(highest - lowest));
    if (field.bits == 0)
        return field; // it has one value only, and needs no room
    if (shift + field.bits > 64) {
        ++word;
        shift = 0;
    }
    if (word >= int(std::tuple_size_v<Key>))
        throw TooIntertwined();
    field.word = word;
    field.shift = shift;
    shift += field.bits;
    return field;
}

void Tracks::layOut(Track& track, const Plan& plan)
{
    const Watch& watch = *track.watch;
    track.guarded = !watch.when.empty() || !watch.unless.empty();
    std::int64_t lowest = 0, highest = 0;
    for (const Term& term : watch.terms)
        (term.weight < 0 ? lowest : highest) += std::int64_t(term.weight) * plan.most[term.variable];
    track.rising = lowest == 0;
    // A sum that only rises need not be told apart beyond its bounds.
    int cap = unlimited;
    if (track.rising && !watch.worth && !watch.joint) {
        cap = watch.most != unlimited ? watch.most + 1 : std::max(watch.least, 0);
        highest = std::min<std::int64_t>(highest, std::max(cap, 0));
    }
    track.sum = newField(lowest, std::max(highest, lowest));
    track.sum.cap = cap;
    for (const auto& terms : watch.more) {
        std::int64_t furthest = 0;
        for (const Term& term : terms)
            furthest += std::int64_t(term.weight) * plan.most[term.variable];
        track.more.push_back(newField(0, furthest));
    }
    for (std::size_t i = 0; i < watch.when.size() + !watch.unless.empty(); ++i)
        track.flags.push_back(newField(0, 1));
}

Key Tracks::start() const
{
    Key key{};
    for (const Track& track : tracks)
        track.sum.put(key, 0);
    return key;
}

bool Tracks::step(Key& key, int variable, int n) const
{
    if (n == 0)
        return true;
    for (const Touch& touch : touched[variable]) {
        const std::int64_t value = touch.flag ? 1 : touch.field.get(key) + std::int64_t(touch.weight) * n;
        if (value > touch.most)
            return false;
        touch.field.put(key, value);
    }
    return true;
}

bool Tracks::inForce(const Track& track, const Key& key) const
{
    for (std::size_t g = 0; g < track.watch->when.size(); ++g)
        if (track.flags[g].get(key) == 0)
            return false;
    return track.watch->unless.empty() || track.flags.back().get(key) == 0;
}

std::int64_t Tracks::worth(const Track& track, const Key& key) const
{
    const Watch& watch = *track.watch;
    if (!watch.joint)
        return watch.worth ? watch.worth(track.sum.get(key)) : 0;
    std::vector<int> values{track.sum.get(key)};
    for (const Field& sum : track.more)
        values.push_back(sum.get(key));
    return watch.joint(values);
}

bool Tracks::close(Key& key, int variable, std::int64_t& score) const
{
    for (int index : closing[variable]) {
        const Track& track = tracks[index];
        const int value = track.sum.get(key);
        if (inForce(track, key) && (value < track.watch->least || value > track.watch->most))
            return false;
        score += worth(track, key);
        track.sum.clear(key);
        for (const Field& sum : track.more)
            sum.clear(key);
        for (const Field& flag : track.flags)
            flag.clear(key);
    }
    return true;
}

} // namespace strategikon::solving

#include "fold.h"

#include <algorithm>

namespace strategikon::solving {

Tracks::Tracks(const Plan& plan, const Cluster& cluster, const Watch* open)
    : places(plan.price.size(), -1), touched(plan.price.size()), behind(plan.price.size())
{
    for (std::size_t i = 0; i < cluster.variables.size(); ++i)
        places[cluster.variables[i]] = int(i);
    for (int index : cluster.watches)
        follow(plan.watches[index], plan);
    for (std::size_t t = 0; t < tracks.size(); ++t)
        lookAhead(int(t), plan);
    if (open)
        follow(*open, plan);
}

void Tracks::follow(const Watch& watch, const Plan& plan)
{
    Track track;
    track.watch = &watch;
    layOut(track, plan);
    const auto touch = [&](int v, const Touch& what) {
        if (places[v] < 0)
            return;
        touched[v].push_back(what);
        track.last = std::max(track.last, places[v]);
    };
    const int most = watch.isRising() && !watch.guarded() ? watch.most : unlimited;
    for (const Term& term : watch.terms)
        touch(term.variable, {track.sum, term.weight, most});
    for (std::size_t i = 0; i < watch.more.size(); ++i)
        for (const Term& term : watch.more[i])
            touch(term.variable, {track.more[i], term.weight});
    for (std::size_t g = 0; g < watch.when.size(); ++g) {
        track.ends.push_back(-1);
        for (int v : watch.when[g]) {
            touch(v, {track.flags[g], 0, unlimited, true});
            track.ends.back() = std::max(track.ends.back(), places[v]);
        }
    }
    for (int v : watch.unless)
        touch(v, {track.flags.back(), 0, unlimited, true});
    tracks.push_back(std::move(track));
}

// What the terms behind each variable of a watch can still add.
void Tracks::lookAhead(int index, const Plan& plan)
{
    const Watch& watch = *tracks[index].watch;
    std::vector<int> variables = watch.touched();
    std::erase_if(variables, [&](int v) { return places[v] < 0; });
    const auto later = [&](int a, int b) { return places[a] > places[b]; };
    std::ranges::sort(variables, later);
    variables.erase(std::unique(variables.begin(), variables.end()), variables.end());
    std::vector<Term> terms = watch.terms;
    std::erase_if(terms, [&](const Term& term) { return places[term.variable] < 0; });
    std::ranges::sort(terms, [&](const Term& a, const Term& b) { return later(a.variable, b.variable); });
    Pull down, up;
    auto next = terms.begin();
    for (int v : variables) {
        for (; next != terms.end() && places[next->variable] > places[v]; ++next)
            (next->weight < 0 ? down : up).add(*next, plan);
        behind[v].push_back({index, places[v], {-down.furthest(plan.budget), up.furthest(plan.budget)}});
    }
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
    Reach reach = reachOf(plan, watch.terms);
    // A sum that only rises need not be told apart beyond its bounds, nor where nothing more depends on it.
    int cap = watch.level;
    if (watch.isRising() && !watch.weighs())
        cap = watch.most != unlimited ? watch.most + 1 : std::max(watch.least, 0);
    if (cap != unlimited)
        reach.highest = std::min<std::int64_t>(reach.highest, std::max(cap, 0));
    track.sum = newField(reach.lowest, std::max(reach.highest, reach.lowest));
    track.sum.cap = cap;
    for (const auto& terms : watch.more)
        track.more.push_back(newField(0, reachOf(plan, terms).highest));
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

std::int64_t Tracks::progress(const Key& key, int variable) const
{
    std::int64_t sum = 0;
    for (const Touch& touch : touched[variable])
        sum += touch.weight < 0 ? -touch.field.get(key) : touch.field.get(key);
    return sum;
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

// Whether nothing that follows can bring it into force.
bool Tracks::isIdle(const Track& track, const Key& key, int place) const
{
    for (std::size_t g = 0; g < track.ends.size(); ++g)
        if (track.ends[g] <= place && track.flags[g].get(key) == 0)
            return true;
    return !track.watch->unless.empty() && track.flags.back().get(key) != 0;
}

bool Tracks::goesOn(const Behind& at, Key& key) const
{
    const Track& track = tracks[at.track];
    const Watch& watch = *track.watch;
    if (watch.weighs())
        return true;
    const std::int64_t value = track.sum.get(key);
    const std::int64_t lowest = value + at.rest.lowest, highest = value + at.rest.highest;
    if (!watch.guarded() && (highest < watch.least || lowest > watch.most))
        return false;
    if (lowest >= watch.least && highest <= watch.most) { // kept, whatever follows: as if it were kept narrowly
        finish(track, key);
        track.sum.put(key, watch.least - at.rest.lowest);
    } else if (isIdle(track, key, at.place)) {
        const bool off = !watch.unless.empty() && track.flags.back().get(key) != 0;
        finish(track, key);
        if (off)
            track.flags.back().put(key, 1);
    }
    return true;
}

void Tracks::finish(const Track& track, Key& key) const
{
    track.sum.clear(key);
    for (const Field& sum : track.more)
        sum.clear(key);
    for (const Field& flag : track.flags)
        flag.clear(key);
}

bool Tracks::close(Key& key, int variable, std::int64_t& score) const
{
    for (const Behind& at : behind[variable]) {
        const Track& track = tracks[at.track];
        if (track.last > at.place) {
            if (!goesOn(at, key))
                return false;
            continue;
        }
        const int value = track.sum.get(key);
        if (inForce(track, key) && (value < track.watch->least || value > track.watch->most))
            return false;
        score += worth(track, key);
        finish(track, key);
    }
    return true;
}

} // namespace strategikon::solving

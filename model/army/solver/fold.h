// Folding a cluster of variables into one table by points. Used inside model/army only.
//
// The fold walks the variables of a cluster in order. Its state is what the open watches have
// counted so far, packed into a key, and for each key a table over points. A watch closes with its
// last variable: armies that break it are dropped, its worth is added, and its part of the key is
// cleared, so that states which can no longer be told apart become one.
//
// What a table holds is the algebra's: how many armies there are, or the best of them.
#pragma once

#include "watch.h"

#include <algorithm>
#include <array>
#include <bit>
#include <map>

namespace strategikon::solving {

using Key = std::array<std::uint64_t, 4>;

// A number of a key: `bits` wide from bit `shift` of word `word`, holding value - `lowest`.
struct Field {
    int word = 0, shift = 0, bits = 0;
    int lowest = 0;
    int cap = unlimited; // values above are kept as this: they mean the same

    int get(const Key& key) const { return int(key[word] >> shift & mask()) + lowest; }
    void put(Key& key, std::int64_t value) const
    {
        value = std::max<std::int64_t>(std::min<std::int64_t>(value, cap), lowest);
        key[word] = (key[word] & ~(mask() << shift)) | (std::uint64_t(value - lowest) & mask()) << shift;
    }
    void clear(Key& key) const { key[word] &= ~(mask() << shift); }
    std::uint64_t mask() const { return (std::uint64_t(1) << bits) - 1; }
};

// The watches of one cluster as fields of a key.
class Tracks {
public:
    // `open`, when given, is counted and never closes: its value is read from the last layer's keys.
    Tracks(const Plan& plan, const Cluster& cluster, const Watch* open = nullptr);

    int openValue(const Key& key) const { return tracks.back().sum.get(key); }

    Key start() const;
    // Counts n more bodies of the variable; false when a limit is passed for good.
    bool step(Key& key, int variable, int n) const;
    // Grows with each body of the variable that changes the key.
    std::int64_t progress(const Key& key, int variable) const;
    // Behind the variable: closes what ends with it and forgets what can make no difference any more; false
    // when a watch is broken. Adds worth to `score`.
    bool close(Key& key, int variable, std::int64_t& score) const;

private:
    struct Track {
        const Watch* watch;
        Field sum;
        std::vector<Field> more;      // sums of the further counts
        std::vector<Field> flags;     // one a `when` group, then one for `unless`
        std::vector<int> ends;        // places of the last variable of each `when` group
        int last = 0;                 // place of the variable with which it closes
        std::vector<int> variables{}; // that touch it
    };
    // What a body of a variable adds to one field.
    struct Touch {
        Field field;
        int weight = 0;
        int most = unlimited; // a sum that passes this is lost
        bool flag = false;    // set, not added to
    };
    // A watch behind one of its variables, and what those to come may still add.
    struct Behind {
        int track = 0;
        int place = 0;
        Reach rest{};
    };
    void follow(const Watch& watch, const Plan& plan);
    void layOut(Track& track, const Plan& plan);
    void lookAhead(int index, const Plan& plan);
    std::int64_t worth(const Track& track, const Key& key) const;
    Field newField(std::int64_t lowest, std::int64_t highest);
    bool inForce(const Track& track, const Key& key) const;
    bool isIdle(const Track& track, const Key& key, int place) const;
    void finish(const Track& track, Key& key) const;
    bool goesOn(const Behind& behind, Key& key) const;

    std::vector<int> places; // by variable; -1: not in the cluster
    std::vector<Track> tracks;
    std::vector<std::vector<Touch>> touched; // by variable
    std::vector<std::vector<Behind>> behind; // by variable
    int word = 0, shift = 0;
};

// Bounds of one question, so that no list and no size makes anybody wait: every shipped list is far
// below them at usual sizes.
inline constexpr std::size_t mostStates = 50'000;            // at one variable
inline constexpr std::size_t mostCells = 20'000'000;         // of all their tables
inline constexpr std::size_t mostWritten = 400'000'000;      // cells one after the other, which is what takes time
inline constexpr std::size_t countWritten = 4 * mostWritten; // numbers beyond 64 bits cost several times as much
inline constexpr std::size_t perFresh = 4;                   // what it is like to make a cell
inline constexpr std::size_t perStep = 128;                  // what a step from one state to the next is like

// What a question may still write.
class Effort {
public:
    explicit Effort(std::size_t most = mostWritten) : left(most) {}
    void spend(std::size_t cells)
    {
        if (cells > left)
            throw TooIntertwined();
        left -= cells;
    }

private:
    std::size_t left;
};

template <class Algebra>
class Fold {
public:
    using Table = typename Algebra::Table;
    using Layer = std::map<Key, Table>;

    Fold(Algebra& algebra, const Plan& plan, const Tracks& tracks) : algebra(algebra), plan(plan), tracks(tracks) {}

    // `kept` gets the layer before each variable.
    Layer run(const Cluster& cluster, std::vector<Layer>* kept = nullptr)
    {
        Layer layer;
        layer.emplace(tracks.start(), algebra.one());
        for (int v : cluster.variables) {
            cells = 0;
            if (kept)
                kept->push_back(layer);
            layer = plan.isSteady(v) ? moreAndMore(std::move(layer), v) : eachNumber(layer, v, plan.most[v]);
            algebra.effort.spend(cells);
            for (auto& [key, table] : layer)
                algebra.settle(table, v);
        }
        return layer;
    }

private:
    // By how far bodies of the variable have come: whoever has one more stands further on.
    using Reached = std::map<std::pair<std::int64_t, Key>, Table>;

    Layer eachNumber(const Layer& layer, int v, int most)
    {
        Layer next;
        for (const auto& [key, table] : layer)
            for (int n = plan.least[v]; n <= most && isPaid(table, n * plan.price[v]); ++n) {
                algebra.effort.spend(perStep);
                Key moved = key;
                if (!tracks.step(moved, v, n))
                    break;
                std::int64_t score = plan.worthOf(v, n);
                if (tracks.close(moved, v, score))
                    put(next, moved, table, n * plan.price[v], score, n);
            }
        return next;
    }

    // Where each body is as good as the one before, armies with one more come from those with one less:
    // any number takes as long as one.
    Layer moreAndMore(Layer layer, int v)
    {
        Layer next = eachNumber(layer, v, plan.settled(v) - 1);
        Reached reached = plan.settled(v) == 0 ? asReached(std::move(layer), v) : settled(layer, v);
        for (int i = 0; i < plan.alike[v]; ++i)
            for (auto& [place, table] : reached)
                oneMore(reached, place.second, table, v);
        for (auto& [place, table] : reached) {
            Key key = place.second;
            std::int64_t score = 0;
            if (!tracks.close(key, v, score))
                continue;
            if (score == 0 && next.find(key) == next.end())
                next.emplace(key, std::move(table));
            else
                put(next, key, table, 0, score, 0);
        }
        return next;
    }

    std::pair<std::int64_t, Key> placeOf(const Key& key, int v) const { return {tracks.progress(key, v), key}; }

    Reached asReached(Layer layer, int v) const
    {
        Reached reached;
        for (auto& [key, table] : layer)
            reached.emplace(placeOf(key, v), std::move(table));
        return reached;
    }

    // With so many bodies of the variable that each further one is as good as the one before.
    Reached settled(const Layer& layer, int v)
    {
        Reached reached;
        const int n = plan.settled(v), shift = n * plan.price[v];
        for (const auto& [key, table] : layer)
            if (Key moved = key; isPaid(table, shift) && tracks.step(moved, v, n))
                put(reached, placeOf(moved, v), table, shift, plan.worthOf(v, n), n);
        return reached;
    }

    void oneMore(Reached& reached, const Key& key, Table& table, int v)
    {
        algebra.effort.spend(perStep);
        algebra.settle(table, v);
        Key moved = key;
        if (!isPaid(table, plan.price[v]) || !tracks.step(moved, v, 1))
            return;
        if (moved == key)
            algebra.repeat(table, v, plan.price[v], plan.slope[v]);
        else
            put(reached, placeOf(moved, v), table, plan.price[v], plan.slope[v], 1);
    }

    bool isPaid(const Table& table, int more) const { return algebra.lowest(table) + more <= plan.budget; }

    template <class Tables>
    void put(
        Tables& tables, const typename Tables::key_type& key, const Table& from, int shift, std::int64_t score, int n)
    {
        Table& to = tables[key];
        cells -= to.cells.size();
        algebra.add(to, from, shift, score, n);
        cells += to.cells.size();
        if (tables.size() > mostStates || cells > mostCells)
            throw TooIntertwined();
    }

    Algebra& algebra;
    const Plan& plan;
    const Tracks& tracks;
    std::size_t cells = 0;
};

// A table for each value of the plan's wide count.
template <class Algebra>
std::vector<typename Algebra::Table> foldCluster(Algebra& algebra, const Plan& plan, const Cluster& cluster)
{
    const Tracks tracks(plan, cluster, plan.wide ? &*plan.wide : nullptr);
    std::vector<typename Algebra::Table> parts(plan.wideValues());
    auto layer = Fold(algebra, plan, tracks).run(cluster);
    for (auto& [key, table] : layer)
        parts[plan.wide ? std::size_t(tracks.openValue(key)) : 0] = std::move(table);
    return parts;
}

// What two values of it are together.
inline std::size_t together(const Plan& plan, std::size_t a, std::size_t b)
{
    return std::min(a + b, plan.wideValues() - 1);
}

} // namespace strategikon::solving

// Folding a cluster of variables into one table by points. Used inside model/army only.
//
// The fold walks the variables of a cluster in order. Its state is what the open watches have
// counted so far, packed into a key, and for each key a table over points. A watch closes with its
// last variable: armies that break it are dropped, its worth is added, and its part of the key is
// cleared, so that states which can no longer be told apart become one.
//
// What a table holds is the algebra's: how many armies there are, or the best of them.
#pragma once

#include "model/army/watch.h"

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
        key[word] = (key[word] & ~(mask() << shift))
            | (std::uint64_t(std::min<std::int64_t>(value, cap) - lowest) & mask()) << shift;
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
    // Closes what ends with the variable; false when a watch is broken. Adds worth to `score`.
    bool close(Key& key, int variable, std::int64_t& score) const;

private:
    struct Track {
        const Watch* watch;
        Field sum;
        std::vector<Field> more;  // sums of the further counts
        std::vector<Field> flags; // one a `when` group, then one for `unless`
        int last = 0;             // variable with which it closes
        bool rising = false;      // no negative weight: the sum never falls
        bool guarded = false;
    };
    // What a body of a variable adds to one field.
    struct Touch {
        Field field;
        int weight = 0;
        int most = unlimited; // a sum that passes this is lost
        bool flag = false;    // set, not added to
    };
    void follow(const Watch& watch, const Plan& plan);
    void layOut(Track& track, const Plan& plan);
    std::int64_t worth(const Track& track, const Key& key) const;
    Field newField(std::int64_t lowest, std::int64_t highest);
    bool inForce(const Track& track, const Key& key) const;

    std::vector<Track> tracks;
    std::vector<std::vector<Touch>> touched; // by variable
    std::vector<std::vector<int>> closing;   // tracks, by their last variable
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
std::map<Key, typename Algebra::Table> foldOpen(
    Algebra& algebra, const Plan& plan, const Cluster& cluster, const Tracks& tracks)
{
    using Table = typename Algebra::Table;
    std::map<Key, Table> layer;
    layer.emplace(tracks.start(), algebra.one());
    for (int v : cluster.variables) {
        std::map<Key, Table> next;
        std::size_t cells = 0;
        for (const auto& [key, table] : layer)
            for (int n = plan.least[v]; n <= plan.most[v]; ++n) {
                const int shift = n * plan.price[v];
                if (algebra.lowest(table) + shift > plan.budget)
                    break;
                algebra.effort.spend(perStep);
                Key moved = key;
                if (!tracks.step(moved, v, n))
                    break;
                std::int64_t score = 0;
                if (!tracks.close(moved, v, score))
                    continue;
                for (const auto& worth : plan.worth[v])
                    score += worth(n);
                Table& to = next[moved];
                cells -= to.cells.size();
                algebra.add(to, table, shift, score, n);
                cells += to.cells.size();
                if (next.size() > mostStates || cells > mostCells)
                    throw TooIntertwined();
            }
        algebra.effort.spend(cells);
        for (auto& [key, table] : next)
            algebra.settle(table, v);
        layer = std::move(next);
    }
    return layer;
}

template <class Algebra>
typename Algebra::Table foldCluster(Algebra& algebra, const Plan& plan, const Cluster& cluster)
{
    auto layer = foldOpen(algebra, plan, cluster, Tracks(plan, cluster));
    return layer.empty() ? typename Algebra::Table{} : std::move(layer.begin()->second);
}

} // namespace strategikon::solving

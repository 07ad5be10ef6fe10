// The best armies by an aim that holds only where a balance is kept: more skirmishers than others,
// for instance. The balance runs through every line, so armies are told apart by points and by
// balance; a line on its own is taken in one sweep along both.
#include "model/army/ranking.h"

#include <deque>
#include <optional>
#include <queue>

namespace strategikon {

namespace {

using namespace solving;

// Best worth by points and balance.
struct Grid {
    int points = 0, lowest = 0, balances = 0;
    int filled = 0; // no army costs more so far
    std::vector<std::int64_t> score;

    Grid(int points, int lowest, int balances)
        : points(points), lowest(lowest), balances(balances), score(std::size_t(points) * balances, none)
    {
    }
    std::size_t at(int p, int b) const { return std::size_t(p) * balances + (b - lowest); }
    bool has(int p, int b) const { return p >= 0 && p < points && b >= lowest && b < lowest + balances; }
};

// What one cluster adds: points, balance, worth and how.
struct Piece {
    int points = 0, balance = 0;
    std::int64_t score = 0;
    int step = -1;
};

class Balancer {
public:
    Balancer(const Plan& plan, const Aim& aim)
        : plan(plan), aim(aim), weight(plan.most.size(), 0), ranking(plan.budget, 1)
    {
        for (const Term& term : aim.balance)
            weight[term.variable] += term.weight;
    }

    std::optional<Found> run()
    {
        measure();
        Grid grid(plan.budget + 1, lowest, highest - lowest + 1);
        grid.score[grid.at(0, 0)] = 0;
        // Lines that hang together first, while few totals are reached: they are the costly ones.
        clusters = plan.clusters;
        std::stable_partition(clusters.begin(), clusters.end(), [&](const Cluster& c) { return !alone(c); });
        for (const Cluster& cluster : clusters) {
            taken.emplace_back(grid.score.size(), -1);
            grid = alone(cluster) ? sweep(grid, cluster.variables.front()) : join(grid, cluster);
        }
        return pick(grid);
    }

private:
    // The furthest that points alone let the balance go either way.
    void measure()
    {
        for (std::size_t v = 0; v < weight.size(); ++v) {
            const int n = plan.price[v] ? std::min(plan.most[v], plan.budget / plan.price[v]) : plan.most[v];
            (weight[v] < 0 ? lowest : highest) += weight[v] * n;
        }
        int cheapestDown = plan.budget + 1, cheapestUp = plan.budget + 1;
        int freeDown = 0, freeUp = 0;
        for (std::size_t v = 0; v < weight.size(); ++v)
            if (plan.price[v] == 0)
                (weight[v] < 0 ? freeDown : freeUp) += weight[v] * plan.most[v];
            else if (weight[v])
                (weight[v] < 0 ? cheapestDown : cheapestUp) =
                    std::min(weight[v] < 0 ? cheapestDown : cheapestUp, plan.price[v] / std::abs(weight[v]));
        if (cheapestDown > 0)
            lowest = std::max(lowest, freeDown - plan.budget / cheapestDown - 1);
        if (cheapestUp > 0)
            highest = std::min(highest, freeUp + plan.budget / cheapestUp + 1);
    }

    bool alone(const Cluster& cluster) const { return cluster.variables.size() == 1 && cluster.watches.empty(); }

    std::int64_t worthOf(int v, int n) const
    {
        std::int64_t worth = 0;
        for (const auto& part : plan.worth[v])
            worth += part(n);
        return worth;
    }

    // Any number of one variable: the best of a window that slides along the line (points, balance)
    // in steps of its price and weight. Its worth is in proportion to the count.
    Grid sweep(const Grid& from, int v)
    {
        Grid to(from.points, from.lowest, from.balances);
        auto& choice = taken.back();
        const int price = plan.price[v], turn = weight[v];
        const std::int64_t each = worthOf(v, 1);
        to.filled = from.points - 1;
        if (price == 0)
            return sweepFree(from, to, choice, v);
        for (int p = 0; p < from.points; ++p)
            for (int b = from.lowest; b < from.lowest + from.balances; ++b) {
                if (from.has(p - price, b - turn))
                    continue; // in the middle of a line that was or will be walked from its start
                walk(from, to, choice, v, p, b, each);
            }
        return to;
    }

    void walk(const Grid& from, Grid& to, std::vector<int>& choice, int v, int p, int b, std::int64_t each)
    {
        std::deque<std::pair<int, std::int64_t>> window; // start, score less what its place is worth
        for (int i = 0; from.has(p + i * plan.price[v], b + i * weight[v]); ++i) {
            if (const int entering = i - plan.least[v]; entering >= 0) {
                const std::int64_t s = from.score[from.at(p + entering * plan.price[v], b + entering * weight[v])];
                if (s != none) {
                    const std::int64_t reduced = s - entering * each;
                    while (!window.empty() && window.back().second <= reduced)
                        window.pop_back();
                    window.emplace_back(entering, reduced);
                }
            }
            while (!window.empty() && window.front().first < i - plan.most[v])
                window.pop_front();
            if (window.empty())
                continue;
            const std::size_t cell = to.at(p + i * plan.price[v], b + i * weight[v]);
            to.score[cell] = window.front().second + i * each;
            choice[cell] = i - window.front().first;
        }
    }

    Grid& sweepFree(const Grid& from, Grid& to, std::vector<int>& choice, int v) const
    {
        for (int p = 0; p < from.points; ++p)
            for (int b = from.lowest; b < from.lowest + from.balances; ++b)
                for (int n = plan.least[v]; n <= plan.most[v]; ++n)
                    if (from.has(p, b - n * weight[v]) && from.score[from.at(p, b - n * weight[v])] != none) {
                        const std::int64_t s = from.score[from.at(p, b - n * weight[v])] + worthOf(v, n);
                        if (s > to.score[to.at(p, b)]) {
                            to.score[to.at(p, b)] = s;
                            choice[to.at(p, b)] = n;
                        }
                    }
        return to;
    }

    Grid join(const Grid& from, const Cluster& cluster)
    {
        Watch balance;
        for (int v : cluster.variables)
            if (weight[v])
                balance.terms.push_back({v, weight[v]});
        balance.worth = [](int) { return 0; }; // told apart value by value
        const Tracks tracks(plan, cluster, &balance);
        std::vector<Piece> parts;
        for (const auto& [key, table] : foldOpen(ranking, plan, cluster, tracks))
            for (std::size_t i = 0; i < table.cells.size(); ++i)
                if (table.cells[i].score != none)
                    parts.push_back(
                        {table.low + int(i), tracks.openValue(key), table.cells[i].score, table.cells[i].from});
        Grid to(from.points, from.lowest, from.balances);
        auto& choice = taken.back();
        const int base = int(pieces.size());
        int dearest = 0;
        for (const Piece& part : parts)
            dearest = std::max(dearest, part.points);
        to.filled = std::min(from.points - 1, from.filled + dearest);
        for (std::size_t i = 0; i < parts.size(); ++i)
            lay(from, to, choice, parts[i], base + int(i));
        pieces.insert(pieces.end(), parts.begin(), parts.end());
        return to;
    }

    // One piece beside every army of the grid that leaves room for it.
    void lay(const Grid& from, Grid& to, std::vector<int>& choice, const Piece& piece, int index) const
    {
        const int first = std::max(0, -piece.balance), last = std::min(from.balances, from.balances - piece.balance);
        for (int p = piece.points; p < from.points; ++p) {
            const std::int64_t* source = &from.score[std::size_t(p - piece.points) * from.balances];
            std::int64_t* target = &to.score[std::size_t(p) * from.balances + piece.balance];
            int* chosen = &choice[std::size_t(p) * from.balances + piece.balance];
            for (int b = first; b < last; ++b)
                if (source[b] != none && source[b] + piece.score > target[b]) {
                    target[b] = source[b] + piece.score;
                    chosen[b] = index;
                }
            if (p - piece.points >= from.filled)
                break;
        }
    }

    std::optional<Found> pick(const Grid& grid) const
    {
        int bestP = -1, bestB = 0;
        std::int64_t best = 0;
        for (int p = 0; p < grid.points; ++p)
            for (int b = std::max(grid.lowest, aim.balanceLeast); b < grid.lowest + grid.balances; ++b) {
                const std::int64_t s = grid.score[grid.at(p, b)];
                if (s != none && (bestP < 0 || aim.levelOf(s) >= best)) {
                    bestP = p, bestB = b;
                    best = aim.levelOf(s);
                }
            }
        if (bestP < 0)
            return {};
        Found found{Counts(plan.most.size(), 0), bestP * plan.step, best};
        trace(grid, bestP, bestB, found.counts);
        return found;
    }

    void trace(const Grid& grid, int p, int b, Counts& counts) const
    {
        for (std::size_t c = clusters.size(); c-- > 0;) {
            const int choice = taken[c][grid.at(p, b)];
            if (alone(clusters[c])) {
                const int v = clusters[c].variables.front();
                counts[v] = choice;
                p -= choice * plan.price[v];
                b -= choice * weight[v];
                continue;
            }
            const Piece& piece = pieces[choice];
            const Counts part = ranking.counts(piece.step, counts.size());
            for (std::size_t v = 0; v < counts.size(); ++v)
                counts[v] += part[v];
            p -= piece.points;
            b -= piece.balance;
        }
    }

    const Plan& plan;
    const Aim& aim;
    std::vector<int> weight;
    Ranking ranking;
    int lowest = 0, highest = 0;
    std::vector<Cluster> clusters;
    std::vector<std::vector<int>> taken; // of each cluster, by cell: bodies, or the piece
    std::vector<Piece> pieces;
};

// Armies still to be looked at: bounds of the variables and the best army within them.
struct Region {
    std::vector<int> least, most;
    Found found;
    int fixed = 0; // variables below have one value in this region
    bool operator<(const Region& other) const
    {
        return std::pair(found.worth, found.points) < std::pair(other.found.worth, other.found.points);
    }
};

} // namespace

// The best army splits what is left into regions that share no army (Lawler's procedure).
std::vector<Found> bestBalanced(const Problem& problem, const Wish& wish, const Aim& aim, int k)
{
    std::vector<Found> result;
    Plan plan = makePlan(problem, wish, &aim);
    if (plan.impossible || k < 1)
        return result;
    std::priority_queue<Region> regions;
    const auto consider = [&](std::vector<int> least, std::vector<int> most, int fixed) {
        plan.least = std::move(least);
        plan.most = std::move(most);
        if (auto found = Balancer(plan, aim).run())
            regions.push({plan.least, plan.most, std::move(*found), fixed});
    };
    consider(plan.least, plan.most, 0);
    while (!regions.empty() && int(result.size()) < k) {
        const Region region = regions.top();
        regions.pop();
        result.push_back(region.found);
        if (int(result.size()) == k)
            break;
        auto least = region.least, most = region.most;
        for (std::size_t v = region.fixed; v < least.size(); ++v) {
            const int n = region.found.counts[v];
            if (n > least[v]) {
                auto below = most;
                below[v] = n - 1;
                consider(least, below, int(v));
            }
            if (n < most[v]) {
                auto above = least;
                above[v] = n + 1;
                consider(above, most, int(v));
            }
            least[v] = most[v] = n;
        }
    }
    return result;
}

} // namespace strategikon

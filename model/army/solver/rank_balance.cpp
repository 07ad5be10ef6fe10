// The best armies by an aim that holds only where a balance is kept: more skirmishers than others,
// for instance. The balance runs through every line, so armies are told apart by points and by
// balance: a grid for each cluster says what the clusters up to there can be worth at most. The
// armies are then put together from the last cluster to the first, the best first: the grids know
// what the clusters still to come are worth, so no step leads astray.
#include "balance_grid.h"
#include "ranking.h"

#include <queue>
#include <tuple>

namespace strategikon {

namespace {

using namespace solving;

// The ways to fill a cluster of several variables; none are told for a line on its own.
struct Part {
    Cluster cluster;
    std::vector<Piece> pieces;
    int line() const { return cluster.variables.front(); }
};

class Balancer {
public:
    Balancer(const Plan& plan, const Aim& aim, int k)
        : plan(plan), aim(aim), k(k), weight(plan.most.size(), 0), ranking(plan.budget, k)
    {
        for (const Term& term : aim.balance)
            weight[term.variable] += term.weight;
        measure();
        for (const Cluster& cluster : plan.clusters)
            parts.push_back({cluster, alone(cluster) ? std::vector<Piece>{} : piecesOf(cluster)});
        // What has most pieces first, while few totals are reached: each piece goes with each of them.
        std::ranges::stable_sort(parts, [](const Part& a, const Part& b) { return a.pieces.size() > b.pieces.size(); });
    }

    std::vector<Solution> run()
    {
        grids.emplace_back(1, 0, 0);
        grids.back().row(0)[0] = 0;
        for (const Part& part : parts)
            grids.push_back(alone(part.cluster) ? sweep(part.line()) : join(part.pieces));
        return pick();
    }

private:
    static bool alone(const Cluster& cluster) { return cluster.variables.size() == 1 && cluster.watches.empty(); }

    // The furthest that points alone let the balance go either way.
    void measure()
    {
        struct Way {
            std::int64_t free = 0, all = 0; // what costs nothing, and all that could be taken
            int cheapest = unlimited;       // steps for a balance of one
            std::int64_t furthest(int budget) const
            {
                return cheapest > 0 ? std::min(all, free + budget / cheapest + 1) : all;
            }
        } down, up;
        for (std::size_t v = 0; v < weight.size(); ++v) {
            if (weight[v] == 0)
                continue;
            Way& way = weight[v] < 0 ? down : up;
            const std::int64_t most = std::int64_t(std::abs(weight[v])) * plan.most[v];
            way.all += most;
            if (plan.price[v] == 0)
                way.free += most;
            else
                way.cheapest = std::min(way.cheapest, plan.price[v] / std::abs(weight[v]));
        }
        const std::int64_t below = down.furthest(plan.budget), above = up.furthest(plan.budget);
        if (!isWithinWorth() || (below + above + 1) * (plan.budget + 1) > std::int64_t(mostWritten))
            throw TooIntertwined();
        lowest = -int(below);
        highest = int(above);
    }

    // Each part is in proportion to its count, so what one of a count is worth tells the rest.
    bool isWithinWorth() const
    {
        std::int64_t worth = 0;
        for (const Aim::Part& part : aim.parts)
            for (const Term& term : part.terms) {
                const std::int64_t each = std::abs(part.worth(term.weight));
                if (each > mostWorth)
                    return false;
                worth += each * plan.most[term.variable];
                if (worth > mostWorth)
                    return false;
            }
        return true;
    }

    Piece bodies(int v, int n) const { return {n * plan.price[v], n * weight[v], int(plan.worthOf(v, n)), n}; }

    // What the pieces between two can reach from the last grid.
    Grid gridFor(const Piece& least, const Piece& most)
    {
        const Grid& from = grids.back();
        const auto [down, up] = std::minmax(least.balance, most.balance);
        Grid grid(std::min(plan.budget, from.points - 1 + most.points) + 1, std::max(lowest, from.lowest + down),
            std::min(highest, from.highest() + up));
        ranking.effort.spend(grid.score.size());
        return grid;
    }

    void lay(const Grid& from, Grid& to, const Piece& piece)
    {
        constexpr std::size_t atATime = 4;
        ranking.effort.spend(from.score.size() / atATime);
        layPiece(from, to, piece);
    }

    // Any number of one variable. Its worth is in proportion to the count, so beyond the least it is
    // enough to take or leave 1, 2, 4 ... and a rest: each number is a sum of some of these.
    Grid sweep(int v)
    {
        const Grid& from = grids.back();
        const int most = plan.price[v] ? std::min(plan.most[v], plan.budget / plan.price[v]) : plan.most[v];
        Grid to = gridFor(bodies(v, plan.least[v]), bodies(v, most));
        lay(from, to, bodies(v, plan.least[v]));
        for (int n = 1, left = most - plan.least[v]; left > 0; left -= n, n *= 2)
            lay(to, to, bodies(v, std::min(n, left)));
        return to;
    }

    Grid join(const std::vector<Piece>& pieces)
    {
        const Grid& from = grids.back();
        Piece least, most;
        for (const Piece& piece : pieces) {
            most.points = std::max(most.points, piece.points);
            most.balance = std::max(most.balance, piece.balance);
            least.balance = std::min(least.balance, piece.balance);
        }
        Grid to = gridFor(least, most);
        const Piece* last = nullptr;
        for (const Piece& piece : pieces) {
            if (!last || last->points != piece.points || last->balance != piece.balance)
                lay(from, to, piece); // the best of its place
            last = &piece;
        }
        return to;
    }

    // The best of each total and balance come first.
    std::vector<Piece> piecesOf(const Cluster& cluster)
    {
        Watch balance;
        for (int v : cluster.variables)
            if (weight[v])
                balance.terms.push_back({v, weight[v]});
        balance.worth = [](int) { return 0; }; // told apart value by value
        const Tracks tracks(plan, cluster, &balance);
        std::vector<Piece> pieces;
        for (const auto& [key, table] : Fold(ranking, plan, tracks).run(cluster))
            for (std::size_t i = 0; i < table.cells.size(); ++i)
                if (const Pick& cell = table.cells[i]; cell.score != none)
                    pieces.push_back({table.low + int(i) / k, tracks.openValue(key), int(cell.score), cell.from});
        return pieces;
    }

    // An army that is put together but for the first clusters.
    struct Partial {
        std::int64_t level = 0;      // of the best army that it can become
        int total = 0;               // points of the army
        int parts = 0;               // still to come
        int points = 0, balance = 0; // that these must have
        int score = 0;               // of the clusters taken
        int before = -1;             // in `taken`
        bool operator<(const Partial& other) const
        {
            // Of equals the nearly finished one first: it is as good as any.
            return std::tuple(level, total, -parts) < std::tuple(other.level, other.total, -other.parts);
        }
    };
    struct Taken {
        int before = -1;
        int choice = 0;
    };

    std::vector<Solution> pick()
    {
        std::priority_queue<Partial> open;
        for (const Partial& whole : ends())
            open.push(whole);
        std::vector<Solution> found;
        while (!open.empty() && int(found.size()) < k) {
            const Partial next = open.top();
            open.pop();
            if (next.parts == 0)
                found.push_back({counts(next.before), next.total * plan.step, next.level});
            else
                extend(next, open);
        }
        return found;
    }

    // Where the best k armies end; each such place has one at least.
    std::vector<Partial> ends() const
    {
        const Grid& grid = grids.back();
        std::vector<Partial> all;
        for (int p = 0; p < grid.points; ++p)
            for (int b = std::max(lowest, aim.balanceLeast); b <= highest; ++b)
                if (grid.has(p, b))
                    all.push_back({aim.levelOf(grid.at(p, b)), p, int(parts.size()), p, b});
        const auto enough = all.begin() + std::min<std::ptrdiff_t>(k, all.end() - all.begin());
        std::partial_sort(all.begin(), enough, all.end(), [](const Partial& a, const Partial& b) { return b < a; });
        all.erase(enough, all.end());
        return all;
    }

    void extend(const Partial& army, std::priority_queue<Partial>& open)
    {
        const int c = army.parts - 1;
        const auto with = [&](const Piece& piece) {
            const int points = army.points - piece.points, balance = army.balance - piece.balance;
            if (!grids[c].has(points, balance))
                return;
            const int score = army.score + piece.score;
            taken.push_back({army.before, piece.choice});
            open.push({aim.levelOf(grids[c].at(points, balance) + score), army.total, c, points, balance, score,
                int(taken.size()) - 1});
        };
        std::for_each(parts[c].pieces.begin(), parts[c].pieces.end(), with);
        if (!alone(parts[c].cluster))
            return;
        const int v = parts[c].line();
        for (int n = plan.least[v]; n <= plan.most[v] && n * plan.price[v] <= army.points; ++n)
            with(bodies(v, n));
    }

    Counts counts(int last) const
    {
        Counts result(plan.most.size(), 0);
        for (std::size_t c = 0; last >= 0; last = taken[last].before, ++c) {
            if (alone(parts[c].cluster)) {
                result[parts[c].line()] = taken[last].choice;
                continue;
            }
            const Counts part = ranking.counts(taken[last].choice, result.size());
            for (std::size_t v = 0; v < result.size(); ++v)
                result[v] += part[v];
        }
        return result;
    }

    const Plan& plan;
    const Aim& aim;
    const int k;
    std::vector<int> weight;
    Ranking ranking;
    int lowest = 0, highest = 0;
    std::vector<Part> parts;
    std::vector<Grid> grids; // before each part, and after the last
    std::vector<Taken> taken;
};

} // namespace

std::vector<Solution> bestBalanced(const Problem& problem, const SolveRequest& wish, const Aim& aim, int k)
{
    const Plan plan = makePlan(problem, wish, &aim, {k, true});
    if (plan.impossible || k < 1)
        return {};
    return Balancer(plan, aim, k).run();
}

} // namespace strategikon

#include "rules/fielding.h"

#include "model/text/contains.h"

#include <algorithm>
#include <optional>

namespace strategikon {

namespace {

// With what is less welcome left out, but for what must be kept.
Problem restricted(const Problem& problem, const SolveRequest& wish, const Muster& muster, Welcome least, bool shares)
{
    Problem result = problem;
    for (std::size_t v = 0; v < problem.variables.size(); ++v)
        if (muster.welcome[v] > least) {
            Constraint none;
            none.internal = true;
            none.terms = {{int(v), 1}};
            none.most = wish.keep.empty() ? 0 : wish.keep[v];
            for (int line : wish.locked)
                if (line == problem.variables[v].line)
                    none.most = std::max(none.most, wish.given[v]);
            result.constraints.push_back(std::move(none));
        }
    result.constraints.insert(result.constraints.end(), muster.limits.begin(), muster.limits.end());
    if (shares)
        result.constraints.insert(result.constraints.end(), muster.shares.begin(), muster.shares.end());
    return result;
}

class Trying {
public:
    Trying(const Problem& problem, const SolveRequest& wish, const Muster& muster, int k)
        : problem(problem), wish(wish), muster(muster), k(k)
    {
    }

    std::vector<Solution> run()
    {
        for (const auto& [least, shares] : {Ease{Welcome::yes, true}, Ease{Welcome::hardly, true},
                 Ease{Welcome::seldom, true}, Ease{Welcome::seldom, false}, Ease{Welcome::no, false}}) {
            if (!givesUpMore(least, shares))
                continue;
            from = least == Welcome::no ? problem : restricted(problem, wish, muster, least, shares);
            if (const auto fewest = tryKind(1'000'000'000)) {
                const Kinds kinds = muster.kinds(fewest->front().counts);
                most = std::max(kinds.most > 0 ? kinds.most : kinds.offered / share, kinds.taken);
                return numbered(nicest(std::move(*fewest)));
            }
        }
        return fill(problem, wish, muster.taste({}), k);
    }

private:
    // How much is given up so that the largest total is reached.
    struct Ease {
        Welcome least;
        bool shares;
    };

    // Whether that differs from what was tried before.
    bool givesUpMore(Welcome least, bool shares) const
    {
        const bool first = least == Welcome::yes, last = least == Welcome::no;
        if (first || last)
            return true;
        return shares ? contains(muster.welcome, least) : !muster.shares.empty();
    }

    // The first army without a fault, or the one with the fewest; nothing where the largest total is not reached. What
    // a body costs besides is halved in on.
    std::optional<std::vector<Solution>> tryKind(std::int64_t kind)
    {
        constexpr int tries = 9;
        std::optional<std::vector<Solution>> best;
        std::int64_t low = -64'000, high = 64'000, body = 1'000;
        for (int i = 0; i < tries; ++i, body = (low + high) / 2) {
            auto found = fill(from, wish, muster.taste({kind, body}), k);
            if (found.empty() || found.front().points < largest(found.front().points))
                return {}; // no taste reaches more
            const Counts counts = found.front().counts;
            if (!best || faultsOf(counts) < faultsOf(best->front().counts))
                best = std::move(found);
            const int lean = muster.lean(counts);
            if (lean == 0)
                break;
            (lean < 0 ? high : low) = body;
        }
        return best;
    }

    // As many kinds as that leaves room for: the less a further kind costs, the more there are.
    std::vector<Solution> nicest(std::vector<Solution> fewest)
    {
        const int faults = faultsOf(fewest.front().counts);
        for (std::int64_t kind = 10'000; kind < 400'000; kind += kind / 2)
            if (auto found = tryKind(kind); found && faultsOf(found->front().counts) <= faults)
                return std::move(*found);
        return fewest;
    }

    // Where no taste leads to the number of bodies, it is a limit: that takes longer.
    std::vector<Solution> numbered(std::vector<Solution> found)
    {
        if (muster.lean(found.front().counts) == 0)
            return found;
        from.constraints.insert(from.constraints.end(), muster.number.begin(), muster.number.end());
        try {
            for (const std::int64_t kind : {20'000, 1'000'000'000})
                if (auto exact = tryKind(kind);
                    exact && faultsOf(exact->front().counts) < faultsOf(found.front().counts))
                    found = std::move(*exact);
        } catch (const TooIntertwined&) { // then it stays as it is
        }
        return found;
    }

    int faultsOf(const Counts& counts) const
    {
        constexpr int grave = 1'000;
        const int tooMany = most > 0 ? std::max(0, muster.kinds(counts).taken - most) : 0;
        return muster.faults(counts) + grave * tooMany;
    }

    // The largest total of all; asked for only where the limit itself is not reached.
    int largest(int reached)
    {
        if (reached == problem.budget)
            return reached;
        if (!reach) {
            const auto all = totals(problem, wish);
            reach = all.empty() ? 0 : all.back();
        }
        return *reach;
    }

    static constexpr int share = 3; // one kind of so many is enough

    const Problem& problem;
    const SolveRequest& wish;
    const Muster& muster;
    const int k;
    Problem from;
    int most = 0; // kinds; 0: not known yet
    std::optional<int> reach;
};

} // namespace

std::vector<Solution> fielded(const Problem& problem, const SolveRequest& wish, const Muster& muster, int k)
{
    return Trying(problem, wish, muster, k).run();
}

Kinds kindsOf(const Problem& problem, const Counts& counts, const std::function<bool(const Variable&)>& isTroop)
{
    Kinds kinds;
    for (const auto& forms : problem.forms) {
        const auto isOne = [&](int v) { return isTroop(problem.variables[std::size_t(v)]); };
        kinds.offered += std::ranges::any_of(forms, isOne);
        kinds.taken += std::ranges::any_of(forms, [&](int v) { return isOne(v) && counts[std::size_t(v)] > 0; });
    }
    return kinds;
}

Aim byRows(const Problem& problem, const std::function<int(const Variable&)>& weight, const Thrift& thrift)
{
    Aim aim;
    aim.id = "fielded";
    for (const auto& forms : problem.forms) {
        Aim::Part part;
        std::int64_t price = 0; // of one bit of weight
        for (int v : forms) {
            const Variable& body = problem.variables[std::size_t(v)];
            const int bits = weight(body);
            if (bits <= 0)
                continue;
            part.terms.push_back({v, bits});
            price = std::max(price, std::int64_t(body.price) * 1000 / bits);
            if (thrift.body != 0)
                aim.parts.push_back({{{v, 1}}, [each = thrift.body](int n) { return -each * n; }, {}, {}, 0});
        }
        if (part.terms.empty())
            continue;
        part.worth = [price, kind = thrift.kind](int n) {
            std::int64_t worth = n > 0 ? -kind : 0;
            for (int i = 1; i <= n; ++i)
                worth += price / i;
            return worth;
        };
        aim.parts.push_back(std::move(part));
    }
    return aim;
}

} // namespace strategikon

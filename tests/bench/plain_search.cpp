#include "tests/bench/plain_search.h"

#include <algorithm>
#include <limits>
#include <map>

namespace bench {

using namespace strategikon;

namespace {

constexpr double never = -std::numeric_limits<double>::infinity();

class Search {
public:
    // Without `worth` the armies are counted.
    Search(const Problem& problem, std::function<double(int, int)> worth)
        : problem(problem), worth(std::move(worth)), counts(problem.variables.size(), 0)
    {
        // A constraint speaks until its last variable is decided.
        for (const Constraint& constraint : problem.constraints) {
            int last = 0;
            for (const Term& term : constraint.terms)
                last = std::max(last, term.variable);
            for (const auto& group : constraint.when)
                for (int v : group)
                    last = std::max(last, v);
            for (int v : constraint.unless)
                last = std::max(last, v);
            lasts.push_back(last);
        }
    }

    std::optional<double> run()
    {
        const double answer = from(0, problem.points);
        return memo.size() > most ? std::nullopt : std::optional(answer);
    }

private:
    double from(int v, int left)
    {
        if (memo.size() > most)
            return 0;
        if (v == int(problem.variables.size()))
            return worth ? 0 : 1;
        const auto key = keyOf(v, left);
        if (const auto known = memo.find(key); known != memo.end())
            return known->second;
        double answer = worth ? never : 0;
        const int price = problem.variables[std::size_t(v)].price;
        for (int n = 0; n * price <= left && n <= 300; ++n) {
            counts[std::size_t(v)] = n;
            if (passed())
                break;
            if (!kept(v))
                continue;
            const double rest = from(v + 1, left - n * price);
            answer = worth ? std::max(answer, worth(v, n) + rest) : answer + rest;
        }
        counts[std::size_t(v)] = 0;
        return memo[key] = answer;
    }

    std::vector<std::int64_t> keyOf(int v, int left) const
    {
        std::vector<std::int64_t> key{v, left};
        const auto present = [&](int w) { return counts[std::size_t(w)] > 0; };
        for (std::size_t i = 0; i < problem.constraints.size(); ++i) {
            const Constraint& constraint = problem.constraints[i];
            if (lasts[i] < v)
                continue;
            const int highest = std::max(constraint.least, constraint.most == unlimited ? 0 : constraint.most + 1);
            key.push_back(std::clamp<std::int64_t>(sum(constraint, counts), -1, highest));
            for (const auto& group : constraint.when)
                key.push_back(std::ranges::any_of(group, present));
            key.push_back(std::ranges::any_of(constraint.unless, present));
        }
        return key;
    }

    // Over a maximum for good: the nations' constraints have no negative weights.
    bool passed() const
    {
        return std::ranges::any_of(problem.constraints, [&](const Constraint& constraint) {
            return constraint.when.empty() && constraint.unless.empty() && sum(constraint, counts) > constraint.most;
        });
    }

    bool kept(int v) const
    {
        for (std::size_t i = 0; i < problem.constraints.size(); ++i)
            if (lasts[i] == v && !holds(problem.constraints[i], counts))
                return false;
        return true;
    }

    const Problem& problem;
    std::function<double(int, int)> worth;
    Counts counts;
    std::vector<int> lasts;
    std::map<std::vector<std::int64_t>, double> memo;
};

} // namespace

std::optional<double> countPlainly(const Problem& problem) { return Search(problem, {}).run(); }

std::optional<double> bestPlainly(const Problem& problem, const std::function<double(int, int)>& worth)
{
    return Search(problem, worth).run();
}

} // namespace bench

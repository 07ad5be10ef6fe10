// How many legal armies there are, and which totals they have.
#include "counting.h"

namespace strategikon {

using namespace solving;

namespace solving {

// Whether there is an army at all, in place of how many there are.
struct Any {
    bool is = false;
    explicit Any(int n = 0) : is(n != 0) {}
    bool operator!=(int n) const { return is != (n != 0); }
    Any operator*(Any other) const { return Any(is && other.is); }
    Any& operator+=(Any other)
    {
        is = is || other.is;
        return *this;
    }
};
template <>
inline constexpr std::size_t costOf<Any> = 1;

} // namespace solving

namespace {

template <class Number>
HowMany answer(const Plan& plan, const Sizes& sizes)
{
    const auto totals = countAll<Number>(plan, [&](auto& all, const Cluster& cluster, Effort& effort) {
        if (const auto known = sizes.exact.find(&cluster); known != sizes.exact.end())
            takeTables(all, plan, known->second, effort);
        else
            takeTables(all, plan, tablesOf<Number>(plan, cluster, effort), effort);
    });
    Number all(0);
    for (const Number& n : totals)
        all += n;
    const bool reachable = plan.problem->budget % plan.step == 0;
    return {written(reachable ? totals.back() : Number(0)), written(all)};
}

} // namespace

HowMany howMany(const Problem& problem, const SolveRequest& wish)
{
    const Plan plan = makePlan(problem, wish, nullptr, {});
    if (plan.impossible)
        return {"0", "0"};
    const Sizes sizes = sizesOf(plan); // numbers no longer than what they must hold in the end
    if (sizes.fit(1))
        return answer<std::uint64_t>(plan, sizes);
    if (sizes.fit(2))
        return answer<Wide<2>>(plan, sizes);
    if (sizes.fit(4))
        return answer<Wide<4>>(plan, sizes);
    if (sizes.fit(6))
        return answer<Wide<6>>(plan, sizes);
    return answer<Big>(plan, sizes);
}

std::vector<int> totals(const Problem& problem, const SolveRequest& wish)
{
    const Plan plan = makePlan(problem, wish, nullptr, {});
    std::vector<int> result;
    if (plan.impossible)
        return result;
    const auto reached = countAll<Any>(plan, [&](auto& all, const Cluster& cluster, Effort& effort) {
        takeTables(all, plan, tablesOf<Any>(plan, cluster, effort), effort);
    });
    for (std::size_t p = 0; p < reached.size(); ++p)
        if (reached[p] != 0)
            result.push_back(int(p) * plan.step);
    return result;
}

} // namespace strategikon

// The solver on every nation, and the plain way beside it.
#include "tests/bench/armies.h"
#include "tests/bench/plain_search.h"

namespace bench {

namespace {

void tell(benchmark::State& state, const std::optional<double>& answer)
{
    state.SetLabel(answer ? "" : "given up at 400,000 states");
}

// Half of the forms three times over: far from legal.
SolveRequest farFromLegal(const Problem& problem)
{
    SolveRequest wish;
    wish.given.assign(problem.variables.size(), 0);
    for (std::size_t v = 0; v < wish.given.size(); v += 2)
        wish.given[v] = 3;
    return wish;
}

void registerPlain()
{
    registerNations("plain-count", [](benchmark::State& state, const Nation& nation) {
        std::optional<double> answer;
        for (auto _ : state)
            answer = countPlainly(nation.problem);
        tell(state, answer);
    });
    registerNations("plain-best/units", [](benchmark::State& state, const Nation& nation) {
        const auto units = [&](int v, int n) {
            const int line = nation.problem.variables[std::size_t(v)].line;
            return line >= 0 && !nation.list->lines[std::size_t(line)].leader ? n : 0.0;
        };
        std::optional<double> answer;
        for (auto _ : state)
            answer = bestPlainly(nation.problem, units);
        tell(state, answer);
    });
    registerNations("plain-repair", [](benchmark::State& state, const Nation& nation) {
        const SolveRequest wish = farFromLegal(nation.problem);
        const auto changes = [&](int v, int n) { return -std::abs(n - wish.given[std::size_t(v)]); };
        std::optional<double> answer;
        for (auto _ : state)
            answer = bestPlainly(nation.problem, changes);
        tell(state, answer);
    });
}

} // namespace

void registerSolver()
{
    registerNations("count", [](benchmark::State& state, const Nation& nation) {
        for (auto _ : state)
            benchmark::DoNotOptimize(howMany(nation.problem, {}));
    });
    registerNations("totals", [](benchmark::State& state, const Nation& nation) {
        for (auto _ : state)
            benchmark::DoNotOptimize(totals(nation.problem, {}));
    });
    registerNations("fill", [](benchmark::State& state, const Nation& nation) {
        for (auto _ : state)
            benchmark::DoNotOptimize(
                fill(nation.problem, {}, nation.system->aim(nation.problem, nation.system->aims().front()), 1));
    });
    for (const int k : {1, 10})
        for (const System* system : systems())
            for (const std::string& aim : system->aims())
                registerNations((k == 1 ? "best/" : "best-10/") + aim,
                    [aim, k](benchmark::State& state, const Nation& nation) {
                        for (auto _ : state)
                            benchmark::DoNotOptimize(nation.system->best(nation.problem, {}, aim, k));
                    },
                    system);
    registerNations("repair", [](benchmark::State& state, const Nation& nation) {
        const SolveRequest wish = farFromLegal(nation.problem);
        for (auto _ : state)
            benchmark::DoNotOptimize(repair(nation.problem, wish, 1));
    });
    registerPlain();
}

} // namespace bench

// Checking: what every keystroke in the builder pays for.
#include "tests/bench/armies.h"

namespace bench {

namespace {

// More than allowed of some rows, and too little of others.
Army broken(const Nation& nation)
{
    Army army = fullArmy(nation);
    army.choices.resize(army.choices.size() / 2);
    for (Choice& row : army.choices)
        row.count += 3;
    return army;
}

} // namespace

void registerChecks()
{
    // From the list: compiling, binding, checking, figures and the stamp.
    registerNations("check", [](benchmark::State& state, const Nation& nation) {
        const Army army = fullArmy(nation);
        for (auto _ : state)
            benchmark::DoNotOptimize(judge(*nation.system, *nation.list, army, false));
    });
    registerNations("check-broken", [](benchmark::State& state, const Nation& nation) {
        const Army army = broken(nation);
        for (auto _ : state)
            benchmark::DoNotOptimize(judge(*nation.system, *nation.list, army, false));
    });
    // Beside it: with the list compiled once and kept ...
    registerNations("check-kept-compiled", [](benchmark::State& state, const Nation& nation) {
        const Army army = fullArmy(nation);
        for (auto _ : state) {
            const Bound bound = bind(nation.problem, army);
            Verdict verdict;
            verdict.findings = check(nation.problem, bound);
            verdict.stamp = stamp(nation.problem, bound, army);
            nation.system->judge(nation.problem, bound, army, verdict);
            benchmark::DoNotOptimize(verdict);
        }
    });
    // ... and with the list read from its file each time.
    registerNations("check-read-again", [](benchmark::State& state, const Nation& nation) {
        const Army army = fullArmy(nation);
        Catalogue fresh;
        std::vector<Fault> faults;
        for (auto _ : state)
            if (const auto list = fresh.loadList(*nation.system, nation.list->file, {}, faults, Trial::spared))
                benchmark::DoNotOptimize(judge(*nation.system, *list, army, false));
    });
    // The smallest change for each finding of an army far from legal.
    registerNations("check-mends", [](benchmark::State& state, const Nation& nation) {
        const Army army = broken(nation);
        for (auto _ : state)
            benchmark::DoNotOptimize(judge(*nation.system, *nation.list, army, true));
    });
}

} // namespace bench

// Upgrades that go together only with one more.
#include "apply.h"
#include "mend.h"
#include "misfit_mends.h"
#include "model/army/problem/checker.h"
#include "model/text/contains.h"
#include "steps.h"

#include <algorithm>

namespace strategikon {

namespace {

bool sameMisfit(const Finding& a, const Finding& b)
{
    return a.code == b.code && a.entry == b.entry && a.constraint == b.constraint;
}

// Whether the army has the upgrade then, and nothing else is worse.
bool goesWith(const Problem& problem, const Army& army, const Finding& finding, std::size_t faults)
{
    const auto after = check(problem, bind(problem, army));
    return after.size() < faults
        && std::ranges::none_of(after, [&](const Finding& left) { return sameMisfit(left, finding); });
}

std::vector<Change> companion(const Problem& problem, const Army& army, const Finding& finding, std::size_t faults)
{
    const ArmyList& list = *problem.list;
    const int line = list.line(finding.entry);
    for (const Option& option : list.options) {
        if (!contains(option.hosts, line))
            continue;
        const std::vector<Change> changes{step(Change::Do::add, finding.entry, number(finding, "count"), option.id)};
        if (goesWith(problem, applied(army, list, changes), finding, faults))
            return changes;
    }
    return {};
}

} // namespace

void addCompanions(const Problem& problem, const Army& army, std::vector<Finding>& findings)
{
    const bool any =
        std::ranges::any_of(findings, [](const Finding& finding) { return finding.code == "upgrade-not-with"; });
    constexpr int most = 20'000; // bodies; more are no army
    int bodies = 0;
    for (const Choice& choice : army.choices)
        bodies = std::min(bodies + choice.count, most + 1);
    if (!any || bodies > most)
        return;
    const std::size_t all = check(problem, bind(problem, army)).size();
    for (Finding& finding : findings)
        if (finding.code == "upgrade-not-with" && finding.mend.empty())
            finding.mend = companion(problem, army, finding, all);
}

} // namespace strategikon

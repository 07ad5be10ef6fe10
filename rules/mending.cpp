#include "rules/mending.h"

#include "model/army/apply.h"

#include <algorithm>
#include <cstdlib>

namespace strategikon {

namespace {

bool isError(const Finding& finding) { return finding.severity == Severity::error && !finding.partner; }

bool sameFinding(const Finding& a, const Finding& b)
{
    return a.code == b.code && a.entry == b.entry && a.constraint == b.constraint;
}

// What the solver does not reckon with: names, upgrades on no body, the year.
bool isBeforeSolving(const Finding& finding, const Bound& bound)
{
    return !finding.mend.empty()
        && (finding.code == "list-out-of-years"
            || std::any_of(bound.misfits.begin(), bound.misfits.end(),
                [&](const Finding& misfit) { return sameFinding(misfit, finding); }));
}

// Rows of so many bodies are no army; taking them apart one by one would take for ever.
bool isTooMany(const Army& army)
{
    constexpr std::int64_t most = 20'000;
    std::int64_t bodies = 0;
    for (const Choice& choice : army.choices)
        bodies += choice.count;
    return bodies > most;
}

// One such finding after another, as long as they become fewer.
Army prepared(const System& system, const ArmyList& list, Army army, std::vector<Change>& changes)
{
    for (std::size_t before = std::size_t(-1);;) {
        const Problem problem = system.problem(list, army);
        const Bound bound = bind(problem, army);
        const auto broken = check(problem, bound);
        const bool none = bound.misfits.empty()
            && std::none_of(broken.begin(), broken.end(),
                [](const Finding& finding) { return finding.code == "list-out-of-years"; });
        if (none || broken.size() >= before)
            return army;
        before = broken.size();
        const Verdict verdict = judgeEach(system, list, army);
        const auto first = std::find_if(verdict.findings.begin(), verdict.findings.end(),
            [&](const Finding& finding) { return isBeforeSolving(finding, bound); });
        if (first == verdict.findings.end())
            return army;
        changes.insert(changes.end(), first->mend.begin(), first->mend.end());
        army = applied(army, list, first->mend);
    }
}

// What is added and removed of the same thing, in one step.
std::vector<Change> merged(const std::vector<Change>& changes)
{
    const auto by = [](const Change& change) {
        return change.action == Change::Do::add   ? std::max(1, change.count)
            : change.action == Change::Do::remove ? -std::max(1, change.count)
                                                  : 0;
    };
    std::vector<Change> result;
    for (const Change& change : changes) {
        const auto same = std::find_if(result.begin(), result.end(), [&](const Change& known) {
            return by(known) != 0 && by(change) != 0 && known.entry == change.entry && known.option == change.option;
        });
        if (same == result.end()) {
            result.push_back(change);
            continue;
        }
        const int sum = by(*same) + by(change);
        same->action = sum > 0 ? Change::Do::add : Change::Do::remove;
        same->count = std::abs(sum);
        if (sum == 0)
            result.erase(same);
    }
    return result;
}

bool about(const Change& a, const Change& b)
{
    return a.entry == b.entry && a.option == b.option && a.block == b.block && a.from == b.from;
}

bool isOneOf(const Change& change, const std::vector<Change>& all)
{
    return std::find(all.begin(), all.end(), change) != all.end();
}

// Whether one says another number of the same thing, or the contrary.
bool contradict(const std::vector<Change>& a, const std::vector<Change>& b)
{
    return std::any_of(a.begin(), a.end(), [&](const Change& one) {
        return !isOneOf(one, b)
            && std::any_of(b.begin(), b.end(), [&](const Change& other) { return about(one, other); });
    });
}

// The steps of the whole that are about what the mend is about.
std::vector<Change> partOf(const std::vector<Change>& all, const std::vector<Change>& mend)
{
    std::vector<Change> part;
    for (const Change& change : all)
        if (std::any_of(mend.begin(), mend.end(), [&](const Change& one) { return one.entry == change.entry; }))
            part.push_back(change);
    return part;
}

// Whether the steps take the finding away and bring no other.
bool mends(const System& system, const ArmyList& list, const Army& army, const Verdict& verdict, const Finding& finding,
    const std::vector<Change>& changes)
{
    const Verdict after = judge(system, list, applied(army, list, changes), false);
    return std::none_of(after.findings.begin(), after.findings.end(), [&](const Finding& left) {
        return sameFinding(left, finding)
            || std::none_of(verdict.findings.begin(), verdict.findings.end(),
                [&](const Finding& known) { return sameFinding(known, left); });
    });
}

} // namespace

std::optional<Mended> mendAll(const System& system, const ArmyList& list, const Army& army)
{
    if (isTooMany(army))
        return {};
    Mended all;
    const Army named = prepared(system, list, army, all.changes);
    const Problem problem = system.problem(list, named);
    if (!isFinite(system, problem))
        return {};
    const Bound bound = bind(problem, named);
    Wish wish;
    wish.given = bound.counts;
    std::vector<Found> found;
    try {
        found = repair(problem, wish, 1);
    } catch (const TooIntertwined&) {
    }
    if (found.empty())
        return {};
    const auto troops = difference(problem, bound.counts, found.front().counts);
    const Army chosen = applied(named, list, troops);
    all.army = system.divided(problem, chosen);
    all.points = found.front().points;
    all.changes.insert(all.changes.end(), troops.begin(), troops.end());
    const auto moves = moved(list, chosen, all.army);
    all.changes.insert(all.changes.end(), moves.begin(), moves.end());
    all.changes = merged(all.changes);
    const auto isLegal = [&](const Army& mended) { return judge(system, list, mended, false).legal; };
    return isLegal(all.army) && isLegal(applied(army, list, all.changes)) ? std::optional(std::move(all))
                                                                          : std::nullopt;
}

void reconcile(const System& system, const ArmyList& list, const Army& army, const Mended& all, Verdict& verdict)
{
    auto& findings = verdict.findings;
    for (Finding& finding : findings) {
        const auto clashes = [&](const Finding& other) {
            return isError(other) && &other != &finding && contradict(finding.mend, other.mend);
        };
        if (!isError(finding) || finding.mend.empty()
            || (!contradict(finding.mend, all.changes) && std::none_of(findings.begin(), findings.end(), clashes)))
            continue;
        const auto part = partOf(all.changes, finding.mend);
        finding.mend = mends(system, list, army, verdict, finding, part) ? part : all.changes;
    }
}

} // namespace strategikon

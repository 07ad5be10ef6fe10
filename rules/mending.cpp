#include "rules/mending.h"

#include "model/army/mend/apply.h"
#include "model/army/problem/checker.h"
#include "model/army/solver/near.h"
#include "model/text/contains.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace strategikon {

namespace {

bool isError(const Finding& finding) { return finding.severity == Severity::error && !finding.partner; }

bool sameFinding(const Finding& a, const Finding& b)
{
    return a.code == b.code && a.entry == b.entry && a.constraint == b.constraint;
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

// An army without what the solver does not reckon with, and the steps that led there.
struct Start {
    Army army;
    std::vector<Change> changes{};
};

// Names that the list does not know, upgrades on no body, the year: one after another, as long as they become fewer.
// Upgrades that no body carries together may be joined by one more (`companions`), or else one of them goes.
Start prepared(const System& system, const ArmyList& list, const Army& army, bool companions)
{
    Start start{army};
    for (std::size_t before = std::size_t(-1);;) {
        const Problem problem = system.problem(list, start.army);
        const Bound bound = bind(problem, start.army);
        const auto broken = check(problem, bound);
        if (broken.size() >= before)
            return start;
        before = broken.size();
        std::vector<Finding> first = bound.misfits;
        std::ranges::copy_if(broken, std::back_inserter(first),
            [](const Finding& finding) { return finding.code == "list-out-of-years"; });
        if (companions)
            addCompanions(problem, start.army, first);
        addMends(problem, bound, first);
        const auto next = std::ranges::find_if(first, [](const Finding& finding) { return !finding.mend.empty(); });
        if (next == first.end())
            return start;
        start.changes.insert(start.changes.end(), next->mend.begin(), next->mend.end());
        start.army = applied(start.army, list, next->mend);
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
        const auto same = std::ranges::find_if(result, [&](const Change& known) {
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

// What comes and goes of a row stands together: a body first, then what it carries.
std::vector<Change> inOrder(std::vector<Change> changes)
{
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const auto isBody = [&, step = changes[i]](const Change& other) {
            return other.action == step.action && other.entry == step.entry && other.option.empty();
        };
        if (changes[i].option.empty() || changes[i].action == Change::Do::rename)
            continue;
        const auto at = changes.begin() + std::ptrdiff_t(i);
        if (const auto body = std::find_if(at, changes.end(), isBody); body != changes.end())
            std::rotate(at, body, body + 1);
    }
    return changes;
}

// Stands and upgrades that change, and then what moves.
std::pair<std::int64_t, std::size_t> lengthOf(const ArmyList& list, const std::vector<Change>& changes)
{
    std::int64_t changed = 0;
    std::size_t moves = 0;
    for (const Change& change : changes) {
        const int line = list.lineNamed(change.entry);
        const int stands = change.option.empty() && line >= 0 ? list.lines[std::size_t(line)].stands : 1;
        if (change.action == Change::Do::add || change.action == Change::Do::remove)
            changed += std::int64_t(std::max(1, change.count)) * std::max(1, stands);
        else
            ++moves;
    }
    return {changed, moves};
}

bool isMove(const Change& change) { return change.action == Change::Do::assign; }

// Both about the same row: how many there are of it, or who leaves a block.
bool about(const Change& a, const Change& b)
{
    return a.entry == b.entry && isMove(a) == isMove(b) && (!isMove(a) || a.from == b.from);
}

// Whether one says otherwise of a row than the other.
bool contradict(const std::vector<Change>& a, const std::vector<Change>& b)
{
    const auto differ = [](const std::vector<Change>& one, const std::vector<Change>& other) {
        return std::ranges::any_of(one, [&](const Change& step) {
            return !contains(other, step)
                && std::ranges::any_of(other, [&](const Change& its) { return about(step, its); });
        });
    };
    return differ(a, b) || differ(b, a);
}

// The steps of the whole that are about what the mend is about.
std::vector<Change> partOf(const std::vector<Change>& all, const std::vector<Change>& mend)
{
    std::vector<Change> part;
    for (const Change& change : all)
        if (std::ranges::any_of(mend, [&](const Change& one) { return one.entry == change.entry; }))
            part.push_back(change);
    return part;
}

// Whether the steps take the finding away and bring no other.
bool mends(const System& system, const ArmyList& list, const Army& army, const Verdict& verdict, const Finding& finding,
    const std::vector<Change>& changes)
{
    const Verdict after = judge(system, list, applied(army, list, changes), false);
    return std::ranges::none_of(after.findings, [&](const Finding& left) {
        return sameFinding(left, finding)
            || std::ranges::none_of(verdict.findings, [&](const Finding& known) { return sameFinding(known, left); });
    });
}

// The nearest legal armies to where it starts.
std::vector<Solution> nearestLegal(const Problem& problem, const Counts& given)
{
    SolveRequest wish;
    wish.given = given;
    std::vector<Solution> found;
    try {
        found = repair(problem, wish, 1);
    } catch (const TooIntertwined&) {
    }
    const auto like = repairNear(problem, wish, 1);
    found.insert(found.end(), like.begin(), like.end());
    return found;
}

// The whole way by one of them, divided anew where it must be.
std::optional<Mended> wayTo(const System& system, const Problem& problem, const Army& army, const Start& start,
    const Counts& given, const Solution& found)
{
    const ArmyList& list = *problem.list;
    Mended all{{}, start.changes, found.points};
    const auto troops = difference(problem, given, found.counts);
    const Army chosen = applied(start.army, list, troops);
    all.army = system.divided(problem, chosen);
    all.changes.insert(all.changes.end(), troops.begin(), troops.end());
    const auto moves = moved(list, chosen, all.army);
    all.changes.insert(all.changes.end(), moves.begin(), moves.end());
    all.changes = inOrder(merged(all.changes));
    const auto isLegal = [&](const Army& mended) { return judge(system, list, mended, false).legal; };
    return isLegal(all.army) && isLegal(applied(army, list, all.changes)) ? std::optional(std::move(all))
                                                                          : std::nullopt;
}

// Nothing else is wrong, and its mend is all there is to do.
std::optional<Mended> byItsMend(
    const System& system, const ArmyList& list, const Army& army, const std::vector<Finding>& findings)
{
    const auto error = std::ranges::find_if(findings, isError);
    if (error == findings.end() || std::ranges::count_if(findings, isError) != 1 || error->mend.empty())
        return {};
    Army mended = applied(army, list, error->mend);
    const Verdict after = judge(system, list, mended, false);
    return after.legal ? std::optional(Mended{std::move(mended), error->mend, after.points}) : std::nullopt;
}

// Its part of the whole where that is enough for a finding, and otherwise the whole.
void takeFrom(const System& system, const ArmyList& list, const Army& army, const Mended& all, const Verdict& verdict,
    Finding& finding)
{
    auto part = partOf(all.changes, finding.mend);
    finding.mend = !part.empty() && mends(system, list, army, verdict, finding, part) ? part : all.changes;
}

// Whether the mends of all findings, done one beside the other, leave none of them.
bool goTogether(const System& system, const ArmyList& list, const Army& army, const Verdict& verdict)
{
    std::vector<Change> each;
    for (const Finding& finding : verdict.findings)
        for (const Change& change : isError(finding) ? finding.mend : std::vector<Change>{})
            if (!contains(each, change))
                each.push_back(change);
    const Verdict after = judge(system, list, applied(army, list, each), false);
    return std::ranges::none_of(after.findings, [&](const Finding& left) {
        const auto known =
            std::ranges::find_if(verdict.findings, [&](const Finding& finding) { return sameFinding(finding, left); });
        return known == verdict.findings.end() || !known->mend.empty();
    });
}

} // namespace

std::optional<Mended> mendTogether(const System& system, const ArmyList& list, const Army& army)
{
    if (isTooMany(army))
        return {};
    std::optional<Mended> best;
    std::vector<Army> tried;
    for (const bool companions : {true, false}) {
        const Start start = prepared(system, list, army, companions);
        if (contains(tried, start.army))
            continue;
        tried.push_back(start.army);
        const Problem problem = system.problem(list, start.army);
        if (!isFinite(system, problem))
            continue;
        const Counts given = bind(problem, start.army).counts;
        for (const Solution& found : nearestLegal(problem, given)) {
            auto way = wayTo(system, problem, army, start, given, found);
            if (way && (!best || lengthOf(list, way->changes) < lengthOf(list, best->changes)))
                best = std::move(way);
        }
    }
    return best;
}

std::optional<Mended> mendAll(const System& system, const ArmyList& list, const Army& army)
{
    Verdict verdict = judge(system, list, army, true);
    if (verdict.mendAll)
        return std::move(verdict.mendAll);
    if (auto alone = byItsMend(system, list, army, verdict.findings))
        return alone;
    return mendTogether(system, list, army);
}

void reconcile(const System& system, const ArmyList& list, const Army& army, const Mended& all, Verdict& verdict)
{
    auto& findings = verdict.findings;
    for (Finding& finding : findings) {
        const auto clashes = [&](const Finding& other) {
            return isError(other) && &other != &finding && contradict(finding.mend, other.mend);
        };
        if (isError(finding) && !finding.mend.empty()
            && (contradict(finding.mend, all.changes) || std::ranges::any_of(findings, clashes)))
            takeFrom(system, list, army, all, verdict, finding);
    }
    if (goTogether(system, list, army, verdict))
        return;
    for (Finding& finding : findings)
        if (isError(finding) && !finding.mend.empty())
            takeFrom(system, list, army, all, verdict, finding);
    if (goTogether(system, list, army, verdict))
        return;
    for (Finding& finding : findings)
        if (isError(finding) && !finding.mend.empty())
            finding.mend = all.changes;
}

void keepApart(Verdict& verdict)
{
    std::vector<const Finding*> kept;
    for (Finding& finding : verdict.findings) {
        if (!isError(finding) || finding.mend.empty())
            continue;
        if (std::ranges::any_of(kept, [&](const Finding* known) { return contradict(known->mend, finding.mend); }))
            finding.mend.clear();
        else
            kept.push_back(&finding);
    }
}

} // namespace strategikon

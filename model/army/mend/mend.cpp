// The smallest change that mends a finding: the nearest army in which it is gone.
#include "mend.h"

#include "misfit_mends.h"
#include "steps.h"

#include <algorithm>

namespace strategikon {

namespace {

// What names a broken rule: mending it may need another rule's help, so the rest that holds stays.
bool isAbout(const Constraint& constraint, const Finding& finding) { return constraint.id == finding.constraint; }

// Takes the points out of the question: every body costs nothing, but of none there are more to be
// added than twice the size could pay for, or than the broken rule asks for.
void makeFree(Problem& problem, const Counts& given, const Finding& finding)
{
    constexpr int most = 1000;
    int asked = 0;
    for (const Constraint& constraint : problem.constraints)
        if (isAbout(constraint, finding))
            asked = std::max(asked, std::min(constraint.least, most));
    for (std::size_t v = 0; v < problem.variables.size(); ++v) {
        int& price = problem.variables[v].price;
        Constraint bound;
        bound.internal = true;
        bound.terms = {{int(v), 1}};
        bound.most = given[v] + std::max(asked, 2 * problem.budget / std::max(price, 1));
        price = 0;
        problem.constraints.push_back(std::move(bound));
    }
}

// Lines that no rule connects with the finding. Where points are no question they stay as they are:
// whatever mends the finding, changing them as well would only be more.
std::vector<int> apartFrom(const Problem& problem, const Finding& finding)
{
    std::vector<bool> near(problem.variables.size(), false);
    const auto any = [&](const std::vector<int>& variables) {
        return std::ranges::any_of(variables, [&](int v) { return near[std::size_t(v)]; });
    };
    for (bool first = true, grown = true; grown; first = false) {
        grown = false;
        const auto join = [&](const std::vector<int>& variables) {
            for (int v : variables)
                if (!near[std::size_t(v)])
                    grown = near[std::size_t(v)] = true;
        };
        for (const Constraint& constraint : problem.constraints) {
            std::vector<int> touched = constraint.unless;
            for (const Term& term : constraint.terms)
                touched.push_back(term.variable);
            for (const auto& group : constraint.when)
                touched.insert(touched.end(), group.begin(), group.end());
            if ((first && isAbout(constraint, finding)) || any(touched))
                join(touched);
        }
        for (const auto& forms : problem.forms)
            if (any(forms))
                join(forms);
    }
    std::vector<int> lines;
    for (std::size_t l = 0; l < problem.forms.size(); ++l)
        if (!any(problem.forms[l]))
            lines.push_back(int(l));
    return lines;
}

// Which of the other rules a mend must not break.
enum class Keep { rest, maxima, nothing };

// The nearest army in which the finding is gone; none where that is too much to reckon with.
std::vector<Solution> mended(const Problem& problem, const Bound& bound, const Finding& finding, Keep keep, bool paid)
{
    Problem eased = problem;
    if (!paid)
        makeFree(eased, bound.counts, finding); // this mend need not pay for that fault too
    else
        eased.budget = finding.code == "over-limit"
            ? problem.budget // dropPaidFor() takes the rest
            : std::max(problem.total(bound.counts), problem.budget - pointsOfMisfits(problem, bound));
    std::erase_if(eased.constraints, [&](Constraint& constraint) {
        if (isAbout(constraint, finding) || (constraint.internal && holds(constraint, bound.counts)))
            return false;
        // What is over its maximum already may stay so; that it must not grow bounds the search.
        if (keep != Keep::nothing
            && (constraint.code == "above-maximum" || constraint.code == "upgrade-above-maximum")) {
            constraint.most = int(std::max<std::int64_t>(constraint.most, sum(constraint, bound.counts)));
            return false;
        }
        return keep != Keep::rest || !holds(constraint, bound.counts);
    });
    SolveRequest wish;
    wish.given = bound.counts;
    if (!paid)
        wish.locked = apartFrom(eased, finding);
    try {
        return repair(eased, wish, 1);
    } catch (const TooIntertwined&) {
        return {};
    }
}

// Whether a rule of the list or the size of the army is broken, not a row by itself.
bool isOfProblem(const Problem& problem, const Finding& finding)
{
    return finding.code == "over-limit" || std::ranges::any_of(problem.constraints, [&](const Constraint& constraint) {
        return isAbout(constraint, finding) && constraint.code == finding.code;
    });
}

bool isMisfit(const Bound& bound, const Finding& finding)
{
    return std::ranges::any_of(bound.misfits,
        [&](const Finding& other) { return other.code == finding.code && other.entry == finding.entry; });
}

std::vector<Change> ruleMend(const Problem& problem, const Bound& bound, const Finding& finding)
{
    const bool priced = problem.budget > 0; // without points the search is bounded as if they were no question
    const bool paid = priced && (bound.points <= problem.budget || finding.code == "over-limit");
    auto found = mended(problem, bound, finding, Keep::rest, paid);
    if (found.empty() && priced && !paid)
        found = mended(problem, bound, finding, Keep::rest, true); // both at once, where there is far too much
    for (const Keep keep : {Keep::maxima, Keep::nothing})
        for (const bool within : {paid, false})
            if (found.empty())
                found = mended(problem, bound, finding, keep, within);
    std::vector<Change> changes;
    if (!found.empty())
        changes = difference(problem, bound.counts, found.front().counts);
    dropWaiting(changes, problem, bound);
    if (finding.code == "over-limit")
        dropPaidFor(changes, problem, bound);
    return changes;
}

} // namespace

void addMends(const Problem& problem, const Bound& bound, std::vector<Finding>& findings)
{
    for (Finding& finding : findings)
        if (!finding.mend.empty())
            continue;
        else if (finding.code == "list-out-of-years")
            finding.mend = {step(Change::Do::year, {}, number(finding, "nearest"))};
        else if (isOfProblem(problem, finding))
            finding.mend = ruleMend(problem, bound, finding);
        else if (isMisfit(bound, finding))
            finding.mend = misfitMend(finding, bound);
}

} // namespace strategikon

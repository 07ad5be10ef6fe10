#include "model/army/mend.h"

#include <algorithm>

namespace strategikon {

namespace {

Change step(Change::Do action, std::string entry, int count, std::string option = {})
{
    Change change;
    change.action = action;
    change.entry = std::move(entry);
    change.count = count;
    change.option = std::move(option);
    return change;
}

int bodies(const Problem& problem, int line, const Counts& counts)
{
    int n = 0;
    for (int v : problem.forms[line])
        n += counts[v];
    return n;
}

int carrying(const Problem& problem, int line, int option, const Counts& counts)
{
    int n = 0;
    for (int v : problem.forms[line]) {
        const auto& options = problem.variables[v].options;
        if (std::find(options.begin(), options.end(), option) != options.end())
            n += counts[v];
    }
    return n;
}

void addStep(std::vector<Change>& changes, int by, const std::string& entry, const std::string& option = {})
{
    if (by != 0)
        changes.push_back(step(by > 0 ? Change::Do::add : Change::Do::remove, entry, std::abs(by), option));
}

// What names a broken rule: mending it may need another rule's help, so the rest that holds stays.
bool isAbout(const Constraint& constraint, const Finding& finding)
{
    return constraint.id == finding.constraint;
}

// Takes the points out of the question: every body costs nothing, but there are bounds to how many.
void makeFree(Problem& problem, const Counts& given)
{
    constexpr int farthest = 10'000;
    int more = 100;
    for (const Constraint& constraint : problem.constraints)
        more = std::max(more, std::min(constraint.least, farthest));
    for (std::size_t v = 0; v < problem.variables.size(); ++v) {
        problem.variables[v].price = 0;
        Constraint bound;
        bound.internal = true;
        bound.terms = {{int(v), 1}};
        bound.most = given[v] + more;
        problem.constraints.push_back(std::move(bound));
    }
}

// The nearest army in which the finding is gone; none where that is too much to reckon with.
std::vector<Found> mended(const Problem& problem, const Bound& bound, const Finding& finding, bool keepTheRest)
{
    Problem eased = problem;
    const int forMisfits = bound.points - problem.total(bound.counts);
    if (bound.points > problem.points && finding.code != "over-limit")
        makeFree(eased, bound.counts); // this mend need not pay for that fault too
    else
        eased.points = std::max(0, problem.points - forMisfits);
    std::erase_if(eased.constraints, [&](const Constraint& constraint) {
        if (constraint.internal || isAbout(constraint, finding))
            return false;
        return !keepTheRest || !holds(constraint, bound.counts);
    });
    Wish wish;
    wish.given = bound.counts;
    try {
        return repair(eased, wish, 1);
    } catch (const TooIntertwined&) {
        return {};
    }
}

std::vector<Change> misfitMend(const Finding& finding)
{
    const auto arg = [&](std::string_view name) {
        for (const auto& [key, value] : finding.args)
            if (key == name)
                return value;
        return std::string();
    };
    const auto number = [&](std::string_view name) {
        const std::string text = arg(name);
        return text.empty() ? 0 : std::stoi(text);
    };
    if (const std::string meant = arg("near-id"); !meant.empty() && finding.code.starts_with("unknown-")) {
        const bool entry = finding.code == "unknown-entry";
        Change change = step(Change::Do::rename, entry ? finding.entry : arg("entry-id"), number("count"), entry ? "" : finding.entry);
        change.to = meant;
        return {change};
    }
    if (finding.code == "unknown-entry")
        return {step(Change::Do::remove, finding.entry, number("count"))};
    if (finding.code == "unknown-upgrade")
        return {step(Change::Do::remove, arg("entry-id"), 0, finding.entry)};
    const int excess = finding.code == "upgrade-above-units" ? number("count") - number("units")
        : finding.code == "kind-twice"                       ? number("excess")
                                                             : number("count");
    return {step(Change::Do::remove, finding.entry, excess, arg("upgrade-id"))};
}

} // namespace

std::string_view word(Change::Do action)
{
    switch (action) {
    case Change::Do::add: return "add";
    case Change::Do::remove: return "remove";
    case Change::Do::rename: return "rename";
    case Change::Do::assign: return "assign";
    case Change::Do::split: return "split";
    case Change::Do::join: return "join";
    }
    return "";
}

std::vector<Change> difference(const Problem& problem, const Counts& from, const Counts& to)
{
    const ArmyList& list = *problem.list;
    std::vector<Change> changes;
    for (std::size_t l = 0; l < list.lines.size(); ++l) {
        const int line = int(l);
        addStep(changes, bodies(problem, line, to) - bodies(problem, line, from), list.lines[l].id);
        for (std::size_t o = 0; o < list.options.size(); ++o)
            addStep(changes, carrying(problem, line, int(o), to) - carrying(problem, line, int(o), from), list.lines[l].id,
                    list.options[o].id);
    }
    // Removals first: that is the order in which a player can do it without overspending.
    std::stable_partition(changes.begin(), changes.end(), [](const Change& c) { return c.action == Change::Do::remove; });
    return changes;
}

void addMends(const Problem& problem, const Bound& bound, std::vector<Finding>& findings)
{
    for (Finding& finding : findings) {
        if (!finding.mend.empty())
            continue;
        const bool ofProblem = finding.code == "over-limit"
            || std::any_of(problem.constraints.begin(), problem.constraints.end(),
                           [&](const Constraint& constraint) { return isAbout(constraint, finding) && constraint.code == finding.code; });
        if (!ofProblem) {
            const bool misfit = std::any_of(bound.misfits.begin(), bound.misfits.end(),
                                            [&](const Finding& other) { return other.code == finding.code && other.entry == finding.entry; });
            if (misfit)
                finding.mend = misfitMend(finding);
            continue;
        }
        auto found = mended(problem, bound, finding, true);
        if (found.empty())
            found = mended(problem, bound, finding, false);
        if (!found.empty())
            finding.mend = difference(problem, bound.counts, found.front().counts);
    }
}

} // namespace strategikon

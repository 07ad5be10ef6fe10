#include "model/army/mend.h"

#include <algorithm>
#include <map>

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
bool isAbout(const Constraint& constraint, const Finding& finding) { return constraint.id == finding.constraint; }

std::string arg(const Finding& finding, std::string_view name)
{
    for (const auto& [key, value] : finding.args)
        if (key == name)
            return value;
    return {};
}

int number(const Finding& finding, std::string_view name)
{
    const std::string text = arg(finding, name);
    return text.empty() ? 0 : std::stoi(text);
}

int copies(const Finding& misfit)
{
    return misfit.code == "upgrade-above-units" ? number(misfit, "count") - number(misfit, "units")
        : misfit.code == "kind-twice"           ? number(misfit, "excess")
                                                : number(misfit, "count");
}

// Copies of an option that stand on no body of the entry, over all rows: a step tells no rows apart.
int excess(const Bound& bound, const std::string& entry, const std::string& option)
{
    int sum = 0;
    for (const Finding& misfit : bound.misfits)
        if (misfit.entry == entry && arg(misfit, "upgrade-id") == option)
            sum += copies(misfit);
    return sum;
}

// The most that options on no body may cost while a mend leaves some of them.
int pointsOfMisfits(const Problem& problem, const Bound& bound)
{
    std::int64_t points = 0;
    for (const Finding& misfit : bound.misfits)
        if (const int option = problem.list->option(arg(misfit, "upgrade-id")); option >= 0)
            points += std::int64_t(copies(misfit)) * std::max(0, problem.list->options[option].price);
    return int(std::min<std::int64_t>(points, largestTotal));
}

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
        return std::any_of(variables.begin(), variables.end(), [&](int v) { return near[std::size_t(v)]; });
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
std::vector<Found> mended(const Problem& problem, const Bound& bound, const Finding& finding, Keep keep, bool paid)
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
    Wish wish;
    wish.given = bound.counts;
    if (!paid)
        wish.locked = apartFrom(eased, finding);
    try {
        return repair(eased, wish, 1);
    } catch (const TooIntertwined&) {
        return {};
    }
}

// Takes what stands on no body of the misfit's entry away, if the changes do not yet.
void dropCopies(std::vector<Change>& changes, const Bound& bound, const Finding& misfit)
{
    const std::string option = arg(misfit, "upgrade-id");
    const bool known = std::any_of(changes.begin(), changes.end(), [&](const Change& change) {
        return change.action == Change::Do::remove && change.entry == misfit.entry && change.option == option;
    });
    if (!known)
        changes.insert(
            changes.begin(), step(Change::Do::remove, misfit.entry, excess(bound, misfit.entry, option), option));
}

// Where an option is to leave bodies while more of it, or others of its kind, stand on none, those go
// as well: they would only take its place.
void dropWaiting(std::vector<Change>& changes, const Problem& problem, const Bound& bound)
{
    const auto kind = [&](const std::string& id) {
        const int option = problem.list->option(id);
        return option < 0 ? std::string() : problem.list->options[option].kind;
    };
    std::vector<std::pair<std::string, std::string>> freed; // entry and kind
    for (Change& change : changes)
        if (change.action == Change::Do::remove && !change.option.empty()) {
            freed.emplace_back(change.entry, kind(change.option));
            change.count += excess(bound, change.entry, change.option);
        }
    for (const Finding& misfit : bound.misfits)
        if (std::find(freed.begin(), freed.end(), std::pair(misfit.entry, kind(arg(misfit, "upgrade-id"))))
            != freed.end())
            dropCopies(changes, bound, misfit);
}

// What stands on no body is paid for as well: to come below the limit it goes first.
void dropPaidFor(std::vector<Change>& changes, const Problem& problem, const Bound& bound)
{
    for (const Finding& misfit : bound.misfits)
        if (const int option = problem.list->option(arg(misfit, "upgrade-id"));
            option >= 0 && problem.list->options[option].price > 0)
            dropCopies(changes, bound, misfit);
}

std::vector<Change> misfitMend(const Finding& finding, const Bound& bound)
{
    if (const std::string meant = arg(finding, "near-id"); !meant.empty() && finding.code.starts_with("unknown-")) {
        const bool entry = finding.code == "unknown-entry";
        Change change = step(Change::Do::rename, entry ? finding.entry : arg(finding, "entry-id"),
            number(finding, "count"), entry ? "" : finding.entry);
        change.to = meant;
        return {change};
    }
    if (finding.code == "unknown-entry") {
        int count = 0;
        for (const Finding& misfit : bound.misfits)
            count += misfit.code == finding.code && misfit.entry == finding.entry ? number(misfit, "count") : 0;
        return {step(Change::Do::remove, finding.entry, count)};
    }
    if (finding.code == "unknown-upgrade")
        return {step(Change::Do::remove, arg(finding, "entry-id"), 0, finding.entry)};
    const std::string option = arg(finding, "upgrade-id");
    return {step(Change::Do::remove, finding.entry, excess(bound, finding.entry, option), option)};
}

} // namespace

std::string_view word(Change::Do action)
{
    switch (action) {
    case Change::Do::add:
        return "add";
    case Change::Do::remove:
        return "remove";
    case Change::Do::rename:
        return "rename";
    case Change::Do::assign:
        return "assign";
    case Change::Do::split:
        return "split";
    case Change::Do::join:
        return "join";
    case Change::Do::year:
        return "year";
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
            addStep(changes, carrying(problem, line, int(o), to) - carrying(problem, line, int(o), from),
                list.lines[l].id, list.options[o].id);
    }
    // Removals first: that is the order in which a player can do it without overspending.
    std::stable_partition(
        changes.begin(), changes.end(), [](const Change& c) { return c.action == Change::Do::remove; });
    return changes;
}

std::vector<Change> moved(const ArmyList& list, const Army& from, const Army& to)
{
    std::map<int, std::map<std::string, int>> more; // by line and block: how many stand there now that did not
    for (const auto& [army, by] : {std::pair(&to, 1), std::pair(&from, -1)})
        for (const Choice& choice : army->choices)
            if (const int line = list.lineNamed(choice.entry); line >= 0)
                more[line][choice.block] += by * choice.count;
    std::vector<Change> changes;
    for (auto& [line, blocks] : more)
        for (auto& [source, left] : blocks)
            for (auto& [target, room] : blocks) {
                const int count = std::min(-left, room);
                if (count <= 0)
                    continue;
                Change change = step(Change::Do::assign, list.lines[std::size_t(line)].id, count);
                change.from = source;
                change.block = target;
                changes.push_back(std::move(change));
                left += count;
                room -= count;
            }
    return changes;
}

void addMends(const Problem& problem, const Bound& bound, std::vector<Finding>& findings)
{
    for (Finding& finding : findings) {
        if (!finding.mend.empty())
            continue;
        if (finding.code == "list-out-of-years") {
            finding.mend = {step(Change::Do::year, {}, number(finding, "nearest"))};
            continue;
        }
        const bool ofProblem = finding.code == "over-limit"
            || std::any_of(problem.constraints.begin(), problem.constraints.end(), [&](const Constraint& constraint) {
                   return isAbout(constraint, finding) && constraint.code == finding.code;
               });
        if (!ofProblem) {
            const bool misfit = std::any_of(bound.misfits.begin(), bound.misfits.end(),
                [&](const Finding& other) { return other.code == finding.code && other.entry == finding.entry; });
            if (misfit)
                finding.mend = misfitMend(finding, bound);
            continue;
        }
        const bool priced = problem.budget > 0; // without points the search is bounded as if they were no question
        const bool paid = priced && (bound.points <= problem.budget || finding.code == "over-limit");
        auto found = mended(problem, bound, finding, Keep::rest, paid);
        if (found.empty() && priced && !paid)
            found = mended(problem, bound, finding, Keep::rest, true); // both at once, where there is far too much
        for (const Keep keep : {Keep::maxima, Keep::nothing})
            for (const bool within : {paid, false})
                if (found.empty())
                    found = mended(problem, bound, finding, keep, within);
        if (!found.empty())
            finding.mend = difference(problem, bound.counts, found.front().counts);
        dropWaiting(finding.mend, problem, bound);
        if (finding.code == "over-limit")
            dropPaidFor(finding.mend, problem, bound);
    }
}

} // namespace strategikon

// Taking away what stands on no body: upgrades too many, of a kind twice, not for their entry, unknown names.
#include "misfit_mends.h"

#include "steps.h"

#include <algorithm>

namespace strategikon {

namespace {

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
        if (misfit.entry == entry && textOf(misfit.args, "upgrade-id") == option)
            sum += copies(misfit);
    return sum;
}

// Takes what stands on no body of the misfit's entry away, if the changes do not yet.
void dropCopies(std::vector<Change>& changes, const Bound& bound, const Finding& misfit)
{
    const std::string option = textOf(misfit.args, "upgrade-id");
    const bool known = std::ranges::any_of(changes, [&](const Change& change) {
        return change.action == Change::Do::remove && change.entry == misfit.entry && change.option == option;
    });
    if (!known)
        changes.insert(
            changes.begin(), step(Change::Do::remove, misfit.entry, excess(bound, misfit.entry, option), option));
}

} // namespace

int number(const Finding& finding, std::string_view name)
{
    const Value* value = argument(finding.args, name);
    return value ? int(wholeNumber(*value).value_or(0)) : 0;
}

int pointsOfMisfits(const Problem& problem, const Bound& bound)
{
    std::int64_t points = 0;
    for (const Finding& misfit : bound.misfits)
        if (const int option = problem.list->option(textOf(misfit.args, "upgrade-id")); option >= 0)
            points += std::int64_t(copies(misfit)) * std::max(0, problem.list->options[option].price);
    return int(std::min<std::int64_t>(points, largestTotal));
}

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
        if (std::ranges::find(freed, std::pair(misfit.entry, kind(textOf(misfit.args, "upgrade-id")))) != freed.end())
            dropCopies(changes, bound, misfit);
}

void dropPaidFor(std::vector<Change>& changes, const Problem& problem, const Bound& bound)
{
    for (const Finding& misfit : bound.misfits)
        if (const int option = problem.list->option(textOf(misfit.args, "upgrade-id"));
            option >= 0 && problem.list->options[option].price > 0)
            dropCopies(changes, bound, misfit);
}

std::vector<Change> misfitMend(const Finding& finding, const Bound& bound)
{
    if (const std::string meant = textOf(finding.args, "near-id");
        !meant.empty() && finding.code.starts_with("unknown-")) {
        const bool entry = finding.code == "unknown-entry";
        Change change = step(Change::Do::rename, entry ? finding.entry : textOf(finding.args, "entry-id"),
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
        return {step(Change::Do::remove, textOf(finding.args, "entry-id"), 0, finding.entry)};
    const std::string option = textOf(finding.args, "upgrade-id");
    return {step(Change::Do::remove, finding.entry, excess(bound, finding.entry, option), option)};
}

} // namespace strategikon

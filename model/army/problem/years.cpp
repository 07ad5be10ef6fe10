// What was not there in the year of the army, and what was never there together.
#include "draft.h"

#include <algorithm>

namespace strategikon::compiling {

namespace {

// Variables by the years in which they may be used, each span once.
std::vector<std::pair<Years, std::vector<int>>> spansOf(const Draft& draft)
{
    std::vector<std::pair<Years, std::vector<int>>> result;
    const auto take = [&](const Row& row, const std::vector<int>& variables) {
        if (!row.years)
            return;
        auto known = std::ranges::find_if(result, [&](const auto& span) { return span.first == *row.years; });
        if (known == result.end())
            known = result.insert(result.end(), {*row.years, {}});
        known->second.insert(known->second.end(), variables.begin(), variables.end());
    };
    for (std::size_t l = 0; l < draft.list.lines.size(); ++l)
        take(draft.list.lines[l], draft.problem.forms[l]);
    for (std::size_t o = 0; o < draft.list.options.size(); ++o)
        take(draft.list.options[o], variablesOf(draft.carrying(int(o))));
    return result;
}

void outOfYears(Draft& draft, const Row& row, const std::string& id, std::vector<Term> terms)
{
    if (!row.years || row.years->has(draft.year))
        return;
    Constraint c = about(id, "out-of-years", row);
    c.terms = std::move(terms);
    c.most = 0;
    c.more = {{"years", *row.years}, {"year", Year{draft.year}}};
    draft.add(std::move(c));
}

// Outside the years of the list itself there is no army at all.
void outOfList(Draft& draft)
{
    if (!draft.list.years || draft.list.years->has(draft.year))
        return;
    Constraint c;
    c.id = "list.years";
    c.code = "list-out-of-years";
    c.name = DataText{draft.list.name};
    c.source = draft.list.source;
    c.least = 1; // of nothing
    c.more = {{"years", *draft.list.years}, {"year", Year{draft.year}},
        {"nearest", Year{draft.year < draft.list.years->first ? draft.list.years->first : draft.list.years->last}}};
    draft.add(std::move(c));
}

} // namespace

// With a year, what is of another time stays away. Without one, all that is used must have had a
// year in common; of spans it is enough that each two have.
void bindYears(Draft& draft)
{
    if (draft.year != 0) {
        outOfList(draft);
        for (std::size_t l = 0; l < draft.list.lines.size(); ++l)
            outOfYears(draft, draft.list.lines[l], draft.list.lines[l].id + ".years", draft.boundedFormsOf(int(l)));
        for (std::size_t o = 0; o < draft.list.options.size(); ++o)
            outOfYears(
                draft, draft.list.options[o], "upgrade." + draft.list.options[o].id + ".years", draft.carrying(int(o)));
        return;
    }
    const auto all = spansOf(draft);
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = i + 1; j < all.size(); ++j)
            if (!all[i].first.meets(all[j].first))
                draft.exclude("", "years", "years-apart", draft.list.source, all[i].second, all[j].second);
}

} // namespace strategikon::compiling

#include "near.h"

#include <algorithm>
#include <iterator>

namespace strategikon {

namespace {

// A problem with some of its variables.
class Fewer {
public:
    Fewer(const Problem& problem, const std::vector<bool>& stays) : place(problem.variables.size(), -1)
    {
        few = problem;
        few.variables.clear();
        few.constraints.clear();
        for (std::size_t v = 0; v < problem.variables.size(); ++v)
            if (stays[v]) {
                place[v] = int(few.variables.size());
                few.variables.push_back(problem.variables[v]);
                whole.push_back(int(v));
            }
        for (auto& forms : few.forms)
            forms = kept(forms);
        for (const Constraint& constraint : problem.constraints)
            add(constraint);
    }

    Counts among(const Counts& counts) const
    {
        Counts result;
        for (int v : whole)
            result.push_back(counts[std::size_t(v)]);
        return result;
    }
    Counts back(const Counts& counts) const
    {
        Counts result(place.size(), 0);
        for (std::size_t i = 0; i < whole.size(); ++i)
            result[std::size_t(whole[i])] = counts[i];
        return result;
    }

    Problem few;

private:
    std::vector<int> kept(const std::vector<int>& variables) const
    {
        std::vector<int> result;
        for (int v : variables)
            if (place[std::size_t(v)] >= 0)
                result.push_back(place[std::size_t(v)]);
        return result;
    }

    void add(Constraint constraint)
    {
        constraint.share.reset(); // for sentences alone
        std::erase_if(constraint.terms, [&](const Term& term) { return place[std::size_t(term.variable)] < 0; });
        for (Term& term : constraint.terms)
            term.variable = place[std::size_t(term.variable)];
        constraint.unless = kept(constraint.unless);
        for (auto& group : constraint.when) {
            group = kept(group);
            if (group.empty())
                return; // never in force
        }
        const bool known =
            std::ranges::any_of(few.constraints, [&](const Constraint& other) { return isSame(constraint, other); });
        if (!known && (!constraint.terms.empty() || constraint.least > 0 || constraint.most < 0))
            few.constraints.push_back(std::move(constraint));
    }

    static bool isSame(const Constraint& a, const Constraint& b)
    {
        return a.least == b.least && a.most == b.most && a.when == b.when && a.unless == b.unless
            && std::equal(
                a.terms.begin(), a.terms.end(), b.terms.begin(), b.terms.end(), [](const Term& one, const Term& other) {
                    return one.variable == other.variable && one.weight == other.weight;
                });
    }

    std::vector<int> place, whole; // of each variable in the few, and back
};

int apart(const std::vector<int>& a, const std::vector<int>& b)
{
    std::vector<int> different;
    std::set_symmetric_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(different));
    return int(different.size());
}

// Of a line with few forms all; of others those that are this far from a body of the army at most.
std::vector<bool> near(const Problem& problem, const Counts& given)
{
    constexpr std::size_t few = 12, many = 60;
    std::vector<bool> stays(problem.variables.size(), false);
    for (std::size_t v = 0; v < stays.size(); ++v)
        stays[v] = problem.variables[v].line < 0 || given[v] > 0;
    for (const auto& forms : problem.forms) {
        for (int far = 2; far >= 0; --far) {
            std::vector<int> like;
            for (int v : forms)
                if (v == forms.front() || (far > 0 && forms.size() <= few) || std::ranges::any_of(forms, [&](int body) {
                        return given[std::size_t(body)] > 0
                            && apart(problem.variables[std::size_t(v)].options,
                                   problem.variables[std::size_t(body)].options)
                            <= far;
                    }))
                    like.push_back(v);
            if (like.size() > many && far > 0)
                continue;
            for (int v : like)
                stays[std::size_t(v)] = true;
            break;
        }
    }
    return stays;
}

} // namespace

std::vector<Solution> repairNear(const Problem& problem, const SolveRequest& wish, int k)
{
    const Fewer fewer(problem, near(problem, wish.given));
    SolveRequest asked = wish;
    asked.given = fewer.among(wish.given);
    if (!asked.keep.empty())
        asked.keep = fewer.among(wish.keep);
    try {
        auto found = repair(fewer.few, asked, k);
        for (Solution& one : found)
            one.counts = fewer.back(one.counts);
        return found;
    } catch (const TooIntertwined&) {
        return {};
    }
}

} // namespace strategikon

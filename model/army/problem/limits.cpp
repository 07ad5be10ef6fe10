// Limits over several rows: counts between two amounts, shares of other rows, one of several groups.
#include "draft.h"
#include "limit_words.h"

namespace strategikon::compiling {

namespace {

void addTerm(std::vector<Term>& terms, int variable, int weight)
{
    for (Term& term : terms)
        if (term.variable == variable) {
            term.weight += weight;
            return;
        }
    terms.push_back({variable, weight});
}

class LimitBinder {
public:
    LimitBinder(Draft& draft, const Limit& limit) : draft(draft), list(draft.list), problem(draft.problem), limit(limit)
    {
    }

    void run()
    {
        bindGroups();
        if (limit.least)
            bindAmount(*limit.least, true);
        if (limit.most)
            bindAmount(*limit.most, false);
    }

private:
    int weightOf(const Variable& variable) const
    {
        switch (limit.measure) {
        case Limit::Measure::options:
            return draft.boundedWeight(variable);
        case Limit::Measure::stands:
            return variable.stands;
        case Limit::Measure::points:
            return variable.price;
        default:
            return 1;
        }
    }

    std::vector<Term> measured() const
    {
        std::vector<Term> terms;
        if (limit.measure == Limit::Measure::options) {
            for (int option : limit.options)
                for (const Term& term : draft.carrying(option))
                    addTerm(terms, term.variable, weightOf(problem.variables[term.variable]));
            return terms;
        }
        for (int v : draft.formsOf(limit.lines))
            addTerm(terms, v, weightOf(problem.variables[v]));
        return terms;
    }

    // All bodies of the lines or carrying the options named so.
    std::vector<int> present(const std::vector<std::string>& ids) const
    {
        std::vector<int> variables;
        for (const std::string& id : ids) {
            const int line = list.line(id), option = list.option(id);
            const auto more = line >= 0 ? problem.forms[line]
                : option >= 0           ? variablesOf(draft.carrying(option))
                                        : std::vector<int>{};
            variables.insert(variables.end(), more.begin(), more.end());
        }
        return variables;
    }

    // The number of an amount, in what the measure counts; a share is not in it.
    std::int64_t numberOf(const Limit::Amount& amount, bool isLeast) const
    {
        const bool large = amount.above > 0 && problem.points > amount.above;
        const int times = amount.per == Per::army ? 1 : isLeast ? draft.fullThousands : problem.thousands;
        return std::int64_t(large ? amount.numberAbove : amount.number) * times * parts();
    }

    int parts() const { return limit.measure == Limit::Measure::points ? draft.format.parts : 1; }

    Constraint withoutBound() const
    {
        Constraint c;
        c.id = "limit." + limit.id;
        c.code = limit.code;
        c.subject = limit.id;
        c.name = nameOf(list, limit);
        c.source = limit.source;
        c.parts = parts();
        c.perBlock = limit.perBlock;
        c.terms = measured();
        if (!limit.when.empty())
            c.when.push_back(present(limit.when)); // any one of them switches it on
        c.unless = present(limit.unless);
        return c;
    }

    // The sum is compared with the count of other rows: both on one side, in whole numbers.
    void compareWithShare(Constraint& c, const Limit::Amount& amount, int number) const
    {
        LimitShare share{c.terms, {}, amount.numerator, amount.denominator, number};
        for (Term& term : c.terms)
            term.weight *= amount.denominator;
        for (int v : draft.formsOf(amount.of)) {
            const int weight = weightOf(problem.variables[v]);
            addTerm(share.of, v, weight);
            addTerm(c.terms, v, -amount.numerator * weight);
        }
        c.share = std::move(share);
        c.more.emplace_back("of", namesOf(list, amount.of));
    }

    void bindAmount(const Limit::Amount& amount, bool isLeast)
    {
        Constraint c = withoutBound();
        std::int64_t bound = numberOf(amount, isLeast);
        if (!amount.of.empty()) {
            compareWithShare(c, amount, int(bound));
            bound *= amount.denominator;
        }
        (isLeast ? c.least : c.most) = int(std::min<std::int64_t>(bound, unlimited - 1));
        if (c.code == Limit{}.code)
            tellLimit(c, list, limit, isLeast);
        else if (const auto& other = isLeast ? limit.most : limit.least; other && other->of.empty())
            c.more.emplace_back(isLeast ? "most" : "least", Number{numberOf(*other, !isLeast), c.parts});
        draft.add(std::move(c));
    }

    // At most one of the groups is used: each forbids those behind it.
    void bindGroups()
    {
        for (std::size_t i = 0; i < limit.groups.size(); ++i)
            for (std::size_t j = i + 1; j < limit.groups.size(); ++j)
                draft.exclude(limit.id, "limit." + limit.id, "one-of", limit.source, draft.formsOf(limit.groups[i]),
                    draft.formsOf(limit.groups[j]));
    }

    Draft& draft;
    const ArmyList& list;
    const Problem& problem;
    const Limit& limit;
};

} // namespace

void bindLimits(Draft& draft)
{
    for (const Limit& limit : draft.list.limits)
        LimitBinder(draft, limit).run();
}

} // namespace strategikon::compiling

// Options that hang together: those that need another first, and sets that are bought together.
#include "draft.h"

namespace strategikon::compiling {

namespace {

// Others may take one of the options only when a body of the tie's line has one.
void bindFirst(Draft& draft, const Tie& tie)
{
    Constraint c = about("tie." + tie.id, "needs-first", draft.list.lines[tie.line]);
    c.source = tie.source;
    c.least = 1;
    std::vector<int> others;
    for (int option : tie.options)
        for (const Term& term : draft.carrying(option))
            if (draft.problem.variables[term.variable].line == tie.line)
                c.terms.push_back(term);
            else
                others.push_back(term.variable);
    c.when.push_back(std::move(others));
    draft.add(std::move(c));
}

// The purchase is made once, for members that are there, and no member comes without it.
void payOnce(Draft& draft, int purchase, const std::vector<int>& members)
{
    Constraint once;
    once.internal = true;
    once.terms = {{purchase, 1}};
    once.most = 1;
    draft.add(once);
    Constraint paid = once;
    paid.most = unlimited;
    paid.least = 1;
    paid.when = {members};
    draft.add(paid);
    Constraint used;
    used.internal = true;
    for (int member : members)
        used.terms.push_back({member, 1});
    used.least = 1;
    used.when = {{purchase}};
    draft.add(used);
}

// One purchase for all: every option's line that is present has one; none without the purchase.
void bindSet(Draft& draft, const Tie& tie, int purchase)
{
    std::vector<int> members;
    for (int option : tie.options) {
        const auto bearers = draft.carrying(option);
        const auto ids = variablesOf(bearers);
        members.insert(members.end(), ids.begin(), ids.end());
        Constraint c = about("tie." + tie.id, "set-incomplete", draft.list.options[option]);
        c.source = tie.source;
        c.terms = bearers;
        c.least = 1;
        c.when.push_back({purchase});
        c.when.push_back(draft.formsOf(draft.list.options[option].hosts));
        draft.add(std::move(c));
    }
    payOnce(draft, purchase, members);
}

} // namespace

void bindTies(Draft& draft)
{
    for (std::size_t i = 0; i < draft.list.ties.size(); ++i) {
        const Tie& tie = draft.list.ties[i];
        if (tie.kind == Tie::Kind::needsFirst)
            bindFirst(draft, tie);
        else
            bindSet(draft, tie, draft.purchases[i]);
    }
}

} // namespace strategikon::compiling

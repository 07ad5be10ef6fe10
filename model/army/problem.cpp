#include "model/army/problem.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace strategikon {

namespace {

constexpr int thousand = 1000;

bool takes(const Variable& variable, int option)
{
    return std::find(variable.options.begin(), variable.options.end(), option) != variable.options.end();
}

// Every set of options that a body of the line can carry: at most one of each kind.
std::vector<std::vector<int>> optionSets(const ArmyList& list, int line)
{
    std::vector<std::vector<int>> sets{{}};
    std::vector<std::string> kinds;
    for (const Option& option : list.options)
        if (std::find(kinds.begin(), kinds.end(), option.kind) == kinds.end())
            kinds.push_back(option.kind);
    for (const std::string& kind : kinds) {
        const std::size_t before = sets.size();
        for (std::size_t o = 0; o < list.options.size(); ++o) {
            const Option& option = list.options[o];
            const bool fits = std::find(option.hosts.begin(), option.hosts.end(), line) != option.hosts.end();
            if (option.kind != kind || !fits)
                continue;
            for (std::size_t i = 0; i < before; ++i) {
                auto set = sets[i];
                set.push_back(int(o));
                sets.push_back(std::move(set));
            }
        }
    }
    for (auto& set : sets)
        std::sort(set.begin(), set.end());
    return sets;
}

class Compiler {
public:
    Compiler(const ArmyList& list, const SystemFormat& format, const Agreed& agreed, std::string_view without)
        : list(list), format(format), year(agreed.year), without(without)
    {
        problem.list = &list;
        problem.points = agreed.points;
        problem.parts = format.parts;
        problem.budget = list.priced ? agreed.points * format.parts : 0;
        problem.thousands = std::max(1, agreed.points / thousand);
        fullThousands = agreed.points / thousand;
    }

    Problem run()
    {
        makeVariables();
        for (std::size_t i = 0; i < list.lines.size(); ++i)
            boundLine(int(i));
        for (std::size_t i = 0; i < list.options.size(); ++i)
            boundOption(int(i));
        for (std::size_t i = 0; i < list.ties.size(); ++i)
            bindTie(int(i));
        for (const Limit& limit : list.limits)
            bindLimit(limit);
        bindYears();
        return std::move(problem);
    }

private:
    void makeVariables()
    {
        problem.forms.resize(list.lines.size());
        for (std::size_t i = 0; i < list.lines.size(); ++i)
            for (auto& set : optionSets(list, int(i))) {
                const auto price = priceOf(int(i), set);
                if (!price)
                    continue; // there is no such body
                const int stands = standsOf(list, int(i), set);
                problem.forms[i].push_back(int(problem.variables.size()));
                problem.variables.push_back({int(i), std::move(set), -1, *price, stands});
            }
        for (std::size_t t = 0; t < list.ties.size(); ++t) {
            purchases.push_back(-1);
            if (list.ties[t].kind == Tie::Kind::set) {
                purchases.back() = int(problem.variables.size());
                problem.variables.push_back({-1, {}, int(t), list.ties[t].price, 0});
            }
        }
    }

    std::optional<int> priceOf(int line, const std::vector<int>& options) const
    {
        if (format.price)
            return format.price(list, line, options);
        int price = list.lines[line].price;
        for (int o : options)
            price += list.options[o].price;
        return price;
    }

    // Minima count full thousands only, maxima at least one: what "per thousand" means (rulebook 2835-2841).
    int least(const Bounds& bounds) const { return bounds.least * (bounds.per == Per::army ? 1 : fullThousands); }
    int most(const Bounds& bounds) const
    {
        return bounds.most == unlimited || bounds.per == Per::army ? bounds.most : bounds.most * problem.thousands;
    }

    void add(Constraint constraint)
    {
        if (constraint.id != without || constraint.internal)
            problem.constraints.push_back(std::move(constraint));
    }

    Constraint about(const std::string& id, const std::string& code, const Row& row) const
    {
        Constraint constraint;
        constraint.id = id;
        constraint.code = code;
        constraint.subject = row.id;
        constraint.name = row.name;
        constraint.source = row.source;
        return constraint;
    }

    // What the bounds of a row count of a body; what has no stands counts itself.
    int boundedWeight(const Variable& variable) const { return format.countsStands ? std::max(1, variable.stands) : 1; }

    std::vector<Term> boundedFormsOf(int line) const
    {
        std::vector<Term> terms;
        for (int v : problem.forms[line])
            terms.push_back({v, boundedWeight(problem.variables[v])});
        return terms;
    }

    std::vector<Term> carrying(int option, int line = -1) const
    {
        std::vector<Term> terms;
        for (std::size_t v = 0; v < problem.variables.size(); ++v)
            if (takes(problem.variables[v], option) && (line < 0 || problem.variables[v].line == line))
                terms.push_back({int(v), 1});
        return terms;
    }

    static std::vector<int> variablesOf(const std::vector<Term>& terms)
    {
        std::vector<int> result;
        for (const Term& term : terms)
            result.push_back(term.variable);
        return result;
    }

    void boundLine(int i)
    {
        const Line& line = list.lines[i];
        if (const int bound = least(line.bounds)) {
            Constraint c = about(line.id + ".min", "below-minimum", line);
            c.terms = boundedFormsOf(i);
            c.least = bound;
            add(std::move(c));
        }
        if (line.bounds.most != unlimited) {
            Constraint c = about(line.id + ".max", "above-maximum", line);
            c.terms = boundedFormsOf(i);
            c.most = most(line.bounds);
            add(std::move(c));
        }
    }

    void boundOption(int i)
    {
        const Option& option = list.options[i];
        if (option.bounds.most == unlimited)
            return;
        Constraint c = about("upgrade." + option.id + ".max", "upgrade-above-maximum", option);
        for (const Term& term : carrying(i))
            c.terms.push_back({term.variable, boundedWeight(problem.variables[term.variable])});
        c.most = most(option.bounds);
        add(std::move(c));
    }

    void bindTie(int i)
    {
        const Tie& tie = list.ties[i];
        if (tie.kind == Tie::Kind::needsFirst)
            bindFirst(tie);
        else
            bindSet(tie, purchases[i]);
    }

    // Others may take one of the options only when a body of the tie's line has one.
    void bindFirst(const Tie& tie)
    {
        Constraint c = about("tie." + tie.id, "needs-first", list.lines[tie.line]);
        c.source = tie.source;
        c.least = 1;
        std::vector<int> others;
        for (int option : tie.options)
            for (const Term& term : carrying(option))
                if (problem.variables[term.variable].line == tie.line)
                    c.terms.push_back(term);
                else
                    others.push_back(term.variable);
        c.when.push_back(std::move(others));
        add(std::move(c));
    }

    // One purchase for all: every option's line that is present has one; none without the purchase.
    void bindSet(const Tie& tie, int purchase)
    {
        std::vector<int> members;
        for (int option : tie.options) {
            const auto bearers = carrying(option);
            const auto ids = variablesOf(bearers);
            members.insert(members.end(), ids.begin(), ids.end());
            Constraint c = about("tie." + tie.id, "set-incomplete", list.options[option]);
            c.source = tie.source;
            c.terms = bearers;
            c.least = 1;
            c.when.push_back({purchase});
            std::vector<int> hosts;
            for (int host : list.options[option].hosts)
                hosts.insert(hosts.end(), problem.forms[host].begin(), problem.forms[host].end());
            c.when.push_back(std::move(hosts));
            add(std::move(c));
        }
        Constraint once;
        once.internal = true;
        once.terms = {{purchase, 1}};
        once.most = 1;
        add(once);
        Constraint paid = once;
        paid.most = unlimited;
        paid.least = 1;
        paid.when = {members};
        add(paid);
        Constraint used;
        used.internal = true;
        for (int member : members)
            used.terms.push_back({member, 1});
        used.least = 1;
        used.when = {{purchase}};
        add(used);
    }

    int weightOf(Limit::Measure measure, const Variable& variable) const
    {
        switch (measure) {
        case Limit::Measure::options:
            return boundedWeight(variable);
        case Limit::Measure::stands:
            return variable.stands;
        case Limit::Measure::points:
            return variable.price;
        default:
            return 1;
        }
    }

    void addTerm(std::vector<Term>& terms, int variable, int weight) const
    {
        for (Term& term : terms)
            if (term.variable == variable) {
                term.weight += weight;
                return;
            }
        terms.push_back({variable, weight});
    }

    std::vector<Term> measured(const Limit& limit) const
    {
        std::vector<Term> terms;
        if (limit.measure == Limit::Measure::options) {
            for (int option : limit.options)
                for (const Term& term : carrying(option))
                    addTerm(terms, term.variable, boundedWeight(problem.variables[term.variable]));
            return terms;
        }
        for (int line : limit.lines)
            for (int v : problem.forms[line])
                addTerm(terms, v, weightOf(limit.measure, problem.variables[v]));
        return terms;
    }

    // All bodies of the lines or carrying the options named so.
    std::vector<int> present(const std::string& id) const
    {
        if (const int line = list.line(id); line >= 0)
            return problem.forms[line];
        const int option = list.option(id);
        return option < 0 ? std::vector<int>{} : variablesOf(carrying(option));
    }

    // The number of an amount, in what the measure counts; a share is not in it.
    std::int64_t numberOf(const Limit& limit, const Limit::Amount& amount, bool isLeast) const
    {
        const bool large = amount.above > 0 && problem.points > amount.above;
        const int times = amount.per == Per::army ? 1 : isLeast ? fullThousands : problem.thousands;
        return std::int64_t(large ? amount.numberAbove : amount.number) * times
            * (limit.measure == Limit::Measure::points ? format.parts : 1);
    }

    Constraint about(const Limit& limit) const
    {
        Constraint c;
        c.id = "limit." + limit.id;
        c.code = limit.code;
        c.subject = limit.id;
        c.name = !limit.name.empty() ? limit.name : limit.code == Limit{}.code ? namesOf(limit) : limit.id;
        c.source = limit.source;
        c.parts = limit.measure == Limit::Measure::points ? format.parts : 1;
        c.perBlock = limit.perBlock;
        c.terms = measured(limit);
        if (!limit.when.empty()) { // any one of them switches it on
            c.when.emplace_back();
            for (const std::string& id : limit.when)
                for (int v : present(id))
                    c.when.back().push_back(v);
        }
        for (const std::string& id : limit.unless)
            for (int v : present(id))
                c.unless.push_back(v);
        return c;
    }

    static void join(std::string& names, const std::string& name) { names += (names.empty() ? "" : ", ") + name; }

    // What a limit counts, by the names of the rows.
    std::string namesOf(const Limit& limit) const
    {
        std::string names = namesOf(limit.lines);
        for (int option : limit.options)
            join(names, list.options[std::size_t(option)].name);
        return names.empty() ? limit.id : names;
    }
    std::string namesOf(const std::vector<int>& lines) const
    {
        std::string names;
        for (int line : lines)
            join(names, list.lines[std::size_t(line)].name);
        return names;
    }
    std::string namesOf(const std::vector<std::string>& ids) const
    {
        std::string names;
        for (const std::string& id : ids)
            if (const int line = list.line(id), option = list.option(id); line >= 0 || option >= 0)
                join(names, line >= 0 ? list.lines[std::size_t(line)].name : list.options[std::size_t(option)].name);
        return names;
    }

    // The sentence that tells which rows and which bound, where the limit has no name of its own.
    void tellLimit(Constraint& c, const Limit& limit, bool isLeast) const
    {
        const bool ofBodies = limit.measure == Limit::Measure::bodies || limit.measure == Limit::Measure::options;
        if (!limit.name.empty() || !ofBodies)
            return;
        std::string side = isLeast ? "least" : "most";
        if (c.share) {
            const bool each = c.share->numerator == c.share->denominator && c.share->number == 0;
            side += each ? "-each" : "-share";
        }
        if (const std::string when = namesOf(limit.when); !when.empty()) {
            side += "-when";
            c.more.emplace_back("when", when);
        }
        c.more.emplace_back("side", side);
    }

    void bindAmount(const Limit& limit, const Limit::Amount& amount, bool isLeast)
    {
        Constraint c = about(limit);
        std::int64_t bound = numberOf(limit, amount, isLeast);
        if (!amount.of.empty()) {
            LimitShare share{c.terms, {}, amount.numerator, amount.denominator, int(bound)};
            for (Term& term : c.terms)
                term.weight *= amount.denominator;
            for (int line : amount.of)
                for (int v : problem.forms[line]) {
                    const int weight = weightOf(limit.measure, problem.variables[v]);
                    addTerm(share.of, v, weight);
                    addTerm(c.terms, v, -amount.numerator * weight);
                }
            bound *= amount.denominator;
            c.share = std::move(share);
            c.more.emplace_back("of", namesOf(amount.of));
        }
        (isLeast ? c.least : c.most) = int(std::min<std::int64_t>(bound, unlimited - 1));
        if (c.code == Limit{}.code)
            tellLimit(c, limit, isLeast);
        else if (const auto& other = isLeast ? limit.most : limit.least; other && other->of.empty())
            c.more.emplace_back(
                isLeast ? "most" : "least", pointsText(int(numberOf(limit, *other, !isLeast)), c.parts));
        add(std::move(c));
    }

    // At most one of the groups is used: each forbids those behind it.
    void bindGroups(const Limit& limit)
    {
        const auto bodiesOf = [&](const std::vector<int>& lines) {
            std::vector<int> variables;
            for (int line : lines)
                variables.insert(variables.end(), problem.forms[line].begin(), problem.forms[line].end());
            return variables;
        };
        for (std::size_t i = 0; i < limit.groups.size(); ++i)
            for (std::size_t j = i + 1; j < limit.groups.size(); ++j)
                exclude(limit.id, "limit." + limit.id, "one-of", limit.source, bodiesOf(limit.groups[i]),
                    bodiesOf(limit.groups[j]));
    }

    void exclude(const std::string& subject, const std::string& id, const char* code, const Source& source,
        std::vector<int> first, const std::vector<int>& second)
    {
        Constraint c;
        c.id = id;
        c.code = code;
        c.subject = subject;
        c.source = source;
        for (int v : second)
            c.terms.push_back({v, 1});
        c.most = 0;
        c.when.push_back(std::move(first));
        add(std::move(c));
    }

    // Variables by the years in which they may be used, each span once.
    std::vector<std::pair<Years, std::vector<int>>> spans() const
    {
        std::vector<std::pair<Years, std::vector<int>>> result;
        const auto take = [&](const Row& row, const std::vector<int>& variables) {
            if (!row.years)
                return;
            auto known =
                std::find_if(result.begin(), result.end(), [&](const auto& span) { return span.first == *row.years; });
            if (known == result.end())
                known = result.insert(result.end(), {*row.years, {}});
            known->second.insert(known->second.end(), variables.begin(), variables.end());
        };
        for (std::size_t l = 0; l < list.lines.size(); ++l)
            take(list.lines[l], problem.forms[l]);
        for (std::size_t o = 0; o < list.options.size(); ++o)
            take(list.options[o], variablesOf(carrying(int(o))));
        return result;
    }

    void outOfYears(const Row& row, const std::string& id, std::vector<Term> terms)
    {
        if (!row.years || row.years->has(year))
            return;
        Constraint c = about(id, "out-of-years", row);
        c.terms = std::move(terms);
        c.most = 0;
        c.more = {{"years", yearsText(*row.years)}, {"year", std::to_string(year)}};
        add(std::move(c));
    }

    // Outside the years of the list itself there is no army at all.
    void outOfList()
    {
        if (!list.years || list.years->has(year))
            return;
        Constraint c;
        c.id = "list.years";
        c.code = "list-out-of-years";
        c.name = list.name;
        c.source = list.source;
        c.least = 1; // of nothing
        c.more = {{"years", yearsText(*list.years)}, {"year", std::to_string(year)},
            {"nearest", std::to_string(year < list.years->first ? list.years->first : list.years->last)}};
        add(std::move(c));
    }

    // With a year, what is of another time stays away. Without one, all that is used must have had a
    // year in common; of spans it is enough that each two have.
    void bindYears()
    {
        if (year != 0) {
            outOfList();
            for (std::size_t l = 0; l < list.lines.size(); ++l)
                outOfYears(list.lines[l], list.lines[l].id + ".years", boundedFormsOf(int(l)));
            for (std::size_t o = 0; o < list.options.size(); ++o)
                outOfYears(list.options[o], "upgrade." + list.options[o].id + ".years", carrying(int(o)));
            return;
        }
        const auto all = spans();
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = i + 1; j < all.size(); ++j)
                if (!all[i].first.meets(all[j].first))
                    exclude("", "years", "years-apart", list.source, all[i].second, all[j].second);
    }

    void bindLimit(const Limit& limit)
    {
        bindGroups(limit);
        if (limit.least)
            bindAmount(limit, *limit.least, true);
        if (limit.most)
            bindAmount(limit, *limit.most, false);
    }

    const ArmyList& list;
    const SystemFormat& format;
    int year;
    std::string without;
    Problem problem;
    int fullThousands = 0;
    std::vector<int> purchases; // by tie, -1 when it is none
};

} // namespace

Problem compile(const ArmyList& list, const SystemFormat& format, const Agreed& agreed, std::string_view without)
{
    return Compiler(list, format, agreed, without).run();
}

int Problem::form(int line, const std::vector<int>& options) const
{
    for (int v : forms[line])
        if (variables[v].options == options)
            return v;
    return -1;
}

int Problem::total(const Counts& counts) const
{
    std::int64_t points = 0;
    for (std::size_t v = 0; v < variables.size(); ++v)
        points += std::int64_t(variables[v].price) * counts[v];
    return int(std::min<std::int64_t>(points, largestTotal));
}

std::int64_t sum(const Constraint& constraint, const Counts& counts)
{
    std::int64_t value = 0;
    for (const Term& term : constraint.terms)
        value += std::int64_t(term.weight) * counts[term.variable];
    return value;
}

int addedBy(const Problem& problem, const Variable& body, int option)
{
    std::vector<int> others = body.options;
    std::erase(others, option);
    const int without = problem.form(body.line, others);
    return without < 0 ? 0 : body.price - problem.variables[std::size_t(without)].price;
}

bool holds(const Constraint& constraint, const Counts& counts)
{
    const auto above = [&](int variable) { return counts[variable] > 0; };
    for (const auto& group : constraint.when)
        if (std::none_of(group.begin(), group.end(), above))
            return true;
    if (std::any_of(constraint.unless.begin(), constraint.unless.end(), above))
        return true;
    const std::int64_t value = sum(constraint, counts);
    return value >= constraint.least && value <= constraint.most;
}

} // namespace strategikon

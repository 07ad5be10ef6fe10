#include "rules/warmaster/contingents.h"

#include "model/text/nearest.h"
#include "rules/warmaster/traits.h"

#include <algorithm>

namespace strategikon::warmasterContingents {

using namespace warmasterTraits;

namespace {

class Check {
public:
    Check(const std::vector<Contingent>& contingents, const Problem& problem, const Bound& bound, const Army& army)
        : contingents(contingents)
        , problem(problem)
        , bound(bound)
        , army(army)
        , whole(wholeOf(contingents, problem, bound, army))
        , sums(contingents.size())
    {
    }

    std::vector<Finding> run()
    {
        for (const BoundBody& body : bound.bodies)
            place(body);
        for (std::size_t i = 0; i < contingents.size(); ++i)
            checkOne(int(i));
        checkCommanders();
        return std::move(findings);
    }

private:
    void report(std::string code, std::string entry, int line, Arguments args)
    {
        for (const Finding& known : findings)
            if (known.code == code && known.entry == entry)
                return;
        Finding finding;
        finding.code = std::move(code);
        finding.entry = std::move(entry);
        finding.constraint = finding.code + "." + finding.entry;
        finding.rule = {"rulebook", line, 0};
        finding.args = std::move(args);
        findings.push_back(std::move(finding));
    }

    void place(const BoundBody& body)
    {
        const Variable& variable = problem.variables[body.variable];
        const Line& line = problem.list->lines[variable.line];
        const std::string& block = army.choices[body.choice].block;
        const int at = find(contingents, block);
        if (at < 0 && !block.empty())
            reportUnknown(block);
        else if (at < 0 && !has(variable, general)) // he may ride anywhere, rulebook 2869
            report("contingent-unassigned", line.id, 2869, {{"entry", DataText{line.name}}});
        if (at < 0)
            return;
        const Contingent& contingent = contingents[at];
        add(sums[at], contingent, variable, body.count, body.count * bodiesOf(variable, problem, army));
        if (isForbidden(contingent, variable))
            report("contingent-forbidden", contingent.id, contingent.line,
                {{"contingent", TermId{"blocks", contingent.id}}, {"entry", DataText{line.name}},
                    {"side", barredAs(variable)}});
    }

    void reportUnknown(const std::string& block)
    {
        std::vector<std::string> known;
        for (const Contingent& contingent : contingents)
            known.push_back(contingent.id);
        Arguments args{{"written", block}};
        if (const auto near = nearest(block, known)) {
            args.emplace_back("contingent", TermId{"blocks", *near});
            args.emplace_back("near", *near);
        }
        report("contingent-unknown", block, 2869, std::move(args));
    }

    static std::string barredAs(const Variable& variable)
    {
        return has(variable, artillery) ? "artillery" : has(variable, elephants) ? "elephants" : "armour";
    }

    void checkOne(int which)
    {
        const Contingent& contingent = contingents[which];
        const Sum& sum = sums[which];
        const unsigned wrong = broken(contingents, which, sum, whole);
        if (wrong & empty)
            report("contingent-empty", contingent.id, 2869, {{"contingent", TermId{"blocks", contingent.id}}});
        if (wrong & share)
            reportShare(contingent, sum);
        if (wrong & size)
            report("contingent-size", contingent.id, contingent.line,
                {{"contingent", TermId{"blocks", contingent.id}}, {"count", sum.units},
                    {"most", contingent.mostUnits}});
        if (wrong & tooFewSkirmishers)
            report("contingent-skirmishers", contingent.id, contingent.line,
                {{"contingent", TermId{"blocks", contingent.id}}, {"count", sum.skirmishers},
                    {"least", whole.skirmishersWanted[which]}, {"all", whole.skirmishers},
                    {"share", contingent.mostShare}, {"side", "least"}});
        if (wrong & tooManySkirmishers)
            report("contingent-skirmishers", contingent.id, contingent.line,
                {{"contingent", TermId{"blocks", contingent.id}}, {"count", sum.skirmishers}, {"most", 0},
                    {"all", whole.skirmishers}, {"units", whole.units}, {"side", "most"}});
    }

    void reportShare(const Contingent& contingent, const Sum& sum)
    {
        const bool above = tooMuch(contingent, sum.points, whole);
        const int percent = above ? contingent.mostShare : contingent.leastShare;
        const std::int64_t hundredths = std::int64_t(whole.spent) * percent;
        report("contingent-share", contingent.id, contingent.line,
            {{"contingent", TermId{"blocks", contingent.id}}, {"points", sum.points}, {"share", percent},
                {"bound", int(above ? hundredths / 100 : (hundredths + 99) / 100)}, {"spent", whole.spent},
                {"side", above ? "most" : "least"}});
    }

    void checkCommanders()
    {
        if (const auto [most, fewest] = uneven(sums); most >= 0)
            report("contingent-commanders", contingents[most].id, 2869,
                {{"contingent", TermId{"blocks", contingents[most].id}}, {"count", sums[most].commanders},
                    {"other", TermId{"blocks", contingents[fewest].id}}, {"fewest", sums[fewest].commanders}});
    }

    const std::vector<Contingent>& contingents;
    const Problem& problem;
    const Bound& bound;
    const Army& army;
    const Whole whole;
    std::vector<Sum> sums;
    std::vector<Finding> findings;
};

// As many skirmishing units as fit into the share, the cheapest first.
int skirmishersThatFit(const Contingent& contingent, const Problem& problem, const Bound& bound)
{
    std::vector<std::pair<int, int>> prices;
    for (const BoundBody& body : bound.bodies)
        if (has(problem.variables[body.variable], unit | skirmisher))
            prices.emplace_back(problem.variables[body.variable].price, body.count);
    std::ranges::sort(prices);
    std::int64_t left = std::int64_t(bound.points) * contingent.mostShare / 100;
    int fit = 0;
    for (const auto& [price, count] : prices) {
        const std::int64_t more =
            price > 0 ? std::min<std::int64_t>(count, std::max<std::int64_t>(left, 0) / price) : count;
        fit += int(more);
        left -= more * price;
        if (more < count)
            break;
    }
    return fit;
}

} // namespace

std::vector<Contingent> read(const Node& table)
{
    std::vector<Contingent> contingents;
    const Node* rows = table.find("contingents");
    for (const Node& row : rows ? rows->items() : std::vector<Node>{}) {
        Contingent contingent;
        contingent.id = row.textOr("id");
        contingent.line = int(row.integerOr("line", 0));
        contingent.leastShare = int(row.integerOr("least-share", 0));
        contingent.mostShare = int(row.integerOr("most-share", 100));
        contingent.mostUnits = int(row.integerOr("most-units", unlimited));
        for (const std::string& forbidden : row.textsOf("forbids")) {
            contingent.forbidden |= forbidden == "artillery" ? artillery : forbidden == "elephants" ? elephants : 0u;
            contingent.noArmouredInfantry = contingent.noArmouredInfantry || forbidden == "armoured-infantry";
        }
        contingent.halfTheSkirmishers = row.textOr("skirmishers") == "half-of-all";
        contingent.skirmishersOnlyIfHalf = row.textOr("skirmishers") == "only-if-half";
        contingents.push_back(std::move(contingent));
    }
    return contingents;
}

int find(const std::vector<Contingent>& contingents, const std::string& id)
{
    for (std::size_t i = 0; i < contingents.size(); ++i)
        if (contingents[i].id == id)
            return int(i);
    return -1;
}

int bodiesOf(const Variable& variable, const Problem& problem, const Army& army)
{
    const bool apart = std::ranges::any_of(
        army.split, [&](const std::string& entry) { return problem.list->lineNamed(entry) == variable.line; });
    return apart && has(variable, elephants) ? variable.stands : 1;
}

Whole wholeOf(const std::vector<Contingent>& contingents, const Problem& problem, const Bound& bound, const Army& army)
{
    Whole whole;
    whole.spent = bound.points;
    for (const BoundBody& body : bound.bodies) {
        const Variable& variable = problem.variables[body.variable];
        const int bodies = has(variable, unit) ? body.count * bodiesOf(variable, problem, army) : 0;
        whole.units += bodies;
        whole.skirmishers += has(variable, skirmisher) ? bodies : 0;
    }
    for (const Contingent& contingent : contingents)
        whole.skirmishersWanted.push_back(contingent.halfTheSkirmishers
                ? std::min((whole.skirmishers + 1) / 2, skirmishersThatFit(contingent, problem, bound))
                : 0);
    return whole;
}

bool isForbidden(const Contingent& contingent, const Variable& variable)
{
    return has(variable, unit)
        && ((variable.marks & contingent.forbidden)
            || (contingent.noArmouredInfantry && has(variable, infantry | wellArmoured)));
}

void add(Sum& sum, const Contingent& contingent, const Variable& variable, int count, int bodies)
{
    sum.points += variable.price * count;
    if (!has(variable, unit)) {
        sum.commanders += has(variable, general) ? 0 : count;
        return;
    }
    sum.units += bodies;
    sum.skirmishers += has(variable, skirmisher) ? bodies : 0;
    sum.forbidden += isForbidden(contingent, variable) ? count : 0;
}

bool tooMuch(const Contingent& contingent, int points, const Whole& whole)
{
    return std::int64_t(points) * 100 > std::int64_t(whole.spent) * contingent.mostShare;
}

bool tooLittle(const Contingent& contingent, int points, const Whole& whole)
{
    return std::int64_t(points) * 100 < std::int64_t(whole.spent) * contingent.leastShare;
}

unsigned broken(const std::vector<Contingent>& contingents, int which, const Sum& sum, const Whole& whole)
{
    const Contingent& contingent = contingents[which];
    const bool misplaced =
        contingent.skirmishersOnlyIfHalf && sum.skirmishers > 0 && whole.skirmishers * 2 < whole.units;
    return (sum.units == 0 ? empty : 0u)
        | (tooMuch(contingent, sum.points, whole) || tooLittle(contingent, sum.points, whole) ? share : 0u)
        | (sum.units > contingent.mostUnits ? size : 0u) | (misplaced ? tooManySkirmishers : 0u)
        | (sum.skirmishers < whole.skirmishersWanted[which] ? tooFewSkirmishers : 0u) | (sum.forbidden ? barred : 0u);
}

// As evenly as possible: no two contingents differ by more than one.
std::pair<int, int> uneven(const std::vector<Sum>& sums)
{
    const auto less = [](const Sum& a, const Sum& b) { return a.commanders < b.commanders; };
    const auto [fewest, most] = std::minmax_element(sums.begin(), sums.end(), less);
    if (fewest == sums.end() || most->commanders - fewest->commanders <= 1)
        return {-1, -1};
    return {int(most - sums.begin()), int(fewest - sums.begin())};
}

std::vector<Finding> check(
    const std::vector<Contingent>& contingents, const Problem& problem, const Bound& bound, const Army& army)
{
    return Check(contingents, problem, bound, army).run();
}

} // namespace strategikon::warmasterContingents

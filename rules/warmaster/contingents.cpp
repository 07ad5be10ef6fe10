#include "rules/warmaster/contingents.h"

#include "model/army/apply.h"
#include "rules/warmaster/traits.h"

#include <algorithm>
#include <cstdint>

namespace strategikon::warmasterContingents {

namespace {

using namespace warmasterTraits;

// What stands in one contingent.
struct Sum {
    int units = 0, points = 0, skirmishers = 0, commanders = 0;
};

class Check {
public:
    Check(const std::vector<Contingent>& contingents, const Problem& problem, const Bound& bound, const Army& army)
        : contingents(contingents), problem(problem), bound(bound), army(army), sums(contingents.size())
    {
    }

    std::vector<Finding> run()
    {
        for (const BoundBody& body : bound.bodies)
            place(body);
        for (std::size_t i = 0; i < contingents.size(); ++i)
            checkOne(contingents[i], sums[i]);
        checkCommanders();
        return std::move(findings);
    }

private:
    using Args = std::vector<std::pair<std::string, std::string>>;

    void report(std::string code, std::string entry, int line, Args args)
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

    int find(const std::string& block) const
    {
        for (std::size_t i = 0; i < contingents.size(); ++i)
            if (contingents[i].id == block)
                return int(i);
        return -1;
    }

    void place(const BoundBody& body)
    {
        const Variable& variable = problem.variables[body.variable];
        const Line& line = problem.list->lines[variable.line];
        const Choice& choice = army.choices[body.choice];
        const int bodies = body.count * bodiesOf(variable);
        const bool skirmishes = has(variable, skirmisher);
        if (has(variable, unit)) {
            units += bodies;
            if (skirmishes)
                skirmishers += bodies;
        }
        const int at = find(choice.block);
        if (at < 0) {
            if (!has(variable, general)) // he may ride anywhere, rulebook 2869
                report("contingent-unassigned", line.id, 2869, {{"entry", line.name}, {"written", choice.block}});
            return;
        }
        const Contingent& contingent = contingents[at];
        Sum& sum = sums[at];
        sum.points += variable.price * body.count;
        if (line.leader) {
            sum.commanders += has(variable, general) ? 0 : body.count;
            return;
        }
        sum.units += bodies;
        if (skirmishes)
            sum.skirmishers += bodies;
        const bool forbidden = (variable.marks & contingent.forbidden)
            || (contingent.noArmouredInfantry && has(variable, infantry | wellArmoured));
        if (forbidden)
            report("contingent-forbidden", contingent.id, contingent.line,
                {{"contingent", contingent.id}, {"entry", line.name}});
    }

    // An elephant unit that takes the field as single stands is as many units (errata 79).
    int bodiesOf(const Variable& variable) const
    {
        const bool apart = std::any_of(army.split.begin(), army.split.end(),
            [&](const std::string& entry) { return problem.list->lineNamed(entry) == variable.line; });
        return apart && has(variable, elephants) ? variable.stands : 1;
    }

    int share(int percent) const { return bound.points * percent / 100; }

    // As many skirmishing units as fit into the share, the cheapest first.
    int skirmishersThatFit(const Contingent& contingent) const
    {
        std::vector<int> prices;
        for (const BoundBody& body : bound.bodies)
            if (has(problem.variables[body.variable], unit | skirmisher))
                prices.insert(prices.end(), body.count, problem.variables[body.variable].price);
        std::sort(prices.begin(), prices.end());
        int fit = 0, points = 0;
        for (int price : prices)
            if ((points += price) * 100 <= bound.points * contingent.mostShare)
                ++fit;
        return fit;
    }

    void checkOne(const Contingent& contingent, const Sum& sum)
    {
        const auto text = [](int n) { return std::to_string(n); };
        if (sum.units == 0)
            report("contingent-empty", contingent.id, 2869, {{"contingent", contingent.id}});
        const bool tooMuch = sum.points * 100 > bound.points * contingent.mostShare;
        const bool tooLittle = sum.points * 100 < bound.points * contingent.leastShare;
        if (tooMuch || tooLittle)
            report("contingent-share", contingent.id, contingent.line,
                {{"contingent", contingent.id}, {"points", text(sum.points)},
                    {"share", text(tooMuch ? contingent.mostShare : contingent.leastShare)},
                    {"bound",
                        text(
                            tooMuch ? share(contingent.mostShare) : (bound.points * contingent.leastShare + 99) / 100)},
                    {"side", tooMuch ? "most" : "least"}});
        if (sum.units > contingent.mostUnits)
            report("contingent-size", contingent.id, contingent.line,
                {{"contingent", contingent.id}, {"count", text(sum.units)}, {"most", text(contingent.mostUnits)}});
        checkSkirmishers(contingent, sum);
    }

    void checkSkirmishers(const Contingent& contingent, const Sum& sum)
    {
        const auto text = [](int n) { return std::to_string(n); };
        if (contingent.halfTheSkirmishers) {
            const int wanted = std::min((skirmishers + 1) / 2, skirmishersThatFit(contingent));
            if (sum.skirmishers < wanted)
                report("contingent-skirmishers", contingent.id, contingent.line,
                    {{"contingent", contingent.id}, {"count", text(sum.skirmishers)}, {"least", text(wanted)},
                        {"side", "least"}});
        }
        if (contingent.skirmishersOnlyIfHalf && sum.skirmishers > 0 && skirmishers * 2 < units)
            report("contingent-skirmishers", contingent.id, contingent.line,
                {{"contingent", contingent.id}, {"count", text(sum.skirmishers)}, {"most", "0"}, {"side", "most"}});
    }

    // As evenly as possible: no two contingents differ by more than one.
    void checkCommanders()
    {
        const auto less = [](const Sum& a, const Sum& b) { return a.commanders < b.commanders; };
        const auto [fewest, most] = std::minmax_element(sums.begin(), sums.end(), less);
        if (fewest != sums.end() && most->commanders - fewest->commanders > 1)
            report("contingent-commanders", contingents[most - sums.begin()].id, 2869,
                {{"contingent", contingents[most - sums.begin()].id}, {"count", std::to_string(most->commanders)},
                    {"other", contingents[fewest - sums.begin()].id}, {"fewest", std::to_string(fewest->commanders)}});
    }

    const std::vector<Contingent>& contingents;
    const Problem& problem;
    const Bound& bound;
    const Army& army;
    std::vector<Sum> sums;
    std::vector<Finding> findings;
    int units = 0, skirmishers = 0;
};

bool gone(const std::vector<Finding>& now, const std::vector<Finding>& before, const Finding& finding)
{
    for (const Finding& left : now) {
        const auto same = [&](const Finding& other) { return other.code == left.code && other.entry == left.entry; };
        if (same(finding) || std::none_of(before.begin(), before.end(), same))
            return false;
    }
    return true;
}

Change assign(std::string entry, int count, std::string from, std::string to)
{
    Change change;
    change.action = Change::Do::assign;
    change.entry = std::move(entry);
    change.count = count;
    change.from = std::move(from);
    change.block = std::move(to);
    return change;
}

// Every way to move one body of an entry from one contingent to another.
std::vector<Change> moves(const std::vector<Contingent>& contingents, const Problem& problem, const Army& army)
{
    std::vector<Change> all;
    for (const Choice& row : army.choices) {
        const int line = problem.list->lineNamed(row.entry);
        for (const Contingent& contingent : contingents) {
            if (line < 0 || row.block == contingent.id)
                continue;
            Change move = assign(problem.list->lines[line].id, 1, row.block, contingent.id);
            if (std::find(all.begin(), all.end(), move) == all.end())
                all.push_back(std::move(move));
        }
    }
    return all;
}

// All rows of an entry that stand nowhere, to the contingent where they cause the fewest new faults.
template <class Findings>
std::vector<Change> assignAll(const std::vector<Contingent>& contingents, const Problem& problem, const Army& army,
    const Finding& finding, const Findings& findings)
{
    std::vector<Change> best;
    std::size_t fewest = SIZE_MAX;
    for (const Contingent& contingent : contingents) {
        std::vector<Change> changes; // one for each name that the rows give to where they stand
        for (const Choice& row : army.choices) {
            const bool known = std::any_of(
                contingents.begin(), contingents.end(), [&](const Contingent& c) { return c.id == row.block; });
            const int line = problem.list->lineNamed(row.entry);
            if (known || line < 0 || problem.list->lines[line].id != finding.entry)
                continue;
            const auto same =
                std::find_if(changes.begin(), changes.end(), [&](const Change& c) { return c.from == row.block; });
            if (same == changes.end())
                changes.push_back(assign(finding.entry, row.count, row.block, contingent.id));
            else
                same->count += row.count;
        }
        if (const std::size_t faults = findings(applied(army, *problem.list, changes)).size(); faults < fewest) {
            fewest = faults;
            best = std::move(changes);
        }
    }
    return best;
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

std::vector<Finding> check(
    const std::vector<Contingent>& contingents, const Problem& problem, const Bound& bound, const Army& army)
{
    return Check(contingents, problem, bound, army).run();
}

std::vector<Change> mend(
    const std::vector<Contingent>& contingents, const Problem& problem, const Army& army, const Finding& finding)
{
    const auto findings = [&](const Army& a) { return check(contingents, problem, bind(problem, a), a); };
    const auto before = findings(army);
    if (finding.code == "contingent-unassigned")
        return assignAll(contingents, problem, army, finding, findings);
    const auto first = moves(contingents, problem, army);
    for (const Change& move : first)
        if (gone(findings(applied(army, *problem.list, {move})), before, finding))
            return {move};
    for (const Change& move : first) {
        const Army once = applied(army, *problem.list, {move});
        for (const Change& next : moves(contingents, problem, once))
            if (gone(findings(applied(once, *problem.list, {next})), before, finding))
                return {move, next};
    }
    return {};
}

} // namespace strategikon::warmasterContingents

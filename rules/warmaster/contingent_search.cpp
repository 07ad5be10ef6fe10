#include "rules/warmaster/contingent_search.h"
#include "rules/warmaster/traits.h"

namespace strategikon::warmasterContingents {

using namespace warmasterTraits;

namespace {

std::array<std::vector<int>, mostContingents> added(std::array<std::vector<int>, mostContingents> prices)
{
    for (auto& one : prices) {
        std::sort(one.rbegin(), one.rend());
        for (std::size_t i = 1; i < one.size(); ++i)
            one[i] += one[i - 1];
    }
    return prices;
}

// How many of the dearest make up so many points.
int dearest(const std::vector<int>& added, std::int64_t points)
{
    return points <= 0 ? 0 : int(std::ranges::lower_bound(added, points) - added.begin()) + 1;
}

} // namespace

std::vector<Group> groupsOf(
    const std::vector<Contingent>& contingents, const Problem& problem, const Bound& bound, const Army& army)
{
    std::vector<Group> groups;
    std::vector<BoundBody> bodies = bound.bodies; // rows in order, and in each row its units in order
    for (std::size_t i = bodies.size(); i-- > 0;) {
        const BoundBody& body = bodies[i];
        const int line = problem.variables[body.variable].line;
        const std::string& block = army.choices[body.choice].block;
        auto group = std::ranges::find_if(groups, [&](const Group& g) { return g.line == line && g.from == block; });
        if (group == groups.end())
            group = groups.insert(group, {line, block, find(contingents, block), {}});
        group->leaving.insert(group->leaving.end(), body.count, body.variable);
    }
    return groups;
}

Ahead::Ahead(
    const std::vector<Contingent>& contingents, const Problem& problem, const Army& army, const Finding& finding)
    : contingents(contingents), problem(problem), army(army), finding(finding)
{
    const Bound bound = bind(problem, army);
    whole = wholeOf(contingents, problem, bound, army);
    groups = groupsOf(contingents, problem, bound, army);
    for (const Group& group : groups)
        units += group.leaving.size();
    if (contingents.size() > mostContingents || units > mostUnits)
        return;
    look();
    std::vector<Sum> sums(
        rests.front().stays.begin(), rests.front().stays.begin() + std::ptrdiff_t(contingents.size()));
    allow(brokenIn(sums));
}

std::vector<unsigned> Ahead::brokenIn(const std::vector<Sum>& sums) const
{
    std::vector<unsigned> all;
    for (std::size_t i = 0; i < sums.size(); ++i)
        all.push_back(broken(contingents, int(i), sums[i], whole));
    const int most = uneven(sums).first;
    all.push_back(most < 0 ? 0u : 1u << most);
    return all;
}

void Ahead::allow(const std::vector<unsigned>& before)
{
    static constexpr std::pair<const char*, unsigned> codes[] = {{"contingent-empty", empty},
        {"contingent-share", share}, {"contingent-size", size},
        {"contingent-skirmishers", tooManySkirmishers | tooFewSkirmishers}, {"contingent-forbidden", barred}};
    allowedIn = before;
    for (std::size_t i = 0; i < contingents.size(); ++i)
        for (const auto& [code, mask] : codes)
            if (finding.code == code && finding.entry == contingents[i].id)
                allowedIn[i] &= ~mask;
    if (finding.code == "contingent-commanders")
        allowedIn.back() = 0;
}

bool Ahead::mayStay(const Group& group) const
{
    const std::string& id = problem.list->lines[group.line].id;
    return !(finding.code == "contingent-unassigned" && group.from.empty() && id == finding.entry)
        && !(finding.code == "contingent-unknown" && group.from == finding.entry);
}

void Ahead::look()
{
    rests.assign(units + 1, {});
    std::array<std::vector<int>, mostContingents> here, elsewhere;
    std::size_t i = units;
    for (auto group = groups.rbegin(); group != groups.rend(); ++group)
        for (auto v = group->leaving.rbegin(); v != group->leaving.rend(); ++v) {
            Rest& rest = rests[--i];
            rest.stays = rests[i + 1].stays;
            rest.mustMove = rests[i + 1].mustMove + !mayStay(*group);
            const Variable& variable = problem.variables[*v];
            mostBodies = std::max(mostBodies, bodiesOf(variable, problem, army));
            for (int c = 0; c < int(contingents.size()); ++c)
                (c == group->at ? here : elsewhere)[c].push_back(variable.price);
            if (group->at >= 0)
                add(rest.stays[group->at], contingents[group->at], variable, 1, bodiesOf(variable, problem, army));
            rest.leaving = added(here);
            rest.coming = added(elsewhere);
        }
}

int Ahead::stillNeeded(const Holdings& holdings, std::size_t next) const
{
    const Rest& rest = rests[next];
    const auto moves = [&](int bodies) { return (std::max(0, bodies) + mostBodies - 1) / mostBodies; };
    int leave = 0, come = 0;
    for (std::size_t c = 0; c < contingents.size(); ++c) {
        const Contingent& contingent = contingents[c];
        const Sum sum = unpacked(holdings.of[c]);
        const Sum& stays = rest.stays[c];
        const unsigned may = allowed(c);
        const std::int64_t points = std::int64_t(sum.points) + stays.points;
        const std::int64_t upTo = std::int64_t(whole.spent) * contingent.mostShare / 100;
        const std::int64_t from = (std::int64_t(whole.spent) * contingent.leastShare + 99) / 100;
        int out = may & barred ? 0 : stays.forbidden, in = 0;
        if (!(may & size) && contingent.mostUnits != unlimited)
            out = std::max(out, moves(sum.units + stays.units - contingent.mostUnits));
        if (!(may & tooManySkirmishers) && contingent.skirmishersOnlyIfHalf && whole.skirmishers * 2 < whole.units)
            out = std::max(out, moves(stays.skirmishers));
        if (!(may & share)) {
            out = std::max(out, dearest(rest.leaving[c], points - upTo));
            in = dearest(rest.coming[c], from - points);
        }
        if (!(may & tooFewSkirmishers))
            in = std::max(in, moves(whole.skirmishersWanted[c] - sum.skirmishers - stays.skirmishers));
        if (!(may & empty) && sum.units + stays.units == 0)
            in = std::max(in, 1);
        leave += out;
        come += in;
    }
    return std::max({leave, come, rest.mustMove});
}

} // namespace strategikon::warmasterContingents

#include "rules/system.h"

#include "rules/dbm/dbm.h"
#include "rules/fog/fog.h"
#include "rules/fragment.h"
#include "rules/idle.h"
#include "rules/mending.h"
#include "rules/sixmm/sixmm.h"
#include "rules/tables.h"
#include "rules/warmaster/warmaster.h"

#include <algorithm>

namespace strategikon {

namespace {

struct Known {
    std::string_view id;
    const System& (*read)(); // once
    bool played;             // it has a game()
};
constexpr Known allKnown[] = {
    {"warmaster", warmaster, true}, {"dbm", dbm, true}, {"fog", fog, false}, {"sixmm", sixmm, false}};

const System* read(const Known& one)
{
    const SystemIsRead reading;
    return &one.read();
}

} // namespace

std::size_t Systems::size() const { return std::size(allKnown); }

const System* Systems::Iterator::operator*() const { return read(allKnown[at_]); }

std::vector<const System*> playedSystems()
{
    std::vector<const System*> played;
    for (const Known& one : allKnown)
        if (one.played)
            played.push_back(read(one));
    return played;
}

bool isPlayed(std::string_view id)
{
    const auto known = std::ranges::find(allKnown, id, &Known::id);
    return known != std::end(allKnown) && known->played;
}

const System* findSystem(std::string_view id)
{
    const auto known = std::ranges::find(allKnown, id, &Known::id);
    return known == std::end(allKnown) ? nullptr : read(*known);
}

field::Troop System::onTable(const Problem& problem, int variable, Basing) const
{
    const Variable& body = problem.variables[std::size_t(variable)];
    const Line& line = problem.list->lines[std::size_t(body.line)];
    field::Troop troop;
    troop.name = line.name;
    troop.entry = line.id;
    troop.stands = std::max(1, body.stands);
    troop.leads = line.leader;
    troop.points = body.price;
    return troop;
}

const Figure* Verdict::find(std::string_view id) const
{
    const auto in = [](const std::vector<Figure>& all, std::string_view wanted) {
        const auto known = std::ranges::find_if(all, [&](const Figure& figure) { return figure.id == wanted; });
        return known == all.end() ? nullptr : &*known;
    };
    if (const Figure* figure = in(figures, id))
        return figure;
    const auto dot = id.find('.');
    for (const BlockFigures& block : blocks)
        if (dot != std::string_view::npos && block.block == id.substr(0, dot))
            return in(block.figures, id.substr(dot + 1));
    return nullptr;
}

int Verdict::figure(std::string_view id) const
{
    const Figure* figure = find(id);
    return figure ? figure->value : 0;
}

std::string Verdict::figureText(std::string_view id) const
{
    const Figure* figure = find(id);
    return figure ? pointsText(figure->value, figure->parts) : "0";
}

namespace {

// Bodies and stands by type (the first column), in list order. An upgraded body counts as its host.
std::vector<Tally> tally(const Problem& problem, const Bound& bound)
{
    const ArmyList& list = *problem.list;
    std::vector<Tally> tallies;
    for (std::size_t v = 0; v < problem.variables.size(); ++v) {
        const Variable& variable = problem.variables[v];
        if (bound.counts[v] == 0 || variable.line < 0 || list.lines[variable.line].leader)
            continue;
        const std::string& type = list.lines[variable.line].printed.front();
        auto known = std::ranges::find_if(tallies, [&](const Tally& t) { return t.type == type; });
        if (known == tallies.end())
            known = tallies.insert(tallies.end(), {type, 0, 0});
        known->bodies += bound.counts[v];
        known->stands += bound.counts[v] * variable.stands;
    }
    return tallies;
}

} // namespace

bool isFinite(const System& system, const Problem& problem)
{
    return system.bounded(*problem.list) || (problem.list->house && endless(problem).empty());
}

namespace {

bool isLegal(const std::vector<Finding>& findings)
{
    return std::ranges::none_of(findings, [](const Finding& finding) { return finding.severity == Severity::error; });
}

Verdict judged(const System& system, const ArmyList& list, const Army& army, bool mends, std::string_view without)
{
    const Problem problem = system.problem(list, army, without);
    const Bound bound = bind(problem, army, without);
    Verdict verdict;
    verdict.points = bound.points;
    verdict.limit = problem.budget;
    verdict.parts = problem.parts;
    verdict.findings = check(problem, bound);
    verdict.tallies = tally(problem, bound);
    verdict.stamp = stamp(problem, bound, withoutIdleKeys(system, list, army));
    system.judge(problem, bound, army, verdict);
    noteIdleKeys(system, list, army, verdict);
    if (auto note = fragmentNote(system, list))
        verdict.notes.push_back(std::move(*note));
    if (mends) {
        addCompanions(problem, army, verdict.findings);
        addMends(problem, bound, verdict.findings);
        system.addMends(problem, bound, army, verdict);
    }
    verdict.legal = isLegal(verdict.findings);
    return verdict;
}

} // namespace

Verdict judge(const System& system, const ArmyList& list, const Army& army, bool mends, std::string_view without)
{
    Verdict verdict = judged(system, list, army, mends, without);
    if (mends && !verdict.legal && verdict.findings.size() > 1) {
        verdict.mendAll = mendTogether(system, list, army);
        if (verdict.mendAll)
            reconcile(system, list, army, *verdict.mendAll, verdict);
        else
            keepApart(verdict);
    }
    return verdict;
}

} // namespace strategikon

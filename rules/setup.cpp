#include "rules/setup.h"

#include "model/text/contains.h"
#include "rules/tables.h"

#include <algorithm>

namespace strategikon {

namespace {

bool takesFieldSplit(const System& system, const ArmyList& list, const Army& army, int line)
{
    return system.splits(list, line)
        && std::ranges::any_of(army.split, [&](const std::string& entry) { return list.lineNamed(entry) == line; });
}

constexpr std::string_view onLongEdge = "long-edge"; // a class of troops that have turned their stands

std::string badge(int side, std::size_t number) { return (side == 0 ? "A" : "B") + std::to_string(number); }

} // namespace

field::Ways waysOf(const System& system)
{
    std::error_code error;
    const auto file = roots().rules / system.format().id / "deployment.yaml";
    return system.laysOutFields() || std::filesystem::exists(file, error)
        ? field::readWays(readTable(system.format().id, "deployment"))
        : field::Ways();
}

std::vector<Mustered> muster(
    const System& system, const Problem& problem, const Army& army, int side, Basing basing, int from)
{
    std::vector<Mustered> all;
    for (const BoundBody& body : bind(problem, army).bodies) {
        const Choice& row = army.choices[std::size_t(body.choice)];
        field::Troop troop = system.onTable(problem, body.variable, basing);
        int bodies = body.count;
        if (takesFieldSplit(system, *problem.list, army, problem.variables[std::size_t(body.variable)].line)) {
            bodies *= troop.stands;
            troop.points /= troop.stands;
            troop.stands = 1;
        }
        troop.side = side;
        troop.block = row.block;
        if (!row.name.empty())
            troop.name = row.name;
        for (int i = 0; i < bodies; ++i) {
            troop.badge = badge(side, all.size() + std::size_t(from));
            all.push_back({troop, body.variable});
        }
    }
    return all;
}

std::vector<field::Troop> troopsOf(
    const System& system, const ArmyList& list, const Army& army, int side, Basing basing, int from)
{
    std::vector<field::Troop> troops;
    std::vector<std::string> works; // no troops: its baggage tells of them (fences.h)
    for (Mustered& one : muster(system, system.problem(list, army), army, side, basing, from))
        if (one.troop.stands > 0)
            troops.push_back(std::move(one.troop));
        else
            for (const std::string& sort : one.troop.classes)
                if (!contains(works, sort))
                    works.push_back(sort);
    for (field::Troop& troop : troops)
        if (troop.role == "camp")
            troop.classes.insert(troop.classes.end(), works.begin(), works.end());
    return troops;
}

const std::vector<std::string>& basingNames()
{
    static const std::vector<std::string> names{"narrow", "wide", "25mm", "15mm", "6mm", "2mm"};
    return names;
}

std::optional<Basing> basingNamed(std::string_view name)
{
    const auto it = std::ranges::find(basingNames(), name);
    return it == basingNames().end() ? std::nullopt : std::optional(Basing(it - basingNames().begin()));
}

Basing basingFor(const Battlefield& ground, const field::Table& table)
{
    const field::Scale* scale = ground.charts.stages.scaleOf(table);
    return scale ? basingNamed(scale->basing).value_or(Basing::narrow) : Basing::narrow;
}

bool isBroad(const field::Troop& troop) { return contains(troop.classes, onLongEdge); }

bool hasEitherEdge(const field::Troop& troop) { return isBroad(troop) || troop.wide < troop.deep; }

void mount(field::Troop& troop, Basing basing)
{
    if (!hasEitherEdge(troop) || isBroad(troop) == (basing == Basing::broad))
        return;
    std::swap(troop.wide, troop.deep);
    if (basing == Basing::broad)
        troop.classes.emplace_back(onLongEdge);
    else
        std::erase(troop.classes, onLongEdge);
}

field::Deployment deploymentOf(
    const field::Way (&ways)[2], std::vector<field::Troop> first, std::vector<field::Troop> second)
{
    field::Deployment deployment;
    for (int side = 0; side < 2; ++side)
        deployment.way[side] = ways[side];
    deployment.troops = std::move(first);
    std::move(second.begin(), second.end(), std::back_inserter(deployment.troops));
    for (field::Troop& troop : deployment.troops)
        if (isCamp(deployment, troop) && !deployment.way[troop.side].takesCamps.empty())
            troop.block.clear(); // it gets one once all are set down
    return deployment;
}

} // namespace strategikon

#include "rules/dbm/commands.h"

#include "model/army/problem/checker.h"
#include "model/text/contains.h"

#include <algorithm>

namespace strategikon::dbmRules {

namespace {

class Sorting {
public:
    Sorting(const std::vector<std::string>& names, const Problem& problem, const Bound& bound, const Army& army)
        : problem(problem), list(*problem.list), bound(bound), army(army)
    {
        for (const std::string& name : names) {
            commands.all.emplace_back();
            commands.all.back().id = name;
        }
    }

    Commands run()
    {
        const bool named = std::ranges::any_of(
            bound.bodies, [&](const BoundBody& body) { return any(variable(body), troop) && at(body) >= 0; });
        const bool anybody =
            std::ranges::any_of(bound.bodies, [&](const BoundBody& body) { return any(variable(body), troop); });
        for (const BoundBody& body : bound.bodies)
            place(body);
        if (anybody && !named)
            report("command-undivided", "", {});
        else
            checkAll();
        return std::move(commands);
    }

private:
    const Variable& variable(const BoundBody& body) const { return problem.variables[std::size_t(body.variable)]; }
    const Line& line(const Variable& v) const { return list.lines[std::size_t(v.line)]; }
    int at(const BoundBody& body) const { return commands.find(army.choices[std::size_t(body.choice)].block); }

    void report(const std::string& code, const std::string& entry, Arguments args)
    {
        for (const Trouble& known : commands.faults)
            if (known.code == code && known.entry == entry)
                return;
        commands.faults.push_back({code, entry, std::move(args)});
    }

    void place(const BoundBody& body)
    {
        const Variable& v = variable(body);
        const int index = at(body);
        if (!any(v, troop) || index < 0)
            return;
        Command& command = commands.all[std::size_t(index)];
        command.used = true;
        command.points += v.price * body.count;
        command.elements += body.count;
        command.halves += v.strength * body.count;
        command.whole = command.whole && v.strength % 2 == 0;
        if (any(v, general))
            command.generals.insert(command.generals.end(), std::size_t(body.count), body.variable);
    }

    void checkAll()
    {
        for (const BoundBody& body : bound.bodies)
            if (any(variable(body), troop) && at(body) < 0)
                reportLoose(body);
        for (const Command& command : commands.all) {
            if (command.used && command.generals.empty())
                report("command-without-general", command.id, {{"block", TermId{"blocks", command.id}}});
            if (command.generals.size() > 1)
                report("command-generals", command.id,
                    {{"block", TermId{"blocks", command.id}}, {"count", command.generals.size()}});
        }
        for (const BoundBody& body : bound.bodies)
            checkAllegiance(body);
        checkBaggage();
        checkShared();
    }

    void reportLoose(const BoundBody& body)
    {
        const Line& row = line(variable(body));
        const std::string& block = army.choices[std::size_t(body.choice)].block;
        if (block.empty())
            report("command-unassigned", row.id, {{"entry", DataText{row.name}}});
        else
            report("command-unknown", row.id,
                {{"entry", DataText{row.name}}, {"block", block}, {"most", commands.all.size()}});
    }

    // Limits that hold in each command, of two ranks on one base.
    void checkShared()
    {
        for (const Constraint& constraint : problem.constraints)
            for (const Command& command : commands.all) {
                if (!constraint.perBlock || !command.used || !holds(constraint, bound.counts))
                    continue; // what the whole army breaks is told of the whole
                const Counts counts = standing(problem, bound, army, command.id);
                if (holds(constraint, counts))
                    continue;
                Arguments args = argsOf(problem, constraint, counts);
                args.emplace_back("block", TermId{"blocks", command.id});
                report("command-double-base", constraint.subject, std::move(args));
            }
    }

    void checkAllegiance(const BoundBody& body)
    {
        const int index = at(body);
        if (index < 0 || !any(variable(body), troop))
            return;
        const Command& command = commands.all[std::size_t(index)];
        const Line& row = line(variable(body));
        if (command.only() >= 0 && line(problem.variables[std::size_t(command.only())]).ally != row.ally)
            report("command-foreign", row.id, {{"entry", DataText{row.name}}, {"block", TermId{"blocks", command.id}}});
    }

    void checkBaggage()
    {
        std::vector<std::string> places;
        for (const BoundBody& body : bound.bodies) {
            const std::string& block = army.choices[std::size_t(body.choice)].block;
            if (!any(variable(body), baggage) || block.empty())
                continue;
            if (!contains(places, block))
                places.push_back(block);
            const int index = commands.find(block);
            const int leader = index < 0 ? -1 : commands.all[std::size_t(index)].only();
            const bool fits = leader >= 0 && any(problem.variables[std::size_t(leader)], cInC | subGeneral);
            const bool toldElsewhere = index >= 0 && commands.all[std::size_t(index)].generals.size() > 1;
            if (!fits && !toldElsewhere)
                report("command-baggage", line(variable(body)).id,
                    {{"entry", DataText{line(variable(body)).name}}, {"block", TermId{"blocks", block}}});
        }
        if (places.size() > 1)
            report("command-baggage-parted", "", {{"count", places.size()}});
    }

    const Problem& problem;
    const ArmyList& list;
    const Bound& bound;
    const Army& army;
    Commands commands;
};

} // namespace

int Commands::find(const std::string& id) const
{
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].id == id)
            return int(i);
    return -1;
}

Counts standing(const Problem& problem, const Bound& bound, const Army& army, const std::string& block)
{
    Counts counts(problem.variables.size(), 0);
    for (const BoundBody& body : bound.bodies)
        if (army.choices[std::size_t(body.choice)].block == block)
            counts[std::size_t(body.variable)] += body.count;
    return counts;
}

Commands sorted(const std::vector<std::string>& names, const Problem& problem, const Bound& bound, const Army& army)
{
    return Sorting(names, problem, bound, army).run();
}

} // namespace strategikon::dbmRules

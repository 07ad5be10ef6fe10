#include "rules/sixmm/commands.h"

#include "model/text/contains.h"

#include <algorithm>

namespace strategikon::sixmmCommands {

namespace {

class Sorting {
public:
    Sorting(const std::vector<std::string>& names, const sixmmTables::Tables& tables,
        const std::vector<std::string>& columns, const Problem& problem, const Bound& bound, const Army& army)
        : tables(tables), columns(columns), problem(problem), list(*problem.list), bound(bound), army(army)
    {
        for (const std::string& name : names) {
            commands.all.emplace_back();
            commands.all.back().id = name;
        }
    }

    Commands run()
    {
        for (const BoundBody& body : bound.bodies)
            place(body);
        for (const BoundBody& body : bound.bodies)
            checkPlace(body);
        for (const Command& command : commands.all)
            checkGeneral(command);
        return std::move(commands);
    }

private:
    enum class Kind { unit, armyGeneral, subGeneral, wagon };

    const Variable& variable(const BoundBody& body) const { return problem.variables[std::size_t(body.variable)]; }
    const Line& line(const BoundBody& body) const { return list.lines[std::size_t(variable(body).line)]; }
    const std::string& block(const BoundBody& body) const { return army.choices[std::size_t(body.choice)].block; }
    const std::string& main() const { return commands.all.front().id; }

    Kind kind(const BoundBody& body) const
    {
        if (line(body).leader)
            return line(body).printed.front() == tables.armyGeneralArm ? Kind::armyGeneral : Kind::subGeneral;
        return line(body).printed.front() == tables.wagonArm ? Kind::wagon : Kind::unit;
    }

    Command* at(const BoundBody& body)
    {
        const auto known =
            std::ranges::find_if(commands.all, [&](const Command& command) { return command.id == block(body); });
        return known == commands.all.end() ? nullptr : &*known;
    }

    void place(const BoundBody& body)
    {
        Command* command = at(body);
        if (!command || body.count == 0)
            return;
        command->used = true;
        command->points += variable(body).price * body.count;
        const Kind its = kind(body);
        command->subGenerals += its == Kind::subGeneral ? body.count : 0;
        if (its == Kind::subGeneral || its == Kind::armyGeneral)
            command->rating = std::max(command->rating, sixmmTables::ratingOf(list, variable(body), columns));
        if (its != Kind::unit)
            return;
        const TroopType* arm = sixmmTables::armOf(list, variable(body).line, tables.designer);
        command->units += body.count;
        command->figures += arm && sixmmTables::isInFigures(*arm) ? body.count * variable(body).stands : 0;
    }

    void report(std::string code, std::string entry, Arguments args, std::vector<Change> mend)
    {
        for (const Trouble& known : commands.faults)
            if (known.code == code && known.entry == entry)
                return;
        commands.faults.push_back({std::move(code), std::move(entry), std::move(args), std::move(mend)});
    }

    // All bodies of this body's entry that stand in `from`, to another command.
    Change move(const BoundBody& body, const std::string& from, const std::string& to) const
    {
        Change change;
        change.action = Change::Do::assign;
        change.entry = line(body).id;
        change.from = from;
        change.block = to;
        for (const BoundBody& other : bound.bodies)
            if (line(other).id == change.entry && block(other) == from)
                change.count += other.count;
        return change;
    }

    // Each to a command of his own: first those with units, then the empty ones.
    std::vector<Change> toFreeCommands(const BoundBody& body, const std::string& from, int count) const
    {
        std::vector<Change> moves;
        for (const bool idle : {false, true})
            for (const Command& command : commands.all)
                if (command.id != main() && command.id != from && command.subGenerals == 0
                    && (command.units == 0) == idle && int(moves.size()) < count) {
                    moves.push_back(move(body, from, command.id));
                    moves.back().count = 1;
                }
        return int(moves.size()) == count ? moves : std::vector<Change>{};
    }

    std::vector<Change> home(const BoundBody& body) const
    {
        const Change all = move(body, block(body), main());
        return kind(body) == Kind::subGeneral ? toFreeCommands(body, block(body), all.count) : std::vector<Change>{all};
    }

    void checkPlace(const BoundBody& body)
    {
        const Line& row = line(body);
        const bool inMain = block(body) == main();
        const Kind its = kind(body);
        if (body.count == 0 || (its == Kind::wagon && block(body).empty()))
            return;
        if (block(body).empty())
            report("under-nobody", row.id, {{"entry", DataText{row.name}}}, home(body));
        else if (!at(body))
            report("under-unknown", row.id,
                {{"entry", DataText{row.name}}, {"block", block(body)}, {"most", commands.all.size()}}, home(body));
        else if (its == Kind::armyGeneral && !inMain)
            report("army-general-aside", row.id,
                {{"entry", DataText{row.name}}, {"block", TermId{"blocks", block(body)}}}, home(body));
        else if (its == Kind::subGeneral && inMain)
            report("sub-general-in-main", row.id, {{"entry", DataText{row.name}}, {"block", TermId{"blocks", main()}}},
                home(body));
    }

    void checkGeneral(const Command& command)
    {
        if (command.id == main())
            return;
        if (command.units > 0 && command.subGenerals == 0)
            report("sub-general-missing", command.id, {{"block", TermId{"blocks", command.id}}}, allToMain(command));
        if (command.subGenerals > 1)
            report("sub-generals-many", command.id,
                {{"block", TermId{"blocks", command.id}}, {"count", command.subGenerals}}, parted(command));
    }

    std::vector<Change> allToMain(const Command& command) const
    {
        std::vector<Change> moves;
        for (const BoundBody& body : bound.bodies) {
            const Change all = move(body, command.id, main());
            if (block(body) == command.id && !contains(moves, all))
                moves.push_back(all);
        }
        return moves;
    }

    // All but one to commands of their own, the last of them first.
    std::vector<Change> parted(const Command& command) const
    {
        int over = command.subGenerals - 1;
        std::vector<Change> moves;
        for (auto body = bound.bodies.rbegin(); body != bound.bodies.rend() && over > 0; ++body) {
            if (block(*body) != command.id || kind(*body) != Kind::subGeneral)
                continue;
            const int going = std::min(over, body->count);
            const auto free = toFreeCommands(*body, command.id, int(moves.size()) + going);
            if (free.empty())
                return {};
            moves.insert(moves.end(), free.begin() + std::ptrdiff_t(moves.size()), free.end());
            over -= going;
        }
        return moves;
    }

    const sixmmTables::Tables& tables;
    const std::vector<std::string>& columns;
    const Problem& problem;
    const ArmyList& list;
    const Bound& bound;
    const Army& army;
    Commands commands;
};

} // namespace

Commands sorted(const std::vector<std::string>& names, const sixmmTables::Tables& tables,
    const std::vector<std::string>& columns, const Problem& problem, const Bound& bound, const Army& army)
{
    return Sorting(names, tables, columns, problem, bound, army).run();
}

} // namespace strategikon::sixmmCommands

// The moves that mend a division.
#include "rules/dbm/commands.h"

#include "model/army/mend/apply.h"

#include <algorithm>
#include <map>

namespace strategikon::dbmRules {

namespace {

using Moves = std::vector<Change>;

Change moveOf(const std::string& entry, int count, const std::string& from, const std::string& to)
{
    Change change;
    change.action = Change::Do::assign;
    change.entry = entry;
    change.count = count;
    change.from = from;
    change.block = to;
    return change;
}

class Mending {
public:
    Mending(const std::vector<std::string>& names, const Problem& problem, const Army& army, const Finding& finding)
        : names(names), problem(problem), list(*problem.list), army(army), finding(finding), now(commandsOf(army))
    {
    }

    Moves run()
    {
        for (const Moves& moves : candidates())
            if (!moves.empty() && mends(moves))
                return moves;
        if (Moves all = moved(list, army, divided(names, problem, army)); !all.empty() && mends(all))
            return all;
        return weaker;
    }

private:
    Commands commandsOf(const Army& a) const { return sorted(names, problem, bind(problem, a), a); }

    static bool holds(const Commands& commands, const std::string& code, const std::string& entry)
    {
        return std::ranges::any_of(
            commands.faults, [&](const Trouble& fault) { return fault.code == code && fault.entry == entry; });
    }

    // Gone, and none is new; moves after which it is gone but another is new are kept as second best.
    bool mends(const Moves& moves)
    {
        const Commands after = commandsOf(applied(army, list, moves));
        if (holds(after, finding.code, finding.entry))
            return false;
        for (const Trouble& fault : after.faults)
            if (!holds(now, fault.code, fault.entry)) {
                if (weaker.empty())
                    weaker = moves;
                return false;
            }
        return true;
    }

    // How many of each line stand in a block, the ones that pass the test.
    template <class Test>
    std::map<int, int> standing(const std::string& block, const Test& test) const
    {
        std::map<int, int> counts;
        for (const BoundBody& body : bind(problem, army).bodies) {
            const Variable& v = problem.variables[std::size_t(body.variable)];
            if (army.choices[std::size_t(body.choice)].block == block && test(v))
                counts[v.line] += body.count;
        }
        return counts;
    }

    const std::string& idOf(int line) const { return list.lines[std::size_t(line)].id; }
    const std::string& allyOf(int line) const { return list.lines[std::size_t(line)].ally; }
    int leader(const Command& command) const
    {
        return command.only() < 0 ? -1 : problem.variables[std::size_t(command.only())].line;
    }

    std::vector<Moves> candidates() const
    {
        if (finding.code == "command-undivided" || finding.code == "command-unassigned"
            || finding.code == "command-unknown")
            return {fromDivided(finding.entry), fromDivided({}), intoFitting()};
        if (finding.code == "command-double-base")
            return {};
        if (finding.code == "command-without-general")
            return concat(generalTo(finding.entry), dissolve(finding.entry));
        if (finding.code == "command-generals")
            return generalsFrom(finding.entry);
        if (finding.code == "command-foreign")
            return {intoFitting(), strangersAway()};
        return baggageTogether();
    }

    static std::vector<Moves> concat(std::vector<Moves> a, const std::vector<Moves>& b)
    {
        a.insert(a.end(), b.begin(), b.end());
        return a;
    }

    // What divided() would do to rows without a command, of the one entry or of all.
    Moves fromDivided(const std::string& entry) const
    {
        Moves moves = moved(list, army, divided(names, problem, army));
        std::erase_if(moves,
            [&](const Change& move) { return now.find(move.from) >= 0 || (!entry.empty() && move.entry != entry); });
        return moves;
    }

    // All of the entry that stand wrong, to the first command where they may serve.
    Moves intoFitting() const
    {
        Moves moves;
        const int line = list.line(finding.entry);
        const Command* to = line < 0 ? nullptr : commandOf(allyOf(line));
        for (const Choice& choice : army.choices) {
            if (!to || list.lineNamed(choice.entry) != line)
                continue;
            const int at = now.find(choice.block);
            const int chief = at < 0 ? -1 : leader(now.all[std::size_t(at)]);
            if (at < 0 || (chief >= 0 && allyOf(chief) != allyOf(line)))
                moves.push_back(moveOf(finding.entry, choice.count, choice.block, to->id));
        }
        return moves;
    }

    const Command* commandOf(const std::string& ally) const
    {
        for (const Command& command : now.all)
            if (const int chief = leader(command); chief >= 0 && allyOf(chief) == ally)
                return &command;
        return nullptr;
    }

    // Where nobody of theirs commands they cannot stay.
    Moves strangersAway() const
    {
        Moves moves;
        const int line = list.line(finding.entry);
        for (const Command& command : now.all) {
            const int chief = leader(command);
            if (chief < 0 || line < 0 || allyOf(chief) == allyOf(line))
                continue;
            for (const auto& [its, count] : standing(command.id, [&](const Variable& v) { return v.line == line; })) {
                moves.push_back(moveOf(idOf(its), count, "", ""));
                moves.back().action = Change::Do::remove;
            }
        }
        return moves;
    }

    // A general from a command that has several, one who has no command, or nobody in his.
    std::vector<Moves> generalTo(const std::string& block) const
    {
        std::vector<Moves> all;
        const auto isGeneral = [](const Variable& v) { return any(v, general); };
        for (const auto& [line, count] : standing("", isGeneral))
            all.push_back({moveOf(idOf(line), 1, "", block)});
        for (const Command& command : now.all)
            if (command.generals.size() > 1)
                for (const auto& [line, count] : standing(command.id, isGeneral))
                    all.push_back({moveOf(idOf(line), 1, command.id, block)});
        for (const Command& command : now.all)
            if (command.only() >= 0 && command.elements == 1)
                all.push_back({moveOf(idOf(leader(command)), 1, command.id, block)});
        return all;
    }

    // The whole command to others: all to one, or each allegiance to its own.
    std::vector<Moves> dissolve(const std::string& block) const
    {
        Moves moves;
        for (const auto& [line, count] : standing(block, [](const Variable& v) { return any(v, troop | baggage); }))
            if (const Command* to = commandOf(allyOf(line)))
                moves.push_back(moveOf(idOf(line), count, block, to->id));
        return {moves};
    }

    std::vector<Moves> generalsFrom(const std::string& block) const
    {
        std::vector<Moves> all;
        for (const bool used : {true, false})
            for (const Command& command : now.all) {
                if (!command.generals.empty() || command.used != used)
                    continue;
                for (const auto& [line, count] : standing(block, [](const Variable& v) { return any(v, general); })) {
                    all.push_back({moveOf(idOf(line), 1, block, command.id)});
                    all.push_back(withTroops(line, block, command.id));
                }
            }
        return concat(concat(spread(block), all), {oneLess(block)});
    }

    // Where every command has its general one of them must go.
    Moves oneLess(const std::string& block) const
    {
        Moves moves;
        for (const auto& [line, count] : standing(block, [](const Variable& v) { return any(v, general); })) {
            moves = {moveOf(idOf(line), 1, "", "")};
            moves.back().action = Change::Do::remove;
        }
        return moves;
    }

    // Each but one to a command of his own: one without a general, or else a free one.
    std::vector<Moves> spread(const std::string& block) const
    {
        std::vector<std::string> places;
        for (const bool used : {true, false})
            for (const Command& command : now.all)
                if (command.used == used && command.generals.empty())
                    places.push_back(command.id);
        Moves moves;
        bool first = true;
        auto place = places.begin();
        for (const auto& [line, count] : standing(block, [](const Variable& v) { return any(v, general); }))
            for (int i = 0; i < count; ++i) {
                if (std::exchange(first, false))
                    continue;
                if (place == places.end())
                    return {};
                moves.push_back(moveOf(idOf(line), 1, block, *place++));
            }
        return {moves};
    }

    // A general with all elements of his allegiance.
    Moves withTroops(int leader, const std::string& from, const std::string& to) const
    {
        Moves moves{moveOf(idOf(leader), 1, from, to)};
        for (const auto& [line, count] : standing(from, [&](const Variable& v) {
                 return any(v, troop) && !any(v, general) && allyOf(v.line) == allyOf(leader);
             }))
            moves.push_back(moveOf(idOf(line), count, from, to));
        return moves;
    }

    // All baggage to the commander-in-chief, or a sub-general, or to no command yet.
    std::vector<Moves> baggageTogether() const
    {
        std::vector<std::string> places;
        for (const unsigned role : {unsigned(cInC), unsigned(subGeneral)})
            for (const Command& command : now.all)
                if (command.only() >= 0 && any(problem.variables[std::size_t(command.only())], role))
                    places.push_back(command.id);
        places.emplace_back();
        std::vector<Moves> all;
        for (const std::string& to : places) {
            all.emplace_back();
            for (const BoundBody& body : bind(problem, army).bodies) {
                const Variable& v = problem.variables[std::size_t(body.variable)];
                const std::string& from = army.choices[std::size_t(body.choice)].block;
                if (any(v, baggage) && from != to && (!from.empty() || !to.empty()))
                    all.back().push_back(moveOf(idOf(v.line), body.count, from, to));
            }
        }
        return all;
    }

    const std::vector<std::string>& names;
    const Problem& problem;
    const ArmyList& list;
    const Army& army;
    const Finding& finding;
    const Commands now;
    Moves weaker;
};

} // namespace

std::vector<Change> mend(
    const std::vector<std::string>& names, const Problem& problem, const Army& army, const Finding& finding)
{
    return Mending(names, problem, army, finding).run();
}

} // namespace strategikon::dbmRules

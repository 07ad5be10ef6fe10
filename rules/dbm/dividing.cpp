// Giving commands to elements that have none.
#include "rules/dbm/commands.h"

#include <algorithm>

namespace strategikon::dbmRules {

namespace {

class Dividing {
public:
    Dividing(const std::vector<std::string>& names, const Problem& problem, const Army& army)
        : problem(problem), list(*problem.list), names(names), army(army)
    {
    }

    Army run()
    {
        partGenerals();
        placeGenerals();
        reckonTargets();
        for (std::size_t i = 0; i < army.choices.size(); ++i)
            if (isLoose(i))
                i += placeRow(i);
        return std::move(army);
    }

private:
    const Variable& variable(int v) const { return problem.variables[std::size_t(v)]; }

    // Bodies of a row, by form; none where the list does not know the row.
    std::vector<BoundBody> bodiesOf(const Choice& choice) const { return boundOf(choice).bodies; }
    Bound boundOf(const Choice& choice) const
    {
        Army one;
        one.choices = {choice};
        return bind(problem, one);
    }
    bool has(const Choice& choice, unsigned marks) const
    {
        const auto bodies = bodiesOf(choice);
        return !bodies.empty() && any(variable(bodies.front().variable), marks);
    }
    const std::string& allyOf(const Choice& choice) const
    {
        return list.lines[std::size_t(list.lineNamed(choice.entry))].ally;
    }
    bool isPlace(const std::string& block) const { return std::find(names.begin(), names.end(), block) != names.end(); }
    bool isLoose(std::size_t row) const { return !isPlace(army.choices[row].block) && has(army.choices[row], troop); }

    // One row for each form of a row's bodies, in place; `count` bodies of each row at most.
    void part(std::size_t row, int count)
    {
        const Choice whole = army.choices[row];
        std::vector<Choice> parts;
        for (const BoundBody& body : bodiesOf(whole))
            for (int left = body.count; left > 0; left -= count) {
                parts.push_back(whole);
                parts.back().count = std::min(left, count);
                parts.back().options.clear();
                for (int o : variable(body.variable).options)
                    parts.back().options.push_back({list.options[std::size_t(o)].id, 0});
            }
        const auto at = army.choices.begin() + std::ptrdiff_t(row);
        army.choices.insert(army.choices.erase(at), parts.begin(), parts.end());
    }

    // Generals who share a row need commands of their own.
    void partGenerals()
    {
        for (std::size_t i = 0; i < army.choices.size(); ++i)
            if (isLoose(i) && army.choices[i].count > 1 && has(army.choices[i], general))
                part(i, 1);
    }

    // The commander-in-chief first, then the others as the player has them, each to a free command:
    // one that holds elements of his already, or else an empty one.
    void placeGenerals()
    {
        for (const unsigned role : {unsigned(cInC), unsigned(subGeneral | allyGeneral)})
            for (std::size_t i = 0; i < army.choices.size(); ++i)
                if (isLoose(i) && has(army.choices[i], role))
                    army.choices[i].block = freeFor(army.choices[i]);
    }

    std::string freeFor(const Choice& leader) const
    {
        std::string empty;
        for (const std::string& name : names) {
            bool taken = false, his = false, others = false;
            for (const Choice& choice : army.choices) {
                if (choice.block != name || !has(choice, troop))
                    continue;
                taken = taken || has(choice, general);
                (allyOf(choice) == allyOf(leader) ? his : others) = true;
            }
            if (!taken && his && !others)
                return name;
            if (!taken && !his && !others && empty.empty())
                empty = name;
        }
        return empty;
    }

    // How much each command is to hold: what its allegiance has, evenly.
    void reckonTargets()
    {
        commands = sorted(names, problem, bind(problem, army), army).all;
        targets.assign(commands.size(), 0);
        for (std::size_t c = 0; c < commands.size(); ++c) {
            if (commands[c].only() < 0)
                continue;
            const std::string& ally = allegiance(c);
            int sum = 0, shared = 0;
            for (const Choice& choice : army.choices)
                if (list.lineNamed(choice.entry) >= 0 && allyOf(choice) == ally)
                    for (const BoundBody& body : bodiesOf(choice))
                        sum += body.count * weight(variable(body.variable));
            for (std::size_t other = 0; other < commands.size(); ++other)
                shared += commands[other].only() >= 0 && allegiance(other) == ally;
            targets[c] = (sum + shared - 1) / shared;
        }
        held.assign(commands.size(), 0);
        for (const Choice& choice : army.choices)
            for (std::size_t c = 0; c < commands.size(); ++c)
                if (choice.block == names[c])
                    for (const BoundBody& body : bodiesOf(choice))
                        held[c] += body.count * weight(variable(body.variable));
    }

    const std::string& allegiance(std::size_t command) const
    {
        return list.lines[std::size_t(variable(commands[command].only()).line)].ally;
    }

    // Equivalents, with a little for elements that count none, so that they are shared out as well.
    static int weight(const Variable& v) { return any(v, troop) ? 100 * v.strength + 1 : 0; }

    // The first command of the row's allegiance with room, or else the one that is least over.
    int placeFor(const Choice& choice) const
    {
        int best = -1;
        for (std::size_t c = 0; c < commands.size(); ++c) {
            if (commands[c].only() < 0 || allegiance(c) != allyOf(choice))
                continue;
            if (held[c] < targets[c])
                return int(c);
            if (best < 0 || held[c] - targets[c] < held[std::size_t(best)] - targets[std::size_t(best)])
                best = int(c);
        }
        return best;
    }

    // Puts the row into one command or parts it among several; returns how many rows were added.
    std::size_t placeRow(std::size_t row)
    {
        const std::size_t before = army.choices.size();
        const Bound bound = boundOf(army.choices[row]);
        const bool misfits = !bound.misfits.empty(); // such a row stays as the player wrote it
        const auto& options = army.choices[row].options;
        const bool counted = std::any_of(options.begin(), options.end(), [](const auto& o) { return o.count != 0; });
        if (!misfits && (bound.bodies.size() > 1 || counted))
            part(row, largestCount);
        const std::size_t forms = army.choices.size() - before + 1;
        std::size_t end = row + forms;
        for (std::size_t i = row; i < end; ++i) {
            const int command = placeFor(army.choices[i]);
            if (command < 0)
                continue;
            const auto c = std::size_t(command);
            const int each = std::max(1, weight(variable(bodiesOf(army.choices[i]).front().variable)));
            const int room = std::max(1, (targets[c] - held[c] + each / 2) / each);
            const int count = army.choices[i].count;
            if (room < count && !misfits) {
                Choice rest = army.choices[i];
                rest.count = count - room;
                army.choices.insert(army.choices.begin() + std::ptrdiff_t(i) + 1, std::move(rest));
                army.choices[i].count = room;
                ++end;
            }
            army.choices[i].block = names[c];
            held[c] += army.choices[i].count * each;
        }
        return end - row - 1;
    }

    const Problem& problem;
    const ArmyList& list;
    const std::vector<std::string>& names;
    Army army;
    std::vector<Command> commands;
    std::vector<int> targets, held;
};

} // namespace

Army divided(const std::vector<std::string>& names, const Problem& problem, const Army& army)
{
    return Dividing(names, problem, army).run();
}

} // namespace strategikon::dbmRules

// Giving commands to elements that have none, or a wrong one.
#include "rules/dbm/commands.h"

#include "model/army/apply.h"

#include <algorithm>
#include <tuple>
#include <utility>

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
        const Army given = army;
        place();
        if (faultless())
            return std::move(army);
        Army mended = std::exchange(army, given);
        for (Choice& choice : army.choices)
            if (has(choice, troop | baggage))
                choice.block.clear();
        place();
        return faultless() ? std::move(army) : mended;
    }

private:
    void place()
    {
        loosenGenerals();
        loosenIdle();
        partGenerals();
        placeGenerals();
        loosenTroops();
        gatherBaggage();
        reckonTargets();
        for (const bool behind : {false, true}) // rear ranks once their front ranks stand
            for (std::size_t i = 0; i < army.choices.size(); ++i)
                if (isLoose(i) && has(army.choices[i], rearRank) == behind)
                    i += placeRow(i);
    }

    bool faultless() const { return sorted(names, problem, bind(problem, army), army).faults.empty(); }

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

    // How many elements of an allegiance stand in a command, and how many others.
    std::pair<int, int> ownAndOthers(const std::string& block, const std::string& ally) const
    {
        int own = 0, others = 0;
        for (const Choice& choice : army.choices)
            if (choice.block == block && has(choice, troop))
                (allyOf(choice) == ally ? own : others) += choice.count;
        return {own, others};
    }

    // Of several generals in one command he stays who has most of his own there.
    void loosenGenerals()
    {
        for (const std::string& name : names) {
            const auto stands = [&](std::size_t i) {
                return army.choices[i].block == name && has(army.choices[i], general);
            };
            int generals = 0, most = -1;
            std::size_t keeper = 0;
            for (std::size_t i = 0; i < army.choices.size(); ++i) {
                if (!stands(i))
                    continue;
                generals += army.choices[i].count;
                const int own = ownAndOthers(name, allyOf(army.choices[i])).first;
                if (own > most) {
                    most = own;
                    keeper = i;
                }
            }
            if (generals < 2)
                continue;
            if (army.choices[keeper].count > 1)
                part(keeper, 1);
            for (std::size_t i = 0; i < army.choices.size(); ++i)
                if (i != keeper && stands(i))
                    army.choices[i].block.clear();
        }
    }

    bool isHeadless(const std::string& block, const std::string& ally) const
    {
        return ownAndOthers(block, ally).first > 0
            && std::none_of(army.choices.begin(), army.choices.end(),
                [&](const Choice& choice) { return choice.block == block && has(choice, general); });
    }

    // A general with nobody to command goes where his own have no general: he moves rather than they.
    void loosenIdle()
    {
        std::vector<std::string> taken;
        for (Choice& choice : army.choices) {
            if (!isPlace(choice.block) || !has(choice, general) || ownAndOthers(choice.block, allyOf(choice)).first > 1)
                continue;
            const auto headless = std::find_if(names.begin(), names.end(), [&](const std::string& name) {
                return isHeadless(name, allyOf(choice)) && std::find(taken.begin(), taken.end(), name) == taken.end();
            });
            if (headless == names.end())
                continue;
            taken.push_back(*headless);
            choice.block = *headless;
        }
    }

    // Who serves under a stranger or under nobody needs another command, and rear ranks without front ranks.
    void loosenTroops()
    {
        const Commands now = sorted(names, problem, bind(problem, army), army);
        for (Choice& choice : army.choices) {
            const int at = now.find(choice.block);
            if (at < 0 || !has(choice, troop))
                continue;
            const int leader = now.all[std::size_t(at)].only();
            if (leader < 0 || list.lines[std::size_t(variable(leader).line)].ally != allyOf(choice))
                choice.block.clear();
        }
        for (const std::string& name : names)
            for (std::size_t v = 0; v < problem.variables.size(); ++v)
                if (any(variable(int(v)), rearRank) && roomFor(int(v), name) < 0)
                    loosenRear(int(v), name);
    }

    void loosenRear(int v, const std::string& block)
    {
        Change change;
        change.action = Change::Do::assign;
        change.entry = list.lines[std::size_t(variable(v).line)].id;
        change.count = -roomFor(v, block);
        change.from = block;
        army = applied(army, list, {change});
    }

    // How many more of a body the limits allow in a command; below nothing where there are too many.
    int roomFor(int v, const std::string& block) const
    {
        int room = largestCount;
        const Counts counts = standing(problem, bind(problem, army), army, block);
        for (const Constraint& constraint : problem.constraints)
            for (const Term& term : constraint.terms)
                if (constraint.perBlock && constraint.most != unlimited && term.variable == v && term.weight > 0) {
                    const std::int64_t left = constraint.most - sum(constraint, counts);
                    const std::int64_t each = term.weight;
                    room = std::min(room, int(left >= 0 ? left / each : -((-left + each - 1) / each)));
                }
        return room;
    }

    // All baggage that has a command into the one that holds most of it, where it may be; to the
    // commander-in-chief where it may be in none of them.
    void gatherBaggage()
    {
        const Commands now = sorted(names, problem, bind(problem, army), army);
        const auto isWrong = [](const Trouble& fault) { return fault.code.starts_with("command-baggage"); };
        if (std::none_of(now.faults.begin(), now.faults.end(), isWrong))
            return;
        std::string best;
        std::pair<int, bool> most{-1, false};
        for (const Command& command : now.all) {
            if (command.only() < 0 || !any(variable(command.only()), cInC | subGeneral))
                continue;
            int held = 0;
            for (const Choice& choice : army.choices)
                held += choice.block == command.id && has(choice, baggage) ? choice.count : 0;
            if (const std::pair rank{held, any(variable(command.only()), cInC)}; rank > most) {
                most = rank;
                best = command.id;
            }
        }
        for (Choice& choice : army.choices)
            if (!choice.block.empty() && has(choice, baggage))
                choice.block = best;
    }

    // Generals who share a row need commands of their own.
    void partGenerals()
    {
        for (std::size_t i = 0; i < army.choices.size(); ++i)
            if (isLoose(i) && army.choices[i].count > 1 && has(army.choices[i], general))
                part(i, 1);
    }

    // The commander-in-chief first, then the others as the player has them, each to a command without a
    // general: the one that holds most of his own already, or else an empty one.
    void placeGenerals()
    {
        for (const unsigned role : {unsigned(cInC), unsigned(subGeneral | allyGeneral)})
            for (std::size_t i = 0; i < army.choices.size(); ++i)
                if (isLoose(i) && has(army.choices[i], role))
                    army.choices[i].block = freeFor(army.choices[i]);
    }

    std::string freeFor(const Choice& leader) const
    {
        std::string best;
        std::tuple<int, int> most{-1, 0};
        for (const std::string& name : names) {
            const bool taken = std::any_of(army.choices.begin(), army.choices.end(),
                [&](const Choice& choice) { return choice.block == name && has(choice, general); });
            const auto [own, others] = ownAndOthers(name, allyOf(leader));
            if (const std::tuple rank{own, -others}; !taken && rank > most) {
                most = rank;
                best = name;
            }
        }
        return best;
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
        const int v = bodiesOf(choice).front().variable;
        for (std::size_t c = 0; c < commands.size(); ++c) {
            if (commands[c].only() < 0 || allegiance(c) != allyOf(choice) || roomFor(v, names[c]) <= 0)
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
            const int v = bodiesOf(army.choices[i]).front().variable;
            const int each = std::max(1, weight(variable(v)));
            // Rear ranks go where their front ranks are, however full the command is.
            const int room = any(variable(v), rearRank) ? roomFor(v, names[c])
                                                        : std::max(1, (targets[c] - held[c] + each / 2) / each);
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

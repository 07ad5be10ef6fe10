// Sharing elements without a command among those of their allegiance.
#include "rules/dbm/division.h"

#include <algorithm>

namespace strategikon::dbmRules {

namespace {

class Sharing {
public:
    explicit Sharing(Division& division)
        : division(division), rows(division.army.choices), names(division.names), commands(division.commands().all)
    {
        countRanks();
        reckonTargets();
        reckonHeld();
    }

    void run()
    {
        for (const bool behind : {false, true}) // rear ranks once their front ranks stand
            for (std::size_t i = 0; i < rows.size(); ++i)
                if (division.isLoose(i) && division.has(rows[i], rearRank) == behind)
                    i += placeRow(i);
    }

private:
    // Rear ranks go where their front ranks are, so these weigh as much as all that will stand there.
    void countRanks()
    {
        for (const Choice& choice : rows)
            for (const BoundBody& body : division.bodiesOf(choice)) {
                fronts += any(division.variable(body.variable), frontRank) ? body.count : 0;
                rears += any(division.variable(body.variable), rearRank) ? body.count : 0;
            }
    }

    // Equivalents, with a little for elements that count none, so that they are shared out as well.
    int weight(const Variable& v) const
    {
        const int own = any(v, troop) ? 100 * v.strength + 1 : 0;
        if (fronts == 0 || rears == 0)
            return own;
        return any(v, rearRank) ? 0 : any(v, frontRank) ? own * (fronts + rears) / fronts : own;
    }

    int weightOf(const Choice& choice) const
    {
        int sum = 0;
        for (const BoundBody& body : division.bodiesOf(choice))
            sum += body.count * weight(division.variable(body.variable));
        return sum;
    }

    // How much each command is to hold: what its allegiance has, evenly.
    void reckonTargets()
    {
        targets.assign(commands.size(), 0);
        for (std::size_t c = 0; c < commands.size(); ++c) {
            if (commands[c].only() < 0)
                continue;
            const std::string& ally = division.allegianceOf(commands[c]);
            int sum = 0;
            for (const Choice& choice : rows)
                if (division.list.lineNamed(choice.entry) >= 0 && division.allyOf(choice) == ally)
                    sum += weightOf(choice);
            const auto shared = std::max(1, int(std::ranges::count_if(commands, [&](const Command& other) {
                return other.only() >= 0 && division.allegianceOf(other) == ally;
            })));
            targets[c] = (sum + shared - 1) / shared;
        }
    }

    void reckonHeld()
    {
        held.assign(commands.size(), 0);
        for (const Choice& choice : rows)
            for (std::size_t c = 0; c < commands.size(); ++c)
                if (choice.block == names[c])
                    held[c] += weightOf(choice);
    }

    // The first command of the row's allegiance with room, or else the one that is least over.
    int placeFor(const Choice& choice) const
    {
        int best = -1;
        const int v = division.bodiesOf(choice).front().variable;
        for (std::size_t c = 0; c < commands.size(); ++c) {
            if (commands[c].only() < 0 || division.allegianceOf(commands[c]) != division.allyOf(choice)
                || division.roomFor(v, names[c]) <= 0)
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
        const std::size_t before = rows.size();
        const Bound bound = division.boundOf(rows[row]);
        const bool misfits = !bound.misfits.empty(); // such a row stays as the player wrote it
        const auto& options = rows[row].options;
        const bool counted = std::ranges::any_of(options, [](const auto& o) { return o.count != 0; });
        if (!misfits && (bound.bodies.size() > 1 || counted))
            division.part(row, largestCount);
        std::size_t end = row + 1 + rows.size() - before;
        for (std::size_t i = row; i < end; ++i)
            if (const int command = placeFor(rows[i]); command >= 0)
                end += putInto(std::size_t(command), i, !misfits);
        return end - row - 1;
    }

    // As many of the row as there is room for; the rest, where it may be parted, becomes a row behind it. Returns
    // how many rows were added.
    std::size_t putInto(std::size_t command, std::size_t row, bool mayPart)
    {
        const int v = division.bodiesOf(rows[row]).front().variable;
        const int each = std::max(1, weight(division.variable(v)));
        // Rear ranks go where their front ranks are, however full the command is.
        const int room = any(division.variable(v), rearRank)
            ? division.roomFor(v, names[command])
            : std::max(1, (targets[command] - held[command] + each / 2) / each);
        const int count = rows[row].count;
        const bool parts = room < count && mayPart;
        if (parts) {
            Choice rest = rows[row];
            rest.count = count - room;
            rows.insert(rows.begin() + std::ptrdiff_t(row) + 1, std::move(rest));
            rows[row].count = room;
        }
        rows[row].block = names[command];
        held[command] += rows[row].count * each;
        return parts;
    }

    Division& division;
    std::vector<Choice>& rows;
    const std::vector<std::string>& names;
    std::vector<Command> commands;
    std::vector<int> targets, held;
    int fronts = 0, rears = 0; // of double bases
};

} // namespace

void shareOut(Division& division) { Sharing(division).run(); }

} // namespace strategikon::dbmRules

// The steps that lead from one army to another.
#include "steps.h"

#include "mend.h"
#include "model/text/contains.h"

#include <algorithm>
#include <map>

namespace strategikon {

Change step(Change::Do action, std::string entry, int count, std::string option)
{
    Change change;
    change.action = action;
    change.entry = std::move(entry);
    change.count = count;
    change.option = std::move(option);
    return change;
}

namespace {

int bodies(const Problem& problem, int line, const Counts& counts)
{
    int n = 0;
    for (int v : problem.forms[line])
        n += counts[v];
    return n;
}

int carrying(const Problem& problem, int line, int option, const Counts& counts)
{
    int n = 0;
    for (int v : problem.forms[line]) {
        const auto& options = problem.variables[v].options;
        if (contains(options, option))
            n += counts[v];
    }
    return n;
}

void addStep(std::vector<Change>& changes, int by, const std::string& entry, const std::string& option = {})
{
    if (by != 0)
        changes.push_back(step(by > 0 ? Change::Do::add : Change::Do::remove, entry, std::abs(by), option));
}

} // namespace

std::string_view word(Change::Do action)
{
    switch (action) {
    case Change::Do::add:
        return "add";
    case Change::Do::remove:
        return "remove";
    case Change::Do::rename:
        return "rename";
    case Change::Do::assign:
        return "assign";
    case Change::Do::split:
        return "split";
    case Change::Do::join:
        return "join";
    case Change::Do::year:
        return "year";
    }
    return "";
}

std::vector<Change> difference(const Problem& problem, const Counts& from, const Counts& to)
{
    const ArmyList& list = *problem.list;
    std::vector<Change> changes;
    for (std::size_t l = 0; l < list.lines.size(); ++l) {
        const int line = int(l);
        addStep(changes, bodies(problem, line, to) - bodies(problem, line, from), list.lines[l].id);
        for (std::size_t o = 0; o < list.options.size(); ++o)
            addStep(changes, carrying(problem, line, int(o), to) - carrying(problem, line, int(o), from),
                list.lines[l].id, list.options[o].id);
    }
    // Removals first: that is the order in which a player can do it without overspending.
    std::stable_partition(
        changes.begin(), changes.end(), [](const Change& c) { return c.action == Change::Do::remove; });
    return changes;
}

std::vector<Change> moved(const ArmyList& list, const Army& from, const Army& to)
{
    std::map<int, std::map<std::string, int>> more; // by line and block: how many stand there now that did not
    for (const auto& [army, by] : {std::pair(&to, 1), std::pair(&from, -1)})
        for (const Choice& choice : army->choices)
            if (const int line = list.lineNamed(choice.entry); line >= 0)
                more[line][choice.block] += by * choice.count;
    std::vector<Change> changes;
    for (auto& [line, blocks] : more)
        for (auto& [source, left] : blocks)
            for (auto& [target, room] : blocks) {
                const int count = std::min(-left, room);
                if (count <= 0)
                    continue;
                Change change = step(Change::Do::assign, list.lines[std::size_t(line)].id, count);
                change.from = source;
                change.block = target;
                changes.push_back(std::move(change));
                left += count;
                room -= count;
            }
    return changes;
}

} // namespace strategikon

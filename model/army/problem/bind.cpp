// From an army's rows to counts of a problem's variables, and back.
#include "bodies.h"
#include "model/text/contains.h"
#include "model/text/nearest.h"
#include "problem.h"

#include <algorithm>

namespace strategikon {

namespace {

Finding misfit(std::string code, std::string entry, std::string constraint, Source rule)
{
    Finding finding;
    finding.code = std::move(code);
    finding.entry = std::move(entry);
    finding.constraint = std::move(constraint);
    finding.rule = std::move(rule);
    return finding;
}

class Binder {
public:
    Binder(const Problem& problem, const Army& army, std::string_view without)
        : problem(problem), list(*problem.list), army(army), without(without)
    {
        bound.counts.assign(problem.variables.size(), 0);
    }

    Bound run()
    {
        for (std::size_t i = 0; i < army.choices.size(); ++i)
            bindChoice(int(i), army.choices[i]);
        for (std::size_t v = 0; v < problem.variables.size(); ++v)
            if (problem.variables[v].line < 0 && anyMember(list.ties[problem.variables[v].tie]))
                bound.counts[v] = 1;
        bound.points = int(std::min<std::int64_t>(misfitPoints + problem.total(bound.counts), largestTotal));
        return std::move(bound);
    }

private:
    void report(Finding finding, Arguments args)
    {
        if (finding.constraint.empty() || finding.constraint != without) {
            finding.args = std::move(args);
            bound.misfits.push_back(std::move(finding));
        }
    }

    // The row that a misspelt name may mean, by id or printed name.
    template <class Rows>
    static Arguments near(const std::string& name, const Rows& rows)
    {
        std::vector<std::string> names;
        for (const Row& row : rows) {
            names.push_back(row.name);
            names.push_back(row.id);
        }
        const auto meant = nearest(name, names);
        if (!meant)
            return {};
        for (const Row& row : rows)
            if (row.name == *meant || row.id == *meant)
                return {{"near", DataText{row.name}}, {"near-id", row.id}};
        return {};
    }

    void bindChoice(int row, const Choice& choice)
    {
        const int line = list.lineNamed(choice.entry);
        if (line < 0) {
            auto args = near(choice.entry, list.lines);
            args.insert(args.end(), {{"entry", choice.entry}, {"list", DataText{list.name}}, {"count", choice.count}});
            report(misfit("unknown-entry", choice.entry, {}, list.source), std::move(args));
            return;
        }
        if (choice.options.empty()) {
            place(row, problem.forms[line].front(), choice.count);
            return;
        }
        std::vector<Carried> bodies(choice.count);
        for (const auto& [name, count] : gathered(choice, line))
            give(choice, line, name, count, bodies);
        placeAll(row, line, bodies);
    }

    // The options of a row with their counts, each named once.
    std::vector<std::pair<std::string, int>> gathered(const Choice& choice, int line) const
    {
        std::vector<std::pair<std::string, int>> result;
        std::vector<int> known;
        for (const ChosenOption& chosen : choice.options) {
            const int o = list.optionNamed(chosen.name, line), count = chosen.count ? chosen.count : choice.count;
            const auto same = std::ranges::find(known, o);
            if (o >= 0 && same != known.end()) {
                result[same - known.begin()].second += count;
                continue;
            }
            known.push_back(o);
            result.emplace_back(chosen.name, count);
        }
        return result;
    }

    // Hands the option to the first bodies that have none of its kind yet.
    void give(const Choice& choice, int line, const std::string& name, int wanted, std::vector<Carried>& bodies)
    {
        const Line& host = list.lines[line];
        const int o = list.optionNamed(name, line);
        if (o < 0) {
            std::vector<Option> theirs; // another's would mend nothing
            std::copy_if(list.options.begin(), list.options.end(), std::back_inserter(theirs),
                [&](const Option& one) { return contains(one.hosts, line); });
            auto args = near(name, theirs);
            args.insert(args.end(),
                {{"upgrade", name}, {"entry", DataText{host.name}}, {"list", DataText{list.name}},
                    {"entry-id", host.id}, {"count", wanted}});
            report(misfit("unknown-upgrade", name, {}, list.source), std::move(args));
            return;
        }
        const Option& option = list.options[o];
        Arguments args{{"upgrade", DataText{option.name}}, {"entry", DataText{host.name}}, {"count", wanted},
            {"units", choice.count}, {"upgrade-id", option.id}};
        if (!contains(option.hosts, line)) {
            misfitPoints += std::int64_t(option.price) * wanted;
            report(misfit("upgrade-not-for-entry", host.id, "upgrade." + option.id + ".host", option.source), args);
            return;
        }
        if (wanted > choice.count) {
            misfitPoints += std::int64_t(option.price) * (wanted - choice.count);
            report(misfit("upgrade-above-units", host.id, {}, option.source), args);
        }
        const int left = strategikon::give(list, o, std::min(wanted, choice.count), bodies);
        if (left > 0) {
            misfitPoints += std::int64_t(option.price) * left;
            args.emplace_back("excess", left);
            report(misfit("kind-twice", host.id, "kind." + option.kind, option.source), args);
        }
    }

    void placeAll(int row, int line, std::vector<Carried>& bodies)
    {
        for (std::size_t i = 0; i < bodies.size();) {
            std::size_t next = i;
            while (next < bodies.size() && bodies[next] == bodies[i])
                ++next;
            placeAlike(row, line, bodies[i], int(next - i));
            i = next;
        }
    }

    // Options that no body can carry together leave it one after the other, the last first.
    void placeAlike(int row, int line, Carried options, int count)
    {
        const Line& host = list.lines[line];
        for (;;) {
            auto sorted = options;
            std::ranges::sort(sorted);
            if (const int form = problem.form(line, sorted); form >= 0)
                return place(row, form, count);
            const Option& option = list.options[options.back()];
            report(misfit("upgrade-not-with", host.id, "upgrade." + option.id + ".host", option.source),
                {{"upgrade", DataText{option.name}}, {"entry", DataText{host.name}}, {"count", count},
                    {"excess", count}, {"upgrade-id", option.id}});
            options.pop_back();
        }
    }

    void place(int row, int variable, int count)
    {
        bound.counts[variable] += count;
        bound.bodies.push_back({row, variable, count});
    }

    bool anyMember(const Tie& tie) const
    {
        for (std::size_t v = 0; v < problem.variables.size(); ++v)
            if (bound.counts[v] > 0)
                for (int o : problem.variables[v].options)
                    if (contains(tie.options, o))
                        return true;
        return false;
    }

    const Problem& problem;
    const ArmyList& list;
    const Army& army;
    std::string_view without;
    Bound bound;
    std::int64_t misfitPoints = 0;
};

std::vector<ChosenOption> chosen(const ArmyList& list, const Variable& variable)
{
    std::vector<ChosenOption> result;
    for (int o : variable.options)
        result.push_back({list.options[o].id, 0});
    return result;
}

} // namespace

Bound bind(const Problem& problem, const Army& army, std::string_view without)
{
    return Binder(problem, army, without).run();
}

Army armyOf(const Problem& problem, const Counts& counts, const Army& like)
{
    const ArmyList& list = *problem.list;
    Counts left = counts;
    Army result = like;
    result.choices.clear();
    // Rows that remain, in the player's order, with as many bodies as are left of their form.
    const Bound old = bind(problem, like);
    for (const BoundBody& body : old.bodies) {
        const int kept = std::min(body.count, left[body.variable]);
        if (kept == 0)
            continue;
        left[body.variable] -= kept;
        Choice row = like.choices[body.choice];
        row.entry = list.lines[problem.variables[body.variable].line].id;
        row.count = kept;
        row.options = chosen(list, problem.variables[body.variable]);
        result.choices.push_back(std::move(row));
    }
    for (std::size_t v = 0; v < problem.variables.size(); ++v) {
        const Variable& variable = problem.variables[v];
        if (variable.line < 0 || left[v] == 0)
            continue;
        Choice row;
        row.entry = list.lines[variable.line].id;
        row.count = left[v];
        row.options = chosen(list, variable);
        // One row for bodies alike, where the player's own has no name that would spread.
        const auto same = std::ranges::find_if(result.choices, [&](const Choice& c) {
            return c.entry == row.entry && c.options == row.options && c.name.empty() && c.note.empty();
        });
        if (same != result.choices.end())
            same->count += row.count;
        else
            result.choices.push_back(std::move(row));
    }
    return result;
}

} // namespace strategikon

#include "rules/fog/always.h"

#include "rules/fog/groups.h"

#include <algorithm>

namespace strategikon::fogAlways {

namespace {

using namespace fogGroups;

class Completion {
public:
    Completion(ArmyList& list, const System& system) : list(list), system(system) {}

    void run()
    {
        addCommanders();
        if (list.line("camp") < 0)
            add("camp", "Unfortified camp", "Unfortified Camp", "-", system.ruleOf("one-camp"));
        limit("commander-in-chief", "Commander-in-chief", with(isInChief), 1, 1);
        limit("other-commanders", "Other commanders",
            with([](const Line& line) { return line.leader && !isInChief(line); }), 1, 3);
        limit("one-camp", "Camp", with([](const Line& line) { return line.printed[type].ends_with(" Camp"); }), 1, 1);
        for (const Ally& ally : list.allies)
            bindAlly(ally);
    }

private:
    static bool isInChief(const Line& line) { return line.leader && line.printed[role] == "c-in-c"; }

    template <class Test>
    std::vector<int> with(const Test& test) const
    {
        std::vector<int> lines;
        for (std::size_t l = 0; l < list.lines.size(); ++l)
            if (test(list.lines[l]))
                lines.push_back(int(l));
        return lines;
    }

    void add(const char* id, const char* name, const char* kind, const char* place, const Source& source)
    {
        Line line;
        line.id = id;
        line.name = name;
        line.source = source;
        line.printed.assign(system.format().columns.size(), "-");
        line.printed[type] = kind;
        line.printed[role] = place;
        line.leader = std::string_view(place) != "-";
        line.bounds.per = Per::army;
        list.lines.push_back(std::move(line));
    }

    // An army needs a commander-in-chief and another commander: without rows for them no army of the list is legal.
    void addCommanders()
    {
        const auto isOwn = [](const Line& line) { return line.leader && line.ally.empty(); };
        const bool none = with(isOwn).empty();
        if (with(isInChief).empty())
            addChiefs();
        if (none || with([](const Line& line) { return line.leader && !isInChief(line); }).empty())
            addSubs();
    }

    void addChiefs()
    {
        const Source source = system.ruleOf("commander-in-chief");
        add("c-in-c-inspired", "Commander-in-chief, inspired", "Inspired Commander", "c-in-c", source);
        add("c-in-c-field", "Commander-in-chief, field", "Field Commander", "c-in-c", source);
        add("c-in-c-troop", "Commander-in-chief, troop", "Troop Commander", "c-in-c", source);
    }

    void addSubs()
    {
        const Source source = system.ruleOf("other-commanders");
        add("sub-field", "Sub-commander, field", "Field Commander", "sub", source);
        add("sub-troop", "Sub-commander, troop", "Troop Commander", "sub", source);
    }

    Limit& limit(const std::string& code, std::string name, std::vector<int> lines, int least, int most)
    {
        Limit limit;
        limit.id = limit.code = code;
        limit.name = std::move(name);
        limit.lines = std::move(lines);
        limit.source = system.ruleOf(code);
        limit.least = Limit::Amount{.number = least, .of = {}};
        if (most < unlimited)
            limit.most = Limit::Amount{.number = most, .of = {}};
        list.limits.push_back(std::move(limit));
        return list.limits.back();
    }

    // A contingent comes with its commander, and he with a contingent.
    void bindAlly(const Ally& ally)
    {
        const auto ids = [&](const std::vector<int>& lines) {
            std::vector<std::string> result;
            for (int line : lines)
                result.push_back(list.lines[line].id);
            return result;
        };
        const auto leaders = with([&](const Line& line) { return line.ally == ally.id && line.leader; });
        const auto troops = with([&](const Line& line) { return line.ally == ally.id && !line.leader; });
        if (leaders.empty() || troops.empty())
            return;
        Limit& commander = limit("ally-without-commander", ally.name, leaders, 1, unlimited);
        commander.id = ally.id + "-commander";
        commander.when = ids(troops);
        Limit& contingent = limit("commander-without-contingent", ally.name, troops, 1, unlimited);
        contingent.id = ally.id + "-contingent";
        contingent.when = ids(leaders);
    }

    ArmyList& list;
    const System& system;
};

// What a row's own reading says, and behind it how sure its price is.
void tell(Row& row, const std::string& sureness)
{
    if (!sureness.empty())
        row.reading += (row.reading.empty() ? "" : "; ") + sureness;
}

// How much less sure a price is with the option, on any of its hosts.
unsigned marksOfOption(const ArmyList& list, const fogCosts::Table& table, int option)
{
    unsigned marks = 0;
    for (int host : list.options[option].hosts) {
        const auto with = reckoned(table, list, host, {option}), without = reckoned(table, list, host, {});
        marks |= with && without ? with->marks & ~without->marks : 0u;
    }
    return marks;
}

} // namespace

void complete(ArmyList& list, const System& system, const fogCosts::Table& table)
{
    Completion(list, system).run();
    for (std::size_t l = 0; l < list.lines.size(); ++l)
        tell(list.lines[l], table.textOf(reckoned(table, list, int(l), {}).value_or(fogCosts::Price{}).marks));
    for (std::size_t o = 0; o < list.options.size(); ++o)
        tell(list.options[o], table.textOf(marksOfOption(list, table, int(o))));
}

} // namespace strategikon::fogAlways

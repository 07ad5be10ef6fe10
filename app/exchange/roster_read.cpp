// BattleScribe rosters: forces of a catalogue, and selections within selections.
#include "app/exchange/names.h"
#include "app/exchange/plain.h"
#include "app/exchange/roster.h"

#include <algorithm>

namespace strategikon::exchange {

namespace {

using namespace roster;

class RosterImport {
public:
    explicit RosterImport(Import& import) : import(import) {}

    const ArmyList* listOf(const Force& force, const Roster& roster)
    {
        const std::size_t slash = force.catalogueId.find('/');
        if (slash != std::string::npos)
            if (const ArmyList* list =
                    import.listNamed(force.catalogueId.substr(slash + 1), force.catalogueId.substr(0, slash)))
                return list;
        const ArmyList* list = import.listNamed(force.catalogue, findSystem(roster.system) ? roster.system : "");
        // "Game - Nation"
        const std::size_t dash = force.catalogue.rfind(" - ");
        const bool parted = !list && dash != std::string::npos;
        if (parted)
            list = import.listNamed(force.catalogue.substr(dash + 3));
        if (!list || findSystem(roster.system))
            return list;
        std::vector<std::string> said{roster.systemName};
        if (parted)
            said.push_back(force.catalogue.substr(0, dash));
        return import.amongSystems(*list, said, [&](const ArmyList& one) { return known(force.selections, one); });
    }

    Army armyOf(const Force& force, const ArmyList& list)
    {
        Army army;
        army.system = list.system;
        army.list = list.id;
        army.edition = force.edition;
        army.year = force.year;
        army.split = force.split;
        army.blocks = force.contingents;
        for (const Selection& selection : force.selections)
            take(selection, list, army, 0);
        return army;
    }

private:
    static int lineOf(const ArmyList& list, const Selection& selection)
    {
        // Two rows may share a name: then the id tells them apart.
        const int byId = list.line(selection.entry);
        if (byId >= 0 && folded(list.lines[byId].name) == folded(selection.name))
            return byId;
        const int byName = lineFor(list, selection.name);
        return byName >= 0 ? byName : byId;
    }

    static std::size_t known(const std::vector<Selection>& selections, const ArmyList& list)
    {
        std::size_t many = 0;
        for (const Selection& one : selections)
            many += lineOf(list, one) >= 0 ? 1 : known(one.inner, list);
        return many;
    }

    // A name that an upgrade has and no unit, but nearly: "Chariot", where there are units of Chariots too.
    static bool isUpgrade(const ArmyList& list, int line, const Selection& selection)
    {
        const std::string name = lower(selection.name);
        return lower(list.lines[line].name) != name && selection.entry != list.lines[line].id
            && std::ranges::any_of(list.options, [&](const Option& one) { return lower(one.name) == name; });
    }

    // A unit of the list, or something that holds units.
    void take(const Selection& selection, const ArmyList& list, Army& army, int depth)
    {
        int line = lineOf(list, selection);
        if (line >= 0 && isUpgrade(list, line, selection))
            line = -1;
        if (line < 0) {
            for (const Selection& inner : selection.inner)
                take(inner, list, army, depth + 1);
            if (selection.inner.empty() || depth == 0)
                import.note(selection.inner.empty() ? "exchange-unit-unknown" : "exchange-wrapper-unknown",
                    selection.line,
                    {{"name", selection.name}, {"count", selection.written},
                        { "list",
                            DataText(list.name) }},
                    suggestions(selection.name, lineNames(list)));
            return;
        }
        const auto count = countIn(selection.written);
        if (!count) {
            import.noteNoCount(selection.name, selection.written, selection.line);
            return;
        }
        Choice choice;
        choice.entry = list.lines[line].id;
        choice.count = *count;
        choice.name = selection.customName;
        choice.note = selection.note;
        choice.block = selection.block;
        for (const Selection& inner : selection.inner)
            addOption(inner, list, line, choice);
        army.choices.push_back(std::move(choice));
    }

    void addOption(const Selection& selection, const ArmyList& list, int line, Choice& choice)
    {
        const int option = optionFor(list, selection.name, line);
        const bool isUnitItself = option < 0 && selection.type == "model" && lineFor(list, selection.name) == line;
        const auto count = countIn(selection.written);
        if (option >= 0 && !count) {
            import.noteNoCount(selection.name, selection.written, selection.line);
        } else if (option >= 0) {
            const int number = std::min(*count, choice.count);
            if (*count > choice.count)
                import.note("exchange-more-upgrades", selection.line,
                    {{"name", selection.name}, {"count", selection.written},
                        { "units",
                            choice.count }});
            choice.options.push_back({list.options[option].id, number == choice.count ? 0 : number});
        } else if (!isUnitItself) {
            import.note("exchange-upgrade-unknown", selection.line,
                {{"name", selection.name}, {"entry", DataText(list.lines[line].name)},
                    { "list",
                        DataText(list.name) }},
                suggestions(selection.name, optionNames(list, line)));
        }
        for (const Selection& inner : selection.inner)
            addOption(inner, list, line, choice);
    }

    Import& import;
};

Imported refused(const Trouble& trouble, Import& import)
{
    return import.refuse(trouble.line, trouble.code, {{"reason", trouble.reason}, {"limit", deepest}});
}

void addNames(const std::vector<Force>& forces, std::string& names)
{
    for (const Force& force : forces) {
        names += (names.empty() ? "" : ", ") + force.catalogue;
        addNames(force.inner, names);
    }
}

// The armies of a roster: the first force, and one more as the partner's.
class Armies {
public:
    Armies(const Roster& roster, Import& import) : roster(roster), import(import), work(import) {}

    void take(const Force& force, const ArmyList* around)
    {
        const ArmyList* list = !army && !around ? import.listAided() : nullptr;
        if (!list)
            list = work.listOf(force, roster);
        if (!list && around && force.catalogue.empty())
            list = around;
        if (!list)
            import.note("exchange-force-unknown", force.line,
                {{ "name",
                    force.catalogue }},
                suggestions(force.catalogue, import.listNames()));
        else if (around && list == around)
            join(force, *list);
        else
            add(force, *list);
        for (const Force& inner : force.inner)
            take(inner, list);
    }

    std::optional<Army> army;

private:
    // A detachment within a force of the same nation.
    void join(const Force& force, const ArmyList& list)
    {
        Army& into = last == 1 ? army->partner.back() : *army;
        Army part = work.armyOf(force, list);
        std::move(part.choices.begin(), part.choices.end(), std::back_inserter(into.choices));
    }

    void add(const Force& force, const ArmyList& list)
    {
        Army one = work.armyOf(force, list);
        one.points = std::min(force.size, largestArmy);
        if (!army) {
            one.name = roster.unnamed ? "" : roster.name;
            one.note = roster.note;
            one.tags = roster.tags;
            if (one.points == 0)
                one.points = std::min(roster.limit, largestArmy);
            army = std::move(one);
            last = 0;
        } else if (army->partner.empty() && one.system == army->system) {
            one.name = force.name;
            one.note = force.note;
            one.tags = force.tags;
            army->partner.push_back(std::move(one));
            import.note("exchange-second-force", force.line, {{ "name", list.name }});
            last = 1;
        } else {
            import.note("exchange-force-left-out", force.line, {{ "name", list.name }});
        }
    }

    const Roster& roster;
    Import& import;
    RosterImport work;
    int last = 0; // which army the force around belongs to: ours, the partner's
};

Imported importForces(const Roster& roster, Import& import)
{
    if (roster.forces.empty())
        return import.refuse(0, "exchange-roster-empty");
    Armies armies(roster, import);
    for (const Force& force : roster.forces)
        armies.take(force, nullptr);
    if (armies.army)
        return import.take(std::move(*armies.army));
    std::string names;
    addNames(roster.forces, names);
    return import.refuse(0, "exchange-roster-without-list", {{"name", oneLine(names)}});
}

} // namespace

Imported importRoster(std::string_view text, Import& import)
{
    Trouble trouble;
    const auto read = fromXml(text, trouble);
    return read ? importForces(*read, import) : refused(trouble, import);
}

Imported importRosterJson(const Node& json, Import& import)
{
    Trouble trouble;
    const auto read = roster::fromJson(json, trouble);
    return read ? importForces(*read, import) : refused(trouble, import);
}

} // namespace strategikon::exchange

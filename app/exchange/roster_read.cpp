// BattleScribe rosters: forces of a catalogue, and selections within selections.
#include "app/exchange/names.h"
#include "app/exchange/plain.h"
#include "app/exchange/readers.h"
#include "app/exchange/roster.h"

#include <QXmlStreamReader>

#include <algorithm>
#include <charconv>

namespace strategikon::exchange {

namespace {

constexpr int deepest = 40; // elements inside one another
constexpr std::size_t mostSelections = 5'000;
constexpr int longestNote = 5'000; // characters

struct Selection {
    std::string name, entry, type, customName, note, block;
    std::string written = "1"; // its number
    int line = 0;
    std::vector<Selection> inner;
};

struct Force {
    std::string catalogue, catalogueId, name, note, edition;
    std::vector<std::string> split, tags;
    int size = 0, cost = 0, line = 0, year = 0;
    bool contingents = false;
    std::vector<Selection> selections;
};

struct Roster {
    std::string name, note, system, systemName;
    bool unnamed = false;
    int limit = 0;
    std::vector<std::string> tags;
    std::vector<Force> forces;
};

int whole(const QString& text)
{
    bool ok = false;
    const double value = text.toDouble(&ok);
    return ok && value > 0 && value < 1e6 ? int(value) : 0;
}

int yearOf(const std::string& text)
{
    const int year = QString::fromStdString(text).toInt();
    return year < firstYear || year > lastYear ? 0 : year;
}

std::vector<std::string> parted(const std::string& text)
{
    std::vector<std::string> parts;
    for (const QString& part : QString::fromStdString(text).split(u'|', Qt::SkipEmptyParts))
        parts.push_back(part.toStdString());
    return parts;
}

// Reads the elements it knows and skips the rest, never deeper than `deepest`.
class RosterReader {
public:
    explicit RosterReader(std::string_view text) : xml(QByteArray(text.data(), qsizetype(text.size()))) {}

    struct Trouble {
        const char* code = nullptr;
        int line = 0;
        std::string reason;
    };

    std::optional<Roster> run()
    {
        while (!xml.atEnd()) {
            const auto token = xml.readNext();
            if (token == QXmlStreamReader::DTD)
                return fail("exchange-xml-doctype");
            if (token == QXmlStreamReader::StartElement) {
                if (xml.name() != u"roster")
                    return fail("exchange-no-roster");
                readRoster();
                break;
            }
        }
        while (!trouble.code && !xml.atEnd())
            xml.readNext();
        if (!trouble.code && xml.hasError())
            return fail("exchange-xml-damaged", xml.errorString().toStdString());
        if (trouble.code)
            return {};
        return std::move(roster);
    }
    Trouble trouble;

private:
    std::nullopt_t fail(const char* code, std::string reason = {})
    {
        if (!trouble.code)
            trouble = {code, int(xml.lineNumber()), std::move(reason)};
        return std::nullopt;
    }

    std::string attribute(const char* name, std::size_t most = 200) const
    {
        return oneLine(xml.attributes().value(QLatin1String(name)).toString().toStdString(), most);
    }
    std::string own(const char* name, std::size_t most = 200) const
    {
        return oneLine(
            xml.attributes().value(QLatin1String(roster::own), QLatin1String(name)).toString().toStdString(), most);
    }

    // Each child element in turn; `use` reads it whole or returns false.
    template <class Use>
    void children(Use use)
    {
        if (++depth > deepest)
            fail("exchange-xml-too-deep");
        while (!trouble.code && xml.readNextStartElement())
            if (!use())
                skip();
        --depth;
    }
    void skip()
    {
        children([] { return false; });
    }
    // The children of a wrapper such as <selections> that are called `name`.
    template <class Use>
    bool each(const char* name, Use use)
    {
        children([&] {
            if (xml.name() != QLatin1String(name))
                return false;
            use();
            return true;
        });
        return true;
    }
    std::string text()
    {
        return xml.readElementText(QXmlStreamReader::SkipChildElements).left(longestNote).toStdString();
    }

    void readRoster()
    {
        roster.name = attribute("name");
        roster.system = attribute("gameSystemId");
        roster.systemName = attribute("gameSystemName");
        roster.unnamed = own("unnamed") == "true";
        children([&] {
            if (xml.name() == u"forces")
                return each("force", [&] { readForce(); });
            if (xml.name() == u"costLimits")
                return each("costLimit", [&] {
                    roster.limit = std::max(roster.limit, whole(xml.attributes().value("value").toString()));
                    skip();
                });
            if (xml.name() == u"tags")
                return each("tag", [&] {
                    if (roster.tags.size() < 200)
                        roster.tags.push_back(attribute("name"));
                    skip();
                });
            if (xml.name() == u"customNotes")
                return roster.note = text(), true;
            return false;
        });
    }

    void readForce()
    {
        Force force;
        force.line = int(xml.lineNumber());
        force.catalogue = attribute("catalogueName");
        force.catalogueId = attribute("catalogueId");
        force.edition = own("edition");
        force.year = yearOf(own("year"));
        force.size = whole(QString::fromStdString(own("size")));
        force.contingents = own("contingents") == "true";
        force.split = parted(own("split", 2000));
        force.tags = parted(own("tags", 2000));
        force.name = own("name");
        force.note = own("note", 4000);
        const std::size_t place = roster.forces.size();
        roster.forces.emplace_back();
        children([&] {
            if (xml.name() == u"selections")
                return each("selection", [&] { readSelection(force.selections); });
            if (xml.name() == u"forces")
                return each("force", [&] { readForce(); });
            if (xml.name() == u"costs")
                return each("cost", [&] {
                    force.cost = std::max(force.cost, whole(xml.attributes().value("value").toString()));
                    skip();
                });
            return false;
        });
        roster.forces[place] = std::move(force);
    }

    void readSelection(std::vector<Selection>& into)
    {
        if (++selections > mostSelections) {
            fail("exchange-too-many-selections");
            return;
        }
        Selection selection;
        selection.line = int(xml.lineNumber());
        selection.name = attribute("name");
        selection.entry = attribute("entryId");
        selection.type = attribute("type");
        selection.customName = attribute("customName");
        selection.block = own("contingent");
        if (xml.attributes().hasAttribute("number"))
            selection.written = attribute("number");
        children([&] {
            if (xml.name() == u"selections")
                return each("selection", [&] { readSelection(selection.inner); });
            if (xml.name() == u"customNotes")
                return selection.note = text(), true;
            return false;
        });
        into.push_back(std::move(selection));
    }

    QXmlStreamReader xml;
    Roster roster;
    int depth = 0;
    std::size_t selections = 0;
};

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
        if (const ArmyList* list = import.listNamed(force.catalogue, findSystem(roster.system) ? roster.system : ""))
            return list;
        // "Game - Nation"
        const std::size_t dash = force.catalogue.rfind(" - ");
        return dash == std::string::npos ? nullptr : import.listNamed(force.catalogue.substr(dash + 3));
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

    // A unit of the list, or something that holds units.
    void take(const Selection& selection, const ArmyList& list, Army& army, int depth)
    {
        const int line = lineOf(list, selection);
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

} // namespace

Imported importRoster(std::string_view text, Import& import)
{
    RosterReader reader(text);
    const auto roster = reader.run();
    if (!roster)
        return import.refuse(
            reader.trouble.line, reader.trouble.code, {{"reason", reader.trouble.reason}, {"limit", deepest}});
    if (roster->forces.empty())
        return import.refuse(0, "exchange-roster-empty");
    RosterImport work(import);
    std::optional<Army> army;
    for (const Force& force : roster->forces) {
        const ArmyList* list = army ? nullptr : import.listAided();
        if (!list)
            list = work.listOf(force, *roster);
        if (!list) {
            import.note("exchange-force-unknown", force.line,
                {{ "name",
                    force.catalogue }},
                suggestions(force.catalogue, import.listNames()));
            continue;
        }
        Army one = work.armyOf(force, *list);
        one.points = std::min(force.size, largestArmy);
        if (!army) {
            one.name = roster->unnamed ? "" : roster->name;
            one.note = roster->note;
            one.tags = roster->tags;
            if (one.points == 0)
                one.points = std::min(roster->limit, largestArmy);
            army = std::move(one);
        } else if (army->partner.empty() && one.system == army->system) {
            one.name = force.name;
            one.note = force.note;
            one.tags = force.tags;
            army->partner.push_back(std::move(one));
            import.note("exchange-second-force", force.line, {{ "name", list->name }});
        } else {
            import.note("exchange-force-left-out", force.line, {{ "name", list->name }});
        }
    }
    if (army)
        return import.take(std::move(*army));
    std::string names;
    for (const Force& force : roster->forces)
        names += (names.empty() ? "" : ", ") + force.catalogue;
    return import.refuse(0, "exchange-roster-without-list", {{"name", oneLine(names)}});
}

} // namespace strategikon::exchange

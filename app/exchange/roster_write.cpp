// Armies as BattleScribe rosters.
#include "app/exchange/plain.h"
#include "app/exchange/readers.h"
#include "app/exchange/roster.h"

#include <QXmlStreamWriter>

#include <algorithm>

namespace strategikon::exchange {

namespace {

// XML knows no control characters, not even escaped.
QString clean(const std::string& text)
{
    QString result = QString::fromStdString(text);
    result.removeIf([](QChar c) { return (c < u' ' && c != u'\n' && c != u'\t') || c.unicode() >= 0xFFFE; });
    return result;
}

class RosterWriter {
public:
    std::string run(const Army& army, const ArmyList& list, const Verdict& verdict, const ArmyList* partner)
    {
        xml.setAutoFormatting(true);
        xml.setAutoFormattingIndent(2);
        xml.writeStartDocument();
        xml.writeDefaultNamespace(roster::schema);
        xml.writeNamespace(roster::own, "s");
        xml.writeStartElement(roster::schema, "roster");
        attribute("id", "roster");
        attribute("name", army.name.empty() ? list.name : army.name);
        attribute("battleScribeVersion", "2.03");
        attribute("gameSystemId", list.system);
        system = findSystem(list.system);
        attribute("gameSystemName", system ? system->format().name : list.system);
        attribute("gameSystemRevision", "1");
        if (army.name.empty())
            own("unnamed", "true");
        own("stamp", verdict.stamp);
        int total = verdict.points;
        for (const Army& other : army.partner)
            if (partner)
                total += costOf(other, *partner);
        writeCosts("costs", "cost", total);
        writeForces(army, list, verdict.points, partner);
        writeCosts("costLimits", "costLimit", army.points * parts());
        note(army.note);
        if (!army.tags.empty()) {
            xml.writeStartElement(roster::schema, "tags");
            for (const std::string& tag : army.tags) {
                xml.writeStartElement(roster::schema, "tag");
                attribute("name", tag);
                xml.writeEndElement();
            }
            xml.writeEndElement();
        }
        xml.writeEndElement();
        xml.writeEndDocument();
        return bytes.toStdString();
    }

private:
    void attribute(const char* name, const std::string& value)
    {
        xml.writeAttribute(QString::fromUtf8(name), clean(value));
    }
    void own(const char* name, const std::string& value)
    {
        if (!value.empty())
            xml.writeAttribute(roster::own, QString::fromUtf8(name), clean(value));
    }

    int parts() const { return system ? system->format().parts : 1; }

    void writeCosts(const char* outer, const char* inner, int minor)
    {
        if (outer)
            xml.writeStartElement(roster::schema, outer);
        xml.writeStartElement(roster::schema, inner);
        attribute("name", roster::costName);
        attribute("typeId", roster::costType);
        attribute("value", pointsText(minor, parts()) + (minor % parts() == 0 ? ".0" : ""));
        xml.writeEndElement();
        if (outer)
            xml.writeEndElement();
    }

    void note(const std::string& text)
    {
        if (!text.empty())
            xml.writeTextElement(roster::schema, "customNotes", clean(text));
    }

    // What each row of the army costs with all its upgrades; the price of an upgrade may depend on what carries it.
    std::vector<int> costsOf(const Army& army, const ArmyList& list) const
    {
        std::vector<int> costs(army.choices.size());
        if (system) {
            const Problem problem = system->problem(list, army);
            for (const BoundBody& body : bind(problem, army).bodies)
                costs[std::size_t(body.choice)] += problem.variables[std::size_t(body.variable)].price * body.count;
        }
        return costs;
    }

    int costOf(const Army& army, const ArmyList& list) const
    {
        return system ? bind(system->problem(list, army), army).points : 0;
    }

    void writeForces(const Army& army, const ArmyList& list, int cost, const ArmyList* partner)
    {
        xml.writeStartElement(roster::schema, "forces");
        writeForce(army, &list, cost);
        for (const Army& other : army.partner)
            writeForce(other, partner, partner ? costOf(other, *partner) : 0);
        xml.writeEndElement();
    }

    void writeForce(const Army& army, const ArmyList* list, int cost)
    {
        xml.writeStartElement(roster::schema, "force");
        attribute("id", "force-" + std::to_string(++forces));
        attribute("name", list ? list->name : army.list);
        attribute("entryId", "army");
        attribute("catalogueId", army.system + "/" + army.list);
        attribute("catalogueRevision", "1");
        attribute("catalogueName", list ? list->name : army.list);
        own("edition", army.edition);
        own("year", army.year != 0 ? std::to_string(army.year) : "");
        own("size", std::to_string(army.points));
        own("contingents", army.blocks ? "true" : "");
        std::string split;
        for (const std::string& entry : army.split)
            split += (split.empty() ? "" : "|") + entry;
        own("split", split);
        if (forces > 1) {
            own("name", army.name);
            own("note", army.note);
            std::string tags;
            for (const std::string& tag : army.tags)
                tags += (tags.empty() ? "" : "|") + tag;
            own("tags", tags);
        }
        xml.writeStartElement(roster::schema, "selections");
        const std::vector<int> costs = list ? costsOf(army, *list) : std::vector<int>(army.choices.size());
        for (std::size_t i = 0; i < army.choices.size(); ++i)
            writeChoice(army.choices[i], list, costs[i]);
        xml.writeEndElement();
        writeCosts("costs", "cost", cost);
        xml.writeEndElement();
    }

    void startSelection(const std::string& name, const std::string& entry, int number, const char* type)
    {
        xml.writeStartElement(roster::schema, "selection");
        attribute("id", "selection-" + std::to_string(++selections));
        attribute("name", name);
        attribute("entryId", entry);
        attribute("number", std::to_string(number));
        attribute("type", type);
    }

    void writeChoice(const Choice& choice, const ArmyList* list, int cost)
    {
        const int line = list ? list->lineNamed(choice.entry) : -1;
        const Line* row = line < 0 ? nullptr : &list->lines[line];
        startSelection(row ? row->name : choice.entry, row ? row->id : choice.entry, choice.count, "unit");
        if (!choice.name.empty())
            attribute("customName", choice.name);
        own("contingent", choice.block);
        if (!choice.options.empty()) {
            xml.writeStartElement(roster::schema, "selections");
            for (const ChosenOption& chosen : choice.options)
                cost -= writeOption(chosen, choice, list, line);
            xml.writeEndElement();
        }
        writeCosts("costs", "cost", row ? cost : 0);
        if (row) {
            xml.writeStartElement(roster::schema, "categories");
            xml.writeStartElement(roster::schema, "category");
            attribute("id", "category-" + std::to_string(selections));
            attribute("name", row->printed.empty() ? row->name : row->printed.front());
            attribute("entryId", row->leader ? "leaders" : "bodies");
            attribute("primary", "true");
            xml.writeEndElement();
            xml.writeEndElement();
        }
        note(choice.note);
        xml.writeEndElement();
    }

    // What it costs; nothing of its own where the system prices the whole body.
    int writeOption(const ChosenOption& chosen, const Choice& choice, const ArmyList* list, int line)
    {
        const int option = list ? list->optionNamed(chosen.name, line) : -1;
        const Option* row = option < 0 ? nullptr : &list->options[option];
        const int number = chosen.count ? chosen.count : choice.count;
        startSelection(row ? row->name : chosen.name, row ? row->id : chosen.name, number, "upgrade");
        const int cost = row && !(system && system->format().price) ? row->price * number : 0;
        writeCosts("costs", "cost", cost);
        xml.writeEndElement();
        return cost;
    }

    QByteArray bytes;
    QXmlStreamWriter xml{&bytes};
    const System* system = nullptr;
    int forces = 0, selections = 0;
};

} // namespace

std::string rosterOf(const Army& army, const ArmyList& list, const Verdict& verdict, const ExportAids& aids)
{
    return RosterWriter().run(army, list, verdict, aids.partner);
}

} // namespace strategikon::exchange

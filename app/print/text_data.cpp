// JSON and CSV, for programs and spreadsheets. Keys and headings are ids, the same in every language.
#include "app/print/csv.h"
#include "app/print/text_forms.h"

#include "app/words/points.h"

#include <nlohmann/json.hpp>

namespace strategikon::print {

namespace {

using Json = nlohmann::ordered_json;

std::string bytes(const QString& text) { return text.toStdString(); }

Json texts(const QStringList& list)
{
    Json array = Json::array();
    for (const QString& text : list)
        array.push_back(bytes(text));
    return array;
}

Json stats(const Roster& roster, const QStringList& cells)
{
    Json object = Json::object();
    for (int column = 0; column < roster.columns.size(); ++column)
        if (!cells[column].isEmpty())
            object[bytes(roster.columns[column].id)] = bytes(cells[column]);
    return object;
}

Json unitOf(const Roster& roster, const RosterUnit& unit)
{
    Json object = {{"entry", bytes(unit.id)}, {"name", bytes(unit.entry)}, {"count", unit.count}};
    if (!unit.name.isEmpty())
        object["own_name"] = bytes(unit.name);
    if (!unit.block.isEmpty())
        object["contingent"] = bytes(unit.block);
    if (!unit.ally.isEmpty())
        object["ally"] = bytes(unit.ally);
    object["leader"] = unit.leader;
    object["stands"] = unit.stands;
    if (unit.split)
        object["single_stands"] = true;
    object["stats"] = stats(roster, unit.stats);
    for (const RosterFigure& figure : unit.figures)
        object["figures"][bytes(figure.id)] = pointsOf<Json>(figure.value, figure.parts);
    object["upgrades"] = Json::array();
    for (const RosterOption& option : unit.options) {
        Json upgrade = {{"id", bytes(option.id)}, {"name", bytes(option.name)},
            {"points", pointsOf<Json>(option.points, roster.parts)}};
        upgrade["stats"] = stats(roster, option.stats);
        object["upgrades"].push_back(std::move(upgrade));
    }
    object["special"] = Json::array();
    for (const int rule : unit.rules)
        object["special"].push_back(bytes(roster.rules[rule].id));
    object["points_each"] = pointsOf<Json>(unit.pointsEach, roster.parts);
    object["points"] = pointsOf<Json>(unit.points, roster.parts);
    if (!unit.note.isEmpty())
        object["note"] = bytes(unit.note);
    return object;
}

Json ruleOf(const RosterRule& rule)
{
    Json object = {
        {"id", bytes(rule.id)}, {"name", bytes(rule.name)}, {"text", bytes(rule.text)}, {"place", bytes(rule.place)}};
    if (!rule.layer.isEmpty())
        object["edition_text"] = bytes(rule.layer);
    object["carriers"] = texts(rule.carriers);
    return object;
}

} // namespace

QByteArray jsonText(const Roster& roster)
{
    Json object = {{"format", "strategikon-roster"}, {"version", 1}, {"system", bytes(roster.systemId)},
        {"list", bytes(roster.listId)}, {"nation", bytes(roster.nation)}, {"edition", bytes(roster.editionId)},
        {"name", bytes(roster.title)}};
    if (roster.year != 0)
        object["year"] = roster.year;
    object["size"] = pointsOf<Json>(roster.size, roster.parts);
    object["points"] = pointsOf<Json>(roster.spent, roster.parts);
    object["legal"] = roster.legal;
    object["stamp"] = bytes(roster.stamp);
    object["code"] = bytes(roster.code);
    if (!roster.note.isEmpty())
        object["note"] = bytes(roster.note);
    object["tags"] = texts(roster.tags);
    object["figures"] = Json::object();
    for (const RosterFigure& figure : roster.figures)
        object["figures"][bytes(figure.id)] = pointsOf<Json>(figure.value, figure.parts);
    for (const RosterBlock& block : roster.divided) {
        Json part = {{"id", bytes(block.id)}, {"name", bytes(block.name)}};
        for (const RosterFigure& figure : block.figures)
            part["figures"][bytes(figure.id)] = pointsOf<Json>(figure.value, figure.parts);
        object["blocks"].push_back(std::move(part));
    }
    object["units"] = Json::array();
    for (const RosterUnit& unit : roster.units)
        object["units"].push_back(unitOf(roster, unit));
    object["extras"] = Json::array();
    for (const RosterExtra& extra : roster.extras)
        object["extras"].push_back(
            {{"name", bytes(extra.name)}, {"points", pointsOf<Json>(extra.points, roster.parts)}});
    object["rules"] = Json::array();
    for (const RosterRule& rule : roster.rules)
        object["rules"].push_back(ruleOf(rule));
    object["findings"] = Json::array();
    for (const RosterFinding& finding : roster.findings)
        object["findings"].push_back({{"code", bytes(finding.code)}, {"text", bytes(finding.text)}});
    return QByteArray::fromStdString(object.dump(2, ' ', false, Json::error_handler_t::replace)) + '\n';
}

QByteArray csvText(const Roster& roster)
{
    QStringList heading{QStringLiteral("count"), QStringLiteral("entry"), QStringLiteral("name"),
        QStringLiteral("own_name"), QStringLiteral("contingent")};
    for (const RosterColumn& column : roster.columns)
        heading.append(column.id);
    heading += {QStringLiteral("stands"), QStringLiteral("upgrades"), QStringLiteral("special"),
        QStringLiteral("points_each"), QStringLiteral("points"), QStringLiteral("note")};
    QString out = csvLine(heading);
    for (const RosterUnit& unit : roster.units) {
        QStringList names, rules;
        for (const RosterOption& option : unit.options)
            names.append(option.name);
        for (const int rule : unit.rules)
            rules.append(roster.rules[rule].name);
        QStringList cells{QString::number(unit.count), unit.id, unit.entry, unit.name, unit.block};
        cells += unit.stats;
        cells += {QString::number(unit.stands), names.join(QStringLiteral("; ")), rules.join(QStringLiteral("; ")),
            roster.plainPoints(unit.pointsEach), roster.plainPoints(unit.points), unit.note};
        out += csvLine(cells);
    }
    for (const RosterExtra& extra : roster.extras) {
        QStringList cells(heading.size());
        cells[2] = extra.name;
        cells[heading.size() - 2] = roster.plainPoints(extra.points);
        out += csvLine(cells);
    }
    return out.toUtf8();
}

} // namespace strategikon::print

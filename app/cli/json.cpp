#include "app/cli/json.h"

#include "app/shown/army/finding.h"
#include "app/words/words.h"

namespace strategikon::cli {

namespace {

void setText(Json& json, const char* key, const std::string& text)
{
    if (!text.empty())
        json[key] = text;
}

Json rowOf(const System& system, const Row& row)
{
    Json json{{"id", row.id}, {"name", row.name}};
    const auto& columns = system.format().columns;
    for (std::size_t i = 0; i < columns.size(); ++i)
        json[columns[i]] = row.printed[i];
    json["special"] = row.special;
    if (row.years)
        json["years"] = {row.years->first, row.years->last};
    setText(json, "reading", row.reading);
    json["source"] = jsonOf(row.source);
    return json;
}

} // namespace

Json jsonOf(const Source& source)
{
    Json json{{"book", source.book}, {"line", source.line}};
    if (source.page)
        json["page"] = source.page;
    return json;
}

Json jsonOf(const Node& node)
{
    if (node.isList()) {
        Json array = Json::array();
        for (const Node& item : node.items())
            array.push_back(jsonOf(item));
        return array;
    }
    if (node.isMap()) {
        Json object = Json::object();
        for (const auto& entry : node.entries())
            object[entry.key] = jsonOf(entry.node);
        return object;
    }
    if (const auto flag = node.boolean())
        return *flag;
    if (const auto number = node.integer())
        return *number;
    return node.isNull() ? Json(nullptr) : Json(node.written());
}

Json jsonOf(const Army& army)
{
    Json json;
    setText(json, "system", army.system);
    json["list"] = army.list;
    json["points"] = army.points;
    if (army.year != 0)
        json["year"] = army.year;
    setText(json, "edition", army.edition);
    setText(json, "name", army.name);
    setText(json, "note", army.note);
    if (!army.tags.empty())
        json["tags"] = army.tags;
    const System* system = findSystem(army.system);
    json["units"] = Json::array();
    for (const Choice& choice : army.choices) {
        Json row{{"entry", choice.entry}, {"count", choice.count}};
        for (const ChosenOption& option : choice.options)
            row["upgrades"].push_back(
                option.count ? Json{{"name", option.name}, {"count", option.count}} : Json(option.name));
        setText(row, "name", choice.name);
        setText(row, "note", choice.note);
        setText(row, system ? system->format().blockKey.c_str() : "contingent", choice.block);
        json["units"].push_back(std::move(row));
    }
    if (!army.split.empty())
        json["split"] = army.split;
    if (army.blocks)
        json["contingents"] = true;
    for (const Army& partner : army.partner)
        json["partner"] = jsonOf(partner);
    return json;
}

Json jsonOf(const Change& change)
{
    Json json{{"do", std::string(word(change.action))}, {"entry", change.entry}, {"count", change.count}};
    json["upgrade"] = change.option.empty() ? Json(nullptr) : Json(change.option);
    setText(json, "contingent", change.block);
    setText(json, "to", change.to);
    return json;
}

std::string ruleText(const Finding& finding, const System& system, const ArmyList& list)
{
    const Source rule = system.ruleBehind(finding, list);
    const QString text = cited(system, rule, true);
    if (text.isEmpty() && finding.rule.book.empty()) // in lists of systems that have none
        return Cli::tr("the list “%1” itself").arg(translated(list.name)).toStdString();
    if (text.isEmpty())
        return cited(system, finding.rule, true).toStdString();
    if (!finding.rule.line || finding.rule == rule)
        return text.toStdString();
    const QString book = QCoreApplication::translate("books", finding.rule.book.c_str());
    return Cli::tr("%1; %2 line %3").arg(text, book, QString::number(finding.rule.line)).toStdString();
}

Json jsonOf(const Finding& finding, const System& system, const ArmyList& list)
{
    const FindingShown told = shown(finding, system, &list);
    Json json{{"code", told.code.toStdString()}, {"severity", told.severity.toStdString()},
        {"entry", told.entry.toStdString()}, {"message", told.words.toStdString()}};
    json["rule"] = ruleText(finding, system, list);
    Json figures = Json::object();
    for (const auto& [name, value] : finding.args)
        if (const auto whole = wholeNumber(value); whole && *whole >= 0)
            figures[name] = *whole;
    json["figures"] = std::move(figures);
    if (finding.partner)
        json["partner"] = true;
    if (finding.mend.empty()) {
        json["mend"] = nullptr;
        return json;
    }
    json["mend"] = {{"text", told.mend.toStdString()}};
    if (finding.partner)
        json["mend"]["partner"] = true;
    json["mend"]["changes"] = Json::array();
    for (const Change& change : finding.mend)
        json["mend"]["changes"].push_back(jsonOf(change));
    return json;
}

Json jsonOf(const ListHeading& heading)
{
    return {{"system", heading.system}, {"id", heading.id}, {"name", heading.name}, {"group", heading.group},
        {"own", heading.own}};
}

Json jsonOf(const System& system, const ArmyList& list)
{
    Json json{{"system", list.system}, {"id", list.id}, {"name", list.name}, {"group", list.group},
        {"edition", list.edition}, {"own", list.own}, {"about", list.about}, {"source", jsonOf(list.source)},
        {"columns", system.format().columns}};
    if (list.unofficial)
        json["unofficial"] = true;
    if (list.years)
        json["years"] = {list.years->first, list.years->last};
    if (!list.facts.isNull())
        json["facts"] = jsonOf(list.facts);
    for (const Ally& ally : list.allies)
        json["allies"].push_back({{"id", ally.id}, {"name", ally.name}, {"list", ally.list}});
    json["entries"] = Json::array();
    for (const Line& line : list.lines) {
        Json row = rowOf(system, line);
        setText(row, "ally", line.ally);
        json["entries"].push_back(std::move(row));
    }
    json["upgrades"] = Json::array();
    for (const Option& option : list.options) {
        Json row = rowOf(system, option);
        row["kind"] = option.kind;
        row["for"] = Json::array();
        for (int host : option.hosts)
            row["for"].push_back(list.lines[host].id);
        json["upgrades"].push_back(std::move(row));
    }
    json["rules"] = Json::array();
    for (const SpecialRule& rule : list.rules)
        json["rules"].push_back(
            {{"id", rule.id}, {"name", rule.name}, {"text", rule.text}, {"source", jsonOf(rule.source)}});
    json["ties"] = Json::array();
    for (const Tie& tie : list.ties) {
        Json row{{"id", tie.id}, {"kind", tie.kind == Tie::Kind::set ? "set" : "needs-first"},
            {"upgrades", Json::array()}, {"source", jsonOf(tie.source)}};
        for (int option : tie.options)
            row["upgrades"].push_back(list.options[option].id);
        if (tie.line >= 0)
            row["entry"] = list.lines[tie.line].id;
        else
            row["price"] = pointsOf<Json>(tie.price, system.format().parts);
        json["ties"].push_back(std::move(row));
    }
    return json;
}

} // namespace strategikon::cli

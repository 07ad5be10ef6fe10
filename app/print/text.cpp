#include "app/print/text.h"

#include "app/print/text_forms.h"
#include "app/print/words.h"
#include "app/words/words.h"

#include <algorithm>

namespace strategikon::print {

namespace {

struct Named {
    std::string_view name, ending;
    TextForm form;
};
constexpr Named forms[] = {
    {"plain", "txt", TextForm::plain},
    {"lines", "lines", TextForm::lines},
    {"markdown", "md", TextForm::markdown},
    {"bbcode", "bb", TextForm::bbcode},
    {"html", "htm", TextForm::html},
    {"json", "json", TextForm::json},
    {"csv", "csv", TextForm::csv},
};

} // namespace

std::optional<TextForm> textFormNamed(std::string_view name)
{
    for (const Named& form : forms)
        if (name == form.name || name == form.ending)
            return form.form;
    return std::nullopt;
}

QByteArray writeText(const Roster& roster, TextForm form)
{
    switch (form) {
    case TextForm::plain:
        return plainText(roster).toUtf8();
    case TextForm::lines:
        return lineText(roster).toUtf8();
    case TextForm::markdown:
        return markdownText(roster).toUtf8();
    case TextForm::bbcode:
        return bbcodeText(roster).toUtf8();
    case TextForm::html:
        return htmlText(roster).toUtf8();
    case TextForm::json:
        return jsonText(roster);
    case TextForm::csv:
        break;
    }
    return csvText(roster);
}

QString summaryOf(const Roster& roster)
{
    QStringList parts;
    if (roster.title != roster.nation)
        parts.append(roster.nation);
    if (roster.bounded)
        parts.append(Words::tr("%1 points", "", roster.size / roster.parts).arg(roster.points(roster.size)));
    parts.append(Words::tr("%1 edition").arg(roster.edition));
    if (roster.year != 0)
        parts.append(yearShown(roster.year));
    parts.append(roster.partners);
    return QStringLiteral("%1: %2").arg(roster.system, parts.join(QStringLiteral(", ")));
}

QString figuresOf(const Roster& roster)
{
    QStringList parts;
    if (roster.bounded)
        parts.append(Words::tr("Points %1 of %2").arg(roster.points(roster.spent), roster.points(roster.size)));
    for (const RosterFigure& figure : shownFigures(roster))
        parts.append(figure.flag ? figure.name : figure.name + u' ' + Roster::figure(figure));
    return parts.join(QStringLiteral(", "));
}

Grid gridOf(const Roster& roster)
{
    Grid grid;
    const bool blocks = std::ranges::any_of(roster.units, [](const RosterUnit& u) { return !u.blockName.isEmpty(); });
    const auto column = [&](const QString& heading, bool figures) {
        grid.headings.append(heading);
        grid.figures.append(figures);
    };
    column(Words::tr("Count"), true);
    column(Words::tr("Unit"), false);
    if (blocks)
        column(roster.blockWord, false);
    for (const RosterColumn& stat : roster.columns)
        column(stat.heading, !stat.words);
    column(roster.standsWord, true);
    column(Words::tr("Upgrades"), false);
    const bool figures = std::ranges::any_of(roster.units, [](const RosterUnit& u) { return !u.figures.isEmpty(); });
    if (figures)
        column(Words::tr("Figures"), false);
    column(Words::tr("Special rules"), false);
    if (roster.bounded)
        column(Words::tr("Points"), true);
    for (const RosterUnit& unit : roster.units) {
        QStringList cells{QString::number(unit.count), oneLine(fullName(unit))};
        if (blocks)
            cells.append(unit.blockName);
        for (const QString& stat : unit.stats)
            cells.append(stat);
        cells.append(unit.split ? QStringLiteral("%1 x 1").arg(unit.stands) : QString::number(unit.stands));
        cells.append(optionsOf(unit));
        if (figures)
            cells.append(figuresOf(unit.figures));
        cells.append(rulesOf(roster, unit));
        if (roster.bounded)
            cells.append(roster.plainPoints(unit.points));
        grid.rows.append(cells);
    }
    for (const RosterExtra& extra : roster.extras) {
        QStringList cells(grid.headings.size());
        cells[1] = oneLine(extra.name);
        cells.last() = roster.plainPoints(extra.points);
        grid.rows.append(cells);
    }
    return grid;
}

QString oneLine(const QString& text) { return text.simplified(); }

} // namespace strategikon::print

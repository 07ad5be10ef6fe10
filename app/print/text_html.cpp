// A page that stands alone: no script, nothing fetched, light and dark, and it prints well.
#include "app/print/text_forms.h"
#include "app/print/words.h"

#include <QLocale>
#include <QRegularExpression>

namespace strategikon::print {

namespace {

const QString style = QStringLiteral(R"(
:root { color-scheme: light dark; }
body { font: 17px/1.45 "EB Garamond", Garamond, Georgia, serif; max-width: 60rem; margin: 2.5rem auto; padding: 0 1.25rem; }
h1 { font-weight: 400; font-size: 2.3rem; margin: 0; line-height: 1.15; }
h2 { font-weight: 400; font-style: italic; font-size: 1.35rem; margin: 2rem 0 .5rem; }
.over { font-size: .8rem; letter-spacing: .08em; text-transform: uppercase; opacity: .7; margin: 0; }
.under { font-style: italic; margin: .2rem 0 1.2rem; }
dl.figures { display: flex; flex-wrap: wrap; gap: .4rem 2rem; border-bottom: 3px double; padding-bottom: .8rem; margin: 0; }
dl.figures div { display: flex; flex-direction: column-reverse; }
dl.figures dt { font-size: .72rem; letter-spacing: .06em; text-transform: uppercase; opacity: .7; }
dl.figures dd { margin: 0; font: 1.3rem "DejaVu Sans", Verdana, sans-serif; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin-top: 1.2rem; }
th { font-weight: 400; font-size: .72rem; letter-spacing: .06em; text-transform: uppercase; text-align: left; border-bottom: 1px solid; }
td { border-bottom: 1px solid #8885; }
th, td { padding: .3rem .5rem; vertical-align: baseline; }
.n { text-align: right; font-family: "DejaVu Sans", Verdana, sans-serif; font-size: .85rem; }
th.n { font: inherit; font-size: .72rem; text-align: right; }
dl.rules dt { font-size: 1.15rem; margin-top: .8rem; }
dl.rules dd { margin: 0; }
.place { font-style: italic; font-size: .85rem; opacity: .7; }
code { overflow-wrap: anywhere; font-size: .8rem; }
@media print { body { margin: 0; max-width: none; } }
)");

QString escaped(const QString& text) { return oneLine(text).toHtmlEscaped(); }

QString element(const QString& name, const QString& content)
{
    return QStringLiteral("<%1>%2</%1>").arg(name, content);
}

QString figures(const Roster& roster)
{
    const auto item = [](const QString& name, const QString& value) {
        return QStringLiteral("<div><dt>%1</dt><dd>%2</dd></div>\n").arg(escaped(name), escaped(value));
    };
    QString out = QStringLiteral("<dl class=\"figures\">\n");
    if (roster.bounded)
        out += item(Words::tr("points of %1").arg(roster.points(roster.size)), roster.points(roster.spent));
    for (const RosterFigure& figure : shownFigures(roster))
        out += item(figure.name, figure.flag ? Words::tr("yes") : Roster::figure(figure));
    return out + QStringLiteral("</dl>\n");
}

// Spreadsheets open the page too: what is no figure is a text, and no day, sum or formula.
QString asText(const QString& cell)
{
    static const QRegularExpression figure(QStringLiteral(R"(^(?:-?\d+(?:\.\d+)?)?$)"));
    return cell.contains(figure) ? QString() : QStringLiteral(" sdnum=\"1033;0;@\"");
}

QString table(const Roster& roster)
{
    const Grid grid = gridOf(roster);
    const auto rowOf = [&](const QStringList& cells, const QString& tag) {
        QString out = QStringLiteral("<tr>");
        for (int column = 0; column < cells.size(); ++column)
            out += QStringLiteral("<%1%2%3>%4</%1>")
                       .arg(tag, grid.figures[column] ? QStringLiteral(" class=\"n\"") : QString(),
                           asText(cells[column]), escaped(cells[column]));
        return out + QStringLiteral("</tr>\n");
    };
    QString out = QStringLiteral("<div class=\"wide\"><table>\n<thead>\n") + rowOf(grid.headings, QStringLiteral("th"))
        + QStringLiteral("</thead>\n<tbody>\n");
    for (const QStringList& cells : grid.rows)
        out += rowOf(cells, QStringLiteral("td"));
    return out + QStringLiteral("</tbody>\n</table></div>\n");
}

QString list(const QString& title, const QStringList& items)
{
    if (items.isEmpty())
        return {};
    QString out = element(QStringLiteral("h2"), escaped(title)) + QStringLiteral("\n<ul>\n");
    for (const QString& item : items)
        out += element(QStringLiteral("li"), escaped(item)) + u'\n';
    return out + QStringLiteral("</ul>\n");
}

QString rules(const Roster& roster)
{
    if (roster.rules.isEmpty())
        return {};
    QString out =
        element(QStringLiteral("h2"), escaped(Words::tr("Special rules"))) + QStringLiteral("\n<dl class=\"rules\">\n");
    for (const RosterRule& rule : roster.rules) {
        out += element(QStringLiteral("dt"), escaped(rule.name)) + u'\n'
            + element(QStringLiteral("dd"), escaped(rule.text)) + u'\n';
        if (!rule.layer.isEmpty())
            out += element(QStringLiteral("dd"),
                       QStringLiteral("<em>%1:</em> %2").arg(escaped(roster.edition), escaped(rule.layer)))
                + u'\n';
        if (!rule.place.isEmpty())
            out += QStringLiteral("<dd class=\"place\">%1</dd>\n").arg(escaped(rule.place));
    }
    return out + QStringLiteral("</dl>\n");
}

} // namespace

QString htmlText(const Roster& roster)
{
    QStringList findings, notes = roster.note.split(u'\n', Qt::SkipEmptyParts);
    for (const RosterFinding& finding : roster.findings)
        findings.append(finding.text);
    for (const RosterUnit& unit : roster.units)
        if (!unit.note.isEmpty())
            notes.append(QStringLiteral("%1: %2").arg(fullName(unit), unit.note));
    QString out = QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
                                 "<meta name=\"viewport\" content=\"width=device-width, "
                                 "initial-scale=1\">\n<title>%2</title>\n<style>%3</style>\n</head>\n<body>\n")
                      .arg(QLocale().bcp47Name(), escaped(roster.title), style);
    out += QStringLiteral("<p class=\"over\">%1 · %2</p>\n").arg(escaped(roster.system), escaped(roster.group));
    out += element(QStringLiteral("h1"), escaped(roster.title))
        + QStringLiteral("\n<p class=\"under\">%1</p>\n").arg(escaped(summaryOf(roster)));
    out += figures(roster) + table(roster);
    out += list(Words::tr("Not legal"), findings) + list(Words::tr("Notes"), notes) + rules(roster);
    out += QStringLiteral("<h2>%1</h2>\n<p><code>%2</code></p>\n")
               .arg(escaped(Words::tr("Checksum %1").arg(roster.stamp)), escaped(roster.code));
    return out + QStringLiteral("</body>\n</html>\n");
}

} // namespace strategikon::print

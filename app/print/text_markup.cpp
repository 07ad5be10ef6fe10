// Markdown and BBCode. Every text passes through the form's escape.
#include "app/print/text.h"
#include "app/print/text_forms.h"
#include "app/print/words.h"

#include <QRegularExpression>

namespace strategikon::print {

namespace {

QString row(const QStringList& cells)
{
    QStringList escaped;
    for (const QString& cell : cells)
        escaped.append(inMarkdown(cell));
    return QStringLiteral("| ") + escaped.join(QStringLiteral(" | ")) + QStringLiteral(" |\n");
}

// No forum agrees on an escape for BBCode. A bracket with a joiner of no width after it is no tag
// anywhere and looks the same.
QString bbcode(const QString& text)
{
    return oneLine(text)
        .replace(u'[', QStringLiteral("[\u2060"))
        .replace(QStringLiteral("://"), QStringLiteral(":\u2060//"));
}

QString cellsOf(const QStringList& cells, const QString& tag)
{
    QString out;
    for (const QString& cell : cells)
        out += QStringLiteral("[%1]%2[/%1]").arg(tag, bbcode(cell));
    return out;
}

QString wholeText(const RosterRule& rule) { return rule.layer.isEmpty() ? rule.text : rule.text + u' ' + rule.layer; }

} // namespace

// A backslash before every sign that Markdown, or HTML inside it, could read; at the start of a text
// also before what would make it a list or a heading.
QString inMarkdown(const QString& text)
{
    static const QString always = QStringLiteral("\\`*_{}[]<>#|~&$");
    static const QString first = QStringLiteral("-+=:");
    static const QRegularExpression numbered(QStringLiteral("^(\\d+)([.)])(?=\\s|$)"));
    QString out;
    for (const QChar c : oneLine(text)) {
        if (always.contains(c) || (out.isEmpty() && first.contains(c)))
            out += u'\\';
        out += c;
    }
    out.replace(numbered, QStringLiteral("\\1\\\\\\2"));
    // A bare address would become a link.
    return out.replace(QStringLiteral("://"), QStringLiteral("\\://"))
        .replace(QStringLiteral("www."), QStringLiteral("www\\."));
}

QString markdownText(const Roster& roster)
{
    const Grid grid = gridOf(roster);
    QString text = QStringLiteral("# ") + inMarkdown(roster.title) + QStringLiteral("\n\n");
    text += inMarkdown(summaryOf(roster)) + QStringLiteral("\n\n**") + inMarkdown(figuresOf(roster))
        + QStringLiteral("**\n\n");
    text += row(grid.headings) + u'|';
    for (const bool figures : grid.figures)
        text += figures ? QStringLiteral(" ---: |") : QStringLiteral(" --- |");
    text += u'\n';
    for (const QStringList& cells : grid.rows)
        text += row(cells);
    const auto section = [&](const QString& title, const QStringList& items) {
        if (items.isEmpty())
            return;
        text += QStringLiteral("\n## ") + title + QStringLiteral("\n\n");
        for (const QString& item : items)
            text += QStringLiteral("- ") + item + u'\n';
    };
    QStringList findings, notes, rules;
    for (const RosterFinding& finding : roster.findings)
        findings.append(inMarkdown(finding.text));
    for (const QString& note : roster.note.split(u'\n', Qt::SkipEmptyParts))
        notes.append(inMarkdown(note));
    for (const RosterUnit& unit : roster.units)
        if (!unit.note.isEmpty())
            notes.append(QStringLiteral("**%1:** %2").arg(inMarkdown(fullName(unit)), inMarkdown(unit.note)));
    for (const RosterRule& rule : roster.rules)
        rules.append(QStringLiteral("**%1:** %2").arg(inMarkdown(rule.name), inMarkdown(wholeText(rule))));
    section(Words::tr("Not legal"), findings);
    section(Words::tr("Notes"), notes);
    section(Words::tr("Special rules"), rules);
    text += u'\n' + Words::tr("Checksum %1").arg(roster.stamp) + QStringLiteral("\n\n`") + roster.code
        + QStringLiteral("`\n");
    return text;
}

QString bbcodeText(const Roster& roster)
{
    const Grid grid = gridOf(roster);
    QString text = QStringLiteral("[b][size=150]%1[/size][/b]\n").arg(bbcode(roster.title));
    text +=
        bbcode(summaryOf(roster)) + QStringLiteral("\n[b]") + bbcode(figuresOf(roster)) + QStringLiteral("[/b]\n\n");
    text += QStringLiteral("[table]\n[tr]") + cellsOf(grid.headings, QStringLiteral("th")) + QStringLiteral("[/tr]\n");
    for (const QStringList& cells : grid.rows)
        text += QStringLiteral("[tr]") + cellsOf(cells, QStringLiteral("td")) + QStringLiteral("[/tr]\n");
    text += QStringLiteral("[/table]\n");
    const auto section = [&](const QString& title, const QStringList& items) {
        if (items.isEmpty())
            return;
        text += QStringLiteral("\n[b]%1[/b]\n[list]\n").arg(title);
        for (const QString& item : items)
            text += QStringLiteral("[*]%1\n").arg(item);
        text += QStringLiteral("[/list]\n");
    };
    QStringList findings, notes, rules;
    for (const RosterFinding& finding : roster.findings)
        findings.append(bbcode(finding.text));
    for (const QString& note : roster.note.split(u'\n', Qt::SkipEmptyParts))
        notes.append(bbcode(note));
    for (const RosterUnit& unit : roster.units)
        if (!unit.note.isEmpty())
            notes.append(QStringLiteral("[b]%1:[/b] %2").arg(bbcode(fullName(unit)), bbcode(unit.note)));
    for (const RosterRule& rule : roster.rules)
        rules.append(QStringLiteral("[b]%1:[/b] %2").arg(bbcode(rule.name), bbcode(wholeText(rule))));
    section(Words::tr("Not legal"), findings);
    section(Words::tr("Notes"), notes);
    section(Words::tr("Special rules"), rules);
    text += u'\n' + Words::tr("Checksum %1").arg(roster.stamp) + QStringLiteral("\n[code]") + roster.code
        + QStringLiteral("[/code]\n");
    return text;
}

} // namespace strategikon::print

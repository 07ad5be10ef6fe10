// Text for people: aligned columns, and one line a unit.
#include "app/print/text_forms.h"
#include "app/print/words.h"

namespace strategikon::print {

namespace {

// Columns nobody fills are left out: plain text is narrow.
QList<int> filledColumns(const Grid& grid)
{
    QList<int> columns;
    for (int column = 0; column < grid.headings.size(); ++column)
        for (const QStringList& row : grid.rows)
            if (!row[column].isEmpty()) {
                columns.append(column);
                break;
            }
    return columns;
}

QString aligned(const Grid& grid)
{
    const QList<int> columns = filledColumns(grid);
    QList<qsizetype> widths(grid.headings.size());
    QList<QStringList> rows = grid.rows;
    rows.prepend(grid.headings);
    for (const QStringList& row : rows)
        for (const int column : columns)
            widths[column] = std::max(widths[column], row[column].size());
    QString text;
    for (const QStringList& row : rows) {
        QString out;
        for (const int column : columns) {
            const QString& cell = row[column];
            out += grid.figures[column] ? cell.rightJustified(widths[column]) : cell.leftJustified(widths[column]);
            out += QStringLiteral("  ");
        }
        while (out.endsWith(u' '))
            out.chop(1);
        text += out + u'\n';
    }
    return text;
}

void add(QString& text, const QString& title, const QStringList& lines)
{
    if (lines.isEmpty())
        return;
    text += u'\n' + title + u'\n';
    for (const QString& line : lines)
        text += QStringLiteral("  ") + oneLine(line) + u'\n';
}

QStringList findingsOf(const Roster& roster)
{
    QStringList texts;
    for (const RosterFinding& finding : roster.findings)
        texts.append(finding.text);
    return texts;
}

QStringList notesOf(const Roster& roster)
{
    QStringList notes = roster.note.split(u'\n', Qt::SkipEmptyParts);
    for (const RosterUnit& unit : roster.units)
        if (!unit.note.isEmpty())
            notes.append(QStringLiteral("%1: %2").arg(fullName(unit), unit.note));
    return notes;
}

QStringList blocksOf(const Roster& roster)
{
    QStringList blocks;
    for (const RosterGroup& group : groupsOf(roster))
        if (!group.figures.isEmpty())
            blocks.append(QStringLiteral("%1: %2").arg(group.heading, group.figures));
    return blocks;
}

QStringList rulesOf(const Roster& roster)
{
    QStringList rules;
    for (const RosterRule& rule : roster.rules)
        rules.append(
            QStringLiteral("%1: %2").arg(rule.name, rule.layer.isEmpty() ? rule.text : rule.text + u' ' + rule.layer));
    return rules;
}

} // namespace

QString plainText(const Roster& roster)
{
    QString text =
        oneLine(roster.title) + u'\n' + summaryOf(roster) + u'\n' + figuresOf(roster) + QStringLiteral("\n\n");
    text += aligned(gridOf(roster));
    add(text, roster.blockWord, blocksOf(roster));
    add(text, Words::tr("Not legal"), findingsOf(roster));
    add(text, Words::tr("Notes"), notesOf(roster));
    add(text, Words::tr("The list"), aboutList(roster));
    add(text, Words::tr("Special rules"), rulesOf(roster));
    text += u'\n' + Words::tr("Checksum %1").arg(roster.stamp) + u'\n' + roster.code + u'\n';
    return text;
}

QString lineText(const Roster& roster)
{
    QString text = QStringLiteral("%1 (%2), %3/%4\n")
                       .arg(oneLine(roster.title), roster.nation, roster.plainPoints(roster.spent),
                           roster.plainPoints(roster.size));
    for (const RosterUnit& unit : roster.units) {
        text += QStringLiteral("%1 x %2").arg(QString::number(unit.count), unit.entry);
        if (!unit.options.isEmpty()) {
            QStringList names;
            for (const RosterOption& option : unit.options)
                names.append(option.name);
            text += QStringLiteral(" + ") + names.join(QStringLiteral(" + "));
        }
        if (!unit.name.isEmpty())
            text += QStringLiteral(" \"%1\"").arg(oneLine(unit.name).replace(u'"', u'\''));
        text += QStringLiteral(" (%1)\n").arg(roster.plainPoints(unit.points));
    }
    for (const RosterExtra& extra : roster.extras)
        text += QStringLiteral("%1 (%2)\n").arg(oneLine(extra.name), roster.plainPoints(extra.points));
    return text;
}

} // namespace strategikon::print

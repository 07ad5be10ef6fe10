// A report in Markdown: charts are tables of their values.
#include "app/report/document.h"

#include "app/print/text.h"
#include "app/report/words.h"
#include "app/words/fields.h"

#include <cmath>

namespace strategikon::report {

namespace {

QString row(const QStringList& cells)
{
    QString line = QStringLiteral("|");
    for (const QString& cell : cells)
        line += u' ' + print::inMarkdown(cell) + QStringLiteral(" |");
    return line + u'\n';
}

QString counted(double value) { return halvesShown(int(std::lround(value * 2))); }

struct MarkdownMarking {
    QString operator()(const Heading& heading) const
    {
        return QString(heading.level, u'#') + u' ' + print::inMarkdown(heading.text) + QStringLiteral("\n\n");
    }

    QString operator()(const Paragraph& paragraph) const
    {
        const QString lead =
            paragraph.lead.isEmpty() ? QString() : QStringLiteral("**%1.** ").arg(print::inMarkdown(paragraph.lead));
        const QString before = paragraph.kind == Paragraph::Kind::note ? QStringLiteral("> ") : QString();
        return before + lead + print::inMarkdown(paragraph.text) + QStringLiteral("\n\n");
    }

    QString operator()(const Table& table) const
    {
        QString text = row(table.head) + u'|';
        for (int column = 0; column < table.head.size(); ++column)
            text += column < table.words ? QStringLiteral(" --- |") : QStringLiteral(" ---: |");
        text += u'\n';
        for (const QStringList& cells : table.rows)
            text += row(cells);
        return text + u'\n';
    }

    QString operator()(const Chart& chart) const
    {
        Table table{{Words::tr("After")}, {}, 1};
        for (const Chart::Line& line : chart.lines)
            table.head << (line.bound > 0 ? Words::tr("%1 (of %2)").arg(line.name, counted(line.bound)) : line.name);
        for (int i = 0; i < chart.at.size(); ++i) {
            table.rows.append({chart.at[i].isEmpty() ? Words::tr("start") : chart.at[i]});
            for (const Chart::Line& line : chart.lines)
                table.rows.back() << counted(line.values[i]);
        }
        return QStringLiteral("**%1**\n\n").arg(print::inMarkdown(chart.title)) + (*this)(table);
    }

    QString operator()(const Signatures& signatures) const
    {
        QString text;
        for (const QString& who : signatures.who)
            text += print::inMarkdown(who) + QStringLiteral(": ____________________\n\n");
        return text;
    }

    QString operator()(const Drawing& drawing) const
    {
        return QStringLiteral("*%1*\n\n")
            .arg(print::inMarkdown(Words::tr("%1: see the report as HTML or PDF.").arg(drawing.title)));
    }
};

} // namespace

QString markdownOf(const Document& document)
{
    QString text = QStringLiteral("# %1\n\n").arg(print::inMarkdown(document.title));
    if (!document.subtitle.isEmpty())
        text += QStringLiteral("*%1*\n\n").arg(print::inMarkdown(document.subtitle));
    for (const Part& part : document.parts)
        text += std::visit(MarkdownMarking{}, part);
    text.chop(1); // one line end after the last part
    return text;
}

} // namespace strategikon::report

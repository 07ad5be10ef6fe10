// A report in Markdown: charts are tables of their values.
#include "app/report/document.h"

#include "app/report/words.h"

#include <QRegularExpression>

namespace strategikon::report {

namespace {

// Letters that Markdown would read as its own.
QString escaped(QString text)
{
    static const QRegularExpression special(QStringLiteral("([\\\\`*_\\[\\]<>|#])"));
    return text.replace(special, QStringLiteral("\\\\1")).replace(u'\n', u' ');
}

QString row(const QStringList& cells)
{
    QString line = QStringLiteral("|");
    for (const QString& cell : cells)
        line += u' ' + escaped(cell) + QStringLiteral(" |");
    return line + u'\n';
}

struct MarkdownMarking {
    QString operator()(const Heading& heading) const
    {
        return QString(heading.level, u'#') + u' ' + escaped(heading.text) + QStringLiteral("\n\n");
    }

    QString operator()(const Paragraph& paragraph) const
    {
        const QString lead =
            paragraph.lead.isEmpty() ? QString() : QStringLiteral("**%1.** ").arg(escaped(paragraph.lead));
        const QString before = paragraph.kind == Paragraph::Kind::note ? QStringLiteral("> ") : QString();
        return before + lead + escaped(paragraph.text) + QStringLiteral("\n\n");
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
            table.head << (line.bound > 0 ? Words::tr("%1 (of %2)").arg(line.name).arg(line.bound) : line.name);
        for (int i = 0; i < chart.at.size(); ++i) {
            table.rows.append({chart.at[i].isEmpty() ? Words::tr("start") : chart.at[i]});
            for (const Chart::Line& line : chart.lines)
                table.rows.back() << QString::number(line.values[i]);
        }
        return QStringLiteral("**%1**\n\n").arg(escaped(chart.title)) + (*this)(table);
    }

    QString operator()(const Drawing& drawing) const
    {
        return QStringLiteral("*%1*\n\n")
            .arg(escaped(Words::tr("%1: see the report as HTML or PDF.").arg(drawing.title)));
    }
};

} // namespace

QString markdownOf(const Document& document)
{
    QString text = QStringLiteral("# %1\n\n").arg(escaped(document.title));
    if (!document.subtitle.isEmpty())
        text += QStringLiteral("*%1*\n\n").arg(escaped(document.subtitle));
    for (const Part& part : document.parts)
        text += std::visit(MarkdownMarking{}, part);
    text.chop(1); // one line end after the last part
    return text;
}

} // namespace strategikon::report

// Plain tables of the second typing: a comment, a line of headings, then rows; cells are parted by "|".
// A cell that ends in " ?" is a reading that nothing supports, " ~" one made out from a damaged scan.
#pragma once

#include <QFile>
#include <QStringList>

namespace tables {

struct Cell {
    QString text;
    QChar mark; // '?', '~' or nothing
};

struct Table {
    QStringList headings;
    QList<QList<Cell>> rows;
    int column(const QString& heading) const { return int(headings.indexOf(heading)); }
};

inline Cell cellOf(QString text)
{
    text = text.trimmed();
    QChar mark;
    if (text.endsWith(QStringLiteral(" ?")) || text.endsWith(QStringLiteral(" ~"))) {
        mark = text.back();
        text = text.chopped(2).trimmed();
    }
    return {text, mark};
}

// tests/tables/<name>.txt; no headings where it cannot be read.
inline Table read(const QString& name)
{
    Table table;
    QFile file(QStringLiteral(SOURCE_DIR "/tests/tables/") + name + QStringLiteral(".txt"));
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return table;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    for (const QString& line : lines) {
        if (line.trimmed().isEmpty() || line.startsWith(u'#'))
            continue;
        QList<Cell> cells;
        for (const QString& cell : line.split(u'|'))
            cells.append(cellOf(cell));
        if (table.headings.isEmpty())
            for (const Cell& cell : cells)
                table.headings.append(cell.text);
        else
            table.rows.append(cells);
    }
    return table;
}

} // namespace tables

#include "app/print/csv.h"

#include <QRegularExpression>

namespace strategikon::print {

namespace {

// Spreadsheets pass over what cannot be seen, and some take the wide signs of the Far East for the narrow ones.
QString guarded(const QString& cell)
{
    static const QRegularExpression danger(QStringLiteral(R"(^[\s\p{Z}\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n])"));
    static const QRegularExpression number(QStringLiteral(R"(^[+-]?\d+(\.\d+)?$)"));
    return cell.contains(danger) && !cell.contains(number) ? u'\'' + cell : cell;
}

QString quoted(QString cell)
{
    static const QRegularExpression plain(QStringLiteral(R"(^(?! )[^,"\t\r\n]*(?<! )$)"));
    return cell.contains(plain) ? cell : u'"' + cell.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

} // namespace

QString csvLine(const QStringList& cells)
{
    QStringList out;
    for (const QString& cell : cells)
        out << quoted(guarded(cell));
    return out.join(u',') + QStringLiteral("\r\n");
}

} // namespace strategikon::print

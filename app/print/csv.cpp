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

// What a spreadsheet would take for something else: a command value of 8/9 for a day in September, an Attack of +3 for
// 3, a unit called 007 for the number 7. Behind a tab it stays as it is, and nobody sees the tab. Days of the form
// 2026-11-28 are meant as days.
bool isRetold(const QString& cell)
{
    static const QRegularExpression date(QStringLiteral(R"(^\d{4}-\d\d-\d\d$)"));
    static const QRegularExpression retold(
        QStringLiteral(
            R"(^(?:\+\d+(?:\.\d+)?|0\d+|\d{16,}|\d{1,4}[/-]\d{1,2}(?:[/-]\d{1,4})?|\d{1,2}\.\d{1,2}\.\d{0,4}|)"
            R"(\d+ \d+/\d+|\d+:\d\d(?::\d\d)?|\d+(?:\.\d+)?(?:%|e[+-]?\d+)|true|false|)"
            R"(\d{1,2}[ .-]*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[ .-]*\d{0,4}|)"
            R"((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[ .-]*\d{1,4})$)"),
        QRegularExpression::CaseInsensitiveOption);
    return cell.contains(retold) && !cell.contains(date);
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
        out << (isRetold(cell) ? QStringLiteral("\"\t%1\"").arg(cell) : quoted(guarded(cell)));
    return out.join(u',') + QStringLiteral("\r\n");
}

} // namespace strategikon::print

#include "app/words/prices.h"

#include "app/words/words.h"

#include <QCoreApplication>

namespace strategikon {

namespace {

constexpr const char* onlyColumn = "points"; // of rows with one price

QString tr(const char* words) { return QCoreApplication::translate("prices", words); }

} // namespace

QString titleOf(const PriceCell& cell)
{
    const QString name = ofData(cell.name);
    return cell.column == onlyColumn ? name : tr("%1 (%2)").arg(name, termOf("columns", cell.column).toLower());
}

QString originOf(const PriceCell& cell)
{
    const QString note = ofData(cell.note);
    if (!cell.corrected)
        return note;
    if (!cell.shipped)
        return tr("your own, where the table has none");
    if (*cell.shipped == cell.points)
        return tr("your own, the same as in the table");
    return note.isEmpty() ? tr("your own, instead of %1").arg(*cell.shipped)
                          : tr("your own, instead of %1 (%2)").arg(*cell.shipped).arg(note);
}

} // namespace strategikon

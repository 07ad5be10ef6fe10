#include "app/words/prices.h"

#include "app/words/words.h"

#include <QCoreApplication>

namespace strategikon {

namespace {

constexpr const char* onlyColumn = "points"; // of rows with one price

// Names the context of the sentences here.
struct Prices {
    Q_DECLARE_TR_FUNCTIONS(prices)
};

} // namespace

QString titleOf(const PriceCell& cell)
{
    const QString name = translated(cell.name);
    return cell.column == onlyColumn
        ? name
        : Prices::tr("%1 (%2)", "row and column").arg(name, headingOf("columns", cell.column).toLower());
}

QString originOf(const PriceCell& cell)
{
    QString note = translated(cell.note);
    if (!cell.corrected)
        return note;
    if (!cell.shipped)
        return Prices::tr("yours, where the table has none");
    if (*cell.shipped == cell.points)
        return Prices::tr("yours, same as the table");
    return note.isEmpty() ? Prices::tr("yours, instead of %1").arg(*cell.shipped)
                          : Prices::tr("yours, instead of %1 (%2)").arg(*cell.shipped).arg(note);
}

} // namespace strategikon

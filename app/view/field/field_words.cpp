#include "field_words.h"

#include "app/map/wording.h"
#include "app/words/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <cmath>

namespace strategikon {

using namespace field;

namespace {

struct FieldWords {
    Q_DECLARE_TR_FUNCTIONS(fields)
};

double shownIn(double cm, const Table& table) { return table.shown == Unit::inch ? cm / inch : cm; }

QString number(double cm, const Table& table)
{
    const double value = std::round(shownIn(cm, table) * 10) / 10;
    return QLocale().toString(value, 'f', value == std::round(value) ? 0 : 1);
}

QString withUnit(const QString& figures, const Table& table)
{
    return (table.shown == Unit::inch ? FieldWords::tr("%1 in", "a length in inches") : FieldWords::tr("%1 cm"))
        .arg(figures);
}

} // namespace

QString lengthWords(double cm, const Table& table) { return withUnit(number(cm, table), table); }

QString lengthFigures(double cm, const Table& table) { return number(cm, table); }

std::optional<double> lengthOf(const QString& typed, const Table& table)
{
    bool ok = false;
    double value = QLocale().toDouble(typed.trimmed(), &ok);
    if (!ok) {
        value = typed.trimmed().replace(u',', u'.').toDouble(&ok);
    }
    if (!ok || std::abs(value) > mostTable) {
        return std::nullopt;
    }
    return table.shown == Unit::inch ? value * inch : value;
}

Point middleOf(const Posted& posted)
{
    Point sum;
    for (const Stand& stand : posted.stands) {
        sum = sum + stand.centre;
    }
    return posted.stands.empty() ? sum : sum * (1.0 / double(posted.stands.size()));
}

Posted shifted(Posted posted, Point by)
{
    for (Stand& stand : posted.stands) {
        stand.centre = snapped(stand.centre + by);
    }
    return posted;
}

QString tableWords(const Table& table)
{
    return withUnit(FieldWords::tr("%1 × %2").arg(number(table.width, table), number(table.depth, table)), table);
}

QString methodWords(const std::string& method)
{
    if (method == "random") {
        return FieldWords::tr("random terrain");
    }
    return method == "mutual" ? FieldWords::tr("by agreement")
                              : FieldWords::tr("one player places it, the other chooses sides");
}

QString sideWords(int side, bool near)
{
    return side < 0 ? FieldWords::tr("Both sides") : near ? FieldWords::tr("Near side") : FieldWords::tr("Far side");
}

QString titleOf(const Feature& feature, const Charts& charts, const Kinds& kinds)
{
    if (!feature.name.empty()) {
        return QString::fromStdString(feature.name);
    }
    const Item* item = charts.find(feature.item);
    const Kind* kind = kinds.find(feature.body().kind);
    return translated(item != nullptr ? item->name : kind != nullptr ? kind->name : feature.body().kind);
}

QString titleWithId(const Feature& feature, const Charts& charts, const Kinds& kinds)
{
    return FieldWords::tr("%1 (%2)", "terrain and its number")
        .arg(titleOf(feature, charts, kinds), QString::fromStdString(feature.id));
}

QString placeWords(const Feature& feature, const Table& table)
{
    return map::pieceWords(measured(feature, feature.body(), table), table);
}

namespace {

QString cameWords(const Throw& one, const Field& field, const Charts& charts)
{
    if (one.what == "terrain-type") {
        for (const Chart& chart : charts.charts) {
            if (chart.id == one.came) {
                return translated(chart.name);
            }
        }
    }
    if (one.what == "terrain-item") {
        const Item* item = charts.find(one.came);
        return item != nullptr ? translated(item->name) : QString();
    }
    if (one.what == "sides") {
        return one.came == "near" ? FieldWords::tr("the first player has the near edge")
                                  : FieldWords::tr("the first player has the far edge");
    }
    if (one.what == "first") {
        return isNear(field, one.came == "1") ? FieldWords::tr("the near side goes first")
                                              : FieldWords::tr("the far side goes first");
    }
    if (one.what == "placed") {
        return FieldWords::tr("placed as %1").arg(QString::fromStdString(one.came));
    }
    if (one.what == "declined") {
        return one.came == "no-room"  ? FieldWords::tr("declined: no room")
            : one.came == "not-owned" ? FieldWords::tr("skipped: you own no such piece")
                                      : FieldWords::tr("declined");
    }
    return one.what == "ended" ? FieldWords::tr("finishes terrain") : QString::fromStdString(one.came);
}

} // namespace

QString throwWords(const Throw& one, const Field& field, const Charts& charts)
{
    QStringList dice;
    for (const int die : one.dice) {
        dice << QString::number(die);
    }
    QStringList parts;
    if (one.side >= 0) {
        parts << sideWords(one.side, isNear(field, one.side));
    }
    if (!dice.isEmpty()) {
        parts << dice.join(QStringLiteral(" + "));
    }
    parts << cameWords(one, field, charts);
    return parts.join(QStringLiteral(" · "));
}

} // namespace strategikon

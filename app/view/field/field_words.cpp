#include "field_words.h"

#include "app/words/typed.h"
#include "app/words/words.h"
#include "rules/battlefield.h"

#include <QCoreApplication>
#include <QLocale>

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

QString lengthWords(double cm, const Table& table) { return map::lengthShown(cm, table); }

QString lengthFigures(double cm, const Table& table) { return number(cm, table); }

std::optional<double> lengthOf(const QString& typed, const Table& table)
{
    const auto value = numberTyped(typed);
    if (!value || std::abs(*value) > mostTable) {
        return std::nullopt;
    }
    return table.shown == Unit::inch ? *value * inch : *value;
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

QString methodWords(const std::string& method, const std::string& system)
{
    if (method == "random") {
        const System* rules = findSystem(system);
        const Battlefield* known = rules != nullptr ? battlefieldOf(*rules) : nullptr;
        return known != nullptr && known->charts.stages.chosen() ? FieldWords::tr("terrain by the book")
                                                                 : FieldWords::tr("random terrain");
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

map::SideNames namesByEdge(bool firstIsNear)
{
    const QString near = FieldWords::tr("near side"), far = FieldWords::tr("far side");
    return {{firstIsNear ? near : far, firstIsNear ? far : near}, FieldWords::tr("the first player")};
}

QString kindName(const std::string& id, const field::Kinds& kinds)
{
    const field::Kind* kind = kinds.find(id);
    return translated(kind != nullptr ? kind->name : id);
}

} // namespace strategikon

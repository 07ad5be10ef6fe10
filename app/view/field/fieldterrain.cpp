#include "fieldterrain.h"

#include "app/words/words.h"
#include "field_words.h"
#include "model/field/terrain/handling.h"
#include "model/text/name.h"

#include <algorithm>
#include <cmath>

namespace strategikon {

using namespace field;

namespace {

ProseShown shown(const Kind& kind, const Table& table, const System& system)
{
    return {QString::fromStdString(kind.id), translated(kind.name), map::onTable(translated(kind.effect), table),
        kind.rules.empty() ? QString() : cited(system, kind.rules.front())};
}

QStringList kindNames(const Feature& feature, const Kinds& kinds)
{
    QStringList names;
    for (const Piece& piece : feature.pieces) {
        const QString name = kindName(piece.kind, kinds);
        if (!names.contains(name)) {
            names << name;
        }
    }
    return names;
}

} // namespace

FieldTerrain::FieldTerrain(OpenField& open, QObject* parent) : FieldPart(open, parent)
{
    connect(&open_, &OpenField::selectedChanged, this, &FieldTerrain::selectedChanged);
}

QList<ProseShown> FieldTerrain::kinds() const
{
    QList<ProseShown> all;
    if (!known()) {
        return all;
    }
    const System& system = open_.system();
    for (const Kind* kind : map::kindsOn(setup().field, rules().kinds, &setup().deployment)) {
        all << shown(*kind, setup().field.table, system);
    }
    return all;
}

QList<FeatureShown> FieldTerrain::features() const
{
    if (!known()) {
        return {};
    }
    const System& system = open_.system();
    QList<FeatureShown> all;
    for (const Feature& one : setup().field.features) {
        QList<FieldFinding> faults;
        for (const Misplaced& fault : open_.misplaced()) {
            if (fault.feature == one.id) {
                faults << findingOf(fault, system);
            }
        }
        all << FeatureShown{QString::fromStdString(one.id), titleOf(one, rules().charts, rules().kinds),
            QString::fromStdString(one.name), kindNames(one, rules().kinds).join(QStringLiteral(", ")),
            placeWords(one, setup().field.table), faults};
    }
    return all;
}

QList<FieldFinding> FieldTerrain::faults() const
{
    QList<FieldFinding> all;
    if (known()) {
        const System& system = open_.system();
        for (const Misplaced& fault : open_.misplaced()) {
            all << findingOf(fault, system);
        }
    }
    return all;
}

QList<ProseShown> FieldTerrain::meanings() const
{
    QList<ProseShown> all;
    const Feature* one = known() ? open_.feature(open_.selected()) : nullptr;
    for (const Piece& piece : one != nullptr ? one->pieces : std::vector<Piece>()) {
        const Kind* kind = rules().kinds.find(piece.kind);
        const auto isIt = [&](const ProseShown& told) { return told.id == QString::fromStdString(piece.kind); };
        if (kind != nullptr && std::none_of(all.begin(), all.end(), isIt)) {
            all << shown(*kind, setup().field.table, open_.system());
        }
    }
    return all;
}

QString FieldTerrain::proposal() const
{
    if (!open_.rearranged()) {
        return {};
    }
    const Point by = open_.rearranged()->by;
    const Table& table = setup().field.table;
    QStringList ways;
    if (by.x != 0) {
        ways << (by.x > 0 ? tr("%1 to the right") : tr("%1 to the left")).arg(lengthWords(std::abs(by.x), table));
    }
    if (by.y != 0) {
        ways << (by.y > 0 ? tr("%1 towards the far edge") : tr("%1 towards the near edge"))
                    .arg(lengthWords(std::abs(by.y), table));
    }
    return tr("There is room if %1 moves %2.", "terrain, and how far to which side")
        .arg(titleWithId(open_.rearranged()->feature, rules().charts, rules().kinds),
            ways.join(tr(" and ", "two distances")));
}

bool FieldTerrain::takeProposal()
{
    if (!open_.rearranged()) {
        return false;
    }
    const Feature moved = open_.rearranged()->feature;
    return replace(QString::fromStdString(moved.id), moved, "move");
}

bool FieldTerrain::replace(const QString& id, const Feature& candidate, const char* what)
{
    if (!known() || open_.feature(id) == nullptr) {
        return false;
    }
    if (id == u"draft") { // says what is wrong with it, and may lie anywhere until it is placed
        open_.setDraft(candidate);
        return true;
    }
    if (const QString words = open_.refusalOf(candidate); !words.isEmpty()) {
        emit open_.refused(words);
        return false;
    }
    for (Feature& one : setup().field.features) {
        if (one.id == candidate.id) {
            one = candidate;
        }
    }
    return open_.keep(what, id);
}

bool FieldTerrain::move(const QString& id, qreal x, qreal y)
{
    const Feature* one = open_.feature(id);
    return one != nullptr && replace(id, moved(*one, {x, y}, setup().field.table), "move");
}

bool FieldTerrain::turn(const QString& id, qreal degrees)
{
    const Feature* one = open_.feature(id);
    return one != nullptr && replace(id, turned(*one, degrees, setup().field.table), "turn");
}

bool FieldTerrain::resize(const QString& id, qreal factor)
{
    const Feature* one = open_.feature(id);
    return one != nullptr && replace(id, resized(*one, factor, setup().field.table), "resize");
}

bool FieldTerrain::take(const QString& id)
{
    std::erase_if(setup().field.features, [&](const Feature& one) { return one.id == id.toStdString(); });
    open_.select({});
    return open_.keep("take", id);
}

bool FieldTerrain::nameFeature(const QString& id, const QString& name)
{
    for (Feature& one : setup().field.features) {
        if (one.id == id.toStdString()) {
            one.name = cleanName(name.trimmed().toStdString());
        }
    }
    return open_.keep("name", id);
}

} // namespace strategikon

#include "moc_fieldterrain.cpp"

// What the page shows of a battlefield.
#include "fielddesk.h"

#include "app/map/wording.h"
#include "app/view/session.h"
#include "app/words/words.h"
#include "field_words.h"

#include <algorithm>

namespace strategikon {

using namespace field;

namespace {

constexpr const char* asked[] = {"side", "first", "chart", "item", "place", "done"};

QVariantMap shown(const Misplaced& one, const System& system)
{
    return {{"words", worded(one.message)}, {"place", cited(system, one.rule)},
        {"severe", one.weight == Misplaced::Weight::wrong}};
}

} // namespace

QString FieldDesk::step() const
{
    if (!known()) {
        return {};
    }
    const Ask now = next(setup_.field, rules_->charts);
    if (now.what == Ask::What::side) {
        return setup_.field.method == "random" || !setup_.field.features.empty() ? QStringLiteral("sides")
                                                                                 : QStringLiteral("terrain");
    }
    if (setup_.field.method == "one-sets-up" && !setup_.field.features.empty() && sidesWords().isEmpty()) {
        return QStringLiteral("sides");
    }
    const bool open = now.what != Ask::What::done || (setup_.field.method != "random" && setup_.field.features.empty());
    if (open) {
        return QStringLiteral("terrain");
    }
    if (setup_.deployment.troops.empty()) {
        return QStringLiteral("armies");
    }
    return field::next(setup_.deployment).done ? QStringLiteral("print") : QStringLiteral("deploy");
}

QVariantMap FieldDesk::ask() const
{
    if (!known()) {
        return {};
    }
    const Ask now = next(setup_.field, rules_->charts);
    return {{"what", QString::fromLatin1(asked[int(now.what)])}, {"side", now.side},
        {"who", sideWords(now.side, isNear(setup_.field, now.side))}, {"dice", now.dice}, {"sides", now.sides},
        {"mayEnd", now.mayEnd}, {"last", now.last},
        {"chart", now.chart != nullptr ? ofData(now.chart->name) : QString()},
        {"item", now.item != nullptr ? ofData(now.item->name) : QString()}};
}

QVariantMap FieldDesk::draftShown() const
{
    const Item* item = draft_ && known() ? rules_->charts.find(draft_->item) : nullptr;
    if (item == nullptr) {
        return {};
    }
    QVariantList variants;
    for (const Variant& one : item->variants) {
        variants << QVariantMap{{"id", QString::fromStdString(one.id)}, {"name", ofData(one.name)}};
    }
    return {{"item", QString::fromStdString(item->id)}, {"name", ofData(item->name)}, {"variants", variants},
        {"variant", QString::fromStdString(draft_->variant)}, {"place", placeWords(*draft_, setup_.field.table)},
        {"fault", refusalOf(*draft_)}, {"rule", cited(*findSystem(setup_.field.system), item->rule)}};
}

QVariantList FieldDesk::items() const
{
    QVariantList all;
    if (known()) {
        for (const Chart& chart : rules_->charts.charts) {
            for (const Item& item : chart.items) {
                all << QVariantMap{{"chart", ofData(chart.name)}, {"id", QString::fromStdString(item.id)},
                    {"name", ofData(item.name)}};
            }
        }
    }
    return all;
}

namespace {

QStringList kindNames(const Feature& feature, const Kinds& kinds)
{
    QStringList names;
    for (const Piece& piece : feature.pieces) {
        const Kind* kind = kinds.find(piece.kind);
        const QString name = ofData(kind != nullptr ? kind->name : piece.kind);
        if (!names.contains(name)) {
            names << name;
        }
    }
    return names;
}

QVariantList meanings(const Feature& feature, const Kinds& kinds, const Table& table, const System& system)
{
    QVariantList all;
    std::vector<const Kind*> told;
    for (const Piece& piece : feature.pieces) {
        const Kind* kind = kinds.find(piece.kind);
        if (kind == nullptr || std::find(told.begin(), told.end(), kind) != told.end()) {
            continue;
        }
        told.push_back(kind);
        all << QVariantMap{{"name", ofData(kind->name)}, {"effect", map::onTable(ofData(kind->effect), table)},
            {"place", kind->rules.empty() ? QString() : cited(system, kind->rules.front())}};
    }
    return all;
}

} // namespace

QString FieldDesk::sidesWords() const
{
    const auto& all = setup_.field.throws;
    const auto sides = std::find_if(all.begin(), all.end(), [](const Throw& one) { return one.what == "sides"; });
    if (sides == all.end()) {
        return {};
    }
    return sides->came == "near" ? tr("The first player has the near side, the second the far side.")
                                 : tr("The first player has the far side, the second the near side.");
}

bool FieldDesk::firstIsNear() const
{
    return setup_.deployment.troops.empty() ? isNear(setup_.field, 0) : isNear(setup_.deployment, 0);
}

QString FieldDesk::sideName(int side) const { return sideWords(side, firstIsNear() == (side == 0)); }

QVariantList FieldDesk::kindsShown() const
{
    QVariantList all;
    if (!known()) {
        return all;
    }
    const System& system = *findSystem(setup_.field.system);
    for (const Kind& kind : rules_->kinds.all) {
        const auto isOf = [&](const Piece& piece) { return piece.kind == kind.id; };
        const bool lies = std::any_of(setup_.field.features.begin(), setup_.field.features.end(),
            [&](const Feature& one) { return std::any_of(one.pieces.begin(), one.pieces.end(), isOf); });
        if (lies) {
            all << QVariantMap{{"id", QString::fromStdString(kind.id)}, {"name", ofData(kind.name)},
                {"effect", map::onTable(ofData(kind.effect), setup_.field.table)},
                {"place", kind.rules.empty() ? QString() : cited(system, kind.rules.front())}};
        }
    }
    return all;
}

QVariantList FieldDesk::features() const
{
    if (!known()) {
        return {};
    }
    const System& system = *findSystem(setup_.field.system);
    QVariantList all;
    for (const Feature& one : setup_.field.features) {
        QVariantList faults;
        for (const Misplaced& fault : misplacedNow()) {
            if (fault.feature == one.id) {
                faults << shown(fault, system);
            }
        }
        all << QVariantMap{{"id", QString::fromStdString(one.id)},
            {"title", titleOf(one, rules_->charts, rules_->kinds)}, {"name", QString::fromStdString(one.name)},
            {"kinds", kindNames(one, rules_->kinds).join(QStringLiteral(", "))},
            {"place", placeWords(one, setup_.field.table)}, {"faults", faults}};
    }
    return all;
}

QVariantList FieldDesk::faults() const
{
    QVariantList all;
    if (known()) {
        const System& system = *findSystem(setup_.field.system);
        for (const Misplaced& fault : misplacedNow()) {
            all << shown(fault, system);
        }
    }
    return all;
}

QStringList FieldDesk::throws() const
{
    QStringList all;
    if (known()) {
        for (const Throw& one : setup_.field.throws) {
            all << throwWords(one, setup_.field, rules_->charts);
        }
    }
    return all;
}

QVariantMap FieldDesk::selection() const
{
    const Feature* one = known() ? feature(selected_) : nullptr;
    if (one == nullptr) {
        return unitShown();
    }
    const System& system = *findSystem(setup_.field.system);
    return {{"id", selected_}, {"title", titleOf(*one, rules_->charts, rules_->kinds)},
        {"name", QString::fromStdString(one->name)}, {"place", placeWords(*one, setup_.field.table)},
        {"kinds", meanings(*one, rules_->kinds, setup_.field.table, system)}};
}

} // namespace strategikon

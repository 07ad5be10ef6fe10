// What the page shows of a battlefield.
#include "battlefieldviewmodel.h"

#include "app/map/asking.h"
#include "app/view/session.h"
#include "app/words/words.h"
#include "field_words.h"
#include "model/field/terrain/choosing.h"

#include <algorithm>

namespace strategikon {

using namespace field;

namespace {

ProseShown shown(const Kind& kind, const Table& table, const System& system)
{
    return {QString::fromStdString(kind.id), translated(kind.name), map::onTable(translated(kind.effect), table),
        kind.rules.empty() ? QString() : cited(system, kind.rules.front())};
}

QString kindName(const std::string& id, const Kinds& kinds)
{
    const Kind* kind = kinds.find(id);
    return translated(kind != nullptr ? kind->name : id);
}

} // namespace

QString BattlefieldViewModel::step() const
{
    if (!known()) {
        return {};
    }
    const Ask now = next(setup_.field, rules_->charts);
    if (armiesFirst() && setup_.field.throws.empty() && !bothArmies()) {
        return QStringLiteral("armies");
    }
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

QStringList BattlefieldViewModel::steps() const
{
    if (!known()) {
        return {};
    }
    const bool random = setup_.field.method == "random";
    QStringList all{QStringLiteral("terrain")};
    if (rules_->charts.stages.opensWith("sides")) {
        all.insert(random ? 0 : 1, QStringLiteral("sides"));
    }
    if (random) {
        all << QStringLiteral("rearrange");
    }
    all.insert(armiesFirst() ? 0 : all.size(), QStringLiteral("armies"));
    return all << QStringLiteral("deploy") << QStringLiteral("print");
}

bool BattlefieldViewModel::laid() const
{
    return known() && setup_.field.method == "random" && next(setup_.field, rules_->charts).what == Ask::What::done;
}

// Once terrain is chosen without armies they come as late as elsewhere.
bool BattlefieldViewModel::armiesFirst() const
{
    const std::vector<Party>& parties = setup_.field.parties;
    return known() && setup_.field.method == "random" && rules_->charts.stages.chosen()
        && (setup_.field.throws.empty()
            || std::any_of(parties.begin(), parties.end(), [](const Party& one) { return !one.army.empty(); }));
}

bool BattlefieldViewModel::bothArmies() const
{
    bool has[2] = {false, false};
    for (const Troop& troop : setup_.deployment.troops) {
        has[troop.side] = true;
    }
    return has[0] && has[1];
}

TerrainAsk BattlefieldViewModel::ask() const
{
    if (!known()) {
        return {};
    }
    TerrainAsk ask = askOf(next(setup_.field, rules_->charts));
    ask.who = sideWords(ask.side, isNear(setup_.field, ask.side));
    return ask;
}

TerrainDraftShown BattlefieldViewModel::draftShown() const
{
    const Item* item = draft_ && known() ? rules_->charts.find(draft_->item) : nullptr;
    if (item == nullptr) {
        return {};
    }
    QList<NamedShown> variants;
    const Variant* asked = next(setup_.field, rules_->charts).variant; // it has been chosen
    QString variant = QString::fromStdString(draft_->variant);
    for (const Variant& one : asked == nullptr ? item->variants : std::vector<Variant>()) {
        variants << NamedShown{QString::fromStdString(one.id), translated(one.name)};
    }
    if (asked != nullptr) {
        variant = QString::fromStdString(coverOf(*draft_, *asked));
        for (const std::string& kind : Choosing(setup_.field, rules_->charts).coversOf(*asked)) {
            variants << NamedShown{QString::fromStdString(kind), kindName(kind, rules_->kinds)};
        }
        if (!variants.isEmpty()) {
            variants.prepend(
                NamedShown{QString::fromLatin1(bare.data(), qsizetype(bare.size())), tr("Bare", "a hill")});
        }
    }
    const QString name =
        asked != nullptr ? map::chosenName(next(setup_.field, rules_->charts)) : translated(item->name);
    return {QString::fromStdString(item->id), name, variants, variant, placeWords(*draft_, setup_.field.table),
        refusalOf(*draft_), cited(*findSystem(setup_.field.system), item->rule)};
}

QList<ChartItemShown> BattlefieldViewModel::items() const
{
    QList<ChartItemShown> all;
    if (known()) {
        for (const Chart& chart : rules_->charts.charts) {
            for (const Item& item : chart.items) {
                all << ChartItemShown{translated(chart.name), QString::fromStdString(item.id), translated(item.name)};
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
        const QString name = kindName(piece.kind, kinds);
        if (!names.contains(name)) {
            names << name;
        }
    }
    return names;
}

} // namespace

QString BattlefieldViewModel::sidesWords() const
{
    const auto& all = setup_.field.throws;
    const auto sides = std::find_if(all.begin(), all.end(), [](const Throw& one) { return one.what == "sides"; });
    if (sides == all.end()) {
        return {};
    }
    return sides->came == "near" ? tr("The first player has the near side, the second the far side.")
                                 : tr("The first player has the far side, the second the near side.");
}

bool BattlefieldViewModel::firstIsNear() const
{
    return setup_.deployment.troops.empty() ? isNear(setup_.field, 0) : isNear(setup_.deployment, 0);
}

QString BattlefieldViewModel::sideName(int side) const { return sideWords(side, firstIsNear() == (side == 0)); }

QList<ProseShown> BattlefieldViewModel::kindsShown() const
{
    QList<ProseShown> all;
    if (!known()) {
        return all;
    }
    const System& system = *findSystem(setup_.field.system);
    for (const Kind* kind : map::kindsOn(setup_.field, rules_->kinds, &setup_.deployment)) {
        all << shown(*kind, setup_.field.table, system);
    }
    return all;
}

QList<FeatureShown> BattlefieldViewModel::features() const
{
    if (!known()) {
        return {};
    }
    const System& system = *findSystem(setup_.field.system);
    QList<FeatureShown> all;
    for (const Feature& one : setup_.field.features) {
        QList<FieldFinding> faults;
        for (const Misplaced& fault : misplacedNow()) {
            if (fault.feature == one.id) {
                faults << findingOf(fault, system);
            }
        }
        all << FeatureShown{QString::fromStdString(one.id), titleOf(one, rules_->charts, rules_->kinds),
            QString::fromStdString(one.name), kindNames(one, rules_->kinds).join(QStringLiteral(", ")),
            placeWords(one, setup_.field.table), faults};
    }
    return all;
}

QList<FieldFinding> BattlefieldViewModel::faults() const
{
    QList<FieldFinding> all;
    if (known()) {
        const System& system = *findSystem(setup_.field.system);
        for (const Misplaced& fault : misplacedNow()) {
            all << findingOf(fault, system);
        }
    }
    return all;
}

QStringList BattlefieldViewModel::throws() const
{
    return known() ? map::throwLines(setup_.field, {rules_->kinds, rules_->charts}, sideNames()) : QStringList();
}

QList<ProseShown> BattlefieldViewModel::meanings() const
{
    QList<ProseShown> all;
    const Feature* one = known() ? feature(selected_) : nullptr;
    for (const Piece& piece : one != nullptr ? one->pieces : std::vector<Piece>()) {
        const Kind* kind = rules_->kinds.find(piece.kind);
        const auto isIt = [&](const ProseShown& told) { return told.id == QString::fromStdString(piece.kind); };
        if (kind != nullptr && std::none_of(all.begin(), all.end(), isIt)) {
            all << shown(*kind, setup_.field.table, *findSystem(setup_.field.system));
        }
    }
    return all;
}

} // namespace strategikon

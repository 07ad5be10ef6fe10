// What the page shows of the armies on a battlefield.
#include "battlefieldviewmodel.h"

#include "app/map/wording.h"
#include "app/words/words.h"
#include "field_words.h"
#include "model/field/deploying/works.h"
#include "rules/setup.h"

#include <QLocale>

#include <algorithm>
#include <map>

namespace strategikon {

using namespace field;

QString BattlefieldViewModel::sideTitle(int side) const
{
    const QString army = QString::fromStdString(setup_.deployment.army[side]);
    return army.isEmpty() ? sideName(side) : tr("%1: %2", "side of the table and its army").arg(sideName(side), army);
}

namespace {

QString namesOf(const Party& party, const Charts& charts, bool compulsory)
{
    QStringList names;
    for (const Permitted& one : party.terrain) {
        const Item* item = charts.find(one.item);
        if (item != nullptr && one.compulsory == compulsory) {
            names << translated(item->name);
        }
    }
    return names.join(QStringLiteral(", "));
}

// What an army is to the choosing of terrain: how aggressive, and what its land has.
QStringList broughtWords(const Party& party, const Charts& charts)
{
    QStringList all{BattlefieldViewModel::tr("Aggression %1.").arg(party.aggression)};
    if (const QString names = namesOf(party, charts, true); !names.isEmpty()) {
        all << BattlefieldViewModel::tr("Its land must have: %1.").arg(names);
    }
    if (const QString names = namesOf(party, charts, false); !names.isEmpty()) {
        all << BattlefieldViewModel::tr("It may have: %1.").arg(names);
    }
    return all;
}

} // namespace

QList<TableSideShown> BattlefieldViewModel::sides() const
{
    QList<TableSideShown> all;
    for (int side = 0; side < 2 && known(); ++side) {
        int units = 0, leaders = 0, posted = 0;
        for (const Troop& troop : setup_.deployment.troops) {
            if (troop.side == side) {
                ++(troop.leads ? leaders : units);
                posted += setup_.deployment.post(troop.badge) != nullptr;
            }
        }
        const SystemFormat& format = findSystem(setup_.field.system)->format();
        const QString strength = byBlocks() ? translated(std::to_string(units) + " " + format.standsName) : QString();
        const auto& parties = setup_.field.parties;
        const bool brings = parties.size() == 2 && !parties[std::size_t(side)].army.empty();
        all << TableSideShown{sideName(side), QString::fromStdString(setup_.deployment.army[side]), strength, units,
            leaders, posted, brings ? broughtWords(parties[std::size_t(side)], rules_->charts).join(u' ') : QString()};
    }
    return all;
}

namespace {

WayShown shown(const Way& way, const Way& printed, const Table& table, const System& system)
{
    QStringList options;
    for (const std::string& one : way.options) {
        options << QString::fromStdString(one);
    }
    return {QString::fromStdString(way.id), translated(way.name), map::effectOf(way, printed, table),
        cited(system, way.rule), options, {}};
}

} // namespace

QList<WayShown> BattlefieldViewModel::ways() const
{
    QList<WayShown> shownWays;
    if (!known()) {
        return shownWays;
    }
    const System& system = *findSystem(setup_.field.system);
    const Ways all = waysOf(system);
    for (std::size_t i = 0; i < all.all.size(); ++i) {
        WayShown way = shown(all.all[i], all.all[i], setup_.field.table, system);
        for (const WayOption& option : all.options[i]) {
            way.options << WayOptionShown{QString::fromStdString(option.id), translated(option.name),
                map::onTable(translated(option.effect), setup_.field.table)};
        }
        shownWays << way;
    }
    return shownWays;
}

QList<WayShown> BattlefieldViewModel::chosenWays() const
{
    QList<WayShown> chosen;
    const System* system = known() ? findSystem(setup_.field.system) : nullptr;
    const Ways all = system != nullptr ? waysOf(*system) : Ways();
    for (int side = 0; side < 2 && known(); ++side) {
        const Way& way = setup_.deployment.way[side];
        const Way* printed = all.find(way.id);
        chosen << shown(way, printed != nullptr ? *printed : way, setup_.field.table, *system);
    }
    return chosen;
}

DeployTurn BattlefieldViewModel::turnShown() const
{
    if (!known() || setup_.deployment.troops.empty()) {
        return {};
    }
    DeployTurn turn = turnOf(setup_.deployment);
    turn.who = sideName(turn.side);
    if (byBlocks() && turn.side >= 0) {
        turn.who = tr("%1 (%2)", "near side, and what it is in this battle")
                       .arg(turn.who, translated(setup_.deployment.way[turn.side].name));
    }
    return turn;
}

QList<FieldFinding> BattlefieldViewModel::mispostedShown() const
{
    QList<FieldFinding> all;
    if (known() && !setup_.deployment.posted.empty()) {
        const System& system = *findSystem(setup_.field.system);
        for (const Misposted& one : mispostedNow()) {
            all << findingOf(one, system);
        }
    }
    return all;
}

QStringList BattlefieldViewModel::remarksShown() const
{
    QStringList all;
    if (known() && !setup_.deployment.troops.empty()) {
        for (const Message& one : field::remarks(setup_.deployment, setup_.field.table)) {
            all << worded(one);
        }
    }
    return all;
}

QList<TroopRowShown> BattlefieldViewModel::troops() const
{
    QList<TroopRowShown> all;
    std::map<std::string, QString> faults;
    if (!known() || setup_.deployment.troops.empty()) {
        return all;
    }
    for (const Misposted& one : mispostedNow()) {
        faults.emplace(one.badge, worded(one.message));
    }
    for (const Troop& troop : setup_.deployment.troops) {
        const Posted* posted = deployment().post(troop.badge);
        TroopRowShown row;
        row.badge = QString::fromStdString(troop.badge);
        row.name = translated(troop.name);
        row.side = troop.side;
        row.posted = posted != nullptr;
        row.drawn = posted == nullptr || posted->drawn;
        row.off = posted != nullptr && (posted->arrives == offTable || posted->arrives == unused);
        row.waits = posted != nullptr && !posted->arrives.empty() && !row.off;
        row.hides = hides(troop.badge);
        row.fault = faults.count(troop.badge) ? faults[troop.badge] : QString();
        all << row;
    }
    return byBlocks() ? inRows(all) : all;
}

PostedShown BattlefieldViewModel::unitShown() const
{
    const Troop* troop = known() ? setup_.deployment.troop(selected_.toStdString()) : nullptr;
    if (troop == nullptr) {
        return {};
    }
    const Posted* posted = deployment().post(troop->badge);
    PostedShown shown;
    shown.badge = selected_;
    shown.title = tr("%1 %2", "badge and name of a unit").arg(selected_, translated(troop->name));
    shown.side = troop->side;
    shown.stands = troop->stands;
    shown.turn = isWorks(*troop) ? 90 : 15; // round a corner
    shown.posted = posted != nullptr;
    shown.hides = hides(troop->badge);
    shown.off = posted != nullptr && posted->arrives == offTable;
    shown.onTable = posted != nullptr && !posted->stands.empty();
    shown.place = tr("Not on the table yet: tap its place on the map.");
    if (posted == nullptr) {
        return shown;
    }
    shown.fault = refusalOf(*posted);
    if (posted->stands.empty()) {
        shown.place = posted->arrives == offTable ? tr("Off the table.")
            : posted->arrives == unused           ? tr("Left behind: tap a place on the map to use it after all.")
            : posted->drawn                       ? tr("Arrives later.")
                                                  : tr("Somewhere in its zone, not on the map.");
        return shown;
    }
    const Point middle = middleOf(*posted);
    static constexpr const char* formations[] = {"line", "column", "irregular"};
    shown.formation = QString::fromLatin1(formations[int(posted->formation)]);
    shown.x = lengthFigures(middle.x, setup_.field.table);
    shown.y = lengthFigures(middle.y, setup_.field.table);
    shown.place = tr("%1 from the left edge, %2 from the near edge")
                      .arg(lengthWords(middle.x, setup_.field.table), lengthWords(middle.y, setup_.field.table));
    return shown;
}

} // namespace strategikon

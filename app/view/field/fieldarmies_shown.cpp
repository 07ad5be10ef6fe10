// What the page shows of the armies on a battlefield.
#include "fieldarmies.h"

#include "app/map/wording.h"
#include "app/words/words.h"
#include "field_words.h"

#include <algorithm>
#include <set>

namespace strategikon {

using namespace field;

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
    QStringList all{FieldArmies::tr("Aggression %1.").arg(party.aggression)};
    if (const QString names = namesOf(party, charts, true); !names.isEmpty()) {
        all << FieldArmies::tr("Its land must have: %1.").arg(names);
    }
    if (const QString names = namesOf(party, charts, false); !names.isEmpty()) {
        all << FieldArmies::tr("It may have: %1.").arg(names);
    }
    return all;
}

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

QString FieldArmies::sideTitle(int side) const
{
    const QString army = QString::fromStdString(setup().deployment.army[side]);
    return army.isEmpty() ? open_.nameOfSide(side)
                          : tr("%1: %2", "side of the table and its army").arg(open_.nameOfSide(side), army);
}

QList<TableSideShown> FieldArmies::sides() const
{
    QList<TableSideShown> all;
    for (int side = 0; side < 2 && known(); ++side) {
        int units = 0, leaders = 0, posted = 0;
        for (const Troop& troop : setup().deployment.troops) {
            if (troop.side == side) {
                ++(troop.leads ? leaders : units);
                posted += setup().deployment.post(troop.badge) != nullptr;
            }
        }
        const SystemFormat& format = open_.system().format();
        const QString strength =
            open_.byBlocks() ? translated(std::to_string(units) + " " + format.standsName) : QString();
        const auto& parties = setup().field.parties;
        const bool brings = parties.size() == 2 && !parties[std::size_t(side)].army.empty();
        all << TableSideShown{open_.nameOfSide(side), QString::fromStdString(setup().deployment.army[side]), strength,
            units, leaders, posted,
            brings ? broughtWords(parties[std::size_t(side)], rules().charts).join(u' ') : QString()};
    }
    return all;
}

QList<WayShown> FieldArmies::ways() const
{
    QList<WayShown> shownWays;
    if (!known()) {
        return shownWays;
    }
    const System& system = open_.system();
    const Ways all = waysOf(system);
    for (std::size_t i = 0; i < all.all.size(); ++i) {
        WayShown way = shown(all.all[i], all.all[i], setup().field.table, system);
        for (const WayOption& option : all.options[i]) {
            way.options << WayOptionShown{QString::fromStdString(option.id), translated(option.name),
                map::onTable(translated(option.effect), setup().field.table)};
        }
        shownWays << way;
    }
    return shownWays;
}

QList<WayShown> FieldArmies::chosenWays() const
{
    QList<WayShown> chosen;
    const System* system = known() ? findSystem(setup().field.system) : nullptr;
    const Ways all = system != nullptr ? waysOf(*system) : Ways();
    for (int side = 0; side < 2 && known(); ++side) {
        const Way& way = setup().deployment.way[side];
        const Way* printed = all.find(way.id);
        chosen << shown(way, printed != nullptr ? *printed : way, setup().field.table, *system);
    }
    return chosen;
}

QList<MarchShown> FieldArmies::columns() const
{
    QList<MarchShown> all;
    const Deployment& deployment = setup().deployment;
    for (int side = 0; known() && side < 2; ++side) {
        if (deployment.way[side].order != Way::Order::march) {
            continue;
        }
        QList<NamedShown> column;
        for (const Troop* troop : pending(deployment, side, false)) {
            column << NamedShown{QString::fromStdString(troop->badge), translated(troop->name)};
        }
        const std::optional<Point>& spot = deployment.spot[side];
        all << MarchShown{
            side, open_.nameOfSide(side), spot ? lengthFigures(spot->x, setup().field.table) : QString(), column};
    }
    return all;
}

QList<ArrivalShown> FieldArmies::arrivals() const
{
    QList<ArrivalShown> all;
    const Ways ways = known() ? waysOf(open_.system()) : Ways();
    std::vector<std::string> codes = awaited(setup().deployment);
    codes.emplace_back(noRoom);
    for (int side = 0; known() && side < 2; ++side) {
        for (const std::string& code : codes) {
            QStringList names;
            for (const Posted& one : setup().deployment.posted) {
                const Troop* troop = setup().deployment.troop(one.badge);
                if (one.arrives == code && troop->side == side) {
                    names << tr("%1 %2", "badge and name of a unit")
                                 .arg(QString::fromStdString(one.badge), translated(troop->name));
                }
            }
            if (!names.isEmpty()) {
                all << ArrivalShown{QString::fromStdString(code == noRoom ? std::string() : code), side,
                    open_.nameOfSide(side),
                    code == noRoom ? tr("no room, stays off the table") : translated(ways.arrival(code)),
                    names.join(QStringLiteral(", "))};
            }
        }
    }
    return all;
}

QList<BasingShown> FieldArmies::basings() const
{
    QList<BasingShown> all;
    std::set<std::pair<int, std::string>> told;
    for (const Troop& troop : setup().deployment.troops) {
        if (hasEitherEdge(troop) && told.emplace(troop.side, troop.entry).second) {
            all << BasingShown{troop.side, open_.nameOfSide(troop.side), QString::fromStdString(troop.entry),
                translated(troop.name), isBroad(troop)};
        }
    }
    return all;
}

} // namespace strategikon

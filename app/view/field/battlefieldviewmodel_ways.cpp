// How the armies come onto the table: ways, columns on the march, who comes later, and on which edge stands are
// mounted.
#include "battlefieldviewmodel.h"

#include "app/words/words.h"
#include "field_words.h"
#include "model/field/terrain/choosing.h"

#include <algorithm>
#include <set>

namespace strategikon {

using namespace field;

void BattlefieldViewModel::setWays(const std::string& id)
{
    const Ways all = waysOf(*findSystem(setup_.field.system));
    const std::optional<Way> way = all.with(id, {}, setup_.field.table);
    if (!way) {
        return;
    }
    const Way other = way->against.empty() ? *way : all.with(way->against, {}, setup_.field.table).value_or(*way);
    // The rules or the dice may say whose way it is; else the first player has the one that was named.
    const Opening opening = openingOf(setup_.field, rules_->charts);
    const auto whose = [&](const Way& one) {
        const std::optional<int> called = sideCalled(opening, one.id);
        return called ? called : sideOf(one, setup_.deployment.troops);
    };
    const std::optional<int> side = whose(*way), others = whose(other);
    const int has = side ? *side : others ? 1 - *others : 0;
    setup_.deployment.way[has] = *way;
    setup_.deployment.way[1 - has] = other;
}

void BattlefieldViewModel::settleAnew()
{
    Deployment& all = setup_.deployment;
    std::erase_if(all.posted, [](const Posted& one) { return one.stands.empty() && !one.arrives.empty(); });
    all.due.clear();
    settle(all);
}

bool BattlefieldViewModel::setWay(const QString& way)
{
    if (!known()) {
        return false;
    }
    setWays(way.toStdString());
    settleAnew();
    return keep("way");
}

bool BattlefieldViewModel::setWayOf(int side, const QString& id)
{
    const Ways all = known() ? waysOf(*findSystem(setup_.field.system)) : Ways();
    const std::optional<Way> way = all.with(id.toStdString(), {}, setup_.field.table);
    if (!way || side < 0 || side > 1) {
        return false;
    }
    Way& other = setup_.deployment.way[1 - side];
    setup_.deployment.way[side] = *way;
    if (!fit(*way, other)) {
        other = way->against.empty() ? *way : all.with(way->against, {}, setup_.field.table).value_or(*way);
    }
    settleAnew();
    return keep("way");
}

QList<MarchShown> BattlefieldViewModel::columns() const
{
    QList<MarchShown> all;
    const Deployment& deployment = setup_.deployment;
    for (int side = 0; known() && side < 2; ++side) {
        if (deployment.way[side].order != Way::Order::march) {
            continue;
        }
        QList<NamedShown> column;
        for (const Troop* troop : pending(deployment, side, false)) {
            column << NamedShown{QString::fromStdString(troop->badge), translated(troop->name)};
        }
        const std::optional<Point>& spot = deployment.spot[side];
        all << MarchShown{side, sideName(side), spot ? lengthFigures(spot->x, setup_.field.table) : QString(), column};
    }
    return all;
}

bool BattlefieldViewModel::setSpot(int side, const QString& fromLeft)
{
    if (!known() || side < 0 || side > 1) {
        return false;
    }
    const Table& table = setup_.field.table;
    std::optional<Point>& spot = setup_.deployment.spot[side];
    const std::optional<double> x = lengthOf(fromLeft, table);
    if (fromLeft.trimmed().isEmpty()) {
        spot.reset();
    } else if (!x || *x < 0 || *x > table.width) {
        emit refused(tr("The entry point is on the table edge: enter its distance from the left, 0 to %1.")
                         .arg(lengthWords(table.width, table)));
        emit changed(); // the field shows again what is kept
        return false;
    } else {
        spot = snapped(Point{*x, isNear(setup_.deployment, side) ? 0 : table.depth});
    }
    return keep("spot");
}

bool BattlefieldViewModel::moveInColumn(const QString& badge, int by)
{
    Deployment& all = setup_.deployment;
    const Troop* troop = known() ? all.troop(badge.toStdString()) : nullptr;
    if (troop == nullptr) {
        return false;
    }
    std::vector<std::string> order;
    for (const Troop* one : pending(all, troop->side, false)) {
        order.push_back(one->badge);
    }
    const auto at = std::find(order.begin(), order.end(), troop->badge);
    const std::ptrdiff_t to = at - order.begin() + by;
    if (at == order.end() || to < 0 || to >= std::ptrdiff_t(order.size())) {
        return false;
    }
    std::iter_swap(at, order.begin() + to);
    all.column[troop->side] = std::move(order);
    return keep("column", badge);
}

QList<ArrivalShown> BattlefieldViewModel::arrivals() const
{
    QList<ArrivalShown> all;
    const Ways ways = known() ? waysOf(*findSystem(setup_.field.system)) : Ways();
    std::vector<std::string> codes = awaited(setup_.deployment);
    codes.emplace_back(noRoom);
    for (int side = 0; known() && side < 2; ++side) {
        for (const std::string& code : codes) {
            QStringList names;
            for (const Posted& one : setup_.deployment.posted) {
                const Troop* troop = setup_.deployment.troop(one.badge);
                if (one.arrives == code && troop->side == side) {
                    names << tr("%1 %2", "badge and name of a unit")
                                 .arg(QString::fromStdString(one.badge), translated(troop->name));
                }
            }
            if (!names.isEmpty()) {
                all << ArrivalShown{QString::fromStdString(code == noRoom ? std::string() : code), side, sideName(side),
                    code == noRoom ? tr("no room, stays off the table") : translated(ways.arrival(code)),
                    names.join(QStringLiteral(", "))};
            }
        }
    }
    return all;
}

bool BattlefieldViewModel::bringOn(const QString& code)
{
    const std::vector<std::string> codes = awaited(setup_.deployment);
    if (!known() || std::find(codes.begin(), codes.end(), code.toStdString()) == codes.end()) {
        return false;
    }
    arrive(setup_.deployment, code.toStdString());
    return keep("arrive");
}

QList<BasingShown> BattlefieldViewModel::basings() const
{
    QList<BasingShown> all;
    std::set<std::pair<int, std::string>> told;
    for (const Troop& troop : setup_.deployment.troops) {
        if (hasEitherEdge(troop) && told.emplace(troop.side, troop.entry).second) {
            all << BasingShown{troop.side, sideName(troop.side), QString::fromStdString(troop.entry),
                translated(troop.name), isBroad(troop)};
        }
    }
    return all;
}

bool BattlefieldViewModel::setBasing(int side, const QString& entry, bool broad)
{
    bool any = false;
    for (Troop& troop : setup_.deployment.troops) {
        if (troop.side != side || troop.entry != entry.toStdString() || !hasEitherEdge(troop)
            || isBroad(troop) == broad) {
            continue;
        }
        mount(troop, broad ? Basing::broad : Basing::narrow);
        any = true;
        for (Posted& one : setup_.deployment.posted) {
            if (one.badge == troop.badge && !one.stands.empty()) { // they stand about the middle where they stood
                const Point middle = middleOf(one);
                one.stands = formed(troop, one.formation, middle, one.stands.front().facing);
                one = shifted(one, middle - middleOf(one));
            }
        }
    }
    return known() && any && keep("basing", entry);
}

} // namespace strategikon

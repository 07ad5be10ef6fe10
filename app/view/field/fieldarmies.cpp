#include "fieldarmies.h"

#include "app/view/session.h"
#include "app/words/words.h"
#include "deployways.h"
#include "field_words.h"
#include "model/field/deploying/standing.h"
#include "model/field/terrain/choosing.h"

#include <algorithm>

namespace strategikon {

using namespace field;

FieldArmies::FieldArmies(OpenField& open, QObject* parent) : FieldPart(open, parent)
{
    connect(&open_, &OpenField::opened, this, &FieldArmies::opened);
}

QList<BattleArmyShown> FieldArmies::able() const
{
    return known() ? armiesToChoose([&](const std::string& system) { return system == setup().field.system; })
                   : QList<BattleArmyShown>();
}

bool FieldArmies::setArmy(int side, const QString& armyId)
{
    Session& session = *Session::current();
    const std::optional<Army> army = chosenArmy(armyId);
    const ArmyList* list = army ? session.list(*army) : nullptr;
    if (!known() || list == nullptr) {
        emit session.said(tr("This army cannot be read: open it under Armies to see why."));
        return false;
    }
    if (army->system != setup().field.system) {
        emit open_.refused(tr("This army uses a different rule system from the battlefield."));
        return false;
    }
    const System& system = open_.system();
    if (!bring(side, system.party(*list, *army))) {
        emit open_.refused(
            tr("The terrain was chosen for the army that was here: undo that first, or take another table."));
        return false;
    }
    Deployment& all = setup().deployment;
    liftSide(all, side);
    std::erase_if(all.troops, [&](const Troop& one) { return one.side == side; });
    takeEdges(all, setup().field); // unless the other army stands already
    std::vector<Troop> fresh = troopsOf(system, *list, *army, side, basingFor(rules(), setup().field.table));
    all.troops.insert(side == 0 ? all.troops.begin() : all.troops.end(), fresh.begin(), fresh.end());
    setup().deployment.army[side] = army->name.empty() ? list->name : army->name;
    if (all.way[0].id.empty()) {
        setWays(setup(), rules(), waysOf(system).all.empty() ? std::string() : waysOf(system).all.front().id);
    }
    return open_.keep("army", QString::fromStdString(setup().deployment.army[side]));
}

bool FieldArmies::bring(int side, const Party& party)
{
    if (side < 0 || side > 1) {
        return false;
    }
    if (!open_.armiesFirst()) {
        return true; // nothing depends on it
    }
    setup().field.parties.resize(2);
    Party& brought = setup().field.parties[std::size_t(side)];
    if (setup().field.throws.empty()) {
        brought = party;
        return true;
    }
    Party same = party; // another army of the same country, or this one with another row
    same.army = brought.army;
    return same == brought;
}

bool FieldArmies::toggleOption(int side, const QString& option)
{
    if (!known() || side < 0 || side > 1) {
        return false;
    }
    const Ways all = waysOf(open_.system());
    const std::string id = option.toStdString();
    for (int each = 0; each < 2; ++each) {
        Way& way = setup().deployment.way[each];
        if (way.id != setup().deployment.way[side].id && each != side) {
            continue; // the other side has a way of its own
        }
        std::vector<std::string> options = way.options;
        if (std::erase(options, id) == 0) {
            options.push_back(id);
        }
        way = all.with(way.id, options, setup().field.table).value_or(way);
    }
    return open_.keep("way");
}

bool FieldArmies::setWay(const QString& way)
{
    if (!known()) {
        return false;
    }
    setWays(setup(), rules(), way.toStdString());
    settleAnew(setup());
    return open_.keep("way");
}

bool FieldArmies::setWayOf(int side, const QString& id)
{
    const Ways all = known() ? waysOf(open_.system()) : Ways();
    const std::optional<Way> way = all.with(id.toStdString(), {}, setup().field.table);
    if (!way || side < 0 || side > 1) {
        return false;
    }
    Way& other = setup().deployment.way[1 - side];
    setup().deployment.way[side] = *way;
    if (!fit(*way, other)) {
        other = way->against.empty() ? *way : all.with(way->against, {}, setup().field.table).value_or(*way);
    }
    settleAnew(setup());
    return open_.keep("way");
}

bool FieldArmies::setSpot(int side, const QString& fromLeft)
{
    if (!known() || side < 0 || side > 1) {
        return false;
    }
    const Table& table = setup().field.table;
    std::optional<Point>& spot = setup().deployment.spot[side];
    const std::optional<double> x = lengthOf(fromLeft, table);
    if (fromLeft.trimmed().isEmpty()) {
        spot.reset();
    } else if (!x || *x < 0 || *x > table.width) {
        emit open_.refused(tr("The entry point is on the table edge: enter its distance from the left, 0 to %1.")
                               .arg(lengthWords(table.width, table)));
        emit open_.changed(); // the field shows again what is kept
        return false;
    } else {
        spot = snapped(Point{*x, isNear(setup().deployment, side) ? 0 : table.depth});
    }
    return open_.keep("spot");
}

bool FieldArmies::moveInColumn(const QString& badge, int by)
{
    Deployment& all = setup().deployment;
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
    return open_.keep("column", badge);
}

bool FieldArmies::bringOn(const QString& code)
{
    const std::vector<std::string> codes = awaited(setup().deployment);
    if (!known() || std::find(codes.begin(), codes.end(), code.toStdString()) == codes.end()) {
        return false;
    }
    arrive(setup().deployment, code.toStdString());
    return open_.keep("arrive");
}

bool FieldArmies::setBasing(int side, const QString& entry, bool broad)
{
    bool any = false;
    for (Troop& troop : setup().deployment.troops) {
        if (troop.side != side || troop.entry != entry.toStdString() || !hasEitherEdge(troop)
            || isBroad(troop) == broad) {
            continue;
        }
        mount(troop, broad ? Basing::broad : Basing::narrow);
        any = true;
        for (Posted& one : setup().deployment.posted) {
            if (one.badge == troop.badge && !one.stands.empty()) { // they stand about the middle where they stood
                const Point middle = middleOf(one);
                one.stands = formed(troop, one.formation, middle, one.stands.front().facing);
                one = shifted(one, middle - middleOf(one));
            }
        }
    }
    return known() && any && open_.keep("basing", entry);
}

} // namespace strategikon

#include "moc_fieldarmies.cpp"

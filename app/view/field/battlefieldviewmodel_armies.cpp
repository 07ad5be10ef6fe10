// Two armies on the field: who they are, how they deploy, and who sets down what.
#include "battlefieldviewmodel.h"

#include "app/view/armychoice.h"
#include "app/view/session.h"
#include "app/words/words.h"
#include "field_words.h"
#include "model/field/deploying/standing.h"
#include "model/field/deploying/works.h"
#include "rules/setup.h"

#include <algorithm>
#include <cmath>

namespace strategikon {

using namespace field;

namespace {

constexpr std::uint64_t deploying = 1u << 20; // streams of the seed for deploying
constexpr double touching = 1.5;              // cm: who is set down so near to a friend goes to his side
constexpr const char* formations[] = {"line", "column", "irregular"};

void liftSide(Deployment& deployment, int side)
{
    std::vector<std::string> badges;
    for (const Troop& troop : deployment.troops) {
        if (troop.side == side) {
            badges.push_back(troop.badge);
        }
    }
    for (const std::string& badge : badges) {
        lift(deployment, badge);
    }
    deployment.kept[side] = Kept::open;
    deployment.notes[side].reset();
}

bool isOn(const Table& table, Point p) { return p.x >= 0 && p.y >= 0 && p.x <= table.width && p.y <= table.depth; }

} // namespace

Random BattlefieldViewModel::chance()
{
    const std::size_t done = setup_.deployment.posted.size() + setup_.deployment.throws.size();
    if (!setup_.deployment.seed) {
        setup_.deployment.seed = seed();
    }
    return Random(*setup_.deployment.seed, deploying + done);
}

QList<BattleArmyShown> BattlefieldViewModel::armies() const
{
    return known() ? armiesToChoose([&](const std::string& system) { return system == setup_.field.system; })
                   : QList<BattleArmyShown>();
}

bool BattlefieldViewModel::setArmy(int side, const QString& armyId)
{
    Session& session = *Session::current();
    const std::optional<Army> army = chosenArmy(armyId);
    const ArmyList* list = army ? session.list(*army) : nullptr;
    if (!known() || list == nullptr) {
        emit session.said(tr("This army cannot be read: open it under Armies to see why."));
        return false;
    }
    if (army->system != setup_.field.system) {
        emit refused(tr("This army uses a different rule system from the battlefield."));
        return false;
    }
    const System& system = *findSystem(setup_.field.system);
    if (!bring(side, system.party(*list, *army))) {
        emit refused(tr("The terrain was chosen for the army that was here: undo that first, or take another table."));
        return false;
    }
    Deployment& all = setup_.deployment;
    liftSide(all, side);
    std::erase_if(all.troops, [&](const Troop& one) { return one.side == side; });
    takeEdges(all, setup_.field); // unless the other army stands already
    std::vector<Troop> fresh = troopsOf(system, *list, *army, side, basingFor(*rules_, setup_.field.table));
    all.troops.insert(side == 0 ? all.troops.begin() : all.troops.end(), fresh.begin(), fresh.end());
    setup_.deployment.army[side] = army->name.empty() ? list->name : army->name;
    if (all.way[0].id.empty()) {
        setWays(waysOf(system).all.empty() ? std::string() : waysOf(system).all.front().id);
    }
    return keep("army", QString::fromStdString(setup_.deployment.army[side]));
}

bool BattlefieldViewModel::bring(int side, const Party& party)
{
    if (side < 0 || side > 1) {
        return false;
    }
    if (!armiesFirst()) {
        return true; // nothing depends on it
    }
    setup_.field.parties.resize(2);
    Party& brought = setup_.field.parties[std::size_t(side)];
    if (setup_.field.throws.empty()) {
        brought = party;
        return true;
    }
    Party same = party; // another army of the same country, or this one with another row
    same.army = brought.army;
    return same == brought;
}

bool BattlefieldViewModel::toggleOption(int side, const QString& option)
{
    if (!known() || side < 0 || side > 1) {
        return false;
    }
    const Ways all = waysOf(*findSystem(setup_.field.system));
    const std::string id = option.toStdString();
    for (int each = 0; each < 2; ++each) {
        Way& way = setup_.deployment.way[each];
        if (way.id != setup_.deployment.way[side].id && each != side) {
            continue; // the other side has a way of its own
        }
        std::vector<std::string> options = way.options;
        if (std::erase(options, id) == 0) {
            options.push_back(id);
        }
        way = all.with(way.id, options, setup_.field.table).value_or(way);
    }
    return keep("way");
}

bool BattlefieldViewModel::throwForBeginning(int die, bool typed)
{
    Random random = chance();
    const int face = die > 0 ? die : random.die(6);
    return known() && thrown(setup_.deployment, face, typed) && keep("beginner");
}

bool BattlefieldViewModel::setDown(const Posted& posted)
{
    const std::string& badge = posted.badge;
    if (!known() || setup_.deployment.troop(badge) == nullptr) {
        return false;
    }
    if (!posted.stands.empty() && !isOn(setup_.field.table, middleOf(posted))) {
        emit refused(tr("Units stay on the table; to remove one, use its card."));
        return false;
    }
    if (handed_) {
        return hide(posted);
    }
    std::vector<Posted>& all = setup_.deployment.posted;
    const auto it = std::find_if(all.begin(), all.end(), [&](const Posted& one) { return one.badge == badge; });
    const bool moved = it != all.end();
    if (moved) {
        *it = posted;
    } else {
        joinsGarrison(setup_.deployment, setup_.field, posted);
        all.push_back(posted);
    }
    endKnownBlocks(setup_.deployment);
    return keep(moved ? "move" : "post", QString::fromStdString(badge));
}

bool BattlefieldViewModel::putUnit(const QString& badge, const QString& x, const QString& y)
{
    const Posted* old = known() ? deployment().post(badge.toStdString()) : nullptr;
    const std::optional<double> right = lengthOf(x, setup_.field.table), up = lengthOf(y, setup_.field.table);
    if (old == nullptr || old->stands.empty() || !right || !up) {
        emit refused(tr("A position is two numbers: the distance from the left edge and from the near edge."));
        emit selectedChanged();
        return false;
    }
    return setDown(shifted(*old, Point{*right, *up} - middleOf(*old)));
}

// Elements stand in touch, baggage and works at their edge: a finger is a centimetre off.
Posted BattlefieldViewModel::inTouch(const Posted& posted) const
{
    const Troop* troop = setup_.deployment.troop(posted.badge);
    if (!byBlocks() || handed_ || troop == nullptr) {
        return posted;
    }
    const bool first = isCamp(setup_.deployment, *troop);
    const double within = isWorks(*troop) ? troop->wide : first ? troop->deep : touching;
    for (const Point at : placesAt(
             setup_.deployment, setup_.field.table, *troop, middleOf(posted), posted.stands.front().facing, within)) {
        const Posted closer = shifted(posted, at - middleOf(posted));
        if (refusalOf(closer).isEmpty()) {
            return closer;
        }
    }
    return posted;
}

bool BattlefieldViewModel::setDownClose(const Posted& posted)
{
    const Troop* troop = known() ? setup_.deployment.troop(posted.badge) : nullptr;
    const bool first = troop != nullptr && !posted.stands.empty() && isCamp(setup_.deployment, *troop);
    return setDown(first ? inTouch(posted) : posted);
}

bool BattlefieldViewModel::setDownAt(const QString& badge, qreal x, qreal y)
{
    const Troop* troop = known() ? setup_.deployment.troop(badge.toStdString()) : nullptr;
    if (troop == nullptr) {
        return false;
    }
    Posted posted;
    posted.badge = troop->badge;
    const double facing = isNear(setup_.deployment, troop->side) ? 90 : 270;
    posted.stands = formed(*troop, posted.formation, Point{x, y} + towards(facing) * (troop->deep / 2), facing);
    posted = inTouch(posted);
    select(badge);
    if (!setDown(posted)) {
        return false;
    }
    if (byBlocks() && !handed_) { // the next tap is for the next of its row
        selectNextOf(posted.badge);
    }
    return true;
}

bool BattlefieldViewModel::form(const QString& badge, const QString& formation)
{
    const Posted* old = known() ? deployment().post(badge.toStdString()) : nullptr;
    if (old == nullptr || old->stands.empty()) {
        return false;
    }
    const auto wanted = std::find(std::begin(formations), std::end(formations), formation);
    Posted posted = *old;
    posted.formation = static_cast<Formation>(std::min<std::ptrdiff_t>(wanted - std::begin(formations), 2));
    const Troop& troop = *setup_.deployment.troop(posted.badge);
    const double facing = old->stands.front().facing;
    const Point middle = middleOf(*old);
    // The middle stays where it was.
    posted.stands = formed(troop, posted.formation, middle, facing);
    return setDown(shifted(posted, middle - middleOf(posted)));
}

bool BattlefieldViewModel::turnUnit(const QString& badge, qreal degrees)
{
    const Posted* old = known() ? deployment().post(badge.toStdString()) : nullptr;
    if (old == nullptr || old->stands.empty()) {
        return false;
    }
    Posted posted = *old;
    const Point middle = middleOf(posted);
    for (Stand& stand : posted.stands) {
        stand.centre = snapped(middle + turned(stand.centre - middle, degrees));
        stand.facing = std::fmod(stand.facing + degrees + 360, 360);
    }
    return setDownClose(posted);
}

bool BattlefieldViewModel::lift(const QString& badge)
{
    if (handed_) {
        Notes notes = handed_->notes;
        const auto gone =
            std::erase_if(notes.hidden, [&](const Posted& one) { return one.badge == badge.toStdString(); });
        if (gone > 0 && handed_->writes) {
            rewrite(notes);
        }
        return gone > 0 && handed_->writes;
    }
    const bool posted = setup_.deployment.post(badge.toStdString()) != nullptr;
    field::lift(setup_.deployment, badge.toStdString());
    return posted && keep("take", badge);
}

bool BattlefieldViewModel::liftAll(int side)
{
    for (const int each : {0, 1}) {
        if (side < 0 || side == each) {
            liftSide(setup_.deployment, each);
        }
    }
    return known() && keep("lift");
}

bool BattlefieldViewModel::leaveUndrawn(const QString& badge)
{
    Posted posted;
    posted.badge = badge.toStdString();
    posted.drawn = false;
    field::lift(setup_.deployment, posted.badge);
    setup_.deployment.posted.push_back(posted);
    return known() && keep("undrawn", badge);
}

bool BattlefieldViewModel::deploy(int side, const QString& plan)
{
    if (!known() || setup_.deployment.troops.empty()) {
        return false;
    }
    Random random = chance();
    field::deploy(
        setup_.deployment, setup_.field, rules_->kinds, side, plan == u"random" ? Plan::random : Plan::battle, random);
    return keep("deploy");
}

bool BattlefieldViewModel::deployNext(const QString& plan)
{
    if (!known() || setup_.deployment.troops.empty()) {
        return false;
    }
    Random random = chance();
    Deployment& all = setup_.deployment;
    const Plan how = plan == u"random" ? Plan::random : Plan::battle;
    const int side = next(all).side;
    // Against somebody who deploys by hand from sealed notes: all until it is his turn.
    if (side >= 0 && !isClosed(all, side) && isClosed(all, 1 - side)) {
        answer(all, setup_.field, rules_->kinds, side, how, random);
    } else {
        field::deployNext(all, setup_.field, rules_->kinds, how, random);
    }
    return keep("deploy");
}

bool BattlefieldViewModel::takeDeployment(const Deployment& deployment)
{
    setup_.deployment = deployment;
    return known() && keep("unseal");
}

bool BattlefieldViewModel::isLegal(int side) const
{
    const std::vector<Misposted>& all = mispostedNow();
    return std::none_of(
        all.begin(), all.end(), [&](const Misposted& one) { return setup_.deployment.troop(one.badge)->side == side; });
}

} // namespace strategikon

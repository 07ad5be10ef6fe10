#include "fielddeploying.h"

#include "app/words/words.h"
#include "deployways.h"
#include "field_words.h"
#include "model/field/deploying/standing.h"
#include "model/field/deploying/works.h"

#include <algorithm>
#include <cmath>

namespace strategikon {

using namespace field;

namespace {

constexpr std::uint64_t deploying = 1u << 20; // streams of the seed for deploying
constexpr double touching = 1.5;              // cm: who is set down so near to a friend goes to his side
constexpr const char* formations[] = {"line", "column", "irregular"};

bool isOn(const Table& table, Point p) { return p.x >= 0 && p.y >= 0 && p.x <= table.width && p.y <= table.depth; }

} // namespace

FieldDeploying::FieldDeploying(OpenField& open, FieldTroops& troops, FieldHanded& handed, QObject* parent)
    : FieldPart(open, parent), troops_(troops), handed_(handed)
{
    connect(&open_, &OpenField::selectedChanged, this, &FieldDeploying::selectedChanged);
}

Random FieldDeploying::chance()
{
    const std::size_t done = setup().deployment.posted.size() + setup().deployment.throws.size();
    if (!setup().deployment.seed) {
        setup().deployment.seed = open_.seed();
    }
    return Random(*setup().deployment.seed, deploying + done);
}

bool FieldDeploying::throwForBeginning(int die, bool typed)
{
    Random random = chance();
    const int face = die > 0 ? die : random.die(6);
    return known() && thrown(setup().deployment, face, typed) && open_.keep("beginner");
}

bool FieldDeploying::setDown(const Posted& posted)
{
    const std::string& badge = posted.badge;
    if (!known() || setup().deployment.troop(badge) == nullptr) {
        return false;
    }
    if (!posted.stands.empty() && !isOn(setup().field.table, middleOf(posted))) {
        emit open_.refused(tr("Units stay on the table; to remove one, use its card."));
        return false;
    }
    if (open_.handed()) {
        return handed_.hide(posted);
    }
    std::vector<Posted>& all = setup().deployment.posted;
    const auto it = std::find_if(all.begin(), all.end(), [&](const Posted& one) { return one.badge == badge; });
    const bool moved = it != all.end();
    if (moved) {
        *it = posted;
    } else {
        joinsGarrison(setup().deployment, setup().field, posted);
        all.push_back(posted);
    }
    endKnownBlocks(setup().deployment);
    return open_.keep(moved ? "move" : "post", QString::fromStdString(badge));
}

bool FieldDeploying::putUnit(const QString& badge, const QString& x, const QString& y)
{
    const Posted* old = known() ? open_.deployment().post(badge.toStdString()) : nullptr;
    const std::optional<double> right = lengthOf(x, setup().field.table), up = lengthOf(y, setup().field.table);
    if (old == nullptr || old->stands.empty() || !right || !up) {
        emit open_.refused(tr("A position is two numbers: the distance from the left edge and from the near edge."));
        emit open_.selectedChanged();
        return false;
    }
    return setDown(shifted(*old, Point{*right, *up} - middleOf(*old)));
}

// Elements stand in touch, baggage and works at their edge: a finger is a centimetre off.
Posted FieldDeploying::inTouch(const Posted& posted) const
{
    const Troop* troop = setup().deployment.troop(posted.badge);
    if (!open_.byBlocks() || open_.handed() || troop == nullptr) {
        return posted;
    }
    const bool first = isCamp(setup().deployment, *troop);
    const double within = isWorks(*troop) ? troop->wide : first ? troop->deep : touching;
    for (const Point at : placesAt(
             setup().deployment, setup().field.table, *troop, middleOf(posted), posted.stands.front().facing, within)) {
        const Posted closer = shifted(posted, at - middleOf(posted));
        if (open_.refusalOf(closer).isEmpty()) {
            return closer;
        }
    }
    return posted;
}

bool FieldDeploying::setDownClose(const Posted& posted)
{
    const Troop* troop = known() ? setup().deployment.troop(posted.badge) : nullptr;
    const bool first = troop != nullptr && !posted.stands.empty() && isCamp(setup().deployment, *troop);
    return setDown(first ? inTouch(posted) : posted);
}

bool FieldDeploying::setDownAt(const QString& badge, qreal x, qreal y)
{
    const Troop* troop = known() ? setup().deployment.troop(badge.toStdString()) : nullptr;
    if (troop == nullptr) {
        return false;
    }
    Posted posted;
    posted.badge = troop->badge;
    const double facing = isNear(setup().deployment, troop->side) ? 90 : 270;
    posted.stands = formed(*troop, posted.formation, Point{x, y} + towards(facing) * (troop->deep / 2), facing);
    posted = inTouch(posted);
    open_.select(badge);
    if (!setDown(posted)) {
        return false;
    }
    if (open_.byBlocks() && !open_.handed()) { // the next tap is for the next of its row
        troops_.selectNextOf(posted.badge);
    }
    return true;
}

bool FieldDeploying::form(const QString& badge, const QString& formation)
{
    const Posted* old = known() ? open_.deployment().post(badge.toStdString()) : nullptr;
    if (old == nullptr || old->stands.empty()) {
        return false;
    }
    const auto wanted = std::find(std::begin(formations), std::end(formations), formation);
    Posted posted = *old;
    posted.formation = static_cast<Formation>(std::min<std::ptrdiff_t>(wanted - std::begin(formations), 2));
    const Troop& troop = *setup().deployment.troop(posted.badge);
    const double facing = old->stands.front().facing;
    const Point middle = middleOf(*old);
    // The middle stays where it was.
    posted.stands = formed(troop, posted.formation, middle, facing);
    return setDown(shifted(posted, middle - middleOf(posted)));
}

bool FieldDeploying::turnUnit(const QString& badge, qreal degrees)
{
    const Posted* old = known() ? open_.deployment().post(badge.toStdString()) : nullptr;
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

bool FieldDeploying::lift(const QString& badge)
{
    if (open_.handed()) {
        Notes notes = open_.handed()->notes;
        const auto gone =
            std::erase_if(notes.hidden, [&](const Posted& one) { return one.badge == badge.toStdString(); });
        if (gone > 0 && open_.handed()->writes) {
            handed_.rewrite(notes);
        }
        return gone > 0 && open_.handed()->writes;
    }
    const bool posted = setup().deployment.post(badge.toStdString()) != nullptr;
    field::lift(setup().deployment, badge.toStdString());
    return posted && open_.keep("take", badge);
}

bool FieldDeploying::liftAll(int side)
{
    for (const int each : {0, 1}) {
        if (side < 0 || side == each) {
            liftSide(setup().deployment, each);
        }
    }
    return known() && open_.keep("lift");
}

bool FieldDeploying::leaveUndrawn(const QString& badge)
{
    Posted posted;
    posted.badge = badge.toStdString();
    posted.drawn = false;
    field::lift(setup().deployment, posted.badge);
    setup().deployment.posted.push_back(posted);
    return known() && open_.keep("undrawn", badge);
}

bool FieldDeploying::deploy(int side, const QString& plan)
{
    if (!known() || setup().deployment.troops.empty()) {
        return false;
    }
    Random random = chance();
    field::deploy(setup().deployment, setup().field, rules().kinds, side,
        plan == u"random" ? Plan::random : Plan::battle, random);
    return open_.keep("deploy");
}

bool FieldDeploying::deployNext(const QString& plan)
{
    if (!known() || setup().deployment.troops.empty()) {
        return false;
    }
    Random random = chance();
    Deployment& all = setup().deployment;
    const Plan how = plan == u"random" ? Plan::random : Plan::battle;
    const int side = next(all).side;
    // Against somebody who deploys by hand from sealed notes: all until it is his turn.
    if (side >= 0 && !isClosed(all, side) && isClosed(all, 1 - side)) {
        answer(all, setup().field, rules().kinds, side, how, random);
    } else {
        field::deployNext(all, setup().field, rules().kinds, how, random);
    }
    return open_.keep("deploy");
}

bool FieldDeploying::giveCamps(const QString& block)
{
    const Turn turn = known() ? next(setup().deployment) : Turn();
    return turn.assign && assignCamps(setup().deployment, turn.side, block.toStdString()) && open_.keep("baggage");
}

bool FieldDeploying::endSetting()
{
    const int side = known() ? next(setup().deployment).side : -1;
    return side >= 0 && endTurn(setup().deployment, side) && open_.keep("rest");
}

bool FieldDeploying::takeDeployment(const Deployment& deployment)
{
    setup().deployment = deployment;
    return known() && open_.keep("unseal");
}

bool FieldDeploying::isLegal(int side) const
{
    const std::vector<Misposted>& all = open_.misposted();
    return std::none_of(all.begin(), all.end(),
        [&](const Misposted& one) { return setup().deployment.troop(one.badge)->side == side; });
}

} // namespace strategikon

#include "moc_fielddeploying.cpp"

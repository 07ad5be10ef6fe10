// Whose turn it is to deploy, what is wrong, and what is told of one unit among the others.
#include "fielddeploying.h"

#include "app/words/words.h"
#include "field_words.h"
#include "model/field/deploying/works.h"

#include <QCoreApplication>

#include <algorithm>

namespace strategikon {

using namespace field;

namespace {

struct Tells {
    Q_DECLARE_TR_FUNCTIONS(bearings)
};

QString quarterWords(const std::vector<Quarter>& quarters)
{
    QStringList all;
    for (const Quarter quarter : quarters) {
        all << (quarter == Quarter::front       ? Tells::tr("front")
                : quarter == Quarter::rear      ? Tells::tr("rear")
                : quarter == Quarter::leftFlank ? Tells::tr("left flank")
                                                : Tells::tr("right flank"));
    }
    return all.join(Tells::tr(" and ", "parts of a unit"));
}

QString calledBy(const Setup& setup, const std::string& badge)
{
    return Tells::tr("%1 %2", "badge and name of a unit")
        .arg(QString::fromStdString(badge), translated(setup.deployment.troop(badge)->name));
}

QString seenWords(const Bearings& bearings, bool sees)
{
    QStringList all;
    for (const Bearings::Enemy& one : bearings.enemies) {
        if (one.seen.sees == sees) {
            all << QString::fromStdString(one.apart.badge);
        }
    }
    return all.join(QStringLiteral(", "));
}

} // namespace

DeployTurn FieldDeploying::due() const
{
    if (!known() || setup().deployment.troops.empty()) {
        return {};
    }
    DeployTurn turn = turnOf(setup().deployment);
    turn.who = open_.nameOfSide(turn.side);
    if (open_.byBlocks() && turn.side >= 0) {
        turn.who = tr("%1 (%2)", "near side, and what it is in this battle")
                       .arg(turn.who, translated(setup().deployment.way[turn.side].name));
    }
    return turn;
}

QList<FieldFinding> FieldDeploying::misposted() const
{
    QList<FieldFinding> all;
    if (known() && !setup().deployment.posted.empty()) {
        const System& system = open_.system();
        for (const Misposted& one : open_.misposted()) {
            all << findingOf(one, system);
        }
    }
    return all;
}

QStringList FieldDeploying::remarks() const
{
    QStringList all;
    if (known() && !setup().deployment.troops.empty()) {
        for (const Message& one : field::remarks(setup().deployment, setup().field.table)) {
            all << worded(one);
        }
    }
    return all;
}

QList<NamedShown> FieldDeploying::campBlocks() const
{
    QList<NamedShown> all;
    const Turn turn = open_.byBlocks() && !setup().deployment.troops.empty() ? next(setup().deployment) : Turn();
    if (turn.assign) {
        for (const std::string& block : field::campBlocks(setup().deployment, turn.side)) {
            all << NamedShown{QString::fromStdString(block), open_.nameOfBlock(block)};
        }
    }
    return all;
}

PostedShown FieldDeploying::unit() const
{
    const Troop* troop = known() ? setup().deployment.troop(open_.selected().toStdString()) : nullptr;
    if (troop == nullptr) {
        return {};
    }
    const Posted* posted = open_.deployment().post(troop->badge);
    PostedShown shown;
    shown.badge = open_.selected();
    shown.title = tr("%1 %2", "badge and name of a unit").arg(open_.selected(), translated(troop->name));
    shown.side = troop->side;
    shown.stands = troop->stands;
    shown.turn = isWorks(*troop) ? 90 : 15; // round a corner
    shown.posted = posted != nullptr;
    shown.hides = open_.hides(troop->badge);
    shown.off = posted != nullptr && posted->arrives == offTable;
    shown.onTable = posted != nullptr && !posted->stands.empty();
    shown.place = tr("Not on the table yet: tap its place on the map.");
    if (posted == nullptr) {
        return shown;
    }
    shown.fault = open_.refusalOf(*posted);
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
    shown.x = lengthFigures(middle.x, setup().field.table);
    shown.y = lengthFigures(middle.y, setup().field.table);
    shown.place = tr("%1 from the left edge, %2 from the near edge")
                      .arg(lengthWords(middle.x, setup().field.table), lengthWords(middle.y, setup().field.table));
    return shown;
}

QList<BearingShown> FieldDeploying::bearings() const
{
    if (!open_.bearings()) {
        return {};
    }
    const Bearings& now = *open_.bearings();
    QStringList under;
    for (const std::string& id : now.terrain) {
        const Kind* kind = rules().kinds.find(id);
        under << translated(kind != nullptr ? kind->name : id);
    }
    QList<BearingShown> shown;
    if (!now.enemies.empty()) {
        const Bearings::Enemy& nearest = now.enemies.front();
        shown << BearingShown{QStringLiteral("nearest"),
            tr("Nearest enemy: %1, %2 away, to its %3; it is in that unit’s %4.",
                "unit, distance, a quarter of the one, a quarter of the other")
                .arg(calledBy(setup(), nearest.apart.badge), lengthWords(nearest.apart.distance, setup().field.table),
                    quarterWords(nearest.quarters), quarterWords(nearest.of))};
        const QString seen = seenWords(now, true), hidden = seenWords(now, false);
        shown << BearingShown{
            QStringLiteral("seen"), seen.isEmpty() ? tr("Sees no enemy.") : tr("Sees %1.", "badges").arg(seen)};
        if (!hidden.isEmpty()) {
            shown << BearingShown{QStringLiteral("hidden"), tr("Cannot see %1.", "badges").arg(hidden)};
        }
    }
    shown << BearingShown{QStringLiteral("under"),
        under.isEmpty() ? tr("On open ground.") : tr("Terrain: %1.").arg(under.join(QStringLiteral(", ")))};
    return shown;
}

} // namespace strategikon

// What the page tells of one unit among the others, and what could be moved out of its way.
#include "battlefieldviewmodel.h"

#include "app/words/words.h"
#include "field_words.h"
#include "model/field/deploying/rearrange.h"

#include <QCoreApplication>

#include <cmath>

namespace strategikon {

using namespace field;

const std::optional<Rearranged>& BattlefieldViewModel::proposal() const
{
    if (!proposal_) {
        proposal_ = known() ? rearranged(setup_.field, charts(), rules_->kinds) : std::nullopt;
    }
    return *proposal_;
}

QString BattlefieldViewModel::proposalWords() const
{
    if (!proposal()) {
        return {};
    }
    const Point by = proposal()->by;
    const Table& table = setup_.field.table;
    QStringList ways;
    if (by.x != 0) {
        ways << (by.x > 0 ? tr("%1 to the right") : tr("%1 to the left")).arg(lengthWords(std::abs(by.x), table));
    }
    if (by.y != 0) {
        ways << (by.y > 0 ? tr("%1 towards the far edge") : tr("%1 towards the near edge"))
                    .arg(lengthWords(std::abs(by.y), table));
    }
    return tr("There is room if %1 moves %2.", "terrain, and how far to which side")
        .arg(titleWithId(proposal()->feature, rules_->charts, rules_->kinds), ways.join(tr(" and ", "two distances")));
}

bool BattlefieldViewModel::takeProposal()
{
    if (!proposal()) {
        return false;
    }
    const Feature moved = proposal()->feature;
    return replace(QString::fromStdString(moved.id), moved, "move");
}

const std::optional<Bearings>& BattlefieldViewModel::bearings() const
{
    if (!bearings_) {
        bearings_ = known() ? bearingsOf(setup_, rules_->kinds, selected_.toStdString()) : std::nullopt;
    }
    return *bearings_;
}

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

QList<BearingShown> BattlefieldViewModel::bearingsShown() const
{
    if (!bearings()) {
        return {};
    }
    const Bearings& now = *bearings();
    QStringList under;
    for (const std::string& id : now.terrain) {
        const Kind* kind = rules_->kinds.find(id);
        under << translated(kind != nullptr ? kind->name : id);
    }
    QList<BearingShown> shown;
    if (!now.enemies.empty()) {
        const Bearings::Enemy& nearest = now.enemies.front();
        shown << BearingShown{QStringLiteral("nearest"),
            tr("Nearest enemy: %1, %2 away, to its %3; it is in that unit’s %4.",
                "unit, distance, a quarter of the one, a quarter of the other")
                .arg(calledBy(setup_, nearest.apart.badge), lengthWords(nearest.apart.distance, setup_.field.table),
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

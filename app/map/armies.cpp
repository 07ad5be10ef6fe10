#include "app/map/armies.h"

#include "app/map/wording.h"
#include "app/map/words.h"
#include "app/words/words.h"

#include <cmath>

namespace strategikon::map {

using namespace field;

namespace {

QString armyName(const Deployment& deployment, int side)
{
    const std::string& name = deployment.army[side];
    return name.empty() ? Words::tr("side %1").arg(side + 1) : translated(name);
}

QString formationWords(Formation formation)
{
    switch (formation) {
    case Formation::line:
        return Words::tr("line");
    case Formation::column:
        return Words::tr("column");
    case Formation::irregular:
        break;
    }
    return Words::tr("irregular");
}

// From the edge that is nearest ahead.
QString facingWords(double degrees)
{
    const double right = std::fmod(std::fmod(degrees, 360) + 360 + 45, 360); // the quarters begin at 0
    const QString edges[] = {Words::tr("facing the right edge"), Words::tr("facing the far edge"),
        Words::tr("facing the left edge"), Words::tr("facing the near edge")};
    const int quarter = int(right / 90);
    const int off = int(std::lround(right - quarter * 90 - 45));
    if (off == 0)
        return edges[quarter];
    return (off > 0 ? Words::tr("%1, turned %2° to its left") : Words::tr("%1, turned %2° to its right"))
        .arg(edges[quarter])
        .arg(std::abs(off));
}

QString waitingWords(const Deployment& deployment, const Troop& troop, const std::string& until)
{
    if (until == noRoom)
        return Words::tr("no room, waits off the table");
    if (until == offTable)
        return Words::tr("off the table");
    if (until == unused)
        return Words::tr("left behind");
    if (until == deployment.way[troop.side].waits)
        return Words::tr("waits in its column until both sides have had a turn");
    return Words::tr("arrives later: %1").arg(QString::fromStdString(until).replace(u'-', u' '));
}

// Those who are told in one line: of one name, one stand each, which touch side by side or one behind the other; or who
// are not on the table for the same reason.
class Rows {
public:
    Rows(const Deployment& deployment, int side) : deployment_(deployment)
    {
        for (const Troop& troop : deployment.troops)
            if (troop.side == side) {
                if (rows_.empty() || !joins(rows_.back(), troop))
                    rows_.emplace_back();
                rows_.back().push_back(&troop);
            }
    }
    const std::vector<std::vector<const Troop*>>& all() const { return rows_; }

private:
    const Posted* post(const Troop& troop) const { return deployment_.post(troop.badge); }
    bool joins(const std::vector<const Troop*>& row, const Troop& next) const
    {
        const Troop& last = *row.back();
        const Posted *one = post(last), *other = post(next);
        if (last.name != next.name || !one != !other)
            return false;
        if (!one)
            return portionOf(deployment_, last).absent == portionOf(deployment_, next).absent;
        if (one->stands.size() != other->stands.size() || one->drawn != other->drawn || one->arrives != other->arrives)
            return false;
        if (one->stands.empty())
            return true;
        return one->stands.size() == 1 && touches(row, one->stands.front(), next, other->stands.front());
    }
    // In the direction in which the row goes on, if it has one already.
    bool touches(const std::vector<const Troop*>& row, const Stand& one, const Troop& next, const Stand& other) const
    {
        constexpr double hand = 0.05;
        if (std::abs(std::remainder(one.facing - other.facing, 360)) > 0.5)
            return false;
        const Point by = other.centre - one.centre;
        if (row.size() > 1) {
            const Point before = one.centre - post(*row[row.size() - 2])->stands.front().centre;
            return length(by - before) <= hand;
        }
        const Point seen = seenFrom(one, other.centre);
        return (std::abs(std::abs(seen.x) - next.wide) <= hand && std::abs(seen.y) <= hand)
            || (std::abs(std::abs(seen.y) - next.deep) <= hand && std::abs(seen.x) <= hand);
    }

    const Deployment& deployment_;
    std::vector<std::vector<const Troop*>> rows_;
};

// Standing at the near edge.
QString alongWords(const Deployment& deployment, const std::vector<const Troop*>& row)
{
    const Point by = deployment.post(row.back()->badge)->stands.front().centre
        - deployment.post(row.front()->badge)->stands.front().centre;
    if (std::abs(by.x) >= std::abs(by.y))
        return by.x > 0 ? Words::tr("from left to right") : Words::tr("from right to left");
    return by.y > 0 ? Words::tr("from near to far") : Words::tr("from far to near");
}

QString whereWords(const Deployment& deployment, const std::vector<const Troop*>& row, const Table& table)
{
    const Troop& troop = *row.front();
    const Posted* posted = deployment.post(troop.badge);
    if (!posted)
        return portionOf(deployment, troop).absent ? Words::tr("takes no part") : Words::tr("not on the table");
    if (!posted->arrives.empty())
        return waitingWords(deployment, troop, posted->arrives);
    if (posted->stands.empty() || !posted->drawn)
        return Words::tr("somewhere in its zone");
    Ring corners;
    for (const Troop* one : row)
        for (const Stand& stand : deployment.post(one->badge)->stands)
            for (const Point corner : outline(*one, stand))
                corners.push_back(corner);
    const QString stands = posted->stands.size() > 1 ? formationWords(posted->formation) + u' '
        : row.size() > 1                             ? alongWords(deployment, row) + QStringLiteral(", ")
                                                     : QString();
    return stands + facingWords(posted->stands.front().facing) + QStringLiteral("; ")
        + fromEdgesWords(boxOf(corners), table);
}

} // namespace

QString armiesTitle(const Deployment* deployment)
{
    if (!deployment || (deployment->army[0].empty() && deployment->army[1].empty()))
        return {};
    return Words::tr("%1 against %2").arg(armyName(*deployment, 0), armyName(*deployment, 1));
}

QString sideLine(const Deployment& deployment, int side)
{
    return (isNear(deployment, side) ? Words::tr("%1: %2, near edge") : Words::tr("%1: %2, far edge"))
        .arg(QChar(u'A' + side))
        .arg(armyName(deployment, side));
}

QString wayLine(const Deployment& deployment, const Table& table, int side)
{
    const Way& way = deployment.way[side];
    if (way.id.empty())
        return {};
    QStringList bounds;
    const auto add = [&](double ofRules, const QString& words) {
        const QString bound = words.arg(lengthShown(ofRules * table.scale, table.shown));
        if (ofRules > 0 && !bounds.contains(bound))
            bounds << bound;
    };
    std::vector<Where> places{way.where};
    for (const Portion& portion : way.portions)
        places.push_back(portion.where);
    for (const Where& where : places) {
        add(where.centreSquare, Words::tr("in a square of %1"));
        add(where.fromMiddle, Words::tr("%1 from the middle line"));
        add(where.fromCentre, Words::tr("%1 from the centre of the table"));
        add(where.fromEnemies, Words::tr("%1 from enemy units"));
    }
    return bounds.isEmpty() ? translated(way.name)
                            : Words::tr("%1: %2", "way to deploy and its distances")
                                  .arg(translated(way.name), bounds.join(QStringLiteral(", ")));
}

QStringList unitLines(const Deployment& deployment, const Table& table, int side)
{
    QStringList lines;
    const Rows rows(deployment, side);
    for (const auto& row : rows.all()) {
        const QString first = QString::fromStdString(row.front()->badge);
        const QString badges =
            row.size() > 1 ? first + QStringLiteral("–") + QString::fromStdString(row.back()->badge) : first;
        lines << Words::tr("%1 %2: %3").arg(badges, translated(row.front()->name), whereWords(deployment, row, table));
    }
    return lines;
}

} // namespace strategikon::map

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

QString whereWords(const Deployment& deployment, const Troop& troop, const Table& table)
{
    const Posted* posted = deployment.post(troop.badge);
    if (!posted)
        return portionOf(deployment, troop).absent ? Words::tr("takes no part") : Words::tr("not on the table");
    if (!posted->arrives.empty())
        return waitingWords(deployment, troop, posted->arrives);
    if (posted->stands.empty() || !posted->drawn)
        return Words::tr("somewhere in its zone");
    Ring corners;
    for (const Stand& stand : posted->stands)
        for (const Point corner : outline(troop, stand))
            corners.push_back(corner);
    const QString stands = posted->stands.size() > 1 ? formationWords(posted->formation) + u' ' : QString();
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
    for (const Troop& troop : deployment.troops)
        if (troop.side == side)
            lines << Words::tr("%1 %2: %3")
                         .arg(QString::fromStdString(troop.badge), translated(troop.name),
                             whereWords(deployment, troop, table));
    return lines;
}

} // namespace strategikon::map

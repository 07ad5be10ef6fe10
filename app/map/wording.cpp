#include "app/map/wording.h"

#include "app/map/armies.h"
#include "app/map/asking.h"
#include "app/map/words.h"
#include "app/words/words.h"
#include "model/field/deploying/fences.h"
#include "model/field/terrain/choosing.h"
#include "model/field/terrain/missing_terrain.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>

namespace strategikon::map {

using namespace field;

namespace {

QString number(double value)
{
    const double rounded = std::round(value * 10) / 10;
    return QLocale().toString(rounded, 'f', rounded == std::floor(rounded) ? 0 : 1);
}

QString number(double cm, const Table& table)
{
    return table.shown == Unit::pace ? QString::number(std::lround(cm / table.scale))
                                     : number(table.shown == Unit::inch ? cm / inch : cm);
}

QString fromOne(const FromEdge& from, const Table& table)
{
    const bool borders = from.distance < 0.05;
    const QString far = lengthShown(from.distance, table);
    switch (from.edge) {
    case Edge::left:
        return borders ? Words::tr("at the left edge") : Words::tr("%1 from the left edge").arg(far);
    case Edge::right:
        return borders ? Words::tr("at the right edge") : Words::tr("%1 from the right edge").arg(far);
    case Edge::nearEdge:
        return borders ? Words::tr("at the near edge") : Words::tr("%1 from the near edge").arg(far);
    case Edge::farEdge:
        break;
    }
    return borders ? Words::tr("at the far edge") : Words::tr("%1 from the far edge").arg(far);
}

QString both(const FromEdge& sideways, const FromEdge& ahead, const Table& table)
{
    return Words::tr("%1, %2").arg(fromOne(sideways, table), fromOne(ahead, table));
}

QString sizeOf(const Measured& one, const Table& table)
{
    if (one.ends.empty())
        return Words::tr("%1 × %2").arg(number(one.across, table), lengthShown(one.over, table));
    return Words::tr("%1 long, up to %2 wide").arg(lengthShown(one.across, table), lengthShown(one.over, table));
}

QString placeOf(const Measured& one, const Table& table)
{
    if (one.ends.empty())
        return both(one.sideways, one.ahead, table);
    const auto [fromSide, fromAhead] = fromEdges(one.ends.front(), table);
    const auto [toSide, toAhead] = fromEdges(one.ends.back(), table);
    return Words::tr("begins %1; ends %2").arg(both(fromSide, fromAhead, table), both(toSide, toAhead, table));
}

QString kindName(std::string_view id, const Kinds& kinds)
{
    const Kind* kind = kinds.find(id);
    return kind ? translated(kind->name) : QString::fromUtf8(id.data(), qsizetype(id.size()));
}

QString what(const Throw& one)
{
    if (one.what == "sides")
        return Words::tr("who has which edge");
    if (one.what == "first")
        return Words::tr("who places first");
    if (one.what == "terrain-type")
        return Words::tr("type of terrain");
    if (one.what == "terrain-item")
        return Words::tr("item");
    if (one.what == "placed")
        return Words::tr("placed");
    if (one.what == "declined")
        return Words::tr("not placed");
    if (one.what == "ended")
        return Words::tr("no more terrain");
    if (one.what == "season")
        return Words::tr("season named");
    if (one.what == "roll-off")
        return Words::tr("who invades");
    if (one.what == "chosen")
        return Words::tr("chosen");
    if (one.what == "allowed")
        return Words::tr("die for it");
    if (one.what == "where")
        return Words::tr("where it lies");
    return QString::fromStdString(one.what);
}

// Why none of a player's own pieces was laid out; empty: it was for another reason.
QString lackWords(std::string_view came)
{
    return came == "not-owned" ? Words::tr("no such piece in your terrain")
        : came == "too-small"  ? Words::tr("all your pieces are too small")
        : came == "too-large"  ? Words::tr("all your pieces are too large")
        : came == "wrong-size" ? Words::tr("all your pieces are too small or too large")
        : came == "used-up"    ? Words::tr("all your pieces are already on the table")
                               : QString();
}

QString came(const Throw& one, const Charts& charts, const Table& table, const SideNames& names)
{
    if (one.what == "first")
        return names.sides[one.came == "1"];
    if (one.came == "near")
        return Words::tr("%1 has the near edge").arg(names.first);
    if (one.came == "far")
        return Words::tr("%1 has the far edge").arg(names.first);
    if (one.came == "no-room")
        return Words::tr("no room for it");
    if (one.came == "agreed")
        return Words::tr("left out by agreement");
    if (QString words = lackWords(one.came); !words.isEmpty())
        return words;
    if (one.what == "roll-off")
        return one.came == "level" ? Words::tr("level, rolled again")
                                   : Words::tr("%1 invades").arg(names.sides[one.came == "1"]);
    if (one.what == "season")
        return seasonWords(one.came);
    if (one.what == "allowed")
        return one.came == "yes" ? Words::tr("allowed") : Words::tr("in vain");
    if (one.what == "chosen")
        return chosenWords(one.came, charts);
    if (one.what == "where")
        return diceSaid(one.came, charts, table);
    for (const Chart& chart : charts.charts)
        if (chart.id == one.came)
            return translated(chart.name);
    if (const Item* item = charts.find(one.came))
        return translated(item->name);
    return QString::fromStdString(one.came);
}

// One way to lay an item out: its kind and how large it may be.
QString allowedWords(const Allowed& one, const Table& table, const Kinds& kinds)
{
    const QString kind = kindName(one.kind, kinds), least = lengthShown(one.least, table),
                  most = lengthShown(one.most, table);
    if (one.shape == field::Shape::river)
        return Words::tr("%1 from a short edge to a long one, up to %2 onto the table").arg(kind, most);
    if (one.shape == field::Shape::edge && one.deep > 0)
        return Words::tr("%1 along a table edge, %2 to %3 of it and up to %4 deep")
            .arg(kind, least, most, lengthShown(one.deep, table));
    if (one.shape == field::Shape::edge)
        return Words::tr("%1 along a table edge, %2 to %3 of it").arg(kind, least, most);
    return one.shape == field::Shape::ring ? Words::tr("%1 around something, %2 to %3 across").arg(kind, least, most)
                                           : Words::tr("%1, %2 to %3 across").arg(kind, least, most);
}

// After a throw that came to nothing because of what a player owns: what would have served.
QString insteadWords(const Item& item, const Table& table, const Kinds& kinds)
{
    QStringList ways;
    for (const Allowed& one : allowedFor(item, table))
        ways << allowedWords(one, table, kinds);
    ways.removeDuplicates();
    return Words::tr("maximum by the book: %1").arg(ways.join(QStringLiteral("; ")));
}

QString throwLine(const Throw& one, const Charts& charts, const Table& table, const SideNames& names)
{
    QStringList dice;
    for (const int die : one.dice)
        dice << QString::number(die);
    QString line =
        one.side < 0 ? what(one) : Words::tr("%1, %2", "side; its throw").arg(names.sides[one.side], what(one));
    if (!dice.isEmpty())
        line = Words::tr("%1: %2").arg(line, dice.join(QStringLiteral(" + ")));
    const QString result = came(one, charts, table, names);
    if (!result.isEmpty())
        line = dice.isEmpty() ? Words::tr("%1: %2").arg(line, result) : Words::tr("%1, %2").arg(line, result);
    return line;
}

} // namespace

QString lengthShown(double cm, Unit unit)
{
    return unit == Unit::inch ? Words::tr("%1 in").arg(number(cm / inch)) : Words::tr("%1 cm").arg(number(cm));
}

// Nobody has a tape in paces.
QString lengthShown(double cm, const Table& table)
{
    return table.shown == Unit::pace
        ? Words::tr("%1 p (%2)").arg(std::lround(cm / table.scale)).arg(lengthShown(cm, Unit::centimetre))
        : lengthShown(cm, table.shown);
}

std::vector<const Kind*> kindsOn(const Field& field, const Kinds& kinds, const Deployment* deployment)
{
    std::set<std::string_view> on;
    for (const Feature& feature : field.features)
        for (const Piece& piece : feature.pieces)
            on.insert(piece.kind);
    for (const Fence& fence : deployment ? fences(*deployment, field, kinds) : std::vector<Fence>()) {
        if (!fence.runs.empty())
            on.insert(fence.kind());
        if (!fence.gates.empty())
            on.insert(gatewayKind);
    }
    std::vector<const Kind*> found;
    for (const Kind& kind : kinds.all)
        if (on.contains(kind.id))
            found.push_back(&kind);
    return found;
}

QString titleOf(const Field& field, const Deployment* deployment)
{
    const QString name = QString::fromStdString(field.name), armies = armiesTitle(deployment);
    if (armies.isEmpty())
        return name.isEmpty() ? Words::tr("Battlefield") : name;
    return name.isEmpty() ? armies : Words::tr("%1: %2", "battlefield and armies").arg(name, armies);
}

QString subtitleOf(const Field& field)
{
    const Table& table = field.table;
    if (table.shown == Unit::pace)
        return Words::tr("%1 × %2, 50 paces are %3")
                   .arg(number(table.width), lengthShown(table.depth, Unit::centimetre),
                       lengthShown(50 * table.scale, Unit::centimetre))
            + (table.terrainShare == 1
                    ? QString()
                    : Words::tr(", of terrain %1").arg(lengthShown(50 * table.laying(), Unit::centimetre)));
    QStringList parts{Words::tr("%1 × %2").arg(number(table.width, table), lengthShown(table.depth, table))};
    if (table.scale != 1)
        parts << Words::tr("1 cm of the rules is %1").arg(lengthShown(table.scale, Unit::centimetre));
    return parts.join(QStringLiteral(", "));
}

QString nameOf(const Feature& feature, const Tables& tables)
{
    if (!feature.name.empty())
        return QString::fromStdString(feature.name);
    if (const Item* item = tables.charts.find(feature.item))
        return translated(item->name);
    return kindName(feature.body().kind, tables.kinds);
}

QList<Entry> laidOutList(const Field& field, const Tables& tables)
{
    QList<Entry> list;
    const Feature* last = nullptr;
    for (const Measured& one : measured(field, tables.kinds)) {
        if (one.feature != last)
            list.append({Words::tr("%1. %2 %3")
                             .arg(one.number)
                             .arg(QString::fromStdString(one.feature->id), nameOf(*one.feature, tables)),
                {}});
        last = one.feature;
        list.last().pieces << Words::tr("%1, %2: %3")
                                  .arg(kindName(one.piece->kind, tables.kinds), sizeOf(one, field.table),
                                      placeOf(one, field.table));
    }
    return list;
}

QList<Meaning> meanings(const Field& field, const Tables& tables, const Deployment* deployment)
{
    QList<Meaning> all;
    for (const Kind* kind : kindsOn(field, tables.kinds, deployment))
        all.append({kind, translated(kind->name), onTable(translated(kind->effect), field.table)});
    return all;
}

namespace {

// With each length of the rules as `is` has it.
QString retold(const QString& words, const Table& table, const std::function<double(double)>& is)
{
    static const QRegularExpression length(QStringLiteral("(\\d+(?:[.,]\\d+)?)((?: x \\d+)?) cm\\b"));
    const auto cm = [&](QString figures) { return is(figures.replace(u',', u'.').toDouble()) * table.scale; };
    QString told;
    qsizetype from = 0;
    for (auto found = length.globalMatch(words); found.hasNext();) {
        const QRegularExpressionMatch one = found.next();
        told += words.mid(from, one.capturedStart() - from);
        const QString other = one.captured(2).mid(3); // "40 x 40 cm"
        told += other.isEmpty()
            ? lengthShown(cm(one.captured(1)), table)
            : number(cm(one.captured(1)), table) + QStringLiteral(" x ") + lengthShown(cm(other), table);
        from = one.capturedEnd();
    }
    return told + words.mid(from);
}

} // namespace

QString onTable(const QString& words, const Table& table)
{
    const bool asPrinted = table.shown == Unit::centimetre && table.scale == 1;
    return asPrinted ? words : retold(words, table, [](double cm) { return cm; });
}

QString effectOf(const Way& way, const Way& printed, const Table& table)
{
    std::map<double, double> now; // by what is printed
    const auto add = [&](const Where& as, const Where& is) {
        for (const auto length :
            {&Where::fromMiddle, &Where::fromCentre, &Where::fromEnemies, &Where::centreSquare, &Where::leaderWithin})
            now.emplace(as.*length, is.*length);
    };
    add(printed.where, way.where);
    for (std::size_t i = 0; i < std::min(printed.portions.size(), way.portions.size()); ++i)
        add(printed.portions[i].where, way.portions[i].where);
    return retold(translated(way.effect), table, [&](double cm) { return now.contains(cm) ? now.at(cm) : cm; });
}

QString pieceWords(const Measured& piece, const Table& table)
{
    return Words::tr("%1: %2", "size and place of terrain").arg(sizeOf(piece, table), placeOf(piece, table));
}

QString fromEdgesWords(const Box& box, const Table& table)
{
    const double right = table.width - box.most.x, far = table.depth - box.most.y;
    const FromEdge sideways = box.least.x <= right ? FromEdge{Edge::left, box.least.x} : FromEdge{Edge::right, right};
    const FromEdge ahead = box.least.y <= far ? FromEdge{Edge::nearEdge, box.least.y} : FromEdge{Edge::farEdge, far};
    return both(sideways, ahead, table);
}

SideNames sideNumbers() { return {{Words::tr("side 1"), Words::tr("side 2")}, Words::tr("side 1")}; }

QStringList throwLines(const Field& field, const Tables& tables, const SideNames& names)
{
    QStringList lines;
    const Item* item = nullptr; // of the last throw for one
    for (const Throw& one : field.throws) {
        QString line = throwLine(one, tables.charts, field.table, names);
        if (one.what == "terrain-item")
            item = tables.charts.find(one.came);
        if (item && one.what == "declined" && isLack(one.came))
            line = Words::tr("%1; %2").arg(line, insteadWords(*item, field.table, tables.kinds));
        if (!line.isEmpty())
            line[0] = line[0].toUpper();
        lines << line;
    }
    return lines;
}

QStringList openingLines(const Field& field, const Charts& charts, const SideNames& names)
{
    const Opening opening = openingOf(field, charts);
    if (opening.invader < 0)
        return {};
    const QString& invader = names.sides[opening.invader];
    QStringList lines{opening.west ? Words::tr("%1 invades and faces west.").arg(invader)
                                   : Words::tr("%1 invades and faces east.").arg(invader),
        Words::tr("%1, from %2 o’clock; weather score %3.", "season, hour")
            .arg(seasonWords(opening.season))
            .arg(opening.hour)
            .arg(opening.weather),
        opening.moon ? Words::tr("A clear night is moonlit.") : Words::tr("The night is moonless.")};
    for (QString& line : lines)
        line[0] = line[0].toUpper();
    return lines;
}

QString fieldText(const Field& field, const Tables& tables, const Deployment* deployment)
{
    // With the seed, by which the same field is laid out again; on a map it would tell nobody anything.
    const QString about = field.seed ? Words::tr("%1, %2").arg(subtitleOf(field), Words::tr("seed %1").arg(*field.seed))
                                     : subtitleOf(field);
    QStringList lines{titleOf(field, deployment) + QStringLiteral(" (") + about + QStringLiteral(")"), QString()};
    for (const Entry& entry : laidOutList(field, tables)) {
        lines << entry.heading;
        for (const QString& piece : entry.pieces)
            lines << QStringLiteral("   ") + piece;
    }
    if (!kindsOn(field, tables.kinds, deployment).empty())
        lines << QString() << Words::tr("In play");
    for (const Meaning& one : meanings(field, tables, deployment))
        lines << QStringLiteral("   %1: %2").arg(one.name, one.effect);
    if (const QStringList settled = openingLines(field, tables.charts); !settled.isEmpty()) {
        lines << QString() << Words::tr("The battle");
        for (const QString& one : settled)
            lines << QStringLiteral("   ") + one;
    }
    if (!field.throws.empty())
        lines << QString() << Words::tr("Dice rolls");
    for (const QString& one : throwLines(field, tables))
        lines << QStringLiteral("   ") + one;
    for (const int side : {0, 1})
        if (deployment) {
            lines << QString() << sideLine(*deployment, side);
            if (const QString way = wayLine(*deployment, field.table, side); !way.isEmpty())
                lines << QStringLiteral("   ") + way;
            for (const QString& one : unitLines(*deployment, field.table, side))
                lines << QStringLiteral("   ") + one;
        }
    if (deployment)
        for (const Message& one : remarks(*deployment, field.table))
            lines << worded(one);
    return lines.join(u'\n') + u'\n';
}

} // namespace strategikon::map

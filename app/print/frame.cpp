#include "app/print/frame.h"

#include "app/print/qr.h"
#include "app/print/words.h"
#include "app/words/words.h"

#include <algorithm>

namespace strategikon::print {

namespace {

const Style overline{Face::capitals, points(7), 0.6};
const Style title{Face::text, points(25)};
const Style under{Face::italic, points(12), 0.85};
const Style figureValue{Face::figure, points(12.5)};
const Style figureName{Face::figure, points(7), 0.7};
const Style flagName{Face::italic, points(12)};
const Style footing{Face::italic, points(8), 0.7};
const Style stampStyle{Face::figure, points(7), 0.75};

// Half a millimetre a module reads well from a desk printer; a third is the least that phones forgive.
constexpr double module = 0.46, leastModule = 0.34, largestCode = 44;

} // namespace

Frame::Frame(const Roster& roster, const QSizeF& size, const QString& heading)
    : roster(roster), size(size), heading(heading.isEmpty() ? roster.title : heading), full(heading.isEmpty())
{
}

double Frame::head(Page& page, bool first) const
{
    if (first)
        return fullHead(page);
    const double baseline = top + 2;
    const double used = put(page, right(), baseline, roster.stamp, stampStyle, Align::right);
    const double room = width() - used - 6;
    const Style style = fitted(heading, under, room);
    const double y = putLines(page, left(), baseline, heading, style, room) - style.size * 1.1 + 2;
    line(page, left(), y, right(), y, 0.15);
    return y + 4;
}

double Frame::fullHead(Page& page) const
{
    const double code = full ? paintCode(page) : top;
    const double room = width() - (full && codeSide() > 0 ? codeSide() + 6 : 0);
    double y = top + 2;
    QStringList whence{roster.system, roster.group};
    whence.removeAll(QString());
    const QString above = whence.join(QStringLiteral("  ·  "));
    y = putLines(page, left(), y, above, overline, room, 1.3) - overline.size * 1.3 + 10;
    const Style own = fitted(heading, title, room, 2);
    y = putLines(page, left(), y, heading, own, room, 1.089) - own.size * 1.089 + 6;
    y = putLines(page, left(), y, subtitle(), under, room, 1.23);
    if (full)
        y = paintFigures(page, y + 3.2, room);
    y = std::max(y, code);
    line(page, left(), y, right(), y, 0.55);
    line(page, left(), y + 0.9, right(), y + 0.9, 0.12);
    return y + 5.5;
}

QString Frame::subtitle() const
{
    QStringList parts;
    if (heading != roster.nation)
        parts.append(heading == roster.title || roster.title == roster.nation
                ? roster.nation
                : roster.title + QStringLiteral(", ") + roster.nation);
    if (roster.size > 0 && roster.bounded)
        parts.append(Words::tr("%1 points", "", roster.size / roster.parts).arg(roster.points(roster.size)));
    if (!roster.edition.isEmpty())
        parts.append(Words::tr("%1 edition").arg(roster.edition));
    if (roster.year != 0)
        parts.append(yearShown(roster.year));
    if (full)
        parts.append(verdict());
    parts.append(roster.partners);
    return parts.join(QStringLiteral("  ·  "));
}

QString Frame::verdict() const
{
    const int errors = int(std::ranges::count_if(roster.findings, [](const RosterFinding& f) { return f.error; }));
    if (roster.legal)
        return Words::tr("legal");
    return errors == 1 ? Words::tr("not legal, see below") : Words::tr("not legal: %n problems, see below", "", errors);
}

double Frame::codeSide() const
{
    const int modules = roster.code.isEmpty() ? 0 : qrModules(roster.code);
    if (modules == 0 || (modules + 2 * quietModules) * leastModule > largestCode)
        return 0;
    return std::min((modules + 2 * quietModules) * module, largestCode);
}

// The code hangs from the top right corner, its quiet margin outside the line of the text.
double Frame::paintCode(Page& page) const
{
    const double side = codeSide();
    double y = top;
    if (side > 0) {
        const int modules = qrModules(roster.code);
        const double quiet = quietModules * side / (modules + 2 * quietModules);
        page.marks.append({QRectF(right() - side + quiet, y - quiet, side, side), roster.code});
        y += side - 2 * quiet + 2.6;
    } else
        y += 2;
    put(page, right(), y, roster.stamp, stampStyle, Align::right);
    return y + 3;
}

double Frame::paintFigures(Page& page, double top, double width) const
{
    struct Item {
        QString value, name;
    };
    QList<Item> items;
    if (roster.bounded)
        items.append({roster.points(roster.spent), Words::tr("Points of %1").arg(roster.points(roster.size))});
    for (const RosterFigure& figure : shownFigures(roster))
        items.append({figure.flag ? QString() : Roster::figure(figure), figure.name});
    double x = left(), y = top;
    for (const Item& item : items) {
        // What has no number is a word in its place: "Skirmishing army".
        const Style& below = item.value.isEmpty() ? flagName : figureName;
        const double wide = std::max(widthOf(item.value, figureValue), widthOf(item.name, below));
        if (x > left() && x + wide > left() + width) {
            x = left();
            y += 10.5;
        }
        put(page, x, y + 3.4, item.value, figureValue);
        put(page, x, y + (item.value.isEmpty() ? 3.4 : 6.6), item.name, below);
        x += wide + 7;
    }
    return y + 10;
}

void Frame::foot(Page& page, int number, int count) const
{
    const double baseline = size.height() - 12;
    line(page, left(), baseline - 4, right(), baseline - 4, 0.12);
    const QString place = Words::tr("page %1 of %2").arg(number).arg(count);
    const double used = put(page, right(), baseline, place, footing, Align::right);
    QStringList parts{roster.nation};
    if (!roster.source.isEmpty())
        parts.append(roster.source);
    const QString whence = parts.join(QStringLiteral("  ·  "));
    const double room = width() - used - 6;
    putLines(page, left(), baseline, whence, fitted(whence, footing, room), room);
}

} // namespace strategikon::print

#include "app/print/cards.h"

#include "app/print/words.h"

#include <algorithm>

namespace strategikon::print {

namespace {

const Style top{Face::capitals, points(5.4), 0.65};
const Style figure{Face::figure, points(7.4)};
const Style name{Face::text, points(15)};
const Style aside{Face::italic, points(9.6), 0.85};
const Style value{Face::figure, points(13.5)};
const Style label{Face::figure, points(4.6), 0.65};
const Style foot{Face::italic, points(7), 0.65};

constexpr double margin = 4.5;

int hitsOf(const Roster& roster, const RosterUnit& unit)
{
    for (int column = 0; column < roster.columns.size(); ++column)
        if (roster.columns[column].id == roster.hitsColumn)
            return std::clamp(unit.stats[column].toInt(), 0, 12);
    return 0;
}

class Painter {
public:
    Painter(Page& page, const Roster& roster, const Card& card, const QRectF& place)
        : page(page)
        , roster(roster)
        , card(card)
        , unit(*card.unit)
        , left(place.left() + margin)
        , right(place.right() - margin)
        , width(right - left)
        , bottom(place.bottom() - margin)
        , y(place.top() + margin)
    {
    }

    void run()
    {
        titles();
        stats();
        stands();
        rules();
        ending();
    }

private:
    void titles()
    {
        const double used =
            put(page, right, y + 2, roster.points(unit.count > 0 ? unit.pointsEach : 0), figure, Align::right);
        put(page, left, y + 2, shortened(roster.nation, top, width - used - 2), top);
        y += 8.4;
        for (const QString& row : wrapped(unit.name.isEmpty() ? unit.entry : unit.name, name, width, 2)) {
            put(page, left, y, row, name);
            y += 5.8;
        }
        y -= 1.3;
        QStringList parts;
        if (!unit.name.isEmpty())
            parts.append(unit.entry);
        for (int column = 0; column < roster.columns.size(); ++column)
            if (roster.columns[column].words && !unit.stats[column].isEmpty() && unit.stats[column] != unit.entry)
                parts.append(unit.stats[column]);
        for (const RosterOption& option : unit.options)
            parts.append(Words::tr("with %1").arg(option.name));
        if (!unit.blockName.isEmpty())
            parts.append(unit.blockName);
        for (const QString& row : wrapped(parts.join(QStringLiteral(", ")), aside, width, 2)) {
            put(page, left, y, row, aside);
            y += 4;
        }
        y -= 1.4;
        line(page, left, y, right, y, 0.2);
    }

    // A band of large figures with their names beneath.
    void stats()
    {
        QList<int> shown;
        for (int column = 0; column < roster.columns.size(); ++column)
            if (!roster.columns[column].words && !unit.stats[column].isEmpty())
                shown.append(column);
        if (!shown.isEmpty()) {
            const double step = width / double(shown.size());
            for (int i = 0; i < shown.size(); ++i) {
                const double x = left + step * (i + 0.5);
                put(page, x, y + 6, shortened(unit.stats[shown[i]], value, step), value, Align::centre);
                put(page, x, y + 9, shortened(roster.columns[shown[i]].heading, label, step - 0.5), label,
                    Align::centre);
            }
            y += 11;
            line(page, left, y, right, y, 0.1, 0.6);
        }
        if (y < bottom)
            y += 2;
    }

    // A base for each stand, to be crossed out, with a box for each hit it can take.
    void stands()
    {
        const int hits = hitsOf(roster, unit);
        const int shown = std::min(card.stands, 12);
        const int across = shown > 6 ? 4 : 3;
        const double gap = 1.6, wide = (width - gap * (across - 1)) / across, high = 8.4;
        const double hit = hits > 0 ? std::min(3.2, (wide - 2.4) / hits - 0.7) : 0;
        for (int i = 0; i < shown; ++i) {
            const QRectF base(left + (wide + gap) * (i % across), y + (high + gap) * (i / across), wide, high);
            page.boxes.append({base, 0.28, 0});
            for (int k = 0; k < hits; ++k)
                page.boxes.append(
                    {QRectF(base.left() + 1.2 + (hit + 0.7) * k, base.bottom() - 1.2 - hit, hit, hit), 0.14, 0});
        }
        y += (high + gap) * ((shown + across - 1) / across);
    }

    // All the rules' texts in the largest size that fits; if need be without what the edition adds, and
    // at last only as much as there is room for.
    void rules()
    {
        const double room = bottom - 4.2 - y;
        if (unit.rules.isEmpty() || room < 4)
            return;
        line(page, left, y, right, y, 0.1, 0.6);
        y += 0.8;
        constexpr double smallest = 6.6;
        for (const bool layers : {true, false})
            for (const double size : {9.0, 8.4, 7.8, 7.2, smallest}) {
                const Style style{Face::text, points(size)};
                const double step = points(size) * 1.12;
                QList<qsizetype> names;
                QStringList rows = ruleRows(style, layers, names);
                const auto most = qsizetype((room - 1) / step);
                if (rows.size() > most && (layers || size > smallest))
                    continue;
                if (rows.size() > most) {
                    rows.resize(std::max<qsizetype>(most, 1));
                    rows.last() = shortened(rows.last() + QStringLiteral(" ……"), style, width - 3);
                }
                for (qsizetype i = 0; i < rows.size(); ++i) {
                    const bool isName = names.contains(i);
                    put(page, left + (isName ? 0 : 1.6), y += step, rows[i],
                        isName ? Style{Face::italic, style.size} : style);
                }
                return;
            }
    }

    QStringList ruleRows(const Style& style, bool layers, QList<qsizetype>& names) const
    {
        QStringList rows;
        for (const int number : unit.rules) {
            const RosterRule& rule = roster.rules[number];
            names.append(rows.size());
            rows.append(shortened(rule.name, style, width));
            rows += wrapped(
                layers && !rule.layer.isEmpty() ? rule.text + u' ' + rule.layer : rule.text, style, width - 1.6);
        }
        return rows;
    }

    void ending()
    {
        const QString place = card.of > 1 ? Words::tr("%1 of %2").arg(card.number).arg(card.of) : QString();
        const double used = put(page, right, bottom, place, foot, Align::right);
        put(page, left, bottom,
            shortened(roster.title == roster.nation ? roster.stamp : roster.title, foot, width - used - 3), foot);
    }

    Page& page;
    const Roster& roster;
    const Card& card;
    const RosterUnit& unit;
    double left, right, width, bottom, y;
};

} // namespace

QList<Card> cardsOf(const Roster& roster, int most)
{
    QList<Card> cards;
    for (const RosterGroup& group : groupsOf(roster))
        for (const int i : group.units) {
            const RosterUnit& unit = roster.units[i];
            const bool alone = unit.split && unit.standsEach > 1;
            const int of = alone ? unit.stands : unit.count;
            for (int number = 1; number <= of && cards.size() < most; ++number)
                cards.append({&unit, alone ? 1 : unit.standsEach, number, of});
        }
    return cards;
}

void paintCard(Page& page, const Roster& roster, const Card& card, const QRectF& place)
{
    Painter(page, roster, card, place).run();
}

} // namespace strategikon::print

// Cards of 63 by 88 mm, the size that sleeves are made for, nine a page on A4 and on Letter.
#include "app/print/cards.h"
#include "app/print/document.h"
#include "app/print/words.h"

namespace strategikon::print {

namespace {

constexpr int across = 3, down = 3;
constexpr double wide = 63, high = 88;
constexpr int mostCards = 900; // a hundred pages: more is a slip of the keyboard

// Hairlines between the cards, and marks in the margin to lay the ruler on.
void cutLines(Page& page, const QPointF& origin)
{
    constexpr double mark = 4;
    for (int i = 0; i <= across; ++i) {
        const double x = origin.x() + wide * i;
        page.rules.append({QLineF(x, origin.y(), x, origin.y() + high * down), 0.05, 0.35, true});
        line(page, x, origin.y() - mark - 0.6, x, origin.y() - 0.6, 0.12);
        line(page, x, origin.y() + high * down + 0.6, x, origin.y() + high * down + mark + 0.6, 0.12);
    }
    for (int i = 0; i <= down; ++i) {
        const double y = origin.y() + high * i;
        page.rules.append({QLineF(origin.x(), y, origin.x() + wide * across, y), 0.05, 0.35, true});
        line(page, origin.x() - mark - 0.6, y, origin.x() - 0.6, y, 0.12);
        line(page, origin.x() + wide * across + 0.6, y, origin.x() + wide * across + mark + 0.6, y, 0.12);
    }
}

} // namespace

Sheet cardSheet(const Roster& roster, const QSizeF& size)
{
    const QPointF origin((size.width() - wide * across) / 2, (size.height() - high * down) / 2);
    QList<Card> cards = cardsOf(roster, mostCards);
    Sheet sheet{size, {}};
    for (int i = 0; i < cards.size(); ++i) { // where the rules of a unit need one more, it follows its last card
        const int slot = i % (across * down);
        if (slot == 0) {
            sheet.pages.append(Page());
            cutLines(sheet.pages.last(), origin);
        }
        const QRectF place(origin + QPointF(wide * (slot % across), high * (slot / across)), QSizeF(wide, high));
        if (const auto told = paintCard(sheet.pages.last(), roster, cards[i], place); told && cards[i].last())
            cards.insert(i + 1, {cards[i].unit, nullptr, 0, cards[i].number, cards[i].of, told});
    }
    if (sheet.pages.isEmpty()) {
        sheet.pages.append(Page());
        put(sheet.pages.last(), size.width() / 2, size.height() / 3, Words::tr("No units yet"),
            {Face::italic, points(14)}, Align::centre);
    }
    return sheet;
}

} // namespace strategikon::print

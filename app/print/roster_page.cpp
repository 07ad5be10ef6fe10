// The roster: head, table, what breaks the rules, notes. A usual army has one page.
#include "app/print/document.h"
#include "app/print/flow.h"
#include "app/print/frame.h"
#include "app/print/table.h"
#include "app/print/words.h"

namespace strategikon::print {

namespace {

const Style heading{Face::italic, points(12)};

QList<Block> paragraphs(const QString& title, const QStringList& texts, const QString& sign, double left, double width)
{
    QList<Block> blocks;
    if (texts.isEmpty())
        return blocks;
    blocks.append({9, [=](Page& page, double top) { put(page, left, top + 6.6, title, heading); }, true});
    const double indent = sign.isEmpty() ? 0 : 4;
    for (const QString& text : texts) {
        bool first = true;
        for (const QString& row : wrapped(text, bodyStyle, width - indent)) {
            blocks.append({4.5, [=](Page& page, double top) {
                               if (first)
                                   put(page, left, top + 3.4, sign, bodyStyle);
                               put(page, left + indent, top + 3.4, row, bodyStyle);
                           }});
            first = false;
        }
    }
    return blocks;
}

QStringList sentences(const Roster& roster)
{
    QStringList texts;
    for (const RosterFinding& finding : roster.findings)
        texts.append(finding.text);
    return texts;
}

// Lines to write on where the page would be empty: a roster lives through a battle.
void ruled(Page& page, double left, double right, double top, double bottom)
{
    constexpr double step = 8, least = 30;
    if (bottom - top < least)
        return;
    put(page, left, top + 9, Words::tr("The battle"), heading);
    int count = 0;
    for (double y = top + 9 + step; y <= bottom && count < 10; y += step, ++count)
        line(page, left, y, right, y, 0.08, 0.4);
}

struct Draft {
    Sheet sheet;
    double end = 0; // of the text on the last page
};

Draft draft(const Roster& roster, const QSizeF& size, double density)
{
    const Frame frame(roster, size);
    const Table table(roster, frame.left(), frame.width(), density);
    const QList<Block> rows = table.rows();
    QList<Block> blocks = rows;
    blocks += paragraphs(Words::tr("Not legal"), sentences(roster), QStringLiteral("–"), frame.left(), frame.width());
    blocks +=
        paragraphs(Words::tr("Notes"), roster.note.split(u'\n', Qt::SkipEmptyParts), {}, frame.left(), frame.width());
    blocks += paragraphs(Words::tr("The list"), aboutList(roster), {}, frame.left(), frame.width());
    Draft draft;
    draft.sheet.size = size;
    for (int next = 0; next < blocks.size();) {
        Page page;
        double y = frame.head(page, draft.sheet.pages.isEmpty());
        if (next < rows.size()) {
            table.head(page, y);
            y += table.headHeight();
        }
        for (int count = fitting(blocks, next, frame.bottom() - y); count > 0; --count, ++next) {
            blocks[next].ink(page, y);
            y += blocks[next].height;
        }
        draft.sheet.pages.append(page);
        draft.end = y;
    }
    return draft;
}

} // namespace

Sheet rosterSheet(const Roster& roster, const QSizeF& size)
{
    // Rows close up by as much as a fifth where that saves the second page.
    Draft best = draft(roster, size, 1);
    for (const double density : {0.93, 0.86, 0.8}) {
        if (best.sheet.pages.size() == 1)
            break;
        Draft closer = draft(roster, size, density);
        if (closer.sheet.pages.size() == 1)
            best = std::move(closer);
    }
    const Frame frame(roster, size);
    ruled(best.sheet.pages.last(), frame.left(), frame.right(), best.end, frame.bottom());
    for (int i = 0; i < best.sheet.pages.size(); ++i)
        frame.foot(best.sheet.pages[i], i + 1, int(best.sheet.pages.size()));
    return best.sheet;
}

} // namespace strategikon::print

// What happens when each meets each: exact chances of the first round.
#include "app/report/handouts.h"

#include "app/report/report.h"
#include "app/report/words.h"
#include "app/words/words.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace strategikon::report {

using namespace play;

namespace {

QString whole(double share) { return QString::number(int(std::lround(share * 100))); }

QString chances(const Bout& bout)
{
    return QStringLiteral("%1 / %2 / %3").arg(whole(bout.wins), whole(bout.draw), whole(bout.loses));
}

QString losses(const Bout& bout)
{
    return QStringLiteral("%1 / %2").arg(QLocale().toString(bout.lost, 'f', 1), QLocale().toString(bout.taken, 'f', 1));
}

QString ofKind(const State& state, Id unit) { return ofData(state[unit].name); }

} // namespace

Document matchup(const Handed& handed)
{
    const State& state = handed.beginning;
    const auto bouts = handed.game.bouts(state);
    Document document{Words::tr("Match-up"), sideShown(state, 0), Words::tr("against %1").arg(sideShown(state, 1)), {}};
    document.parts.append(Paragraph{{},
        Words::tr(
            "One unit against one, both fresh, in the first round of their combat. Of each three: the chance in a "
            "hundred to win, to draw and to lose; then the stands lost on average, own and theirs."),
        Paragraph::Kind::small});
    QList<std::string> ways;
    for (const Bout& bout : bouts)
        if (!ways.contains(bout.way))
            ways.append(bout.way);
    Table table{{Words::tr("Against")}, {}, 1};
    for (const std::string& way : ways) {
        const QString word = worded(Message{"bout-" + way, {}});
        table.head << word << Words::tr("stands");
    }
    Id unit = 0, against = 0;
    Table current = table;
    for (const Bout& bout : bouts) {
        if (bout.unit != unit) {
            if (unit != 0)
                document.parts.append(current);
            current = table;
            against = 0;
            document.parts.append(Heading{3, ofKind(state, unit = bout.unit)});
        }
        if (bout.against != against) {
            current.rows.append({ofKind(state, against = bout.against)});
            for (qsizetype i = 0; i < 2 * ways.size(); ++i)
                current.rows.back() << QStringLiteral("–");
        }
        const qsizetype at = 1 + 2 * ways.indexOf(bout.way);
        current.rows.back()[at] = chances(bout);
        current.rows.back()[at + 1] = losses(bout);
    }
    if (unit != 0)
        document.parts.append(current);
    return document;
}

print::Sheet matchups(const Handed& handed) { return pagesOf(matchup(handed), {handed.paper, 1, 0.86}); }

} // namespace strategikon::report

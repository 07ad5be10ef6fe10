#include "listpaper.h"

#include "app/report/history.h"
#include "app/report/pages.h"
#include "app/view/battle/aboutshown.h"
#include "app/view/session.h"
#include "app/words/words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace strategikon {

namespace {

struct ListPaper {
    Q_DECLARE_TR_FUNCTIONS(ListPaper)
};

QString pointsOf(const SavedArmy& army, const SavedFacts& facts)
{
    const QLocale locale;
    const int limit = army.content.points;
    const QString spent = facts.judged ? locale.toString(facts.points) : QStringLiteral("?");
    return limit <= 1 ? QString() // rules without points
                      : ListPaper::tr("%1 of %2", "points").arg(spent, locale.toString(limit));
}

// Paper lies longer than a day: no "today" on it.
QString dayOf(const std::string& utc)
{
    const QDateTime when = QDateTime::fromString(QString::fromStdString(utc), Qt::ISODateWithMs).toLocalTime();
    return when.date().toString(Qt::ISODate);
}

// Under the name of their rules, those of a nation together.
report::Document armiesOf(Session& session)
{
    ArmyFilter all;
    all.sort = ArmyFilter::Sort::list;
    const std::vector<SavedArmy> armies = session.armies(all);
    report::Document document;
    document.overline = QStringLiteral("Strategikon");
    document.title = ListPaper::tr("Armies");
    document.subtitle = ListPaper::tr("%n armies", "", int(armies.size()));
    for (const System* system : systems()) {
        report::Table table{{ListPaper::tr("Army"), ListPaper::tr("Nation"), ListPaper::tr("Tags"),
                                ListPaper::tr("Points"), ListPaper::tr("Findings"), ListPaper::tr("Changed")},
            {}, 3};
        for (const SavedArmy& army : armies) {
            if (army.content.system != system->format().id) {
                continue;
            }
            const SavedFacts facts = factsOf(army.content.facts);
            QStringList tags;
            for (const std::string& tag : army.content.tags) {
                tags << QString::fromStdString(tag);
            }
            table.rows.append({titleOf(army), translated(facts.nation.empty() ? army.content.list : facts.nation),
                tags.join(QStringLiteral(", ")), pointsOf(army, facts),
                facts.judged && !facts.legal ? QLocale().toString(facts.findings) : verdictShown(army),
                dayOf(army.changed)});
        }
        if (!table.rows.isEmpty()) {
            document.parts.append(report::Heading{2, translated(system->format().name)});
            document.parts.append(table);
        }
    }
    return document;
}

report::Document battlesOf(Session& session)
{
    return report::historyOf(
        evenings::oldestFirst(session.listed(evenings::outingsIn(*session.library()))), {}, nationNamed);
}

} // namespace

std::optional<print::Sheet> sheetOfList(const QString& document, const QSizeF& paper)
{
    Session* session = Session::current();
    const bool armies = document == QStringLiteral("armies");
    if (session == nullptr || session->library() == nullptr || (!armies && document != QStringLiteral("battles"))) {
        return std::nullopt;
    }
    return report::pageOf(armies ? armiesOf(*session) : battlesOf(*session), {paper});
}

} // namespace strategikon

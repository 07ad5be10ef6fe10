#include "app/shown/battle/evening.h"

#include "app/words/words.h"

#include <QLocale>

namespace strategikon {

using evenings::Words;

QString dayShown(const QDate& day)
{
    const qint64 ago = day.daysTo(QDate::currentDate());
    return ago == 0 ? Words::tr("today")
        : ago == 1  ? Words::tr("yesterday")
                    : QLocale().toString(day, QStringLiteral("d MMM yyyy"));
}

EveningShown eveningShown(const evenings::Outing& one, const evenings::NameOf& nameOf)
{
    const SavedBattle& saved = one.saved;
    const BattleAbout& about = saved.about;
    QStringList occasion{plain(about.occasion), plain(about.venue)}, tags;
    occasion.removeAll(QString());
    for (const std::string& tag : about.tags)
        tags << plain(tag);
    const int winner = one.facts.over ? one.facts.winner : play::nobody;
    return {.name = plain(saved.content.name),
        .battleId = plain(saved.id),
        .day = dayShown(evenings::dayOf(saved)),
        .nations = {evenings::nationsOf(one, 0, nameOf), evenings::nationsOf(one, 1, nameOf)},
        .players = {plain(about.players[0]), plain(about.players[1])},
        .winner = winner == 0 || winner == 1 ? winner : -1,
        .result = evenings::resultShown(one, nameOf),
        .score = evenings::scoreShown(one),
        .standing = evenings::standingShown(one),
        .over = one.facts.over,
        .occasion = occasion.join(QStringLiteral(" · ")),
        .tags = tags};
}

} // namespace strategikon

#include "moc_evening.cpp"

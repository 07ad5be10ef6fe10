#include "aboutshown.h"

#include "app/evenings/outing.h"
#include "app/view/session.h"
#include "app/words/nations.h"
#include "app/words/words.h"

#include <QCoreApplication>
#include <QLocale>

namespace strategikon {

namespace {

// A day as people write it here, or as 2026-01-31.
QDate dayTyped(const QString& text)
{
    const QDate local = QLocale().toDate(text, QLocale::ShortFormat);
    const QDate long_ = QLocale().toDate(text, QStringLiteral("d MMM yyyy"));
    return local.isValid() && local.year() > 1970 ? local
        : long_.isValid()                         ? long_
                                                  : QDate::fromString(text, Qt::ISODate);
}

std::string tidy(const QString& text) { return text.simplified().toStdString(); }

} // namespace

QString nationNamed(const std::string& system, const std::string& list)
{
    return nationShown(Session::current()->catalogue(), system, list);
}

AboutShown aboutShown(const SavedBattle& saved)
{
    const BattleAbout& about = saved.about;
    QStringList tags;
    for (const std::string& tag : about.tags) {
        tags << plain(tag);
    }
    return {.first = plain(about.players[0]),
        .second = plain(about.players[1]),
        .day = about.day.empty() ? QString() // nobody said: what is shown would be kept as said
                                 : QLocale().toString(evenings::dayOf(saved), QStringLiteral("d MMM yyyy")),
        .venue = plain(about.venue),
        .occasion = plain(about.occasion),
        .tags = tags.join(QStringLiteral(", ")),
        .notes = plain(about.notes),
        .minutes = about.round.minutes};
}

QString say(BattleAbout& about, const AboutShown& wish)
{
    about.players = {tidy(wish.first), tidy(wish.second)};
    about.venue = tidy(wish.venue);
    about.occasion = tidy(wish.occasion);
    about.notes = wish.notes.trimmed().toStdString();
    about.round.minutes = wish.minutes;
    about.tags.clear();
    for (const QString& tag : wish.tags.split(u',', Qt::SkipEmptyParts)) {
        const QString bare = tag.trimmed();
        if (std::string kept = tidy(bare.startsWith(u'#') ? bare.mid(1) : bare); !kept.empty()) {
            about.tags.push_back(std::move(kept));
        }
    }
    const QString day = wish.day.trimmed();
    const QDate date = dayTyped(day);
    if (!day.isEmpty() && !date.isValid()) {
        return QCoreApplication::translate("evenings", "“%1” is not a date; write one like %2.")
            .arg(day, QLocale().toString(QDate(2026, 1, 31), QStringLiteral("d MMM yyyy")));
    }
    about.day = day.isEmpty() ? std::string() : date.toString(Qt::ISODate).toStdString();
    return {};
}

} // namespace strategikon

#include "moc_aboutshown.cpp"

#include "app/evenings/clock.h"

#include <algorithm>
#include <cstdlib>

namespace strategikon::evenings {

int spentOf(const Round& round, const QDateTime& now)
{
    const QDateTime since = QDateTime::fromString(QString::fromStdString(round.since), Qt::ISODateWithMs);
    if (!since.isValid())
        return round.spent;
    // A clock of the computer that was set back takes nothing away.
    return round.spent + int(std::clamp<qint64>(since.secsTo(now), 0, 1'000'000 - round.spent));
}

int leftOf(const Round& round, const QDateTime& now) { return round.minutes * 60 - spentOf(round, now); }

Round started(Round round, const QDateTime& now)
{
    round.spent = spentOf(round, now);
    round.since = now.toUTC().toString(Qt::ISODateWithMs).toStdString();
    return round;
}

Round paused(Round round, const QDateTime& now)
{
    round.spent = spentOf(round, now);
    round.since.clear();
    return round;
}

Round anew(Round round)
{
    round.spent = 0;
    round.since.clear();
    return round;
}

QString timeShown(int seconds)
{
    const int all = std::abs(seconds), hours = all / 3600, minutes = all / 60 % 60;
    const QString sign = seconds < 0 ? QStringLiteral("−") : QString();
    const auto two = [](int number) { return QString::number(number).rightJustified(2, u'0'); };
    return hours > 0 ? sign + QString::number(hours) + u':' + two(minutes) + u':' + two(all % 60)
                     : sign + QString::number(minutes) + u':' + two(all % 60);
}

} // namespace strategikon::evenings

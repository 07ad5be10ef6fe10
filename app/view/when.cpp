#include "when.h"

#include "app/view/armies/librarymodel.h"

#include <QDateTime>
#include <QLocale>

namespace strategikon {

QString whenWords(const std::string& utc)
{
    const QDateTime when = QDateTime::fromString(QString::fromStdString(utc), Qt::ISODateWithMs).toLocalTime();
    const QLocale locale;
    const qint64 days = when.date().daysTo(QDate::currentDate());
    // Some languages write short times with seconds.
    const QString time =
        locale.toString(when.time(), locale.timeFormat(QLocale::ShortFormat).remove(QStringLiteral(":ss")));
    if (days == 0) {
        return LibraryModel::tr("today, %1").arg(time);
    }
    if (days == 1) {
        return LibraryModel::tr("yesterday, %1").arg(time);
    }
    return locale.toString(when.date(), QStringLiteral("d MMM yyyy"));
}

} // namespace strategikon

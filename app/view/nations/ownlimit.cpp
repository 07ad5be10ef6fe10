#include "ownlimit.h"

#include <QCoreApplication>
#include <QStringList>

namespace strategikon::ownlimit {

namespace {

struct LimitWords {
    Q_DECLARE_TR_FUNCTIONS(ownlimit)
};

QString text(const std::string& words) { return QString::fromStdString(words); }

QStringList texts(const std::vector<std::string>& ids)
{
    QStringList texts;
    for (const std::string& id : ids) {
        texts << text(id);
    }
    return texts;
}

QString names(const std::vector<std::string>& ids, const NameOf& nameOf)
{
    QStringList names;
    for (const std::string& id : ids) {
        names << nameOf(id);
    }
    return names.join(QStringLiteral(", "));
}

QString measure(const std::string& count)
{
    return count == "stands"  ? LimitWords::tr("stands")
        : count == "points"   ? LimitWords::tr("points")
        : count == "upgrades" ? LimitWords::tr("upgrades")
                              : LimitWords::tr("units");
}

QString amountWords(const LimitForm& limit, const NameOf& nameOf)
{
    QString words = text(limit.number);
    if (limit.shared) {
        words = LimitWords::tr("%1/%2 of the count of %3")
                    .arg(text(limit.numerator), text(limit.denominator), names(limit.shareOf, nameOf));
        if (!limit.plus.empty()) {
            words = LimitWords::tr("%1 and %2 more").arg(words, text(limit.plus));
        }
    }
    return limit.thousand ? LimitWords::tr("%1 for each full 1,000 points").arg(words) : words;
}

} // namespace

LimitShown shown(const LimitForm& limit)
{
    return {text(limit.count), text(limit.side), limit.shared, text(limit.number), text(limit.numerator),
        text(limit.denominator), texts(limit.shareOf), text(limit.plus), limit.thousand, texts(limit.of),
        texts(limit.when), texts(limit.unless)};
}

QString words(const LimitForm& limit, const NameOf& nameOf)
{
    const QString amount = amountWords(limit, nameOf);
    const QString bound = limit.side == "at-most" ? LimitWords::tr("at most %1").arg(amount)
        : limit.side == "at-least"                ? LimitWords::tr("at least %1").arg(amount)
                                                  : LimitWords::tr("exactly %1").arg(amount);
    QString words = LimitWords::tr("%1, %2: %3", "what is counted, in what, how many")
                        .arg(names(limit.of, nameOf), measure(limit.count), bound);
    if (!limit.when.empty()) {
        words += LimitWords::tr(", when there is %1").arg(names(limit.when, nameOf));
    }
    if (!limit.unless.empty()) {
        words += LimitWords::tr(", unless there is %1").arg(names(limit.unless, nameOf));
    }
    return words;
}

} // namespace strategikon::ownlimit

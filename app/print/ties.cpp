// What a list says besides its table, in words.
#include "app/print/nation.h"
#include "app/print/words.h"
#include "app/words/points.h"
#include "app/words/words.h"

namespace strategikon::print {

namespace {

QString namesOf(const ArmyList& list, const std::vector<int>& lines, const std::vector<int>& options)
{
    QStringList names;
    for (int line : lines)
        names << translated(list.lines[line].name);
    for (int option : options)
        names << translated(list.options[option].name);
    return names.join(QStringLiteral(", "));
}

QString tieOf(const ArmyList& list, const Tie& tie, int parts)
{
    const QString names = namesOf(list, {}, tie.options);
    if (tie.kind == Tie::Kind::set)
        return Words::tr(
            "%1: one set for %2 points, with an upgrade for each of these types in the army.", "", tie.price / parts)
            .arg(names, pointsShown(tie.price, parts));
    return Words::tr("%1: only after the %2 has one.").arg(names, translated(list.lines[tie.line].name));
}

QString measureOf(Limit::Measure measure)
{
    switch (measure) {
    case Limit::Measure::stands:
        return Words::tr("stands");
    case Limit::Measure::points:
        return Words::tr("points");
    case Limit::Measure::options:
        return Words::tr("upgrades");
    case Limit::Measure::bodies:
        break;
    }
    return Words::tr("units");
}

QString amountOf(const ArmyList& list, const Limit::Amount& amount)
{
    if (!amount.of.empty()) {
        const QString names = namesOf(list, amount.of, {});
        const QString share = amount.numerator == amount.denominator
            ? Words::tr("as many as %1").arg(names)
            : Words::tr("%1/%2 of the count of %3").arg(amount.numerator).arg(amount.denominator).arg(names);
        return amount.number == 0 ? share : Words::tr("%1, and %2 more").arg(share).arg(amount.number);
    }
    if (amount.above > 0)
        return Words::tr("%1, above %2 points %3").arg(amount.number).arg(amount.above).arg(amount.numberAbove);
    return amount.per == Per::thousand ? Words::tr("%1 for each 1,000 points").arg(amount.number)
                                       : QString::number(amount.number);
}

QString namesOf(const ArmyList& list, const std::vector<std::string>& ids)
{
    QStringList names;
    for (const std::string& id : ids) {
        const int line = list.line(id), option = list.option(id);
        names << translated(line >= 0 ? list.lines[line].name : option >= 0 ? list.options[option].name : id);
    }
    return names.join(QStringLiteral(", "));
}

QString groupsOf(const ArmyList& list, const Limit& limit)
{
    QStringList groups;
    for (const std::vector<int>& group : limit.groups)
        groups << namesOf(list, group, {});
    return Words::tr("Only one of these: %1.").arg(groups.join(QStringLiteral("; ")));
}

QString limitOf(const ArmyList& list, const Limit& limit)
{
    if (!limit.groups.empty())
        return groupsOf(list, limit);
    QStringList bounds;
    const QString least = limit.least ? amountOf(list, *limit.least) : QString();
    const bool exactly = limit.least && limit.most && least == amountOf(list, *limit.most);
    if (exactly)
        bounds << Words::tr("exactly %1").arg(least);
    else if (limit.least)
        bounds << Words::tr("at least %1").arg(least);
    if (limit.most && !exactly)
        bounds << Words::tr("at most %1").arg(amountOf(list, *limit.most));
    QString words = Words::tr("%1 (%2): %3")
                        .arg(namesOf(list, limit.lines, limit.options), measureOf(limit.measure),
                            bounds.join(QStringLiteral(", ")));
    if (!limit.when.empty())
        words += Words::tr(", when there is %1").arg(namesOf(list, limit.when));
    if (!limit.unless.empty())
        words += Words::tr(", unless there is %1").arg(namesOf(list, limit.unless));
    return words + u'.';
}

} // namespace

QStringList tiesOf(const System& system, const ArmyList& list)
{
    QStringList sentences;
    for (const Tie& tie : list.ties)
        sentences << tieOf(list, tie, system.format().parts);
    for (const Limit& limit : list.limits)
        sentences << limitOf(list, limit);
    return sentences;
}

} // namespace strategikon::print

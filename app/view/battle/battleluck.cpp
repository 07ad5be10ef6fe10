#include "battleluck.h"

#include "app/words/naming.h"
#include "app/words/played.h"
#include "model/play/record/luck.h"

#include <QLocale>

namespace strategikon {

namespace {

LuckRowShown rowOf(const QString& name, const play::Luck& luck)
{
    return {name, luck.good, luck.throws, QLocale().toString(luck.expected.mean(), 'f', 1), luck.asGood()};
}

} // namespace

QList<LuckSideShown> BattleLuck::sides() const
{
    if (!battle_.known()) {
        return {};
    }
    QList<LuckSideShown> sides{{QStringLiteral("A"), battle_.sideName(0)}, {QStringLiteral("B"), battle_.sideName(1)}};
    for (const play::Luck& one : play::luckOf(battle_.record())) {
        const QString name = !one.units.empty()
            ? namedTogether(battle_.state(), one.units, battle_.game()).join(QStringLiteral(", "))
            : one.phase.empty() ? tr("All")
                                : phaseShown(one.phase, battle_.state().words);
        sides[one.side].rows << rowOf(name, one);
    }
    return sides;
}

} // namespace strategikon

#include "moc_battleluck.cpp"

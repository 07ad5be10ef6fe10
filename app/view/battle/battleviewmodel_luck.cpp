// Luck so far: what was rolled against what was to be expected, by side, phase and unit.
#include "battleviewmodel.h"

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

QList<LuckSideShown> BattleViewModel::luck() const
{
    if (!known()) {
        return {};
    }
    QList<LuckSideShown> sides{{QStringLiteral("A"), sideName(0)}, {QStringLiteral("B"), sideName(1)}};
    for (const play::Luck& one : play::luckOf(recorder_->battle())) {
        const QString name = !one.units.empty()
            ? namedTogether(state(), one.units, recorder_->game()).join(QStringLiteral(", "))
            : one.phase.empty() ? tr("All")
                                : phaseShown(one.phase, state().words);
        sides[one.side].rows << rowOf(name, one);
    }
    return sides;
}

} // namespace strategikon

// Luck so far: what was rolled against what was to be expected, by side, phase and unit.
#include "battledesk.h"

#include "app/report/luck.h"
#include "app/words/played.h"

#include <QLocale>

namespace strategikon {

namespace {

QVariantMap rowOf(const QString& name, const report::Luck& luck)
{
    return {{"name", name}, {"good", luck.good}, {"throws", luck.throws},
        {"expected", QLocale().toString(luck.expected.mean(), 'f', 1)}, {"part", luck.asGood()}};
}

} // namespace

QVariantList BattleDesk::luck() const
{
    QVariantList sides;
    if (!known()) {
        return sides;
    }
    QVariantList rows[2];
    for (const report::Luck& one : report::luckOf(recorder_->battle())) {
        const QString name = one.unit != 0 ? named(state(), one.unit)
            : one.phase.empty()            ? tr("All")
                                           : phaseShown(one.phase, state().words);
        rows[one.side] << rowOf(name, one);
    }
    for (const int side : {0, 1}) {
        sides << QVariantMap{{"letter", side == 0 ? "A" : "B"}, {"name", sideName(side)}, {"rows", rows[side]}};
    }
    return sides;
}

} // namespace strategikon

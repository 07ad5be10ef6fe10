// Luck so far: what was rolled against what was to be expected, by side, phase and unit.
#pragma once

#include "learnshown.h"
#include "openbattle.h"

#include <QtQml/qqmlregistration.h>

namespace strategikon {

class BattleLuck : public QObject {
    Q_OBJECT
    QML_ANONYMOUS

public:
    BattleLuck(const OpenBattle& battle, QObject* parent) : QObject(parent), battle_(battle) {}

    Q_INVOKABLE QList<strategikon::LuckSideShown> sides() const;

private:
    const OpenBattle& battle_;
};

} // namespace strategikon

// In which order and in which rows a card tells whom it offers. On a known battlefield the enemies nearest to who is
// named come first, those out of his reach lie folded behind them; those who are alike stand in one place.
#pragma once

#include "opencard.h"

#include "app/shown/battle/card.h"

#include <QCoreApplication>

namespace strategikon {

class BadgeRows {
    Q_DECLARE_TR_FUNCTIONS(strategikon::BadgeRows)

public:
    BadgeRows(const OpenBattle& battle, const OpenCard& open) : battle_(battle), open_(open) {}

    void sort(const play::Input& input, InputShown& shown) const;
    // Many: those alike in one row, but for the first so many.
    QList<BadgeShown> inRows(const QList<BadgeShown>& all, const QString& id, int first = 0) const;

private:
    const play::State& state() const { return battle_.state(); }
    void nearestFirst(const play::Input& input, InputShown& shown) const;
    int proposedFirst(const play::Input& input, InputShown& shown) const;

    const OpenBattle& battle_;
    const OpenCard& open_;
};

} // namespace strategikon

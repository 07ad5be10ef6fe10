// The table: whose turn it is, how all units and commanders are, and how what is being fought out stands. Fields say
// themselves what they are.
#pragma once

#include "alikerows.h"
#include "nowshown.h"
#include "openbattle.h"
#include "tableshown.h"
#include "unfolded.h"

#include <QtQml/qqmlregistration.h>

namespace strategikon {

class BattleTable : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed FINAL) // who has won, when it is over
    Q_PROPERTY(QString turnWords READ turnWords NOTIFY changed FINAL)
    Q_PROPERTY(QString sideWords READ sideWords NOTIFY changed FINAL) // whose turn; empty before the first
    Q_PROPERTY(QString phaseWords READ phaseWords NOTIFY changed FINAL)
    Q_PROPERTY(QString placeWords READ placeWords NOTIFY changed FINAL) // where in the turn the card is
    Q_PROPERTY(QString scoreWords READ scoreWords NOTIFY changed FINAL) // what is scored; empty: nothing
    Q_PROPERTY(QString fieldWords READ fieldWords NOTIFY changed FINAL) // what dice said of the field; or empty
    Q_PROPERTY(strategikon::BoutShown bout READ bout NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::SideShown> sides READ sides NOTIFY changed FINAL)

public:
    BattleTable(const OpenBattle& battle, const Unfolded& unfolded, QObject* parent);

    QString outcome() const;
    QString turnWords() const;
    QString sideWords() const;
    QString phaseWords() const;
    QString placeWords() const;
    QString scoreWords() const;
    QString fieldWords() const;
    BoutShown bout() const;
    QList<SideShown> sides() const;

signals:
    void changed();

private:
    const play::State& state() const { return battle_.state(); }
    bool known() const { return battle_.known(); }
    bool goesOn() const { return known() && state().turn > 0 && !state().over; } // it has begun, too
    UnitShown shown(const play::Thing& thing) const;
    UnitShown rowShown(const play::Ids& row) const;
    void addRow(const AlikeRows& alike, const play::Thing& thing, QList<UnitShown>& rows) const;
    void rowsOf(play::Id group, play::Id army, const AlikeRows& alike, QList<UnitShown>& rows) const;

    const OpenBattle& battle_;
    const Unfolded& unfolded_; // rows of those who are alike
};

} // namespace strategikon

// What stands under the card: what its buttons do now, and the end of a phase or a turn.
#pragma once

#include "battlecard.h"
#include "nowshown.h"

namespace strategikon {

class CardFoot : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(strategikon::FootShown shown READ shown NOTIFY changed FINAL)
    Q_PROPERTY(bool phaseEnds READ phaseEnds NOTIFY changed FINAL) // players may say now that the phase is over
    Q_PROPERTY(bool mayPass READ mayPass NOTIFY changed FINAL)     // a turn has begun, and nobody has done anything
    Q_PROPERTY(QString quietWords READ quietWords NOTIFY changed FINAL) // what is said then

public:
    CardFoot(const OpenBattle& battle, OpenCard& open, BattlePast& past, const BattleCard& asked, QObject* parent);

    FootShown shown() const;
    bool phaseEnds() const;
    bool mayPass() const;
    QString quietWords() const;

    Q_INVOKABLE bool endPhase();
    Q_INVOKABLE bool passTurn(); // “Nothing this turn”: each phase is over, as long as nobody is asked anything

signals:
    void changed();

private:
    const play::State& state() const { return battle_.state(); }
    void sayAnswer(FootShown& foot) const; // of the card that lies open
    QString phaseEndsIn() const;           // where the battle stands once it has ended: “to Close combat”
    QString missing() const;               // from the card
    QString answerVerb() const;
    QString namedOnCard() const;

    const OpenBattle& battle_;
    OpenCard& open_;
    BattlePast& past_;
    const BattleCard& asked_;
    mutable std::pair<std::pair<int, int>, QString> endsIn_{{-1, 0}, {}}; // with so many entries, that step corrected
};

} // namespace strategikon

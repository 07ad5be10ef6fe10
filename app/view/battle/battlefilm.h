// The film of a battle: the table as it stood behind so many steps of the way here.
#pragma once

#include "carddraft.h"
#include "nowshown.h"

#include <QtQml/qqmlregistration.h>

namespace strategikon {

class BattleFilm : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int steps READ steps NOTIFY changed FINAL)
    Q_PROPERTY(int looking READ looking NOTIFY changed FINAL) // -1: at now
    Q_PROPERTY(int lookedStep READ lookedStep NOTIFY changed FINAL)
    Q_PROPERTY(int shownStep READ shownStep NOTIFY changed FINAL) // that led to the moment that is shown; 0: none
    Q_PROPERTY(QList<strategikon::TurnShown> turns READ turns NOTIFY changed FINAL)

public:
    BattleFilm(OpenBattle& battle, OpenCard& open, CardDraft& draft, QObject* parent);

    int steps() const { return battle_.steps(); }
    int looking() const { return battle_.looking(); }
    int lookedStep() const { return battle_.lookedStep(); }
    int shownStep() const { return battle_.shownStep(); }
    QList<TurnShown> turns() const;

    Q_INVOKABLE void look(int at);     // behind so many steps; all of them: back to now
    Q_INVOKABLE void lookAt(int step); // of the line; the last one: back to now

signals:
    void changed();

private:
    OpenBattle& battle_;
    OpenCard& open_;
    CardDraft& draft_;
};

} // namespace strategikon

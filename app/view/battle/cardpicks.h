// Whom a card names, picked on the card, in the lists and on the map.
#pragma once

#include "battlecard.h"

namespace strategikon {

class CardPicks : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QList<int> pickable READ pickable NOTIFY changed FINAL) // things that the card can take
    Q_PROPERTY(QList<int> picked READ picked NOTIFY changed FINAL)
    // Who would be named beside those who are, in one tap: in touch with them, or with them last time.
    Q_PROPERTY(QList<strategikon::BadgeShown> companions READ companions NOTIFY changed FINAL)

public:
    CardPicks(OpenBattle& battle, OpenCard& open, BattlePast& past, BattleCard& asked, QObject* parent);

    QList<int> pickable() const;
    QList<int> picked() const;
    QList<BadgeShown> companions() const;

    Q_INVOKABLE void pick(const QString& input, int thing);
    Q_INVOKABLE void pickNobody(const QString& id);
    Q_INVOKABLE void pickOnTable(int thing); // wherever the card can take it, or the one behind it
    // Those who stand in one row with `first`: all that may be named, one more of them, or, where it is to be said who,
    // the row opens. `input` empty: where the card can take them.
    Q_INVOKABLE void pickRow(const QString& input, int first);
    Q_INVOKABLE void openRow(int first, const QString& id = {}); // or closes it; of an input, or in the list
    Q_INVOKABLE void openFar(const QString& input);              // those out of reach too, or no longer
    Q_INVOKABLE void takeCompanions();

signals:
    void changed();

private:
    OpenBattle& battle_;
    OpenCard& open_;
    BattlePast& past_;
    BattleCard& asked_;
};

} // namespace strategikon

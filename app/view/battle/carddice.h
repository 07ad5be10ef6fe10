// The dice of a card as they fall at the table. Nobody has to confirm what fell, where nothing else is open.
#pragma once

#include "battlecard.h"
#include "carddraft.h"

namespace strategikon {

class CardDice : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool has READ has NOTIFY changed FINAL)
    Q_PROPERTY(bool takes READ takes NOTIFY changed FINAL) // it has dice, or the one behind it does

public:
    CardDice(const OpenBattle& battle, OpenCard& open, BattleCard& asked, const CardDraft& draft, QObject* parent);

    bool has() const { return open_.hasDice(); }
    bool takes() const { return open_.takesDice(); }

    Q_INVOKABLE bool typeDie(int face); // the next die that has not fallen; true: it has answered
    Q_INVOKABLE void clearDie(const QString& input, int die);
    Q_INVOKABLE void takeBackDie(); // the one typed last
    // How many score, instead of each face; later cards of the phase follow it.
    Q_INVOKABLE void setCounted(const QString& input, bool counted);
    Q_INVOKABLE bool putCount(const QString& input, int score); // true: it has answered
    Q_INVOKABLE bool roll(); // by the program, all dice that have not fallen; answers

signals:
    void changed();
    void typed(int face); // or a count
    void closed();        // what was typed has answered the card

private:
    bool answersItself();

    const OpenBattle& battle_;
    OpenCard& open_;
    BattleCard& asked_;
    const CardDraft& draft_;
};

} // namespace strategikon

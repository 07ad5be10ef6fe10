// The card of what is asked, in words, and the hands on it. Its dice and those it names have hands of their own
// (carddice.h, cardpicks.h).
#pragma once

#include "badgerows.h"
#include "battlepast.h"

#include "app/shown/battle/warning.h"

namespace strategikon {

class BattleCard : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QList<strategikon::CardShown> actions READ actions NOTIFY changed FINAL) // none while a step waits
    Q_PROPERTY(strategikon::CardShown card READ card NOTIFY changed FINAL)              // none: choose an action
    Q_PROPERTY(QList<strategikon::InputShown> inputs READ inputs NOTIFY changed FINAL)
    Q_PROPERTY(strategikon::MeaningShown meaning READ meaning NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::WarningShown> warnings READ warnings NOTIFY changed FINAL)
    Q_PROPERTY(bool chosen READ chosen NOTIFY changed FINAL)     // a card lies open
    Q_PROPERTY(bool planning READ planning NOTIFY changed FINAL) // a card before its time, for a plan only
    Q_PROPERTY(bool complete READ complete NOTIFY changed FINAL)
    Q_PROPERTY(bool tapAnswers READ tapAnswers NOTIFY changed FINAL) // a choice is all that is asked, and not made
    // The odds lie open: whom a card names, only OK answers.
    Q_PROPERTY(bool plans READ plans WRITE setPlans NOTIFY plansChanged FINAL)

public:
    BattleCard(const OpenBattle& battle, OpenCard& open, BattlePast& past, QObject* parent);

    QList<CardShown> actions() const;
    CardShown card() const;
    QList<InputShown> inputs() const;
    MeaningShown meaning() const;
    QList<WarningShown> warnings() const;
    bool chosen() const { return open_.card().has_value(); }
    bool planning() const { return open_.planning(); }
    bool complete() const { return open_.complete(); }
    bool tapAnswers() const;
    bool plans() const { return open_.plans; }
    void setPlans(bool plans);

    Q_INVOKABLE void choose(
        const QString& what, int who = play::nobody);      // an action; one that asks nothing is done at once
    Q_INVOKABLE void putAway();                            // the action that was chosen
    Q_INVOKABLE void put(const QString& input, int value); // of a choice, a flag or a number
    Q_INVOKABLE void cure(int warning);                    // what would mend it stands on the card then
    Q_INVOKABLE bool answer();
    Q_INVOKABLE QString openNotes(QString word); // those of the card's side; empty: they are open, otherwise why not

    // For the other parts of the page.
    const play::Card* open() const { return open_.card() ? &*open_.card() : nullptr; } // nullptr: none lies open
    const play::Decision* ask() const { return open_.ask(); }
    QList<BadgeShown> inRows(const QList<BadgeShown>& all, const QString& id) const { return rows_.inRows(all, id); }
    void settle(const QString& input, int value);             // it is not answered by that
    void putBack(const play::Answer& answer);                 // onto its card
    void dealAnew();                                          // the open card, with nothing said on it
    void plan(const play::Decision& ask) { open_.plan(ask); } // before its time: it is filled in and never answered
    bool isOpen(const play::Decision& ask) const { return open_.isOpen(ask); }
    void tellAnew() { open_.tell(); } // its rule says something else

signals:
    void changed();
    void plansChanged();

private:
    const play::State& state() const { return battle_.state(); }
    InputShown shown(const play::Input& input) const;
    QString throwerOf(const play::Input& input) const;
    void nameAccounts(MeaningShown& shown) const;

    const OpenBattle& battle_;
    OpenCard& open_;
    BattlePast& past_;
    BadgeRows rows_;
};

} // namespace strategikon

// A battle as its screen shows it: the table, the card of what is asked, and the story. What may be answered and what
// it means comes from the game; what is done goes through the recorder, so that it is on disk before it is seen.
#pragma once

#include "model/play/recorder.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <optional>
#include <set>

namespace strategikon {

class BattleDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString battleId READ battleId WRITE open NOTIFY opened FINAL)
    Q_PROPERTY(bool known READ known NOTIFY changed FINAL)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed FINAL) // why it cannot be shown
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
    Q_PROPERTY(QString turnWords READ turnWords NOTIFY changed FINAL)
    Q_PROPERTY(QString sideWords READ sideWords NOTIFY changed FINAL) // whose turn; empty before the first
    Q_PROPERTY(QString phaseWords READ phaseWords NOTIFY changed FINAL)
    // name, letter, turn (it is its), armies, bodies, leaders: of each name, badge, marks (words, plight), bars
    // (words, is, of), gone; thing
    Q_PROPERTY(QVariantList sides READ sides NOTIFY changed FINAL)

    Q_PROPERTY(QVariantList actions READ actions NOTIFY cardChanged FINAL) // what, title, on; none while a step waits
    // what, title, who, waits, rule (text, place); empty: choose an action
    Q_PROPERTY(QVariantMap card READ card NOTIFY cardChanged FINAL)
    // id, label, kind, fact, matters, and by kind: options (label, on), things (thing, badge, name, on), value,
    // least, most, dice (count, sides, needs, mayCount, counted, faces, score)
    Q_PROPERTY(QVariantList inputs READ inputs NOTIFY cardChanged FINAL)
    // modifiers (value, name, of), chances (words, part), needs
    Q_PROPERTY(QVariantMap meaning READ meaning NOTIFY cardChanged FINAL)
    Q_PROPERTY(bool chosen READ chosen NOTIFY cardChanged FINAL) // a card lies open
    Q_PROPERTY(bool complete READ complete NOTIFY cardChanged FINAL)
    Q_PROPERTY(bool hasDice READ hasDice NOTIFY cardChanged FINAL)
    Q_PROPERTY(QVariantList pickable READ pickable NOTIFY cardChanged FINAL) // things that the card can take
    Q_PROPERTY(QVariantList picked READ picked NOTIFY cardChanged FINAL)

    Q_PROPERTY(QVariantList story READ story NOTIFY changed FINAL)    // step, words, here, undone, head, notes
    Q_PROPERTY(QString undoWords READ undoWords NOTIFY changed FINAL) // empty: nothing to undo
    Q_PROPERTY(QString redoWords READ redoWords NOTIFY changed FINAL)

public:
    using QObject::QObject;

    QString battleId() const { return QString::fromStdString(id_); }
    void open(const QString& id);
    bool known() const { return recorder_.has_value(); }
    QString trouble() const { return trouble_; }
    QString name() const;
    bool over() const { return known() && state().over; }
    QString turnWords() const;
    QString sideWords() const;
    QString phaseWords() const;
    QVariantList sides() const;
    QVariantList actions() const;
    QVariantMap card() const;
    QVariantList inputs() const;
    QVariantMap meaning() const;
    bool chosen() const { return ask() != nullptr; }
    bool complete() const;
    bool hasDice() const;
    QVariantList pickable() const;
    QVariantList picked() const;
    QVariantList story() const;
    QString undoWords() const;
    QString redoWords() const;

    // The card.
    Q_INVOKABLE void choose(const QString& what); // an action; one that asks nothing is done at once
    Q_INVOKABLE void putAway();                   // the action that was chosen
    Q_INVOKABLE void pick(const QString& input, int thing);
    Q_INVOKABLE void pickOnTable(int thing);               // wherever the card can take it
    Q_INVOKABLE void put(const QString& input, int value); // of a choice, a flag or a number
    Q_INVOKABLE void typeDie(int face);                    // the next die that has not fallen; the last one answers
    Q_INVOKABLE void clearDie(const QString& input, int die);
    Q_INVOKABLE void takeBackDie();                                  // the one typed last
    Q_INVOKABLE void setCounted(const QString& input, bool counted); // how many score, instead of each face
    Q_INVOKABLE void putCount(const QString& input, int score);
    Q_INVOKABLE bool roll(); // by the program, all dice that have not fallen; answers
    Q_INVOKABLE bool answer();

    // The record.
    Q_INVOKABLE bool undo();
    Q_INVOKABLE bool redo();
    Q_INVOKABLE bool goTo(int step);
    Q_INVOKABLE bool note(const QString& text);

    // For tests.
    const play::Recorder& recorder() const { return *recorder_; }
    const play::State& state() const { return recorder_->state(); }

signals:
    void opened();
    void changed();
    void cardChanged();
    void refused(const QString& words); // why an answer cannot be, and the way out

private:
    friend class AgreedDesk; // agreeddesk.h
    using Values = std::vector<int>;

    void load();
    void deal(); // asks anew what can be done
    void fill(); // what is filled in beforehand
    bool kept(const std::optional<Fault>& fault);
    const play::Ask* ask() const;
    const play::Input* input(const QString& id) const;
    play::Answer draft() const;
    bool answersAlone(const play::Input& input) const;
    QVariantMap shown(const play::Input& input, const play::Preview& seen) const;
    QString sideName(int side) const;
    QVariantMap shown(const play::Thing& thing) const;
    QStringList told(int step) const;
    QString answered(const play::Entry& entry) const;
    QVariantMap entryShown(int step, bool undone) const;
    bool allFallen(const play::Input& input) const;

    std::string id_;
    std::optional<play::Recorder> recorder_;
    QString trouble_;
    std::vector<play::Ask> asks_;
    int chosen_ = -1;                         // of asks_
    std::map<std::string, Values> put_;       // by input; dice: 0 for one that has not fallen
    std::set<std::string> counted_;           // dice inputs of which only the score is noted
    mutable std::map<int, QStringList> told_; // by step
};

} // namespace strategikon

// What a side writes down in secret before its commands are deployed: written and read only while that side has the
// tablet. Hidden, or closed with a word that is asked for each time: at one table a word that is remembered closes
// nothing.
#pragma once

#include "battlefieldviewmodel.h"

#include <QPointer>

namespace strategikon {

class FieldNotes : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(strategikon::BattlefieldViewModel* field READ field WRITE setField NOTIFY changed FINAL)
    Q_PROPERTY(QString who READ who NOTIFY changed FINAL)    // has the tablet; empty: nobody
    Q_PROPERTY(bool writes READ writes NOTIFY changed FINAL) // it may still be changed
    Q_PROPERTY(bool sealed READ sealed NOTIFY changed FINAL) // with a word
    Q_PROPERTY(bool written READ written NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::NotedShown> blocks READ blocks NOTIFY changed FINAL)
    Q_PROPERTY(QStringList places READ places NOTIFY changed FINAL) // where a command may go: rows, and flanks
    Q_PROPERTY(QList<strategikon::TroopRowShown> hidden READ hidden NOTIFY changed FINAL)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed FINAL) // what may not be, and by which rule

public:
    using QObject::QObject;
    BattlefieldViewModel* field() const { return desk_; }
    void setField(BattlefieldViewModel* desk);
    QString who() const;
    bool writes() const;
    bool sealed() const;
    bool written() const;
    QList<NotedShown> blocks() const;
    QStringList places() const;
    QList<TroopRowShown> hidden() const;
    QString trouble() const { return trouble_; }

    Q_INVOKABLE bool take(int side, QString word = {}); // the word of what is sealed; false: it is another
    Q_INVOKABLE bool put(const QString& block, int place);
    Q_INVOKABLE bool shift(const QString& block, int by); // within its row
    Q_INVOKABLE bool dismount(const QString& badge, bool onFoot);
    Q_INVOKABLE bool done(); // hidden, or sealed again
    // Typed twice; empty: it is sealed, otherwise why not.
    Q_INVOKABLE QString seal(QString word, QString again);
    Q_INVOKABLE bool unseal();
    Q_INVOKABLE void giveBack(); // as it was kept last; what was not kept is there again for its side
    Q_INVOKABLE void leave();    // the same by whom the page goes on without

signals:
    void changed();

private:
    const field::Notes* notes() const; // in hand
    bool keep(const std::optional<seals::Key>& key);
    bool rewritten(const field::Notes& notes);
    bool fail(const QString& words);

    void keepDraft();

    QPointer<BattlefieldViewModel> desk_;
    QString trouble_;
};

} // namespace strategikon

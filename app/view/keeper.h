// The library looked after behind the window: all of it is looked through once after somebody left it without closing
// it, and a copy is made, one a day. Neither keeps anybody waiting; none is made while a battle waits for an answer.
#pragma once

#include "shown.h"

#include <QJSEngine>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <thread>

class QQmlEngine;

namespace strategikon {

// A copy of the library to go back to.
struct CopyShown {
    Q_GADGET
    QML_VALUE_TYPE(copyShown)
    Q_PROPERTY(QString file MEMBER file FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString about MEMBER about FINAL) // what is in it

public:
    QString file, title, about;
    bool operator==(const CopyShown&) const = default;
};

class Keeper : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    // A battle is on the screen, where every question is answered at a table.
    Q_PROPERTY(bool atBattle READ atBattle WRITE setAtBattle NOTIFY atBattleChanged FINAL)
    // The copies there are, the latest first.
    Q_PROPERTY(QList<strategikon::CopyShown> copies READ copies NOTIFY copiesChanged FINAL)
    Q_PROPERTY(QStringList mended READ mended NOTIFY mendedChanged FINAL)

public:
    static std::unique_ptr<Keeper> make();
    static Keeper* create(QQmlEngine*, QJSEngine*);
    ~Keeper() override;

    // What is due, in a thread of its own. The window calls it after its first frame.
    void begin();
    // What is being done is given up: somebody puts the library aside for a moment.
    void stop();
    static Keeper* current();
    bool busy() const { return work_ != nullptr; }

    bool atBattle() const { return atBattle_; }
    void setAtBattle(bool at);
    QList<CopyShown> copies() const { return copies_; }
    Q_INVOKABLE void readCopies();
    // Puts a copy in the place of the library, which is set aside; what came of it is said.
    Q_INVOKABLE bool restore(const QString& file);
    // Puts back or takes out what is damaged, after a copy of all of it was set aside; what came of it is said.
    Q_INVOKABLE bool mend();
    // What that did, a sentence each.
    QStringList mended() const { return mended_; }

signals:
    void atBattleChanged();
    void copiesChanged();
    void mendedChanged();
    void rested(); // what was due is done, or was given up

private:
    struct Work;
    Keeper();
    void settle(); // what came of the work

    bool begun_ = false, atBattle_ = false;
    std::shared_ptr<Work> work_;
    std::thread thread_;
    QList<CopyShown> copies_;
    QStringList mended_;
};

} // namespace strategikon

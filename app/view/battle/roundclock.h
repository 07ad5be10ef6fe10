// The clock of a battle's round, for its header: time left, started and stopped. It goes on while the program is
// closed.
#pragma once

#include "model/library/battle_records.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class RoundTime : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString battleId READ battleId WRITE setBattleId NOTIFY changed FINAL)
    Q_PROPERTY(int minutes READ minutes NOTIFY changed FINAL) // of the round; 0: it has no clock
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    Q_PROPERTY(int left READ left NOTIFY changed FINAL)       // seconds; below 0: over time
    Q_PROPERTY(QString words READ words NOTIFY changed FINAL) // "1:05:00"

public:
    explicit RoundTime(QObject* parent = nullptr);

    QString battleId() const { return id_; }
    int minutes() const { return round_.minutes; }
    bool running() const { return !round_.since.empty(); }
    int left() const;
    QString words() const;
    void setBattleId(const QString& id);
    Q_INVOKABLE void toggle(); // start, or pause

signals:
    void changed();

private:
    void read();
    void keep(const Round& round);

    QString id_;
    Round round_;
    QTimer tick_;
};

} // namespace strategikon

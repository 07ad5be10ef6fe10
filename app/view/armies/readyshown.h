// An army that ships with a list.
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

struct ReadyShown {
    Q_GADGET
    QML_VALUE_TYPE(readyShown)
    Q_PROPERTY(QString file MEMBER file FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString note MEMBER note FINAL)
    Q_PROPERTY(int points MEMBER points FINAL)

public:
    QString file, name, note;
    int points = 0;
    bool operator==(const ReadyShown&) const = default;
};

} // namespace strategikon

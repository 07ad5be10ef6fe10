// Troop types and their modifiers.
#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

struct TroopTypeShown {
    Q_GADGET
    QML_VALUE_TYPE(troopTypeShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString group MEMBER group FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString stats MEMBER stats FINAL)
    Q_PROPERTY(int points MEMBER points FINAL)

public:
    QString id, name, group, text, stats;
    int points = 0;
    bool operator==(const TroopTypeShown&) const = default;
};

struct TroopModifierShown {
    Q_GADGET
    QML_VALUE_TYPE(troopModifierShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(bool on MEMBER on FINAL)
    Q_PROPERTY(QString refusal MEMBER refusal FINAL) // why it cannot be had; empty: it can
    Q_PROPERTY(QStringList prices MEMBER prices FINAL)
    Q_PROPERTY(int price MEMBER price FINAL)          // index of the one chosen
    Q_PROPERTY(bool exclusive MEMBER exclusive FINAL) // one of a quality that takes one
    Q_PROPERTY(QString heading MEMBER heading FINAL)  // before the first of a quality
    Q_PROPERTY(int from MEMBER from FINAL)            // where a number is to be chosen
    Q_PROPERTY(int to MEMBER to FINAL)                // 0: none is
    Q_PROPERTY(int number MEMBER number FINAL)

public:
    QString id, name, text;
    bool on = false;
    QString refusal;
    QStringList prices;
    int price = 0;
    bool exclusive = false;
    QString heading;
    int from = 0, to = 0, number = 0;
    bool operator==(const TroopModifierShown&) const = default;
};

} // namespace strategikon

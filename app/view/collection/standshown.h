// A kind of stands, what it stands for, and what to paint.
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

struct StandShown {
    Q_GADGET
    QML_VALUE_TYPE(standShown)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString note MEMBER note FINAL)

public:
    QString name, note;
    bool operator==(const StandShown&) const = default;
};

// An entry that stands can stand for.
struct RoleShown {
    Q_GADGET
    QML_VALUE_TYPE(roleShown)
    Q_PROPERTY(QString reference MEMBER reference FINAL)
    Q_PROPERTY(QString nation MEMBER nation FINAL) // empty: no list has it
    Q_PROPERTY(QString entry MEMBER entry FINAL)
    Q_PROPERTY(QString system MEMBER system FINAL)
    Q_PROPERTY(bool on MEMBER on FINAL)

public:
    QString reference, nation, entry, system;
    bool on = false;
    bool operator==(const RoleShown&) const = default;
};

// What to paint next, and what comes of it.
struct PurchaseShown {
    Q_GADGET
    QML_VALUE_TYPE(purchaseShown)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int stands MEMBER stands FINAL)
    Q_PROPERTY(QString words MEMBER words FINAL)

public:
    QString name;
    int stands = 0;
    QString words;
    bool operator==(const PurchaseShown&) const = default;
};

} // namespace strategikon

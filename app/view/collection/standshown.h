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
    Q_PROPERTY(QString standId MEMBER standId FINAL)
    Q_PROPERTY(int owned MEMBER owned FINAL)
    Q_PROPERTY(int aside MEMBER aside FINAL) // of them, for any army
    Q_PROPERTY(int here MEMBER here FINAL)   // of them, for the army at hand
    Q_PROPERTY(QString serves MEMBER serves FINAL)
    Q_PROPERTY(QString note MEMBER note FINAL)

public:
    QString name, standId;
    int owned = 0, aside = 0, here = 0;
    QString serves, note;
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

// An entry and the stands there are for it.
struct StockShown {
    Q_GADGET
    QML_VALUE_TYPE(stockShown)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString entry MEMBER entry FINAL)
    Q_PROPERTY(QString detail MEMBER detail FINAL)
    Q_PROPERTY(int stands MEMBER stands FINAL) // of one unit
    Q_PROPERTY(int owned MEMBER owned FINAL)
    Q_PROPERTY(QString kind MEMBER kind FINAL) // the stands that serve it first
    Q_PROPERTY(int others MEMBER others FINAL) // nations with the same entry that they do not serve yet

public:
    QString name, entry, detail;
    int stands = 0, owned = 0;
    QString kind;
    int others = 0;
    bool operator==(const StockShown&) const = default;
};

// What the stands make of a nation.
struct FieldableShown {
    Q_GADGET
    QML_VALUE_TYPE(fieldableShown)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString system MEMBER system FINAL)
    Q_PROPERTY(QString list MEMBER list FINAL)
    Q_PROPERTY(QString group MEMBER group FINAL)
    Q_PROPERTY(bool can MEMBER can FINAL)
    Q_PROPERTY(QString words MEMBER words FINAL) // how many armies and up to what, or how many stands short
    Q_PROPERTY(int largest MEMBER largest FINAL)
    Q_PROPERTY(int missing MEMBER missing FINAL)

public:
    QString name, system, list, group;
    bool can = false;
    QString words;
    int largest = 0, missing = 0;
    bool operator==(const FieldableShown&) const = default;
};

} // namespace strategikon

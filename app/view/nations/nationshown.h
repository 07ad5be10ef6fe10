// A nation's list as it is read and chosen.
#pragma once

#include "app/view/shown.h"

#include <QStringList>

namespace strategikon {

// A column of a list's table.
struct ColumnShown {
    Q_GADGET
    QML_VALUE_TYPE(columnShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(bool wide MEMBER wide FINAL)      // the type stands in it
    Q_PROPERTY(int letters MEMBER letters FINAL) // of its longest text

public:
    QString id, label;
    bool wide = false;
    int letters = 0;
    bool operator==(const ColumnShown&) const = default;
};

// A row of any list that a search found.
struct HitShown {
    Q_GADGET
    QML_VALUE_TYPE(hitShown)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString system MEMBER system FINAL)
    Q_PROPERTY(QString list MEMBER list FINAL)
    Q_PROPERTY(QString nation MEMBER nation FINAL)
    Q_PROPERTY(QString row MEMBER row FINAL)
    Q_PROPERTY(bool option MEMBER option FINAL) // an upgrade
    Q_PROPERTY(QString type MEMBER type FINAL)
    Q_PROPERTY(QString points MEMBER points FINAL)
    Q_PROPERTY(int amount MEMBER amount FINAL) // of points, for “1 point”
    Q_PROPERTY(QString special MEMBER special FINAL)

public:
    QString name, system, list, nation, row;
    bool option = false;
    QString type, points;
    int amount = 0;
    QString special;
    bool operator==(const HitShown&) const = default;
};

// A row of a list as printed.
struct PrintedShown {
    Q_GADGET
    QML_VALUE_TYPE(printedShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(bool option MEMBER option FINAL) // an upgrade
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString arm MEMBER arm FINAL) // for its glyph; empty: none
    Q_PROPERTY(QStringList cells MEMBER cells FINAL)
    Q_PROPERTY(QList<strategikon::ProseShown> special MEMBER special FINAL)
    Q_PROPERTY(QString reading MEMBER reading FINAL)
    Q_PROPERTY(QString mark MEMBER mark FINAL) // of the footnote that has the reading
    Q_PROPERTY(QString place MEMBER place FINAL)
    Q_PROPERTY(QString hosts MEMBER hosts FINAL) // kind of upgrade, and whom it is for

public:
    QString id;
    bool option = false;
    QString name;
    QString arm;
    QStringList cells;
    QList<ProseShown> special;
    QString reading, mark, place, hosts;
    bool operator==(const PrintedShown&) const = default;
};

// Troops, commanders or upgrades.
struct SectionShown {
    Q_GADGET
    QML_VALUE_TYPE(sectionShown)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QList<strategikon::PrintedShown> rows MEMBER rows FINAL)

public:
    QString title;
    QList<PrintedShown> rows;
    bool operator==(const SectionShown&) const = default;
};

// An own list that is a draft or cannot be read.
struct RefusedShown {
    Q_GADGET
    QML_VALUE_TYPE(refusedShown)
    Q_PROPERTY(QString system MEMBER system FINAL)
    Q_PROPERTY(QString list MEMBER list FINAL)
    Q_PROPERTY(QString file MEMBER file FINAL)
    Q_PROPERTY(QString words MEMBER words FINAL)

public:
    QString system, list, file, words;
    bool operator==(const RefusedShown&) const = default;
};

// A nation to pick.
struct NationShown {
    Q_GADGET
    QML_VALUE_TYPE(nationShown)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString system MEMBER system FINAL)
    Q_PROPERTY(QString systemName MEMBER systemName FINAL)
    Q_PROPERTY(QString list MEMBER list FINAL)
    Q_PROPERTY(QString group MEMBER group FINAL) // its era
    Q_PROPERTY(bool own MEMBER own FINAL)
    Q_PROPERTY(QString most MEMBER most FINAL) // points it reaches, where only a part of the list is printed
    Q_PROPERTY(QString note MEMBER note FINAL) // what the stands make of it

public:
    QString name, system, systemName, list, group;
    bool own = false;
    QString most, note;
    bool operator==(const NationShown&) const = default;
};

// The nations of an era.
struct EraShown {
    Q_GADGET
    QML_VALUE_TYPE(eraShown)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QList<strategikon::NationShown> nations MEMBER nations FINAL)

public:
    QString title;
    QList<NationShown> nations;
    bool operator==(const EraShown&) const = default;
};

} // namespace strategikon

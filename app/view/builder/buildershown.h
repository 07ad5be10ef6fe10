// An army on the table as the builder tells it.
#pragma once

#include "app/view/shown.h"

namespace strategikon {

struct FigureShown {
    Q_GADGET
    QML_VALUE_TYPE(figureShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QString value MEMBER value FINAL)
    Q_PROPERTY(bool headline MEMBER headline FINAL) // those come first

public:
    QString id, label, value;
    bool headline = false;
    bool operator==(const FigureShown&) const = default;
};

// A part of a divided army: who stands in it.
struct DivisionShown {
    Q_GADGET
    QML_VALUE_TYPE(divisionShown)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QString size MEMBER size FINAL) // in points and as a share; empty: nobody does
    Q_PROPERTY(QString words MEMBER words FINAL)
    Q_PROPERTY(QString figures MEMBER figures FINAL) // what it stands or falls by

public:
    QString label, size, words, figures;
    bool operator==(const DivisionShown&) const = default;
};

// A step of a proposal.
struct ProposedShown {
    Q_GADGET
    QML_VALUE_TYPE(proposedShown)
    Q_PROPERTY(QString words MEMBER words FINAL)
    Q_PROPERTY(bool adds MEMBER adds FINAL)
    Q_PROPERTY(bool removes MEMBER removes FINAL)
    Q_PROPERTY(double points MEMBER points FINAL)

public:
    QString words;
    bool adds = false, removes = false;
    double points = 0;
    bool operator==(const ProposedShown&) const = default;
};

// An upgrade of an entry.
struct UpgradeShown {
    Q_GADGET
    QML_VALUE_TYPE(upgradeShown)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString option MEMBER option FINAL) // its id, or the text as written
    Q_PROPERTY(QString kind MEMBER kind FINAL)
    Q_PROPERTY(double price MEMBER price FINAL)
    Q_PROPERTY(int taken MEMBER taken FINAL)
    Q_PROPERTY(int room MEMBER room FINAL)    // bodies that can have it
    Q_PROPERTY(int most MEMBER most FINAL)    // -1: any number
    Q_PROPERTY(bool known MEMBER known FINAL) // the list has it for this entry
    Q_PROPERTY(QString stats MEMBER stats FINAL)

public:
    QString name, option, kind;
    double price = 0;
    int taken = 0, room = 0, most = 0;
    bool known = false;
    QString stats;
    bool operator==(const UpgradeShown&) const = default;
};

// A row of the army.
struct BodiesShown {
    Q_GADGET
    QML_VALUE_TYPE(bodiesShown)
    Q_PROPERTY(QString name MEMBER name FINAL) // of its own
    Q_PROPERTY(int row MEMBER row FINAL)
    Q_PROPERTY(int bodies MEMBER bodies FINAL)
    Q_PROPERTY(QString note MEMBER note FINAL)
    Q_PROPERTY(QString block MEMBER block FINAL)
    Q_PROPERTY(QString upgrades MEMBER upgrades FINAL)
    Q_PROPERTY(QList<int> sizes MEMBER sizes FINAL) // that they may have, where they are picked as a number
    Q_PROPERTY(int size MEMBER size FINAL)          // 0: they differ

public:
    QString name;
    int row = 0, bodies = 0;
    QString note, block, upgrades;
    QList<int> sizes;
    int size = 0;
    bool operator==(const BodiesShown&) const = default;
};

// Who of an entry stands in which block.
struct PlacedShown {
    Q_GADGET
    QML_VALUE_TYPE(placedShown)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString entry MEMBER entry FINAL)
    Q_PROPERTY(int bodies MEMBER bodies FINAL)
    Q_PROPERTY(QList<int> counts MEMBER counts FINAL) // in each block, in the system's order
    Q_PROPERTY(int nowhere MEMBER nowhere FINAL)

public:
    QString name, entry;
    int bodies = 0;
    QList<int> counts;
    int nowhere = 0;
    bool operator==(const PlacedShown&) const = default;
};

} // namespace strategikon

// The armies on a battlefield and how they come onto the table: ways, columns on the march, who comes later, and on
// which edge stands are mounted.
#pragma once

#include "app/view/armychoice.h"
#include "armiesshown.h"
#include "fieldpart.h"

namespace strategikon {

class FieldArmies : public FieldPart {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QList<strategikon::TableSideShown> sides READ sides NOTIFY changed FINAL)     // both
    Q_PROPERTY(QList<strategikon::WayShown> ways READ ways NOTIFY opened FINAL)              // to deploy
    Q_PROPERTY(QList<strategikon::WayShown> chosenWays READ chosenWays NOTIFY changed FINAL) // of each side
    Q_PROPERTY(QList<strategikon::MarchShown> columns READ columns NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::ArrivalShown> arrivals READ arrivals NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::BasingShown> basings READ basings NOTIFY changed FINAL)

public:
    FieldArmies(OpenField& open, QObject* parent);

    QList<TableSideShown> sides() const;
    QList<WayShown> ways() const;
    QList<WayShown> chosenWays() const;
    QList<MarchShown> columns() const;
    QList<ArrivalShown> arrivals() const;
    QList<BasingShown> basings() const;
    QString sideTitle(int side) const; // "Near side", with its army

    Q_INVOKABLE QList<strategikon::BattleArmyShown> able() const; // who may take the field by its rules
    Q_INVOKABLE bool setArmy(int side, const QString& armyId);
    Q_INVOKABLE bool setWay(const QString& way); // of both sides; one that needs another against it gives that too
    Q_INVOKABLE bool setWayOf(int side, const QString& way); // of one, and of the other where they would not fit
    Q_INVOKABLE bool setBasing(int side, const QString& entry, bool broad);
    Q_INVOKABLE bool setSpot(int side, const QString& fromLeft); // where the column comes on; empty: anywhere
    Q_INVOKABLE bool moveInColumn(const QString& badge, int by); // sooner or later
    Q_INVOKABLE bool bringOn(const QString& code);               // those who wait for it
    Q_INVOKABLE bool toggleOption(int side, const QString& option);

signals:
    void opened();

private:
    bool bring(int side, const field::Party& party); // to the choosing of terrain; false: others chose by it
};

} // namespace strategikon

// Deploying: whose turn it is, the unit that is chosen, and hands on it.
#pragma once

#include "app/shown/field/steps.h"
#include "fieldhanded.h"
#include "fieldtroops.h"

namespace strategikon {

class FieldDeploying : public FieldPart {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(strategikon::DeployTurn due READ due NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::FieldFinding> misposted READ misposted NOTIFY changed FINAL)
    Q_PROPERTY(QStringList remarks READ remarks NOTIFY changed FINAL)                          // of a deployment
    Q_PROPERTY(QList<strategikon::NamedShown> campBlocks READ campBlocks NOTIFY changed FINAL) // may take the baggage
    Q_PROPERTY(strategikon::PostedShown unit READ unit NOTIFY selectedChanged FINAL)
    // Of the unit that is chosen; none where it is not on the table.
    Q_PROPERTY(QList<strategikon::BearingShown> bearings READ bearings NOTIFY selectedChanged FINAL)

public:
    FieldDeploying(OpenField& open, FieldTroops& troops, FieldHanded& handed, QObject* parent);

    DeployTurn due() const;
    QList<FieldFinding> misposted() const;
    QStringList remarks() const;
    QList<NamedShown> campBlocks() const;
    PostedShown unit() const;
    QList<BearingShown> bearings() const;

    Q_INVOKABLE bool throwForBeginning(int die, bool typed); // 0: the program rolls
    Q_INVOKABLE bool setDownAt(const QString& badge, qreal x, qreal y);
    Q_INVOKABLE bool putUnit(const QString& badge, const QString& x, const QString& y); // its middle, typed
    Q_INVOKABLE bool form(const QString& badge, const QString& formation);              // line, column, irregular
    Q_INVOKABLE bool turnUnit(const QString& badge, qreal degrees);
    Q_INVOKABLE bool lift(const QString& badge); // off the table again
    Q_INVOKABLE bool liftAll(int side);
    Q_INVOKABLE bool leaveUndrawn(const QString& badge);
    // By the program, `plan` random or battle: all that is left of a side (-1: of both), or what is due next.
    Q_INVOKABLE bool deploy(int side, const QString& plan);
    Q_INVOKABLE bool deployNext(const QString& plan);
    Q_INVOKABLE bool giveCamps(const QString& block); // of the side that is asked
    Q_INVOKABLE bool endSetting(); // whoever of the command or side that is due does not stand is off

    bool setDown(const field::Posted& posted);
    bool setDownClose(
        const field::Posted& posted); // what comes before the blocks where it touches its edge or its like
    bool takeDeployment(const field::Deployment& deployment); // both, as they were sealed
    bool isLegal(int side) const;

signals:
    void selectedChanged();

private:
    field::Random chance(); // a stream of the seed that no step before has used
    field::Posted inTouch(const field::Posted& posted) const;

    FieldTroops& troops_;
    FieldHanded& handed_;
};

} // namespace strategikon

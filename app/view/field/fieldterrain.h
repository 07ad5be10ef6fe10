// The terrain that lies on the table, and hands on it or on the draft. What is not allowed is refused with a sentence,
// and nothing changes.
#pragma once

#include "fieldpart.h"
#include "terrainshown.h"

namespace strategikon {

class FieldTerrain : public FieldPart {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QList<strategikon::ProseShown> kinds READ kinds NOTIFY changed FINAL) // on the table
    Q_PROPERTY(QList<strategikon::FeatureShown> features READ features NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::FieldFinding> faults READ faults NOTIFY changed FINAL) // of the whole field
    // Of the feature that is chosen what its kinds mean.
    Q_PROPERTY(QList<strategikon::ProseShown> meanings READ meanings NOTIFY selectedChanged FINAL)
    // What could be moved where the zone of a side is cramped: words; empty: nothing.
    Q_PROPERTY(QString proposal READ proposal NOTIFY changed FINAL)

public:
    FieldTerrain(OpenField& open, QObject* parent);

    QList<ProseShown> kinds() const;
    QList<FeatureShown> features() const;
    QList<FieldFinding> faults() const;
    QList<ProseShown> meanings() const;
    QString proposal() const;

    Q_INVOKABLE bool move(const QString& id, qreal x, qreal y);
    Q_INVOKABLE bool turn(const QString& id, qreal degrees);
    Q_INVOKABLE bool resize(const QString& id, qreal factor);
    Q_INVOKABLE bool take(const QString& id); // off the table
    Q_INVOKABLE bool nameFeature(const QString& id, const QString& name);
    Q_INVOKABLE bool takeProposal(); // it is moved
    bool replace(const QString& id, const field::Feature& changed, const char* what);

signals:
    void selectedChanged();
};

} // namespace strategikon

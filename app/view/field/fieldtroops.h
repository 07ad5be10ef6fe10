// Those who deploy, in rows: by commands, the baggage behind them; alike troops of one command are one row, which
// opens.
#pragma once

#include "armiesshown.h"
#include "fieldpart.h"

#include <set>

namespace strategikon {

class FieldTroops : public FieldPart {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QList<strategikon::TroopRowShown> rows READ rows NOTIFY rowsChanged FINAL)

public:
    FieldTroops(OpenField& open, QObject* parent);

    QList<TroopRowShown> rows() const;
    Q_INVOKABLE void pickRow(const QString& badge); // the next of it that waits; else its first, or none
    Q_INVOKABLE void openRow(const QString& badge); // of alike troops; or closes it
    void closeRows() { openRows_.clear(); }
    bool selectNextOf(const std::string& badge); // alike, and not set down yet

signals:
    void rowsChanged();

private:
    QString alikeTo(const field::Troop& troop) const; // the same for all of one row; empty: it has a row of its own
    QList<TroopRowShown> inRows(QList<TroopRowShown> troops) const;

    std::set<QString> openRows_; // by their first
};

} // namespace strategikon

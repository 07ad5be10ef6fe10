// Every nation by era, with what the player's stands make of it; and own list files that cannot be read.
#pragma once

#include "app/view/collection/fielding.h"
#include "app/view/components/shownrows.h"
#include "model/army/list/list.h"
#include "nationshown.h"

#include <QtQml/qqmlregistration.h>

namespace strategikon {

class NationShelf : public strategikon::ShownRows {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool mine READ mine WRITE setMine NOTIFY changed FINAL) // only what can be fielded
    Q_PROPERTY(bool ownOnly READ ownOnly WRITE setOwnOnly NOTIFY changed FINAL)
    Q_PROPERTY(QString system READ system WRITE setSystem NOTIFY changed FINAL) // empty: all
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::RefusedShown> refused READ refused NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::EraShown> groups READ groups NOTIFY changed FINAL)
    Q_PROPERTY(strategikon::Fielding* fielding READ fielding CONSTANT FINAL)

public:
    explicit NationShelf(QObject* parent = nullptr);
    bool mine() const { return mine_; }
    QString system() const { return system_; }
    void setSystem(const QString& system);
    bool ownOnly() const { return ownOnly_; }
    void setOwnOnly(bool only);
    int count() const { return static_cast<int>(shown_.size()); }
    QList<RefusedShown> refused() const;
    QList<EraShown> groups() const;
    Fielding* fielding() { return &fielding_; }
    void setMine(bool mine);
    Q_INVOKABLE QString systemAt(int row) const;
    Q_INVOKABLE QString listAt(int row) const;
    Q_INVOKABLE int rowOf(const QString& system, const QString& list) const;

signals:
    void changed();

private:
    int rows() const override { return count(); }
    QVariant row(int at) const override { return QVariant::fromValue(nation(at)); }
    NationShown nation(int at) const;
    void load();

    bool mine_ = false, ownOnly_ = false;
    QString system_;
    std::vector<ListHeading> shown_;
    Fielding fielding_;
};

} // namespace strategikon

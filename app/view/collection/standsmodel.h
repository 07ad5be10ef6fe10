// The stands a player owns, kind by kind.
#pragma once

#include "app/view/components/shownrows.h"
#include "model/library/records.h"
#include "standshown.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class StandsModel : public strategikon::ShownRows {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int count READ count NOTIFY loaded FINAL)
    Q_PROPERTY(int total READ total NOTIFY loaded FINAL) // stands
    Q_PROPERTY(int aside READ aside NOTIFY loaded FINAL) // of them set aside
    // With an army `here` is what is set aside for it.
    Q_PROPERTY(QString army READ army WRITE setArmy NOTIFY loaded FINAL)

public:
    explicit StandsModel(QObject* parent = nullptr);
    int count() const { return static_cast<int>(stands_.size()); }
    int total() const;
    int aside() const;
    QString army() const { return QString::fromStdString(army_); }
    void setArmy(const QString& army);

    Q_INVOKABLE bool setOwned(const QString& id, int stands);
    Q_INVOKABLE bool setName(const QString& id, const QString& name);
    Q_INVOKABLE bool setNote(const QString& id, const QString& note);
    Q_INVOKABLE bool setAside(const QString& id, int stands); // for `army`
    Q_INVOKABLE bool remove(const QString& id);
    Q_INVOKABLE strategikon::StandShown one(const QString& id) const;
    // What the stands can stand for, and entries of other nations like these.
    Q_INVOKABLE QList<strategikon::RoleShown> roles(const QString& id) const;
    // Entries of any list of any system that a search finds and the stands do not stand for yet.
    Q_INVOKABLE QList<strategikon::RoleShown> otherRoles(const QString& id, const QString& query) const;
    Q_INVOKABLE bool toggleRole(const QString& id, const QString& reference);
    Q_INVOKABLE bool allRoles(const QString& id);
    // Sets aside what the army needs, as far as it is there; how many stands are missing, -1 on a fault.
    Q_INVOKABLE int reserve(const QString& army);

signals:
    void loaded();

private:
    int rows() const override { return count(); }
    QVariant row(int at) const override { return QVariant::fromValue(shown(stands_[at])); }
    StandShown shown(const StandType& stands) const;
    QString serves(const StandType& stands) const;
    void load();
    const StandType* find(const QString& id) const;
    bool keep(const StandType& stands);

    std::string army_;
    std::vector<StandType> stands_;
    std::vector<StandsAside> here_;
};

} // namespace strategikon

// A nation's entries with the stands the player has for each: quick to fill in.
#pragma once

#include "app/view/components/shownrows.h"
#include "model/library/records.h"
#include "rules/system.h"
#include "standshown.h"

#include <QtQml/qqmlregistration.h>

#include <memory>

namespace strategikon {

class StockModel : public strategikon::ShownRows {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString system READ system NOTIFY changed FINAL)
    Q_PROPERTY(QString list READ list NOTIFY changed FINAL)
    Q_PROPERTY(QString nation READ nation NOTIFY changed FINAL)
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)

public:
    explicit StockModel(QObject* parent = nullptr);
    QString system() const { return system_; }
    QString list() const { return id_; }
    QString nation() const;
    int count() const { return list_ ? static_cast<int>(list_->lines.size()) : 0; }

    Q_INVOKABLE void open(const QString& system, const QString& list);
    // So many stands for the entry; kinds that serve it are changed, or one is made.
    Q_INVOKABLE bool setStands(const QString& entry, int stands);

signals:
    void changed();

private:
    int rows() const override { return count(); }
    QVariant row(int at) const override;
    void refresh();
    int owned(const Line& line) const;

    QString system_, id_;
    const System* rules_ = nullptr;
    std::shared_ptr<const ArmyList> list_;
    std::vector<StandType> stands_;
    std::vector<int> others_; // by line
};

} // namespace strategikon

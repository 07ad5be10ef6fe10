// What to paint next for a nation: the purchases that open the most armies. Worked out on the side.
#pragma once

#include "rules/collection.h"
#include "standshown.h"

#include <QObject>
#include <QThreadPool>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace strategikon {

class PaintNext : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString nation READ nation NOTIFY changed FINAL)
    Q_PROPERTY(bool busy READ busy NOTIFY changed FINAL)
    Q_PROPERTY(bool possible READ possible NOTIFY changed FINAL) // an army can be fielded already
    Q_PROPERTY(QList<strategikon::PurchaseShown> steps READ steps NOTIFY changed FINAL)

public:
    explicit PaintNext(QObject* parent = nullptr);
    ~PaintNext() override;
    QString nation() const { return list_ ? QString::fromStdString(list_->name) : QString(); }
    bool busy() const { return busy_; }
    bool possible() const { return possible_; }
    QList<PurchaseShown> steps() const;
    Q_INVOKABLE void ask(const QString& system, const QString& list, int points);

signals:
    void changed();

private:
    void work();

    const System* rules_ = nullptr;
    std::shared_ptr<const ArmyList> list_;
    int points_ = 0, request_ = 0;
    bool busy_ = false, possible_ = false;
    std::vector<Purchase> found_;
    QThreadPool pool_;
};

} // namespace strategikon

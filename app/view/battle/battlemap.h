// The map of a battle as it is known now: who stands where, and where somebody stands whom nobody told of yet.
#pragma once

#include "adjustmentviewmodel.h"
#include "battleviewmodel.h"

#include "app/report/standing.h"

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace strategikon {

class BattleMap : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(strategikon::BattleViewModel* desk READ desk WRITE setDesk NOTIFY deskChanged FINAL)
    Q_PROPERTY(strategikon::AdjustmentViewModel* agreed MEMBER agreed_ NOTIFY deskChanged FINAL)
    Q_PROPERTY(bool dark MEMBER dark_ NOTIFY looksChanged FINAL)
    Q_PROPERTY(bool known READ known NOTIFY changed FINAL)  // the battle was begun on a battlefield
    Q_PROPERTY(qreal ratio READ ratio NOTIFY changed FINAL) // of its depth to its width
    Q_PROPERTY(QList<strategikon::BadgeShown> untold READ untold NOTIFY changed FINAL) // the map knows nothing of them
    Q_PROPERTY(int chosen READ chosen WRITE choose NOTIFY changed FINAL)               // a thing; 0: nobody
    Q_PROPERTY(bool stands READ stands NOTIFY changed FINAL)  // who is chosen is known to stand somewhere
    Q_PROPERTY(bool column READ column NOTIFY changed FINAL)  // in column
    Q_PROPERTY(QString words READ words NOTIFY changed FINAL) // of who is chosen, or of the map

public:
    explicit BattleMap(QQuickItem* parent = nullptr);

    BattleViewModel* desk() const { return desk_; }
    void setDesk(BattleViewModel* desk);
    bool known() const { return ground_ != nullptr; }
    qreal ratio() const;
    QList<BadgeShown> untold() const;
    int chosen() const { return chosen_; }
    void choose(int thing);
    bool stands() const { return chosen_ != 0 && place().stands(); }
    bool column() const { return chosen_ != 0 && place().known == play::Place::Known::column; }
    QString words() const;

    void paint(QPainter* painter) override;
    // Who is chosen stands here now, its middle so many cm from the left and the near edge; turned; in another
    // formation; or nobody knows.
    Q_INVOKABLE bool place(qreal x, qreal y);
    Q_INVOKABLE bool turn(int degrees);
    Q_INVOKABLE bool form(bool column);
    Q_INVOKABLE bool forget();
    Q_INVOKABLE QPointF at(int thing) const; // its middle, in pixels

signals:
    void deskChanged();
    void looksChanged();
    void changed();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void load();
    play::Place place() const; // of who is chosen
    bool told(const play::Place& place);
    qreal zoom() const; // pixels of a cm
    int thingAt(field::Point at) const;
    const field::Table& table() const { return ground_->setUp.field.table; }

    BattleViewModel* desk_ = nullptr;
    AdjustmentViewModel* agreed_ = nullptr;
    bool dark_ = false;
    std::shared_ptr<const report::Ground> ground_;
    report::Positions standing_{};
    std::string battle_;
    int chosen_ = 0;
};

} // namespace strategikon

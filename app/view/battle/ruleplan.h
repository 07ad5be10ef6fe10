// A small plan beside a rule: units from above with their stands and their fronts, moves, lines and words.
#pragma once

#include "learnshown.h"

#include <QColor>
#include <QFont>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class RulePlan : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(strategikon::DrawingShown drawing MEMBER drawing_ NOTIFY changed FINAL)
    Q_PROPERTY(QColor ink MEMBER ink_ NOTIFY changed FINAL)
    Q_PROPERTY(QColor paper MEMBER paper_ NOTIFY changed FINAL)
    Q_PROPERTY(QColor acting MEMBER acting_ NOTIFY changed FINAL) // of who does what the rule is about
    Q_PROPERTY(QFont font MEMBER font_ NOTIFY changed FINAL)

public:
    explicit RulePlan(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    void unit(QPainter& painter, const DrawingShown::Mark& mark, const QPointF& at) const;
    void move(QPainter& painter, const QPolygonF& way) const;

    DrawingShown drawing_;
    QColor ink_, paper_, acting_;
    QFont font_;
    qreal front_ = 1; // pixels of a unit's front
};

} // namespace strategikon

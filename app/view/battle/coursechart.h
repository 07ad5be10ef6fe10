// Lines over battles, drawn as the report draws its charts.
#pragma once

#include "pastshown.h"

#include <QColor>
#include <QFont>
#include <QQuickPaintedItem>

namespace strategikon {

class CourseChart : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<strategikon::FaredCourseShown> lines MEMBER lines_ NOTIFY changed FINAL)
    Q_PROPERTY(QList<QColor> inks MEMBER inks_ NOTIFY changed FINAL) // of each line
    Q_PROPERTY(QColor ink MEMBER ink_ NOTIFY changed FINAL)          // of letters
    Q_PROPERTY(QColor edge MEMBER edge_ NOTIFY changed FINAL)        // of the grid
    Q_PROPERTY(QFont font MEMBER font_ NOTIFY changed FINAL)

public:
    explicit CourseChart(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    QList<FaredCourseShown> lines_;
    QList<QColor> inks_;
    QColor ink_, edge_;
    QFont font_;
};

} // namespace strategikon

// The sign of a state: a shape around a letter, so that it is known without colour and without reading its word.
#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class BattleSign : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString shape MEMBER shape_ NOTIFY changed FINAL) // triangle, diamond, square, circle, chevron
    Q_PROPERTY(QString letter MEMBER letter_ NOTIFY changed FINAL)
    Q_PROPERTY(QColor ink MEMBER ink_ NOTIFY changed FINAL)
    Q_PROPERTY(QColor paper MEMBER paper_ NOTIFY changed FINAL) // of the letter, where the shape is filled
    Q_PROPERTY(bool filled MEMBER filled_ NOTIFY changed FINAL)

public:
    explicit BattleSign(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    QString shape_, letter_;
    QColor ink_, paper_;
    bool filled_ = false;
};

} // namespace strategikon

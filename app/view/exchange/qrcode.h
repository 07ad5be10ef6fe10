// A QR code on the screen.
#pragma once

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class QrCode : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed FINAL)
    Q_PROPERTY(int modules READ modules NOTIFY changed FINAL) // with the quiet margin; 0: the text does not fit

public:
    explicit QrCode(QQuickItem* parent = nullptr) : QQuickPaintedItem(parent) { setAntialiasing(false); }
    QString text() const { return text_; }
    int modules() const;
    void setText(const QString& text);
    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    QString text_;
};

} // namespace strategikon

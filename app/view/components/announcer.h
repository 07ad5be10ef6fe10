// Says to assistive technology what has happened: Qt 6.4 has no call for it, but an alert of an item is read out.
#pragma once

#include <QQuickItem>

namespace strategikon {

class Announcer : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString words READ words NOTIFY said FINAL) // the item's name, for Accessible.name

public:
    using QQuickItem::QQuickItem;
    QString words() const { return words_; }
    Q_INVOKABLE void say(const QString& words);

signals:
    void said();

private:
    QString words_;
};

} // namespace strategikon

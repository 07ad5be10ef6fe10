// Whether it was a key that was used last, or a finger: only then a frame shows what the keyboard is on.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class Keyboard : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool used READ used NOTIFY changed FINAL)

public:
    Keyboard();
    bool used() const { return used_; }

signals:
    void changed();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    bool used_ = false;
};

} // namespace strategikon

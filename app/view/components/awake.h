// Keeps the screen awake while a page wants it. Where the desktop cannot be asked, nothing happens.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace strategikon {

class Awake : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY changed FINAL)

public:
    // What is asked of the desktop: to hold, and to let go of what was held.
    struct Desktop {
        std::function<void(const QString& why)> hold;
        std::function<void()> letGo;
    };
    static Desktop& desktop(); // tests put their own here

    using QObject::QObject;
    ~Awake() override { setActive(false); }
    bool active() const { return active_; }
    void setActive(bool active);

signals:
    void changed();

private:
    bool active_ = false;
};

} // namespace strategikon

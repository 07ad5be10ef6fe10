#include "keyboard.h"

#include <QCoreApplication>
#include <QEvent>

namespace strategikon {

Keyboard::Keyboard() { QCoreApplication::instance()->installEventFilter(this); }

bool Keyboard::eventFilter(QObject* object, QEvent* event)
{
    const QEvent::Type type = event->type();
    const bool key = type == QEvent::KeyPress,
               hand = type == QEvent::MouseButtonPress || type == QEvent::TouchBegin || type == QEvent::TabletPress;
    if ((key || hand) && key != used_) {
        used_ = key;
        emit changed();
    }
    return QObject::eventFilter(object, event);
}

} // namespace strategikon

#include "moc_keyboard.cpp"

#include "announcer.h"

#include <QAccessible>

namespace strategikon {

void Announcer::say(const QString& words)
{
    if (words.isEmpty()) {
        return;
    }
    words_ = words;
    emit said();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

} // namespace strategikon

#include "moc_announcer.cpp"

// Whatever one can touch has a name, a role and room for a finger: a look at all that is shown.
#pragma once

#include "driver.h"

#include <QAccessible>

namespace strategikon {

inline bool interactive(QAccessible::Role role)
{
    switch (role) {
    case QAccessible::Button:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ComboBox:
    case QAccessible::EditableText:
    case QAccessible::PageTab:
    case QAccessible::ListItem:
    case QAccessible::MenuItem:
    case QAccessible::SpinBox:
        return true;
    default:
        return false;
    }
}

inline QString describe(QQuickItem* item)
{
    QString path = item->objectName();
    for (QQuickItem* up = item; up != nullptr; up = up->parentItem()) {
        path = QString::fromUtf8(up->metaObject()->className()).section("_QML", 0, 0) + "/" + path;
    }
    return path;
}

inline void examine(Driver& driver, const char* where)
{
    int touched = 0;
    for (QQuickItem* item : driver.all()) {
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
        if (face == nullptr || face->object() != item) {
            QVERIFY2(!item->activeFocusOnTab() || item->isFocusScope(),
                qPrintable(QString("%1: takes the focus but has no name: %2").arg(where, describe(item))));
            continue;
        }
        if (face->text(QAccessible::Name).isEmpty() && interactive(face->role())) {
            QFAIL(qPrintable(QString("%1: no name: %2").arg(where, describe(item))));
        }
        if (!interactive(face->role())) {
            continue;
        }
        ++touched;
        QVERIFY2(item->width() >= 44 && item->height() >= 44,
            qPrintable(
                QString("%1: %2 x %3: %4").arg(where).arg(item->width()).arg(item->height()).arg(describe(item))));
    }
    QVERIFY2(touched > 3, where);
}

} // namespace strategikon

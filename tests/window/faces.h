// Whatever one can touch has a name, a role and room for a finger: a look at all that is shown.
#pragma once

#include "driver.h"

#include <QAccessible>
#include <QPointer>

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
    QString path = item != nullptr ? item->objectName() : QString();
    for (QQuickItem* up = item; up != nullptr; up = up->parentItem()) {
        path = QString::fromUtf8(up->metaObject()->className()).section("_QML", 0, 0) + "/" + path;
    }
    return path;
}

inline bool hasName(QQuickItem* item)
{
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
    return face != nullptr && !face->text(QAccessible::Name).isEmpty();
}

inline void examine(Driver& driver, const char* where)
{
    int touched = 0;
    const QList<QQuickItem*> all = driver.all();
    const QList<QPointer<QQuickItem>> items(all.cbegin(), all.cend()); // a list lets go of rows while we wait
    for (const QPointer<QQuickItem>& item : items) {
        QAccessibleInterface* face = item ? QAccessible::queryAccessibleInterface(item) : nullptr;
        if (face == nullptr || face->object() != item) {
            QVERIFY2(!item || !item->activeFocusOnTab() || item->isFocusScope(),
                qPrintable(QString("%1: takes the focus but has no name: %2").arg(where, describe(item))));
            continue;
        }
        if (!interactive(face->role())) {
            continue;
        }
        QTRY_VERIFY2(!item || hasName(item),
            qPrintable(QString("%1: no name: %2").arg(where, describe(item)))); // rows come before their names
        ++touched;
        QTRY_VERIFY2(!item || (item->width() >= 44 && item->height() >= 44),
            qPrintable(QString("%1: %2 x %3: %4")
                           .arg(where)
                           .arg(item ? item->width() : 0)
                           .arg(item ? item->height() : 0)
                           .arg(describe(item))));
    }
    QVERIFY2(touched > 3, where);
}

} // namespace strategikon

// Whether all that is written on the window can be read whole.
#pragma once

#include "faces.h"

namespace strategikon {

// A text that is cut: by three dots, by its own box, by the edge of the window or of something that does not scroll
// sideways.
inline QString cut(Driver& driver, QQuickItem* text)
{
    constexpr qreal slack = 2; // pixels, of rounding
    if (text->property("truncated").toBool()) {
        return "ends in dots";
    }
    const qreal wide = text->property("contentWidth").toReal(), high = text->property("contentHeight").toReal();
    if (wide > text->width() + slack) {
        return QString("is %1 wide in a box of %2").arg(wide).arg(text->width());
    }
    if (high > text->height() + slack) {
        return QString("is %1 high in a box of %2").arg(high).arg(text->height());
    }
    for (QQuickItem* up = text->parentItem(); up != nullptr; up = up->parentItem()) {
        const bool ends = up == driver.window()->contentItem() || up->clip();
        const QRectF box = text->mapRectToItem(up, text->boundingRect());
        if (ends && (box.left() < -slack || box.right() > up->width() + slack)) {
            return QString("runs out of %1 at %2..%3 of %4")
                .arg(up->metaObject()->className())
                .arg(box.left())
                .arg(box.right())
                .arg(up->width());
        }
    }
    return {};
}

inline void readable(Driver& driver, const char* where)
{
    int texts = 0;
    for (QQuickItem* item : driver.all()) {
        if (!item->inherits("QQuickText") || item->property("text").toString().isEmpty()) {
            continue;
        }
        ++texts;
        const QString wrong = cut(driver, item);
        QVERIFY2(wrong.isEmpty(),
            qPrintable(
                QString("%1: “%2” %3: %4").arg(where, item->property("text").toString(), wrong, describe(item))));
    }
    QVERIFY2(texts > 5, where);
}

} // namespace strategikon

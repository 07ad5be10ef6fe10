// The dresses in which every page has its picture taken: the window, its colours and its letters.
#pragma once

#include "driver.h"

#include <QDir>
#include <QImage>

namespace strategikon {

struct Dress {
    QString name;
    QSize size;
    QString theme;
    bool large = false;

    void putOn(Driver& driver) const
    {
        driver.settings().setTheme(theme);
        driver.settings().setLargeText(large);
    }
    // Kept as <what>-<dress>.png.
    void picture(Driver& driver, const QString& what) const
    {
        driver.settle();
        QTest::qWait(150);
        const QImage image = driver.window()->grabWindow();
        QCOMPARE(image.size(), size);
        QDir().mkpath(PICTURES);
        QVERIFY(image.save(QStringLiteral(PICTURES "/%1-%2.png").arg(what, name)));
    }
};

inline const QList<Dress>& dresses()
{
    constexpr QSize wide(1280, 800), tall(800, 1280);
    static const QList<Dress> all{{"wide-light", wide, "light"}, {"wide-dark", wide, "dark"},
        {"wide-light-large", wide, "light", true}, {"tall-light", tall, "light"},
        {"tall-dark-large", tall, "dark", true}};
    return all;
}

// A row of test data for each, in a column "dress".
inline void addDresses()
{
    QTest::addColumn<Dress>("dress");
    for (const Dress& dress : dresses()) {
        QTest::newRow(qPrintable(dress.name)) << dress;
    }
}

} // namespace strategikon

Q_DECLARE_METATYPE(strategikon::Dress)

// The dresses in which every page has its picture taken: the window, its colours and its letters.
#pragma once

#include "faces.h"

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
        driver.rest();
        const QImage image = driver.window()->grabWindow();
        QCOMPARE(image.size(), size);
        QDir().mkpath(PICTURES);
        QVERIFY(image.save(QStringLiteral(PICTURES "/%1-%2.png").arg(what, name)));
    }
};

// The two that differ in everything; with STRATEGIKON_FULL those between them too.
inline const QList<Dress>& dresses()
{
    constexpr QSize wide(1280, 800), tall(800, 1280);
    static const QList<Dress> usual{{"wide-light", wide, "light"}, {"tall-dark-large", tall, "dark", true}};
    static const QList<Dress> all = usual
        + QList<Dress>{
            {"wide-dark", wide, "dark"}, {"wide-light-large", wide, "light", true}, {"tall-light", tall, "light"}};
    return qEnvironmentVariableIsSet("STRATEGIKON_FULL") ? all : usual;
}

// A window in a dress that sits for its pictures, with a library of its own.
struct Sitting {
    QTemporaryDir home{};
    Dress dress;
    QString prefix;
    Driver driver{home.path(), dress.size};

    explicit Sitting(Dress worn, QString before = {}) : dress(std::move(worn)), prefix(std::move(before))
    {
        dress.putOn(driver);
    }
    // A look at what can be touched, and a picture.
    void take(const QString& what)
    {
        driver.settle();
        examine(driver, qPrintable(what));
        dress.picture(driver, prefix + what);
    }
};

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

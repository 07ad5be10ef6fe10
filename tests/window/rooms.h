// What the tests of the other screens share: a page by its id with arguments, its models, armies to show.
#pragma once

#include "driver.h"

#include <QFile>
#include <QVariantMap>

namespace strategikon::rooms {

inline void open(Driver& driver, const QString& page, const QVariantMap& args = {})
{
    QMetaObject::invokeMethod(driver.window(), "open", Q_ARG(QString, page), Q_ARG(QVariant, args));
    driver.settle();
}

// An object of the page by its name, shown or not.
inline QObject* model(Driver& driver, const QString& name)
{
    QObject* page = driver.wait("page")->property("item").value<QObject*>();
    QObject* found = page != nullptr ? page->findChild<QObject*>(name) : nullptr;
    if (found == nullptr) {
        QTest::qFail(qPrintable("The page has no " + name), __FILE__, __LINE__);
    }
    return found;
}

inline QString armyOf(Driver& driver, const char* list, int archers, const char* name)
{
    Army army;
    army.system = "warmaster";
    army.list = list;
    army.points = 1000;
    army.name = name;
    Choice general, shooters;
    general.entry = "general";
    shooters.entry = "archers";
    shooters.count = archers;
    army.choices = {general, shooters};
    return driver.session().keep(army, "create");
}

inline QString read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// Gives a nation's entry so many stands.
inline void own(Driver& driver, const QString& nation, const std::vector<std::pair<QString, int>>& stands)
{
    open(driver, "collection");
    driver.window()->property("screen").value<QObject*>()->setProperty("part", 1);
    driver.settle();
    QObject* stock = model(driver, "stock");
    QMetaObject::invokeMethod(stock, "open", Q_ARG(QString, "warmaster"), Q_ARG(QString, nation));
    for (const auto& [entry, count] : stands) {
        bool done = false;
        QMetaObject::invokeMethod(
            stock, "setStands", Q_RETURN_ARG(bool, done), Q_ARG(QString, entry), Q_ARG(int, count));
        QVERIFY(done);
    }
    driver.settle();
}

} // namespace strategikon::rooms

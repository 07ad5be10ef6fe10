#include "walk.h"

#include "tests/window/rooms.h"

#include <QPointer>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QRegularExpression>

namespace strategikon {

namespace {

QString listing() { return rooms::read(QStringLiteral(":/qt/qml/Strategikon/Ui/qmldir")); }

bool isFalse(QObject* object, const char* property)
{
    const QVariant value = object->property(property);
    return value.typeId() == QMetaType::Bool && !value.toBool();
}

void gather(QObject* object, QSet<QObject*>& seen, QList<QPointer<QObject>>& into)
{
    if (object == nullptr || seen.contains(object)) {
        return;
    }
    seen << object;
    into << object;
    if (auto* item = qobject_cast<QQuickItem*>(object)) { // rows of a list are no children otherwise
        for (QQuickItem* child : item->childItems()) {
            gather(child, seen, into);
        }
    }
    for (QObject* child : object->children()) {
        gather(child, seen, into);
    }
}

bool inFoldedRow(QQuickItem* item)
{
    for (QQuickItem* up = item; up != nullptr; up = up->parentItem()) {
        if (isFalse(up, "expanded")) {
            return true;
        }
    }
    return false;
}

QList<QPointer<QObject>> allOf(Driver& driver)
{
    QSet<QObject*> seen;
    QList<QPointer<QObject>> all;
    gather(driver.window(), seen, all);
    gather(driver.window()->contentItem(), seen, all);
    return all;
}

} // namespace

QStringList allFiles()
{
    static const QRegularExpression row(QStringLiteral("(\\w+)\\.qml$"), QRegularExpression::MultilineOption);
    QStringList names;
    const QString rows = listing();
    for (auto found = row.globalMatch(rows); found.hasNext();) {
        names << found.next().captured(1);
    }
    return names;
}

void Walk::look(const QString& where)
{
    driver_.settle();
    reader_.read(driver_.window(), where);
    reader_.read(driver_.window()->contentItem(), where);
}

// Folds and what a Loader holds back all at once; a row by itself, since open ones push others out of sight.
void Walk::unfold(const QString& where)
{
    QList<QPointer<QObject>> rows;
    for (const QPointer<QObject>& object : allOf(driver_)) {
        auto* item = qobject_cast<QQuickItem*>(object);
        if (item == nullptr || item->window() == nullptr) { // in a sheet that is closed
            continue;
        }
        if (isFalse(object, "expanded")) {
            rows << object;
        } else if (isFalse(object, "open")) {
            object->setProperty("open", true);
        } else if (object->inherits("QQuickLoader") && isFalse(object, "active") && !inFoldedRow(item)) {
            object->setProperty("active", true);
        }
    }
    look(where);
    for (const QPointer<QObject>& row : rows) {
        if (row != nullptr) {
            row->setProperty("expanded", true);
            driver_.settle();
            reader_.read(row, where + u'/' + row->objectName());
            row->setProperty("expanded", false);
        }
    }
}

void Walk::openSheet(QObject* holder, const QString& where)
{
    auto* component = holder->property("sheet").value<QQmlComponent*>();
    const std::unique_ptr<QObject> probe(component->create(component->creationContext()));
    QVERIFY2(probe, qPrintable(where + component->errorString()));
    reader_.read(probe.get(), where);
    if (probe->inherits("QQuickAbstractDialog")) {
        return; // the desktop's own
    }
    const auto* above = probe->property("parent").value<QQuickItem*>();
    if (above != nullptr && above->window() == nullptr) {
        return; // what it opens beside lies in a sheet that is closed
    }
    QMetaObject::invokeMethod(holder, "open");
    look(where);
    QMetaObject::invokeMethod(holder, "close");
}

// The page, unfolded, and each sheet and menu that it holds: opened, read and closed.
void Walk::openAll(const QString& where)
{
    look(where);
    for (const QPointer<QObject>& object : allOf(driver_)) {
        if (object == nullptr) {
            continue;
        }
        const QString inside = where + u'/' + object->objectName();
        if (object->property("sheet").value<QQmlComponent*>() != nullptr) {
            openSheet(object, inside);
        } else if (object->inherits("QQuickPopup") && !object->inherits("QQuickToolTip")
            && !object->property("opened").toBool()) {
            QMetaObject::invokeMethod(object, "open");
            look(inside);
            QMetaObject::invokeMethod(object, "close");
        }
    }
    unfold(where + " unfolded");
}

void Walk::go(const Visit& visit)
{
    rooms::open(driver_, visit.page, visit.args);
    look(visit.page);
    if (visit.then) {
        visit.then();
    }
    openAll(visit.page);
}

// What no page holds: objects of which the module has one.
void Walk::readSingletons()
{
    static const QRegularExpression row(QStringLiteral("^singleton (\\w+)"), QRegularExpression::MultilineOption);
    for (auto found = row.globalMatch(listing()); found.hasNext();) {
        const QString name = found.next().captured(1);
        QQmlComponent holder(qmlEngine(driver_.window()));
        holder.setData(
            "import QtQml\nimport Strategikon.Ui\nQtObject { property QtObject it: " + name.toUtf8() + " }", {});
        const std::unique_ptr<QObject> made(holder.create());
        QVERIFY2(made, qPrintable(holder.errorString()));
        reader_.read(made->property("it").value<QObject*>(), name);
    }
}

void Walk::all()
{
    openAll("first run");
    QSet<QString> visited;
    for (const Visit& visit : visits(driver_, words_)) {
        visited << visit.page;
        go(visit);
    }
    for (const QVariant& page : driver_.window()->property("pages").toList()) {
        const QString id = page.toMap()["id"].toString();
        QVERIFY2(visited.contains(id), qPrintable("no visit to the page " + id));
    }
    readSingletons();
}

} // namespace strategikon

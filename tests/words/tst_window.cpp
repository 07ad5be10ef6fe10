// No text of the window is left out. What there is to open is listed by the program itself: pages by
// the window, sheets and menus by what lies in a page, files by the module; a file that nothing here
// opens is a failure.
#include "pseudo.h"
#include "reader.h"

#include "tests/window/rooms.h"

#include <QPointer>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTextStream>

#include <functional>

namespace strategikon {

using namespace rooms;

class WindowText : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".?")); }
    void initTestCase() { QVERIFY(QCoreApplication::installTranslator(&pseudo_)); }
    void nothingIsLeftOut_data();
    void nothingIsLeftOut();
    void everyFileWasOpened();
    void templateHoldsAll();

private:
    // A page as it is opened, and what is done there before it is read once more.
    struct Visit {
        QString page;
        QVariantMap args;
        std::function<void()> then;
    };
    std::vector<Visit> visits(Driver& driver);
    void go(Driver& driver, const Visit& visit);
    void look(Driver& driver, const QString& where);
    void unfold(Driver& driver);
    void openAll(Driver& driver, const QString& where);
    void readSingletons(Driver& driver);
    void openSheet(Driver& driver, QObject* holder, const QString& where);

    Pseudo pseudo_;
    Reader reader_;
};

namespace {

// The files of the screens as their module lists them.
QString listing() { return read(QStringLiteral(":/qt/qml/Strategikon/Ui/qmldir")); }

QString armyOfOurs(Driver& driver, const char* list, const std::vector<Choice>& choices)
{
    Army army;
    army.system = "warmaster";
    army.list = list;
    army.points = 1000;
    army.name = army.note = greek;
    army.tags = {greek};
    army.choices = choices;
    return driver.session().keep(army, "create");
}

Choice chosen(const char* entry, const char* option = nullptr)
{
    Choice choice;
    choice.entry = entry;
    if (option != nullptr) {
        choice.options = {{option, 0}};
    }
    return choice;
}

// A list of the player's own, with every word in it the player's.
QString listOfOurs(Driver& driver, const QString& home)
{
    QString id;
    open(driver, "nation", {{"system", "warmaster"}, {"list", "assyrian"}});
    QMetaObject::invokeMethod(
        model(driver, "book"), "copyTo", Q_RETURN_ARG(QString, id), Q_ARG(QString, QString::fromUtf8(greek)));
    const QString path = home + "/lists/warmaster/" + id + ".yaml";
    static const QRegularExpression word(
        QStringLiteral("(?<=[ {])(name|group|about|text|reading): (\"[^\"]*\"|[^,}\\n]+)"));
    QString text = read(path).replace(word, QStringLiteral("\\1: ") + QString::fromUtf8(greek));
    text.replace(QRegularExpression(
                     QStringLiteral("^(name|group|about|text|reading): .*$"), QRegularExpression::MultilineOption),
        QStringLiteral("\\1: ") + QString::fromUtf8(greek));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) <= 0) {
        QTest::qFail(qPrintable(path), __FILE__, __LINE__);
    }
    return id;
}

// Not only the file's own words but every object's property that opens more of a page.
void set(QObject* object, const char* property)
{
    if (object->property(property).typeId() == QMetaType::Bool && !object->property(property).toBool()) {
        object->setProperty(property, true);
    }
}

QList<QPointer<QObject>> allOf(Driver& driver)
{
    QList<QPointer<QObject>> all;
    for (QObject* object : driver.window()->findChildren<QObject*>()) {
        all << object;
    }
    return all;
}

} // namespace

void WindowText::look(Driver& driver, const QString& where)
{
    driver.settle();
    reader_.read(driver.window(), where);
    reader_.read(driver.window()->contentItem(), where);
}

// Rows, folds and what a Loader holds back.
void WindowText::unfold(Driver& driver)
{
    for (const QPointer<QObject>& object : allOf(driver)) {
        auto* item = qobject_cast<QQuickItem*>(object);
        if (item == nullptr || item->window() == nullptr) { // in a sheet that is closed
            continue;
        }
        set(object, "expanded");
        set(object, "open");
        if (object->inherits("QQuickLoader")) {
            set(object, "active");
        }
    }
}

void WindowText::openSheet(Driver& driver, QObject* holder, const QString& where)
{
    auto* component = holder->property("sheet").value<QQmlComponent*>();
    const std::unique_ptr<QObject> probe(component->create(component->creationContext()));
    QVERIFY2(probe, qPrintable(where + component->errorString()));
    reader_.read(probe.get(), where);
    if (probe->inherits("QQuickAbstractDialog")) {
        return; // the desktop's own
    }
    QMetaObject::invokeMethod(holder, "open");
    look(driver, where);
    QMetaObject::invokeMethod(holder, "close");
}

// The page, unfolded, and each sheet and menu that it holds: opened, read and closed.
void WindowText::openAll(Driver& driver, const QString& where)
{
    look(driver, where);
    for (const QPointer<QObject>& object : allOf(driver)) {
        if (object == nullptr) {
            continue;
        }
        const QString inside = where + u'/' + object->objectName();
        if (object->property("sheet").value<QQmlComponent*>() != nullptr) {
            openSheet(driver, object, inside);
        } else if (object->inherits("QQuickPopup") && !object->inherits("QQuickToolTip")
            && !object->property("opened").toBool()) {
            QMetaObject::invokeMethod(object, "open");
            look(driver, inside);
            QMetaObject::invokeMethod(object, "close");
        }
    }
    unfold(driver);
    look(driver, where + " unfolded");
}

std::vector<WindowText::Visit> WindowText::visits(Driver& driver)
{
    const QString home = qEnvironmentVariable("STRATEGIKON_HOME");
    // One army with an entry that its list does not have, one that is short of its minimums, one of an own list.
    const QString faulty = armyOfOurs(driver, "indian", {chosen("general", "elephant"), chosen(greek)});
    const QString sparse = armyOfOurs(driver, "indian", {chosen("general", "elephant")});
    const QString mine = listOfOurs(driver, home);
    const QString own = armyOfOurs(driver, mine.toUtf8().constData(), {chosen("general")});
    rooms::own(driver, "egyptian", {{"infantry", 12}, {"archers", 15}});
    const auto set = [&driver](const char* name, const char* property, const char* value) {
        return [&driver, name, property, value] { model(driver, name)->setProperty(property, value); };
    };
    const auto part = [&driver](int number) {
        return [&driver, number] {
            driver.key(Qt::Key_1 + number, Qt::AltModifier);
            QTest::qWait(300); // counts nations or lays out pages beside the window
        };
    };
    const QVariantMap shipped{{"system", "warmaster"}, {"list", "assyrian"}},
        ours{{"system", "warmaster"}, {"list", mine}};
    std::vector<Visit> all{
        {"armies", {}, {}},
        {"nations", {}, [&driver] { driver.wait("search")->setProperty("text", "elephant points<=150"); }},
        {"nations", {}, [&driver] { driver.wait("search")->setProperty("text", greek); }},
        {"nation", shipped, [&driver] { QTRY_VERIFY(model(driver, "book")->property("armies").toString() != ""); }},
        {"nation", ours, {}},
        {"ownlist", ours, {}},
        {"designer", ours, set("designerModel", "type", "medium-cavalry")},
        {"compare", {{"first", faulty}, {"second", sparse}}, {}},
        {"import", {}, set("importer", "text", "Egyptian 1000\n\n2 x Infantry\n3 x Chariots\n1 x General\n")},
        {"import", {}, set("importer", "text", greek)},
        {"settings", {}, {}},
    };
    for (const QString& army : {faulty, sparse, own}) {
        all.push_back({"builder", {{"armyId", army}}, [&driver] { QTRY_VERIFY(driver.find("entries")); }});
    }
    all.push_back({"collection", {}, [&driver] {
                       driver.key(Qt::Key_2, Qt::AltModifier);
                       QMetaObject::invokeMethod(
                           model(driver, "stock"), "open", Q_ARG(QString, "warmaster"), Q_ARG(QString, "egyptian"));
                   }});
    for (int number = 0; number < 3; ++number) {
        all.push_back({"collection", {{"army", number == 0 ? sparse : QString()}}, part(number)});
        all.push_back({"export", {{"armyId", sparse}}, part(number)});
    }
    return all;
}

void WindowText::go(Driver& driver, const Visit& visit)
{
    open(driver, visit.page, visit.args);
    look(driver, visit.page);
    if (visit.then) {
        visit.then();
    }
    openAll(driver, visit.page);
}

// What no page holds: objects of which the module has one.
void WindowText::readSingletons(Driver& driver)
{
    static const QRegularExpression row(QStringLiteral("^singleton (\\w+)"), QRegularExpression::MultilineOption);
    for (auto found = row.globalMatch(listing()); found.hasNext();) {
        const QString name = found.next().captured(1);
        QQmlComponent holder(qmlEngine(driver.window()));
        holder.setData(
            "import QtQml\nimport Strategikon.Ui\nQtObject { property QtObject it: " + name.toUtf8() + " }", {});
        const std::unique_ptr<QObject> made(holder.create());
        QVERIFY2(made, qPrintable(holder.errorString()));
        reader_.read(made->property("it").value<QObject*>(), name);
    }
}

void WindowText::nothingIsLeftOut_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide") << QSize(1280, 800);
    QTest::newRow("tall") << QSize(800, 2400); // also rows that would lie below
}

void WindowText::nothingIsLeftOut()
{
    QFETCH(QSize, size);
    QTemporaryDir home;
    Driver driver(home.path(), size);
    openAll(driver, "first run");
    QSet<QString> visited;
    for (const Visit& visit : visits(driver)) {
        visited << visit.page;
        go(driver, visit);
    }
    for (const QVariant& page : driver.window()->property("pages").toList()) {
        const QString id = page.toMap()["id"].toString();
        QVERIFY2(visited.contains(id), qPrintable("no visit to the page " + id));
    }
    readSingletons(driver);
    QVERIFY(reader_.texts() > 1000);
    for (const QString& text : reader_.leftOut()) { // a failure shows a thousand letters only
        QTextStream(stderr) << text << '\n';
    }
    QVERIFY2(
        reader_.leftOut().isEmpty(), qPrintable(QStringLiteral("never translated:\n") + reader_.leftOut().join(u'\n')));
}

void WindowText::everyFileWasOpened()
{
    static const QRegularExpression row(QStringLiteral("(\\w+)\\.qml$"), QRegularExpression::MultilineOption);
    QStringList missed;
    int files = 0;
    for (auto found = row.globalMatch(listing()); found.hasNext(); ++files) {
        const QString name = found.next().captured(1);
        if (!reader_.files().contains(name)) {
            missed << name;
        }
    }
    QVERIFY(files > 80);
    QVERIFY2(missed.isEmpty(), qPrintable(QStringLiteral("never opened: ") + missed.join(u' ')));
}

void WindowText::templateHoldsAll()
{
    const QStringList missing = missingInTemplate(pseudo_);
    QVERIFY2(missing.isEmpty(),
        qPrintable(QStringLiteral("build the target translations_extract; missing:\n") + missing.join(u'\n')));
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::WindowText test;
    return strategikon::runTest(argc, argv, &test);
}

#include "tst_window.moc"

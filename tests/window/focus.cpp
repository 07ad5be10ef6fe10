// Where the keyboard is: in sight on every page, along a sensible way, and back where it was when something closes.
#include "faces.h"
#include "rooms.h"

#include "app/view/field/battlefields.h"

namespace strategikon {

using namespace rooms;

class Focus : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void roundEveryPage_data();
    void roundEveryPage();
    void backFromEverySheet_data();
    void backFromEverySheet();
    void sheetsKeepTheKeyboard();
    void afterMends();
    void escapeLeadsBack();

private:
    QString army_, field_; // of the library that is open
    void begin(Driver& driver);
};

namespace {

// Is the item where it can be seen: in the window, and in every view that it lies in?
bool inSight(QQuickWindow* window, QQuickItem* item)
{
    const auto rect = [](QQuickItem* of) { return of->mapRectToScene({0, 0, of->width(), of->height()}); };
    QRectF seen = rect(item);
    // A list itself, or a long text, need not be in sight as a whole.
    for (QQuickItem* up = item->parentItem(); up != nullptr; up = up->parentItem()) {
        if (up->clip()) {
            seen = seen.intersected(rect(up));
        }
    }
    seen = seen.intersected(QRectF(0, 0, window->width(), window->height()));
    return seen.width() >= qMin(item->width(), 30.0) && seen.height() >= qMin(item->height(), 30.0);
}

// The stops of the Tab key from where the keyboard is until it comes round.
QList<QQuickItem*> round(Driver& driver, bool back)
{
    QList<QQuickItem*> stops;
    for (int step = 0; step < 200; ++step) {
        QTest::keyClick(
            driver.window(), back ? Qt::Key_Backtab : Qt::Key_Tab, back ? Qt::ShiftModifier : Qt::NoModifier);
        driver.settle();
        QQuickItem* item = driver.window()->activeFocusItem();
        if (item == nullptr || stops.contains(item)) {
            break;
        }
        stops << item;
        if (!inSight(driver.window(), item)) {
            driver.shoot("focus-out-of-sight");
            QTest::qFail(qPrintable("Has the keyboard out of sight: " + describe(item)), __FILE__, __LINE__);
        }
    }
    return stops;
}

} // namespace

void Focus::begin(Driver& driver)
{
    Army army;
    army.system = "warmaster";
    army.list = "indian";
    army.points = 1000;
    army.name = "Poros";
    army.tags = {"club"};
    for (const char* entry : {"infantry", "archers", "elephant", "general"}) {
        Choice choice;
        choice.entry = entry;
        choice.count = entry == std::string("general") ? 1 : 2;
        army.choices.push_back(choice);
    }
    army_ = driver.session().keep(army, "create");
    field_ = Battlefields().create({"warmaster", "Hydaspes", 180, 120, false, false, "random"});
}

void Focus::roundEveryPage_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QSize>("size");
    for (const char* page : {"armies", "nations", "fields", "field", "collection", "settings", "builder", "import",
             "export", "nation", "designer"}) {
        QTest::addRow("%s, wide", page) << page << QSize(1280, 800);
        QTest::addRow("%s, tall", page) << page << QSize(800, 1280);
    }
}

void Focus::roundEveryPage()
{
    QFETCH(QString, page);
    QFETCH(QSize, size);
    QTemporaryDir home;
    Driver driver(home.path(), size);
    begin(driver);
    open(driver, page, {{"armyId", army_}, {"fieldId", field_}, {"system", "warmaster"}, {"list", "indian"}});
    QTest::qWait(200);
    // The keyboard is on the page from the start.
    QQuickItem* first = driver.window()->activeFocusItem();
    QVERIFY(first != nullptr && first != driver.window()->contentItem());
    QVERIFY(driver.wait("page")->hasActiveFocus());
    const QList<QQuickItem*> there = round(driver, false);
    QVERIFY2(there.size() > 6 && there.size() < 199, qPrintable(QString::number(there.size())));
    // The same way back.
    const QList<QQuickItem*> back = round(driver, true);
    QVERIFY2(qAbs(there.size() - back.size()) <= 1, qPrintable(QString("%1, %2").arg(there.size()).arg(back.size())));
    // From the page through the places and the tools, and on to the page again.
    int turns = 0;
    for (int i = 1; i < there.size(); ++i) {
        turns +=
            driver.wait("navigation")->isAncestorOf(there[i]) != driver.wait("navigation")->isAncestorOf(there[i - 1]);
    }
    QVERIFY2(turns <= 2, qPrintable(QString::number(turns)));
}

void Focus::backFromEverySheet_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("from");   // the button that opens it
    QTest::addColumn<QString>("inside"); // what is then to be seen
    const auto row = [](const char* page, const char* from, const char* inside) {
        QTest::addRow("%s: %s", page, from) << page << from << inside;
    };
    row("armies", "newArmy", "make");
    row("builder", "about", "nameField");
    row("builder", "fill", "accept");
    row("builder", "best", "accept");
    row("nation", "newArmy", "make");
    row("nation", "print", "fileName");
    row("nation", "copyList", "nameField");
    row("export", "savePdf", "fileName");
    row("export", "toPrinter", "printNow");
    row("import", "openFile", "folderList");
    row("settings", "helpButton", "");
}

void Focus::backFromEverySheet()
{
    QFETCH(QString, page);
    QFETCH(QString, from);
    QFETCH(QString, inside);
    QTemporaryDir home;
    Driver driver(home.path());
    begin(driver);
    open(driver, page, {{"armyId", army_}, {"fieldId", field_}, {"system", "warmaster"}, {"list", "indian"}});
    QVERIFY(driver.tabTo(from));
    // Twice: the second time the sheet is already made.
    for (int time = 0; time < 2; ++time) {
        driver.key(Qt::Key_Return);
        QQuickItem* overlay = driver.window()->activeFocusItem();
        if (!inside.isEmpty()) {
            QVERIFY(driver.wait(inside));
        }
        QTRY_VERIFY(driver.focused() != from);
        Q_UNUSED(overlay)
        driver.key(Qt::Key_Escape);
        QTRY_COMPARE(driver.focused(), from);
    }
    // Opened by the pointer the keyboard comes back as well.
    driver.click(from);
    QTRY_VERIFY(driver.focused() != from);
    driver.key(Qt::Key_Escape);
    QTRY_COMPARE(driver.focused(), from);
}

void Focus::sheetsKeepTheKeyboard()
{
    QTemporaryDir home;
    Driver driver(home.path());
    begin(driver);
    open(driver, "builder", {{"armyId", army_}});
    driver.key(Qt::Key_F2);
    QQuickItem* field = driver.wait("nameField");
    QQuickItem* sheet = field;
    while (sheet->parentItem() != nullptr && !sheet->inherits("QQuickPopupItem")) {
        sheet = sheet->parentItem();
    }
    QVERIFY(sheet->inherits("QQuickPopupItem"));
    // Everything in it is reached, nothing behind it, and all of it comes into sight.
    const QList<QQuickItem*> stops = round(driver, false);
    QVERIFY(stops.size() > 8);
    for (QQuickItem* stop : stops) {
        QVERIFY2(sheet->isAncestorOf(stop), qPrintable(describe(stop)));
    }
    for (const char* name :
        {"nameField", "tagsField", "pointsField", "edition", "move", "split-elephant", "divided", "partner", "done"}) {
        QQuickItem* item = driver.find(name);
        QVERIFY2(item != nullptr && stops.contains(item), name);
    }
    // Page commands do nothing behind it.
    const QString before = driver.window()->property("page").toString();
    driver.key(Qt::Key_P, Qt::ControlModifier);
    QCOMPARE(driver.window()->property("page").toString(), before);
}

void Focus::afterMends()
{
    QTemporaryDir home;
    Driver driver(home.path());
    Army army;
    army.system = "warmaster";
    army.list = "egyptian";
    army.points = 1000;
    open(driver, "builder", {{"armyId", driver.session().keep(army, "create")}});
    QObject* builder = model(driver, "builder");
    const auto findings = [&] { return builder->property("findings").value<QObject*>()->property("count").toInt(); };
    const auto answered = [&] { QTRY_VERIFY(!builder->property("wondering").toBool()); };
    answered();
    QVERIFY(findings() >= 3);
    // Return on a mend, and the next one has the keyboard, until there is none; then what completes the army.
    QVERIFY(driver.tabTo("mend"));
    for (int left = findings(); left > 1; --left) {
        QCOMPARE(driver.focused(), QString("mend"));
        driver.key(Qt::Key_Return);
        answered();
        QCOMPARE(findings(), left - 1);
        QTRY_COMPARE(driver.focused(), QString("mend"));
        QVERIFY(inSight(driver.window(), driver.window()->activeFocusItem()));
    }
    driver.key(Qt::Key_Return);
    answered();
    QCOMPARE(findings(), 0);
    QTRY_COMPARE(driver.focused(), QString("fill"));
    // From the list, by its key: the keyboard stays on the row.
    QQuickItem* entries = driver.wait("entries");
    entries->forceActiveFocus();
    for (int i = 0; i < 4; ++i) {
        driver.key(Qt::Key_Down);
    }
    const int at = entries->property("currentIndex").toInt();
    QVERIFY(at > 0);
    while (builder->property("legal").toBool()) {
        driver.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(entries->property("currentIndex").toInt(), at);
        QVERIFY(entries->hasActiveFocus());
    }
    answered();
    driver.key(Qt::Key_M, Qt::ControlModifier);
    QTRY_VERIFY(builder->property("legal").toBool());
    QCOMPARE(entries->property("currentIndex").toInt(), at);
    QVERIFY(entries->hasActiveFocus());
    // Another size: the same rows, the same place.
    builder->setProperty("limit", 2000);
    QCOMPARE(entries->property("currentIndex").toInt(), at);
}

void Focus::escapeLeadsBack()
{
    QTemporaryDir home;
    Driver driver(home.path());
    begin(driver);
    const auto page = [&] { return driver.window()->property("page").toString(); };
    const QVariantMap args{{"armyId", army_}, {"system", "warmaster"}, {"list", "indian"}};
    for (const auto& [from, to] : std::vector<std::pair<QString, QString>>{{"builder", "armies"}, {"import", "armies"},
             {"export", "builder"}, {"compare", "armies"}, {"nation", "nations"}, {"designer", "nations"}}) {
        open(driver, from, from == "designer" ? QVariantMap() : args); // with a list it leads back to that
        QVERIFY2(page() == from, qPrintable(from));
        driver.key(Qt::Key_Escape);
        QTRY_COMPARE(page(), to);
        QVERIFY(driver.wait("page")->hasActiveFocus());
    }
    // From any control of the page, not only from where one begins.
    open(driver, "builder", args);
    driver.wait("entries");
    for (const char* name : {"takenOnly", "fill", "note", "about"}) {
        QVERIFY2(driver.tabTo(name), name);
        driver.key(Qt::Key_Escape);
        QTRY_COMPARE(page(), QString("armies"));
        open(driver, "builder", args);
        driver.wait("entries");
    }
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::Focus test;
    return strategikon::runTest(argc, argv, &test);
}

#include "focus.moc"

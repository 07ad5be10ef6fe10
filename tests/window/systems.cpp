// The same rooms for every rule system: an army from its list, divided, filled, kept, on paper; troops designed
// where there are no lists; stands that serve in several systems.
#include "app/view/armies/librarymodel.h"
#include "app/view/builder/buildershown.h"
#include "faces.h"
#include "rooms.h"
#include "rules/collection.h"

#include <QDir>
#include <QSignalSpy>

#include <set>

namespace strategikon {

using namespace rooms;

class SystemsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void armyFromAList_data();
    void armyFromAList();
    void fragmentsSaySo();
    void noMoreIsOfferedThanAListReaches();
    void filledBesideTheWindow();
    void everyAim_data() { armyFromAList_data(); }
    void everyAim();
    void withoutPoints();
    void oneStandManySystems();
    void sizesAsNumbers();
    void oneSizeABody();
    void chosenRulesFirst();
};

namespace {

QObject* builder(Driver& driver) { return model(driver, "builder"); }

QString system(Driver& driver) { return driver.wait("system")->property("system").toString(); }

// Picks the rules from the box, as a player does.
void playBy(Driver& driver, const QString& wanted)
{
    for (int row = 0; system(driver) != wanted && row < 10; ++row) {
        driver.click("system");
        driver.key(Qt::Key_Down);
        driver.key(Qt::Key_Return);
    }
    QCOMPARE(system(driver), wanted);
}

void newArmy(Driver& driver, const QString& rules, const QString& list)
{
    open(driver, "armies");
    playBy(driver, rules);
    driver.click(driver.row("nations", "nation-" + list));
}

// A quality of designed troops, by the keyboard.
bool choose(Driver& driver, const char* quality)
{
    QQuickItem* toggle = driver.wait(QString("modifier-") + quality);
    if (toggle == nullptr || !toggle->isEnabled()) {
        return false;
    }
    toggle->forceActiveFocus(Qt::TabFocusReason);
    driver.key(Qt::Key_Space);
    driver.settle();
    return toggle->property("checked").toBool();
}

void answered(Driver& driver)
{
    QTRY_VERIFY_WITH_TIMEOUT(!builder(driver)->property("wondering").toBool(), 20000);
    driver.settle();
}

} // namespace

void SystemsTest::armyFromAList_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("list");
    QTemporaryDir home;
    Driver driver(home.path());
    const auto& all = driver.session().catalogue().headings();
    for (const System* one : systems()) {
        if (!one->format().sizes.empty()) {
            const auto first = std::find_if(
                all.begin(), all.end(), [&](const ListHeading& h) { return h.system == one->format().id; });
            QTest::newRow(first->system.c_str())
                << QString::fromStdString(first->system) << QString::fromStdString(first->id);
        }
    }
}

void SystemsTest::armyFromAList()
{
    QFETCH(QString, rules);
    QFETCH(QString, list);
    const QByteArray name = "systems-" + rules.toUtf8();
    QTemporaryDir home;
    {
        Driver driver(home.path());
        newArmy(driver, rules, list);
        driver.shoot(name + "-first");
        driver.click("startFilled");
        QVERIFY(driver.wait("entries"));
        answered(driver);
        examine(driver, name);
        driver.shoot(name + "-builder");
        QVERIFY2(builder(driver)->property("legal").toBool(), "filled, and divided where it must be");
        // A change in a divided army is a finding until it is put right; undone, the army is as it was.
        QQuickItem* entries = driver.wait("entries");
        const int rows = entries->property("count").toInt();
        QVERIFY(rows > 3);
        driver.key(Qt::Key_F2);
        driver.wait("done");
        driver.shoot(name + "-about");
        driver.key(Qt::Key_Escape);
        if (builder(driver)->property("divided").toBool()) {
            driver.click("askBlocks");
            driver.wait("blocksDone");
            examine(driver, name);
            driver.shoot(name + "-blocks");
            driver.click("blocksDone");
        }
        driver.resize({800, 1280});
        driver.shoot(name + "-builder-tall");
        driver.resize({1280, 800});
        open(driver, "export", {{"armyId", builder(driver)->property("armyId")}});
        driver.settle();
        QTest::qWait(300);
        driver.shoot(name + "-paper");
        open(driver, "nation", {{"system", rules}, {"list", list}});
        QTRY_VERIFY_WITH_TIMEOUT(model(driver, "book")->property("armies").toString() != "", 20000);
        examine(driver, name);
        driver.shoot(name + "-nation");
        open(driver, "nations");
        playBy(driver, rules);
        driver.shoot(name + "-nations");
    }
    Driver again(home.path());
    open(again, "armies");
    QTRY_COMPARE(again.wait("armies")->property("count").toInt(), 1);
    again.shoot(name + "-armies");
}

// The opening lines of a list: in the picker and in the builder.
void SystemsTest::fragmentsSaySo()
{
    QTemporaryDir home;
    Driver driver(home.path());
    newArmy(driver, "fog", "later-carthaginian");
    QCOMPARE(
        driver.row("nations", "nation-later-carthaginian")->property("most").toString(), QString("507 points at most"));
    QCOMPARE(driver.row("nations", "nation-open-list")->property("most").toString(), QString());
    driver.click(driver.row("nations", "nation-later-carthaginian"));
    // Its points keep clear of its name and of the mark, with the longest name, in large letters and a narrow window
    // too.
    for (const auto& [size, letters] :
        {std::pair(QSize(1280, 800), 100), std::pair(QSize(480, 640), 100), std::pair(QSize(480, 640), 150)}) {
        driver.resize(size);
        driver.settings().setLetters(letters);
        driver.settle();
        QQuickItem* row = driver.row("nations", "nation-later-carthaginian");
        for (QQuickItem* up = driver.wait("nations")->parentItem(); up != nullptr; up = up->parentItem()) {
            if (up->property("contentY").isValid()) { // the page, brought to the list
                up->setProperty("contentY", row->mapToItem(up, {0, 0}).y() + up->property("contentY").toReal() - 200);
                break;
            }
        }
        driver.settle();
        const auto box = [&](const char* name) {
            QQuickItem* item = driver.wait(name, row);
            return item->mapRectToItem(row, item->boundingRect());
        };
        QVERIFY(driver.find("nationMark", row) != nullptr);
        QVERIFY2(box("nationMost").right() + 4 <= box("nationMark").left(), qPrintable(QString::number(letters)));
        QVERIFY2(box("nationName").right() + 4 <= box("nationMost").left()
                || box("nationMost").top() >= box("nationName").top() + 0.6 * box("nationName").height(),
            qPrintable(QString::number(letters)));
        for (const char* part : {"nationName", "nationMost"}) {
            QVERIFY2(!driver.wait(part, row)->property("truncated").toBool(), part);
        }
        QVERIFY(box("nationMark").right() <= row->width() && box("nationMost").bottom() <= row->height());
        driver.shoot(QString("systems-fragment-%1-%2").arg(size.width()).arg(letters));
    }
    driver.settings().setLetters(100);
    driver.resize({1280, 800});
    driver.shoot("systems-fragment");
    driver.click("startEmpty");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("builder"));
    QVERIFY(builder(driver)->property("notes").toStringList().join(u' ').contains("only part of this list: 507"));
    driver.shoot("systems-fragment-builder");
}

// The first page and the sheet: what the list reaches of which only a part is printed, and elsewhere the usual size.
void SystemsTest::noMoreIsOfferedThanAListReaches()
{
    QTemporaryDir home;
    Driver driver(home.path());
    const auto offered = [&] { return driver.wait("startFilled")->property("text").toString(); };
    newArmy(driver, "fog", "open-list");
    QVERIFY2(offered().contains("800"), qPrintable(offered()));
    driver.click(driver.row("nations", "nation-later-carthaginian"));
    QVERIFY2(offered().contains("507"), qPrintable(offered()));
    driver.shoot("systems-fragment-offered");
    driver.click("startFilled");
    driver.wait("entries");
    QCOMPARE(builder(driver)->property("limit").toInt(), 507);
    driver.open("armies");
    driver.wait("armies")->forceActiveFocus();
    driver.key(Qt::Key_N, Qt::ControlModifier);
    driver.wait("make");
    driver.settle();
    driver.shoot("systems-fragment-sheet");
    driver.click(driver.row("nations", "nation-open-list"));
    QCOMPARE(driver.wait("pointsField")->property("text").toString(), QString("800"));
    QCOMPARE(driver.wait("sizes")->property("current").toInt(), 2); // of 600, 650 and 800
    driver.click(driver.row("nations", "nation-later-carthaginian"));
    QCOMPARE(driver.wait("pointsField")->property("text").toString(), QString("507"));
    QVERIFY(!driver.find("sizes")); // all are beyond
    driver.key(Qt::Key_Escape);
    open(driver, "nation", {{"system", "fog"}, {"list", "later-carthaginian"}});
    driver.click("newArmy");
    QCOMPARE(driver.wait("pointsField")->property("text").toString(), QString("507"));
    driver.click("make");
    driver.wait("entries");
    QCOMPARE(builder(driver)->property("limit").toInt(), 507);
}

// The window goes on while an army is filled; the army is there when it is done.
void SystemsTest::filledBesideTheWindow()
{
    QTemporaryDir home;
    Driver driver(home.path());
    auto* armies = driver.window()->findChild<LibraryModel*>();
    QVERIFY(armies);
    QSignalSpy made(armies, &LibraryModel::created);
    armies->create("fog", "open-list", 800, "filled");
    QVERIFY(armies->making());
    QCOMPARE(armies->count(), 0);
    QVERIFY(made.isEmpty());
    QTRY_COMPARE_WITH_TIMEOUT(made.size(), 1, 20000);
    QVERIFY(!armies->making());
    QCOMPARE(armies->count(), 1);
    const auto army = driver.session().army(made.front().front().toString());
    QVERIFY(army && army->choices.size() >= 10);
    armies->create("fog", "open-list", 800, "empty");
    QCOMPARE(made.size(), 2);
}

void SystemsTest::everyAim()
{
    QFETCH(QString, rules);
    QFETCH(QString, list);
    QTemporaryDir home;
    Driver driver(home.path());
    newArmy(driver, rules, list);
    driver.click("startFilled");
    QVERIFY(driver.wait("entries"));
    answered(driver);
    const auto aims = builder(driver)->property("aims").value<QList<NamedShown>>();
    QVERIFY(!aims.isEmpty());
    QObject* proposal = builder(driver)->property("proposal").value<QObject*>();
    for (const NamedShown& aim : aims) {
        QMetaObject::invokeMethod(proposal, "ask", Q_ARG(QString, aim.id), Q_ARG(bool, false), Q_ARG(bool, false));
        QTRY_VERIFY_WITH_TIMEOUT(!proposal->property("busy").toBool(), 30000);
        QVERIFY2(proposal->property("count").toInt() > 0, qPrintable(aim.name));
        QMetaObject::invokeMethod(builder(driver), "accept");
        answered(driver);
        QVERIFY2(builder(driver)->property("legal").toBool(), qPrintable(aim.name));
    }
}

// Rules without points and lists: units are designed, kept in a list of one's own, and put up.
void SystemsTest::withoutPoints()
{
    QTemporaryDir home;
    Driver driver(home.path());
    QString rules;
    for (const System* one : systems()) {
        rules = one->format().sizes.empty() ? QString::fromStdString(one->format().id) : rules;
    }
    QVERIFY(!rules.isEmpty());
    open(driver, "armies");
    playBy(driver, rules);
    driver.shoot("systems-bare-first");
    open(driver, "nations");
    playBy(driver, rules);
    driver.wait("noLists");
    driver.shoot("systems-bare-nations");
    // The page leads on to a list of one's own, and that to the designer.
    driver.click(driver.find("emptyAction", driver.wait("noLists")));
    driver.wait("nameField");
    driver.type("Men of Ardea");
    driver.key(Qt::Key_Return);
    driver.click("design");
    driver.click(driver.row("types", "type-infantry"));
    for (const char* quality : {"regular", "morale", "loose", "veteran", "cut-and-thrust-sword", "size"}) {
        QVERIFY2(choose(driver, quality), quality);
    }
    // The rules know no unit of one man; it says so, and how many there may be.
    QVERIFY(driver.wait("designTrouble")->property("text").toString().contains("24"));
    driver.wait("number-size")->forceActiveFocus(Qt::TabFocusReason);
    driver.key(Qt::Key_A, Qt::ControlModifier);
    driver.type("24");
    driver.key(Qt::Key_Return);
    QObject* designer = model(driver, "designerModel");
    QVERIFY2(designer->property("possible").toBool(), qPrintable(designer->property("trouble").toString()));
    examine(driver, "designer");
    driver.shoot("systems-bare-designer");
    driver.wait("designName")->forceActiveFocus(Qt::TabFocusReason);
    driver.type("Spearmen of the town");
    driver.click("addDesign");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("ownlist"));
    driver.shoot("systems-bare-list");
    // The list is picked like any nation; nothing is counted or filled.
    open(driver, "armies");
    playBy(driver, rules);
    QQuickItem* mine = nullptr;
    for (QQuickItem* item : driver.all()) {
        mine = item->objectName().startsWith("nation-") ? item : mine;
    }
    QVERIFY(mine);
    driver.click(mine);
    QVERIFY(!driver.find("startFilled"));
    driver.click("startEmpty");
    QVERIFY(driver.wait("entries"));
    QVERIFY(!builder(driver)->property("bounded").toBool());
    QQuickItem* entries = driver.wait("entries");
    entries->forceActiveFocus(Qt::TabFocusReason);
    for (int row = 0; row < entries->property("count").toInt(); ++row) {
        driver.key(Qt::Key_Plus);
        driver.key(Qt::Key_Down);
    }
    answered(driver);
    examine(driver, "bare");
    driver.shoot("systems-bare-builder");
    open(driver, "export", {{"armyId", builder(driver)->property("armyId")}});
    QTest::qWait(300);
    driver.shoot("systems-bare-paper");
}

// What stands are is said once; every system's builder knows then what is owned.
void SystemsTest::oneStandManySystems()
{
    QTemporaryDir home;
    Driver driver(home.path());
    own(driver, "egyptian", {{"archers", 12}});
    open(driver, "collection");
    driver.window()->property("screen").value<QObject*>()->setProperty("part", 0);
    driver.settle();
    driver.click(driver.row("stands", "stand-0"));
    driver.wait("searchRoles");
    for (const char* word : {"seleucid archers", "nikephorian archers"}) {
        driver.wait("searchRoles")->forceActiveFocus(Qt::TabFocusReason);
        driver.key(Qt::Key_A, Qt::ControlModifier);
        driver.type(word);
        driver.wait("other-0");
        driver.shoot("systems-stand-roles");
        driver.wait("other-0")->forceActiveFocus(Qt::TabFocusReason);
        driver.key(Qt::Key_Space);
        driver.settle();
    }
    driver.shoot("systems-stand");
    const auto stands = driver.session().library()->stands();
    QVERIFY(stands);
    const std::vector<std::string> serves = stands->front().serves;
    std::set<std::string> rules;
    for (const std::string& one : serves) {
        rules.insert(one.substr(0, one.find('/')));
    }
    QCOMPARE(rules.size(), std::size_t(3));
    QCOMPARE(serves.size(), std::size_t(3));
    for (const std::string& one : serves) {
        const std::size_t slash = one.find('/'), hash = one.find('#');
        std::vector<Fault> faults;
        const ArmyList* played = driver.session().catalogue().find(
            one.substr(0, slash), one.substr(slash + 1, hash - slash - 1), {}, faults);
        QVERIFY(played);
        const int line = played->line(one.substr(hash + 1));
        const auto stock = stockFor(*played, {{"Archers", 12, serves}});
        QVERIFY(std::any_of(stock.begin(), stock.end(), [&](const SolveRequest::Stock& part) {
            return part.stands == 12 && std::find(part.lines.begin(), part.lines.end(), line) != part.lines.end();
        }));
    }
}

// Where a unit may have any number of figures, one is picked as a number: for all units of an entry, or for each.
void SystemsTest::sizesAsNumbers()
{
    QTemporaryDir home;
    QVERIFY(QDir().mkpath(home.path() + "/lists/sixmm"));
    QFile file(home.path() + "/lists/sixmm/athens.yaml");
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("system: sixmm\nid: athens\nname: Athens\nentries:\n"
               "  - {id: hoplites, name: Hoplites, arm: Infantry, training: Irregular, morale: 5, order: Close,\n"
               "     experience: Seasoned, armour: 12, shield: Normal, weapons: Thrusting spear, size: 24-60}\n");
    file.close();
    Driver driver(home.path());
    newArmy(driver, "sixmm", "athens");
    driver.click("startEmpty");
    QVERIFY(driver.wait("entries"));
    const auto figures = [&] {
        answered(driver);
        for (const FigureShown& figure : builder(driver)->property("figures").value<QList<FigureShown>>()) {
            if (figure.id == "figures") {
                return figure.value;
            }
        }
        return QString();
    };
    const auto pick = [&](const char* number, QQuickItem* within) {
        driver.find("sizeField", within)->forceActiveFocus(Qt::TabFocusReason);
        driver.key(Qt::Key_A, Qt::ControlModifier);
        driver.type(number);
        driver.key(Qt::Key_Return);
    };
    QMetaObject::invokeMethod(builder(driver), "setCount", Q_ARG(QString, "hoplites"), Q_ARG(int, 2));
    QTRY_COMPARE(figures(), QString("48"));
    QQuickItem* row = driver.row("entries", "entry-hoplites");
    QVERIFY2(!driver.find("option-size-30", row), "no chip for each of 37 sizes");
    examine(driver, "sizes");
    driver.click(driver.find("sizeMore", row));
    QTRY_COMPARE(figures(), QString("50"));
    pick("40", row);
    QTRY_COMPARE(figures(), QString("80"));
    pick("900", row); // the nearest there is
    QTRY_COMPARE(figures(), QString("120"));
    QVERIFY(!driver.find("sizeMore", row)->isEnabled());
    QVERIFY2(!driver.find("unit-0"), "Return ends the typing and nothing else");
    driver.shoot("systems-sizes");
    // One unit set apart has a size of its own; the row says that they differ, and how many have which.
    QMetaObject::invokeMethod(builder(driver), "splitOff", Q_ARG(int, 0));
    QMetaObject::invokeMethod(builder(driver), "sizeUnit", Q_ARG(int, 1), Q_ARG(int, 30));
    QTRY_COMPARE(figures(), QString("90"));
    row = driver.row("entries", "entry-hoplites");
    QCOMPARE(driver.find("sizeField", row)->property("text").toString(), QString());
    QVERIFY(driver.find("option-size-30", row) && driver.find("option-size-60", row));
    driver.wait("entries")->forceActiveFocus();
    driver.key(Qt::Key_Return);
    driver.wait("unit-1");
    driver.shoot("systems-sizes-apart");
    pick("44", driver.find("unit-1"));
    QTRY_COMPARE(figures(), QString("104"));
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(!driver.find("unit-1"));
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(figures(), QString("90"));
}

// Sizes that are shown beside one another exclude one another, on one body and on several.
void SystemsTest::oneSizeABody()
{
    QTemporaryDir home;
    Driver driver(home.path());
    newArmy(driver, "fog", "nikephorian-byzantine");
    driver.click("startEmpty");
    QVERIFY(driver.wait("entries"));
    const auto set = [&](const char* method, const char* option, int count) {
        QMetaObject::invokeMethod(
            builder(driver), method, Q_ARG(QString, "light-archers"), Q_ARG(QString, option), Q_ARG(int, count));
    };
    const auto row = [&] {
        const auto army = driver.session().army(builder(driver)->property("armyId").toString());
        QStringList words;
        for (const ChosenOption& option : army->choices.front().options) {
            words << QString("%1 %2").arg(QString::fromStdString(option.name)).arg(option.count);
        }
        return words.join(", ");
    };
    QMetaObject::invokeMethod(builder(driver), "setCount", Q_ARG(QString, "light-archers"), Q_ARG(int, 1));
    set("setOption", "size-6", 1);
    QCOMPARE(row(), QString("size-6 0"));
    set("setOption", "size-8", 1);
    QCOMPARE(row(), QString("size-8 0"));
    set("setOption", "size-8", 0);
    QCOMPARE(row(), QString());
    QMetaObject::invokeMethod(builder(driver), "setCount", Q_ARG(QString, "light-archers"), Q_ARG(int, 3));
    set("setOption", "size-6", 2);
    set("setOption", "size-8", 2);
    QCOMPARE(row(), QString("size-6 1, size-8 2"));
}

// Rooms that are about rules begin with those that were chosen.
void SystemsTest::chosenRulesFirst()
{
    QTemporaryDir home;
    Driver driver(home.path());
    open(driver, "nations");
    playBy(driver, "dbm");
    driver.wait("search")->forceActiveFocus(Qt::TabFocusReason);
    driver.type("archers");
    QTRY_VERIFY(driver.wait("hits")->property("count").toInt() > 20);
    driver.wait("hit-0");
    QCOMPARE(driver.find("hit-0")->property("system").toString(), QString("dbm"));
    driver.wait("search")->forceActiveFocus(Qt::TabFocusReason);
    driver.key(Qt::Key_A, Qt::ControlModifier);
    driver.key(Qt::Key_Delete);
    // Rules without standard types say where to go, and others can be picked there.
    driver.click("designer");
    QVERIFY(driver.wait("emptyAction"));
    driver.click("emptyAction");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("nations"));
    open(driver, "collection");
    driver.key(Qt::Key_2, Qt::AltModifier);
    driver.row("nations", "nation-polybian-roman");
    driver.click("stockSystem");
    driver.key(Qt::Key_Down);
    driver.key(Qt::Key_Return);
    driver.row("nations", "nation-later-carthaginian");
    QCOMPARE(driver.settings().system(), QString("fog"));
    open(driver, "nations");
    driver.click("designer");
    QVERIFY(driver.wait("emptyAction"));
    playBy(driver, "sixmm");
    QTRY_VERIFY(driver.wait("types")->property("count").toInt() > 0);
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::SystemsTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "systems.moc"

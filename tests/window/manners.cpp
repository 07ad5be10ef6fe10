// What a careful eye found: the way back and its words, room on the screen, the size of the page.
#include "app/view/components/lining.h"
#include "driver.h"

#include <QFontMetricsF>
#include <QRegularExpression>
#include <QScreen>

#include <map>
#include <set>

namespace strategikon {

class Manners : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void redoBringsTheFirstArmyBack();
    void undoStaysOutOfDialogs();
    void undoSaysWhat();
    void namelessArmiesHaveTheirNation();
    void windowFitsTheScreen();
    void largeTextKeepsItsDistance();
    void tallFirstRunUsesItsRoom();
    void pageCanBeRead();
    void fullArmyIsForPrinting();
    void printingComesBackToItsPlace();
    void noticesMoveNothing();
    void dialogsStayWhereTheyAre();
    void frameOnlyForTheKeyboard();
    void wordsOfTheSettings();
    void rulesHaveTheirNames();
    void figuresStandAsHighAsCapitals();
};

namespace {

const auto undoKeys = Qt::ControlModifier;
const auto redoKeys = Qt::ControlModifier | Qt::ShiftModifier;

void build(Driver& driver, const char* nation, const char* button)
{
    driver.click(driver.row("nations", QString("nation-") + nation));
    driver.click(button);
    QVERIFY(driver.wait("entries"));
}

int taken(Driver& driver, const char* entry)
{
    return driver.row("entries", QString("entry-") + entry)->property("taken").toInt();
}

QString toast(Driver& driver)
{
    const QQuickItem* toast = driver.find("toast");
    return toast != nullptr ? toast->property("text").toString() : QString();
}

qreal top(const QQuickItem* item) { return item->mapToScene({0, 0}).y(); }
qreal foot(const QQuickItem* item) { return top(item) + item->height(); }

QRectF sceneOf(const QQuickItem* item) { return item->mapRectToScene(QRectF({0, 0}, item->size())); }

// Where the buttons in sight are, by what they say.
std::map<QString, QRectF> touched(const Driver& driver)
{
    std::map<QString, QRectF> places;
    for (QQuickItem* item : driver.all())
        if (item->inherits("QQuickAbstractButton") && !item->objectName().startsWith("toast"))
            places[item->property("text").toString() + QString::number(places.size())] = sceneOf(item);
    return places;
}

void keepNameless(Driver& driver, const char* nation)
{
    Army army;
    army.system = "warmaster";
    army.list = nation;
    army.points = 1000;
    driver.session().keep(army, "create");
}

} // namespace

void Manners::redoBringsTheFirstArmyBack()
{
    QTemporaryDir home;
    Driver driver(home.path());
    build(driver, "egyptian", "startFilled");
    driver.key(Qt::Key_Z, undoKeys);
    QTRY_VERIFY(driver.find("welcome"));
    QTRY_COMPARE(toast(driver), QString("Undone: army made (Egyptian 1,000)"));
    driver.key(Qt::Key_Z, redoKeys);
    QTRY_VERIFY(!driver.find("welcome"));
    QCOMPARE(driver.wait("armies")->property("count").toInt(), 1);
    QTRY_COMPARE(driver.focused(), QString("armies"));
    QTRY_COMPARE(toast(driver), QString("Redone: army made (Egyptian 1,000)"));
    driver.shoot("manners-redo");
}

void Manners::undoStaysOutOfDialogs()
{
    QTemporaryDir home;
    Driver driver(home.path());
    build(driver, "egyptian", "startEmpty");
    driver.click(driver.find("more", driver.row("entries", "entry-archers")));
    QTRY_COMPARE(taken(driver, "archers"), 1);
    QQuickItem* entries = driver.find("entries");
    entries->forceActiveFocus();
    driver.key(Qt::Key_Return);
    QTRY_VERIFY(driver.find("unitName"));
    driver.key(Qt::Key_Z, undoKeys);
    QCOMPARE(taken(driver, "archers"), 1);
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(!driver.find("unitName"));
    entries->forceActiveFocus();
    driver.key(Qt::Key_Z, undoKeys);
    QTRY_COMPARE(taken(driver, "archers"), 0);
    driver.key(Qt::Key_F2);
    driver.settle();
    driver.key(Qt::Key_Z, redoKeys);
    QCOMPARE(taken(driver, "archers"), 0);
}

void Manners::undoSaysWhat()
{
    QTemporaryDir home;
    Driver driver(home.path());
    build(driver, "egyptian", "startEmpty");
    driver.click(driver.find("more", driver.row("entries", "entry-archers")));
    driver.click("undo");
    QTRY_COMPARE(toast(driver), QString("Undone: 1 × Archers added (Egyptian 1,000)"));
    driver.click("redo");
    QTRY_COMPARE(toast(driver), QString("Redone: 1 × Archers added (Egyptian 1,000)"));
    driver.click(driver.find("less", driver.row("entries", "entry-archers")));
    driver.click("undo");
    QTRY_COMPARE(toast(driver), QString("Undone: 1 × Archers removed (Egyptian 1,000)"));
}

void Manners::namelessArmiesHaveTheirNation()
{
    QTemporaryDir home;
    Driver driver(home.path());
    keepNameless(driver, "norse");
    driver.open("armies");
    QQuickItem* row = driver.row("armies", "army-0");
    QCOMPARE(row->property("name").toString(), QString("Norse"));
    driver.find("armies")->forceActiveFocus();
    driver.key(Qt::Key_D, Qt::ControlModifier);
    QTRY_COMPARE(driver.wait("armies")->property("count").toInt(), 2);
    QCOMPARE(driver.row("armies", "army-0")->property("name").toString(), QString("Norse (copy)"));
    driver.click(driver.row("armies", "army-1"));
    QTRY_COMPARE(driver.wait("armyName")->property("text").toString(), QString("Norse"));
    QVERIFY(driver.window()->title().startsWith("Norse"));
    driver.key(Qt::Key_P, Qt::ControlModifier);
    QTRY_COMPARE(driver.wait("pageTitle")->property("text").toString(), QString("Norse"));
}

void Manners::windowFitsTheScreen()
{
    QCOMPARE(Settings::fitting({}, {1920, 1080}), QSize(1280, 800));
    QCOMPARE(Settings::fitting({}, {800, 1280}), QSize(800, 1280));
    QCOMPARE(Settings::fitting({}, {1024, 740}), QSize(1024, 740));
    QCOMPARE(Settings::fitting({1280, 800}, {800, 1250}), QSize(800, 800));
    QCOMPARE(Settings::fitting({1000, 700}, {1920, 1080}), QSize(1000, 700));
    QTemporaryDir home;
    Driver driver(home.path());
    driver.settings().keepWindow(5000, 4000, false);
    const QSize room = driver.window()->screen()->availableSize() - QSize(0, 40); // the desktop adds a title bar
    QCOMPARE(QSize(driver.settings().width(), driver.settings().height()), room);
}

void Manners::largeTextKeepsItsDistance()
{
    QTemporaryDir home;
    Driver driver(home.path());
    keepNameless(driver, "norse");
    driver.settings().setLargeText(true);
    driver.open("armies");
    QTRY_VERIFY(driver.find("newArmy"));
    for (const char* button : {"import", "newArmy"}) {
        QVERIFY(foot(driver.wait(button)) + 12 <= top(driver.wait("archive")));
    }
    driver.shoot("manners-large");
}

void Manners::tallFirstRunUsesItsRoom()
{
    for (const bool large : {false, true}) {
        QTemporaryDir home;
        Driver driver(home.path(), {800, 1280});
        driver.settings().setLargeText(large);
        driver.click(driver.row("nations", "nation-egyptian"));
        driver.settle();
        driver.shoot(large ? "manners-first-run-large" : "manners-first-run");
        QVERIFY(driver.wait("nations")->height() >= (large ? 4 : 8) * driver.wait("startFilled")->height());
        QVERIFY(foot(driver.wait("startFilled")) <= 1280 - 64);
    }
}

void Manners::pageCanBeRead()
{
    QTemporaryDir home;
    Driver driver(home.path());
    build(driver, "egyptian", "startFilled");
    driver.key(Qt::Key_P, Qt::ControlModifier);
    QQuickItem* page = driver.wait("preview");
    // At first as wide as there is room; the whole page when asked for.
    const qreal wide = page->width();
    QVERIFY(wide > 600);
    driver.shoot("manners-page");
    driver.click("zoom-1");
    QTRY_VERIFY(page->height() < 800);
    driver.key(Qt::Key_0, Qt::ControlModifier);
    QTRY_COMPARE(page->width(), wide);
    driver.key(Qt::Key_Plus, Qt::ControlModifier);
    QTRY_VERIFY(page->width() > wide);
    driver.key(Qt::Key_Minus, Qt::ControlModifier);
    driver.key(Qt::Key_Minus, Qt::ControlModifier);
    QTRY_VERIFY(page->width() < wide);
    driver.click("zoomIn");
    driver.key(Qt::Key_8, Qt::ControlModifier);
    QTRY_COMPARE(driver.wait("zoomed")->property("text").toString(), QString("100 %"));
    // The keyboard moves the page.
    QQuickItem* view = driver.wait("paperView");
    view->forceActiveFocus();
    driver.key(Qt::Key_PageDown);
    QTRY_VERIFY(view->property("contentY").toReal() > 0);
    driver.key(Qt::Key_PageUp);
    QTRY_COMPARE(view->property("contentY").toReal(), 0);
    // Buttons of a kind stand beside one another.
    QCOMPARE(top(driver.wait("savePdf")), top(driver.wait("toPrinter")));
}

void Manners::fullArmyIsForPrinting()
{
    QTemporaryDir home;
    Driver driver(home.path());
    build(driver, "egyptian", "startFilled");
    QTRY_VERIFY(driver.find("printArmy"));
    QVERIFY(!driver.wait("fill")->property("primary").toBool());
    driver.shoot("manners-full");
    driver.click(driver.find("less", driver.row("entries", "entry-archers")));
    QTRY_VERIFY(!driver.find("printArmy"));
    QVERIFY(driver.wait("fill")->property("primary").toBool());
    driver.click("undo");
    QTRY_VERIFY(driver.find("printArmy"));
    driver.click("printArmy");
    QVERIFY(driver.wait("preview"));
}

void Manners::printingComesBackToItsPlace()
{
    QTemporaryDir home;
    Driver driver(home.path());
    build(driver, "egyptian", "startFilled");
    driver.row("entries", "entry-general");
    QQuickItem* entries = driver.wait("entries");
    const int general = entries->property("count").toInt() - 2;
    entries->setProperty("currentIndex", general);
    driver.settle();
    QTest::qWait(200);
    const qreal was = entries->property("contentY").toReal();
    QVERIFY(was > 0);
    driver.key(Qt::Key_P, Qt::ControlModifier);
    QVERIFY(driver.wait("preview"));
    driver.key(Qt::Key_Escape);
    entries = driver.wait("entries");
    QTRY_COMPARE(entries->property("currentIndex").toInt(), general);
    QTRY_VERIFY(qAbs(entries->property("contentY").toReal() - was) < 2);
    // Opened anew it begins at the top.
    driver.open("armies");
    driver.click(driver.row("armies", "army-0"));
    QTRY_VERIFY(driver.wait("entries")->property("contentY").toReal() < was);
}

// A notice floats over the page: whatever may be touched stays where it is while it comes and goes.
void Manners::noticesMoveNothing()
{
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280)}) {
        QTemporaryDir home;
        Driver driver(home.path(), size);
        build(driver, "egyptian", "startFilled");
        QQuickItem* entries = driver.wait("entries");
        entries->forceActiveFocus();
        driver.key(Qt::Key_End);
        entries->setProperty("currentIndex", entries->property("count").toInt() - 1);
        driver.settle();
        driver.key(Qt::Key_Plus);
        driver.rest();
        QVERIFY(driver.find("toast") == nullptr);
        const auto before = touched(driver);
        driver.key(Qt::Key_Z, undoKeys);
        driver.key(Qt::Key_Y, undoKeys);
        QQuickItem* said = driver.wait("toast");
        driver.rest();
        driver.shoot(size.width() > 1000 ? "manners-toast" : "manners-toast-tall");
        const auto during = touched(driver);
        QVERIFY(before.size() > 20);
        for (const auto& [name, place] : before) {
            const auto now = during.find(name);
            QVERIFY2(now != during.end() && now->second == place, qPrintable(name));
        }
        QVERIFY(foot(said) <= foot(driver.wait("page")) && top(said) > size.height() / 2);
    }
}

// What one chooses in a dialog changes what it has to say; the dialog grows downwards, and none of its controls moves.
void Manners::dialogsStayWhereTheyAre()
{
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(480, 900)}) {
        QTemporaryDir home;
        Driver driver(home.path(), size);
        build(driver, "egyptian", "startEmpty");
        driver.key(Qt::Key_G, Qt::ControlModifier);
        QStringList names{"aim", "keep", "owned"};
        std::map<QString, QRectF> first;
        for (const QString& name : names)
            first[name] = sceneOf(driver.wait(name));
        qreal accept = 0; // it only ever goes down
        for (int turn = 0; turn < 4; ++turn) {
            QTRY_VERIFY(!driver.wait("verdict")->property("text").toString().contains("Working"));
            driver.rest();
            for (const QString& name : names)
                QCOMPARE(sceneOf(driver.wait(name)), first[name]);
            QVERIFY(top(driver.wait("accept")) >= accept);
            accept = top(driver.wait("accept"));
            QVERIFY(foot(driver.wait("accept")) <= size.height());
            driver.click(turn % 2 == 0 ? "owned" : "keep");
        }
    }
}

// Opened with a finger a page shows no frame around its first row; the first key brings it.
void Manners::frameOnlyForTheKeyboard()
{
    QTemporaryDir home;
    Driver driver(home.path());
    build(driver, "egyptian", "startFilled");
    driver.click("place-armies");
    QQuickItem* armies = driver.wait("armies");
    QVERIFY(armies->hasActiveFocus());
    const auto framed = [&] {
        const auto items = driver.all();
        return std::any_of(items.begin(), items.end(),
            [](QQuickItem* item) { return QByteArray(item->metaObject()->className()).startsWith("FocusRing"); });
    };
    driver.rest();
    QVERIFY(!framed());
    driver.key(Qt::Key_Down);
    QTRY_VERIFY(framed());
}

void Manners::wordsOfTheSettings()
{
    QTemporaryDir home;
    Driver driver(home.path());
    driver.open("settings");
    QStringList names;
    for (const char* theme : {"system", "light", "dark", "contrast", "night"}) {
        names << driver.wait(QString("theme-%1").arg(theme))->property("text").toString();
    }
    QCOMPARE(names, QStringList({"System", "Light", "Dark", "High contrast", "Dark room"}));
    driver.click("letters-200");
    QCOMPARE(driver.settings().letters(), 200);
}

void Manners::rulesHaveTheirNames()
{
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280)}) {
        QTemporaryDir home;
        Driver driver(home.path(), size);
        build(driver, "egyptian", "startFilled");
        QQuickItem* row = driver.row("entries", "entry-skirmishers");
        driver.settle();
        driver.shoot(size.width() > 1000 ? "manners-rules" : "manners-rules-tall");
        bool found = false;
        const QList<QQuickItem*> items = driver.all();
        for (const QQuickItem* item : items) {
            if (row->isAncestorOf(item) && item->property("text").toString().startsWith("Warband")) {
                found = true;
                QVERIFY(!item->property("truncated").toBool());
                QVERIFY(foot(item) <= foot(row));
            }
        }
        QVERIFY(found);
    }
}

// None hangs below the line or is as low as a small letter, in any face that the window writes figures in; letters are
// the book face's own.
void Manners::figuresStandAsHighAsCapitals()
{
    QTemporaryDir home;
    Driver driver(home.path());
    build(driver, "egyptian", "startFilled");
    driver.settle();
    std::set<QString> families;
    int book = 0;
    for (const QQuickItem* item : driver.all()) {
        if (!item->property("text").toString().contains(QRegularExpression("\\d"))
            || !item->property("font").isValid()) {
            continue;
        }
        QFont font = item->property("font").value<QFont>();
        families.insert(font.family());
        book += font.family() == bookFace;
        font.setPixelSize(200);
        const QFontMetricsF metrics(font);
        const QRectF capital = metrics.tightBoundingRect("H");
        for (const QChar figure : QStringLiteral("0123456789")) {
            const QRectF box = metrics.tightBoundingRect(QString(figure));
            const QByteArray what = QStringLiteral("%1, %2: %3 to %4, H %5")
                                        .arg(font.toString(), figure)
                                        .arg(box.top())
                                        .arg(box.bottom())
                                        .arg(capital.top())
                                        .toUtf8();
            QVERIFY2(box.bottom() < 0.06 * 200, what); // round ones go a little beyond the line
            QVERIFY2(std::abs(box.height() - capital.height()) < 0.1 * capital.height(), what);
        }
    }
    QVERIFY2(book > 0 && families.size() > 1, qPrintable(QString::number(book)));
    QFont plain("EB Garamond 12"), ours(bookFace);
    for (const bool italic : {false, true}) {
        plain.setItalic(italic);
        ours.setItalic(italic);
        const QString words = QStringLiteral("The Æthelings’ fiefs, Quaestor & Ἀλέξανδρος");
        QCOMPARE(QFontMetricsF(ours).horizontalAdvance(words), QFontMetricsF(plain).horizontalAdvance(words));
        QCOMPARE(QFontMetricsF(ours).height(), QFontMetricsF(plain).height());
    }
    driver.shoot("manners-figures");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::Manners test;
    return strategikon::runTest(argc, argv, &test);
}

#include "manners.moc"

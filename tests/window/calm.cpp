// At rest the window rests: a second in which nobody touches anything draws nothing and wakes nobody, on any page.
#include "battleroom.h"
#include "exampleroom.h"

#include <QAbstractEventDispatcher>
#include <QEventLoop>
#include <QTimer>

namespace strategikon {

using namespace battleroom;

class CalmTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void pages_data();
    void pages();
    void asked_data();
    void asked();
    void battle();
};

namespace {

struct Second {
    int frames = 0, wakes = 0;
};

// The event loop alone, which sleeps unless there is something to do: QTest's waits wake it a hundred times a second.
Second idle(Driver& driver, int milliseconds = 1000)
{
    Second counted;
    QEventLoop loop;
    auto* dispatcher = QAbstractEventDispatcher::instance();
    const auto frames = QObject::connect(driver.window(), &QQuickWindow::frameSwapped, [&] { ++counted.frames; });
    const auto wakes = QObject::connect(dispatcher, &QAbstractEventDispatcher::awake, [&] { ++counted.wakes; });
    QTimer::singleShot(milliseconds, Qt::PreciseTimer, &loop, [&] { loop.quit(); });
    loop.exec();
    QObject::disconnect(frames);
    QObject::disconnect(wakes);
    return counted;
}

// A caret may blink, and what was begun before may end: twenty is far from the thousands of a page that turns in
// circles.
bool rests(const Second& counted) { return counted.frames <= 4 && counted.wakes <= 20; }

// What a page works out on another thread comes when it comes.
void seeRest(Driver& driver, const QString& where)
{
    Second counted;
    for (int second = 0; second < 20; ++second) {
        counted = idle(driver);
        if (rests(counted)) {
            qInfo("%s: %d frames, woken %d times", qPrintable(where), counted.frames, counted.wakes);
            return;
        }
    }
    QTest::qFail(qPrintable(QString("%1: %2 frames, woken %3 times in a second of rest")
                                .arg(where)
                                .arg(counted.frames)
                                .arg(counted.wakes)),
        __FILE__, __LINE__);
}

} // namespace

void CalmTest::pages_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("across") << QSize(1280, 800);
    QTest::newRow("upright") << QSize(480, 900);
}

void CalmTest::pages()
{
    QFETCH(QSize, size);
    QTemporaryDir home;
    Driver driver(home.path(), size);
    const QString army = armyOf(driver, "egyptian", 4, "The Fifth Division of Pharaoh");
    const QString other = armyOf(driver, "hittite", 2, "The chariots of Hattusa");
    onTable(driver, lesson("orders").plan);
    const QString battle = deskOf(driver)->property("battleId").toString();
    const QString field = fieldroom::laidTable(driver).property("fieldId").toString();
    const QVariantMap args{{"armyId", army}, {"first", army}, {"second", other}, {"battleId", battle},
        {"fieldId", field}, {"system", "warmaster"}, {"list", "egyptian"}};
    const QVariantList pages = driver.window()->property("pages").toList();
    QVERIFY(pages.size() >= 20);
    for (const QVariant& page : pages) {
        open(driver, page.toMap()["id"].toString(), args);
        seeRest(driver, page.toMap()["id"].toString());
    }
}

void CalmTest::asked_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QVariantMap>("args");
    QTest::newRow("a new battlefield") << "fields" << QVariantMap{{"make", true}};
    QTest::newRow("lessons") << "battles" << QVariantMap{{"learn", "lessons"}};
    QTest::newRow("examples") << "battles" << QVariantMap{{"learn", "examples"}};
    QTest::newRow("a new battle") << "battles" << QVariantMap{{"field", "none"}};
}

// A page that opens a sheet at once, and the same page when the sheet has gone.
void CalmTest::asked()
{
    QFETCH(QString, page);
    QFETCH(QVariantMap, args);
    QTemporaryDir home;
    Driver driver(home.path());
    armyOf(driver, "egyptian", 4, "Sons of Ra");
    armyOf(driver, "hittite", 2, "Hatti");
    open(driver, page, args);
    seeRest(driver, page + ", asked");
    driver.key(Qt::Key_Escape);
    seeRest(driver, page);
}

// A card that waits for dice, the card of a step that is corrected, an older state of the table; and back.
void CalmTest::battle()
{
    Examples examples;
    examples.playThrough({"ford-of-the-alders"});
    QTemporaryDir home;
    examples.copyTo(home.path());
    Driver driver(home.path(), table);
    BattleViewModel& desk = *examples.show(driver, "ford-of-the-alders");
    seeRest(driver, "a battle that is over");
    desk.film()->look(desk.film()->steps() / 2);
    seeRest(driver, "in the film");
    desk.film()->look(desk.film()->steps());
    int cards = 0;
    for (const auto& first : examples.firsts()) {
        if (desk.past()->correct(first.step)) {
            seeRest(driver, QString("step %1").arg(first.step));
            ++cards;
        }
    }
    QVERIFY(cards > 5);
    desk.past()->leaveAsItWas();
    onTable(driver, lesson("one-against-one").plan);
    toCombat(driver);
    seeRest(driver, "close combat");
    for (int step = 0; step < 5 && driver.window()->property("page").toString() == "battle"; ++step) {
        driver.key(Qt::Key_Escape);
    }
    QCOMPARE(driver.window()->property("page").toString(), QString("battles"));
    seeRest(driver, "battles, after a battle");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::CalmTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "calm.moc"

// A correction that drops later steps says so where nothing scrolls it away, at every size of window.
#include "exampleroom.h"

namespace strategikon {

using namespace battleroom;

class BattleDroppedTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnWarnings(); }
    void staysInSight_data();
    void staysInSight();

private:
    Examples examples_;
};

void BattleDroppedTest::initTestCase()
{
    failOnWarnings();
    examples_.playThrough({"ford-of-the-alders"});
}

void BattleDroppedTest::staysInSight_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(480, 900), QSize(800, 1080), QSize(1280, 800), QSize(1920, 1080)}) {
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
}

void BattleDroppedTest::staysInSight()
{
    QFETCH(QSize, size);
    QTemporaryDir home;
    examples_.copyTo(home.path());
    Driver driver(home.path(), size);
    BattleViewModel& desk = *examples_.show(driver, "ford-of-the-alders");
    const auto line = desk.recorder().battle().line();
    for (const int step : line) { // the first order fails with two sixes: what came of it falls
        if (desk.recorder().battle().entry(step).answer.what == "order" && desk.past()->correct(step)) {
            desk.dice()->clearDie("dice", 0);
            desk.dice()->clearDie("dice", 1);
            desk.dice()->typeDie(6);
            desk.dice()->typeDie(6);
            if (desk.past()->correcting() != 0) {
                QVERIFY(desk.asked()->answer());
            }
            break;
        }
    }
    QVERIFY(!desk.past()->corrected().misfits.isEmpty());
    driver.rest();
    const auto inSight = [&] {
        const QQuickItem* told = driver.find("dropped");
        return told != nullptr && placeOf(driver.wait("askCard")).contains(placeOf(told))
            && QRectF(QPointF(), driver.window()->size()).contains(placeOf(told));
    };
    QVERIFY(inSight());
    driver.shoot(QString("battle-dropped-%1").arg(size.width()));
    driver.click("showDropped"); // all of it
    driver.rest();
    const QQuickItem* note = driver.wait("pastNote");
    QVERIFY(placeOf(driver.wait("cardView")).top() <= placeOf(note).top() + 1);
    driver.wait("cardView")->setProperty("contentY", 500);
    driver.settle();
    QVERIFY(inSight());
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleDroppedTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_dropped.moc"

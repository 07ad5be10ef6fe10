// A battlefield from the empty list to the printed map, as two players at a table do it.
#include "fieldroom.h"

namespace strategikon {

using namespace fieldroom;

class FieldTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void fromTheEmptyTableToPaper();
    void byAgreement();
    void kept();
    void keyboardAlone();
    void anUnfinishedStepStaysBehind();
};

namespace {

// Places what is proposed, or declines it where nothing fits: the table goes on either way.
void answer(Driver& driver)
{
    if (driver.find("place") != nullptr && driver.find("place")->isEnabled()) {
        driver.click("place");
    } else {
        driver.click("decline");
    }
}

} // namespace

void FieldTest::fromTheEmptyTableToPaper()
{
    QTemporaryDir home, documents;
    Driver driver(home.path());
    army(driver, "egyptian", "Sons of Ra");
    army(driver, "hittite", "Hatti");
    makeTable(driver);
    BattlefieldViewModel& desk = *deskOf(driver);
    QCOMPARE(desk.course()->step(), QString("sides"));
    tap(driver, {2});
    QTRY_COMPARE(desk.course()->step(), QString("terrain"));
    QVERIFY(desk.course()->sidesWords().contains("near"));
    driver.key(Qt::Key_1); // typed dice: who lays out first
    QCOMPARE(desk.laying()->ask().what, QString("chart"));
    // High ground, a hill up to 30 cm: 2 + 4, then 3 + 4.
    tap(driver, {2, 4});
    tap(driver, {3, 4});
    QTRY_VERIFY(driver.find("place") != nullptr);
    QCOMPARE(desk.laying()->draft().item, QString("high-6"));
    driver.click("place");
    QCOMPARE(desk.terrain()->features().size(), 1);
    // A wood of the far side.
    tap(driver, {4, 4});
    tap(driver, {3, 4});
    QTRY_VERIFY(driver.find("place") != nullptr);
    driver.click("place");
    QCOMPARE(desk.terrain()->features().size(), 2);
    QVERIFY(driver.find("endTerrain") != nullptr);
    // The near side ends it; the far side lays out one more.
    driver.click("endTerrain");
    tap(driver, {1, 1});
    tap(driver, {2, 3});
    QTRY_VERIFY(driver.find("place") != nullptr);
    answer(driver);
    QTRY_COMPARE(desk.course()->step(), QString("armies"));
    // Looking it over: a piece is moved, and one that cannot lie there goes back.
    QVERIFY(driver.find("feature-t1") != nullptr);
    FieldMap& map = *mapOf(driver);
    const QString was = desk.terrain()->features()[1].place;
    driver.click("feature-t2");
    QTRY_VERIFY(!map.gliding());
    const auto place = [&] { return desk.terrain()->features()[1].place; };
    // Where it lies is chance: at an edge or beside another piece it does not go every way.
    for (const QPointF by : {QPointF(12, 0), QPointF(-12, 0), QPointF(0, 12), QPointF(0, -12)}) {
        if (place() == was) {
            drag(driver, map.placeOf("t2"), by);
        }
    }
    QTRY_VERIFY(place() != was);
    const QString moved = place();
    drag(driver, map.placeOf("t2"), map.placeOf("t1") - map.placeOf("t2"));
    QCOMPARE(desk.terrain()->features()[1].place, moved);
    QVERIFY(!driver.wait("mapWords")->property("words").toString().isEmpty());
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(desk.terrain()->features()[1].place, was);
    driver.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(desk.terrain()->features()[1].place, moved);
    driver.click("goOn");
    // Armies, and all of one by the program; of the other one unit by hand.
    QVERIFY(desk.armies()->setArmy(0, driver.session().library()->armies().value->at(0).id.c_str()));
    QVERIFY(desk.armies()->setArmy(1, driver.session().library()->armies().value->at(1).id.c_str()));
    driver.click("goOn");
    if (desk.deploying()->due().roll) { // as many units on both sides: a die says who begins
        driver.click("die-0-3");
    }
    QTRY_VERIFY(driver.find("deployAll") != nullptr);
    const QString hand = desk.deploying()->due().side == 0 ? "A1" : "B1";
    driver.click("troop-" + hand);
    const double up = hand == "A1" ? 8 : desk.setup().field.table.depth - 8;
    QVERIFY(desk.deploying()->setDownAt(hand, 90, up));
    QVERIFY(desk.deploying()->deploy(-1, "battle"));
    QTRY_VERIFY(desk.deploying()->due().done);
    QVERIFY2(desk.deploying()->misposted().isEmpty(), qPrintable(desk.deploying()->misposted().value(0).words));
    // Out of its zone: shown at once, and taken back.
    desk.select(hand);
    QTRY_VERIFY(driver.find("troop-" + hand) != nullptr); // the list shows its side
    drag(driver, map.placeOf(hand), {0, hand == "A1" ? -300.0 : 300.0});
    QVERIFY(!desk.deploying()->misposted().isEmpty());
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(desk.deploying()->misposted().isEmpty());
    // On paper and into files.
    driver.click("goOn");
    QTRY_VERIFY(driver.find("printMap") != nullptr);
    const QString pdf = documents.filePath("map.pdf"), svg = documents.filePath("map.svg");
    QObject* paper = model(driver, "paper");
    for (const auto& [form, file] : {std::pair{"pdf", pdf}, {"svg", svg}}) {
        bool done = false;
        QMetaObject::invokeMethod(paper, "save", Q_RETURN_ARG(bool, done), Q_ARG(QString, form),
            Q_ARG(QUrl, QUrl::fromLocalFile(file)), Q_ARG(bool, false));
        QVERIFY(done);
    }
    QVERIFY(read(svg).contains("<svg"));
    QVERIFY(QFile(pdf).size() > 5000);
}

void FieldTest::byAgreement()
{
    QTemporaryDir home;
    Driver driver(home.path());
    makeTable(driver, 1);
    BattlefieldViewModel& desk = *deskOf(driver);
    QCOMPARE(desk.course()->step(), QString("terrain"));
    driver.click("item-1");
    QTRY_VERIFY(driver.find("place") != nullptr);
    driver.click("place");
    QCOMPARE(desk.terrain()->features().size(), 1);
    QTRY_COMPARE(desk.course()->step(), QString("sides"));
    driver.click("goOn");
    driver.click("roll");
    QTRY_COMPARE(desk.course()->step(), QString("armies"));
    // Taken off, and back by undo.
    QVERIFY(desk.terrain()->take("t1"));
    QCOMPARE(desk.terrain()->features().size(), 0);
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(desk.terrain()->features().size(), 1);
}

void FieldTest::kept()
{
    QTemporaryDir home;
    QString features, throws, posted;
    {
        Driver driver(home.path());
        const QString first = army(driver, "egyptian", "Sons of Ra"), second = army(driver, "hittite", "Hatti");
        makeTable(driver);
        BattlefieldViewModel& desk = *deskOf(driver);
        desk.laying()->layAll();
        QVERIFY(desk.armies()->setArmy(0, first));
        QVERIFY(desk.armies()->setArmy(1, second));
        QVERIFY(desk.deploying()->deploy(0, "battle"));
        features = QString::number(desk.terrain()->features().size());
        throws = desk.laying()->record().join(u'\n');
        posted = QString::fromStdString(contentOf(desk.setup()).document);
    }
    Driver driver(home.path());
    open(driver, "fields");
    driver.click("field-0");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("field"));
    BattlefieldViewModel& desk = *deskOf(driver);
    QCOMPARE(QString::number(desk.terrain()->features().size()), features);
    QCOMPARE(desk.laying()->record().join(u'\n'), throws);
    const QString again = QString::fromStdString(contentOf(desk.setup()).document);
    const QStringList lines = posted.split(u'\n'), now = again.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QCOMPARE(now.value(i), lines[i]);
    }
    QCOMPARE(desk.armies()->sides()[0].army, QString("Sons of Ra"));
    // The way back reaches further than the restart.
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(desk.armies()->sides()[0].posted, 0);
    // Deleted in the list, and back by undo.
    open(driver, "fields");
    driver.wait("fields")->forceActiveFocus();
    driver.key(Qt::Key_Delete);
    QTRY_COMPARE(driver.wait("fields")->property("count").toInt(), 0);
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(driver.wait("fields")->property("count").toInt(), 1);
}

// Whoever deploys before all terrain lies is not sent back to it by every throw.
void FieldTest::anUnfinishedStepStaysBehind()
{
    QTemporaryDir home;
    Driver driver(home.path());
    const QString one = army(driver, "egyptian", "Ra"), other = army(driver, "egyptian", "Horus");
    makeTable(driver);
    BattlefieldViewModel& desk = *deskOf(driver);
    desk.laying()->throwDice({2});
    QCOMPARE(desk.course()->step(), QString("terrain"));
    QVERIFY(desk.armies()->setArmy(0, one) && desk.armies()->setArmy(1, other));
    goTo(driver, "deploy");
    QVERIFY(desk.deploying()->due().roll);
    driver.click("die-0-3");
    driver.settle();
    QVERIFY(!desk.deploying()->due().roll);
    QCOMPARE(driver.window()->property("screen").value<QObject*>()->property("at").toString(), QString("deploy"));
}

void FieldTest::keyboardAlone()
{
    QTemporaryDir home;
    Driver driver(home.path());
    BattlefieldViewModel& desk = laidTable(driver);
    QVERIFY(!desk.terrain()->features().isEmpty());
    driver.wait("map")->forceActiveFocus();
    driver.key(Qt::Key_Tab);
    QCOMPARE(desk.selected(), QString("t1"));
    const std::size_t steps = desk.setup().field.features.size();
    QVERIFY(steps > 0);
    driver.key(Qt::Key_Right, Qt::ShiftModifier);
    driver.key(Qt::Key_Escape);
    QCOMPARE(desk.selected(), QString());
    driver.key(Qt::Key_Tab);
    QVERIFY(!driver.wait("map")->hasActiveFocus());
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::FieldTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "field.moc"

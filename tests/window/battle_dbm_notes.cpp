// Notes sealed at deployment, opened in a battle of DBM in the real window: as a six announces a flank march, after a
// wrong password, and later from among the actions; nothing of them is read before.
#include "dbmstage.h"

#include "model/field/files/notes_file.h"
#include "model/play/sealed.h"

namespace strategikon {

using namespace dbmstage;

class BattleDbmNotesTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void aSixOffersThem();
    void leftSealedTheyWait();
};

namespace {

const QString password = QStringLiteral("three ravens");

// Side A invades; a command of it marches round the left flank, which only its sealed notes say.
BattleViewModel& sealedOn(Driver& driver)
{
    const Armies armies{dbmArmy("polybian-roman"), dbmArmy("later-carthaginian")};
    field::Field bare;
    bare.system = "dbm";
    bare.table = grounds().charts.table;
    bare.table.scale = grounds().charts.stages.scales.front().cm;
    field::Setup setUp;
    setUp.field = bare;
    const System& system = *findSystem("dbm");
    const auto troops = [&](int side) {
        const Army& army = armies[std::size_t(side)];
        return troopsOf(system, *driver.session().list(army), army, side, Basing::mm15);
    };
    const auto way = [&](const char* id) { return *waysOf(system).with(id, {}, bare.table); };
    field::Deployment& all = setUp.deployment;
    all = deploymentOf({way("invader"), way("defender")}, troops(0), troops(1));
    field::Notes notes;
    notes.ranks = {{{"first"}}};
    notes.away = {{"second", true}};
    all.notes[0] = notes;
    field::Random random(3);
    field::deploy(all, bare, grounds().kinds, -1, field::Plan::battle, random);
    [&] { QVERIFY(field::next(all).done); }();
    all.notes[0] = *field::closed(notes, *seals::keyFrom(password.toStdString(), seals::newSalt()));
    return battleOn(driver, armies, setUp);
}

// On to the dice of side A, of which that of the command off the table is a six.
void throwASix(Driver& driver)
{
    BattleViewModel& desk = *deskOf(driver);
    for (int card = 0; card < 10 && desk.asked()->card().what != "pips"; ++card)
        answerCard(driver);
    [&] { QCOMPARE(desk.asked()->card().what, QString("pips")); }();
    while (desk.asked()->card().what == "pips" && desk.dice()->typeDie(6) == false)
        driver.settle();
    for (int card = 0; card < 4 && desk.asked()->card().what == "deal"; ++card)
        answerCard(driver);
    driver.settle();
}

} // namespace

void BattleDbmNotesTest::aSixOffersThem()
{
    QTemporaryDir home;
    QString id;
    play::State before;
    {
        Driver driver(home.path(), table);
        BattleViewModel& desk = sealedOn(driver);
        id = desk.battleId();
        throwASix(driver);
        QTRY_COMPARE(desk.asked()->card().what, QString(play::notesStep));
        QVERIFY(desk.foot()->shown().answers);
        driver.shoot("dbm-notes-sealed");
        driver.click("notesWord");
        driver.type("two ravens");
        driver.click("openNotes");
        QVERIFY(driver.find("notesWordTrouble") != nullptr);
        QCOMPARE(desk.asked()->card().what, QString(play::notesStep));
        driver.shoot("dbm-notes-wrong");
        before = desk.state();
    }
    // The program ends there; the notes are sealed still.
    Driver driver(home.path(), table);
    BattleViewModel& desk = reopened(driver, id, before);
    QCOMPARE(desk.asked()->card().what, QString(play::notesStep));
    driver.click("notesWord");
    driver.type(password);
    driver.key(Qt::Key_Return);
    QTRY_VERIFY(desk.asked()->card().what != play::notesStep);
    QCOMPARE(desk.asked()->card().what, QString()); // nobody is asked for the flank
    QVERIFY(happenedIn(desk).contains("notes-agree"));
    QVERIFY(happenedIn(desk).contains("flank-declared"));
    QCOMPARE(wordOf(desk, "AII", "flank"), std::string("left"));
    QVERIFY(driver.find("action-open-notes-A") == nullptr);
    compareReplay(desk);
    inDresses(driver, "dbm-notes-open");
}

void BattleDbmNotesTest::leftSealedTheyWait()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = sealedOn(driver);
    throwASix(driver);
    sayOk(driver); // left sealed
    QTRY_COMPARE(desk.asked()->card().what, QString("flank-march"));
    driver.click("flank-1"); // the right one, which is not as noted
    if (desk.asked()->card().what == "flank-march")
        sayOk(driver);
    QTRY_COMPARE(wordOf(desk, "AII", "flank"), std::string("right"));
    desk.asked()->choose(play::notesStep, 0);
    QTRY_COMPARE(desk.asked()->card().what, QString(play::notesStep));
    QVERIFY(!desk.foot()->shown().answers);
    driver.shoot("dbm-notes-action");
    driver.click("notesWord");
    driver.type(password);
    driver.click("openNotes");
    QTRY_VERIFY(happenedIn(desk).contains("noted-on-flank"));
    driver.shoot("dbm-notes-differ");
    undo(driver);
    QVERIFY(play::notesOf(desk.state(), 0).has_value());
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleDbmNotesTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_dbm_notes.moc"

// A battle on its screen: begun, a turn's first orders with typed dice, undone, and found again after a restart.
#include "battleroom.h"
#include "dresses.h"

namespace strategikon {

using namespace battleroom;

class BattleTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void firstTurn();
    void leftForAnotherPage();
    void orderedByTheBadge();
    void aRefusalSaysWhy();
    void notesAndThePast();
    void list();
    void pages_data() { addDresses(); }
    void pages();
};

void BattleTest::firstTurn()
{
    QTemporaryDir home;
    QString story;
    int head = 0;
    {
        Driver driver(home.path(), table);
        makeBattle(driver);
        begin(driver);
        BattleViewModel& desk = *deskOf(driver);
        QVERIFY(driver.find("turnWords")->property("text").toString().contains("1"));
        QVERIFY(!desk.table()->sideWords().isEmpty());
        QVERIFY(driver.find("action-order") != nullptr);
        // The chance is there before the dice fall, and adds up to certainty.
        const play::State before = desk.state();
        head = desk.recorder().battle().head();
        driver.click("action-order");
        driver.click(chip(desk, "commander"));
        driver.click(chip(desk, "units"));
        double sum = 0;
        for (const auto& chance : desk.asked()->meaning().chances) {
            sum += chance.part;
        }
        QVERIFY(std::abs(sum - 1) < 1e-9);
        QVERIFY(!driver.find("ok")->isEnabled());
        driver.key(Qt::Key_6);
        driver.key(Qt::Key_Backspace); // mistyped
        driver.key(Qt::Key_Escape);    // another action after all
        QVERIFY(driver.find("action-order") != nullptr);
        QVERIFY(desk.state() == before);
        // Three taps and the dice: what comes of it is on disk and in the story.
        QCOMPARE(order(driver, 1, 1), 3);
        QVERIFY(desk.recorder().battle().head() > head);
        QVERIFY(!(desk.state() == before));
        const play::Answer& given = desk.recorder().battle().log().back().answer;
        QCOMPARE(given.what, std::string("order"));
        QVERIFY(given.find("dice") != nullptr && *given.find("dice") == (std::vector<int>{1, 1}));
        QVERIFY(!given.rolled);
        // Undone and done again, by key and by button; what was undone stays in sight.
        const int ordered = desk.recorder().battle().head();
        // The way back names what was done, to whom, and nothing that only came of it.
        const auto nameOf = [&](const char* input) {
            const play::Thing& thing = desk.state()[given.find(input)->front()];
            return QString::fromStdString(thing.badge + " " + thing.name);
        };
        const QString done = QString("Give an order: %1, %2").arg(nameOf("commander"), nameOf("units"));
        QCOMPARE(desk.past()->undoWords(), "Undo: " + done);
        driver.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.past()->redoWords(), "Redo: " + done);
        QTRY_COMPARE(desk.recorder().battle().head(), head);
        QVERIFY(desk.state() == before);
        QVERIFY(desk.story()->all().last().undone);
        driver.click("redoStep");
        QTRY_COMPARE(desk.recorder().battle().head(), ordered);
        head = ordered;
        for (const auto& step : desk.story()->all()) {
            story += step.words.join(u'|') + u'\n';
        }
    }
    // Another window on the same library: exactly where it was left.
    Driver driver(home.path(), table);
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
    BattleViewModel& desk = *deskOf(driver);
    QCOMPARE(desk.recorder().battle().head(), head);
    QString again;
    for (const auto& step : desk.story()->all()) {
        again += step.words.join(u'|') + u'\n';
    }
    QCOMPARE(again, story);
    QVERIFY(!desk.asked()->card().what.isEmpty());
    // The way back reaches further than the restart.
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(driver.find("action-order") != nullptr);
}

// A battle that was left for another page is not what the program begins with.
void BattleTest::leftForAnotherPage()
{
    QTemporaryDir home;
    {
        Driver driver(home.path(), table);
        makeBattle(driver);
        open(driver, "nations");
    }
    {
        Driver driver(home.path(), table);
        QCOMPARE(driver.window()->property("page").toString(), QString("nations"));
        open(driver, "battles");
        driver.click("battle-0");
        QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
        inMenu(driver, "papers"); // a page about it: the battle is still what one is at
        QTRY_COMPARE(driver.window()->property("page").toString(), QString("battlepaper"));
    }
    Driver driver(home.path(), table);
    QCOMPARE(driver.window()->property("page").toString(), QString("battle"));
    QVERIFY(deskOf(driver)->known());
    driver.key(Qt::Key_Escape);
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battles"));
}

// Whoever gave the last order is offered for the next; a tap on his badge, which opens the card, keeps him.
void BattleTest::orderedByTheBadge()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    makeBattle(driver);
    begin(driver);
    BattleViewModel& desk = *deskOf(driver);
    order(driver, 1, 1);
    const auto* gave = desk.recorder().battle().log().back().answer.find("commander");
    QVERIFY(gave != nullptr);
    const int leader = gave->front();
    for (int card = 0; card < 6 && driver.find("action-order") == nullptr; ++card) {
        answerCard(driver);
    }
    QTRY_VERIFY(driver.find("action-order") != nullptr);
    const QString row = "unit-" + QString::fromStdString(desk.state()[leader].badge);
    driver.click(row);
    QTRY_VERIFY(!desk.asked()->inputs().isEmpty());
    QVERIFY(desk.picks()->picked().contains(leader));
    driver.click(row); // and a second one puts him away
    QVERIFY(!desk.picks()->picked().contains(leader));
}

void BattleTest::aRefusalSaysWhy()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    makeBattle(driver);
    begin(driver);
    BattleViewModel& desk = *deskOf(driver);
    const int head = desk.recorder().battle().head();
    driver.click("action-order");
    QVERIFY(!desk.asked()->answer()); // nobody was named
    QTRY_VERIFY(driver.find("refusal") != nullptr);
    QVERIFY(!driver.find("refusal")->property("text").toString().isEmpty());
    QCOMPARE(desk.recorder().battle().head(), head);
    driver.click(chip(desk, "units")); // gone with the next touch
    QTRY_VERIFY(driver.find("refusal") == nullptr);
}

void BattleTest::notesAndThePast()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    makeBattle(driver);
    begin(driver);
    BattleViewModel& desk = *deskOf(driver);
    driver.click("addNote");
    driver.type("wine is served");
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(desk.story()->all().last().notes, QStringList{"wine is served"});
    // A tap on a step shows the table as it stood then and changes nothing; from there one may play on, and redo leads
    // back.
    const int head = desk.recorder().battle().head();
    driver.click(driver.row("story", "step-1"));
    QTRY_COMPARE(desk.film()->lookedStep(), 1);
    QCOMPARE(desk.recorder().battle().head(), head);
    driver.click("playOnFromHere");
    QTRY_COMPARE(desk.recorder().battle().head(), 1);
    for (int step = 1; step < head; ++step) {
        driver.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    }
    QCOMPARE(desk.recorder().battle().head(), head);
    // Rolled by the program, and marked so.
    driver.click("action-order");
    driver.click(chip(desk, "commander"));
    driver.click(chip(desk, "units"));
    driver.click("rollForMe");
    QTRY_VERIFY(desk.recorder().battle().head() > head);
    QVERIFY(desk.story()->all().last().rolled);
}

void BattleTest::list()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    makeBattle(driver);
    driver.key(Qt::Key_Escape);
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battles"));
    QCOMPARE(driver.wait("battleList")->property("count").toInt(), 1);
    driver.wait("battleList")->forceActiveFocus();
    driver.key(Qt::Key_E, Qt::ControlModifier);
    QTRY_COMPARE(driver.wait("battleList")->property("count").toInt(), 0);
    driver.click("archive");
    QTRY_COMPARE(driver.wait("battleList")->property("count").toInt(), 1);
}

void BattleTest::pages()
{
    QFETCH(Dress, dress);
    Sitting sitting(dress, "battle-");
    Driver& driver = sitting.driver;
    const auto take = [&](const QString& what) { sitting.take(what); };
    open(driver, "battles");
    take("0-empty");
    driver.key(Qt::Key_N, Qt::ControlModifier);
    take("1-new");
    driver.key(Qt::Key_Escape);
    makeBattle(driver);
    take("2-first");
    begin(driver);
    BattleViewModel& desk = *deskOf(driver);
    take("3-actions");
    driver.click("action-order");
    take("4-order");
    driver.click(chip(desk, "commander"));
    driver.click(chip(desk, "units"));
    driver.click(chip(desk, "units", 1));
    driver.key(Qt::Key_2);
    take("5-chances");
    driver.key(Qt::Key_3);
    take("6-given");
    open(driver, "battles");
    take("7-list");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle.moc"

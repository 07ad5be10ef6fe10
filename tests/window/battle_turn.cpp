// One whole turn at the window with typed dice: a charge, orders, shooting, combat; an old step corrected; found again
// after a restart; and the report of it.
#include "battleroom.h"

namespace strategikon {

using namespace battleroom;

class BattleTurn : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void wholeTurn();
    void papers();
    void examples();
    void questionsAreAnswered();
};

namespace {

QString phase(BattleViewModel& desk) { return QString::fromStdString(desk.state().phase); }

// Whatever waits is answered as it is filled in, until the side may act again.
void answerAll(Driver& driver)
{
    for (int step = 0; step < 60 && !mayEnd(driver) && !deskOf(driver)->over(); ++step) {
        const auto* fight = driver.find("action-fight");
        if (fight != nullptr) {
            return;
        }
        answerCard(driver);
    }
}

void playTo(Driver& driver, const char* next)
{
    BattleViewModel& desk = *deskOf(driver);
    for (int step = 0; step < 60 && phase(desk) != next; ++step) {
        if (mayEnd(driver)) {
            endPhase(driver);
        } else {
            answerCard(driver);
        }
    }
    QCOMPARE(phase(desk), QString(next));
}

// Two dice for a unit; who follows the order does so as it is offered.
int order(Driver& driver, int unit, int first, int second)
{
    BattleViewModel& desk = *deskOf(driver);
    driver.click("action-order");
    if (desk.picks()->picked().isEmpty()) {
        driver.click(chip(desk, "commander"));
    }
    driver.click(chip(desk, "units", unit));
    const int before = desk.recorder().battle().head();
    driver.key(Qt::Key_0 + first);
    driver.key(Qt::Key_0 + second);
    if (desk.recorder().battle().head() == before) { // a fact still decides: it is as it is filled in
        sayOk(driver);
    }
    const int ordered = desk.recorder().battle().head();
    answerAll(driver);
    return ordered;
}

} // namespace

void BattleTurn::wholeTurn()
{
    QTemporaryDir home, documents;
    QString told;
    int head = 0;
    {
        Driver driver(home.path(), table);
        makeBattle(driver);
        begin(driver);
        BattleViewModel& desk = *deskOf(driver);
        const int side = desk.state().side;
        // Initiative: a unit charges whom it reaches.
        driver.click("action-charge");
        driver.click(chip(desk, "unit"));
        driver.click(chip(desk, "contacts"));
        sayOk(driver);
        answerAll(driver);
        QVERIFY(!desk.state().things.empty());
        // Orders: two succeed, one fails.
        const int first = order(driver, 0, 1, 2);
        order(driver, 1, 2, 1);
        QCOMPARE(phase(desk), QString("orders"));
        order(driver, 2, 6, 5); // where nobody else may order, the phase is over with it
        playTo(driver, "commanders");
        playTo(driver, "shooting");
        driver.shoot("battle-turn-shooting");
        playTo(driver, "combat");
        // Combat: every engagement is fought to its end.
        for (int fights = 0; fights < 20 && desk.state().side == side && !desk.over(); ++fights) {
            if (driver.find("action-fight") != nullptr) {
                driver.click("action-fight");
            } else if (mayEnd(driver)) {
                endPhase(driver);
            }
            answerAll(driver);
        }
        QVERIFY(desk.state().side != side || desk.over());
        driver.shoot("battle-turn-over");
        // An old step in another light: the first order was not 3 but 12.
        const int before = int(desk.recorder().battle().line().size());
        onStep(driver, first, "correctStep");
        QCOMPARE(desk.asked()->card().what, QString("order"));
        driver.click("fallen-dice-0");
        driver.click("fallen-dice-1");
        driver.key(Qt::Key_6);
        driver.key(Qt::Key_6);
        sayOk(driver);
        QVERIFY(int(desk.recorder().battle().line().size()) < before); // what followed from it is gone
        QVERIFY(!desk.past()->corrected().misfits.isEmpty());
        driver.key(Qt::Key_Z, Qt::ControlModifier); // and it was right after all
        driver.settle();
        head = desk.recorder().battle().head();
        for (const auto& one : desk.story()->all()) {
            told += one.words.join(u'|');
        }
    }
    Driver driver(home.path(), table);
    open(driver, "battles");
    driver.click("battle-0");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
    BattleViewModel& desk = *deskOf(driver);
    QCOMPARE(desk.recorder().battle().head(), head);
    QString again;
    for (const auto& one : desk.story()->all()) {
        again += one.words.join(u'|');
    }
    QCOMPARE(again, told);
    // The report tells the same sentences.
    inMenu(driver, "papers");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battlepaper"));
    driver.click("savePaper-md");
    const QString path = documents.filePath("report.md");
    driver.wait("fileName")->setProperty("text", path);
    driver.click("fileDone");
    QTRY_VERIFY(QFile::exists(path));
    const QString report = read(path);
    QVERIFY(report.contains("Friday evening"));
    QVERIFY(report.contains("Turn 1"));
    driver.shoot("battle-report");
    driver.key(Qt::Key_Escape);
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
}

void BattleTurn::papers()
{
    QTemporaryDir home, documents;
    Driver driver(home.path(), table);
    makeBattle(driver);
    inMenu(driver, "papers");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battlepaper"));
    for (const char* paper : {"report", "playsheet", "large", "poster", "matchup", "labels", "blank"}) {
        driver.click(QString("paper-%1").arg(paper));
        QTRY_VERIFY(driver.wait("preview")->property("pageCount").toInt() > 0);
        driver.shoot(QString("battle-paper-%1").arg(paper));
        driver.click("savePaper-pdf");
        const QString path = documents.filePath(QString("%1.pdf").arg(paper));
        driver.wait("fileName")->setProperty("text", path);
        driver.click("fileDone");
        QTRY_VERIFY(QFile::exists(path));
        QTRY_VERIFY(driver.find("fileName") == nullptr);
    }
    // The record as a file is what the command line reads.
    driver.click("paper-report");
    driver.click("savePaper-jsonl");
    const QString path = documents.filePath("record.jsonl");
    driver.wait("fileName")->setProperty("text", path);
    driver.click("fileDone");
    QTRY_VERIFY(QFile::exists(path));
    QVERIFY(read(path).startsWith("{\"strategikon-battle\""));
}

// A battle that ships with the program opens at its end, with a winner; its story leads back to the start.
void BattleTurn::examples()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    open(driver, "battles");
    driver.click("learn");
    driver.click("learnParts-1");
    QVERIFY(driver.wait("example-five-rivers") != nullptr);
    QMetaObject::invokeMethod(driver.find("example-five-rivers"), "clicked");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
    BattleViewModel& desk = *deskOf(driver);
    QVERIFY(desk.over());
    QVERIFY(desk.story()->all().size() > 50);
    QVERIFY(driver.wait("outcome")->property("text").toString().contains("345"));
    QVERIFY(driver.find("toReport") != nullptr);
    driver.shoot("battle-example-end");
    QVERIFY(desk.past()->goTo(0));
    QVERIFY(!desk.over());
}

// A step that did nothing to anybody is told by its question, and then by the answer, too.
void BattleTurn::questionsAreAnswered()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    for (const char* example :
        {"dragon-standards", "five-rivers", "ford-of-the-alders", "great-kings-left", "wagon-road"}) {
        open(driver, "battles");
        driver.click("learn");
        driver.click("learnParts-1");
        QMetaObject::invokeMethod(driver.wait(QString("example-%1").arg(example)), "clicked");
        QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
        for (const auto& step : deskOf(driver)->story()->all()) {
            const QString words = step.words.last();
            QVERIFY2(!words.endsWith(u'?'), qPrintable(words));
        }
    }
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleTurn test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_turn.moc"

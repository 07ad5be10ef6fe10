// How the book is read where it can be read two ways: shown with the rules of a battle, by subject, and found by words.
#include "dbmroom.h"
#include "dresses.h"

#include "app/view/battle/adjustmentviewmodel.h"
#include "rules/readings.h"

namespace strategikon {

using namespace dbmroom;

class ReadingsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void bySubject();
    void byWords();
    void eitherWay();
    void ofAnotherSystem();
    void pictures_data() { addDresses(); }
    void pictures();
};

namespace {

void openRules(Driver& driver)
{
    driver.click("battleMenuButton");
    driver.click("menuRules");
    QVERIFY(driver.wait("rulesSearch") != nullptr);
    driver.settle();
}

void openFold(Driver& driver, const char* name)
{
    driver.wait(name)->setProperty("open", true);
    driver.settle();
}

void look(Driver& driver, const QString& words)
{
    driver.wait("rulesSearch")->setProperty("text", words);
    driver.settle();
}

QString textOf(Driver& driver, const QString& name)
{
    QQuickItem* item = driver.wait(name);
    return item != nullptr ? item->property("text").toString() : QString();
}

bool isSeen(Driver& driver, const QString& name)
{
    const QQuickItem* item = driver.find(name);
    return item != nullptr && item->isVisible();
}

} // namespace

// A fold for each subject, closed until somebody opens it; what has a switch stands above, and is told once.
void ReadingsTest::bySubject()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    dbmTable(driver);
    openRules(driver);
    QVERIFY(!isSeen(driver, "readings-rivers"));
    openFold(driver, "readings");
    QVERIFY(isSeen(driver, "readings-rivers"));
    QVERIFY(!isSeen(driver, "reading-barred-to-all"));
    openFold(driver, "readings-rivers");
    QVERIFY(isSeen(driver, "reading-barred-to-all"));
    QCOMPARE(textOf(driver, "other-barred-to-all"), QString("Or: Only he himself is barred."));
    int plain = 0;
    for (const Subject& subject : plainReadings("dbm")) {
        openFold(driver, ("readings-" + subject.id).c_str());
        for (const Reading& one : subject.readings) {
            const QString id = QString::fromStdString(one.id);
            QVERIFY2(driver.find("reading-" + id) != nullptr, qPrintable(id));
            ++plain;
        }
    }
    QVERIFY(plain > 100);
    for (const play::Switch& one : gameOf("dbm")->switches()) {
        const QString id = QString::fromStdString(one.id);
        QVERIFY2(driver.find("reading-" + id) == nullptr, qPrintable(id));
        QVERIFY2(driver.find("rule-" + id + "-1") != nullptr, qPrintable(id));
    }
}

// What is looked for is found among readings and switches; what has none of the words is away.
void ReadingsTest::byWords()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    dbmTable(driver);
    openRules(driver);
    look(driver, "longbow bow");
    QVERIFY(isSeen(driver, "reading-type-of-bow"));
    QVERIFY(!isSeen(driver, "readings-rivers"));
    QVERIFY(!isSeen(driver, "rule-panic-own-general-1"));
    look(driver, "panics");
    QVERIFY(isSeen(driver, "rule-panic-own-general-1"));
    QVERIFY(!isSeen(driver, "reading-type-of-bow"));
    look(driver, "nothing of the kind");
    QVERIFY(isSeen(driver, "noReadings"));
    look(driver, "");
    QVERIFY(isSeen(driver, "rule-panic-own-general-1"));
    QVERIFY(!isSeen(driver, "reading-type-of-bow")); // closed again
}

// The other reading is taken for this battle; its choices are words.
void ReadingsTest::eitherWay()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = dbmTable(driver);
    const auto& fields = desk.recorder().game().fields();
    const auto at = std::size_t(fields.index(play::Sort::battle, "single-psiloi"));
    openRules(driver);
    const auto* pact = qobject_cast<AdjustmentViewModel*>(model(driver, "agreedDesk"));
    QVERIFY(pact != nullptr);
    for (const RuleShown& rule : pact->switches()) {
        QVERIFY2(!rule.subject.isEmpty(), qPrintable(rule.id));
        for (const OptionShown& choice : rule.choices) {
            QVERIFY2(choice.label != choice.id && (choice.label[0].isUpper() || choice.label[0].isDigit()),
                qPrintable(rule.id + u' ' + choice.label));
        }
    }
    look(driver, "several ranks");
    driver.click("rule-single-psiloi-1");
    QTRY_VERIFY(driver.find("overruleSave") != nullptr);
    driver.click("overruleSave");
    QTRY_COMPARE(desk.state()[1].fields[at], 1);
}

// Warmaster's stand there too.
void ReadingsTest::ofAnotherSystem()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    makeBattle(driver);
    begin(driver);
    openRules(driver);
    openFold(driver, "readings");
    openFold(driver, "readings-sight");
    QVERIFY(isSeen(driver, "reading-sight-ahead"));
}

void ReadingsTest::pictures()
{
    QFETCH(Dress, dress);
    Sitting sitting(dress, "readings-");
    Driver& driver = sitting.driver;
    dbmTable(driver);
    openRules(driver);
    sitting.take("0-closed");
    openFold(driver, "readings");
    openFold(driver, "readings-support");
    sitting.take("1-subject");
    look(driver, "elephants");
    sitting.take("2-found");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::ReadingsTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "readings.moc"

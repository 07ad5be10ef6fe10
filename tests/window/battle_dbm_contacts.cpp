// The next combat of DBM: contacts that have not fought lie open, and how a pair is named.
#include "dbmroom.h"

namespace strategikon {

using namespace dbmroom;

class BattleDbmContactsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void namedTwoFight();
    void contactsLieOpen();
    void anotherPairInTwoTaps();
    void aDieBeginsTheNext();
    void chosenStandsBelowTheName();
};

// Whoever is named last opens the combat, of whichever side he is.
void BattleDbmContactsTest::namedTwoFight()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    readyToFight(driver);
    BattleViewModel& desk = *deskOf(driver);
    tapElement(driver, badgeOf(desk, 1, "Wb"));
    QCOMPARE(desk.asked()->card().what, QString("fight"));
    tapElement(driver, badgeOf(desk, 0, "Bd"));
    QTRY_COMPARE(desk.asked()->card().what, QString("combat"));
    QCOMPARE(desk.recorder().battle().log().back().answer.what, std::string("fight"));
}

namespace {

// Two contacts of the Romans', and the Combat phase begins.
BattleViewModel& twoContacts(Driver& driver)
{
    BattleViewModel& desk = dbmTable(driver);
    toMoves(driver);
    for (const int at : {0, 1})
        touches(driver, badgeOf(desk, 0, "Bd", at), badgeOf(desk, 1, "Wb", at));
    toPhase(driver, "combat");
    return desk;
}

QList<int> pair(const BattleViewModel& desk, int at, int other)
{
    return {elementOf(desk, badgeOf(desk, 0, "Bd", at)), elementOf(desk, badgeOf(desk, 1, "Wb", other))};
}

} // namespace

// What was noted in contact and has not fought lies open, both named; one tap leads to its card. So it is after an
// undo.
void BattleDbmContactsTest::contactsLieOpen()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = twoContacts(driver);
    QCOMPARE(desk.asked()->card().what, QString("fight"));
    QCOMPARE(desk.picks()->picked(), pair(desk, 0, 0));
    const auto own = inputOf(desk, "ours").things;
    QCOMPARE(own.value(0).badge, badgeOf(desk, 0, "Bd", 0)); // those in contact stand first, one by one
    QCOMPARE(own.value(1).badge, badgeOf(desk, 0, "Bd", 1));
    QVERIFY(!own.value(0).several && own.value(0).on && !own.value(1).on);
    QCOMPARE(desk.foot()->shown().answerSays, badgeOf(desk, 0, "Bd") + " – " + badgeOf(desk, 1, "Wb"));
    QVERIFY(desk.foot()->shown().answers && desk.foot()->shown().ends);
    driver.shoot("dbm-next-contact");
    sayOk(driver);
    QTRY_COMPARE(desk.asked()->card().what, QString("combat"));
    QVERIFY2(inputOf(desk, "our-behind").label.contains(badgeOf(desk, 0, "Bd")),
        qPrintable(inputOf(desk, "our-behind").label));
    for (const InputShown& one : desk.asked()->inputs())
        QVERIFY2(!one.label.contains("ours", Qt::CaseInsensitive) && !one.label.contains("{"), qPrintable(one.label));
    for (const ChanceShown& one : desk.asked()->meaning().chances)
        QVERIFY2(!one.words.contains("ours") && !one.words.contains("{"), qPrintable(one.words));
    driver.shoot("dbm-next-contact-card");
    desk.past()->undo();
    driver.settle();
    QCOMPARE(desk.picks()->picked(), pair(desk, 0, 0));
    sayOk(driver);
    driver.key(Qt::Key_4);
    driver.key(Qt::Key_6);
    if (desk.asked()->card().what == "combat")
        sayOk(driver);
    for (int card = 0; card < 10 && !desk.state().agenda.empty(); ++card)
        answerCard(driver);
    QCOMPARE(desk.asked()->card().what, QString("fight")); // and the next
    QCOMPARE(desk.picks()->picked(), pair(desk, 1, 1));
    desk.past()->undo();
    desk.past()->undo();
    driver.settle();
    QVERIFY(desk.picks()->picked() == pair(desk, 0, 0) || desk.asked()->card().what != "fight");
}

void BattleDbmContactsTest::anotherPairInTwoTaps()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = twoContacts(driver);
    const QString own = badgeOf(desk, 0, "Bd", 2), enemy = badgeOf(desk, 1, "Wb", 1);
    tapElement(driver, own);
    QCOMPARE(desk.asked()->card().what, QString("fight"));
    QCOMPARE(desk.picks()->picked(), QList<int>{elementOf(desk, own)}); // it was in contact with nobody
    tapElement(driver, enemy);
    QTRY_COMPARE(desk.asked()->card().what, QString("combat"));
    desk.past()->undo();
    driver.settle();
    tapElement(driver, badgeOf(desk, 0, "Bd", 1)); // its own contact is filled in, and waits
    QCOMPARE(desk.asked()->card().what, QString("fight"));
    QCOMPARE(desk.picks()->picked(), pair(desk, 1, 1));
    tapElement(driver, badgeOf(desk, 1, "Wb", 1)); // who was filled in is confirmed
    QTRY_COMPARE(desk.asked()->card().what, QString("combat"));
    QCOMPARE(desk.recorder().battle().log().back().answer.number("theirs"), pair(desk, 1, 1)[1]);
}

// Who only types dice is asked nothing else.
void BattleDbmContactsTest::aDieBeginsTheNext()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = twoContacts(driver);
    driver.key(Qt::Key_6);
    QCOMPARE(desk.asked()->card().what, QString("combat"));
    QCOMPARE(inputOf(desk, "ours").dice.faces.value(0), 6);
    driver.key(Qt::Key_5);
    if (desk.asked()->card().what == "combat")
        sayOk(driver);
    QCOMPARE(lastWhat(desk), std::string("combat"));
}

// A name keeps its width beside the tag that says how many of its row are chosen, in the narrowest column too.
void BattleDbmContactsTest::chosenStandsBelowTheName()
{
    QTemporaryDir home;
    Driver driver(home.path(), {1280, 800});
    BattleViewModel& desk = dbmTable(driver);
    toMoves(driver);
    const auto rows = desk.table()->sides()[0].rows;
    const auto several = std::ranges::find_if(rows, [](const UnitShown& one) { return one.row.size() > 2; });
    const QString name = "row-" + several->badge;
    const double before = driver.wait(name)->height();
    driver.click(name);
    QQuickItem* tag = driver.find("chosenOf", driver.wait(name));
    QVERIFY(tag != nullptr && tag->isVisible());
    QVERIFY(driver.wait(name)->height() - before <= tag->height() + 6);
    driver.shoot("dbm-row-tag");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleDbmContactsTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_dbm_contacts.moc"

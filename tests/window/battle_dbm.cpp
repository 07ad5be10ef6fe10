// Battles of DBM in the real window: by taps, by keys, with the program closed in the middle.
#include "dbmroom.h"
#include "dresses.h"

#include "app/view/battle/adjustmentviewmodel.h"

#include <QSignalSpy>

namespace strategikon {

using namespace dbmroom;

class BattleDbmTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void byTaps();
    void byKeys();
    void aFieldFirst();
    void theFirstQuestion();
    void namesOnTheCards();
    void alikeElementsAreOneRow();
    void whoAdvancesIsInRows();
    void lossesAreATally();
    void onlyOutcomes();
    void whatWasSaidIsFilledIn();
    void onlyWhatCostsIsAsked();
    void quietBound();
    void ninetyASide();
    void pictures_data();
    void pictures();
};

namespace {

QString shown(Driver& driver, const QString& name)
{
    const QObject* item = driver.wait(name);
    return item != nullptr ? item->property("text").toString() : QString();
}

} // namespace

void BattleDbmTest::byTaps()
{
    QTemporaryDir home;
    play::State before;
    QString id;
    {
        Driver driver(home.path(), table);
        for (const char* army : {"gallic", "polybian-roman"})
            driver.session().keep(dbmArmy(army), "create");
        open(driver, "battles");
        driver.key(Qt::Key_N, Qt::ControlModifier);
        driver.wait("battleName");
        for (const int side : {0, 1})
            QMetaObject::invokeMethod(driver.wait(QString("battleArmy-%1").arg(side)), "activated", Q_ARG(int, side));
        driver.settle();
        driver.click("invader-0");
        driver.click("makeBattle");
        QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
        BattleViewModel& desk = *deskOf(driver);
        id = desk.battleId();
        toMoves(driver);
        QCOMPARE(shown(driver, "turnWords"), QString("Bound 1"));
        driver.shoot("dbm-moves");

        // An element and its move.
        const QString knight = badgeOf(desk, 0, "Cv");
        tapElement(driver, knight);
        QCOMPARE(desk.asked()->card().what, QString("move"));
        driver.shoot("dbm-move");
        sayOk(driver);
        QCOMPARE(lastWhat(desk), std::string("move"));

        toPhase(driver, "combat");
        driver.shoot("dbm-combat");
        tapElement(driver, badgeOf(desk, 0, "Bd"));
        tapElement(driver, badgeOf(desk, 1, "Wb"));
        QTRY_COMPARE(desk.asked()->card().what, QString("combat"));
        driver.shoot("dbm-fight");
        driver.click("die-6");
        before = desk.state();
    }
    // Closed in the middle of a combat, with one die typed: it is there again.
    Driver driver(home.path(), table);
    BattleViewModel& desk = reopened(driver, id, before);
    QCOMPARE(desk.asked()->card().what, QString("combat"));
    QCOMPARE(inputOf(desk, "ours").dice.faces.value(0), 6);
    driver.click("die-1");
    if (desk.asked()->card().what == "combat")
        sayOk(driver);
    QCOMPARE(lastWhat(desk), std::string("combat"));
    driver.shoot("dbm-outcome");
    // To the end of the bound, and the enemy's.
    for (int card = 0; card < 60 && desk.state().side == 0; ++card) {
        if (desk.foot()->shown().ends)
            endPhase(driver);
        else
            answerCard(driver);
    }
    QCOMPARE(desk.state().side, 1);
    toMoves(driver);
    driver.shoot("dbm-enemy-bound");
    compareReplay(desk);
}

// A new battle leads to the battlefield that is laid out before it.
void BattleDbmTest::aFieldFirst()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    open(driver, "battles");
    driver.key(Qt::Key_N, Qt::ControlModifier);
    driver.wait("battleName");
    driver.click("layOut");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("fields"));
    QVERIFY(driver.wait("makeField") != nullptr);
}

// The rule of the first question is opened beside its heading, within the card.
void BattleDbmTest::theFirstQuestion()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattlePlan plan;
    plan.sides = {{0, dbmArmy("polybian-roman")}, {1, dbmArmy("gallic")}};
    BattleViewModel& desk = *onTable(driver, "dbm", *beginning(driver.session().catalogue(), plan), "Club night");
    rested(driver);
    while (desk.asked()->card().what == "names-season") // each names his before they roll (346)
        answerCard(driver);
    QCOMPARE(desk.asked()->card().what, QString("roll-off"));
    driver.shoot("dbm-first-question");
    const auto top = [&](const char* name) { return driver.wait(name)->mapToScene({0, 0}).y(); };
    QVERIFY(top("why") + driver.wait("why")->height() <= top("cardTitle"));
    QVERIFY(top("placeWords") >= top("askCard") + 6);
    QVERIFY(inputOf(desk, "ours").label != inputOf(desk, "theirs").label);
    QVERIFY(inputOf(desk, "ours").label != "Ours");
}

// Each die has the name of whom it is for: a command, a side, an element. What commands have left stays in sight.
void BattleDbmTest::namesOnTheCards()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = dbmTable(driver, "gallic", "polybian-roman");
    for (int card = 0; card < 12 && desk.asked()->card().what != "pips"; ++card)
        answerCard(driver);
    QCOMPARE(desk.asked()->card().what, QString("pips"));
    driver.shoot("dbm-names-pips");
    const InputShown dice = inputOf(desk, "dice");
    QVERIFY(dice.dice.count > 1);
    QCOMPARE(int(dice.things.size()), dice.dice.count);
    for (int at = 0; at < dice.dice.count; ++at)
        QCOMPARE(shown(driver, QString("owner-dice-%1").arg(at)), dice.things[at].badge);
    QVERIFY(dice.things[0].badge != dice.things[1].badge);
    toMoves(driver);
    QVERIFY2(shown(driver, "blocksNow").contains("PIPs"), qPrintable(shown(driver, "blocksNow")));
    driver.shoot("dbm-names-moves");
    toPhase(driver, "combat");
    const QString own = badgeOf(desk, 0, "Wb"), enemy = badgeOf(desk, 1, "Bd");
    tapElement(driver, own);
    tapElement(driver, enemy);
    QTRY_COMPARE(desk.asked()->card().what, QString("combat"));
    QVERIFY2(inputOf(desk, "ours").label.startsWith(own), qPrintable(inputOf(desk, "ours").label));
    QVERIFY2(inputOf(desk, "theirs").label.startsWith(enemy), qPrintable(inputOf(desk, "theirs").label));
    driver.shoot("dbm-names-combat");
}

// Tab, Return, arrows and figures only, from the dice of a bound to its end.
void BattleDbmTest::byKeys()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = dbmTable(driver);
    const auto answer = [&] {
        rested(driver);
        const int at = desk.recorder().battle().head();
        const QString what = desk.asked()->card().what;
        for (int die = 0; die < 12 && desk.dice()->has() && desk.asked()->card().what == what
             && desk.recorder().battle().head() == at && !desk.asked()->complete();
             ++die)
            driver.key(Qt::Key_1 + (die * 2 + 2) % 6);
        for (int twice = 0; twice < 2 && desk.recorder().battle().head() == at; ++twice)
            driver.key(Qt::Key_Return);
        return desk.recorder().battle().head() != at;
    };
    // The season is chosen, the dice of the commands are rolled and dealt.
    for (int card = 0; card < 12 && desk.state().phase != "moves"; ++card) {
        if (desk.asked()->tapAnswers())
            driver.key(Qt::Key_Space);
        else
            QVERIFY2(answer(), qPrintable(desk.asked()->card().what));
    }
    QCOMPARE(desk.state().phase, std::string("moves"));
    // An element is reached with Tab, on its card.
    QVERIFY(driver.tabTo("action-move"));
    driver.key(Qt::Key_Space);
    QCOMPARE(desk.asked()->card().what, QString("move"));
    const BadgeShown first = inputOf(desk, "elements").things.first();
    QVERIFY(driver.tabTo("elements-" + first.badge));
    driver.key(Qt::Key_Space);
    QVERIFY(!desk.picks()->picked().isEmpty());
    const int at = desk.recorder().battle().head();
    QVERIFY(driver.tabTo("ok"));
    driver.key(Qt::Key_Return);
    QVERIFY(desk.recorder().battle().head() > at);
    QCOMPARE(lastWhat(desk), std::string("move"));
    compareReplay(desk);
}

// One row for each kind of troops of a command, which opens, and is chosen with one tap.
void BattleDbmTest::alikeElementsAreOneRow()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = dbmTable(driver);
    toMoves(driver);
    const auto rows = desk.table()->sides()[0].rows;
    const auto several = std::ranges::find_if(rows, [](const UnitShown& one) { return one.row.size() > 2; });
    QVERIFY(several != rows.end());
    const QString name = "row-" + several->badge;
    QVERIFY(driver.find("unit-" + QString::fromStdString(desk.state()[several->row[1]].badge)) == nullptr);
    driver.click("opens-" + name);
    driver.shoot("dbm-row-open");
    for (const int one : several->row)
        QVERIFY(driver.wait("unit-" + QString::fromStdString(desk.state()[one].badge)) != nullptr);
    driver.click("opens-" + name);
    QTRY_VERIFY(driver.find("unit-" + QString::fromStdString(desk.state()[several->row[1]].badge)) == nullptr);
    driver.click(name);
    QCOMPARE(desk.asked()->card().what, QString("move"));
    QCOMPARE(desk.picks()->picked().size(), several->row.size());
    driver.click(name); // nobody of them
    QCOMPARE(desk.picks()->picked().size(), 0);
    driver.click(name);
    driver.shoot("dbm-row-chosen");
    sayOk(driver);
    QCOMPARE(lastWhat(desk), std::string("move"));
    QCOMPARE(int(desk.recorder().battle().log().back().answer.find("elements")->size()), int(several->row.size()));
    QCOMPARE(desk.table()->sides()[0].rows.at(several - rows.begin()).marks.first().words, QString("Moved"));
}

// All impetuous troops of an army are filled in: by rows, not by dozens of badges.
void BattleDbmTest::whoAdvancesIsInRows()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = dbmTable(driver, "gallic", "polybian-roman");
    toMoves(driver);
    endPhase(driver);
    QTRY_COMPARE(desk.asked()->card().what, QString("spontaneous"));
    const auto rows = inputOf(desk, "advance").things;
    QVERIFY(desk.picks()->picked().size() > 40);
    QVERIFY2(rows.size() <= 16, qPrintable(QString::number(rows.size())));
    QVERIFY(std::ranges::any_of(rows, &BadgeShown::several));
    driver.shoot("dbm-advance");
}

// A bound played without the program: so many of those alike are lost, in one row each side; they count at once.
void BattleDbmTest::lossesAreATally()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = dbmTable(driver);
    toMoves(driver);
    inMenu(driver, "otherwise");
    QTRY_VERIFY(driver.find("tallySave") != nullptr);
    driver.settle();
    int rows = 0;
    for (QQuickItem* item : driver.all())
        rows += item->objectName().startsWith("lost-") || item->objectName().startsWith("gone-");
    QVERIFY2(rows < 40, qPrintable(QString::number(rows)));
    QQuickItem* lost = driver.wait("lost-A2–A21");
    driver.click(driver.find("more", lost));
    driver.click(driver.find("more", lost));
    driver.shoot("dbm-tally");
    driver.click("tallySave");
    QTRY_VERIFY(driver.find("tallySave") == nullptr);
    QCOMPARE(lastWhat(desk), std::string("agreed"));
    int gone = 0;
    for (const play::Thing& one : desk.state().things)
        gone += one.sort == play::Sort::body && one.gone;
    QCOMPARE(gone, 2);
    const auto standings = desk.recorder().game().standings(desk.state());
    QVERIFY(std::any_of(standings.begin(), standings.end(), [](const play::Standing& one) { return one.value == 2; }));
    // One of them was not lost after all.
    inMenu(driver, "otherwise");
    QTRY_VERIFY(driver.find("tallySave") != nullptr);
    driver.settle();
    driver.click(driver.find("less", driver.wait("lost-A2–A21")));
    driver.click("tallySave");
    QTRY_VERIFY(driver.find("tallySave") == nullptr);
    gone = 0;
    for (const play::Thing& one : desk.state().things)
        gone += one.sort == play::Sort::body && one.gone;
    QCOMPARE(gone, 1);
    compareReplay(desk);
}

// Who notes no dice taps what came of a combat.
void BattleDbmTest::onlyOutcomes()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = dbmTable(driver);
    toMoves(driver);
    touches(driver, badgeOf(desk, 0, "Bd"), badgeOf(desk, 1, "Wb"));
    toPhase(driver, "combat");
    QVERIFY(driver.wait("cardView") != nullptr);
    auto* agreed = qobject_cast<AdjustmentViewModel*>(model(driver, "agreedDesk"));
    QVERIFY(agreed != nullptr && agreed->setDetail(1));
    driver.settle();
    for (int card = 0; card < 3 && desk.asked()->card().what != "combat"; ++card)
        answerCard(driver);
    QCOMPARE(desk.asked()->card().what, QString("combat"));
    QTRY_VERIFY(driver.find("outcome-0") != nullptr);
    driver.shoot("dbm-outcomes");
    const int head = desk.recorder().battle().head();
    driver.click("outcome-0");
    QTRY_VERIFY(desk.recorder().battle().head() > head);
    const auto& log = desk.recorder().battle().log();
    QVERIFY(std::any_of(log.begin(), log.end(), [](const play::Entry& one) { return one.answer.noted; }));
}

// In the enemy's bound the same two stand the other way round: what was said of each is said of the same again.
void BattleDbmTest::whatWasSaidIsFilledIn()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    readyToFight(driver);
    BattleViewModel& desk = *deskOf(driver);
    const QString ours = badgeOf(desk, 0, "Bd"), theirs = badgeOf(desk, 1, "Wb"), behind = badgeOf(desk, 1, "Wb", 1);
    const auto fight = [&](const QString& first, const QString& second) {
        tapElement(driver, first);
        tapElement(driver, second);
        QTRY_COMPARE(desk.asked()->card().what, QString("combat"));
    };
    fight(ours, theirs);
    desk.asked()->put("our-flanks", 1);
    desk.asked()->put("their-going", 1);
    desk.asked()->put("above", 1); // ours
    for (const play::Thing& one : desk.state().things)
        if (QString::fromStdString(one.badge) == behind)
            desk.picks()->pick("their-behind", one.id);
    driver.shoot("dbm-fight-told");
    driver.key(Qt::Key_4);
    driver.key(Qt::Key_4);
    if (desk.asked()->card().what == "combat")
        sayOk(driver);
    for (int card = 0; card < 60 && !(desk.state().side == 1 && desk.state().phase == "combat"); ++card) {
        if (desk.foot()->shown().ends)
            endPhase(driver);
        else
            answerCard(driver);
    }
    fight(theirs, ours);
    driver.shoot("dbm-fight-again");
    QCOMPARE(inputOf(desk, "their-flanks").value, 1);
    QVERIFY(inputOf(desk, "their-flanks").again);
    QCOMPARE(inputOf(desk, "our-flanks").value, 0);
    QCOMPARE(inputOf(desk, "our-going").value, 1);
    QCOMPARE(inputOf(desk, "above").value, 2);
    const auto ranks = inputOf(desk, "our-behind").things;
    QVERIFY(std::ranges::any_of(ranks, [&](const BadgeShown& one) { return one.on && one.badge.startsWith(behind); }));
}

// Of a move only what could make it dearer.
void BattleDbmTest::onlyWhatCostsIsAsked()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = dbmTable(driver);
    toMoves(driver);
    const auto asked = [&](const char* id) { return !inputOf(desk, id).idle; };
    tapElement(driver, badgeOf(desk, 0, "Bd"));
    QCOMPARE(desk.asked()->card().what, QString("move"));
    QVERIFY(asked("reach") && asked("contacts")); // regular foot: it may turn and stop short at no cost
    QVERIFY(!asked("turns") && !asked("short") && !asked("column") && !asked("steady"));
    sayOk(driver);
    QCOMPARE(lastWhat(desk), std::string("move"));
    QVERIFY(desk.recorder().battle().log().back().answer.find("turns") == nullptr); // and is not recorded
}

// The dice, their dealing, and that is all.
void BattleDbmTest::quietBound()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = dbmTable(driver, "polybian-roman", "later-carthaginian");
    toMoves(driver);
    QCOMPARE(shown(driver, "passTurn"), QString("Nothing this bound"));
    QSignalSpy happened(&desk, &BattleViewModel::happened);
    driver.click("passTurn");
    const QString told = happened.value(0).value(0).toString(); // of all its phases in one sentence
    QVERIFY2(told.startsWith("Moves, Shooting") && told.count("nothing more to do") == 1, qPrintable(told));
    QVERIFY2(!told.contains("The phase ended"), qPrintable(told));
    for (int card = 0; card < 4 && desk.state().side == 0; ++card)
        answerCard(driver); // impetuous troops may ask
    QCOMPARE(desk.state().side, 1);
    QCOMPARE(desk.state().phase, std::string("initiative"));
}

namespace {

// An army with so many elements of its largest rows more.
Army larger(Army army, int elements)
{
    for (Choice& row : army.choices)
        if (row.count > 3)
            row.count += std::max(0, elements);
    return army;
}

} // namespace

void BattleDbmTest::ninetyASide()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattlePlan plan;
    for (const int side : {0, 1})
        plan.sides.push_back({side, larger(dbmArmy(side == 0 ? "polybian-roman" : "gallic"), 8)});
    plan.terms = {{"invader", "0"}};
    const auto state = beginning(driver.session().catalogue(), plan);
    QVERIFY(state);
    BattleViewModel& desk = *onTable(driver, "dbm", *state, "A large battle");
    int bodies[2] = {0, 0};
    for (const play::Thing& one : desk.state().things)
        if (one.sort == play::Sort::body)
            ++bodies[one.side];
    qInfo("%d and %d elements, %d and %d rows", bodies[0], bodies[1], int(desk.table()->sides()[0].rows.size()),
        int(desk.table()->sides()[1].rows.size()));
    QVERIFY(bodies[0] >= 90 && bodies[1] >= 90);
    QVERIFY(desk.table()->sides()[0].rows.size() <= 30 && desk.table()->sides()[1].rows.size() <= 30);
    toMoves(driver);
    driver.shoot("dbm-ninety");
    driver.click("action-move");
    driver.shoot("dbm-ninety-move");
}

void BattleDbmTest::pictures_data() { inSizes(); }

void BattleDbmTest::pictures()
{
    QFETCH(const QSize, size);
    QTemporaryDir home;
    Driver driver(home.path(), size);
    const auto shoot = [&](const QString& what) {
        for (const char* theme : {"light", "dark"}) {
            driver.settings().setTheme(theme);
            driver.settle();
            driver.shoot(QString("dbm-%1-%2-%3").arg(what).arg(size.width()).arg(theme));
        }
        examine(driver, qPrintable(what));
    };
    BattleViewModel& desk = dbmTable(driver);
    for (int card = 0; card < 20 && desk.asked()->card().what != "pips"; ++card)
        answerCard(driver);
    driver.key(Qt::Key_2);
    driver.key(Qt::Key_5);
    QCOMPARE(desk.asked()->card().what, QString("deal"));
    shoot("deal");
    toMoves(driver);
    shoot("moves");
    showPart(driver, "armies");
    shoot("armies");
    showPart(driver, "now");
    desk.asked()->choose("move");
    desk.picks()->pickRow("elements", inputOf(desk, "elements").things.value(3).thing);
    driver.settle();
    shoot("move");
    desk.asked()->putAway();
    toPhase(driver, "combat");
    desk.asked()->choose("fight");
    driver.settle();
    shoot("pair");
    const auto pick = [&](const char* input, const QString& badge) {
        for (const play::Thing& one : desk.state().things)
            if (QString::fromStdString(one.badge) == badge)
                desk.picks()->pick(input, one.id);
    };
    pick("ours", badgeOf(desk, 0, "Bd"));
    pick("theirs", badgeOf(desk, 1, "Wb"));
    driver.settle();
    QCOMPARE(desk.asked()->card().what, QString("combat"));
    shoot("combat");
    driver.key(Qt::Key_1);
    driver.key(Qt::Key_5);
    if (desk.asked()->card().what == "combat")
        sayOk(driver);
    driver.settle();
    shoot("outcome");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleDbmTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_dbm.moc"

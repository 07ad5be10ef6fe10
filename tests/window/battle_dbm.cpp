// Battles of DBM in the real window: by taps, by keys, with the program closed in the middle.
#include "dbmroom.h"
#include "dresses.h"

#include "app/view/battle/battlemap.h"
#include "model/field/deploying/standing.h"
#include "model/play/record/action.h"
#include "model/text/json.h"
#include "rules/battlefield.h"
#include "rules/setup.h"

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
    void aGroupIsDrawnOn();
    void theFirstQuestion();
    void namesOnTheCards();
    void alikeElementsAreOneRow();
    void namedTwoFight();
    void contactsLieOpen();
    void anotherPairInTwoTaps();
    void aDieBeginsTheNext();
    void chosenStandsBelowTheName();
    void theMapFillsIn_data();
    void theMapFillsIn();
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

std::string lastWhat(const BattleViewModel& desk) { return desk.recorder().battle().log().back().answer.what; }

// The battle told again from its log is the battle as it was played.
void compareReplay(const BattleViewModel& desk)
{
    const play::Battle& battle = desk.recorder().battle();
    play::Battle again(battle.game(), battle.stateAfter(0));
    for (const play::Entry& entry : battle.log())
        QVERIFY(again.restored(entry));
    QVERIFY(again.state() == battle.state());
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
        QCOMPARE(desk.card().what, QString("move"));
        driver.shoot("dbm-move");
        sayOk(driver);
        QCOMPARE(lastWhat(desk), std::string("move"));

        toPhase(driver, "combat");
        driver.shoot("dbm-combat");
        tapElement(driver, badgeOf(desk, 0, "Bd"));
        tapElement(driver, badgeOf(desk, 1, "Wb"));
        QTRY_COMPARE(desk.card().what, QString("combat"));
        driver.shoot("dbm-fight");
        driver.click("die-6");
        before = desk.state();
    }
    // Closed in the middle of a combat, with one die typed: it is there again.
    Driver driver(home.path(), table);
    open(driver, "battle", {{"battleId", id}});
    BattleViewModel& desk = *deskOf(driver);
    QVERIFY(desk.state() == before);
    QCOMPARE(desk.card().what, QString("combat"));
    QCOMPARE(inputOf(desk, "ours").dice.faces.value(0), 6);
    driver.click("die-1");
    if (desk.card().what == "combat")
        sayOk(driver);
    QCOMPARE(lastWhat(desk), std::string("combat"));
    driver.shoot("dbm-outcome");
    // To the end of the bound, and the enemy's.
    for (int card = 0; card < 60 && desk.state().side == 0; ++card) {
        if (desk.foot().ends)
            endPhase(driver);
        else
            answerCard(driver);
    }
    QCOMPARE(desk.state().side, 1);
    toMoves(driver);
    driver.shoot("dbm-enemy-bound");
    compareReplay(desk);
}

namespace {

// A battle whose armies stand on the map as the program deploys them.
play::Recorder deployed(Driver& driver)
{
    const System& system = *findSystem("dbm");
    BattlePlan plan;
    plan.terms = {{"invader", "0"}};
    field::Setup setUp;
    setUp.field.system = "dbm";
    setUp.field.table.scale = 0.05;
    std::vector<field::Troop> troops[2];
    for (const int side : {0, 1}) {
        const Army army = dbmArmy(side == 0 ? "polybian-roman" : "early-achaemenid");
        plan.sides.push_back({side, army});
        troops[side] = troopsOf(system, *driver.session().list(army), army, side);
    }
    const auto way = [&](const char* name) { return *waysOf(system).with(name, {}, setUp.field.table); };
    setUp.deployment = deploymentOf({way("invader"), way("defender")}, troops[0], troops[1]);
    field::Random random(3);
    field::deploy(setUp.deployment, setUp.field, battlefieldOf(system)->kinds, -1, field::Plan::battle, random);
    plan.setUp = setUp;
    const auto state = beginning(driver.session().catalogue(), plan);
    auto recorder = play::Recorder::begin(
        *driver.session().library(), *gameOf("dbm"), {"Cannae", "dbm", "0", {}, {}, field::writeSetup(setUp)}, *state);
    return std::move(*recorder);
}

} // namespace

// A group of a move card is drawn over the map as a whole; it stays with its card, and goes there when that is
// answered.
void BattleDbmTest::aGroupIsDrawnOn()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    play::Recorder recorder = deployed(driver);
    open(driver, "battle", {{"battleId", QString::fromStdString(recorder.id())}});
    BattleViewModel& desk = *deskOf(driver);
    toMoves(driver);
    driver.key(Qt::Key_M, Qt::ControlModifier);
    BattleMap* map = qobject_cast<BattleMap*>(driver.wait("battleMap"));
    QTRY_VERIFY(map != nullptr && map->height() > 100);
    desk.choose("move");
    driver.settle();
    // Two of a command, side by side.
    const auto placed = [&](int thing) { return play::placeOf(desk.recorder().game().fields(), desk.state()[thing]); };
    QList<int> group;
    for (const BadgeShown& one : inputOf(desk, "elements").things)
        for (const play::Thing& thing : desk.state().things)
            if (group.size() < 2 && thing.side == desk.state().side && thing.sort == play::Sort::body
                && placed(thing.id).stands() && thing.within == desk.state()[one.thing].within
                && (group.isEmpty() || thing.within == desk.state()[group[0]].within) && !group.contains(thing.id))
                group << thing.id;
    QCOMPARE(group.size(), 2);
    for (const int one : group)
        if (!desk.picked().contains(one))
            desk.pick("elements", one);
    driver.settle();
    const int head = desk.recorder().battle().head();
    const play::Place was[] = {placed(group[0]), placed(group[1])};
    const QPoint from = map->mapToScene(map->at(group[0])).toPoint();
    const QPoint to = from + (map->mapToScene({map->width() / 2, map->height() / 2}).toPoint() - from) / 6;
    QTest::mousePress(driver.window(), Qt::LeftButton, {}, from);
    for (const double part : {0.3, 0.6, 1.0})
        QTest::mouseMove(driver.window(), from + (to - from) * part);
    QTest::mouseRelease(driver.window(), Qt::LeftButton, {}, to);
    driver.settle();
    QCOMPARE(desk.recorder().battle().head(), head);
    QCOMPARE(desk.card().what, QString("move"));
    QVERIFY(desk.picked().contains(group[0]) && desk.picked().contains(group[1]));
    driver.shoot("dbm-drawn");
    sayOk(driver);
    QTRY_VERIFY(placed(group[0]).stands() && desk.recorder().battle().head() > head);
    QVERIFY(placed(group[1]).stands());
    QVERIFY(!(placed(group[0]) == was[0]));
    for (const auto& [now, before] : {std::pair(placed(group[0]), was[0]), std::pair(placed(group[1]), was[1])}) {
        QVERIFY(std::abs((now.x - before.x) - (placed(group[0]).x - was[0].x)) <= 1);
        QVERIFY(std::abs((now.y - before.y) - (placed(group[0]).y - was[0].y)) <= 1);
    }
    const auto& log = desk.recorder().battle().log();
    QCOMPARE(log[log.size() - 2].answer.what, std::string("move"));
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
    while (desk.card().what == "names-season") // each names his before they roll (346)
        answerCard(driver);
    QCOMPARE(desk.card().what, QString("roll-off"));
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
    for (int card = 0; card < 12 && desk.card().what != "pips"; ++card)
        answerCard(driver);
    QCOMPARE(desk.card().what, QString("pips"));
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
    QTRY_COMPARE(desk.card().what, QString("combat"));
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
        const QString what = desk.card().what;
        for (int die = 0; die < 12 && desk.hasDice() && desk.card().what == what
             && desk.recorder().battle().head() == at && !desk.complete();
             ++die)
            driver.key(Qt::Key_1 + (die * 2 + 2) % 6);
        for (int twice = 0; twice < 2 && desk.recorder().battle().head() == at; ++twice)
            driver.key(Qt::Key_Return);
        return desk.recorder().battle().head() != at;
    };
    // The season is chosen, the dice of the commands are rolled and dealt.
    for (int card = 0; card < 12 && desk.state().phase != "moves"; ++card) {
        if (desk.tapAnswers())
            driver.key(Qt::Key_Space);
        else
            QVERIFY2(answer(), qPrintable(desk.card().what));
    }
    QCOMPARE(desk.state().phase, std::string("moves"));
    // An element is reached with Tab, on its card.
    QVERIFY(driver.tabTo("action-move"));
    driver.key(Qt::Key_Space);
    QCOMPARE(desk.card().what, QString("move"));
    const BadgeShown first = inputOf(desk, "elements").things.first();
    QVERIFY(driver.tabTo("elements-" + first.badge));
    driver.key(Qt::Key_Space);
    QVERIFY(!desk.picked().isEmpty());
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
    const auto rows = desk.sides()[0].rows;
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
    QCOMPARE(desk.card().what, QString("move"));
    QCOMPARE(desk.picked().size(), several->row.size());
    driver.click(name); // nobody of them
    QCOMPARE(desk.picked().size(), 0);
    driver.click(name);
    driver.shoot("dbm-row-chosen");
    sayOk(driver);
    QCOMPARE(lastWhat(desk), std::string("move"));
    QCOMPARE(int(desk.recorder().battle().log().back().answer.find("elements")->size()), int(several->row.size()));
    QCOMPARE(desk.sides()[0].rows.at(several - rows.begin()).marks.first().words, QString("Moved"));
}

namespace {

void fighting(Driver& driver)
{
    dbmTable(driver);
    toMoves(driver);
    toPhase(driver, "combat");
}

} // namespace

// Whoever is named last opens the combat, of whichever side he is.
void BattleDbmTest::namedTwoFight()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    fighting(driver);
    BattleViewModel& desk = *deskOf(driver);
    tapElement(driver, badgeOf(desk, 1, "Wb"));
    QCOMPARE(desk.card().what, QString("fight"));
    tapElement(driver, badgeOf(desk, 0, "Bd"));
    QTRY_COMPARE(desk.card().what, QString("combat"));
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
void BattleDbmTest::contactsLieOpen()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = twoContacts(driver);
    QCOMPARE(desk.card().what, QString("fight"));
    QCOMPARE(desk.picked(), pair(desk, 0, 0));
    const auto own = inputOf(desk, "ours").things;
    QCOMPARE(own.value(0).badge, badgeOf(desk, 0, "Bd", 0)); // those in contact stand first, one by one
    QCOMPARE(own.value(1).badge, badgeOf(desk, 0, "Bd", 1));
    QVERIFY(!own.value(0).several && own.value(0).on && !own.value(1).on);
    QCOMPARE(desk.foot().answerSays, badgeOf(desk, 0, "Bd") + " – " + badgeOf(desk, 1, "Wb"));
    QVERIFY(desk.foot().answers && desk.foot().ends);
    driver.shoot("dbm-next-contact");
    sayOk(driver);
    QTRY_COMPARE(desk.card().what, QString("combat"));
    QVERIFY2(inputOf(desk, "our-behind").label.contains(badgeOf(desk, 0, "Bd")),
        qPrintable(inputOf(desk, "our-behind").label));
    for (const InputShown& one : desk.inputs())
        QVERIFY2(!one.label.contains("ours", Qt::CaseInsensitive) && !one.label.contains("{"), qPrintable(one.label));
    for (const ChanceShown& one : desk.meaning().chances)
        QVERIFY2(!one.words.contains("ours") && !one.words.contains("{"), qPrintable(one.words));
    driver.shoot("dbm-next-contact-card");
    desk.undo();
    driver.settle();
    QCOMPARE(desk.picked(), pair(desk, 0, 0));
    sayOk(driver);
    driver.key(Qt::Key_4);
    driver.key(Qt::Key_6);
    if (desk.card().what == "combat")
        sayOk(driver);
    for (int card = 0; card < 10 && !desk.state().agenda.empty(); ++card)
        answerCard(driver);
    QCOMPARE(desk.card().what, QString("fight")); // and the next
    QCOMPARE(desk.picked(), pair(desk, 1, 1));
    desk.undo();
    desk.undo();
    driver.settle();
    QVERIFY(desk.picked() == pair(desk, 0, 0) || desk.card().what != "fight");
}

void BattleDbmTest::anotherPairInTwoTaps()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = twoContacts(driver);
    const QString own = badgeOf(desk, 0, "Bd", 2), enemy = badgeOf(desk, 1, "Wb", 1);
    tapElement(driver, own);
    QCOMPARE(desk.card().what, QString("fight"));
    QCOMPARE(desk.picked(), QList<int>{elementOf(desk, own)}); // it was in contact with nobody
    tapElement(driver, enemy);
    QTRY_COMPARE(desk.card().what, QString("combat"));
    desk.undo();
    driver.settle();
    tapElement(driver, badgeOf(desk, 0, "Bd", 1)); // its own contact is filled in, and waits
    QCOMPARE(desk.card().what, QString("fight"));
    QCOMPARE(desk.picked(), pair(desk, 1, 1));
    tapElement(driver, badgeOf(desk, 1, "Wb", 1)); // who was filled in is confirmed
    QTRY_COMPARE(desk.card().what, QString("combat"));
    QCOMPARE(desk.recorder().battle().log().back().answer.number("theirs"), pair(desk, 1, 1)[1]);
}

// Who only types dice is asked nothing else.
void BattleDbmTest::aDieBeginsTheNext()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    BattleViewModel& desk = twoContacts(driver);
    driver.key(Qt::Key_6);
    QCOMPARE(desk.card().what, QString("combat"));
    QCOMPARE(inputOf(desk, "ours").dice.faces.value(0), 6);
    driver.key(Qt::Key_5);
    if (desk.card().what == "combat")
        sayOk(driver);
    QCOMPARE(lastWhat(desk), std::string("combat"));
}

// A name keeps its width beside the tag that says how many of its row are chosen, in the narrowest column too.
void BattleDbmTest::chosenStandsBelowTheName()
{
    QTemporaryDir home;
    Driver driver(home.path(), {1280, 800});
    BattleViewModel& desk = dbmTable(driver);
    toMoves(driver);
    const auto rows = desk.sides()[0].rows;
    const auto several = std::ranges::find_if(rows, [](const UnitShown& one) { return one.row.size() > 2; });
    const QString name = "row-" + several->badge;
    const double before = driver.wait(name)->height();
    driver.click(name);
    QQuickItem* tag = driver.find("chosenOf", driver.wait(name));
    QVERIFY(tag != nullptr && tag->isVisible());
    QVERIFY(driver.wait(name)->height() - before <= tag->height() + 6);
    driver.shoot("dbm-row-tag");
}

namespace {

// By agreement, as players set models down: the middle of its base, and whom it looks at.
std::string setDown(const QString& badge, int x, int y, int facing)
{
    return QString(R"("%1": {"place": {"x": %2, "y": %3, "facing": %4, "formation": "line"}})")
        .arg(badge)
        .arg(x)
        .arg(y)
        .arg(facing)
        .toStdString();
}

} // namespace

void BattleDbmTest::theMapFillsIn_data() { pictures_data(); }

// A legion two deep before warband whose second element overlaps: who faces whom, the ranks and the overlap are on the
// card before anybody says so.
void BattleDbmTest::theMapFillsIn()
{
    QFETCH(const QSize, size);
    QTemporaryDir home;
    Driver driver(home.path(), size);
    play::Recorder recorder = deployed(driver);
    const QString id = QString::fromStdString(recorder.id());
    open(driver, "battle", {{"battleId", id}});
    BattleViewModel& desk = *deskOf(driver);
    toMoves(driver);
    toPhase(driver, "combat");
    QVERIFY(desk.card().what != "fight"); // they stand apart
    const QString own = badgeOf(desk, 0, "Bd"), rank = badgeOf(desk, 0, "Bd", 1), enemy = badgeOf(desk, 1, "Sp"),
                  beside = badgeOf(desk, 1, "Sp", 1);
    const int deep = desk.state()[elementOf(desk, own)]
                         .fields[std::size_t(desk.recorder().game().fields().index(play::Sort::body, "deep"))];
    QVERIFY(deep > 0);
    const std::string action = "{\"agreed\": {" + setDown(own, 600, 600, 90) + ", " + setDown(rank, 600, 600 - deep, 90)
        + ", " + setDown(enemy, 600, 600 + deep, 270) + ", " + setDown(beside, 640, 600 + deep, 270) + "}}";
    const auto said = play::answerFrom(desk.recorder().game(), desk.state(), *readJson(action, "action"));
    QVERIFY(said);
    QVERIFY(desk.give(*said));
    driver.settle();
    QCOMPARE(desk.card().what, QString("fight"));
    QCOMPARE(desk.picked(), QList<int>({elementOf(desk, own), elementOf(desk, enemy)}));
    const auto shoot = [&](const QString& what) {
        for (const char* theme : {"light", "dark"}) {
            driver.settings().setTheme(theme);
            driver.settle();
            driver.shoot(QString("dbm-map-%1-%2-%3").arg(what).arg(size.width()).arg(theme));
        }
        examine(driver, qPrintable(what));
    };
    shoot("pair");
    desk.answer();
    driver.settle();
    QCOMPARE(desk.card().what, QString("combat"));
    const auto behind = inputOf(desk, "our-behind");
    QVERIFY(behind.map && std::ranges::any_of(behind.things, [&](const BadgeShown& one) { return one.on; }));
    QCOMPARE(inputOf(desk, "our-flanks").value, 1);
    QVERIFY(inputOf(desk, "our-flanks").map);
    QCOMPARE(inputOf(desk, "their-flanks").value, 0);
    shoot("fight");
}

// In the enemy's bound the same two stand the other way round: what was said of each is said of the same again.
void BattleDbmTest::whatWasSaidIsFilledIn()
{
    QTemporaryDir home;
    Driver driver(home.path(), table);
    fighting(driver);
    BattleViewModel& desk = *deskOf(driver);
    const QString ours = badgeOf(desk, 0, "Bd"), theirs = badgeOf(desk, 1, "Wb"), behind = badgeOf(desk, 1, "Wb", 1);
    const auto fight = [&](const QString& first, const QString& second) {
        tapElement(driver, first);
        tapElement(driver, second);
        QTRY_COMPARE(desk.card().what, QString("combat"));
    };
    fight(ours, theirs);
    desk.put("our-flanks", 1);
    desk.put("their-going", 1);
    desk.put("above", 1); // ours
    for (const play::Thing& one : desk.state().things)
        if (QString::fromStdString(one.badge) == behind)
            desk.pick("their-behind", one.id);
    driver.shoot("dbm-fight-told");
    driver.key(Qt::Key_4);
    driver.key(Qt::Key_4);
    if (desk.card().what == "combat")
        sayOk(driver);
    for (int card = 0; card < 60 && !(desk.state().side == 1 && desk.state().phase == "combat"); ++card) {
        if (desk.foot().ends)
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
    QCOMPARE(desk.card().what, QString("move"));
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
    qInfo("%d and %d elements, %d and %d rows", bodies[0], bodies[1], int(desk.sides()[0].rows.size()),
        int(desk.sides()[1].rows.size()));
    QVERIFY(bodies[0] >= 90 && bodies[1] >= 90);
    QVERIFY(desk.sides()[0].rows.size() <= 30 && desk.sides()[1].rows.size() <= 30);
    toMoves(driver);
    driver.shoot("dbm-ninety");
    driver.click("action-move");
    driver.shoot("dbm-ninety-move");
}

void BattleDbmTest::pictures_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1440, 900), QSize(1280, 800), QSize(800, 1280), QSize(480, 900), QSize(360, 640)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

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
    for (int card = 0; card < 20 && desk.card().what != "pips"; ++card)
        answerCard(driver);
    driver.key(Qt::Key_2);
    driver.key(Qt::Key_5);
    QCOMPARE(desk.card().what, QString("deal"));
    shoot("deal");
    toMoves(driver);
    shoot("moves");
    showPart(driver, "armies");
    shoot("armies");
    showPart(driver, "now");
    desk.choose("move");
    desk.pickRow("elements", inputOf(desk, "elements").things.value(3).thing);
    driver.settle();
    shoot("move");
    desk.putAway();
    toPhase(driver, "combat");
    desk.choose("fight");
    driver.settle();
    shoot("pair");
    const auto pick = [&](const char* input, const QString& badge) {
        for (const play::Thing& one : desk.state().things)
            if (QString::fromStdString(one.badge) == badge)
                desk.pick(input, one.id);
    };
    pick("ours", badgeOf(desk, 0, "Bd"));
    pick("theirs", badgeOf(desk, 1, "Wb"));
    driver.settle();
    QCOMPARE(desk.card().what, QString("combat"));
    shoot("combat");
    driver.key(Qt::Key_1);
    driver.key(Qt::Key_5);
    if (desk.card().what == "combat")
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

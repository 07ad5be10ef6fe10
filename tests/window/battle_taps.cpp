// How many taps a player needs for what is done every evening; a die is no tap. taps.txt holds the counts as they first
// were and as they are now. The table may only fall: a count that has risen is a failure, and is not written either.
//   STRATEGIKON_WRITE=1 ctest -R window.battle_taps    writes taps.txt anew where counts have fallen; look at the diff
#include "dbmroom.h"

#include "model/text/file.h"

#include <QRegularExpression>

namespace strategikon {

using namespace dbmroom;

namespace {

const std::string file = SOURCE_DIR "/tests/window/taps.txt";

// Counts what it touches.
class Hand {
public:
    explicit Hand(Driver& driver) : driver_(driver), desk_(*deskOf(driver)) {}

    int taps = 0;
    void tap(const QString& name)
    {
        rested(driver_);
        driver_.click(name);
        ++taps;
    }
    void say() // the answer; one behind a die that has answered is not taken, and is no tap of a player
    {
        sayOk(driver_);
        ++taps;
    }
    // A unit where a player sees it: in the list of its side.
    void tapUnit(const QString& badge) { tap("unit-" + badge); }
    void dice(std::initializer_list<int> faces)
    {
        for (const int face : faces)
            driver_.key(Qt::Key_0 + face);
    }
    // Cards as they are filled in, dice rolled, until the story has come so far; a choice is its option `pick`.
    void until(const std::function<bool()>& there, int pick = 0)
    {
        for (int card = 0; card < 40 && !there(); ++card)
            taps += answerCard(driver_, pick);
        QVERIFY(there());
    }

    Driver& driver_;
    BattleViewModel& desk_;
};

QString phaseOf(const BattleViewModel& desk) { return QString::fromStdString(desk.state().phase); }

} // namespace

class BattleTapsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void counted();

private:
    using Job = std::function<int(Driver&)>;
    static int ordered(Driver& driver, const char* id, int units, std::initializer_list<int> faces);
    static int anOrder(Driver& driver);
    static int aBrigade(Driver& driver);
    static int aFailedOrder(Driver& driver);
    static int anOrderedCharge(Driver& driver);
    static int aChargeOnInitiative(Driver& driver);
    static int aShot(Driver& driver);
    static int aRound(Driver& driver);
    static int aSecondRound(Driver& driver);
    static int aQuietTurn(Driver& driver);
    static int aDieCorrected(Driver& driver);
    // Of DBM.
    static int movedBy(Driver& driver, int how, bool group);
    static int anElementMoves(Driver& driver) { return movedBy(driver, 0, false); }
    static int aGroupMoves(Driver& driver) { return movedBy(driver, 0, true); }
    static int aGroupMarches(Driver& driver) { return movedBy(driver, 1, true); }
    static int aGroupHalts(Driver& driver) { return movedBy(driver, 2, true); }
    static int aVolley(Driver& driver);
    static int aCombat(Driver& driver);
    static int theNextContact(Driver& driver);
    static int theSamePairAgain(Driver& driver);
    static int diceDealt(Driver& driver);
    static int aQuietBound(Driver& driver);
    static int aCombatDieCorrected(Driver& driver);
};

namespace {

// The lesson's battle, played to the first turn.
BattleViewModel& begun(Driver& driver, const char* id)
{
    BattleViewModel& desk = *onTable(driver, lesson(id).plan);
    for (int step = 0; step < 20 && desk.state().turn == 0; ++step)
        answerCard(driver);
    return desk;
}

QStringList badges(const BattleViewModel& desk, play::Sort sort, int side)
{
    QStringList all;
    for (const play::Thing& one : desk.state().things)
        if (one.sort == sort && one.side == side && !one.gone)
            all << QString::fromStdString(one.badge);
    return all;
}

} // namespace

// The commander and his units in the lists of their side, the dice, and what they did.
int BattleTapsTest::ordered(Driver& driver, const char* id, int units, std::initializer_list<int> faces)
{
    BattleViewModel& desk = begun(driver, id);
    Hand hand(driver);
    hand.tapUnit(badges(desk, play::Sort::leader, 0).first());
    for (const QString& badge : badges(desk, play::Sort::body, 0).mid(0, units))
        hand.tapUnit(badge);
    const int at = desk.recorder().battle().head();
    hand.dice(faces);
    if (desk.recorder().battle().head() == at) // a fact decides
        hand.say();
    hand.until([&] { return desk.recorder().battle().head() > at && desk.state().agenda.empty(); });
    return hand.taps;
}

int BattleTapsTest::anOrder(Driver& driver) { return ordered(driver, "orders", 1, {1, 2}); }
int BattleTapsTest::aBrigade(Driver& driver) { return ordered(driver, "brigades", 3, {1, 2}); }
int BattleTapsTest::aFailedOrder(Driver& driver) { return ordered(driver, "orders", 1, {5, 6}); }

// The enemy tapped on the card that asks what they do, and the charge answered.
int BattleTapsTest::anOrderedCharge(Driver& driver)
{
    BattleViewModel& desk = begun(driver, "one-against-one");
    Hand hand(driver);
    desk.asked()->choose("order");
    for (const char* input : {"commander", "units"}) // who alone is there is picked
        if (const int thing = inputOf(desk, input).things.first().thing; !desk.picks()->picked().contains(thing))
            desk.picks()->pick(input, thing);
    driver.settle();
    hand.dice({1, 1});
    hand.tapUnit(badges(desk, play::Sort::body, 1).first());
    const int at = desk.recorder().battle().head();
    hand.say();
    hand.until([&] { return desk.recorder().battle().head() > at && desk.state().agenda.empty(); });
    return hand.taps;
}

int BattleTapsTest::aChargeOnInitiative(Driver& driver)
{
    BattleViewModel& desk = begun(driver, "one-against-one");
    Hand hand(driver);
    hand.tap("action-charge");
    if (desk.picks()->picked().size() < 2)
        hand.tapUnit(badges(desk, play::Sort::body, 1).first());
    hand.say();
    hand.until([&] { return desk.state().agenda.empty(); });
    return hand.taps;
}

// The archers, at whom is tapped.
int BattleTapsTest::aShot(Driver& driver)
{
    BattleViewModel& desk = begun(driver, "brigades");
    for (int phase = 0; phase < 6 && phaseOf(desk) != "shooting"; ++phase)
        desk.foot()->endPhase();
    driver.settle();
    Hand hand(driver);
    hand.tapUnit(badges(desk, play::Sort::body, 1).first());
    if (desk.asked()->card().what != "shoot")
        hand.tap("action-shoot");
    if (desk.picks()->picked().size() < 2)
        hand.tap("unit-" + inputOf(desk, "shooters").things.first().badge);
    if (desk.asked()->card().what == "shoot")
        hand.say();
    hand.until([&] { return desk.state().agenda.empty(); });
    return hand.taps;
}

namespace {

// Rounds that were fought of the combat that goes on.
int rounds(const BattleViewModel& desk)
{
    const auto& fields = desk.recorder().game().fields();
    int most = 0;
    for (const play::Thing& one : desk.state().things) {
        if (one.kind == "engagement") {
            most = std::max(most, one.fields[std::size_t(fields.index(one.sort, "rounds"))]);
        }
    }
    return most;
}

// To the first lesson's Combat phase, and its combat chosen; a hand that has done so.
Hand fighting(Driver& driver)
{
    onTable(driver, lesson("one-against-one").plan);
    toCombat(driver);
    Hand hand(driver);
    if (deskOf(driver)->asked()->card().what != "fight" && driver.find("action-fight") != nullptr) {
        hand.tap("action-fight");
    }
    return hand;
}

} // namespace

// The winner pursues, which is a choice of his.
int BattleTapsTest::aRound(Driver& driver)
{
    Hand hand = fighting(driver);
    BattleViewModel& desk = *deskOf(driver);
    hand.until([&] { return rounds(desk) == 2; });
    return hand.taps;
}

int BattleTapsTest::aSecondRound(Driver& driver)
{
    Hand hand = fighting(driver);
    BattleViewModel& desk = *deskOf(driver);
    hand.until([&] { return rounds(desk) == 2; });
    if (desk.foot()->phaseEnds()) { // else nothing is measured
        return 99;
    }
    hand.taps = 0;
    hand.until([&] { return desk.foot()->phaseEnds(); }, 1);
    return hand.taps;
}

int BattleTapsTest::aQuietTurn(Driver& driver)
{
    BattleViewModel& desk = begun(driver, "brigades");
    const int side = desk.state().side;
    Hand hand(driver);
    if (driver.find("passTurn") != nullptr)
        hand.tap("passTurn");
    for (int phase = 0; phase < 9 && desk.state().side == side; ++phase)
        hand.tap("endPhase");
    return hand.taps;
}

// The last die of an order, found again in the story.
int BattleTapsTest::aDieCorrected(Driver& driver)
{
    anOrder(driver);
    BattleViewModel& desk = *deskOf(driver);
    const auto line = desk.recorder().battle().line();
    const auto order = std::ranges::find_if(
        line, [&](int step) { return desk.recorder().battle().entry(step).answer.what == "order"; });
    if (order == line.end())
        return 99;
    Hand hand(driver);
    hand.tap("parts-story");
    QQuickItem* row = driver.row("story", QString("step-%1").arg(*order));
    driver.click(driver.find("stepMore", row));
    ++hand.taps;
    hand.tap("correctStep");
    driver.key(Qt::Key_Backspace);
    hand.dice({3});
    if (desk.past()->correcting() > 0)
        hand.say();
    return hand.taps;
}

// A general's horse by itself, or a row of alike foot at once; how, where it is no plain move; and done.
int BattleTapsTest::movedBy(Driver& driver, int how, bool group)
{
    BattleViewModel& desk = dbmTable(driver);
    toMoves(driver);
    Hand hand(driver);
    const auto rows = desk.table()->sides()[0].rows;
    const auto its = std::ranges::find_if(rows, [&](const UnitShown& one) { return (one.row.size() > 2) == group; });
    if (its == rows.end())
        return 99;
    const int at = desk.recorder().battle().head();
    hand.tap((group ? "row-" : "unit-") + its->badge);
    if (how > 0)
        hand.tap(QString("how-%1").arg(how));
    hand.say();
    return desk.recorder().battle().head() > at ? hand.taps : 99;
}

namespace {

// To that phase of the first bound, with a hand that has not touched anything yet.
Hand atPhase(Driver& driver, const char* ours, const char* phase)
{
    dbmTable(driver, ours);
    toMoves(driver);
    toPhase(driver, phase);
    return Hand(driver);
}

// An element of a row that stands open: opening it is a tap.
void tapIn(Hand& hand, const QString& badge)
{
    if (hand.driver_.find("unit-" + badge) == nullptr) {
        for (const SideShown& side : hand.desk_.table()->sides())
            for (const UnitShown& row : side.rows)
                for (const int one : row.row)
                    if (QString::fromStdString(hand.desk_.state()[one].badge) == badge)
                        hand.tap("opens-row-" + row.badge);
    }
    hand.tap("unit-" + badge);
}

// Both are named, both dice fall, and what comes of it is said.
void fought(Hand& hand, const QString& ours, const QString& theirs)
{
    tapIn(hand, ours);
    tapIn(hand, theirs);
    hand.dice({6, 5}); // and the worse recoils
    hand.until([&] { return hand.desk_.state().agenda.empty(); });
}

} // namespace

int BattleTapsTest::aVolley(Driver& driver)
{
    Hand hand = atPhase(driver, "hundred-years-english", "shooting");
    tapIn(hand, badgeOf(hand.desk_, 0, "Bw"));
    tapIn(hand, badgeOf(hand.desk_, 1, "Wb"));
    hand.dice({6, 2});
    hand.until([&] { return hand.desk_.state().agenda.empty(); });
    return hand.taps;
}

int BattleTapsTest::aCombat(Driver& driver)
{
    Hand hand = atPhase(driver, "polybian-roman", "combat");
    fought(hand, badgeOf(hand.desk_, 0, "Bd"), badgeOf(hand.desk_, 1, "Wb"));
    return hand.taps;
}

// It was noted as they moved, and lies open.
int BattleTapsTest::theNextContact(Driver& driver)
{
    BattleViewModel& desk = dbmTable(driver);
    toMoves(driver);
    touches(driver, badgeOf(desk, 0, "Bd"), badgeOf(desk, 1, "Wb"));
    toPhase(driver, "combat");
    Hand hand(driver);
    const int at = desk.recorder().battle().head();
    hand.say();
    hand.dice({6, 5}); // and the worse recoils
    hand.until([&] { return desk.state().agenda.empty(); });
    return desk.recorder().battle().head() > at ? hand.taps : 99;
}

// In the enemy's bound, with their ranks as they were; their rows stand open.
int BattleTapsTest::theSamePairAgain(Driver& driver)
{
    Hand hand = atPhase(driver, "polybian-roman", "combat");
    BattleViewModel& desk = hand.desk_;
    const QString ours = badgeOf(desk, 0, "Bd"), theirs = badgeOf(desk, 1, "Wb");
    fought(hand, ours, theirs);
    for (int card = 0; card < 60 && !(desk.state().side == 1 && desk.state().phase == "combat"); ++card) {
        if (desk.foot()->shown().ends)
            endPhase(driver);
        else
            answerCard(driver);
    }
    hand.taps = 0;
    fought(hand, theirs, ours);
    return hand.taps;
}

int BattleTapsTest::diceDealt(Driver& driver)
{
    BattleViewModel& desk = dbmTable(driver);
    for (int card = 0; card < 20 && desk.asked()->card().what != "pips"; ++card)
        answerCard(driver);
    Hand hand(driver);
    for (const int face : {3, 5, 2, 6}) // of as many commands as there are
        if (desk.asked()->card().what == "pips")
            hand.dice({face});
    hand.until([&] { return phaseOf(desk) == "moves"; });
    return hand.taps;
}

int BattleTapsTest::aQuietBound(Driver& driver)
{
    BattleViewModel& desk = dbmTable(driver, "polybian-roman", "later-carthaginian");
    for (int card = 0; card < 20 && desk.asked()->card().what != "pips"; ++card)
        answerCard(driver);
    Hand hand(driver);
    for (const int face : {3, 5, 2, 6})
        if (desk.asked()->card().what == "pips")
            hand.dice({face});
    hand.until([&] { return phaseOf(desk) == "moves"; });
    hand.tap("passTurn");
    hand.until([&] { return desk.state().side == 1; });
    return hand.taps;
}

int BattleTapsTest::aCombatDieCorrected(Driver& driver)
{
    Hand hand = atPhase(driver, "polybian-roman", "combat");
    BattleViewModel& desk = hand.desk_;
    fought(hand, badgeOf(desk, 0, "Bd"), badgeOf(desk, 1, "Wb"));
    const auto line = desk.recorder().battle().line();
    const auto fight = std::ranges::find_if(
        line, [&](int step) { return desk.recorder().battle().entry(step).answer.what == "combat"; });
    hand.taps = 0;
    hand.tap("parts-story");
    QQuickItem* row = driver.row("story", QString("step-%1").arg(*fight));
    driver.click(driver.find("stepMore", row));
    ++hand.taps;
    hand.tap("correctStep");
    driver.key(Qt::Key_Backspace);
    hand.dice({4});
    if (desk.past()->correcting() > 0)
        hand.say();
    return hand.taps;
}

void BattleTapsTest::counted()
{
    const std::vector<std::pair<const char*, Job>> jobs{{"An order to one unit", anOrder},
        {"An order to a brigade of three", aBrigade}, {"An order that fails", aFailedOrder},
        {"A charge on an order", anOrderedCharge}, {"A charge on initiative", aChargeOnInitiative}, {"A shot", aShot},
        {"A round of combat", aRound}, {"A second round", aSecondRound}, {"A quiet turn", aQuietTurn},
        {"A die two steps back corrected", aDieCorrected}, {"DBM: an element moves", anElementMoves},
        {"DBM: a group moves", aGroupMoves}, {"DBM: a group marches", aGroupMarches},
        {"DBM: a group halts", aGroupHalts}, {"DBM: a shot", aVolley}, {"DBM: a combat", aCombat},
        {"DBM: the next contact fought", theNextContact}, {"DBM: the same pair again", theSamePairAgain},
        {"DBM: the dice dealt", diceDealt}, {"DBM: a quiet bound", aQuietBound},
        {"DBM: a die corrected", aCombatDieCorrected}};
    const auto kept = readFile(file);
    QVERIFY2(kept, "tests/window/taps.txt");
    QString table, before = QString::fromStdString(*kept);
    QStringList risen;
    for (const auto& [what, job] : jobs) {
        QTemporaryDir home;
        Driver driver(home.path(), {1280, 800});
        const int taps = job(driver);
        const QRegularExpression row(QStringLiteral("^%1 +([0-9-]+) +([0-9]+)$").arg(QString(what).leftJustified(34)),
            QRegularExpression::MultilineOption);
        const QRegularExpressionMatch match = row.match(before);
        const QString was = match.hasMatch() ? match.captured(1) : QStringLiteral("-");
        if (match.hasMatch() && taps > match.captured(2).toInt())
            risen << QStringLiteral("%1: %2 taps instead of %3").arg(what).arg(taps).arg(match.captured(2));
        table += QStringLiteral("%1 %2 %3\n").arg(QString(what).leftJustified(34), was.rightJustified(5)).arg(taps, 4);
    }
    table.prepend(QStringLiteral("%1 first  now\n").arg(QString().leftJustified(34)));
    QVERIFY2(risen.isEmpty(), qPrintable(risen.join(u'\n')));
    if (qEnvironmentVariableIsSet("STRATEGIKON_WRITE"))
        QVERIFY(!writeFile(file, table.toStdString()));
    qInfo("%s", qPrintable(table));
    QVERIFY2(before == table || qEnvironmentVariableIsSet("STRATEGIKON_WRITE"), qPrintable(before));
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleTapsTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_taps.moc"

// Round the table: a battle of allies or on a battlefield that is kept, its score, and the history of all battles.
#include "battleroom.h"
#include "dresses.h"

#include "app/view/battle/adjustmentviewmodel.h"
#include "app/view/battle/battlehistory.h"
#include "app/view/battle/battlepaper.h"
#include "app/view/battle/battles.h"

namespace strategikon {

using namespace battleroom;

class BattleRoomTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void theScoreIsTheSystems();
    void allies();
    void onABattlefield();
    void whatCannotBegin();
    void history();
    void whatElseIsAgreed();
    void noHistoryYet();
    void papersHaveTheListsRules();
    void pages_data() { addDresses(); }
    void pages();
};

namespace {

// Two saved armies and an ally, and the sheet of a new battle.
void openSheet(Driver& driver)
{
    fieldroom::army(driver, "egyptian", "Sons of Ra");
    fieldroom::army(driver, "hittite", "Hatti");
    fieldroom::army(driver, "greek", "Men of the coast");
    open(driver, "battles");
    driver.key(Qt::Key_N, Qt::ControlModifier);
    QTRY_VERIFY(driver.find("battleName") != nullptr);
    driver.settle();
}

// By its name, in the list of a side.
void choose(Driver& driver, const QString& picker, const QString& army)
{
    QQuickItem* box = driver.wait(picker);
    const QVariantList all = box->property("model").toList();
    for (int row = 0; row < all.size(); ++row) {
        const QMetaObject* shown = all[row].metaType().metaObject(); // an army, a battlefield
        if (shown->property(shown->indexOfProperty("name")).readOnGadget(all[row].constData()) == army) {
            QMetaObject::invokeMethod(box, "activated", Q_ARG(int, row));
            driver.settle();
            return;
        }
    }
    QFAIL(qPrintable("Nobody is called " + army));
}

int many(const play::State& state, play::Sort sort, int side)
{
    return int(std::count_if(state.things.begin(), state.things.end(),
        [&](const play::Thing& thing) { return thing.sort == sort && thing.side == side; }));
}

// The battle of the open window comes to its end by agreement: side B has lost everybody.
void endBattle(Driver& driver)
{
    BattleViewModel& desk = *deskOf(driver);
    auto& agreed = *qobject_cast<AdjustmentViewModel*>(model(driver, "agreedDesk"));
    agreed.begin();
    for (const play::Thing& thing : play::State(desk.state()).things) {
        if (thing.side == 1 && thing.sort == play::Sort::body) {
            agreed.put(thing.id, "gone", 1);
        }
    }
    QVERIFY(agreed.save(true));
    for (int step = 0; step < 30 && !desk.over(); ++step) { // what the end of a phase asks; then the next is over too
        if (desk.asked()->chosen()) {
            answerCard(driver);
        } else {
            agreed.save(true);
        }
        driver.settle();
    }
    QVERIFY2(
        desk.over(), qPrintable(desk.table()->turnWords() + desk.table()->phaseWords() + desk.asked()->card().title));
}

void save(Driver& driver, const QString& form, const QString& path)
{
    driver.click("saveHistory-" + form);
    QTRY_VERIFY(driver.find("fileName") != nullptr);
    driver.find("fileName")->setProperty("text", path);
    driver.click("fileDone");
    QTRY_VERIFY(QFile::exists(path));
}

} // namespace

void BattleRoomTest::theScoreIsTheSystems()
{
    QTemporaryDir home;
    Driver driver(home.path());
    makeBattle(driver);
    begin(driver);
    BattleViewModel& desk = *deskOf(driver);
    QCOMPARE(desk.table()->scoreWords(), QString("Victory points"));
    QVERIFY(driver.find("score-0") == nullptr);
    driver.click("battleMenuButton");
    QCOMPARE(driver.wait("toggleScore")->property("text").toString(), QString("Show Victory points"));
    driver.click("toggleScore");
    QTRY_VERIFY(driver.find("score-0") != nullptr);
    QCOMPARE(driver.find("score-0")->property("text").toString(), QString("Victory points: 0"));
    endBattle(driver);
    QVERIFY2(desk.table()->outcome().contains("Victory points to 0"), qPrintable(desk.table()->outcome()));
    QCOMPARE(driver.find("score-1")->property("text").toString(), QString("Victory points: 0"));
}

void BattleRoomTest::allies()
{
    QTemporaryDir home;
    Driver driver(home.path());
    openSheet(driver);
    choose(driver, "battleArmy-0", "Sons of Ra");
    choose(driver, "battleArmy-1", "Hatti");
    QVERIFY(driver.find("makeBattle")->isEnabled());
    driver.click("addAlly-1");
    QTRY_VERIFY(!driver.find("makeBattle")->isEnabled()); // he is not chosen yet
    choose(driver, "battleArmy-1-1", "Men of the coast");
    driver.click("addAlly-0");
    driver.click("addAlly-0");
    QTRY_VERIFY(driver.find("addAlly-0") == nullptr); // three a side
    driver.click("leaveAlly-0-1");
    driver.click("leaveAlly-0-1");
    QTRY_VERIFY(driver.find("makeBattle")->isEnabled());
    driver.click("makeBattle");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
    BattleViewModel& desk = *deskOf(driver);
    QVERIFY(desk.known());
    QCOMPARE(desk.name(), QString("Sons of Ra – Hatti, Men of the coast"));
    QCOMPARE(many(desk.state(), play::Sort::army, 0), 1);
    QCOMPARE(many(desk.state(), play::Sort::army, 1), 2);
}

void BattleRoomTest::onABattlefield()
{
    QTemporaryDir home;
    Driver driver(home.path());
    const QString near = fieldroom::army(driver, "egyptian", "Sons of Ra"),
                  far = fieldroom::army(driver, "hittite", "Hatti");
    {
        BattlefieldViewModel& field = fieldroom::laidTable(driver);
        QVERIFY(field.armies()->setArmy(0, near) && field.armies()->setArmy(1, far));
        field.deploying()->deploy(-1, "battle");
    }
    open(driver, "battles");
    driver.key(Qt::Key_N, Qt::ControlModifier);
    QTRY_VERIFY(driver.find("battleName") != nullptr);
    QVERIFY(driver.find("battleField") == nullptr); // nobody is chosen
    choose(driver, "battleArmy-0", "Sons of Ra");
    // The nation stands beside each army.
    const QVariant first = driver.wait("battleArmy-0")->property("model").toList().front();
    QVERIFY(!first.value<BattleArmyShown>().nation.isEmpty());
    choose(driver, "battleArmy-1", "Sons of Ra");
    // A set-up that is of others is refused with the way out, and nothing is begun.
    choose(driver, "battleField", "Crow Field");
    driver.click("makeBattle");
    QTRY_VERIFY(driver.find("newBattleTrouble") != nullptr);
    const QString trouble = driver.find("newBattleTrouble")->property("text").toString();
    QVERIFY2(trouble.contains("This map was set up for other armies") && trouble.contains("begin without"),
        qPrintable(trouble));
    choose(driver, "battleArmy-1", "Hatti");
    QTRY_VERIFY(driver.find("newBattleTrouble") == nullptr);
    choose(driver, "battleField", "Crow Field");
    driver.click("makeBattle");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
    const play::Recorder& recorder = deskOf(driver)->recorder();
    QVERIFY(!recorder.saved().content.setUp.empty());
    // The edges are chosen on the map already: the battle does not ask for them.
    const auto& agenda = recorder.state().agenda;
    QVERIFY(
        std::none_of(agenda.begin(), agenda.end(), [](const play::Step& step) { return step.what == "table-edge"; }));
}

void BattleRoomTest::whatCannotBegin()
{
    QTemporaryDir home;
    Driver driver(home.path());
    openSheet(driver);
    QVERIFY(!driver.find("makeBattle")->isEnabled());
    auto* battles = qobject_cast<Battles*>(model(driver, "battles"));
    const auto trouble = [&](const NewBattleShown& made) {
        const BegunShown begun = battles->create(made);
        return begun.id.isEmpty() ? begun.trouble : QString("begun");
    };
    const QString one = battles->armies().front().id;
    QCOMPARE(trouble({}), QString("Choose an army for each side."));
    QCOMPARE(trouble({.first = {one}}), QString("Choose an army for each side."));
    QVERIFY(trouble({.first = {one}, .second = {"nobody"}}).contains("choose another"));
    QVERIFY(!trouble({.first = {one}, .second = {one}, .setUp = "nowhere"}).isEmpty());
    QCOMPARE(battles->count(), 0);
}

void BattleRoomTest::history()
{
    QTemporaryDir home, documents;
    Driver driver(home.path());
    makeBattle(driver);
    begin(driver);
    endBattle(driver);
    makeBattle(driver, "Saturday"); // before its first turn
    open(driver, "battles");
    driver.click("history");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("history"));
    auto* past = qobject_cast<BattleHistory*>(model(driver, "past"));
    QCOMPARE(past->count(), 2);
    const auto battles = past->battles();
    QCOMPARE(battles[0].title, QString("Saturday")); // the latest first
    QCOMPARE(battles[0].result, QString("not begun"));
    QCOMPARE(battles[1].result, QString("won by Hittite"));
    const auto points = battles[1].figures.last();
    QCOMPARE(points.label, QString("Victory points"));
    QVERIFY(points.value.endsWith(" : 0") && !points.value.startsWith("0 "));
    // Each army, and under it against whom.
    driver.click("historyParts-1");
    QTRY_COMPARE(driver.wait("historyList")->property("count").toInt(), 4);
    QStringList titles;
    for (const auto& row : past->armies()) {
        titles << row.title;
    }
    QCOMPARE(titles, (QStringList{"Egyptian", "against Hittite", "Hittite", "against Egyptian"}));
    const auto won = [&](int row) { return past->armies()[row].figures[1].value; };
    QCOMPARE(won(0), QString("0"));
    QCOMPARE(won(2), QString("1"));
    // Honours are of the battle that is over.
    driver.click("historyParts-2");
    QTRY_COMPARE(past->unread(), 0);
    QVERIFY(!past->honours().isEmpty());
    QStringList labels;
    const PastRowShown honoured = past->honours().front();
    for (const auto& figure : honoured.figures) {
        labels << figure.label;
    }
    QCOMPARE(labels, (QStringList{"Battles", "Won", "Charges", "Pursuits", "Enemies destroyed", "Times destroyed"}));
    for (const auto& row : past->honours()) { // of one battle, however many units share a name
        QCOMPARE(row.figures[0].value, QString("1"));
    }
    // Files say the same.
    for (const char* form : {"csv", "md", "html", "pdf"}) {
        save(driver, form, documents.filePath(QString("past.") + form));
    }
    const QString csv = read(documents.filePath("past.csv"));
    const QString head =
        "date,battle,system,army_a,list_a,army_b,list_b,turns,result,withdrawal_a,withdrawal_b,points_a";
    QVERIFY2(csv.startsWith(head), qPrintable(csv));
    QCOMPARE(csv.count("\r\n"), 3);
    QVERIFY(read(documents.filePath("past.md")).contains("## Battle honours"));
    QVERIFY(read(documents.filePath("past.html")).contains("Victory points"));
    QFile pdf(documents.filePath("past.pdf"));
    QVERIFY(pdf.open(QIODevice::ReadOnly) && pdf.read(5) == "%PDF-");
    // A battle is opened from here.
    driver.click("historyParts-0");
    driver.click("past-1");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
    QCOMPARE(deskOf(driver)->name(), QString("Friday evening"));
}

// Aims that earn points, and what else is agreed on before a battle, stand in it.
void BattleRoomTest::whatElseIsAgreed()
{
    QTemporaryDir home;
    Driver driver(home.path());
    openSheet(driver);
    choose(driver, "battleArmy-0", "Sons of Ra");
    choose(driver, "battleArmy-1", "Hatti");
    driver.find("clauses")->setProperty("open", true);
    driver.click(driver.wait("clause-visibility"));
    driver.find("clauseFigure-visibility")->forceActiveFocus();
    driver.key(Qt::Key_A, Qt::ControlModifier);
    driver.type("40");
    driver.click("clause-terrain");
    driver.click("makeBattle"); // a place has a name
    QTRY_VERIFY(driver.find("newBattleTrouble") != nullptr);
    QVERIFY(driver.find("newBattleTrouble")->property("text").toString().contains("100:Village"));
    driver.find("clauseNames-terrain")->forceActiveFocus();
    driver.type("Village, Ford");
    driver.click("clause-decisive");
    driver.click("clauseSide-decisive-B");
    driver.click("makeBattle");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
    BattleViewModel& desk = *deskOf(driver);
    const auto valueOf = [&](play::Sort sort, const char* name, const char* field) {
        for (const play::Thing& thing : desk.state().things) {
            if (thing.sort == sort && thing.name == name) {
                return thing.fields[std::size_t(desk.recorder().game().fields().index(sort, field))];
            }
        }
        return -1;
    };
    QCOMPARE(
        desk.state()[1].fields[std::size_t(desk.recorder().game().fields().index(play::Sort::battle, "visibility"))],
        40);
    QCOMPARE(valueOf(play::Sort::feature, "Village", "worth"), 100);
    QCOMPARE(valueOf(play::Sort::feature, "Ford", "worth"), 100);
    QCOMPARE(valueOf(play::Sort::feature, "", "worth"), 200);
}

void BattleRoomTest::noHistoryYet()
{
    QTemporaryDir home;
    Driver driver(home.path());
    open(driver, "battles");
    driver.key(Qt::Key_H, Qt::ControlModifier);
    QTRY_VERIFY(driver.find("historyEmpty") != nullptr);
    QVERIFY(!driver.find("historyEmpty")->property("text").toString().isEmpty());
    QVERIFY(driver.find("saveHistory-pdf") == nullptr);
    driver.key(Qt::Key_Escape);
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battles"));
}

// The play sheet of a battle that is kept says what the one of two files says: Alexander's own rules too.
void BattleRoomTest::papersHaveTheListsRules()
{
    QTemporaryDir home;
    Driver driver(home.path());
    openSheet(driver);
    choose(driver, "battleArmy-0", "From Pella to the Granicus (ready-made)");
    choose(driver, "battleArmy-1", "Hatti");
    driver.click("makeBattle");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
    const auto sheet = sheetOfBattle(deskOf(driver)->battleId(), "playsheet", QSizeF(210, 297));
    QVERIFY(sheet);
    QString words;
    for (const print::Page& page : sheet->pages) {
        for (const print::Letters& letters : page.letters) {
            words += letters.text + u' ';
        }
    }
    words = words.simplified();
    const auto at = words.indexOf("Army rules");
    QVERIFY2(at >= 0 && words.indexOf("Alexander", at) > at, qPrintable(words.right(600)));
}

void BattleRoomTest::pages()
{
    QFETCH(Dress, dress);
    Sitting sitting(dress, "battle-room-");
    Driver& driver = sitting.driver;
    open(driver, "history");
    sitting.take("0-no-history");
    openSheet(driver);
    choose(driver, "battleArmy-0", "Sons of Ra");
    choose(driver, "battleArmy-1", "Hatti");
    driver.click("addAlly-1");
    sitting.take("1-allies");
    driver.click(driver.wait("battleArmy-1-1"));
    sitting.take("2-nations");
    driver.key(Qt::Key_Escape);
    driver.key(Qt::Key_Escape);
    makeBattle(driver);
    begin(driver);
    endBattle(driver);
    open(driver, "battles");
    sitting.take("3-battles");
    open(driver, "history");
    sitting.take("4-history");
    driver.click("historyParts-1");
    sitting.take("5-armies");
    driver.click("historyParts-2");
    QTRY_COMPARE(model(driver, "past")->property("unread").toInt(), 0);
    sitting.take("6-honours");
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleRoomTest test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_room.moc"

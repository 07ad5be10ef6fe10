// Evenings: who met, the list of battles, how everybody fared, from a field to its battle, the clock of a round.
#include "battleroom.h"
#include "dresses.h"

#include "app/view/battle/battlehistory.h"
#include "app/view/battle/battlepaper.h"
#include "app/view/battle/battles.h"
#include "app/view/battle/roundclock.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QRegularExpression>

#include <SQLiteCpp/Database.h>

namespace strategikon {

using namespace battleroom;

class BattleEvenings : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void whoPlays();
    void namesMadeOneAreTakenBack();
    void theListIsSearched();
    void manyAreReadAPageAtATime();
    void fromAFieldToItsBattle();
    void foundFromTheFirstPage();
    void howEverybodyFared();
    void namesGoWhereTheyAreWanted();
    void theRound();
    void pages_data() { addDresses(); }
    void pages();
    void everyWidth_data();
    void everyWidth();
};

namespace {

Battles* battlesOf(Driver& driver) { return qobject_cast<Battles*>(model(driver, "battles")); }

// Written into a field, in place of what stands there.
void write(Driver& driver, const char* field, const char* text)
{
    driver.wait(field)->forceActiveFocus();
    driver.key(Qt::Key_A, Qt::ControlModifier);
    driver.type(text);
}

struct Evening {
    const char *example, *first, *second, *day, *venue, *occasion, *tags;
};

// Example battles that were played by somebody: they are over, with points and luck.
void fill(Driver& driver)
{
    open(driver, "battles");
    Battles& battles = *battlesOf(driver);
    for (const Evening& one : {Evening{"five-rivers", "Anna", "Ben", "2026-01-10", "The club", "League", "league"},
             {"wagon-road", "Ben", "Anna", "2026-01-17", "The club", "League", "league"},
             {"great-kings-left", "Čeněk", "Anna", "2026-01-24", "At home", "", ""},
             {"dragon-standards", "Anna", "Dora", "2026-02-07", "The club", "Spring campaign", "campaign, elephants"},
             {"ford-of-the-alders", "", "", "", "", "", ""}}) {
        const QString id = battles.openExample(one.example);
        QVERIFY(!id.isEmpty());
        QCOMPARE(battles.describe(id,
                     {.first = one.first,
                         .second = one.second,
                         .day = one.day,
                         .venue = one.venue,
                         .occasion = one.occasion,
                         .tags = one.tags}),
            QString());
    }
}

QStringList namesIn(Driver& driver)
{
    QStringList names;
    for (int row = 0; row < battlesOf(driver)->count(); ++row) {
        names << battlesOf(driver)->nameAt(row);
    }
    return names;
}

} // namespace

// Players, a place and a date are said once, and offered again the next time.
void BattleEvenings::whoPlays()
{
    QTemporaryDir home;
    Driver driver(home.path());
    fieldroom::army(driver, "egyptian", "Sons of Ra");
    fieldroom::army(driver, "hittite", "Hatti");
    open(driver, "battles");
    const auto choose = [&] {
        driver.key(Qt::Key_N, Qt::ControlModifier);
        for (int side = 0; side < 2; ++side) {
            QMetaObject::invokeMethod(driver.wait(QString("battleArmy-%1").arg(side)), "activated", Q_ARG(int, side));
        }
        driver.settle(); // what may be agreed stands above the players
    };
    choose();
    write(driver, "playerA", "Anna");
    write(driver, "playerB", "Ben");
    write(driver, "venue", "The club");
    write(driver, "day", "never");
    driver.click("makeBattle");
    QVERIFY(driver.wait("newBattleTrouble")->property("text").toString().contains("never"));
    write(driver, "day", "2026-01-31");
    write(driver, "minutes", "150");
    driver.click("makeBattle");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
    const BattleAbout about = driver.session().library()->battles()->front().about;
    QCOMPARE(about.players[0], std::string("Anna"));
    QCOMPARE(about.day, std::string("2026-01-31"));
    QCOMPARE(about.round.minutes, 150);
    QVERIFY(about.stamps[0].size() >= 12 && about.stamps[0] != about.stamps[1]);
    // What was agreed in the sheet is not asked again: how long it lasts says a die.
    for (const play::Step& step : deskOf(driver)->state().agenda) {
        QVERIFY(step.what != "number-of-turns");
    }
    open(driver, "battles");
    const QVariant row = battlesOf(driver)->data(battlesOf(driver)->index(0, 0), Qt::DisplayRole);
    QCOMPARE(row.toString(), QString("Hatti – Sons of Ra")); // the army that was changed last is offered first
    choose();
    driver.click("playerA-1"); // who played last is offered first: Anna, Ben
    QCOMPARE(driver.wait("playerA")->property("text").toString(), QString("Ben"));
    driver.wait("playerB")->forceActiveFocus();
    driver.type("an");
    driver.click("playerB-0");
    QCOMPARE(driver.wait("playerB")->property("text").toString(), QString("Anna"));
}

// Spellings of before become one as the library is opened; the settings tell which, and take it back for good.
void BattleEvenings::namesMadeOneAreTakenBack()
{
    QTemporaryDir home;
    const auto firstPlayers = [](Driver& driver) {
        QStringList all;
        for (const SavedBattle& battle : *driver.session().library()->battles()) {
            all.prepend(QString::fromStdString(battle.about.players[0])); // the first one said first
        }
        return all;
    };
    {
        Driver driver(home.path());
        open(driver, "battles");
        for (const char* player : {"Anna", "anna"}) {
            const QString id = battlesOf(driver)->openExample("five-rivers");
            QVERIFY(bool(driver.session().library()->describeBattle(id.toStdString(), {.players = {player, ""}})));
        }
    }
    SQLite::Database(home.filePath("library.db").toStdString(), SQLite::OPEN_READWRITE)
        .exec("INSERT INTO battle_unspelt SELECT battle FROM battle_about"); // as an older program left it
    {
        Driver driver(home.path());
        QCOMPARE(firstPlayers(driver), (QStringList{"Anna", "Anna"}));
        open(driver, "settings");
        driver.click("takeNamesBack");
        QCOMPARE(firstPlayers(driver), (QStringList{"Anna", "anna"}));
        QTRY_VERIFY(driver.find("takeNamesBack") == nullptr);
    }
    Driver driver(home.path());
    QCOMPARE(firstPlayers(driver), (QStringList{"Anna", "anna"}));
    open(driver, "settings");
    QVERIFY(driver.find("takeNamesBack") == nullptr);
}

void BattleEvenings::theListIsSearched()
{
    QTemporaryDir home;
    Driver driver(home.path());
    fill(driver);
    QCOMPARE(battlesOf(driver)->count(), 5);
    driver.key(Qt::Key_F, Qt::ControlModifier);
    driver.type("cenek");
    QTRY_COMPARE(namesIn(driver), QStringList{"On the Great King's Left"});
    driver.key(Qt::Key_Escape);
    QTRY_COMPARE(battlesOf(driver)->count(), 5);
    driver.click("tag-league");
    QTRY_COMPARE(battlesOf(driver)->count(), 2);
    driver.click("tag-league");
    const auto pick = [&](const char* picker, int row) {
        QMetaObject::invokeMethod(driver.wait(picker), "activated", Q_ARG(int, row));
        driver.settle();
    };
    pick("player", 1 + int(battlesOf(driver)->players().indexOf("Dora")));
    QCOMPARE(namesIn(driver), QStringList{"The Dragon Standards"});
    pick("player", 0);
    pick("sort", 1);
    QCOMPARE(namesIn(driver).first(), QString("The Ford of the Alders")); // today
    QCOMPARE(namesIn(driver).last(), QString("The Rajah's Elephants"));
    pick("state", 1);
    QCOMPARE(battlesOf(driver)->count(), 0);
    driver.click("emptyAction"); // all of them again
    QCOMPARE(battlesOf(driver)->count(), 5);
    // A row tells nations, players, result and points, and nothing of seconds.
    const QString said = driver.row("battleList", "battle-0")->property("text").toString();
    QVERIFY(!said.isEmpty());
    QQuickItem* rajah = driver.row("battleList", "battle-4");
    const QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(rajah);
    const QString name = heard != nullptr ? heard->text(QAccessible::Name) : QString();
    for (const char* word : {"Indian (Anna)", "(Ben)", "won by", " : ", "10 Jan 2026", "#league"}) {
        QVERIFY2(name.contains(word), qPrintable(name));
    }
    QVERIFY2(!name.contains(QRegularExpression("[0-9]:[0-9]{2}")), qPrintable(name));
    // What was said is mended, and kept.
    driver.wait("battleList")->forceActiveFocus();
    driver.wait("battleList")->setProperty("currentIndex", 4);
    driver.key(Qt::Key_I, Qt::ControlModifier);
    QCOMPARE(driver.wait("playerA")->property("text").toString(), QString("Anna"));
    write(driver, "occasion", "Cup final");
    write(driver, "notes", "Well fought");
    driver.click("keepAbout");
    QTRY_VERIFY(driver.find("keepAbout") == nullptr);
    driver.key(Qt::Key_F, Qt::ControlModifier);
    driver.type("well cup");
    QTRY_COMPARE(namesIn(driver), QStringList{"The Rajah's Elephants"});
    QCOMPARE(battlesOf(driver)->occasions().first(), QString("Spring campaign"));
}

// The last step of a battlefield leads into its battle; nothing that is known is asked again.
// A page is read before the list is shown, the others as somebody comes to its end; a filter finds them wherever they
// lie, and whoever played long ago is still offered.
void BattleEvenings::manyAreReadAPageAtATime()
{
    const int many = qEnvironmentVariableIsSet("STRATEGIKON_FULL") ? 10'000 : 400;
    QTemporaryDir home;
    Driver driver(home.path());
    open(driver, "battles");
    Library& library = *driver.session().library();
    BattleContent content = library.battle(battlesOf(driver)->openExample("five-rivers").toStdString())->content;
    for (int i = 0; i < many; ++i) {
        content.name = "Battle " + std::to_string(i);
        const bool old = i == 0;
        QVERIFY(bool(library.createBattle(
            content, {}, {.players = {old ? "Zoe" : "Anna", "Ben"}, .day = old ? "2001-01-01" : "2026-01-10"})));
    }
    QElapsedTimer timer;
    timer.start();
    open(driver, "battles");
    qInfo("%d battles shown in %lld ms", many, timer.elapsed());
    Battles& battles = *battlesOf(driver);
    const auto isPart = [&] { return battles.count() >= 50 && battles.count() <= 200; }; // Qt asks for more at once
    QVERIFY(isPart());
    QCOMPARE(battles.total(), many + 1);
    QCOMPARE(battles.nameAt(0), QString("Battle %1").arg(many - 1));
    QCOMPARE(battles.players(), (QStringList{"Anna", "Ben", "Zoe"}));
    battles.setPlayer("Zoe");
    QCOMPARE(namesIn(driver), QStringList{"Battle 0"});
    QCOMPARE(battles.counted(), QString("1 of %L1").arg(many + 1));
    battles.setPlayer("Ben");
    QVERIFY(isPart());
    QCOMPARE(battles.counted(), QString("%1 and more of %L2").arg(battles.count()).arg(many + 1));
    battles.showAll();
    QVERIFY(isPart());
    timer.restart();
    for (int look = 0; look < 20 && battles.count() <= many; ++look) {
        QMetaObject::invokeMethod(driver.wait("battleList"), "positionViewAtEnd");
        driver.settle();
    }
    QCOMPARE(battles.count(), many + 1);
    qInfo("all of them in %lld ms", timer.elapsed());
    QVERIFY(battles.rename(battles.idAt(many - 1), "The first of all")); // what is shown stays
    QCOMPARE(battles.count(), many + 1);
    battles.setSort(2);
    QCOMPARE(battles.count(), many + 1);
    QCOMPARE(battles.nameAt(0), QString("Battle 1"));
}

void BattleEvenings::fromAFieldToItsBattle()
{
    QTemporaryDir home;
    Driver driver(home.path());
    const QString near = fieldroom::army(driver, "egyptian", "Sons of Ra"),
                  far = fieldroom::army(driver, "hittite", "Hatti");
    fieldroom::army(driver, "greek", "Men of the coast");
    BattlefieldViewModel& field = fieldroom::laidTable(driver);
    QVERIFY(field.armies()->setArmy(0, near) && field.armies()->setArmy(1, far));
    field.deploying()->deploy(-1, "battle");
    fieldroom::goTo(driver, "print");
    driver.shoot("evening-field");
    driver.click("startBattle");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battles"));
    QTRY_VERIFY(driver.find("makeBattle") != nullptr && driver.find("makeBattle")->isEnabled());
    QVERIFY(driver.wait("battleField")->property("displayText").toString().contains("Crow Field"));
    driver.shoot("evening-from-field");
    driver.click("makeBattle");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
    QVERIFY(!deskOf(driver)->recorder().saved().content.setUp.empty());
    for (const play::Step& step : deskOf(driver)->state().agenda) {
        QVERIFY2(step.what != "table-edge" && step.what != "number-of-turns", step.what.c_str());
    }
    // By hand: where a field has exactly these armies it is chosen beforehand.
    open(driver, "battles");
    driver.key(Qt::Key_N, Qt::ControlModifier);
    const auto armies = battlesOf(driver)->armies();
    const auto rowOf = [&](const QString& id) {
        return int(
            std::find_if(armies.begin(), armies.end(), [&](const auto& one) { return one.id == id; }) - armies.begin());
    };
    QMetaObject::invokeMethod(driver.wait("battleArmy-0"), "activated", Q_ARG(int, rowOf(near)));
    QMetaObject::invokeMethod(driver.wait("battleArmy-1"), "activated", Q_ARG(int, rowOf(far)));
    QVERIFY(driver.wait("battleField")->property("displayText").toString().contains("Crow Field"));
}

void BattleEvenings::foundFromTheFirstPage()
{
    QTemporaryDir home;
    Driver driver(home.path());
    driver.shoot("evening-welcome");
    driver.click("example");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battles"));
    driver.click("example-five-rivers");
    QTRY_COMPARE(driver.window()->property("page").toString(), QString("battle"));
    open(driver, "armies");
    driver.click("learn");
    QTRY_VERIFY(driver.find("lesson-one-against-one") != nullptr);
}

void BattleEvenings::howEverybodyFared()
{
    QTemporaryDir home;
    Driver driver(home.path());
    fill(driver);
    driver.click("history");
    driver.click("historyParts-3");
    auto* past = qobject_cast<BattleHistory*>(model(driver, "past"));
    QTRY_COMPARE(past->unlucky(), 0);
    const auto rows = past->fared();
    QCOMPARE(rows.size(), 4);
    QCOMPARE(rows[0].title, QString("Anna")); // who played most
    QCOMPARE(rows[0].figures[0].value, QString("4"));
    int all = 0;
    for (int i = 1; i <= 3; ++i) {
        all += rows[0].figures[i].value.toInt();
    }
    QCOMPARE(all, 4);
    QCOMPARE(rows[0].figures.last().label, QString("Luck"));
    QVERIFY2(rows[0].figures.last().value.contains("dice"), qPrintable(rows[0].figures.last().value));
    QCOMPARE(past->results().first().values.size(), 5); // from nothing
    QVERIFY(driver.find("courseChart") != nullptr);
    // It is kept: the next look reads no record.
    open(driver, "battles");
    driver.click("history");
    QCOMPARE(qobject_cast<BattleHistory*>(model(driver, "past"))->unlucky(), 0);
    driver.click("historyParts-3");
    past = qobject_cast<BattleHistory*>(model(driver, "past"));
    QMetaObject::invokeMethod(driver.wait("faredBy"), "activated", Q_ARG(int, 2));
    QMetaObject::invokeMethod(
        driver.wait("faredPlayer"), "activated", Q_ARG(int, 1 + int(past->players().indexOf("Ben"))));
    QCOMPARE(past->fared().size(), 1);
    QCOMPARE(past->fared().front().title, QString("Ben against Anna"));
}

// A record or a report tells who met where the box is ticked, and that is remembered.
void BattleEvenings::namesGoWhereTheyAreWanted()
{
    QTemporaryDir home, documents;
    Driver driver(home.path());
    fill(driver);
    const QString id = battlesOf(driver)->idAt(4);
    BattlePaper paper;
    paper.setProperty("battleId", id);
    QVERIFY(paper.hasPlayers());
    // Words that stand nowhere else: what is only for their player goes into no file, with or without names.
    const char *const note = "Quinquereme of Nineveh", *const tag = "xylophone";
    AboutShown about = battlesOf(driver)->about(id);
    about.notes = note;
    about.tags = tag;
    QCOMPARE(battlesOf(driver)->describe(id, about), QString());
    QCOMPARE(battlesOf(driver)->about(id), about); // and they were kept
    const auto saved = [&](const char* form) {
        const QString file = documents.filePath(QString("it.") + form);
        if (!paper.save("report", form, QUrl::fromLocalFile(file), true)) {
            return QString();
        }
        return read(file);
    };
    for (const char* form : {"jsonl", "md", "html"}) {
        QVERIFY(!saved(form).isEmpty());
        QVERIFY(!saved(form).contains("Anna"));
        QVERIFY(!saved(form).contains(note) && !saved(form).contains(tag));
    }
    open(driver, "battlepaper", {{"battleId", id}});
    driver.click("withPlayers");
    QVERIFY(driver.settings().players());
    for (const char* form : {"jsonl", "md", "html"}) {
        QVERIFY(saved(form).contains("Anna"));
        QVERIFY(!saved(form).contains(note) && !saved(form).contains(tag));
    }
    driver.click("paper-slip");
    driver.shoot("evening-slip");
}

void BattleEvenings::theRound()
{
    QTemporaryDir home;
    Driver driver(home.path());
    fill(driver);
    const QString id = battlesOf(driver)->idAt(0);
    RoundTime round;
    round.setBattleId(id);
    QCOMPARE(round.minutes(), 0);
    AboutShown about = battlesOf(driver)->about(id);
    about.minutes = 90;
    QCOMPARE(battlesOf(driver)->describe(id, about), QString());
    round.setBattleId({}); // a header that opens now
    round.setBattleId(id);
    QCOMPARE(round.words(), QString("1:30:00"));
    QVERIFY(!round.running());
    round.toggle();
    QVERIFY(round.running());
    RoundTime other; // another header, or the program begun anew
    other.setBattleId(id);
    QVERIFY(other.running() && other.left() <= 5400 && other.left() > 5300);
    other.toggle();
    QVERIFY(!other.running());
    // It is read from across the table, and stopped by one touch.
    QQmlComponent component(qmlEngine(driver.wait("page")));
    component.setData("import Strategikon.Ui\nRoundClock { }", {});
    const std::unique_ptr<QObject> made(component.createWithInitialProperties({{"battleId", id}}));
    auto* clock = qobject_cast<QQuickItem*>(made.get());
    QVERIFY2(clock != nullptr, qPrintable(component.errorString()));
    clock->setParentItem(driver.window()->contentItem());
    QVERIFY(clock->isVisible());
    QVERIFY(driver.find("roundLeft", clock)->height() >= 30);
    driver.click(driver.find("roundToggle", clock));
    other.setBattleId({});
    other.setBattleId(id);
    QVERIFY(other.running());
}

void BattleEvenings::pages()
{
    QFETCH(Dress, dress);
    Sitting sitting(dress, "evening-");
    Driver& driver = sitting.driver;
    fill(driver);
    makeBattle(driver);
    open(driver, "battles");
    sitting.take("1-list");
    driver.key(Qt::Key_I, Qt::ControlModifier);
    sitting.take("2-about");
    driver.key(Qt::Key_Escape);
    driver.click("history");
    driver.click("historyParts-3");
    QTRY_COMPARE(qobject_cast<BattleHistory*>(model(driver, "past"))->unlucky(), 0);
    sitting.take("3-statistics");
    driver.click("historyParts-0");
    sitting.take("4-history");
}

void BattleEvenings::everyWidth_data()
{
    QTest::addColumn<Dress>("dress");
    for (const Dress& dress : {Dress{"480", {480, 900}, "light"}, Dress{"480-dark", {480, 900}, "dark"},
             Dress{"1920", {1920, 1080}, "light"}, Dress{"1920-dark", {1920, 1080}, "dark"}}) {
        QTest::newRow(qPrintable(dress.name)) << dress;
    }
}

void BattleEvenings::everyWidth() { pages(); }

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::BattleEvenings test;
    return strategikon::runTest(argc, argv, &test);
}

#include "battle_evenings.moc"

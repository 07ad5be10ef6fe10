// What people say of a battle, beside its record.
#include "before_turns.h"
#include "model/library/library.h"
#include "model/library/store.h"
#include "support.h"

#include <QTest>

#include <random>

using namespace strategikon;

class TestAbout : public QObject {
    Q_OBJECT

private slots:
    void readsBackWhatWasSaid();
    void refusesWhatIsNoSaying_data();
    void refusesWhatIsNoSaying();
    void comesWithTheBattle();
    void olderLibrariesGetIt();
    void aDayStays();
    void factsAreFiguredAnew();
};

namespace {

const BattleContent content{"Battle", "game", "1.0", "{}", "{}"};

std::string anyText(std::mt19937& random)
{
    static const std::string some[] = {
        "", "Anna", "Ben d'Or", "Čeněk 3", "“quoted”", "{\"json\": 1}", "'; DROP TABLE", "日本"};
    return some[random() % std::size(some)];
}

BattleAbout anyAbout(std::mt19937& random)
{
    BattleAbout about;
    about.players = {anyText(random), anyText(random)};
    about.venue = anyText(random);
    about.day = random() % 2 ? "2024-02-29" : "";
    about.occasion = anyText(random);
    if (random() % 2)
        about.tags = {"a", "b", "čeněk"};
    about.notes = anyText(random) + "\n" + anyText(random);
    about.stamps = {anyText(random), anyText(random)};
    about.round = {int(random() % 200), int(random() % 9000), random() % 2 ? "2026-01-31T19:00:00.000Z" : ""};
    return about;
}

const std::string today = dayHere(libraryTime());

// A battle of which nobody says when it was played was so when it was begun.
BattleAbout onADay(BattleAbout about)
{
    if (about.day.empty())
        about.day = today;
    return about;
}

} // namespace

void TestAbout::readsBackWhatWasSaid()
{
    Folder folder;
    std::map<std::string, BattleAbout> said;
    std::mt19937 random(7);
    {
        auto library = must(Library::open(folder.library()));
        std::vector<std::string> ids;
        for (int i = 0; i < 12; ++i)
            ids.push_back(must(library.createBattle(content)).id);
        const std::string changed = must(library.battle(ids[3])).changed, first = must(library.battles()).front().id;
        for (int round = 0; round < 60; ++round) {
            const std::string& id = ids[random() % ids.size()];
            said[id] = anyAbout(random);
            QVERIFY(must(library.describeBattle(id, said[id])).about == onADay(said[id]));
        }
        QCOMPARE(must(library.battle(ids[3])).changed, changed); // nobody played it
        QCOMPARE(must(library.battles()).front().id, first);
        must(library.placeBattle(ids[1], "archived"));
    }
    const auto library = must(Library::open(folder.library(), Library::Mode::readOnly));
    for (const SavedBattle& battle : must(library.battles(""))) {
        QVERIFY(battle.about == onADay(said[battle.id]));
        QVERIFY(must(library.battle(battle.id)).about == onADay(said[battle.id]));
    }
    QCOMPARE(must(library.battles("")).size(), std::size_t(12));
    must(library.lookThrough());
}

void TestAbout::refusesWhatIsNoSaying_data()
{
    QTest::addColumn<QByteArray>("player");
    QTest::addColumn<QByteArray>("day");
    QTest::addColumn<int>("notes");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("no day of any year") << QByteArray() << QByteArray("2026-02-29") << 0
                                        << QByteArray("library-not-a-day");
    QTest::newRow("a year there never was")
        << QByteArray() << QByteArray("0000-01-01") << 0 << QByteArray("library-not-a-day");
    QTest::newRow("no day at all") << QByteArray() << QByteArray("Friday") << 0 << QByteArray("library-not-a-day");
    QTest::newRow("notes without an end") << QByteArray() << QByteArray() << 70'000 << QByteArray("library-too-long");
    QTest::newRow("a name that ends the line") << QByteArray("A\nB") << QByteArray() << 0 << QByteArray();
    QTest::newRow("no text") << QByteArray("\xff") << QByteArray() << 0 << QByteArray();
}

void TestAbout::refusesWhatIsNoSaying()
{
    QFETCH(QByteArray, player);
    QFETCH(QByteArray, day);
    QFETCH(int, notes);
    QFETCH(QByteArray, expected);
    Folder folder;
    auto library = must(Library::open(folder.library()));
    const std::string id = must(library.createBattle(content)).id;
    BattleAbout about;
    about.players[0] = player.toStdString();
    about.day = day.toStdString();
    about.notes = std::string(std::size_t(notes), 'n');
    const auto said = library.describeBattle(id, about);
    QVERIFY(!said);
    if (!expected.isEmpty())
        QCOMPARE(code(said), expected.toStdString());
    QVERIFY(must(library.battle(id)).about == BattleAbout{.day = today});
    QCOMPARE(code(library.describeBattle("nobody", {})), std::string("library-no-battle"));
}

void TestAbout::comesWithTheBattle()
{
    Folder folder;
    auto library = must(Library::open(folder.library()));
    const BattleAbout about{.players = {"Anna", "Ben"}, .occasion = "League"};
    QVERIFY(must(library.createBattle(content, {}, about)).about == onADay(about));
    QVERIFY(!library.createBattle(content, {}, {.day = "never"}));
    QCOMPARE(must(library.battles()).size(), std::size_t(1)); // all or nothing
}

void TestAbout::olderLibrariesGetIt()
{
    Folder folder;
    std::string id;
    {
        auto library = must(Library::open(folder.library()));
        id = must(library.createBattle(content)).id;
    }
    run(folder.library(), beforeTurns);
    run(folder.library(), "DROP TABLE battle_about; DELETE FROM roll WHERE kind = 'about'; PRAGMA user_version = 6");
    QCOMPARE(code(Library::open(folder.library(), Library::Mode::readOnly)), std::string("library-older"));
    auto library = must(Library::open(folder.library()));
    QCOMPARE(ask(folder.library(), "SELECT rows FROM roll WHERE kind = 'about'"), std::string("1")); // its day
    QVERIFY(must(library.battle(id)).about == BattleAbout{.day = today});
    must(library.describeBattle(id, {.players = {"Anna", ""}}));
    QCOMPARE(must(library.battles()).front().about.players[0], std::string("Anna"));
    must(library.lookThrough());
}

// The day on which a battle was begun is the one that it was where that was, wherever it is looked at later.
void TestAbout::aDayStays()
{
    Folder folder;
    const auto elsewhere = [](const char* zone) {
        qputenv("TZ", zone);
        tzset();
    };
    elsewhere("Pacific/Kiritimati"); // 14 hours before noon in London
    std::string id, begun;
    {
        auto library = must(Library::open(folder.library()));
        id = must(library.createBattle(content)).id;
        begun = must(library.battle(id)).about.day;
        QCOMPARE(begun, dayHere(libraryTime()));
        elsewhere("Pacific/Pago_Pago"); // 11 hours behind it
        QVERIFY(begun != dayHere(libraryTime()));
        QCOMPARE(must(library.battle(id)).about.day, begun);
        must(library.describeBattle(id, {.players = {"Anna", ""}, .day = begun}));
        QCOMPARE(must(library.battles()).front().about.day, begun);
    }
    qunsetenv("TZ");
    tzset();
}

void TestAbout::factsAreFiguredAnew()
{
    Folder folder;
    auto library = must(Library::open(folder.library()));
    const SavedBattle first = must(library.createBattle(content)), second = must(library.createBattle(content));
    must(library.refreshBattleFacts(first.id, R"({"turn": 3})"));
    QCOMPARE(must(library.battle(first.id)).content.facts, std::string(R"({"turn": 3})"));
    QCOMPARE(must(library.battle(first.id)).changed, first.changed);
    QCOMPARE(must(library.battles()).front().id, second.id); // it is not what was played last
    QCOMPARE(code(library.refreshBattleFacts(first.id, "{")), std::string("library-not-json"));
    must(library.lookThrough());
}

QTEST_APPLESS_MAIN(TestAbout)
#include "tst_about.moc"

// One name that was typed in several ways: one player in lists and statistics, in the end one in the library as well;
// and a page of a long list.
#include "app/evenings/finding.h"
#include "app/evenings/naming.h"
#include "app/evenings/tally.h"
#include "evenings.h"

#include <SQLiteCpp/Database.h>

#include <QTemporaryDir>
#include <QTest>
#include <QThread>

using namespace strategikon;
using namespace strategikon::evenings;

namespace {

// In one piece, and with dots that come after the letter.
const std::string zoe = "Zo\u00eb", apart = "Zoe\u0308";

// Each is younger than the one before: which was spelt first goes by that.
std::string battleOf(Library& library, const std::string& name, const std::string& player)
{
    QThread::msleep(2);
    const auto made = library.createBattle({name, "warmaster", "1", "{}"}, {}, {.players = {player, ""}});
    return made ? made->id : "";
}

// As a library of before has it, which nobody has looked at.
void isOld(const Library& library)
{
    SQLite::Database db(library.path(), SQLite::OPEN_READWRITE);
    db.exec("INSERT INTO battle_unspelt SELECT battle FROM battle_about");
}

std::string playerOf(const Library& library, const std::string& id) { return library.battle(id)->about.players[0]; }

} // namespace

class Named : public QObject {
    Q_OBJECT

    QTemporaryDir folder;

    Result<Library> open(const char* name) const { return Library::open(folder.filePath(name).toStdString()); }

private slots:
    void initTestCase() { readRoots(); }

    void tidies()
    {
        QCOMPARE(tidyName("  " + apart + "\u00a0 van  Dijk "), zoe + " van Dijk");
        QVERIFY(isSameName(zoe, " ZO\u00cb"));
        QVERIFY(isSameName("\u03a3\u03af\u03c3\u03c5\u03c6\u03bf\u03c2", "\u03c3\u03af\u03c3\u03c5\u03c6\u03bf\u03c3"));
        QVERIFY(!isSameName("Zoe", zoe)); // another letter is another name
    }

    void isOnePlayer()
    {
        const std::vector<Outing> all{
            made({.name = "c", .first = " ZO\u00cb", .second = "Ben", .day = "2026-01-03", .winner = 0}),
            made({.name = "b", .first = "ben ", .second = apart, .day = "2026-01-02", .winner = 0}),
            made({.name = "a", .first = zoe, .second = "Ben", .day = "2026-01-01", .winner = 0})};
        const auto rows = tallied(all, By::player);
        QCOMPARE(rows.size(), std::size_t(2));
        for (const Career& row : rows)
            QCOMPARE(row.fared.played, 3);
        const auto against = tallied(all, By::opponent, zoe);
        QCOMPARE(against.size(), std::size_t(1));
        QCOMPARE(careerShown(against.front(), By::opponent, capital), QString::fromStdString(zoe + " against Ben"));
        QCOMPARE(playersOf(all), (std::vector<std::string>{zoe, "Ben"}));
        QCOMPARE(found(all, {.player = apart}, capital).size(), std::size_t(3));
    }

    // A new name is spelt as other battles spell it; of its own battle it may be spelt anew.
    void isSpeltAsItIsKnown()
    {
        auto library = open("known.db");
        const std::string id = battleOf(*library, "One", zoe);
        BattleAbout about{.players = {" ZO\u00cb ", "Max"}, .venue = " The  club"};
        QCOMPARE(asKnown(*library, about).players, (std::array<std::string, 2>{zoe, "Max"}));
        QCOMPARE(asKnown(*library, about, id).players, (std::array<std::string, 2>{"ZO\u00cb", "Max"}));
        QCOMPARE(asKnown(*library, about).venue, std::string("The club"));
    }

    // What is stored of before is made one once, as it was spelt first, and that can be taken back for good.
    void mergesWhatIsStored()
    {
        auto library = open("merged.db");
        const std::vector<std::string> ids{battleOf(*library, "One", zoe), battleOf(*library, "Two", apart),
            battleOf(*library, "Three", "zo\u00eb "), battleOf(*library, "Four", "Zoe")};
        QVERIFY(mergeNames(*library).empty()); // what is new was looked at as it was said
        isOld(*library);
        const auto merged = mergeNames(*library);
        QCOMPARE(merged.size(), std::size_t(2));
        QCOMPARE(merged[0].before, apart);
        QCOMPARE(merged[0].after, zoe);
        QCOMPARE(merged[1].battles, 1);
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(playerOf(*library, ids[i]), zoe);
        QCOMPARE(playerOf(*library, ids[3]), std::string("Zoe"));
        QVERIFY(mergeNames(*library).empty());                  // once
        QCOMPARE(mergedNames(*library).size(), std::size_t(2)); // and told as often as somebody asks
        const auto back = unmergeNames(*library);
        QVERIFY(bool(back));
        QCOMPARE(*back, 2);
        QVERIFY(mergedNames(*library).empty());
        QCOMPARE(playerOf(*library, ids[1]), apart);
        QCOMPARE(playerOf(*library, ids[2]), std::string("zo\u00eb "));
        QVERIFY(mergeNames(*library).empty());
        QCOMPARE(playerOf(*library, ids[1]), apart);
    }

    // A name that somebody corrected meanwhile stays as he said.
    void takesBackNothingElse()
    {
        auto library = open("corrected.db");
        battleOf(*library, "One", "Anna");
        const std::string id = battleOf(*library, "Two", "anna");
        isOld(*library);
        QCOMPARE(mergeNames(*library).size(), std::size_t(1));
        QVERIFY(bool(library->describeBattle(id, {.players = {"Berta", ""}})));
        QCOMPARE(*unmergeNames(*library), 0);
        QCOMPARE(playerOf(*library, id), std::string("Berta"));
    }

    void listsAPage()
    {
        auto library = open("page.db");
        for (int i = 0; i < 7; ++i)
            battleOf(*library, "Battle " + std::to_string(i), i % 2 == 0 ? "Anna" : "Ben");
        const auto names = [&](const Wanted& wanted, std::size_t most) {
            const auto page = pageOf(*library, "", wanted, capital, most);
            std::string all = page->more ? "more:" : "all:";
            for (const Outing& one : page->battles)
                all += one.saved.content.name.substr(6);
            return all;
        };
        QCOMPARE(names({}, 3), std::string("more: 6 5 4"));
        QCOMPARE(names({}, 7), std::string("all: 6 5 4 3 2 1 0"));
        QCOMPARE(names({}, 0), std::string("all: 6 5 4 3 2 1 0"));
        QCOMPARE(names({.player = "ANNA"}, 2), std::string("more: 6 4"));
        QCOMPARE(names({.sort = Wanted::Sort::name}, 2), std::string("more: 0 1"));
        QCOMPARE(names({.reversed = true}, 2), std::string("more: 0 1"));
    }
};

QTEST_GUILESS_MAIN(Named)
#include "tst_named.moc"

// The queries of docs/file-formats.md, as they stand there, on a battle in a library: they find what its log tells.
#include "model/play/record/facts.h"
#include "model/play/record/recorder.h"
#include "random_battle.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <iterator>
#include <map>

using namespace playtest;

namespace {

using Rows = std::vector<std::vector<std::string>>;

// What stands between ```sql and ```, in order.
std::vector<std::string> queriesOf(const std::string& file)
{
    std::ifstream in(file, std::ios::binary);
    const std::string text(std::istreambuf_iterator<char>(in), {}), begins = "```sql\n";
    std::vector<std::string> queries;
    for (auto at = text.find(begins); at != text.npos; at = text.find(begins, at + 1)) {
        const auto from = at + begins.size();
        queries.push_back(text.substr(from, text.find("```", from) - from));
    }
    return queries;
}

Rows rowsOf(const std::string& path, const std::string& sql)
{
    SQLite::Database db(path, SQLite::OPEN_READONLY);
    SQLite::Statement query(db, sql);
    Rows rows;
    while (query.executeStep()) {
        rows.emplace_back();
        for (int column = 0; column < query.getColumnCount(); ++column)
            rows.back().push_back(query.getColumn(column).getString());
    }
    return rows;
}

// The id that the documents ask for, in place of the one they name.
std::string of(const std::string& id, std::string query)
{
    const std::string named = "c0ffee00c0ffee00";
    if (const auto at = query.find(named); at != query.npos)
        query.replace(at, named.size(), id);
    return query;
}

} // namespace

class Queries : public QObject {
    Q_OBJECT

    QTemporaryDir folder;
    std::string path = folder.filePath("library.db").toStdString();
    std::string id;
    std::vector<std::string> queries;
    std::optional<play::Battle> battle;

    template <class Count>
    std::map<std::string, int> counted(Count count) const
    {
        std::map<std::string, int> all;
        for (const play::Entry& entry : battle->log())
            count(entry, all);
        return all;
    }

private slots:
    void initTestCase()
    {
        const std::filesystem::path root = SOURCE_DIR;
        setRoots({root / "lists", root / "rules", root / "schema", {}});
        Catalogue catalogue;
        Random random(3);
        const auto beginning = *randomBeginning(catalogue, random);
        battle.emplace(warmasterGame(), beginning);
        RandomPlayer player(warmasterGame(), random);
        while (!battle->state().over)
            QVERIFY(player.step(*battle));
        auto library = Library::open(path);
        QVERIFY(bool(library));
        const BattleAbout about{.players = {"Anna", "Ben"}, .venue = {}, .day = "2026-01-31"};
        const auto imported = play::Recorder::import(
            *library, warmasterGame(), {"By the ford", "warmaster", "1.0", {}, {}}, beginning, battle->log(), about);
        QVERIFY(bool(imported));
        id = *imported;
        queries = queriesOf(SOURCE_DIR "/docs/file-formats.md");
        QCOMPARE(queries.size(), std::size_t(5));
    }

    // What they find turn by turn is judged in tst_turns; here they are asked as they are written.
    void units()
    {
        const auto rows = rowsOf(path, of(id, queries[0]));
        QVERIFY(!rows.empty());
        std::map<std::string, std::string> stands; // of each badge, at last
        for (const auto& row : rows)
            stands[row[3]] = row[5];
        const int field = warmasterGame().fields().index(play::Sort::body, "stands");
        int units = 0;
        for (const play::Thing& thing : battle->state().things)
            if (thing.sort == play::Sort::body) {
                QCOMPARE(stands[thing.badge], std::to_string(thing.fields[std::size_t(field)]));
                ++units;
            }
        QVERIFY(units > 0);
    }

    void armies()
    {
        const auto rows = rowsOf(path, of(id, queries[1]));
        QVERIFY(!rows.empty());
        for (const play::Standing& one : warmasterGame().standings(battle->state())) {
            const std::string side = one.side == 0 ? "A" : "B";
            const auto last = std::find_if(rows.rbegin(), rows.rend(), [&](const auto& row) { return row[2] == side; });
            QVERIFY(last != rows.rend());
            if (one.id == "points")
                QCOMPARE((*last)[7], std::to_string(one.value));
        }
    }

    void meetings()
    {
        const auto rows = rowsOf(path, queries[2]);
        QCOMPARE(rows.size(), std::size_t(1));
        const auto facts = play::factsOf(warmasterGame(), battle->state());
        const auto points = [&](int side) { return std::to_string(*play::standingOf(facts, side, "points")); };
        QVERIFY(
            rows[0] == (std::vector<std::string>{"By the ford", "2026-01-31", "Anna", "Ben", points(0), points(1)}));
    }

    void faces()
    {
        const auto thrown = counted([](const play::Entry& entry, auto& all) {
            if (const auto* dice = entry.answer.find("dice"))
                for (const int face : *dice)
                    ++all[std::to_string(face)];
        });
        std::map<std::string, int> found;
        for (const auto& row : rowsOf(path, queries[3]))
            found[row[0]] = std::stoi(row[1]);
        QVERIFY(!thrown.empty());
        QVERIFY(found == thrown);
    }

    void orders()
    {
        const auto events = counted([](const play::Entry& entry, auto& all) {
            for (const play::Event& event : entry.events)
                ++all[event.what];
        });
        const auto of = [&](const char* what) { return std::to_string(events.contains(what) ? events.at(what) : 0); };
        QVERIFY(of("order-given") != "0");
        QVERIFY(rowsOf(path, queries[4]) == (Rows{{"By the ford", of("order-given"), of("order-failed")}}));
    }
};

QTEST_GUILESS_MAIN(Queries)
#include "tst_queries.moc"

// The queries of docs/file-formats.md, as they stand there, on a battle in a library: they find what its log tells.
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

// By badge, on the way to where the battle stands.
std::map<std::string, int> standsLost(const std::optional<play::Battle>& battle)
{
    std::map<std::string, int> lost;
    if (!battle)
        return lost;
    const play::Game& game = battle->game();
    const int stands = game.fields().index(play::Sort::body, "stands");
    for (const int step : battle->line())
        for (const play::Event& event : battle->log()[std::size_t(step - 1)].events)
            for (const play::Change& change : event.changes)
                if (change.what == play::Change::What::field && change.index == stands
                    && battle->state()[change.thing].sort == play::Sort::body && change.to < change.from)
                    lost[battle->state()[change.thing].badge] += change.from - change.to;
    return lost;
}

} // namespace

class Queries : public QObject {
    Q_OBJECT

    QTemporaryDir folder;
    std::string path = folder.filePath("library.db").toStdString();
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
        std::optional<play::State> beginning;
        for (std::uint64_t seed = 1; standsLost(battle).empty(); ++seed) {
            Random random(seed);
            beginning = *randomBeginning(catalogue, random);
            battle.emplace(warmasterGame(), *beginning);
            RandomPlayer player(warmasterGame(), random);
            while (!battle->state().over)
                QVERIFY(player.step(*battle));
            for (auto left = battle->line().size() / 8; left > 0; --left) // what is taken back is not on the way
                QVERIFY(bool(battle->undo()));
        }
        auto library = Library::open(path);
        QVERIFY(bool(library));
        QVERIFY(bool(play::Recorder::import(
            *library, warmasterGame(), {"By the ford", "warmaster", "1.0", {}, {}}, *beginning, battle->log())));
        queries = queriesOf(SOURCE_DIR "/docs/file-formats.md");
        QCOMPARE(queries.size(), std::size_t(3));
    }

    void losses()
    {
        std::map<std::string, int> found;
        for (const auto& row : rowsOf(path, queries[0]))
            found[row[0]] = std::stoi(row[1]);
        QVERIFY(found == standsLost(battle));
    }

    void faces()
    {
        const auto thrown = counted([](const play::Entry& entry, auto& all) {
            if (const auto* dice = entry.answer.find("dice"))
                for (const int face : *dice)
                    ++all[std::to_string(face)];
        });
        std::map<std::string, int> found;
        for (const auto& row : rowsOf(path, queries[1]))
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
        QVERIFY(rowsOf(path, queries[2]) == (Rows{{"By the ford", of("order-given"), of("order-failed")}}));
    }
};

QTEST_GUILESS_MAIN(Queries)
#include "tst_queries.moc"

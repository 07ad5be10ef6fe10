// What plain SQL finds of a battle turn by turn (schema/library/008-turns.sql), of every system, against the states of
// the battle itself: after undo and on another branch, in an older library, for a reader who trusts no schema.
#include "model/play/record/facts.h"
#include "model/play/record/recorder.h"
#include "model/play/record/turns.h"
#include "rules/catalogue.h"
#include "rules/example.h"
#include "tests/library/before_turns.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace strategikon;
using namespace strategikon::play;

namespace {

using Rows = std::vector<std::string>; // cells with bars between

Rows rowsOf(const std::string& path, const std::string& sql)
{
    SQLite::Database db(path, SQLite::OPEN_READONLY);
    db.exec("PRAGMA trusted_schema = OFF");
    SQLite::Statement query(db, sql);
    Rows rows;
    while (query.executeStep()) {
        rows.emplace_back();
        for (int column = 0; column < query.getColumnCount(); ++column)
            rows.back() += query.getColumn(column).getString() + "|";
    }
    return rows;
}

std::string letterOf(int side) { return side == 0 ? "A" : side == 1 ? "B" : side == both ? "both" : ""; }

bool changesTurn(const Event& event)
{
    return std::ranges::any_of(event.changes, [](const play::Change& one) {
        return one.what == play::Change::What::turn || one.what == play::Change::What::turnOf;
    });
}

// A turn that was played, as it ended; over: nothing comes after it.
struct Ended {
    State state;
    bool over = false;
};

// The states in which turns ended, one event after the other: a step that ends one ends it with the first event that
// says so.
std::vector<Ended> turnsOf(const Battle& battle)
{
    std::vector<Ended> all;
    State state = battle.stateAfter(0);
    for (const int step : battle.line()) {
        bool ended = false;
        for (const Event& event : battle.entry(step).events) {
            if (changesTurn(event) && !ended) {
                all.push_back({state, true});
                ended = true;
            }
            apply(state, event);
        }
    }
    all.push_back({state, state.over});
    return all;
}

std::string turnShown(const State& state) { return std::to_string(state.turn) + "|" + letterOf(state.side) + "|"; }

// What players see of units and commanders.
Rows unitsOf(const Battle& battle)
{
    Rows rows;
    for (const Ended& turn : turnsOf(battle))
        for (const Thing& thing : turn.state.things) {
            if (thing.sort != Sort::body && thing.sort != Sort::leader)
                continue;
            const std::string whose =
                turnShown(turn.state) + std::to_string(thing.id) + "|" + thing.badge + "|" + thing.name + "|";
            rows.push_back(whose + "gone|" + std::to_string(thing.gone) + "|");
            const auto& specs = battle.game().fields().of(thing.sort);
            for (std::size_t i = 0; i < specs.size(); ++i)
                if (specs[i].shown && !specs[i].veiled)
                    rows.push_back(whose + specs[i].id + "|" + std::to_string(thing.fields[i]) + "|");
        }
    return rows;
}

// Losses of armies and commands, in the pieces in which they are counted.
Rows armiesOf(const Battle& battle)
{
    Rows rows;
    const Fields& fields = battle.game().fields();
    for (const Ended& turn : turnsOf(battle))
        for (const Thing& thing : turn.state.things)
            if (thing.sort == Sort::army || thing.sort == Sort::block)
                for (const FieldSpec& spec : fields.of(thing.sort)) {
                    const int bound = spec.whole.empty() ? -1 : fields.index(thing.sort, spec.whole);
                    if (bound < 0)
                        continue;
                    const int lost = thing.fields[std::size_t(fields.index(thing.sort, spec.id))];
                    rows.push_back(turnShown(turn.state) + std::to_string(thing.id) + "|" + spec.id + "|"
                        + std::to_string(lost) + "|" + std::to_string(thing.fields[std::size_t(bound)]) + "|"
                        + std::to_string(spec.parts) + "|");
                }
    return rows;
}

Rows scoresOf(const Battle& battle)
{
    Rows rows;
    for (const Ended& turn : turnsOf(battle)) {
        const Facts facts = factsOf(battle.game(), turn.state);
        for (const int side : {0, 1})
            if (const auto points = standingOf(facts, side, battle.game().score()); points && turn.over)
                rows.push_back(turnShown(turn.state) + letterOf(side) + "|" + std::to_string(*points) + "|");
    }
    return rows;
}

std::string sorted(Rows rows)
{
    std::ranges::sort(rows);
    std::string all;
    for (const std::string& row : rows)
        all += row + "\n";
    return all;
}

} // namespace

class Turns : public QObject {
    Q_OBJECT

    QTemporaryDir folder;
    Catalogue catalogue;

    std::string pathOf(const char* name) const { return folder.filePath(name).toStdString(); }

    // Answers again what was answered at first, as far as it goes: steps of another branch.
    static void branch(Recorder& recorder)
    {
        const auto line = recorder.battle().line();
        const int half = line[line.size() / 2];
        QVERIFY(!recorder.goTo(half));
        const auto ahead = recorder.battle().ahead();
        QVERIFY(!ahead.empty());
        for (std::size_t i = 0; i < std::min<std::size_t>(ahead.size() / 2, 60); ++i)
            QVERIFY(!recorder.answer(recorder.battle().entry(ahead[i]).answer));
    }

    static void compare(const std::string& path, const std::string& id, const Battle& battle)
    {
        const auto found = [&](const std::string& columns, const std::string& view) {
            return sorted(rowsOf(path, "SELECT " + columns + " FROM " + view + " WHERE battle = '" + id + "'"));
        };
        QCOMPARE(found("turn, whose, thing, badge, name, field, value", "battle_unit_turn"), sorted(unitsOf(battle)));
        QCOMPARE(
            found("turn, whose, thing, field, CAST(lost * parts AS INTEGER), CAST(bound * parts AS INTEGER), parts",
                "(SELECT its.*, parts FROM battle_army_turn AS its JOIN battle ON id = battle JOIN battle_field AS "
                "known ON known.system = battle.system AND known.field = sort || '.' || its.field)"),
            sorted(armiesOf(battle)));
        QCOMPARE(found("turn, whose, side, points", "battle_score_turn"), sorted(scoresOf(battle)));
    }

private slots:
    void initTestCase()
    {
        const std::filesystem::path root = SOURCE_DIR;
        setRoots({root / "lists", root / "rules", root / "schema", {}});
    }

    void findsWhatTheBattleTells_data()
    {
        QTest::addColumn<QString>("file");
        for (const auto& file : exampleFiles())
            QTest::newRow(file.stem().string().c_str()) << QString::fromStdString(file.string());
    }

    void findsWhatTheBattleTells()
    {
        QFETCH(QString, file);
        const auto example = readExample(file.toStdString());
        QVERIFY(bool(example));
        const auto battle = played(catalogue, *example);
        QVERIFY(bool(battle));
        const std::string path = pathOf("told.db");
        auto library = Library::open(path);
        QVERIFY(bool(library));
        const auto id = Recorder::import(*library, battle->game(), {example->id, example->system, "1.0", {}, {}},
            battle->stateAfter(0), battle->log());
        QVERIFY(bool(id));
        compare(path, *id, *battle);
        auto recorder = Recorder::open(*library, battle->game(), *id, "1.0");
        QVERIFY(bool(recorder));
        branch(*recorder);
        compare(path, *id, recorder->battle());
        for (int i = 0; i < 5; ++i)
            QVERIFY(!recorder->undo());
        compare(path, *id, recorder->battle());
        QVERIFY(!recorder->redo(3));
        compare(path, *id, recorder->battle());
        // A branch that is a battle of its own begins in the middle.
        const auto own = recorder->branch(recorder->battle().head(), "Its own");
        QVERIFY(bool(own));
        compare(path, *own, Recorder::open(*library, battle->game(), *own, "1.0")->battle());
        QVERIFY(bool(library->placeBattle(*own, "removed")));
        QCOMPARE(rowsOf(path, "SELECT count(*) FROM battle_unit_turn WHERE battle = '" + *own + "'"), Rows{"0|"});
    }

    // A library of before the views: those of all battles are there once it was opened, the same as if it had been
    // young.
    void older()
    {
        const std::string path = pathOf("told.db"),
                          tables[] = {"battle_course", "battle_field", "battle_thing", "battle_start", "battle_began",
                              "battle_score", "battle_untold"};
        const auto told = [&] {
            std::string all;
            for (const std::string& table : tables)
                all += sorted(rowsOf(path, "SELECT * FROM " + table));
            return all;
        };
        const std::string before = told();
        QVERIFY(before.size() > 10'000);
        {
            SQLite::Database db(path, SQLite::OPEN_READWRITE);
            db.exec(beforeTurns);
        }
        auto library = Library::open(path);
        QVERIFY(bool(library));
        QVERIFY(!rowsOf(path, "SELECT * FROM battle_untold").empty());
        tellUntold(*library, soundGame);
        QCOMPARE(told(), before);
    }

    // What is secret is told nowhere.
    void tellsNoSecret()
    {
        std::set<std::string> veiled;
        for (const char* system : {"warmaster", "dbm"})
            for (const Sort sort : {Sort::army, Sort::block, Sort::body, Sort::leader})
                for (const FieldSpec& spec : gameOf(system)->fields().of(sort))
                    if (spec.veiled)
                        veiled.insert("." + spec.id);
        QVERIFY(!veiled.empty());
        for (const std::string& field : veiled) {
            const std::string like = " WHERE field LIKE '%" + field + "'";
            QVERIFY(rowsOf(pathOf("told.db"), "SELECT * FROM battle_field" + like).empty());
            QVERIFY(rowsOf(pathOf("told.db"), "SELECT * FROM battle_start" + like).empty());
        }
    }
};

QTEST_GUILESS_MAIN(Turns)
#include "tst_turns.moc"

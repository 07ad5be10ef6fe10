// What the record of a battle keeps: the figures of fields.yaml as the program uses them, and names that no row has.
#include "model/play/event.h"
#include "model/play/record/record.h"
#include "model/play/record/written_words.h"
#include "model/text/yaml.h"
#include "rules/battle.h"
#include "rules/catalogue.h"
#include "rules/play/fields.h"
#include "rules/tables.h"
#include "tests/data.h"
#include "tests/tables/table.h"

#include <QTest>

using namespace strategikon;
using namespace strategikon::play;

namespace {

// A battle with an army, and of the army one thing of that sort.
State with(const Game& game, Sort sort)
{
    EventBuilder builder(State{}, game.fields());
    builder.happened("made");
    builder.make({.sort = Sort::battle, .kind = "battle"});
    const Id army = builder.make({.sort = Sort::army, .badge = "A", .side = 0});
    if (sort != Sort::battle && sort != Sort::army)
        builder.make({.sort = sort, .badge = "A1", .side = 0, .within = army});
    return builder.state();
}

const Thing& lastOf(const State& state, Sort sort)
{
    const Thing* last = nullptr;
    for (const Thing& one : state.things)
        if (one.sort == sort)
            last = &one;
    return *last;
}

// What the reader has against a record that begins with that value.
std::string faultOf(const Game& game, const std::string& system, Sort sort, const std::string& field, int value)
{
    State state = with(game, sort);
    Thing& thing = state.things.change(lastOf(state, sort).id);
    thing.fields[std::size_t(game.fields().index(sort, field))] = value;
    std::vector<int> otherwise;
    const auto read = readRecord(
        writeRecord({system, "One", "1", state}, Battle(game, state)), "record",
        [&](std::string_view) { return &game; }, otherwise);
    return read ? std::string() : read.faults.front().message.code;
}

} // namespace

class FieldsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        setRoots({dataFolder() / "lists", dataFolder() / "rules", std::filesystem::path(SOURCE_DIR) / "schema", {}});
    }

    void figures_data()
    {
        QTest::addColumn<QStringList>("row");
        for (const auto& row : tables::read(QStringLiteral("fields")).rows) {
            QStringList cells;
            for (const tables::Cell& cell : row)
                cells << cell.text;
            QTest::newRow(qPrintable(cells.mid(0, 3).join(u' '))) << cells;
        }
    }
    void figures()
    {
        QFETCH(QStringList, row);
        const std::string system = row[0].toStdString(), field = row[2].toStdString();
        const Sort sort = Sort(std::ranges::find(sorts, row[1].toStdString()) - sorts.begin());
        const Game& game = *gameOf(system);
        const int at = game.fields().index(sort, field);
        QVERIFY(at >= 0);
        QCOMPARE(lastOf(with(game, sort), sort).fields[std::size_t(at)], row[3].toInt());
        QCOMPARE(game.fields().of(sort)[std::size_t(at)].parts, row[6].isEmpty() ? 1 : row[6].toInt());
        if (row[4].isEmpty())
            return;
        for (const auto& [value, passes] : {std::pair{row[4].toInt(), true}, {row[4].toInt() - 1, false},
                 {row[5].toInt(), true}, {row[5].toInt() + 1, false}})
            QCOMPARE(faultOf(game, system, sort, field, value), std::string(passes ? "" : "play-out-of-range"));
    }

    // Every figure of the tables is among those.
    void allOfThem()
    {
        QStringList typed, there;
        for (const auto& row : tables::read(QStringLiteral("fields")).rows)
            typed << row[0].text + u' ' + row[1].text + u' ' + row[2].text;
        for (const char* system : {"dbm", "warmaster"})
            for (const Sort sort :
                {Sort::battle, Sort::army, Sort::block, Sort::body, Sort::leader, Sort::feature, Sort::tie})
                for (const FieldSpec& spec : gameOf(system)->fields().of(sort))
                    if (spec.bounds || spec.start != 0 || spec.parts != 1)
                        there << QStringLiteral("%1 %2 %3")
                                     .arg(QLatin1String(system), QLatin1String(sorts[std::size_t(sort)]),
                                         QString::fromStdString(spec.id));
        typed.sort();
        there.sort();
        QCOMPARE(there, typed);
    }

    // Where players read words of their own there is one for each; so are letters, or one for all.
    void eachWordIsSaid()
    {
        for (const char* system : {"dbm", "warmaster"})
            for (const Sort sort : {Sort::battle, Sort::army, Sort::block, Sort::body, Sort::leader, Sort::tie})
                for (const FieldSpec& spec : gameOf(system)->fields().of(sort)) {
                    QVERIFY2(spec.says.empty() || spec.says.size() == spec.words.size(), spec.id.c_str());
                    const std::size_t letters = spec.kind == FieldSpec::Kind::level ? spec.words.size() : 1;
                    QVERIFY2(spec.letters.empty() || spec.letters.size() == letters, spec.id.c_str());
                }
    }

    // A name that no row declares, and words that are nowhere, are told with their place.
    void misspelt()
    {
        const auto table =
            readYaml("system: made\nfields:\n  body:\n    - {id: moved, label: Moved, words: wayss}\n", "fields.yaml");
        QVERIFY(bool(table));
        FieldNames named;
        const Field<> moved(named, "moved"), slip(named, "movd"), another(named, "movved");
        const Fields read = readFields(*table, {}, named);
        QCOMPARE(moved.placeIn(Sort::body), 0);
        QCOMPARE(slip.placeIn(Sort::body), -1);
        QStringList told;
        for (const Fault& fault : faultsSinceSystems())
            if (fault.place.file == "fields.yaml")
                told << QString::fromStdString(describe(fault));
        QVERIFY2(told.filter(QStringLiteral("wayss")).size() == 1, qPrintable(told.join(u'\n')));
        QVERIFY2(told.filter(QStringLiteral("movd, movved")).size() == 1, qPrintable(told.join(u'\n')));
        QCOMPARE(told.size(), 2);
    }
};

QTEST_GUILESS_MAIN(FieldsTest)
#include "tst_fields.moc"

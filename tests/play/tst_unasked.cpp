// What goes without asking: in the battles that ship, each card that would have been passed over says what its players
// answered, or stands in the table beside this file; undo takes back with an answer what went on from it.
//   STRATEGIKON_WRITE=1 ctest -R play.unasked    writes tests/play/unasked.txt anew; look at the diff
#include "model/play/card/unasked.h"
#include "model/play/record/agreed.h"
#include "model/play/record/record.h"
#include "model/play/record/recorder.h"
#include "model/text/file.h"
#include "rules/catalogue.h"
#include "rules/example.h"

#include <QTest>

#include <map>

using namespace strategikon;
using namespace strategikon::play;

namespace {

const std::filesystem::path source = SOURCE_DIR;

struct Times {
    int asked = 0, unasked = 0, otherwise = 0;
};

std::string row(const std::string& what, const Times& times)
{
    char line[120];
    std::snprintf(line, sizeof line, "%-20s %6d %8d %10d\n", what.c_str(), times.asked, times.unasked, times.otherwise);
    return line;
}

} // namespace

class UnaskedTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Catalogue> catalogue;
    std::vector<Battle> battles;
    std::vector<std::optional<field::Field>> fields; // they are fought on

private slots:
    void initTestCase();
    void asPlayersAnswered();
    void takenBackTogether();
};

void UnaskedTest::initTestCase()
{
    setRoots({source / "lists", source / "rules", source / "schema", {}});
    catalogue = std::make_unique<Catalogue>();
    for (const auto& file : exampleFiles()) {
        const auto example = readExample(file);
        QVERIFY2(example, describe(example.faults).c_str());
        auto battle = strategikon::played(*catalogue, *example);
        QVERIFY2(battle, describe(battle.faults).c_str());
        battles.push_back(std::move(*battle));
        fields.push_back(example->plan.setUp ? std::optional(example->plan.setUp->field) : std::nullopt);
    }
}

// Of each card: how often somebody had to be asked, how often nobody, and how often players said something else then.
void UnaskedTest::asPlayersAnswered()
{
    std::map<std::string, Times> all;
    for (std::size_t i = 0; i < battles.size(); ++i) {
        const Battle& battle = battles[i];
        const field::Field* on = fields[i] ? &*fields[i] : nullptr;
        Walk walk(battle);
        for (const Entry& entry : battle.log()) {
            if (entry.kind != Entry::Kind::step || isAgreed(entry.answer)) // no card asks for what is agreed
                continue;
            const State& before = walk.after(entry.parent);
            Times& times = all[entry.answer.what];
            const auto by = unasked({&battle.game(), &before, on, &battle, entry.parent});
            by ? ++times.unasked : ++times.asked;
            times.otherwise += by && battle.game().resolve(before, *by).events != entry.events;
        }
    }
    std::string table = row("card", {}).substr(0, 21) + " asked  unasked  otherwise\n";
    for (const auto& [what, times] : all) {
        table += row(what, times);
        // What players say otherwise so often is to be asked. A thing that happens a few times may happen to.
        QVERIFY2(times.unasked < 10 || times.otherwise * 4 <= times.unasked, what.c_str());
    }
    const std::string file = (source / "tests/play/unasked.txt").string();
    if (qEnvironmentVariableIsSet("STRATEGIKON_WRITE"))
        QVERIFY(!writeFile(file, table));
    const auto before = readFile(file);
    QVERIFY2(before, "STRATEGIKON_WRITE=1 writes it");
    QVERIFY2(*before == table, table.c_str());
}

// Undo leads to where somebody was asked, redo to where somebody is asked again; both through every answer of a battle.
void UnaskedTest::takenBackTogether()
{
    for (const Battle& before : battles) {
        Battle battle(before.game(), before.stateAfter(0));
        int together = 0;
        for (const int step : before.line()) {
            Answer answer = before.entry(step).answer;
            const State then = battle.state();
            const auto by = unasked({&battle.game(), &then, nullptr, &battle, battle.head()});
            answer.unasked = by && battle.game().resolve(then, *by).events == before.entry(step).events;
            const auto done = battle.answered(answer);
            QVERIFY2(done, describe(done.faults).c_str());
            if (!answer.unasked)
                continue;
            ++together;
            const State now = battle.state();
            const int head = battle.head(), asked = battle.askedBy(head);
            QVERIFY(asked < head && !battle.entry(asked).answer.unasked);
            QVERIFY(battle.undo());
            QCOMPARE(battle.head(), battle.entry(asked).parent);
            QVERIFY(battle.state() == battle.stateAfter(battle.entry(asked).parent));
            QVERIFY(battle.redo());
            QCOMPARE(battle.head(), head);
            QVERIFY(battle.state() == now);
        }
        QVERIFY(together > 5);
        const RecordHead head{battle.game().words(), "unasked", "test", battle.stateAfter(0)};
        std::vector<int> otherwise;
        const auto record = readRecord(writeRecord(head, battle), "record", gameOf, otherwise);
        QVERIFY2(record, describe(record.faults).c_str());
        QVERIFY(otherwise.empty() && record->log == battle.log());
    }
}

QTEST_GUILESS_MAIN(UnaskedTest)
#include "tst_unasked.moc"

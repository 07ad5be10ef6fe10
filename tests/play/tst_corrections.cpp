// A step answered anew in the midst of many: what was done afterwards and has nothing to do with it stays, whatever
// questions the correction calls up.
#include "spec.h"

#include "model/play/card/card.h"
#include "model/play/record/action.h"
#include "model/text/json.h"
#include "model/text/yaml.h"
#include "rules/battle.h"
#include "rules/catalogue.h"

#include <QTest>

using namespace strategikon;
using namespace strategikon::play;

namespace {

// Blades in two ranks against a warband, three files.
constexpr const char* lines = R"(
phase: combat
blocks: {A1C: {}, B1C: {}}
things:
  A1: {type: Bd, grade: O, regular: true, block: A1C}
  A2: {type: Bd, grade: O, regular: true, block: A1C}
  A3: {type: Bd, grade: O, regular: true, block: A1C}
  A4: {type: Bd, grade: O, regular: true, block: A1C}
  A9: {type: Cv, grade: O, regular: true, leads: chief, block: A1C}
  B1: {type: Wb, grade: O, block: B1C}
  B2: {type: Wb, grade: O, block: B1C}
  B3: {type: Wb, grade: O, block: B1C}
  B9: {type: Cv, grade: O, leads: chief, block: B1C}
)";

class Evening {
public:
    Evening() : battle(playtest::gameOf("dbm"), playtest::givenState("dbm", *readYaml(lines, "lines"))) {}

    Answer written(const State& state, const char* action) const
    {
        return *filledAnswer({&battle.game(), &state}, *readJson(action, "action"));
    }
    // The number of the step; 0 where it was refused.
    int give(const char* action)
    {
        const auto entry = battle.answered(written(battle.state(), action));
        if (!entry)
            qWarning("%s: %s", action, describe(entry.faults).c_str());
        return entry ? entry->number : 0;
    }
    bool isGone(const char* badge) const { return battle.state()[thingNamed(battle.state(), badge)].gone; }
    std::string asked() const { return battle.game().can(battle.state()).front().what; }

    Battle battle;
};

// The first pair: the warband recoils. The second: the blades fall, and the warband pursues.
int twoFights(Evening& evening)
{
    evening.give(R"({"fight": {"ours": "A1", "theirs": "B1"}})");
    const int first = evening.give(R"({"combat": {"ours": 3, "theirs": 2}})");
    evening.give(R"({"recoils": {}})");
    evening.give(R"({"fight": {"ours": "A2", "theirs": "B2"}})");
    evening.give(R"({"combat": {"ours": 1, "theirs": 6}})");
    evening.give(R"({"falls": {"behind": []}})");
    evening.give(R"({"pursues": {}})");
    return first;
}

} // namespace

class Corrections : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const std::filesystem::path source = SOURCE_DIR;
        setRoots({source / "lists", source / "rules", source / "schema", source / "tests/lists"});
    }

    // “Who else?” is asked of the first now; what was said of the second is no answer to it.
    void anotherFightIsKept()
    {
        Evening evening;
        const int first = twoFights(evening);
        QVERIFY(evening.isGone("A2"));
        const int left = evening.battle.head();
        std::vector<play::Misfit> misfits;
        const State before = evening.battle.stateAfter(evening.battle.entry(first).parent);
        QVERIFY(evening.battle.corrected(
            first, evening.written(before, R"({"combat": {"ours": 1, "theirs": 6}})"), misfits));
        QCOMPARE(evening.asked(), std::string("falls"));
        QVERIFY(!evening.isGone("A2")); // it waits, with all that came of it
        QCOMPARE(misfits.size(), std::size_t(5));
        for (const play::Misfit& one : misfits)
            QVERIFY(one.step > first && one.step <= left);
        QVERIFY(evening.battle.waits(left));
        QVERIFY(evening.give(R"({"falls": {"behind": ["A3"]}})"));
        QVERIFY(evening.give(R"({"pursues": {}})"));
        misfits.clear();
        QVERIFY(evening.battle.followed(left, misfits));
        for (const char* one : {"A1", "A2", "A3"})
            QVERIFY2(evening.isGone(one), one);
        QVERIFY(!evening.isGone("A4"));
        QCOMPARE(misfits.size(), std::size_t(1)); // the recoil that never was
        QVERIFY(!evening.battle.waits(left));
    }

    // The other way round nothing new is asked: the second fight follows at once.
    void nothingNewIsAsked()
    {
        Evening evening;
        evening.give(R"({"fight": {"ours": "A1", "theirs": "B1"}})");
        const int first = evening.give(R"({"combat": {"ours": 1, "theirs": 6}})");
        evening.give(R"({"falls": {"behind": []}})");
        evening.give(R"({"pursues": {}})");
        evening.give(R"({"fight": {"ours": "A2", "theirs": "B2"}})");
        evening.give(R"({"combat": {"ours": 1, "theirs": 6}})");
        evening.give(R"({"falls": {"behind": ["A3"]}})");
        evening.give(R"({"pursues": {}})");
        std::vector<play::Misfit> misfits;
        const State before = evening.battle.stateAfter(evening.battle.entry(first).parent);
        QVERIFY(evening.battle.corrected( // level at 6: they fight on
            first, evening.written(before, R"({"combat": {"ours": 1, "theirs": 3}})"), misfits));
        QVERIFY(!evening.isGone("A1"));
        QVERIFY(evening.isGone("A2"));
        QVERIFY(evening.isGone("A3"));
        QCOMPARE(misfits.size(), std::size_t(2));
    }

    // What is told by hand meanwhile is not told twice.
    void answeredByHandMeanwhile()
    {
        Evening evening;
        const int first = twoFights(evening), left = evening.battle.head();
        std::vector<play::Misfit> misfits;
        const State before = evening.battle.stateAfter(evening.battle.entry(first).parent);
        QVERIFY(evening.battle.corrected(
            first, evening.written(before, R"({"combat": {"ours": 1, "theirs": 6}})"), misfits));
        for (const char* one :
            {R"({"falls": {"behind": []}})", R"({"pursues": {}})", R"({"fight": {"ours": "A2", "theirs": "B2"}})"})
            QVERIFY(evening.give(one));
        misfits.clear();
        QVERIFY(evening.battle.followed(left, misfits));
        QVERIFY2(misfits.empty(), misfits.empty() ? "" : describe(Fault{{}, misfits.front().why}).c_str());
        QVERIFY(evening.isGone("A2"));
    }
};

QTEST_GUILESS_MAIN(Corrections)
#include "tst_corrections.moc"

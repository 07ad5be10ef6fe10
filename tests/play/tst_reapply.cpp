// What was answered in one course of a battle, answered once more in another: the players' words are the same, numbers
// of things and options need not be.
#include "fights.h"

#include "model/play/card/card.h"
#include "model/play/record/action.h"
#include "model/play/record/battle.h"
#include "model/text/json.h"
#include "rules/catalogue.h"

#include <QTest>

using namespace strategikon;
using namespace strategikon::play;

namespace {

// Of A1 to A3 against B1 to B3, who have not met.
State apart()
{
    EventBuilder builder(fights::apart(3), warmasterGame().fields());
    builder.happened("given");
    for (const char* leader : {"AL", "BL"})
        builder.set(thingNamed(builder.state(), leader), "command", 8);
    return builder.state();
}

bool answers(Battle& battle, const char* action)
{
    const auto node = *action == '{' ? readJson(action, "action") : Result<Node>(Node::ofText(action));
    const auto answer = filledAnswer({&battle.game(), &battle.state()}, *node);
    const auto entry = answer ? battle.answered(*answer) : Result<Entry>(answer.faults);
    if (!entry)
        qWarning("%s: %s", action, describe(entry.faults).c_str());
    return bool(entry);
}

bool answers(Battle& battle, std::initializer_list<const char*> actions)
{
    return std::ranges::all_of(actions, [&](const char* one) { return answers(battle, one); });
}

Answer written(const Battle& battle, const char* action)
{
    return *filledAnswer({&battle.game(), &battle.state()}, *readJson(action, "action"));
}

std::string told(const std::vector<play::Misfit>& misfits)
{
    std::string all;
    for (const play::Misfit& one : misfits)
        all += std::to_string(one.step) + " " + describe(Fault{{}, one.why}) + "\n";
    return all;
}

// The badges of those who fight now.
std::vector<std::string> fighters(const Battle& battle)
{
    std::vector<std::string> badges;
    const Decision asked = warmasterGame().can(battle.state()).front();
    for (const Id one : asked.on)
        if (battle.state()[one].sort == Sort::tie)
            for (const Id member : battle.state()[one].members)
                badges.push_back(battle.state()[member].badge);
        else
            badges.push_back(battle.state()[one].badge);
    return badges;
}

} // namespace

class OnceMoreTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const std::filesystem::path source = SOURCE_DIR;
        setRoots({source / "lists", source / "rules", source / "schema", source / "tests/lists"});
    }
    void anEngagementIsThatOfItsUnits();
    void nothingToTellOfOthers();
    void anotherEngagement();
};

// A charge that had been forgotten is put in: the engagements that follow have other numbers, and the same units.
void OnceMoreTest::anEngagementIsThatOfItsUnits()
{
    Battle battle(warmasterGame(), apart());
    QVERIFY(answers(battle,
        {R"({"charge": {"unit": "A1", "contacts": "B1", "edge": "front"}})",
            R"({"charge": {"unit": "A2", "contacts": "B2", "edge": "front"}})", "end-phase", "end-phase", "end-phase",
            "end-phase"}));
    const Decision picks = warmasterGame().can(battle.state()).front();
    QCOMPARE(picks.what, std::string("fight"));
    QVERIFY(answers(battle, R"({"fight": {"engagement": "A2"}})"));
    const auto fought = fighters(battle);
    const int left = battle.head();

    QVERIFY(battle.goTo(0));
    QVERIFY(answers(battle, R"({"charge": {"unit": "A3", "contacts": "B3", "edge": "front"}})"));
    std::vector<play::Misfit> misfits;
    QVERIFY(battle.followed(left, misfits));
    QVERIFY2(misfits.empty(), told(misfits).c_str());
    QCOMPARE(fighters(battle), fought);
    const Answer &before = battle.log()[std::size_t(left - 1)].answer,
                 &after = battle.log()[std::size_t(battle.head() - 1)].answer;
    QVERIFY(before.number("engagement") != after.number("engagement"));
}

// Where the units of the fight are others, it is not the one that was picked.
void OnceMoreTest::anotherEngagement()
{
    Battle battle(warmasterGame(), apart());
    QVERIFY(answers(battle,
        {R"({"charge": {"unit": "A1", "contacts": "B1", "edge": "front"}})", "end-phase", "end-phase", "end-phase",
            "end-phase", R"({"fight": {"engagement": "A1"}})"}));
    const int fought = battle.head();
    Battle at(warmasterGame(), apart());
    std::vector<play::Misfit> misfits;
    QVERIFY(
        battle.corrected(1, written(at, R"({"charge": {"unit": "A1", "contacts": "B2", "edge": "front"}})"), misfits));
    QCOMPARE(misfits.size(), std::size_t(1));
    QCOMPARE(misfits.front().step, fought);
    QCOMPARE(misfits.front().why.code, std::string("play-asked-otherwise"));
}

// Other units were ordered than had been written down. That nobody charged or stayed is true of them too.
void OnceMoreTest::nothingToTellOfOthers()
{
    Battle battle(warmasterGame(), apart());
    QVERIFY(answers(battle,
        {"end-phase", R"({"order": {"commander": "AL", "units": "A1", "dice": [1, 2]}})", R"({"carried-out": {}})",
            "end-phase"}));
    Battle at(warmasterGame(), apart());
    QVERIFY(answers(at, "end-phase"));
    std::vector<play::Misfit> misfits;
    QVERIFY(
        battle.corrected(2, written(at, R"({"order": {"commander": "AL", "units": "A2", "dice": [1, 2]}})"), misfits));
    QVERIFY2(misfits.empty(), told(misfits).c_str());
    // Who charged is told of one, and not of another.
    Battle other(warmasterGame(), apart());
    QVERIFY(answers(other,
        {"end-phase", R"({"order": {"commander": "AL", "units": "A1", "dice": [1, 2]}})",
            R"({"carried-out": {"charging": "A1"}})"}));
    QVERIFY(
        other.corrected(2, written(at, R"({"order": {"commander": "AL", "units": "A2", "dice": [1, 2]}})"), misfits));
    QCOMPARE(misfits.size(), std::size_t(1));
    QCOMPARE(misfits.front().why.code, std::string("play-asked-otherwise"));
}

QTEST_GUILESS_MAIN(OnceMoreTest)
#include "tst_reapply.moc"

// Moves in a row, and what initiative dice may bring, as the program foresees them against battles that the rules play
// with every face.
#include "dbm_ahead.h"

#include "rules/dbm/play/battle_view.h"

#include <map>

using namespace strategikon;
using namespace strategikon::dbmPlay;
using namespace dbmAhead;

class DbmDiceAhead : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { dbmAhead::takeData(); }
    void movesPaidByEveryFace();
    void movesOnceTheDiceAreIn();
    void movesCostAsTheyAreMade();
    void whatDiceBring();
    void aFlankMarch();
    void inTheDark();
};

namespace {

const char* const commands = R"(
phase: initiative
agenda: [{what: pips, who: 0}]
blocks: {A1C: {}, A2C: {}, A3C: {}, B1C: {}}
things:
  A1: {type: Bd, grade: O, regular: true, block: A1C, leads: chief}
  A2: {type: Bd, grade: O, regular: true, block: A1C}
  A3: {type: Bd, grade: O, regular: true, block: A2C, leads: sub-general}
  A4: {type: Bd, grade: O, regular: true, block: A2C}
  A5: {type: Art, grade: O, regular: true, block: A2C}
  A6: {type: Wb, grade: O, block: A3C, leads: ally}
  A7: {type: Wb, grade: O, block: A3C}
  B1: {type: Bd, grade: O, regular: true, block: B1C, leads: chief}
)";

play::Answer move(const play::State& state, std::initializer_list<const char*> who, int how = 0, bool turns = false)
{
    std::vector<int> all;
    for (const char* one : who)
        all.push_back(named(state, one));
    return answer("move", {{"elements", all}, {"how", {how}}, {"turns", {turns}}});
}

// Whether its command had as many points as it cost; who had not is warned, and the move is written down all the same.
bool paid(const play::State& state, const play::Resolved& done)
{
    for (const play::Event& event : done.events)
        if (event.what == "moved" || event.what == "marched")
            return BattleView(state).get(BattleView(state).commandOf(event.on.front()), "left") >= event.of("cost");
    return true;
}

// How many of the moves can be made, one after the other, with what the commands have.
std::size_t made(play::State state, const play::Course& plan)
{
    std::size_t many = 0;
    for (const play::Answer& one : plan) {
        const auto open = dbmGame().can(state);
        const play::Decision* ask = play::cardFor(open, "move");
        const play::Resolved done = dbmGame().resolve(state, play::filled(*ask, one));
        if (done.refused || !paid(state, done))
            return many;
        for (const play::Event& event : done.events)
            play::apply(state, event);
        ++many;
    }
    return many;
}

} // namespace

// Every face of three dice, every way to deal the regular ones, played by the rules.
void DbmDiceAhead::movesPaidByEveryFace()
{
    const play::State state = stateOf(commands);
    const play::Course plan{move(state, {"A2"}), move(state, {"A4"}), move(state, {"A7"}, 0, true), move(state, {"A5"}),
        move(state, {"A3"}), move(state, {"A1"})};
    std::vector<double> atLeast(plan.size() + 1, 0);
    fights::forEveryThrow([&](auto next, const double&) {
        const std::vector<int> faces{next(), next(), next()};
        const play::State thrown = played(state, answer("pips", {{"dice", faces}}));
        std::size_t most = 0;
        if (thrown.phase == "moves") {
            most = made(thrown, plan);
        } else {
            for (const char* highest : {"A1C", "A2C"})
                most =
                    std::max(most, made(played(thrown, answer("deal", {{"highest", {named(state, highest)}}})), plan));
        }
        for (std::size_t many = 0; many <= most; ++many)
            atLeast[many] += 1 / 216.0;
    });
    const play::Prospect seen = prospectOf(state, "moves", plan);
    QVERIFY(!seen.refused);
    QVERIFY(near(figure(seen, "all-moves", ""), atLeast[plan.size()]));
    QVERIFY(atLeast[plan.size()] > 0 && atLeast[plan.size()] < 1);
    double mean = 0;
    for (std::size_t i = 0; i < plan.size(); ++i) {
        mean += atLeast[i + 1];
        QVERIFY(near(figure(seen, "move", "", *plan[i].find("elements")), atLeast[i + 1]));
    }
    QVERIFY(near(figure(seen, "moves-mean", ""), mean));
}

// The dice lie on the table: it is one or nothing, by the best way to deal them.
void DbmDiceAhead::movesOnceTheDiceAreIn()
{
    const play::State state = stateOf(commands);
    const play::Course plan{move(state, {"A4"}), move(state, {"A5"}), move(state, {"A3"})}; // four in all
    const play::State thrown = played(state, answer("pips", {{"dice", {4, 1, 2}}}));
    QCOMPARE(figure(prospectOf(thrown, "moves", plan), "all-moves", ""), 1.0);
    const play::State high = played(thrown, answer("deal", {{"highest", {named(state, "A2C")}}}));
    QCOMPARE(figure(prospectOf(high, "moves", plan), "all-moves", ""), 1.0);
    const play::State low = played(thrown, answer("deal", {{"highest", {named(state, "A1C")}}}));
    QCOMPARE(figure(prospectOf(low, "moves", plan), "all-moves", ""), 0.0);
    QCOMPARE(figure(prospectOf(low, "moves", plan), "move", "", {named(state, "A4")}), 1.0);
}

// The commander helps once; who has moved does not move again.
void DbmDiceAhead::movesCostAsTheyAreMade()
{
    const play::State state = stateOf(commands);
    const auto costs = [&](const play::Course& plan) {
        std::vector<int> all;
        for (const play::Prospect::Line& line : prospectOf(state, "moves", plan).lines)
            if (line.what == "move")
                all.push_back(line.with.front().second);
        return all;
    };
    QCOMPARE(costs({move(state, {"A1"}), move(state, {"A2"})}), (std::vector<int>{0, 1}));
    QCOMPARE(costs({move(state, {"A1"}, 1), move(state, {"A1"}, 1)}), (std::vector<int>{0, 1}));
    QCOMPARE(costs({move(state, {"A7"}), move(state, {"A5"})}), (std::vector<int>{1, 2}));
    QCOMPARE(prospectOf(state, "moves", {move(state, {"A2"}), move(state, {"A2"})}).refused->code,
        std::string("play-moves-again"));
    QCOMPARE(prospectOf(state, "moves", {move(state, {"A2", "A4"})}).refused->code, std::string("play-two-commands"));
    // Of the facts of a card only what would change the cost is taken for granted.
    const auto seen = prospectOf(state, "moves", {move(state, {"A7"}, 0, true)});
    const auto assumed = [&](const char* input) {
        return std::ranges::any_of(
            seen.assumptions, [&](const play::Assumption& one) { return one.input.id == input && one.place == 0; });
    };
    QVERIFY(assumed("turns") && assumed("reach"));
    QVERIFY(!assumed("steady"));
}

void DbmDiceAhead::whatDiceBring()
{
    const play::State state = stateOf(R"(
phase: initiative
agenda: [{what: pips, who: 0}]
blocks: {A1C: {}, A2C: {panic: next}, A3C: {loyalty: unknown}, A4C: {loyalty: unreliable, thrown: 2}, B1C: {}}
battle: {sky: clear, conditions: [rain-risk]}
things:
  A1: {type: Bd, grade: O, regular: true, block: A1C, leads: chief}
  A2: {type: Bd, grade: O, regular: true, block: A2C, leads: sub-general, gone: true}
  A3: {type: Bd, grade: O, regular: true, block: A2C, gone: true}
  A4: {type: Bd, grade: O, regular: true, block: A2C}
  A5: {type: Bd, grade: O, regular: true, block: A2C}
  A6: {type: Bd, grade: O, regular: true, block: A2C}
  A7: {type: Wb, grade: O, block: A3C, leads: ally}
  A8: {type: Wb, grade: O, block: A4C, leads: ally}
  B1: {type: Bd, grade: O, regular: true, block: B1C, leads: chief}
)");
    // Played with every face of four dice, and the two regular ones dealt either way.
    std::map<std::string, double> due;
    fights::forEveryThrow([&](auto next, const double&) {
        const std::vector<int> faces{next(), next(), next(), next()};
        constexpr double chance = 1.0 / 1296;
        const play::State thrown = played(state, answer("pips", {{"dice", faces}}));
        const auto is = [&](const play::State& now, const char* who, const char* field) {
            return BattleView(now).get(named(state, who), field);
        };
        std::map<std::string, bool> came;
        for (const char* highest : {"A1C", "A2C"}) {
            const play::State now = thrown.phase == "moves"
                ? thrown
                : played(thrown, answer("deal", {{"highest", {named(state, highest)}}}));
            came[std::string("panics ") + (std::string(highest) == "A2C" ? "highest-die" : "lowest-die")] =
                is(now, "A2C", "demoralised") != 0;
            came["holds-back"] = is(now, "A3C", "loyalty") == int(Loyalty::unreliable);
            came["commits"] = is(now, "A4C", "loyalty") == int(Loyalty::committed);
            came["weather-begins"] = BattleView(now).get(1, "sky") != 0;
        }
        for (const auto& [what, did] : came)
            due[what] += did ? chance : 0;
    });
    const play::Prospect seen = prospectOf(state, "dice");
    const auto is = [&](const char* line, const char* figureOf = "") { return figure(seen, line, figureOf); };
    QVERIFY(near(is("holds-back"), due["holds-back"]));
    QVERIFY(near(is("holds-back"), 1 / 6.0));
    QVERIFY(near(is("commits"), due["commits"]));
    QVERIFY(near(is("panics", "highest-die"), due["panics highest-die"]));
    QVERIFY(near(is("panics", "lowest-die"), due["panics lowest-die"]));
    QVERIFY(near(is("panics", "highest-die"), 4 / 36.0)); // two lost: a die of two or less
    QVERIFY(near(is("panics", "lowest-die"), 20 / 36.0));
    QVERIFY(due["weather-begins"] > 0);
    QVERIFY(near(is("weather-begins"), due["weather-begins"]));
}

// A six brings it on: now or by its second, third, fourth throw.
void DbmDiceAhead::aFlankMarch()
{
    const play::State state = stateOf(R"(
phase: initiative
agenda: [{what: pips, who: 0}]
blocks: {A1C: {}, A2C: {}, B1C: {}}
things:
  A1: {type: Bd, grade: O, regular: true, block: A1C, leads: chief}
  A2: {type: LH, grade: O, block: A2C, leads: sub-general, where: waiting}
  B1: {type: Bd, grade: O, regular: true, block: B1C, leads: chief}
)");
    std::vector<double> due(4, 0);
    fights::forEveryThrow([&](auto next, const double& chance) {
        for (std::size_t i = 0; i < due.size(); ++i)
            if (next() == 6) {
                for (std::size_t by = i; by < due.size(); ++by)
                    due[by] += chance;
                return;
            }
    });
    const play::Prospect seen = prospectOf(state, "dice");
    const char* ids[] = {"this-throw", "second-throw", "third-throw", "fourth-throw"};
    for (std::size_t i = 0; i < due.size(); ++i)
        QVERIFY(near(figure(seen, "arrives", ids[i], {named(state, "A2C")}), due[i]));
}

// A second low die stops a command in the dark: so may its next; who has thrown none before is stopped by none.
void DbmDiceAhead::inTheDark()
{
    const play::State state = stateOf(R"(
phase: initiative
agenda: [{what: pips, who: 0}]
blocks: {A1C: {}, A2C: {low: 1}, A3C: {low: 2, frozen: true}, A4C: {loyalty: unknown}, B1C: {}}
battle: {hour: 22, sun: night, dark: true, sight: 100}
things:
  A1: {type: Bd, grade: O, regular: true, block: A1C, leads: chief}
  A2: {type: Bd, grade: O, regular: true, block: A2C, leads: sub-general}
  A3: {type: Bd, grade: O, regular: true, block: A3C, leads: sub-general}
  A4: {type: Wb, grade: O, block: A4C, leads: ally}
  B1: {type: Bd, grade: O, regular: true, block: B1C, leads: chief}
)");
    std::map<std::string, double> due;
    fights::forEveryThrow([&](auto next, const double& chance) {
        const play::State thrown = played(state, answer("pips", {{"dice", {next(), next(), next()}}}));
        for (const char* who : {"A1C", "A2C", "A4C"})
            due[who] += BattleView(thrown).is(named(state, who), dbmPlay::state::frozen) ? chance : 0;
    });
    const play::Prospect seen = prospectOf(state, "dice");
    const auto is = [&](const char* who) { return figure(seen, "stands-still", "", {named(state, who)}); };
    QVERIFY(near(is("A2C"), due["A2C"]));
    QVERIFY(near(is("A2C"), 1 / 3.0));
    QVERIFY(near(is("A4C"), due["A4C"]));
    QVERIFY(near(is("A4C"), 1 / 6.0)); // who holds back
    QCOMPARE(due["A1C"], 0.0);
    QCOMPARE(is("A1C"), -1.0);
    QCOMPARE(is("A3C"), -1.0);
}

QTEST_GUILESS_MAIN(DbmDiceAhead)
#include "tst_dbm_dice_ahead.moc"

// What a moment leads to: the same figures as the functions that reckon them, under assumptions that can be had
// otherwise.
#include "tests/play/fights.h"

#include "model/play/ahead.h"
#include "rules/catalogue.h"
#include "rules/warmaster/play/book.h"
#include "rules/warmaster/play/forecast/order_odds.h"

#include <QTest>

#include <cmath>
#include <filesystem>

using namespace strategikon;
using namespace strategikon::fights;
using play::Assumption;
using play::Course;
using play::Prospect;
using play::Supposed;

namespace {

const Prospect* find(const std::vector<Prospect>& all, const char* what)
{
    const auto it = std::ranges::find_if(all, [&](const Prospect& one) { return one.what == what; });
    return it == all.end() ? nullptr : &*it;
}

double figure(const Prospect& prospect, const char* line, const char* id, const Ids& on = {})
{
    for (const Prospect::Line& one : prospect.lines)
        if (one.what == line && (on.empty() || one.on == on))
            for (const Prospect::Figure& its : one.figures)
                if (its.id == id)
                    return its.value;
    return -1;
}

const Assumption* assumed(const Prospect& prospect, const char* input, Id whose)
{
    for (const Assumption& one : prospect.assumptions)
        if (one.input.id == input && one.on.front() == whose)
            return &one;
    return nullptr;
}

Id named(const BattleView& table, const char* badge)
{
    for (const play::Thing& thing : table.state().things)
        if (thing.badge == badge)
            return thing.id;
    return 0;
}

void compare(const Prospect& prospect, const Combat& combat, const BattleView& table)
{
    const auto odds = *oddsOf(combat);
    for (const int side : {0, 1}) {
        const Ids army{table.armies(side).front()};
        QCOMPARE(figure(prospect, "wins", "in-the-end", army), odds.wins[side]);
        QCOMPARE(figure(prospect, "wins", "first-round", army), odds.first.wins[side]);
    }
    QCOMPARE(figure(prospect, "drawn", "in-the-end"), odds.draw);
    QCOMPARE(figure(prospect, "goes-on", ""), odds.goesOn);
    for (std::size_t i = 0; i < combat.first.fighters.size(); ++i) {
        const Ids unit{combat.first.fighters[i].unit};
        QCOMPARE(figure(prospect, "", "stands-lost", unit), odds.standsLost[i].mean());
        QCOMPARE(figure(prospect, "", "destroyed", unit), odds.destroyed[i]);
    }
}

// Two armies before a turn of orders: three units, a General and a Leader.
play::State ordering()
{
    play::EventBuilder builder(play::State{}, warmasterGame().fields());
    builder.happened("given");
    builder.make({.sort = play::Sort::battle, .kind = "battle"});
    for (const int side : {0, 1}) {
        const std::string letter = side ? "B" : "A";
        const Id army = builder.make({.sort = play::Sort::army, .badge = letter, .side = side});
        for (int i = 1; i <= 3; ++i)
            builder.make({.sort = play::Sort::body, .badge = letter + std::to_string(i), .side = side, .within = army});
        for (const int rank : {0, 1}) {
            const Id id = builder.make(
                {.sort = play::Sort::leader, .badge = letter + (rank ? "L" : "G"), .side = side, .within = army});
            builder.set(id, "command", 9 - rank);
            builder.set(id, "rank", rank);
        }
    }
    builder.setTurn(1);
    builder.setPhase("orders");
    return builder.state();
}

Answer order(const BattleView& table, const char* commander, std::initializer_list<const char*> units)
{
    Answer answer{.what = "order"};
    Ids all;
    for (const char* unit : units)
        all.push_back(named(table, unit));
    answer.set("commander", {named(table, commander)});
    answer.set("units", all);
    return answer;
}

} // namespace

class AheadTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void aCombat();
    void supposedOtherwise();
    void tooTangled();
    void whichCombat();
    void theLastRound();
    void aPlan();
    void aFactOfThePlan();
    void theGeneralLast();
    void whatCannotBePlanned();
    void nothingAhead();
};

// What counts in an order is read from its table.
void AheadTest::initTestCase()
{
    const std::filesystem::path source = SOURCE_DIR;
    setRoots({source / "lists", source / "rules", source / "schema", {}});
    QVERIFY(!theBook().accounts[int(Account::orders)].empty());
}

void AheadTest::aCombat()
{
    const play::State state = lines(3);
    const BattleView table(state);
    const auto seen = play::ahead(warmasterGame(), state);
    QCOMPARE(seen.size(), std::size_t(1));
    compare(seen.front(), combatOf(table, table.engagements().front()), table);
    QVERIFY(!seen.front().of);
    // Of each unit how it strikes now, whether it follows, and at whom it strikes then.
    for (const char* input : {"target", "stands", "flanked", "follows", "strikes"})
        for (const Id unit : table[table.engagements().front()].members)
            QVERIFY(assumed(seen.front(), input, unit));
}

void AheadTest::supposedOtherwise()
{
    const play::State state = lines(3);
    const BattleView table(state);
    Course course;
    std::vector<Supposed> all;
    const auto before = play::ahead(warmasterGame(), state, course, all);
    const Id unit = named(table, "A1"), other = named(table, "A2"), enemy = named(table, "B1");
    const Assumption follows = *assumed(before.front(), "follows", unit);
    QCOMPARE(*follows.input.given, std::vector<int>{1});
    QVERIFY(!play::suppose(follows, {0}, course, all));
    QVERIFY(!play::suppose(*assumed(before.front(), "strikes", other), {enemy}, course, all));
    QVERIFY(course.empty());
    const auto after = play::ahead(warmasterGame(), state, course, all);
    Granted granted;
    granted.follows[unit] = false;
    granted.enemy[other] = enemy;
    compare(after.front(), combatOf(table, table.engagements().front(), granted), table);
    QCOMPARE(*assumed(after.front(), "follows", unit)->input.given, std::vector<int>{0});
    QCOMPARE(*assumed(after.front(), "strikes", other)->input.given, std::vector<int>{enemy});
    QVERIFY(figure(after.front(), "goes-on", "") < figure(before.front(), "goes-on", ""));
    // What it cannot be is refused, and the same twice is one.
    QVERIFY(play::suppose(follows, {2}, course, all));
    QVERIFY(play::suppose(*assumed(before.front(), "strikes", other), {unit}, course, all));
    QVERIFY(!play::suppose(follows, {1}, course, all));
    QCOMPARE(all.size(), std::size_t(2));
}

// Everybody strikes at the next: more in one knot than can be reckoned with.
void AheadTest::tooTangled()
{
    const play::State state = lines(8);
    const BattleView table(state);
    std::vector<Supposed> all;
    Course course;
    const auto before = play::ahead(warmasterGame(), state);
    for (int i = 1; i <= 8; ++i) {
        const Id unit = named(table, ("A" + std::to_string(i)).c_str());
        const Id enemy = named(table, ("B" + std::to_string(i % 8 + 1)).c_str());
        QVERIFY(!play::suppose(*assumed(before.front(), "strikes", unit), {enemy}, course, all));
    }
    const auto seen = play::ahead(warmasterGame(), state, course, all);
    QVERIFY(seen.front().lines.empty());
    QCOMPARE(seen.front().refused->code, std::string("play-too-tangled"));
    QVERIFY(!seen.front().assumptions.empty()); // the way back
}

void AheadTest::whichCombat()
{
    play::EventBuilder builder(lines(2), warmasterGame().fields());
    builder.happened("given");
    const BattleView before(builder.state());
    const Id first = before.engagements().front();
    const Ids apart{named(before, "A2"), named(before, "B2")};
    const Id second = builder.make({.sort = play::Sort::tie, .kind = "engagement"});
    for (const Id unit : apart) {
        builder.leave(first, unit);
        builder.join(second, unit);
        builder.set(unit, "engagement", second);
    }
    const play::State state = builder.state();
    QCOMPARE(play::ahead(warmasterGame(), state).size(), std::size_t(2));
    Answer fight{.what = "fight"};
    fight.set("engagement", {second});
    const auto seen = play::ahead(warmasterGame(), state, {fight});
    QCOMPARE(seen.size(), std::size_t(1));
    QCOMPARE(seen.front().on, apart);
    const BattleView table(state);
    compare(seen.front(), combatOf(table, second), table);
}

void AheadTest::theLastRound()
{
    play::EventBuilder builder(lines(1), warmasterGame().fields());
    builder.happened("given");
    const Id engagement = BattleView(builder.state()).engagements().front();
    builder.set(engagement, "round", 2);
    builder.push({"supports", 0, {engagement}, {}});
    const auto seen = play::ahead(warmasterGame(), builder.state());
    QVERIFY(seen.front().assumptions.empty());
    QCOMPARE(figure(seen.front(), "goes-on", ""), -1.);
    // Once it is decided nobody stands yet where he would fight on.
    builder.drop();
    QVERIFY(play::ahead(warmasterGame(), builder.state()).empty());
}

void AheadTest::aPlan()
{
    const play::State state = ordering();
    const BattleView table(state);
    const auto empty = play::ahead(warmasterGame(), state);
    QVERIFY(find(empty, "plan")->of);
    QVERIFY(find(empty, "plan")->lines.empty());
    const Course course{order(table, "AL", {"A1"}), order(table, "AL", {"A1"}), order(table, "AG", {"A2", "A3"})};
    const auto seen = play::ahead(warmasterGame(), state, course);
    std::vector<CommandTest> plan;
    for (const Answer& answer : course)
        plan.push_back(commandTestOf(table, answer));
    const PlanOdds odds = oddsOf(table, plan).odds;
    const Prospect& prospect = *find(seen, "plan");
    for (std::size_t i = 0; i < course.size(); ++i) {
        const auto line =
            std::ranges::find_if(prospect.lines, [&](const Prospect::Line& one) { return one.place == int(i); });
        QVERIFY(line != prospect.lines.end());
        QCOMPARE(line->figures[0].value, odds.orders[i].tried);
        QCOMPARE(line->figures[1].value, odds.orders[i].given);
    }
    // How it ends comes before the orders.
    QVERIFY(prospect.lines[0].what == "all-orders" && prospect.lines[1].what == "general-fails");
    QVERIFY(prospect.lines[2].what == "orders-mean" && prospect.lines[3].place == 0);
    QCOMPARE(figure(prospect, "general-fails", "", {named(table, "AG")}), odds.orders[2].tried - odds.orders[2].given);
    QCOMPARE(figure(prospect, "all-orders", ""), odds.all);
    QCOMPARE(figure(prospect, "orders-mean", ""), odds.many.mean());
    QCOMPARE(figure(prospect, "so-many-orders", ""), odds.all); // all three first
    QVERIFY(prospect.better.empty());
    // A draft without units says nothing yet.
    QVERIFY(find(play::ahead(warmasterGame(), state, {order(table, "AL", {})}), "plan")->lines.empty());
}

void AheadTest::aFactOfThePlan()
{
    const play::State state = ordering();
    const BattleView table(state);
    Course course{order(table, "AL", {"A1"}), order(table, "AG", {"A2"})};
    std::vector<Supposed> all;
    const auto before = play::ahead(warmasterGame(), state, course, all);
    const Assumption distance = *assumed(*find(before, "plan"), "distance", named(table, "AG"));
    QCOMPARE(distance.place, 1);
    QVERIFY(!play::suppose(distance, {2}, course, all));
    QVERIFY(all.empty());
    QCOMPARE(course[1].number("distance"), 2);
    const auto after = play::ahead(warmasterGame(), state, course, all);
    QCOMPARE(figure(*find(before, "plan"), "order", "given", {named(table, "AG"), named(table, "A2")}), 30. / 36);
    QCOMPARE(figure(*find(after, "plan"), "order", "given", {named(table, "AG"), named(table, "A2")}), 21. / 36);
}

void AheadTest::theGeneralLast()
{
    const play::State state = ordering();
    const BattleView table(state);
    const Course course{order(table, "AG", {"A1"}), order(table, "AL", {"A2"}), order(table, "AL", {"A3"})};
    const auto seen = play::ahead(warmasterGame(), state, course);
    QCOMPARE(find(seen, "plan")->better, (std::vector<std::size_t>{1, 2, 0}));
}

void AheadTest::whatCannotBePlanned()
{
    const play::State state = ordering();
    const BattleView table(state);
    const auto why = [&](const Course& course) {
        const auto seen = play::ahead(warmasterGame(), state, course);
        const Prospect& prospect = *find(seen, "plan");
        return prospect.refused && prospect.lines.empty() ? prospect.refused->code : std::string();
    };
    const Answer first = order(table, "AL", {"A1"}), general = order(table, "AG", {"A2"});
    QCOMPARE(why({first, general, order(table, "AL", {"A3"})}), std::string("play-plan-finished"));
    QCOMPARE(why({first, order(table, "AG", {"A1"})}), std::string("play-other-commander"));
    Answer far = first;
    far.set("distance", {4});
    QCOMPARE(why({far}), std::string("play-out-of-command"));
}

void AheadTest::nothingAhead()
{
    play::State state = ordering();
    state.phase = "shooting";
    QVERIFY(play::ahead(warmasterGame(), state).empty());
    state.phase = "orders";
    state.over = true;
    QVERIFY(play::ahead(warmasterGame(), state).empty());
}

QTEST_GUILESS_MAIN(AheadTest)
#include "tst_ahead.moc"

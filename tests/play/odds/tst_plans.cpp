// The chances of a planned sequence of orders against every throw of the dice, each played by the engine.
#include "model/text/contains.h"
#include "rules/catalogue.h"
#include "rules/warmaster/play/forecast/order_odds.h"
#include "rules/warmaster/play/game.h"

#include <QTest>

#include <cmath>

using namespace strategikon;
using namespace strategikon::warmasterPlay;

namespace {

// Units 4 to 7, a General, a Leader and a Subordinate.
constexpr Id army = 2, general = 8, leader = 9, subordinate = 10;

play::State table(bool portents)
{
    play::EventBuilder builder(play::State{}, warmasterGame().fields());
    builder.happened("given");
    builder.make({.sort = play::Sort::battle, .kind = "battle"});
    for (const int side : {0, 1})
        builder.make({.sort = play::Sort::army, .badge = side ? "B" : "A", .side = side});
    for (int i = 1; i <= 4; ++i)
        builder.make({.sort = play::Sort::body, .badge = "A" + std::to_string(i), .side = 0, .within = army});
    int rank = 0;
    for (const char* badge : {"AG", "AL", "AS"}) {
        const Id id = builder.make({.sort = play::Sort::leader, .badge = badge, .side = 0, .within = army});
        builder.set(id, "command", 9 - rank);
        builder.set(id, "rank", rank++);
    }
    if (portents) {
        const Id trait =
            builder.make({.sort = play::Sort::tie, .kind = "trait", .name = "P", .side = 0, .within = army});
        for (const Id one : {general, general, leader})
            builder.join(trait, one);
        builder.set(trait, "effect", int(Effect::reRollCommand));
        builder.set(trait, "uses", 1);
        builder.set(trait, "times", 1);
    }
    builder.setTurn(1);
    builder.setPhase("orders");
    return builder.state();
}

CommandTest attempt(Id commander, Ids units, int distance = 0)
{
    CommandTest one{commander, std::move(units)};
    one.known = {distance, 0, 0, 0, 0, 0};
    return one;
}

// Every throw, with its chance.
class Everything {
public:
    Everything(const std::vector<CommandTest>& plan) : plan_(plan), given(plan.size(), 0.0), many(plan.size() + 1, 0.0)
    {
    }

    void from(const play::State& state, std::size_t at = 0, int count = 0, double chance = 1)
    {
        if (!state.agenda.empty()) {
            step(state, at, count, chance);
            return;
        }
        if (at == plan_.size()) {
            many[std::size_t(count)] += chance;
            return;
        }
        const auto open = game_.can(state);
        const auto order = std::ranges::find_if(open, [](const Decision& ask) { return ask.what == "order"; });
        const auto& commanders = order == open.end() ? Ids{} : order->find("commander")->among;
        if (!contains(commanders, plan_[at].commander)) {
            from(state, at + 1, count, chance);
            return;
        }
        Answer answer{"order", 0, {}, false};
        answer.set("commander", {plan_[at].commander});
        answer.set("units", plan_[at].units);
        answer.set("distance", {plan_[at].at(Fact::distance)});
        answer.set("enemy", {0});
        answer.set("ground", {0});
        thrown(state, answer, at + 1, count, chance);
    }

private:
    const std::vector<CommandTest>& plan_;
    const play::Game& game_ = warmasterGame();

    void thrown(const play::State& state, Answer answer, std::size_t at, int count, double chance)
    {
        for (int sum = 2; sum <= 12; ++sum) {
            answer.set("dice", {sum / 2, sum - sum / 2});
            go(state, answer, at, count, chance * play::sumOf(2).chance(sum));
        }
    }

    void step(const play::State& state, std::size_t at, int count, double chance)
    {
        const Decision ask = game_.can(state).front();
        Answer answer{ask.what, ask.who, {}, false};
        for (const Input& input : ask.inputs)
            if (input.given)
                answer.set(input.id, *input.given);
            else if (input.kind == Input::Kind::dice)
                answer.set(input.id, std::vector<int>(std::size_t(input.dice.count), 1));
            else if (input.kind == Input::Kind::things && input.least == 1)
                answer.set(input.id, {input.among.front()});
        if (ask.what == "command-again")
            answer.set("reroll", {1});
        if (ask.what == "order-again")
            thrown(state, answer, at, count, chance);
        else
            go(state, answer, at, count, chance);
    }

    void go(play::State state, const Answer& answer, std::size_t at, int count, double chance)
    {
        const auto resolved = game_.resolve(state, answer);
        if (resolved.refused)
            throw std::runtime_error(answer.what + ": " + english(*resolved.refused));
        for (const play::Event& event : resolved.events) {
            if (event.what == "order-given") {
                given[at - 1] += chance;
                ++count;
            }
            play::apply(state, event);
        }
        from(state, at, count, chance);
    }

public:
    std::vector<double> given, many;
};

} // namespace

class Plans : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { setRoots({SOURCE_DIR "/lists", SOURCE_DIR "/rules", SOURCE_DIR "/schema", {}}); }
    void everyThrow_data();
    void everyThrow();
    void byHand();
    void whatCannotBe();
};

void Plans::everyThrow_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<bool>("portents");
    for (int which = 0; which < 4; ++which)
        for (const bool portents : {false, true})
            QTest::addRow("%d%s", which, portents ? " with portents" : "") << which << portents;
}

void Plans::everyThrow()
{
    QFETCH(int, which);
    QFETCH(bool, portents);
    const std::vector<std::vector<CommandTest>> plans{
        {attempt(leader, {4}), attempt(leader, {4}), attempt(general, {5})},
        {attempt(general, {4}), attempt(leader, {5}, 1)}, // the General first: all may be over
        {attempt(subordinate, {6}), attempt(leader, {4, 5}, 2), attempt(general, {7}, 3)},
        {attempt(leader, {4, 5}), attempt(leader, {4}), attempt(general, {7})},
    };
    const auto& plan = plans[std::size_t(which)];
    const play::State beginning = table(portents);
    const Planned planned = oddsOf(BattleView(beginning), plan);
    QVERIFY2(!planned.refused, planned.refused ? english(*planned.refused).c_str() : "");
    Everything all(plan);
    all.from(beginning);
    for (std::size_t i = 0; i < plan.size(); ++i)
        QVERIFY2(std::abs(planned.odds.orders[i].given - all.given[i]) < 1e-9,
            qPrintable(QString("%1: %2, %3").arg(i).arg(planned.odds.orders[i].given).arg(all.given[i])));
    for (std::size_t i = 0; i < all.many.size(); ++i)
        QVERIFY2(std::abs(planned.odds.many.chance(int(i)) - all.many[i]) < 1e-9,
            qPrintable(QString("%1: %2, %3").arg(i).arg(planned.odds.many.chance(int(i))).arg(all.many[i])));
    QVERIFY(std::abs(planned.odds.all - all.many.back()) < 1e-9);
}

// A Leader of Command 8, twice to one unit (the second at -1), then the General of 9.
void Plans::byHand()
{
    const play::State beginning = table(false);
    const auto odds =
        oddsOf(BattleView(beginning), {attempt(leader, {4}), attempt(leader, {4}), attempt(general, {5})}).odds;
    const double eight = 26. / 36, seven = 21. / 36, nine = 30. / 36;
    QCOMPARE(odds.orders[1].target, 7);
    QVERIFY(std::abs(odds.all - eight * seven * nine) < 1e-12);
    QVERIFY(std::abs(odds.many.mean() - (eight + eight * seven + nine)) < 1e-12);
    QVERIFY(std::abs(odds.orders[1].tried - eight) < 1e-12);
}

void Plans::whatCannotBe()
{
    play::EventBuilder builder(table(false), warmasterGame().fields()); // enemy camels near, and no enemy
    builder.happened("given");
    builder.set(1, "revision", revisions);
    builder.set(army + 1, "camels", 1);
    builder.set(4, "type", int(Type::cavalry));
    CommandTest near = attempt(leader, {4});
    near.at(Fact::camels) = 1;
    const auto why = oddsOf(BattleView(builder.state()), {near}).refused;
    QVERIFY(why && why->code == "play-camels-near");
    near.at(Fact::enemy) = -1; // not said, it is near
    QCOMPARE(oddsOf(BattleView(builder.state()), {near}).odds.orders.front().target, 7);
    const play::State beginning = table(false);
    QVERIFY(oddsOf(BattleView(beginning), {attempt(leader, {4}), attempt(general, {4})}).refused);
    QVERIFY(oddsOf(BattleView(beginning), {attempt(leader, {4}), attempt(general, {5}), attempt(leader, {6})}).refused);
}

QTEST_GUILESS_MAIN(Plans)
#include "tst_plans.moc"

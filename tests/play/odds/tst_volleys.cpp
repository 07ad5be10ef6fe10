// Chances of shooting and drive backs against every way the dice can fall, played by the rules themselves.
#include "model/play/record/battle.h"
#include "rules/catalogue.h"
#include "rules/warmaster/play/game.h"

#include <QTest>

#include <cmath>

using namespace strategikon;
using namespace strategikon::play;

namespace {

using Fieldwise = std::vector<std::pair<const char*, int>>;

struct Scene {
    Fieldwise shooter{}, target{};
    std::vector<std::pair<std::string, std::vector<int>>> answer{};
};

constexpr Id shooter = 4, target = 5;

State sceneOf(const Scene& scene)
{
    const Game& game = warmasterGame();
    EventBuilder builder(State{}, game.fields());
    builder.happened("given");
    builder.make({.sort = Sort::battle, .kind = "battle"});
    for (const int side : {0, 1})
        builder.make({.sort = Sort::army, .side = side});
    for (const int side : {0, 1})
        builder.make({.sort = Sort::body, .badge = side ? "B1" : "A1", .side = side, .within = 2 + side});
    for (const auto& [field, value] : scene.shooter)
        builder.set(shooter, field, value);
    for (const auto& [field, value] : scene.target)
        builder.set(target, field, value);
    builder.setTurn(1);
    builder.setPhase("shooting");
    return builder.state();
}

State after(const State& state, const Answer& answer)
{
    const Resolved resolved = warmasterGame().resolve(state, answer);
    State next = state;
    for (const Event& event : resolved.events)
        apply(next, event);
    return next;
}

int of(const State& state, const char* field)
{
    return state[target].fields[std::size_t(warmasterGame().fields().index(Sort::body, field))];
}

double chanceOf(int scoring, const Throw& dice)
{
    const double p = (7 - dice.reach) / 6.0;
    double chance = 1;
    for (int i = 0; i < scoring; ++i)
        chance *= p * (dice.count - i) / (i + 1);
    return chance * std::pow(1 - p, dice.count - scoring);
}

// Walks through all numbers of scoring dice until the volley is over.
void walk(const State& state, double chance, std::map<std::string, double>& sums, const State& before)
{
    if (state.agenda.empty()) {
        const int hits = of(state, "shot"), lost = of(before, "stands") - of(state, "stands");
        sums["no-hit"] += hits == of(before, "shot") ? chance : 0;
        sums["stands-lost"] += lost > 0 ? chance : 0;
        sums["destroyed"] += state[target].gone ? chance : 0;
        return;
    }
    const Decision ask = warmasterGame().can(state).front();
    const Throw& dice = ask.find("dice")->dice;
    for (int scoring = 0; scoring <= dice.count; ++scoring) {
        Answer answer{ask.what, ask.who, {}, false};
        std::vector<int> faces(std::size_t(dice.count), 1);
        std::fill_n(faces.begin(), scoring, dice.reach);
        answer.set("dice", faces);
        walk(after(state, answer), chance * chanceOf(scoring, dice), sums, before);
    }
}

} // namespace

class Volleys : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void shooting_data();
    void shooting();
    void throughTwoProtections();
    void drivingBack_data();
    void drivingBack();
    void clearOfEnemies();
    void correctedCounts_data();
    void correctedCounts();
};

void Volleys::initTestCase()
{
    const std::filesystem::path source = SOURCE_DIR;
    setRoots({source / "lists", source / "rules", source / "schema", source / "tests/lists"});
}

namespace {

const std::vector<std::pair<const char*, Scene>>& scenes()
{
    static const Fieldwise six{{"range", 30}, {"stands", 6}, {"strength", 6}};
    static const std::vector<std::pair<const char*, Scene>> all{
        {"open", {six, {}, {}}},
        {"armour", {six, {{"armour", 5}}, {}}},
        {"hits before", {six, {{"armour", 6}, {"hits", 2}, {"shot", 2}}, {}}},
        {"defended", {six, {{"armour", 5}}, {{"defended", {3}}}}},
        {"mixed", {six, {}, {{"defended", {2}}}}},
        {"mixed, armour, hits before", {six, {{"armour", 4}, {"hits", 1}, {"shot", 1}}, {{"defended", {2}}}}},
        {"three ways", {six, {{"armour", 6}, {"each", 2}}, {{"defended", {1}}, {"fortified", {1}}}}},
        {"three ways, more than it can take",
            {six, {{"armour", 6}, {"each", 1}}, {{"defended", {1}}, {"fortified", {1}}}}},
        {"open out of sight", {six, {}, {{"defended", {1}}, {"fortified", {1}}, {"aim", {1}}}}},
        {"last stand", {six, {{"stands", 1}, {"hits", 1}}, {}}},
        {"artillery", {{{"range", 60}, {"stands", 2}, {"shots", 3}, {"rules", 1 << 4}}, {{"armour", 4}}, {}}},
    };
    return all;
}

} // namespace

void Volleys::shooting_data()
{
    QTest::addColumn<int>("at");
    for (std::size_t i = 0; i < scenes().size(); ++i)
        QTest::newRow(scenes()[i].first) << int(i);
}

void Volleys::shooting()
{
    QFETCH(int, at);
    const Scene& scene = scenes()[std::size_t(at)].second;
    const State state = sceneOf(scene);
    Answer answer{"shoot", 0, {}, false};
    answer.set("shooters", {shooter});
    answer.set("target", {target});
    for (const char* fact : {"out", "defended", "fortified", "aim"})
        answer.set(fact, {0});
    for (const auto& [input, value] : scene.answer)
        answer.set(input, value);
    const Preview seen = warmasterGame().preview(state, answer);
    std::map<std::string, double> sums;
    walk(after(state, answer), 1, sums, state);
    QCOMPARE(seen.chances.size(), std::size_t(3));
    for (const auto& [outcome, chance] : seen.chances)
        QVERIFY2(std::abs(sums[outcome] - chance) < 1e-12,
            (outcome + " is " + std::to_string(sums[outcome]) + ", not " + std::to_string(chance)).c_str());
    QVERIFY(sums["no-hit"] < 1);
}

// Three stands of one hit each, in the open, defended and fortified: a half, a third and a sixth of the shots hit, one
// stand after the other (rulebook 1291), and what comes when the last has fallen is lost.
void Volleys::throughTwoProtections()
{
    const State state = sceneOf(
        {{{"range", 30}, {"stands", 6}, {"strength", 6}}, {{"each", 1}}, {{"defended", {1}}, {"fortified", {1}}}});
    Answer answer{"shoot", 0, {}, false};
    answer.set("shooters", {shooter});
    answer.set("target", {target});
    for (const char* fact : {"out", "aim"})
        answer.set(fact, {0});
    for (const char* fact : {"defended", "fortified"})
        answer.set(fact, {1});
    double fallen[4] = {1, 0, 0, 0};
    for (int shot = 0; shot < 6; ++shot)
        for (const int stand : {2, 1, 0}) {
            const double hit = fallen[stand] / (stand == 0 ? 2 : stand == 1 ? 3 : 6);
            fallen[stand] -= hit;
            fallen[stand + 1] += hit;
        }
    const std::map<std::string, double> expected{
        {"no-hit", fallen[0]}, {"stands-lost", 1 - fallen[0]}, {"destroyed", fallen[3]}};
    for (const auto& [outcome, chance] : warmasterGame().preview(state, answer).chances)
        QVERIFY2(std::abs(expected.at(outcome) - chance) < 1e-12, outcome.c_str());
}

void Volleys::drivingBack_data()
{
    QTest::addColumn<int>("dice");
    QTest::addColumn<int>("type");
    for (const int type : {0, 1, 4}) // paces of 20, 30 and 10 cm
        for (int dice = 1; dice <= 6; ++dice)
            QTest::addRow("%d dice, type %d", dice, type) << dice << type;
}

void Volleys::drivingBack()
{
    QFETCH(int, dice);
    QFETCH(int, type);
    State state = sceneOf({{}, {{"type", type}}, {}});
    state.agenda.push_back({"drive-back", 0, {target}, {dice}});
    const int pace = type == 0 ? 20 : type == 1 ? 30 : 10;
    std::map<std::string, double> sums{{"moved-back", 0}, {"confused", 0}, {"routed", 0}};
    const int ways = int(std::pow(6, dice));
    for (int way = 0; way < ways; ++way) {
        int distance = 0;
        bool six = false;
        for (int i = 0, rest = way; i < dice; ++i, rest /= 6) {
            distance += rest % 6 + 1;
            six |= rest % 6 == 5;
        }
        sums[distance > pace ? "routed" : "moved-back"] += 1.0 / ways; // confused or not
        sums["confused"] += distance <= pace && six ? 1.0 / ways : 0;
    }
    for (const auto& [outcome, chance] : warmasterGame().preview(state, {"drive-back", 0, {}, false}).chances)
        QVERIFY2(std::abs(sums.at(outcome) - chance) < 1e-9, outcome.c_str());
}

// Errata 61, rulebook 827: who may evade is told how far off he must end, by the switch of the battle.
void Volleys::clearOfEnemies()
{
    State state = sceneOf({{}, {{"rules", 1 << 13}}, {}}); // it skirmishes
    state.agenda.push_back({"drive-back", 0, {target}, {1}});
    const auto says = [&] {
        for (const Event& event : warmasterGame().resolve(state, {"drive-back", 0, {{"dice", {3}}}, false}).events)
            apply(state, event);
        return warmasterGame().can(state).front().find("response")->options.front().says;
    };
    const State thrown = state;
    QCOMPARE(says(), (Message{"option-clear-evades", {{"cm", 5}}}));
    state = thrown;
    state.things.change(1).fields[std::size_t(warmasterGame().fields().index(Sort::battle, "evade-clearance"))] = 1;
    QCOMPARE(says(), (Message{"option-clear-evades", {{"cm", 1}}}));
}

// One number for dice is the face of a single one, or how many of several scored: it is not carried over where other
// dice are thrown than those it was told of.
void Volleys::correctedCounts_data()
{
    QTest::addColumn<int>("scored"); // of three shots
    QTest::addColumn<int>("saves");  // as told
    QTest::addColumn<int>("rather"); // shots that scored after all
    QTest::newRow("a face is no count") << 1 << 2 << 3;
    QTest::newRow("a count is no face") << 3 << 2 << 1;
    QTest::newRow("a count is one of so many") << 3 << 1 << 2;
}

void Volleys::correctedCounts()
{
    QFETCH(int, scored);
    QFETCH(int, saves);
    QFETCH(int, rather);
    State state = sceneOf({{{"range", 30}}, {{"armour", 5}}, {}});
    state.agenda.push_back({"shots", 0, {target, shooter}, {3, 0, 0, 0}});
    Battle battle(warmasterGame(), state);
    QVERIFY(battle.answered({"shots", 0, {{"dice", {scored}}}, false}));
    QVERIFY(battle.answered({"saves", 1, {{"dice", {saves}}}, false}));
    std::vector<play::Misfit> misfits;
    QVERIFY(battle.corrected(1, {"shots", 0, {{"dice", {rather}}}, false}, misfits));
    QCOMPARE(misfits.size(), std::size_t(1));
    QCOMPARE(misfits.front().why.code, std::string("play-asked-otherwise"));
    QCOMPARE(warmasterGame().can(battle.state()).front().what, std::string("saves"));
}

QTEST_GUILESS_MAIN(Volleys)
#include "tst_volleys.moc"

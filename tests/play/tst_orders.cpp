// Orders against every throw and every way the table may be, played by the rules themselves: the chances that the card
// tells, and which facts may be left out.
#include "rules/catalogue.h"
#include "rules/warmaster/play/book.h"
#include "rules/warmaster/play/fields.h"
#include "rules/warmaster/play/game.h"

#include <QTest>

#include <cmath>
#include <map>
#include <set>

using namespace strategikon;
using namespace strategikon::play;

namespace {

// A commander of a rank, units in order, and whether camels are about.
struct Scene {
    const char* name;
    int rank = 0, command = 8;
    std::vector<std::vector<std::pair<const char*, int>>> units{};
    bool camels = false;
    std::optional<int> again{}; // a failed roll may be taken again, with so much more Command
};

constexpr Id army = 2, enemies = 3, commander = 4;
constexpr int cavalry = 1, skirmish = 1 << 13, warband = 1 << 17;

const std::vector<Scene>& scenes()
{
    static const std::vector<Scene> all{
        {"general", 0, 9, {{}}},
        {"leader", 1, 8, {{{"stands", 2}}}},
        {"subordinate", 2, 7, {{{"stall", 1}}}},
        {"climbers", 1, 8, {{{"rules", skirmish}}}},
        {"camels and a general", 0, 9, {{{"type", cavalry}}}, true},
        {"camels and a leader", 1, 8, {{{"type", cavalry}}, {}}, true},
        {"warbands", 1, 8, {{{"rules", warband}}, {{"rules", warband}}, {{"rules", warband}}}},
        {"no hope", 1, 6, {{{"stands", 1}, {"stall", 4}}}},
        {"portents", 0, 9, {{}}, false, 0},
        {"a Leader who may roll again", 1, 8, {{{"stands", 2}}}, false, 0},
        {"roll again with more Command", 1, 11, {{{"type", cavalry}}}, true, 1},
    };
    return all;
}

State stateOf(const Scene& scene)
{
    const Game& game = warmasterGame();
    EventBuilder builder(State{}, game.fields());
    builder.happened("given");
    warmasterPlay::setDefaults(builder, builder.make({.sort = Sort::battle, .kind = "battle"}));
    for (const int side : {0, 1})
        builder.make({.sort = Sort::army, .side = side});
    builder.make({.sort = Sort::leader, .side = 0, .within = army});
    builder.set(commander, "rank", scene.rank);
    builder.set(commander, "command", scene.command);
    builder.set(enemies, "camels", scene.camels);
    for (const auto& fields : scene.units) {
        const Id unit = builder.make({.sort = Sort::body, .side = 0, .within = army});
        for (const auto& [field, value] : fields)
            builder.set(unit, field, value);
    }
    if (scene.again) {
        const Id trait = builder.make({.sort = Sort::tie, .kind = "trait", .side = 0, .within = army});
        for (const Id one : {commander, commander})
            builder.join(trait, one);
        builder.set(trait, "effect", int(warmasterPlay::Effect::reRollCommand));
        builder.set(trait, "uses", 1);
        builder.set(trait, "value", *scene.again);
    }
    builder.setTurn(1);
    builder.setPhase("orders");
    return builder.state();
}

Answer orderOf(const Scene& scene)
{
    Answer answer{"order", 0, {}, false};
    std::vector<int> units;
    for (std::size_t i = 0; i < scene.units.size(); ++i)
        units.push_back(commander + 1 + int(i));
    answer.set("commander", {commander});
    answer.set("units", units);
    return answer;
}

// What came of it: the event of the order, and what the agenda waits for.
std::string outcome(const State& state, const Answer& answer)
{
    const Resolved resolved = warmasterGame().resolve(state, answer);
    if (resolved.refused)
        return "refused " + resolved.refused->code;
    State after = state;
    for (const Event& event : resolved.events)
        apply(after, event);
    std::string told = after.agenda.empty() ? "" : " " + after.agenda.back().what;
    for (const Step& step : after.agenda) {
        told += step.what == "blunder" ? " blundered" : "";
        for (const int figure : step.what == "command-again" ? step.with : std::vector<int>{})
            told += " " + std::to_string(figure);
    }
    for (const Event& event : resolved.events)
        if (event.what.starts_with("order-"))
            return event.what + told;
    return told;
}

// What it ends with, over every throw of the dice that is still to come where it is rolled once more.
void ends(const State& state, const Answer& answer, double share, std::map<std::string, double>& came)
{
    const std::string what = outcome(state, answer);
    if (!what.starts_with("order-missed")) {
        came[what.starts_with("order-given")                  ? "given"
                : what.find("blundered") != std::string::npos ? "blundered"
                                                              : "failed"] += share;
        return;
    }
    came["missed"] += share;
    State now = state;
    for (const Answer& next : {answer, Answer{"command-again", 0, {{"reroll", {1}}}, false}})
        for (const Event& event : warmasterGame().resolve(now, next).events)
            apply(now, event);
    for (int one = 1; one <= 6; ++one)
        for (int other = 1; other <= 6; ++other)
            ends(now, {"order-again", 0, {{"dice", {one, other}}}, false}, share / 36, came);
}

std::vector<const Input*> factsOf(const Decision& ask)
{
    std::vector<const Input*> facts;
    for (const Input& input : ask.inputs)
        if (input.fact)
            facts.push_back(&input);
    return facts;
}

int valuesOf(const Input& input) { return input.kind == Input::Kind::flag ? 2 : int(input.options.size()); }

// Every way to answer the facts from `at` on; with `leaveOut` each may also be missing.
template <class Visit>
void each(const std::vector<const Input*>& facts, std::size_t at, bool leaveOut, const Answer& answer, Visit visit)
{
    if (at == facts.size()) {
        visit(answer);
        return;
    }
    if (answer.find(facts[at]->id)) {
        each(facts, at + 1, leaveOut, answer, visit);
        return;
    }
    if (leaveOut)
        each(facts, at + 1, leaveOut, answer, visit);
    for (int value = 0; value < valuesOf(*facts[at]); ++value) {
        Answer next = answer;
        next.set(facts[at]->id, {value});
        each(facts, at + 1, leaveOut, next, visit);
    }
}

Decision cardOf(const State& state)
{
    for (const Decision& ask : warmasterGame().can(state))
        if (ask.what == "order")
            return ask;
    return {};
}

} // namespace

class Orders : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        setRoots({SOURCE_DIR "/lists", SOURCE_DIR "/rules", SOURCE_DIR "/schema", SOURCE_DIR "/tests/lists"});
        QVERIFY(!warmasterGame().switches().empty());
    }
    void chances_data() { rows(); }
    void chances();
    void factsLeftOut_data() { rows(); }
    void factsLeftOut();

private:
    static void rows()
    {
        QTest::addColumn<int>("at");
        for (std::size_t i = 0; i < scenes().size(); ++i)
            QTest::newRow(scenes()[i].name) << int(i);
    }
};

// The chances on the card are those of all 36 throws, each resolved.
void Orders::chances()
{
    QFETCH(int, at);
    const State state = stateOf(scenes()[std::size_t(at)]);
    const Decision ask = cardOf(state);
    int tried = 0;
    each(factsOf(ask), 0, false, orderOf(scenes()[std::size_t(at)]), [&](const Answer& answer) {
        Answer thrown = answer;
        thrown.set("dice", {1, 1});
        if (outcome(state, thrown).starts_with("refused"))
            return; // out of his range
        std::map<std::string, double> came;
        for (int one = 1; one <= 6; ++one)
            for (int other = 1; other <= 6; ++other) {
                thrown.set("dice", {one, other});
                std::map<std::string, double> then;
                ends(state, thrown, 1. / 36, then);
                for (const auto& [what, share] : then)
                    came[what] += share;
                for (const auto& [what, chance] :
                    warmasterGame().preview(state, thrown).chances) // once they have fallen
                    QVERIFY2(std::abs(chance - then[what] * 36) < 1e-9, what.c_str());
            }
        for (const auto& [what, chance] : warmasterGame().preview(state, answer).chances)
            QVERIFY2(std::abs(chance - came[what]) < 1e-12, what.c_str());
        ++tried;
    });
    QVERIFY(tried >= 6);
}

// An answer is refused for a missing fact exactly where that fact, or another that is missing, could change what comes.
void Orders::factsLeftOut()
{
    QFETCH(int, at);
    const State state = stateOf(scenes()[std::size_t(at)]);
    const Decision ask = cardOf(state);
    int refused = 0, accepted = 0;
    for (const std::vector<int>& faces : {std::vector{1, 1}, {1, 3}, {2, 4}, {4, 4}, {4, 5}, {5, 6}, {6, 6}})
        each(factsOf(ask), 0, true, orderOf(scenes()[std::size_t(at)]), [&](Answer answer) {
            answer.set("dice", faces);
            const std::string told = outcome(state, answer);
            std::set<std::string> possible;
            each(factsOf(ask), 0, false, answer, [&](const Answer& whole) {
                if (const std::string one = outcome(state, whole); !one.starts_with("refused"))
                    possible.insert(one);
            });
            if (possible.empty())
                return; // out of his range whatever else holds
            const bool needs = told == "refused play-fact-needed";
            QCOMPARE(needs, possible.size() > 1);
            if (!needs)
                QCOMPARE(told, *possible.begin());
            needs ? ++refused : ++accepted;
        });
    QVERIFY(accepted > 0);
    QVERIFY(refused > 0 || scenes()[std::size_t(at)].units.front().size() == 2);
}

QTEST_GUILESS_MAIN(Orders)
#include "tst_orders.moc"

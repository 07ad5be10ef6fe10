// What cards are filled in with, against a judge who was written from the rulebook alone and shares no code with what
// fills them in. STRATEGIKON_FULL=1 judges two thousand situations; STRATEGIKON_SEED is the first,
// STRATEGIKON_SITUATIONS how many.
#include "melee.h"

#include "rules/warmaster/play/game.h"

#include <QTest>

#include <utility>

using namespace judged;
using namespace strategikon;

class Filled : public QObject {
    Q_OBJECT

    static constexpr int few = 200, many = 2000, ofOneArmy = 5, duels = 6, seldom = 20;
    static constexpr int atOnce = 25, shown = 10; // no row takes as long as a test may
    const play::Game& game = warmasterGame();
    Catalogue* catalogue = nullptr;
    Findings findings;

    void judge(const play::State& armies, int seed);
    void orders(const Situation& at);
    void initiative(const Situation& at);
    void shooting(const Situation& at);
    void fought(const play::State& armies, std::string name, Random& random);
    void look(const Situation& at, const play::Decision& ask, const play::Answer& answer, const Verdicts& verdicts);

private slots:
    void initTestCase();
    void isAsTheRulebookHasIt_data();
    void isAsTheRulebookHasIt();
    void nothingIsOverlooked(); // after the situations
};

void Filled::initTestCase()
{
    setRoots({std::filesystem::path(SOURCE_DIR) / "lists", std::filesystem::path(SOURCE_DIR) / "rules",
        std::filesystem::path(SOURCE_DIR) / "schema", std::filesystem::path(SOURCE_DIR) / "tests/play/lists"});
    catalogue = new Catalogue;
}

namespace {

std::optional<play::Decision> opened(const play::Game& game, const play::State& state, const std::string& what)
{
    for (play::Decision& ask : game.can(state))
        if (ask.what == what)
            return std::move(ask);
    return {};
}

bool mayPick(const play::Decision& ask, const char* input, play::Id id)
{
    const play::Input* asked = ask.find(input);
    return asked && std::count(asked->among.begin(), asked->among.end(), id) > 0;
}

} // namespace

void Filled::look(const Situation& at, const play::Decision& ask, const play::Answer& answer, const Verdicts& verdicts)
{
    findings.look(at.name, at.state, withMap(game, at.state, ask, answer, &at.on), answer, verdicts);
}

void Filled::orders(const Situation& at)
{
    const auto ask = opened(game, at.state, "order");
    if (!ask)
        return;
    const Table table(game, at.state, &at.on);
    for (const Commander& commander : table.commanders())
        for (const Unit& unit : table.units()) {
            if (!mayPick(*ask, "commander", commander.id) || !mayPick(*ask, "units", unit.id))
                continue;
            std::vector<play::Id> units{unit.id};
            for (int more = 0; more < 2; ++more) {
                play::Answer answer{.what = ask->what, .who = ask->who};
                answer.set("commander", {commander.id});
                answer.set("units", units);
                look(at, *ask, answer, ofOrder(table, *ask, commander.id, units));
                const play::Id next = unit.id % 2 ? table.units().front().id : unit.id + 1;
                if (next == unit.id || !mayPick(*ask, "units", next) || !table.unit(next))
                    break;
                units.push_back(next);
            }
        }
}

void Filled::initiative(const Situation& at)
{
    const Table table(game, at.state, &at.on);
    const auto evade = opened(game, at.state, "evade"), charge = opened(game, at.state, "charge");
    for (const Unit& unit : table.units()) {
        if (evade && mayPick(*evade, "unit", unit.id)) {
            play::Answer answer{.what = evade->what, .who = evade->who};
            answer.set("unit", {unit.id});
            look(at, *evade, answer, ofEvade(table, unit));
        }
        if (!charge || !mayPick(*charge, "unit", unit.id))
            continue;
        play::Answer answer{.what = charge->what, .who = charge->who};
        answer.set("unit", {unit.id});
        look(at, *charge, answer, ofInitiative(table, unit));
        for (const Unit& target : table.units())
            if (target.side != unit.side && unit.known && target.known && table.within(30, unit, target) == Says::yes
                && table.sees(unit, target) == Says::yes) {
                answer.set("contacts", {target.id});
                look(at, *charge, answer, ofCharge(table, *charge, unit, target));
            }
    }
}

void Filled::shooting(const Situation& at)
{
    const auto ask = opened(game, at.state, "shoot");
    if (!ask)
        return;
    const Table table(game, at.state, &at.on);
    for (const Unit& unit : table.units()) {
        if (!mayPick(*ask, "shooters", unit.id))
            continue;
        play::Answer answer{.what = ask->what, .who = ask->who};
        answer.set("shooters", {unit.id});
        look(at, *ask, answer, ofTarget(table, unit));
        int targets = 0;
        for (const Unit& target : table.units())
            if (targets < 2 && mayPick(*ask, "target", target.id) && unit.known && target.known
                && table.mayShoot(unit, target) != Says::no) {
                answer.set("target", {target.id});
                look(at, *ask, answer, ofShots(table, unit, target));
                ++targets;
            }
    }
}

void Filled::fought(const play::State& armies, std::string name, Random& random)
{
    auto duel = duelDrawn(armies, random);
    if (!duel)
        return;
    duel->at.name = std::move(name);
    Melee(game, *duel, findings, random).fightOut();
}

void Filled::isAsTheRulebookHasIt_data()
{
    const int count = qEnvironmentVariableIsSet("STRATEGIKON_SITUATIONS")
        ? qEnvironmentVariableIntValue("STRATEGIKON_SITUATIONS")
        : qEnvironmentVariableIsSet("STRATEGIKON_FULL") ? many
                                                        : few;
    const int begin = std::max(1, qEnvironmentVariableIntValue("STRATEGIKON_SEED"));
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last");
    for (int first = begin; first < begin + count; first += atOnce) {
        const int last = std::min(first + atOnce, begin + count) - 1;
        QTest::addRow("seeds %d to %d", first, last) << first << last;
    }
}

void Filled::isAsTheRulebookHasIt()
{
    QFETCH(int, first);
    QFETCH(int, last);
    Result<play::State> armies{Fault{}};
    for (int seed = first; seed <= last; ++seed) {
        if (seed == first || seed % ofOneArmy == 0) {
            Random random(std::uint64_t(seed / ofOneArmy), 11);
            armies = armiesDrawn(*catalogue, random);
            QVERIFY2(bool(armies), armies ? "" : describe(armies.faults).c_str());
        }
        judge(*armies, seed);
    }
    const auto faults = std::exchange(findings.faults, {});
    std::string all;
    for (std::size_t i = 0; i < std::min<std::size_t>(faults.size(), shown); ++i)
        all += "\n  " + faults[i];
    QVERIFY2(faults.empty(), (std::to_string(faults.size()) + " facts are filled in otherwise:" + all).c_str());
}

void Filled::judge(const play::State& armies, int seed)
{
    static constexpr const char* phases[] = {"orders", "shooting", "initiative"};
    Random random(std::uint64_t(seed), 12);
    Situation at = drawn(armies, phases[seed % 3], random);
    at.name = std::string(phases[seed % 3]) + " of seed " + std::to_string(seed);
    if (at.state.phase == "orders")
        orders(at);
    initiative(at);
    shooting(at);
    for (int duel = 1; duel <= duels; ++duel)
        fought(armies, "combat " + std::to_string(duel) + " of seed " + std::to_string(seed), random);
}

void Filled::nothingIsOverlooked()
{
    std::printf("%s", findings.table().c_str());
    const auto rare = findings.seldom(seldom);
    QVERIFY2(rare.empty(), rare.empty() ? "" : (rare.front() + " is judged too seldom").c_str());
}

QTEST_GUILESS_MAIN(Filled)
#include "tst_filled.moc"

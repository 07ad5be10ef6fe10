// Every game in the kit. To try one more: a row in kits(), what its random player likes (likings/<system>.yaml).
// STRATEGIKON_FULL=1 plays more battles, of DBM a thousand, each to its end; STRATEGIKON_BATTLES says how many,
// STRATEGIKON_SEED which is the first.
#include "kit.h"
#include "spec.h"
#include "tests/play/raid/raid.h"

#include "model/army/army.h"
#include "model/play/card/card.h"
#include "model/play/record/action.h"
#include "model/play/record/record.h"
#include "model/text/file.h"
#include "model/text/yaml.h"
#include "rules/dbm/play/battle_view.h"
#include "rules/dbm/play/game.h"
#include "rules/dbm/play/setup/begin.h"

#include <QTest>

using namespace playtest;

namespace {

// Night falls with the first bound of the defender.
play::State atDusk(play::State state, std::uint64_t seed)
{
    state.agenda = {{"battle-begins", play::both, {}, {}}};
    play::EventBuilder builder(std::move(state), dbmGame().fields());
    builder.happened("dusk");
    for (const auto& [field, value] :
        {std::pair{"season", 3}, {"hour", 16}, {"bounds", 3}, {"moon", int(seed / 4 % 2)}})
        builder.set(1, field, value);
    return builder.state();
}

// Two of the armies that ship, of DBM; or two with fleets, on a waterway.
play::State dbmBeginning(Catalogue& catalogue, std::uint64_t seed)
{
    const std::vector<std::string> names{
        "polybian-roman", "later-carthaginian", "seleucid", "early-achaemenid", "hundred-years-english", "gallic"};
    const std::vector<std::string> fleets{"open-list", "hundred-years-english"};
    constexpr int fourth = 4;
    const bool afloat = seed % fourth == fourth - 1;
    BattlePlan plan;
    for (const int side : {0, 1}) {
        const std::string name = names[(seed * (side == 0 ? 1 : 5) + std::size_t(side)) % names.size()];
        const std::string fleet = fleets[(seed / fourth + std::size_t(side)) % fleets.size()];
        const std::string file =
            std::string(SOURCE_DIR) + (afloat ? "/tests/play/fleets/" + fleet : "/lists/dbm/armies/" + name) + ".yaml";
        plan.sides.push_back({side, *readArmy(*readFile(file), file)});
    }
    if (seed % 3 == 0)
        plan.terms = {{"invader", "1"}};
    if (afloat)
        plan.terms.emplace_back("vessels", seed % 16 == 15 ? "river" : "waterway");
    if (seed % 2 == 1)
        plan.terms.emplace_back("campaign", "1");
    if (seed % 2 == 0) { // a town with walls, a tower and a gate
        for (const char* work : {"town-wall", "town-gate", "wall-tower"})
            plan.sides[0].army.choices.push_back({.entry = work, .count = 4});
        plan.terms.emplace_back("town", "1");
    }
    const auto& switches = dbmGame().switches(); // one in five by its other reading
    for (std::size_t at = seed % 5; at < switches.size(); at += 5)
        plan.terms.emplace_back(switches[at].id, switches[at].choices.back());
    const auto state = dbmPlay::beginningOf(catalogue, plan);
    if (!state)
        qFatal("%s", describe(state.faults).c_str());
    return seed % 4 == 2 ? atDusk(*state, seed) : *state;
}

const std::vector<Kit>& kits()
{
    static Catalogue catalogue;
    static const std::vector<Kit> all{
        {"raid", raid::game(), [](std::uint64_t seed) { return raid::beginning(int(2 + seed % 5)); }},
        {"dbm", dbmGame(), [](std::uint64_t seed) { return dbmBeginning(catalogue, seed); }},
        {"warmaster", *findSystem("warmaster")->game(), [](std::uint64_t seed) {
             Random random(seed);
             return *randomBeginning(catalogue, random, int(seed));
         }}};
    return all;
}

} // namespace

class KitTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { setRoots({SOURCE_DIR "/lists", SOURCE_DIR "/rules", SOURCE_DIR "/schema", {}}); }
    void battles_data();
    void battles();
    void ridersAndBases();
    void campaignOdds();
    void raidIsPlayed();
    void bothSidesShoot();
    void raidHouse();
};

void KitTest::battles_data()
{
    const bool full = qEnvironmentVariableIsSet("STRATEGIKON_FULL");
    const int wanted = qEnvironmentVariableIntValue("STRATEGIKON_BATTLES");
    const int first = qEnvironmentVariableIntValue("STRATEGIKON_SEED");
    constexpr int few = 4, some = 60, many = 1000, atOnce = 20; // no row takes as long as a test may
    QTest::addColumn<int>("kit");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    for (std::size_t i = 0; i < kits().size(); ++i) {
        const std::string& system = kits()[i].system;
        const int number = wanted > 0 ? wanted : system == "raid" ? some : !full ? few : system == "dbm" ? many : some;
        for (int from = first; from < first + number; from += atOnce) {
            const int to = std::min(from + atOnce, first + number);
            QTest::addRow("%s, seeds %d to %d", system.c_str(), from, to - 1) << int(i) << from << to;
        }
    }
}

void KitTest::battles()
{
    QFETCH(const int, kit);
    QFETCH(const int, from);
    QFETCH(const int, to);
    const Kit& one = kits()[std::size_t(kit)];
    const bool whole = one.system == "dbm" && qEnvironmentVariableIsSet("STRATEGIKON_FULL"); // each to its end
    constexpr int usual = 400, utmost = 20'000;                                              // steps
    Tried all;
    for (int seed = from; seed < to; ++seed) {
        const Tried its = tried(one, std::uint64_t(seed), whole ? utmost : usual);
        QVERIFY2(its.amiss.empty(), ("seed " + std::to_string(seed) + ", " + its.amiss).c_str());
        QVERIFY2(its.over || !whole, ("seed " + std::to_string(seed) + " does not end").c_str());
        all.steps += its.steps;
        all.cards += its.cards;
        all.damaged += its.damaged;
        all.refused += its.refused;
    }
    qInfo("%d battles, %d steps, %d cards, %d damaged steps, %d answers refused", to - from, all.steps, all.cards,
        all.damaged, all.refused);
    QVERIFY(all.steps > 10 * (to - from) && all.cards > all.steps && all.damaged > to - from);
}

// What the list of the Great King's army lets its men do: horse that dismounts as bowmen, others only for a reason, and
// pavises with an archer each behind them on one base, of the same command.
void KitTest::ridersAndBases()
{
    Catalogue catalogue;
    const std::string file = std::string(SOURCE_DIR) + "/lists/dbm/armies/early-achaemenid.yaml";
    const BattlePlan plan{.sides = {{0, *readArmy(*readFile(file), file)}, {1, *readArmy(*readFile(file), file)}}};
    const auto state = dbmPlay::beginningOf(catalogue, plan);
    QVERIFY2(state, describe(state.faults).c_str());
    const dbmPlay::BattleView table(*state);
    std::map<std::string, std::pair<int, int>> got; // on foot they are, and by their list
    int fronts = 0, rears = 0;
    for (const play::Thing& thing : state->things) {
        if (thing.sort != play::Sort::body || thing.side != 0)
            continue;
        const int foot = table.get(thing.id, "on-foot");
        got[thing.kind] = {foot, table.get(thing.id, "dismounts")};
        const play::Id other = table.get(thing.id, "base");
        if (other == 0)
            continue;
        QCOMPARE(table.get(other, "base"), thing.id);
        QCOMPARE((*state)[other].within, thing.within);
        QCOMPARE(thing.kind,
            std::string(table.is(thing.id, dbmPlay::state::baseRear) ? "archers-behind" : "shield-bearers"));
        (table.is(thing.id, dbmPlay::state::baseRear) ? rears : fronts) += 1;
    }
    QCOMPARE(fronts, 16);
    QCOMPARE(rears, 16);
    const auto word = [](const char* kind) { return dbmPlay::wordOf(dbmPlay::kindOf(kind)); };
    QCOMPARE(got.at("persian-horse"), (std::pair{word("Bw(O)"), 1}));
    QCOMPARE(got.at("saka-horse"), (std::pair{word("Bw(I)"), 0}));
    QCOMPARE(got.at("hill-tribes"), (std::pair{0, 0}));
}

// What the card of a beaten army's dice promises is what becomes of its six faces, for every cell, in contact or not,
// by either reading.
void KitTest::campaignOdds()
{
    for (const char* reading : {"or-less", "as-printed"})
        for (int cell = 0; cell <= 6; ++cell)
            for (const int worn : {0, 1}) {
                const auto given = readYaml(std::string("phase: combat\nbattle: {campaign: true, winner: second, ")
                        + "campaign-nought: " + reading + "}\narmies: {A: {broken: true}}\nblocks: {A1C: {}, B1C: {}}\n"
                        + "things: {A1: {type: Bd, grade: O, block: A1C}, B1: {type: Kn, grade: O, block: B1C}}\n"
                        + "agenda: [{what: campaign-ends, who: -1}, {what: campaign-dice, who: 0, on: [A1], with: ["
                        + std::to_string(cell) + ", " + std::to_string(worn) + "]}]\n",
                    "given");
                const play::State state = givenState("dbm", *given);
                play::Answer answer{.what = "campaign-dice", .who = 0};
                const double chance = dbmGame().preview(state, answer).chances.front().second;
                int lost = 0;
                for (int face = 1; face <= 6; ++face) {
                    answer.set("dice", {face});
                    const auto events = dbmGame().resolve(state, answer).events;
                    lost += int(std::ranges::count(events, "campaign-lost", &play::Event::what));
                }
                QCOMPARE(chance, lost / 6.0);
            }
}

// A turn as docs/adding-a-system.md has it.
void KitTest::raidIsPlayed()
{
    const Kit& raid = kits().front();
    play::Battle battle(raid.game, raid::beginning(2));
    const auto does = [&](const char* yaml) -> std::string {
        const auto read = readYaml(yaml, "answer");
        const auto answer = play::filledAnswer({&raid.game, &battle.state()}, *read);
        const auto entry = answer ? battle.answered(*answer) : Result<play::Entry>(answer.faults);
        return entry ? entry->events.back().what : entry.faults.front().message.code;
    };
    QCOMPARE(does("A.shoot: {company: A1, target: B1, dice: [5, 6, 1]}"), std::string("shot"));
    QCOMPARE(does("B.shoot: {company: B1, target: A2, covered: true, dice: 1}"), std::string("shot"));
    QCOMPARE(does("A.shoot: {company: A1, target: B1, dice: 1}"), std::string("play-not-among")); // it has shot
    QCOMPARE(does("end-phase"), std::string("phase-began"));
    QCOMPARE(does("fight: {company: A2, target: B1, ours: 4, theirs: 1}"), std::string("fought")); // and B1 rallies
    QCOMPARE(battle.state().agenda.back().what, std::string("rally"));
    QCOMPARE(does("rally: {percent: 88}"), std::string("left"));
    QCOMPARE(does("end-phase"), std::string("turn-began"));
    QCOMPARE(battle.state().side, 1);
}

// Both may act at once: one card each, by whose it is; such a battle is a record of version 2.
void KitTest::bothSidesShoot()
{
    const Kit& raid = kits().front();
    const play::State state = raid::beginning(2);
    const auto open = raid.game.can(state);
    const play::Decision *a = play::cardFor(open, "shoot", 0), *b = play::cardFor(open, "shoot", 1);
    QVERIFY(a && b && a != b && a->shared && b->shared);
    QCOMPARE(a->find("company")->among, (std::vector<int>{1, 3}));
    QCOMPARE(b->find("company")->among, (std::vector<int>{2, 4}));
    QVERIFY(!play::cardFor(open, "end-phase")->shared);
}

// A house rule is a row here as anywhere.
void KitTest::raidHouse()
{
    play::State state = raid::beginning(2);
    play::Answer answer{.what = "shoot", .who = 0};
    QCOMPARE(kits().front().game.preview(state, answer).target, 0);
    QCOMPARE(kits().front().game.preview(state, answer).dice.front().reach, 5);
    const auto kept = kits().front().game.house("system: raid\nrows:\n  - {id: shoot, cells: {reach: 4}}\n", "house");
    QVERIFY2(kept, describe(kept.faults).c_str());
    state.house = *kept;
    QCOMPARE(kits().front().game.preview(state, answer).dice.front().reach, 4);
}

QTEST_GUILESS_MAIN(KitTest)
#include "tst_kit.moc"

// The chances of DBM's rivers on cards against every face of every die, played by the rules: what a river is like, who
// of a column gets across, who drowns.
#include "model/field/files/setup_file.h"
#include "model/text/yaml.h"
#include "rules/catalogue.h"
#include "rules/dbm/play/game.h"
#include "rules/dbm/play/rivers/rivers.h"
#include "tests/data.h"
#include "tests/play/spec.h"
#include "tests/play/throws.h"

#include <QTest>

#include <cmath>
#include <map>
#include <set>

using namespace strategikon;

namespace {

using play::Answer;
using play::Id;
using play::Ids;
using play::State;
using Chances = std::map<std::string, double>;

State stateOf(const std::string& given) { return playtest::givenState("dbm", *readYaml(given, "given")); }

Id named(const State& state, const char* badge)
{
    for (const play::Thing& thing : state.things)
        if (thing.badge == badge)
            return thing.id;
    return 0;
}

Answer answer(const std::string& what, std::vector<std::pair<std::string, std::vector<int>>> inputs)
{
    return {.what = what, .who = 0, .inputs = std::move(inputs)};
}

State played(State state, const Answer& given)
{
    const auto asks = dbmGame().can(state);
    const auto* ask = play::cardFor(asks, given.what, given.who);
    if (!ask)
        qFatal("%s is not open", given.what.c_str());
    const auto resolved = dbmGame().resolve(state, given);
    if (resolved.refused)
        qFatal("%s", english(*resolved.refused).c_str());
    for (const play::Event& event : resolved.events)
        if (!apply(state, event))
            qFatal("%s", event.what.c_str());
    return state;
}

Chances shown(const State& state, const Answer& given)
{
    const auto all = dbmGame().preview(state, given).chances;
    return {all.begin(), all.end()};
}

void same(const Chances& shown, const Chances& due)
{
    for (const auto& [id, chance] : due)
        if (std::abs(chance) > 1e-12) {
            const auto it = shown.find(id);
            const double is = it == shown.end() ? 0 : it->second;
            QVERIFY2(std::abs(is - chance) < 1e-9,
                qPrintable(QString("%1: %2, counted %3").arg(id.c_str()).arg(is).arg(chance)));
        }
    QCOMPARE(shown.size(), std::size_t(std::ranges::count_if(due, [](const auto& one) { return one.second > 1e-12; })));
}

// A column before the river: so many elements, a general among them at `general` (from 1; 0: none).
State before(int many, int general, const std::string& nature, const std::string& battle = "season: spring")
{
    std::string things;
    for (int i = 1; i <= many; ++i)
        things += "  A" + std::to_string(i) + ": {type: Bd, grade: O, regular: true, block: A1C"
            + (i == general ? ", leads: chief" : "") + "}\n";
    return stateOf("phase: moves\nbattle: {" + battle
        + "}\narmies: {A: {climate: warm}, B: {climate: warm}}\nblocks: {A1C: {die: 6, left: 6}, B1C: {}}\nthings:\n"
        + things
        + "  B1: {type: Bd, grade: O, regular: true, block: B1C}\nfeatures:\n  R1: {kind: river, number: 1, sector-1: "
        + nature + "}\n");
}

Answer wading(const State& state, int many, const char* water = "wades")
{
    Ids all;
    for (int i = 1; i <= many; ++i)
        all.push_back(named(state, ("A" + std::to_string(i)).c_str()));
    return answer(
        "move", {{"elements", all}, {"column", {1}}, {"water", {std::string(water) == "wades"}}, {"sector", {1}}});
}

bool stands(const State& state, const char* badge) { return !state[named(state, badge)].gone; }

int valueOf(const State& state, const std::string& badge, const char* name)
{
    const play::Thing& thing = state[named(state, badge.c_str())];
    return thing.fields[std::size_t(dbmGame().fields().index(thing.sort, name))];
}

// All want to cross, and go on behind one who drowned.
Chances everyFace(const State& state, int many)
{
    Chances due;
    fights::forEveryThrow([&](auto next, const double& chance) {
        State now = played(state, wading(state, many));
        while (!now.agenda.empty()) {
            const std::string step = now.agenda.back().what;
            now =
                played(now, step == "follows-in" ? answer(step, {{"does", {0}}}) : answer(step, {{"dice", {next()}}}));
        }
        bool any = false, noFord = false;
        for (int i = 1; i <= many; ++i) {
            const std::string badge = "A" + std::to_string(i);
            any = any || !stands(now, badge.c_str());
            noFord = noFord || valueOf(now, badge, "no-ford") != 0;
        }
        if (many == 1)
            due[any ? "river-drowned" : noFord ? "river-no-ford" : "river-across"] += chance;
        else {
            due["river-all-across"] += !any && !noFord ? chance : 0;
            due["river-any-drowned"] += any ? chance : 0;
        }
    });
    return due;
}

} // namespace

class DbmRiversTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const auto data = dataFolder();
        setRoots({data / "lists", data / "rules", data / "schema", {}});
    }
    void whatItIsLike();
    void oneByOne();
    void columns();
    void whatFellIsKnown();
    void whoLives();
    void whatTheMapShows();
    void onTheSheet();
};

void DbmRiversTest::whatItIsLike()
{
    const char* natures[] = {"", "river-paltry", "river-easy", "river-tricky", "river-dangerous"};
    for (const char* battle : {"season: spring", "season: summer", "season: spring, conditions: [flood]"})
        for (const int runsShort : {0, 1}) {
            const State state = before(1, 0, "unknown", battle);
            const State waits = played(state, wading(state, 1));
            Chances due;
            fights::forEveryThrow([&](auto next, const double& chance) {
                const State now =
                    played(waits, answer("river-nature", {{"runs-short", {runsShort}}, {"dice", {next()}}}));
                due[natures[valueOf(now, "R1", "sector-1")]] += chance;
            });
            same(shown(waits, answer("river-nature", {{"runs-short", {runsShort}}})), due);
            if (runsShort == 0) // the card of the move tells them already
                same(shown(state, wading(state, 1)), due);
        }
}

void DbmRiversTest::oneByOne()
{
    for (const int general : {0, 1}) {
        const State state = before(1, general, "dangerous");
        const Chances due = everyFace(state, 1);
        same(shown(state, wading(state, 1)), due);
        same(shown(played(state, wading(state, 1)), answer("enters-river", {})), due);
    }
    const State easy = before(1, 0, "easy");
    QVERIFY(shown(easy, wading(easy, 1)).empty());
}

void DbmRiversTest::columns()
{
    for (const char* battle : {"season: spring", "wading-help: each"})
        for (const int many : {2, 3, 4})
            for (const int general : {0, 1, 2}) {
                const State state = before(many, general, "dangerous", battle);
                same(shown(state, wading(state, many)), everyFace(state, many));
            }
}

void DbmRiversTest::whatFellIsKnown()
{
    const State state = before(1, 0, "dangerous");
    const State waits = played(state, wading(state, 1));
    for (const auto& [face, is] : {std::pair{1, "river-drowned"}, {2, "river-no-ford"}, {5, "river-across"}})
        same(shown(waits, answer("enters-river", {{"dice", {face}}})), {{is, 1.0}});
}

void DbmRiversTest::whoLives()
{
    for (const auto& [step, with] : {std::pair{"driven-in", "with: [0, 1, 0]"}, {"on-ice", "with: []"}}) {
        const State state =
            stateOf(std::string("phase: combat\nblocks: {A1C: {}, B1C: {}}\nthings:\n"
                                "  A1: {type: Bd, grade: O, regular: true, block: A1C}\n  B1: {type: Bd, grade: O, "
                                "regular: true, block: B1C}\n"
                                "features:\n  R1: {kind: river, number: 1, sector-1: dangerous}\nagenda: [{what: ")
                + step + ", who: 0, on: [A1], " + with + "}]\n");
        Chances due;
        fights::forEveryThrow([&](auto next, const double& chance) {
            due[stands(played(state, answer(step, {{"dice", {next()}}})), "A1") ? "river-survives" : "river-drowned"] +=
                chance;
        });
        same(shown(state, answer(step, {})), due);
    }
}

// A river from long edge to long edge, one from a short edge into it, and a road.
void DbmRiversTest::whatTheMapShows()
{
    const auto laid = [](const char* kind, field::Point from, field::Point to) {
        field::Piece piece{.kind = kind};
        piece.course = {from, to};
        piece.widths = {4, 4};
        widen(piece);
        return field::Feature{.pieces = {piece}};
    };
    field::Setup setUp;
    setUp.field.system = "dbm";
    const auto noted = [&] {
        play::EventBuilder builder(State{}, dbmGame().fields());
        builder.happened("given");
        builder.make({.sort = play::Sort::battle, .kind = "battle"});
        dbmPlay::noteRivers(setUp, builder);
        return builder.state();
    };
    QVERIFY(!dbmPlay::mayLie(dbmPlay::BattleView(noted())));
    setUp.field.features = {laid("road", {0, 60}, {180, 60}), laid("river", {60, 0}, {70, 120})};
    const State one = noted();
    QVERIFY(dbmPlay::mayWade(dbmPlay::BattleView(one)) && !dbmPlay::maybeTwo(dbmPlay::BattleView(one)));
    setUp.field.features.push_back(laid("river", {180, 40}, {66, 50}));
    const State two = noted();
    const dbmPlay::BattleView table(two);
    QVERIFY(dbmPlay::maybeTwo(table));
    QVERIFY(!table.is(dbmPlay::riverOf(table, 0), dbmPlay::state::short_)
        && table.is(dbmPlay::riverOf(table, 1), dbmPlay::state::short_));
    QCOMPARE(dbmPlay::natureAt(table, {1, 3}), dbmPlay::Nature::unknown);
}

// The rules of rivers, and no others, are on the play sheet unless the map shows that none is there.
void DbmRiversTest::onTheSheet()
{
    const auto rules = [](const char* battle) {
        std::set<std::pair<int, std::string>> all; // a line may hold other rules too
        for (const play::SheetRule& rule : dbmGame().sheetRules(before(1, 0, "unknown", battle)))
            all.emplace(rule.source.line, rule.text);
        return all;
    };
    const auto without = rules("rivers: none");
    std::set<int> lines;
    for (const auto& rule : rules("season: spring"))
        if (!without.contains(rule))
            lines.insert(rule.first);
    QCOMPARE(lines, (std::set<int>{498, 500, 597, 614, 615, 616, 617, 618, 619, 1123, 1124}));
}

QTEST_GUILESS_MAIN(DbmRiversTest)
#include "tst_dbm_rivers.moc"

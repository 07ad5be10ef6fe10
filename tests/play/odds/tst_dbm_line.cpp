// A line of DBM's combats against every face of every die of them all, fought on squared paper: who stands where, who
// touches whose side. And whole prospects against battles that the engine plays with every face.
#include "rules/dbm/play/forecast/line_odds.h"

#include "model/play/ahead.h"
#include "model/play/map/place.h"
#include "model/text/yaml.h"
#include "rules/catalogue.h"
#include "rules/dbm/play/fighting.h"
#include "rules/dbm/play/game.h"
#include "tests/data.h"
#include "tests/play/spec.h"
#include "tests/play/throws.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>

using namespace strategikon;
using namespace strategikon::dbmPlay;

namespace {

using Order = std::vector<std::size_t>;

bool near(double is, double due) { return std::abs(is - due) < 1e-9; }

// --- Squared paper: ours in column i in row y, theirs in row y + 1; a base is a square.

struct Paper {
    const std::vector<LineCombat>& line;
    std::vector<int> rows{};                  // of ours
    std::vector<std::array<bool, 2>> stand{}; // ours, theirs: where they were

    explicit Paper(const std::vector<LineCombat>& line) : line(line), stand(line.size(), {true, true})
    {
        rows.push_back(0);
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            const int step = line[i].toNext == Beside::firstAhead ? -1 : line[i].toNext == Beside::secondAhead ? 1 : 0;
            rows.push_back(line[i].toNext == Beside::apart ? rows.back() + 100 : rows.back() + step);
        }
    }

    int rowOf(std::size_t at, std::size_t side) const { return rows[at] + int(side); }

    bool overlaps(std::size_t from, std::size_t at, std::size_t own) const
    {
        const std::size_t enemy = 1 - own;
        if (!stand[from][enemy] || !(from < at ? line[from].helpsRight[enemy] : line[from].helpsLeft[enemy]))
            return false;
        const bool sideToSide = rowOf(from, enemy) == rowOf(at, own);
        const bool besideItsFriend = rowOf(from, enemy) == rowOf(at, enemy); // front corner to front corner
        return sideToSide || (besideItsFriend && !stand[from][own]);
    }

    std::array<int, 2> more(std::size_t at) const
    {
        std::array<int, 2> all{0, 0};
        for (const std::size_t own : {0, 1}) {
            all[own] += at > 0 && overlaps(at - 1, at, own);
            all[own] += at + 1 < line.size() && overlaps(at + 1, at, own);
        }
        return all;
    }
};

struct Counted {
    std::vector<std::array<std::array<double, 4>, 2>> fates{};
    std::array<double, 2> lost{0, 0};
    std::map<std::vector<int>, double> losses{};
};

Counted everyFace(const std::vector<LineCombat>& line, const Order& order)
{
    Counted all;
    all.fates.resize(line.size(), {});
    int commands = 0;
    for (const LineCombat& one : line)
        commands = std::max({commands, one.command[0] + 1, one.command[1] + 1});
    const double chance = std::pow(1 / 36.0, int(line.size()));
    fights::forEveryThrow([&](auto next, const double&) {
        Paper paper(line);
        std::vector<int> lost(std::size_t(commands), 0);
        for (const std::size_t at : order) {
            const int ours = next(), theirs = next();
            const Fates fates = line[at].fates(paper.more(at))[std::size_t((ours - 1) * 6 + theirs - 1)];
            for (const std::size_t side : {0, 1}) {
                all.fates[at][side][std::size_t(fates[side])] += chance;
                if (fates[side] == Fate::destroyed) {
                    all.lost[side] += chance * line[at].falls[side];
                    lost[std::size_t(line[at].command[side])] += line[at].falls[side];
                }
                paper.stand[at][side] = fates[side] == Fate::stand;
            }
        }
        all.losses[lost] += chance;
    });
    return all;
}

// Sums with a difference that a flank changes: level, beaten and doubled, as anybody's rules may have it.
std::function<std::array<Fates, 36>(std::array<int, 2>)> fight(int ours, int theirs, Fate beaten, Fate doubled)
{
    return [=](std::array<int, 2> more) {
        std::array<Fates, 36> all;
        for (int a = 1; a <= 6; ++a)
            for (int b = 1; b <= 6; ++b) {
                const int one = ours + a - more[0], two = theirs + b - more[1];
                Fates fates{Fate::stand, Fate::stand};
                if (one != two)
                    fates[one < two ? 0 : 1] = 2 * std::min(one, two) <= std::max(one, two) ? doubled : beaten;
                all[std::size_t(a * 6 + b - 7)] = fates;
            }
        return all;
    };
}

std::vector<LineCombat> drawn(std::size_t many, std::mt19937& random)
{
    std::vector<LineCombat> line;
    const auto flag = [&] { return random() % 4 != 0; };
    for (std::size_t i = 0; i < many; ++i)
        line.push_back({.fates = fight(int(random() % 4) + 1, int(random() % 4) + 1,
                            random() % 3 ? Fate::recoil : Fate::destroyed, random() % 3 ? Fate::destroyed : Fate::flee),
            .falls = {int(random() % 5), int(random() % 5)},
            .command = {int(random() % 2), 2 + int(random() % 2)},
            .toNext = Beside(random() % 4),
            .helpsLeft = {flag(), flag()},
            .helpsRight = {flag(), flag()}});
    return line;
}

void compare(const std::vector<LineCombat>& line, const Order& order)
{
    const Counted due = everyFace(line, order);
    const LineOdds odds = dbmPlay::oddsOf(line, order);
    for (std::size_t at = 0; at < line.size(); ++at)
        for (const std::size_t side : {0, 1})
            for (const std::size_t fate : {0, 1, 2, 3})
                QVERIFY(near(odds.fates[at][side][fate], due.fates[at][side][fate]));
    for (const std::size_t side : {0, 1})
        QVERIFY(near(odds.lost[side], due.lost[side]));
    double sum = 0;
    for (const auto& [lost, chance] : odds.losses) {
        std::vector<int> its = lost;
        its.resize(due.losses.begin()->first.size(), 0);
        QVERIFY(near(chance, due.losses.at(its)));
        sum += chance;
    }
    QVERIFY(near(sum, 1));
    QCOMPARE(odds.losses.size(), due.losses.size());
}

double worthOf(const LineOdds& odds) { return odds.lost[1] - odds.lost[0]; }

// --- Tables as specs give them

play::State stateOf(const char* yaml)
{
    const auto read = readYaml(yaml, "given");
    if (!read)
        qFatal("%s", describe(read.faults).c_str());
    return playtest::givenState("dbm", *read);
}

Id named(const play::State& state, const char* badge)
{
    for (const play::Thing& thing : state.things)
        if (thing.badge == badge)
            return thing.id;
    return 0;
}

double figure(const play::Prospect& prospect, const std::string& line, const std::string& id, const Ids& on = {})
{
    for (const play::Prospect::Line& one : prospect.lines)
        if (one.what == line && (on.empty() || one.on == on))
            for (const play::Prospect::Figure& its : one.figures)
                if (its.id == id)
                    return its.value;
    return -1;
}

play::Prospect prospectOf(const play::State& state, const char* what, const play::Course& course = {},
    const std::vector<play::Supposed>& supposed = {})
{
    for (const play::Prospect& one : play::ahead(dbmGame(), state, course, supposed))
        if (one.what == what)
            return one;
    return {};
}

// Answers, filled in, and what the rules ask between them taken as it is filled in too.
play::State played(play::State state, const play::Answer& given)
{
    const auto open = dbmGame().can(state);
    const play::Decision* ask = play::cardFor(open, given.what);
    if (!ask)
        qFatal("%s is not open", given.what.c_str());
    const play::Resolved done = dbmGame().resolve(state, play::filled(*ask, given));
    if (done.refused)
        qFatal("%s refused", given.what.c_str());
    for (const play::Event& event : done.events)
        play::apply(state, event);
    return state;
}

play::Answer answer(const char* what, std::vector<std::pair<std::string, std::vector<int>>> inputs)
{
    return {.what = what, .inputs = std::move(inputs)};
}

} // namespace

class DbmLineTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyFaceOfTheLine();
    void flanksOfNeighbours();
    void theBetterOrder();
    void whatIsFixedStays();
    void sixCombats();
    void thePictureOfTheBook();
    void aCommandBreaks();
    void supposedOtherwise();
    void asTheMapHasThem();
    void whomNobodyHelps();
    void refused();
    void movesPaidByEveryFace();
    void movesOnceTheDiceAreIn();
    void movesCostAsTheyAreMade();
    void whatDiceBring();
    void aFlankMarch();
};

void DbmLineTest::initTestCase()
{
    const auto data = dataFolder();
    setRoots({data / "lists", data / "rules", data / "schema", {}});
}

void DbmLineTest::everyFaceOfTheLine()
{
    std::mt19937 random(3);
    for (std::size_t many : {1, 2, 3})
        for (int i = 0; i < (many == 3 ? 6 : 20); ++i) {
            const auto line = drawn(many, random);
            Order order(many);
            for (std::size_t at = 0; at < many; ++at)
                order[at] = at;
            std::ranges::shuffle(order, random);
            compare(line, order);
        }
}

// Two level combats: as soon as theirs of the first has gone, ours of it overlaps theirs of the second.
void DbmLineTest::flanksOfNeighbours()
{
    LineCombat sure{.fates = [](std::array<int, 2>) {
        std::array<Fates, 36> all;
        all.fill({Fate::stand, Fate::recoil});
        return all;
    }};
    std::array<int, 2> seen{-1, -1};
    LineCombat looks{.fates = [&](std::array<int, 2> more) {
        seen = more;
        return std::array<Fates, 36>{};
    }};
    std::vector<LineCombat> line{sure, looks};
    (void)dbmPlay::oddsOf(line, {0, 1});
    QCOMPARE(seen, (std::array<int, 2>{0, 1}));
    (void)dbmPlay::oddsOf(line, {1, 0});
    QCOMPARE(seen, (std::array<int, 2>{0, 0}));
    // Theirs of the first touched the side of ours in the second: that is over once it has recoiled.
    line[0].toNext = Beside::secondAhead;
    (void)dbmPlay::oddsOf(line, {1, 0});
    QCOMPARE(seen, (std::array<int, 2>{1, 0}));
    (void)dbmPlay::oddsOf(line, {0, 1});
    QCOMPARE(seen, (std::array<int, 2>{0, 0}));
    line[0].toNext = Beside::firstAhead;
    (void)dbmPlay::oddsOf(line, {0, 1}); // ours of the first stands on
    QCOMPARE(seen, (std::array<int, 2>{0, 1}));
    line[0].toNext = Beside::apart;
    (void)dbmPlay::oddsOf(line, {0, 1});
    QCOMPARE(seen, (std::array<int, 2>{0, 0}));
    line[0].toNext = Beside::level;
    line[0].helpsRight[0] = false;
    (void)dbmPlay::oddsOf(line, {0, 1});
    QCOMPARE(seen, (std::array<int, 2>{0, 0}));
}

// None of all orders is better, and it is no worse than the one that was meant.
void DbmLineTest::theBetterOrder()
{
    std::mt19937 random(5);
    int bettered = 0;
    for (std::size_t many : {2, 3, 4})
        for (int i = 0; i < 25; ++i) {
            const auto line = drawn(many, random);
            Order meant(many);
            for (std::size_t at = 0; at < many; ++at)
                meant[at] = at;
            double most = -100;
            Order order = meant;
            do
                most = std::max(most, worthOf(dbmPlay::oddsOf(line, order)));
            while (std::next_permutation(order.begin(), order.end()));
            const Order best = betterOrder(line, meant);
            QVERIFY(near(worthOf(dbmPlay::oddsOf(line, best)), most));
            if (near(worthOf(dbmPlay::oddsOf(line, meant)), most))
                QCOMPARE(best, meant);
            else
                ++bettered;
        }
    QVERIFY(bettered > 10);
}

void DbmLineTest::whatIsFixedStays()
{
    std::mt19937 random(9);
    for (int i = 0; i < 40; ++i) {
        const auto line = drawn(4, random);
        const Order best = betterOrder(line, {2, 0, 1, 3}, 1);
        QCOMPARE(best.front(), std::size_t(2));
    }
}

void DbmLineTest::sixCombats()
{
    std::mt19937 random(13);
    const auto line = drawn(longestLine, random);
    const LineOdds odds = dbmPlay::oddsOf(line, {0, 1, 2, 3, 4, 5});
    for (const auto& both : odds.fates)
        for (const auto& one : both)
            QVERIFY(near(one[0] + one[1] + one[2] + one[3], 1));
}

// Figure 11 of the book: blades with a general against pikes four deep; A and D of theirs only overlap. Every face of
// both combats is played by the rules; what the second has to count depends on how the first came.
void DbmLineTest::thePictureOfTheBook()
{
    const play::State state = stateOf(R"(
phase: combat
blocks: {A1C: {}, B1C: {}}
things:
  AB: {type: Bd, grade: O, regular: true, block: A1C}
  AC: {type: Bd, grade: O, regular: true, block: A1C, leads: chief}
  AX: {type: Sp, grade: O, regular: true, block: A1C}
  BE: {type: Pk, grade: O, regular: true, block: B1C}
  BF: {type: Pk, grade: O, regular: true, block: B1C}
  BG: {type: Pk, grade: O, regular: true, block: B1C}
  BH: {type: Pk, grade: O, regular: true, block: B1C}
  BI: {type: Pk, grade: O, regular: true, block: B1C}
  BJ: {type: Pk, grade: O, regular: true, block: B1C}
  BK: {type: Pk, grade: O, regular: true, block: B1C}
  BL: {type: Pk, grade: O, regular: true, block: B1C}
)");
    const auto id = [&](const char* badge) { return named(state, badge); };
    const Ids first{id("AC"), id("BI")}, second{id("AB"), id("BE")};
    const std::vector<int> behindI{id("BJ"), id("BK"), id("BL")}, behindE{id("BF"), id("BG"), id("BH")};
    const auto fightOf = [](const Ids& on) { return answer("fight", {{"ours", {on[0]}}, {"theirs", {on[1]}}}); };
    const play::Course course{fightOf(first), fightOf(second)};
    const std::vector<play::Supposed> supposed{{"their-behind", first, behindI}, {"their-flanks", first, {1}},
        {"their-behind", second, behindE}, {"their-flanks", second, {1}}};
    const play::Prospect seen = prospectOf(state, "line", course, supposed);
    QVERIFY(!seen.refused);

    std::map<std::pair<Id, std::string>, double> due;
    double lost[2] = {0, 0};
    fights::forEveryThrow([&](auto next, const double&) {
        constexpr double chance = 1.0 / (36 * 36);
        bool gone = false, stays = true;
        for (const Ids& on : {first, second}) {
            play::State now = played(state, fightOf(on));
            const bool isSecond = on == second;
            const int more = isSecond && gone && stays;
            const int lessOurs = isSecond && !stays && !gone; // theirs of the first would overlap ours
            const auto open = dbmGame().can(now);
            play::Answer told = answer("combat",
                {{"their-behind", isSecond ? behindE : behindI}, {"their-flanks", {1 + more}},
                    {"our-flanks", {lessOurs}}, {"ours", {next()}}, {"theirs", {next()}}});
            now = played(now, told);
            std::string step = now.agenda.empty() ? "" : now.agenda.back().what;
            const Id whose = step.empty() ? 0 : now.agenda.back().on.front();
            if (step == "pursues") // nobody of these falls back without a card of his own
                qFatal("a pursuit before its cause");
            if (whose == on[0])
                stays = isSecond && stays;
            if (whose == on[1] && !isSecond)
                gone = true;
            if (step == "falls") {
                lost[whose == on[0] ? 0 : 1] += chance * (whose == on[0] ? 1 : 4); // the pikes fall four deep
                due[{on[0], whose == on[0] ? "ours-fall" : "theirs-fall"}] += chance;
            } else if (!step.empty()) {
                due[{on[0], whose == on[0] ? "ours-go" : "theirs-go"}] += chance;
            }
        }
    });
    for (const Ids& on : {first, second})
        for (const char* what : {"theirs-fall", "theirs-go", "ours-go", "ours-fall"}) {
            const double is = figure(seen, "fight", what, on), its = due[{on[0], what}];
            QVERIFY2(near(is, its), qPrintable(QString("%1: %2, counted %3").arg(what).arg(is).arg(its)));
        }
    QVERIFY(near(figure(seen, "equivalents", "", {id("A")}), lost[0]));
    QVERIFY(near(figure(seen, "equivalents", "", {id("B")}), lost[1]));
}

// Who has lost nearly a third breaks as often as his element falls; and the army with all that is lost then.
void DbmLineTest::aCommandBreaks()
{
    const play::State state = stateOf(R"(
phase: combat
blocks: {A1C: {}, B1C: {}, B2C: {}}
things:
  A1: {type: Bw, grade: O, regular: true, block: A1C, leads: chief}
  A2: {type: Bd, grade: O, regular: true, block: A1C}
  B1: {type: Kn, grade: O, regular: true, block: B1C}
  B2: {type: Bd, grade: O, regular: true, block: B1C, leads: chief}
  B3: {type: Bd, grade: O, regular: true, block: B1C}
  B4: {type: Bd, grade: O, regular: true, block: B2C}
  B5: {type: Bd, grade: O, regular: true, block: B2C}
  B6: {type: Bd, grade: O, regular: true, block: B2C}
  B7: {type: Bd, grade: O, regular: true, block: B2C}
)");
    const Ids on{named(state, "A1"), named(state, "B1")};
    const play::Course course{answer("fight", {{"ours", {on[0]}}, {"theirs", {on[1]}}})};
    const play::Prospect seen = prospectOf(state, "line", course);
    const auto grid = opposedOf(BattleView(state), fightOf(BattleView(state), on[0], on[1], Mode::close, {}));
    double falls[2] = {0, 0};
    const auto ways = grid.ways();
    for (std::size_t i = 0; i < ways.size(); ++i) {
        falls[0] += grid.outcomes[i].id == "ours-destroyed" ? ways[i] / 36.0 : 0;
        falls[1] += grid.outcomes[i].id == "theirs-destroyed" ? ways[i] / 36.0 : 0;
    }
    // By hand: 4 and the general's 1 beside 3; bowmen beaten by horse are destroyed, horse only if doubled.
    QVERIFY(near(falls[0], 6 / 36.0));
    QVERIFY(near(falls[1], 6 / 36.0));
    QVERIFY(near(figure(seen, "command-breaks", "", {named(state, "B1C")}), falls[1])); // one of three
    QVERIFY(near(figure(seen, "command-breaks", "", {named(state, "A1C")}), falls[0])); // one of two
    QCOMPARE(figure(seen, "command-breaks", "", {named(state, "B2C")}), -1.0);
    QVERIFY(near(figure(seen, "army-breaks", "", {named(state, "A")}), falls[0]));
    QCOMPARE(figure(seen, "army-breaks", "", {named(state, "B")}), -1.0); // three of seven
}

const char* const three = R"(
phase: combat
blocks: {A1C: {}, B1C: {}}
things:
  A1: {type: Bd, grade: O, regular: true, block: A1C}
  A2: {type: Bd, grade: O, regular: true, block: A1C}
  A3: {type: Bd, grade: O, regular: true, block: A1C}
  B1: {type: Wb, grade: O, block: B1C}
  B2: {type: Wb, grade: O, block: B1C}
  B3: {type: Wb, grade: O, block: B1C}
)";

play::Course threeFights(const play::State& state)
{
    play::Course course;
    for (const auto& [ours, theirs] : {std::pair{"A1", "B1"}, {"A2", "B2"}, {"A3", "B3"}})
        course.push_back(answer("fight", {{"ours", {named(state, ours)}}, {"theirs", {named(state, theirs)}}}));
    return course;
}

void DbmLineTest::supposedOtherwise()
{
    const play::State state = stateOf(three);
    const auto course = threeFights(state);
    const auto pair = [&](int i) {
        return Ids{course[std::size_t(i)].number("ours"), course[std::size_t(i)].number("theirs")};
    };
    const play::Prospect seen = prospectOf(state, "line", course);
    const auto assumed = [&](const char* input, const Ids& on) {
        return std::ranges::any_of(seen.assumptions,
            [&](const play::Assumption& one) { return one.input.id == input && one.on == on && one.usual; });
    };
    QVERIFY(assumed("our-flanks", pair(0)));
    QVERIFY(assumed("spot", pair(2)));
    QVERIFY(!assumed("beside", pair(0)));
    QVERIFY(assumed("beside", pair(1)));
    const double usual = figure(seen, "fight", "theirs-fall", pair(1));
    // Alone, nothing that became of the first matters.
    const play::Prospect apart =
        prospectOf(state, "line", course, {{"beside", pair(1), {3}}, {"beside", pair(2), {3}}});
    const play::Prospect alone = prospectOf(state, "line", {course[1]});
    QVERIFY(near(figure(apart, "fight", "theirs-fall", pair(1)), figure(alone, "fight", "theirs-fall", pair(1))));
    QVERIFY(!near(usual, figure(alone, "fight", "theirs-fall", pair(1))));
    // The last stands between the two others: it is fought after both, and the second after nobody beside it.
    const play::Prospect moved = prospectOf(state, "line", course, {{"spot", pair(2), {2}}});
    QVERIFY(near(figure(moved, "fight", "theirs-fall", pair(1)), figure(alone, "fight", "theirs-fall", pair(1))));
    QVERIFY(!near(figure(moved, "fight", "theirs-fall", pair(2)), figure(alone, "fight", "theirs-fall", pair(1))));
    // A flank that is open beforehand.
    const play::Prospect open = prospectOf(state, "line", course, {{"their-flanks", pair(0), {1}}});
    QVERIFY(figure(open, "fight", "theirs-fall", pair(0)) > figure(seen, "fight", "theirs-fall", pair(0)));
}

// Whoever is known to stand somewhere stands there, whatever he is called: seen from behind them, from the left.
void DbmLineTest::asTheMapHasThem()
{
    const play::State state = stateOf(three);
    const auto course = threeFights(state);
    for (const int facing : {90, 270}) {
        play::EventBuilder builder(state, fields());
        builder.happened("given");
        int x = 400;
        for (const char* who : {"A2", "A1", "A3"})
            play::setPlace(builder, fields(), named(state, who),
                {.known = play::Place::Known::line, .x = x += 40, .y = 300, .facing = facing});
        std::map<std::string, int> spots;
        for (const play::Assumption& one : prospectOf(builder.state(), "line", course).assumptions)
            if (one.input.id == "spot")
                spots[state[one.on[0]].badge] = one.input.given->front();
        QCOMPARE(spots["A1"], 2);
        QCOMPARE(spots["A2"], facing == 90 ? 1 : 3);
        QCOMPARE(spots["A3"], facing == 90 ? 3 : 1);
    }
}

// Elephants overlap for no horse but elephants, and nobody for expendables (656).
void DbmLineTest::whomNobodyHelps()
{
    const auto helps = [](const char* first, const char* second) {
        const std::string text = std::string("phase: combat\nblocks: {A1C: {}, B1C: {}}\nthings:\n  A1: {type: ")
            + first + ", grade: O, block: A1C}\n  A2: {type: " + second
            + ", grade: O, block: A1C}\n  B1: {type: Wb, grade: O, block: B1C}\n  B2: {type: Exp, grade: O, block: "
              "B1C}\n";
        const play::State state = stateOf(text.c_str());
        auto course = threeFights(state);
        course.pop_back();
        const Ids on{named(state, "A2"), named(state, "B2")};
        return !near(figure(prospectOf(state, "line", course), "fight", "theirs-fall", on),
            figure(prospectOf(state, "line", {course[1]}), "fight", "theirs-fall", on));
    };
    QVERIFY(helps("Bd", "Bd"));
    QVERIFY(helps("El", "Bd"));
    QVERIFY(helps("El", "El"));
    QVERIFY(!helps("El", "Kn"));
    QVERIFY(!helps("Bd", "Exp"));
}

void DbmLineTest::refused()
{
    const play::State state = stateOf(three);
    auto course = threeFights(state);
    course.push_back(course.front());
    QCOMPARE(prospectOf(state, "line", course).refused->code, std::string("play-fights-once"));
    while (course.size() <= longestLine)
        course.push_back(course.front());
    QCOMPARE(prospectOf(state, "line", course).refused->code, std::string("play-line-too-long"));
    QVERIFY(prospectOf(state, "line").of.has_value());
    QVERIFY(prospectOf(state, "line").lines.empty());
}

// --- Moves

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

// How many of the moves can be made, one after the other, with what the commands have.
std::size_t made(play::State state, const play::Course& plan)
{
    std::size_t many = 0;
    for (const play::Answer& one : plan) {
        const auto open = dbmGame().can(state);
        const play::Decision* ask = play::cardFor(open, "move");
        const play::Resolved done = dbmGame().resolve(state, play::filled(*ask, one));
        if (done.refused)
            return many;
        for (const play::Event& event : done.events)
            play::apply(state, event);
        ++many;
    }
    return many;
}

// Every face of three dice, every way to deal the regular ones, played by the rules.
void DbmLineTest::movesPaidByEveryFace()
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
void DbmLineTest::movesOnceTheDiceAreIn()
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
void DbmLineTest::movesCostAsTheyAreMade()
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

// --- Dice

void DbmLineTest::whatDiceBring()
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
void DbmLineTest::aFlankMarch()
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

QTEST_GUILESS_MAIN(DbmLineTest)
#include "tst_dbm_line.moc"

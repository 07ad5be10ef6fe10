// Lines of DBM's combats as the program foresees them against battles that the rules play with every face.
#include "dbm_ahead.h"

#include "model/play/map/place.h"
#include "model/play/record/detail.h"
#include "rules/dbm/play/combat/combat_cards.h"
#include "rules/dbm/play/forecast/line_odds.h"

#include <map>

using namespace strategikon;
using namespace strategikon::dbmPlay;
using namespace dbmAhead;

class DbmFightsAhead : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { dbmAhead::takeData(); }
    void thePictureOfTheBook();
    void aCommandBreaks();
    void supposedOtherwise();
    void asTheMapHasThem();
    void whomNobodyHelps();
    void outcomesAlone();
    void refused();
};

// Who notes what came of it and no dice: of each outcome two dice stand for it, and the record says that they do.
void DbmFightsAhead::outcomesAlone()
{
    const play::State state = stateOf(R"(
phase: combat
blocks: {A1C: {}, B1C: {}}
things:
  A1: {type: Bd, grade: O, regular: true, block: A1C}
  B1: {type: Sp, grade: I, regular: true, block: B1C}
)");
    const Ids on{named(state, "A1"), named(state, "B1")};
    const play::State now = played(state, answer("fight", {{"ours", {on[0]}}, {"theirs", {on[1]}}}));
    const auto open = dbmGame().can(now);
    const play::Answer draft = answer("combat", {});
    const auto outcomes = outcomesOf(dbmGame(), now, open.front(), draft);
    QVERIFY(outcomes.size() > 1);
    double sum = 0;
    for (const auto& [outcome, chance] : outcomes) {
        sum += chance;
        const auto found = standingFor(dbmGame(), now, open.front(), draft, outcome);
        QVERIFY2(found && found->noted, outcome.c_str());
        QCOMPARE(found->find("ours")->size(), std::size_t(1));
        QCOMPARE(found->find("theirs")->size(), std::size_t(1));
        QCOMPARE(dbmGame().preview(now, *found).chances, (std::vector<std::pair<std::string, double>>{{outcome, 1.0}}));
        QVERIFY(!dbmGame().resolve(now, *found).refused);
    }
    QVERIFY(std::abs(sum - 1) < 1e-9);
    QVERIFY(!standingFor(dbmGame(), now, open.front(), draft, "miracle"));
}

// Figure 11 of the book: blades with a general against pikes four deep; A and D of theirs only overlap. Every face of
// both combats is played by the rules; what the second has to count depends on how the first came.
void DbmFightsAhead::thePictureOfTheBook()
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
void DbmFightsAhead::aCommandBreaks()
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

void DbmFightsAhead::supposedOtherwise()
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
void DbmFightsAhead::asTheMapHasThem()
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
void DbmFightsAhead::whomNobodyHelps()
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

void DbmFightsAhead::refused()
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

QTEST_GUILESS_MAIN(DbmFightsAhead)
#include "tst_dbm_fights_ahead.moc"

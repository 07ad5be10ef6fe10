// What a charge may lead to, and what is supposed for it: shots, evades, the flank, facts of the round, orders.
#include "tests/play/foretold.h"

#include "rules/catalogue.h"

using namespace strategikon;
using namespace strategikon::fights;

class ChargesSupposed : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void hitsOnTheWay();
    void whoEvades();
    void theFlank();
    void factsOtherwise();
    void afterAnOrder();
    void severalWithOneOrder();
    void tooManyShots();
};

// What counts in an attack is read from its table.
void ChargesSupposed::initTestCase()
{
    const std::filesystem::path source = SOURCE_DIR;
    setRoots({source / "lists", source / "rules", source / "schema", {}});
    QVERIFY(!attackModifiers().empty());
}

// Bows at whom horse charge: each hit that is not saved counts for the combat, and whole stands fall before it.
void ChargesSupposed::hitsOnTheWay()
{
    play::Telling telling(apart(2), game().fields());
    telling.happened("given");
    const Id horse = badged(telling.state(), "A2"), bows = badged(telling.state(), "B1");
    telling.set(bows, "range", 30);
    const State state = telling.state();
    const Course course{charge(horse, {bows})};
    Supposeds said;
    double before = 2;
    for (const int shots : {0, 1, 2, 3}) {
        said = {{"shots", {bows, horse}, {shots}}};
        const auto seen = play::ahead(game(), state, course, said);
        Everything all(state, horse, said);
        all.from(after(state, game().resolve(state, course.front())));
        compare(all.figures, figuresOf(*find(seen, "charge")), std::to_string(shots).c_str());
        const double wins = figuresOf(*find(seen, "charge"))
                                .at("wins " + std::to_string(Table(state).armies(0).front()) + " first-round");
        QVERIFY(wins < before);
        before = wins;
    }
    // As many as is usual unless it is said.
    const auto usual = play::ahead(game(), state, course);
    QCOMPARE(figuresOf(*find(usual, "charge")), figuresOf(*find(play::ahead(game(), state, course, said), "charge")));
    const auto& shots = find(usual, "charge")->assumptions.front();
    QCOMPARE(shots.input.id, std::string("shots"));
    QCOMPARE(*shots.input.given, Ids{3});
}

// Whoever is told to evade is not met.
void ChargesSupposed::whoEvades()
{
    play::Telling telling(apart(2), game().fields());
    telling.happened("given");
    const Id foot = badged(telling.state(), "A1"), skirmishers = badged(telling.state(), "B2");
    telling.set(skirmishers, "rules", 1 << int(Special::skirmish));
    const State state = telling.state();
    const Course course{charge(foot, {skirmishers})};
    const auto stands = play::ahead(game(), state, course);
    QVERIFY(!figuresOf(*find(stands, "charge")).count("no-combat  "));
    Course other = course;
    Supposeds said;
    const auto& assumptions = find(stands, "charge")->assumptions;
    const auto reaction = std::find_if(
        assumptions.begin(), assumptions.end(), [](const Assumption& one) { return one.input.id == "reaction"; });
    QVERIFY(reaction != assumptions.end());
    QVERIFY(!play::suppose(*reaction, {1}, other, said));
    const auto evades = play::ahead(game(), state, course, said);
    QCOMPARE(figuresOf(*find(evades, "charge")).at("no-combat  "), 1.);
}

// Who is taken in the flank strikes like it, on the card of the attack too; a fact like any other.
void ChargesSupposed::theFlank()
{
    const State state = apart(1);
    const Id charger = badged(state, "A1"), target = badged(state, "B1");
    const auto inFront = play::ahead(game(), state, {charge(charger, {target})});
    const auto beside = play::ahead(game(), state, {charge(charger, {target}, 1)});
    const auto wins = [&](const std::vector<Prospect>& seen) {
        return figuresOf(*find(seen, "charge"))
            .at("wins " + std::to_string(Table(state).armies(0).front()) + " first-round");
    };
    QVERIFY(wins(beside) > wins(inFront));
    const Supposeds not_{{"flanked", {target}, {0}}};
    QCOMPARE(wins(play::ahead(game(), state, {charge(charger, {target}, 1)}, not_)), wins(inFront));
}

// Each fact of the round that follows can be had otherwise, and is what the cards then say.
void ChargesSupposed::factsOtherwise()
{
    const State state = apart(2);
    const Id charger = badged(state, "A1"), target = badged(state, "B1"), second = badged(state, "B2");
    const Course course{charge(charger, {target, second})};
    const Supposeds said{{"stands", {charger}, {2}}, {"cover", {charger}, {1}}, {"flanked", {second}, {1}},
        {"target", {charger}, {target}}, {"follows", {target}, {0}}};
    const auto seen = play::ahead(game(), state, course, said);
    const State met = after(state, game().resolve(state, course.front()));
    const Table table(met);
    Granted granted;
    granted.follows[target] = false;
    Answer two{.what = "attack"};
    two.set("stands", {2});
    two.set("cover", {1});
    granted.told.attacks[charger] = two;
    Answer aside{.what = "attack"};
    aside.set("flanked", {1});
    granted.told.attacks[second] = aside;
    const Combat combat = combatOf(table, table.engagements().front(), granted);
    const auto odds = oddsOf(combat);
    const Figures figures = figuresOf(*find(seen, "charge"));
    const std::string army = std::to_string(table.armies(0).front());
    QCOMPARE(figures.at("wins " + army + " first-round"), odds->first.wins[0]);
    QCOMPARE(figures.at("wins " + army + " in-the-end"), odds->wins[0]);
    // Two of three strike, at an enemy who is defended: dice and face.
    const auto& fighters = combat.first.fighters;
    const auto at =
        std::find_if(fighters.begin(), fighters.end(), [&](const Fighter& one) { return one.unit == charger; });
    QCOMPARE(at->batches.front().reach, 5);
    QCOMPARE(at->batches.front().dice, 6); // of three each, in cover no charge counts
    // Declared in earnest it is the same.
    State fought = met;
    fought.phase = "combat";
    Answer fight{.what = "fight"};
    fight.set("engagement", {table.engagements().front()});
    fought = after(fought, game().resolve(fought, fight));
    while (!fought.agenda.empty() && fought.agenda.back().what == "attack") {
        const Ask ask = game().can(fought).front();
        Answer answer{.what = ask.what, .who = ask.who};
        const Id unit = ask.on.front();
        const bool begun = !fought.agenda.back().with.empty();
        for (const Input& input : ask.inputs)
            answer.set(input.id, input.given.value_or(Ids{}));
        if (unit == charger && !begun) {
            answer.set("target", {target});
            answer.set("stands", {2});
            answer.set("cover", {1});
        }
        if (unit == second)
            answer.set("flanked", {1});
        if (begun)
            answer.set("stands", {0});
        const auto came = game().resolve(fought, answer);
        QVERIFY2(!came.refused, came.refused ? english(*came.refused).c_str() : "");
        fought = after(fought, came);
    }
    const auto declared = play::ahead(game(), fought, {}, {{"follows", {target}, {0}}});
    QCOMPARE(figuresOf(*find(declared, "combat")).at("wins " + army + " in-the-end"), odds->wins[0]);
}

// A brigade of two, each at an enemy of its own: the chance of the order goes with both.
void ChargesSupposed::afterAnOrder()
{
    play::Telling telling(apart(2), game().fields());
    telling.happened("given");
    const Id leader = badged(telling.state(), "AL");
    telling.set(leader, "command", 8);
    telling.set(leader, "joined", 0);
    telling.setPhase("orders");
    const State state = telling.state();
    const Id first = badged(state, "A1"), second = badged(state, "A2");
    Answer order{.what = "order"};
    order.set("commander", {leader});
    order.set("units", {first, second});
    const auto open = play::ahead(game(), state, {order});
    QVERIFY(!find(open, "charge"));
    QCOMPARE(find(open, "charges")->assumptions.size(), std::size_t(1)); // who
    const Supposeds said{{"charging", {}, {first, second}}, {"contacts", {first}, {badged(state, "B1")}},
        {"contacts", {second}, {badged(state, "B2")}}};
    const auto seen = play::ahead(game(), state, {order}, said);
    for (const Id charger : {first, second}) {
        const Figures figures = figuresOf(*find(seen, "charge", charger));
        QCOMPARE(figures.at("charge-ordered  "), 26. / 36);
        const std::string wins = "wins " + std::to_string(Table(state).armies(0).front()) + ' ';
        QCOMPARE(figures.at(wins + "with-order"), figures.at(wins + "in-the-end") * 26 / 36);
    }
}

// Both at one enemy: one combat. With two orders both have to arrive.
void ChargesSupposed::severalWithOneOrder()
{
    play::Telling telling(apart(2), game().fields());
    telling.happened("given");
    const Id leader = badged(telling.state(), "AL");
    telling.set(leader, "command", 8);
    telling.set(leader, "joined", 0);
    telling.setPhase("orders");
    const State state = telling.state();
    const Id first = badged(state, "A1"), second = badged(state, "A2"), enemy = badged(state, "B1");
    Course course(2, {.what = "order"});
    for (std::size_t i = 0; i < 2; ++i) {
        course[i].set("commander", {leader});
        course[i].set("units", {i == 0 ? first : second});
    }
    const Supposeds said{
        {"charging", {}, {first, second}}, {"contacts", {first}, {enemy}}, {"contacts", {second}, {enemy}}};
    const auto seen = play::ahead(game(), state, course, said);
    QCOMPARE(std::count_if(seen.begin(), seen.end(), [](const Prospect& one) { return one.what == "charge"; }), 1);
    const Figures figures = figuresOf(*find(seen, "charge"));
    QVERIFY(std::abs(figures.at("charge-ordered  ") - 26. / 36 * 26 / 36) < 1e-12);
    State met = state;
    for (const Id charger : {first, second}) {
        met.agenda = {{"charge", 0, {charger}, {0}}};
        met = after(met, game().resolve(met, charge(charger, {enemy})));
    }
    Figures expected = standing(met, first);
    compare(expected, figures, "both");
}

void ChargesSupposed::tooManyShots()
{
    play::Telling telling(apart(4), game().fields());
    telling.happened("given");
    const Id leader = badged(telling.state(), "AL");
    telling.set(leader, "joined", 0);
    telling.setPhase("orders");
    Answer order{.what = "order"};
    order.set("commander", {leader});
    Ids units;
    Supposeds said;
    for (const char* at : {"1", "2", "3", "4"}) {
        const Id unit = badged(telling.state(), std::string("A") + at),
                 enemy = badged(telling.state(), std::string("B") + at);
        telling.set(enemy, "range", 30);
        telling.set(enemy, "shots", 3);
        units.push_back(unit);
        said.push_back({"contacts", {unit}, {enemy, badged(telling.state(), "B1")}});
    }
    order.set("units", units);
    said.push_back({"charging", {}, units});
    const State state = telling.state();
    const auto seen = play::ahead(game(), state, {order}, said);
    QCOMPARE(find(seen, "charge")->refused->code, std::string("play-too-many-shots"));
    QVERIFY(find(seen, "charge")->lines.empty());
}

QTEST_GUILESS_MAIN(ChargesSupposed)
#include "tst_charges_supposed.moc"

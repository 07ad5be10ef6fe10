// What a charge may lead to, and what is supposed for it: shots, evades, the flank, facts of the round, orders.
#include "tests/play/foretold.h"

#include "rules/catalogue.h"
#include "rules/warmaster/play/book.h"

using namespace strategikon;
using namespace strategikon::fights;

class ChargesSupposed : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void hitsOnTheWay();
    void whoEvades();
    void theFlank();
    void howManyAside();
    void pikesInFlank();
    void aheadAndAside();
    void factsOtherwise();
    void afterABlunder();
    void whileCarriedOut();
    void afterAnOrder();
    void severalWithOneOrder();
    void tooManyShots();
};

// What counts in an attack is read from its table.
void ChargesSupposed::initTestCase()
{
    const std::filesystem::path source = SOURCE_DIR;
    setRoots({source / "lists", source / "rules", source / "schema", {}});
    QVERIFY(!theBook().accounts[int(Account::attacks)].empty());
}

// Bows at whom horse charge: each hit that is not saved counts for the combat, and whole stands fall before it.
void ChargesSupposed::hitsOnTheWay()
{
    play::EventBuilder builder(apart(2), game().fields());
    builder.happened("given");
    const Id horse = badged(builder.state(), "A2"), bows = badged(builder.state(), "B1");
    builder.set(bows, "range", 30);
    const State state = builder.state();
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
                                .at("wins " + std::to_string(BattleView(state).armies(0).front()) + " first-round");
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
    play::EventBuilder builder(apart(2), game().fields());
    builder.happened("given");
    const Id foot = badged(builder.state(), "A1"), skirmishers = badged(builder.state(), "B2");
    builder.set(skirmishers, "rules", 1 << int(Special::skirmish));
    const State state = builder.state();
    const Course course{charge(foot, {skirmishers})};
    const auto stands = play::ahead(game(), state, course);
    QVERIFY(!figuresOf(*find(stands, "charge")).count("no-combat  "));
    Course other = course;
    Supposeds said;
    const auto& assumptions = find(stands, "charge")->assumptions;
    const auto reaction =
        std::ranges::find_if(assumptions, [](const Assumption& one) { return one.input.id == "reaction"; });
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
            .at("wins " + std::to_string(BattleView(state).armies(0).front()) + " first-round");
    };
    QVERIFY(wins(beside) > wins(inFront));
    const Supposeds not_{{"flanked", {target}, {0}}};
    QCOMPARE(wins(play::ahead(game(), state, {charge(charger, {target}, 1)}, not_)), wins(inFront));
}

namespace {

// Horse of Armour 5, as many as there are A's, before a phalanx of Armour 5.
State beforePikes(int horse)
{
    play::EventBuilder builder(apart(horse), game().fields());
    builder.happened("given");
    for (const play::Thing& thing : State(builder.state()).things) {
        if (thing.sort == play::Sort::leader)
            for (const char* field : {"joined", "attack"})
                builder.set(thing.id, field, 0);
        if (thing.sort != play::Sort::body)
            continue;
        builder.set(thing.id, "type", int(thing.side == 0 ? Type::cavalry : Type::infantry));
        builder.set(thing.id, "attack", 3);
        builder.set(thing.id, "armour", 5);
        builder.set(thing.id, "rules", thing.side == 0 ? 0 : 1 << int(Special::phalanx));
    }
    return builder.state();
}

double winsFirst(const State& state, const Prospect& seen)
{
    return figuresOf(seen).at("wins " + std::to_string(BattleView(state).armies(0).front()) + " first-round");
}

int diceOf(const Combat& combat, Id unit)
{
    int dice = 0;
    for (const Fighter& fighter : combat.first.fighters)
        for (const Fighter::Batch& batch : fighter.unit == unit ? fighter.batches : std::vector<Fighter::Batch>{})
            dice += batch.dice;
    return dice;
}

} // namespace

// Of a line one stand touches an enemy at its flank and all touch one in their rear; how many is said otherwise, and
// the round that is declared then has the same odds.
void ChargesSupposed::howManyAside()
{
    play::EventBuilder builder(beforePikes(1), game().fields());
    builder.happened("given");
    builder.set(badged(builder.state(), "B1"), "rules", 0); // no pikes
    const State state = builder.state();
    const Id horse = badged(state, "A1"), foot = badged(state, "B1");
    const auto wins = [&](int edge, int stands) {
        const Course course{charge(horse, {foot}, edge)};
        return winsFirst(state, *find(play::ahead(game(), state, course, {{"stands", {foot}, {stands}}}), "charge"));
    };
    for (const auto& [edge, usual] : {std::pair(1, 1), std::pair(2, 3)}) {
        const auto seen = play::ahead(game(), state, {charge(horse, {foot}, edge)});
        const Prospect& prospect = *find(seen, "charge");
        const auto stands = std::ranges::find_if(prospect.assumptions,
            [&](const Assumption& one) { return one.input.id == "stands" && one.on == Ids{foot}; });
        QVERIFY(stands != prospect.assumptions.end());
        QCOMPARE(*stands->input.given, Ids{usual});
        QCOMPARE(winsFirst(state, prospect), wins(edge, usual));
    }
    QVERIFY(wins(1, 1) > wins(1, 2) && wins(1, 2) > wins(1, 3));
    QCOMPARE(wins(1, 2), wins(2, 2));

    State met = after(state, game().resolve(state, charge(horse, {foot}, 1)));
    if (!met.agenda.empty()) // stands may come round
        met = after(met, game().resolve(met, {"envelop", 0, {{"envelops", {0}}, {"contacts", {}}}}));
    const Id engagement = BattleView(met).get(foot, "engagement");
    QCOMPARE(diceOf(combatOf(BattleView(met), engagement), foot), 2);
    QCOMPARE(
        combatOf(BattleView(met), engagement).then.back().beaten.dice(3), 2); // those he follows are those he touched
    Granted three;
    three.told.attacks[foot].set("stands", {3});
    QCOMPARE(diceOf(combatOf(BattleView(met), engagement, three), foot), 6);
    QCOMPARE(combatOf(BattleView(met), engagement, three).then.back().beaten.dice(2), 4);
    met.phase = "combat";
    met = after(met, game().resolve(met, {"fight", 0, {{"engagement", {engagement}}}}));
    for (const auto& [side, stands] : {std::pair(0, 3), std::pair(1, 2), std::pair(1, 0)}) { // 0: no more of them
        Answer answer{.what = "attack", .who = side};
        const Decision ask = game().can(met).front();
        for (const Input& input : ask.inputs)
            answer.set(input.id, input.id == "stands" ? Ids{stands} : input.given.value_or(Ids{0}));
        const auto came = game().resolve(met, answer);
        QVERIFY2(!came.refused, came.refused ? english(*came.refused).c_str() : "");
        met = after(met, came);
    }
    QCOMPARE(winsFirst(met, *find(play::ahead(game(), met), "combat")), wins(1, 2));
}

// Twelve dice on 4 and more against one, of the last ditch; a third of each goes through Armour 5 (rulebook 1585, 1659,
// 4559; errata 99). Ahead it is nine on 5 and more against nine.
void ChargesSupposed::pikesInFlank()
{
    const State state = beforePikes(1);
    const Id horse = badged(state, "A1"), pikes = badged(state, "B1");
    const double none = std::pow(2. / 3, 12), one = 12 * std::pow(2. / 3, 11) / 3;
    const double expected = 2. / 3 * (1 - none) + 1. / 3 * (1 - none - one);
    QVERIFY(std::abs(expected - 0.977) < 0.0005);
    for (const int edge : {1, 2}) {
        const auto seen = play::ahead(game(), state, {charge(horse, {pikes}, edge)});
        QVERIFY(std::abs(winsFirst(state, *find(seen, "charge")) - expected) < 1e-12);
    }
    const auto ahead = play::ahead(game(), state, {charge(horse, {pikes})});
    QVERIFY(winsFirst(state, *find(ahead, "charge")) < 0.3);
}

// Charged ahead and at the flank: of the three stands at least one has an enemy at its side; how many there are can be
// said, and a unit that has others ahead strikes at them.
void ChargesSupposed::aheadAndAside()
{
    play::EventBuilder builder(beforePikes(2), game().fields());
    builder.happened("given");
    for (const char* badge : {"B1", "B2"})
        builder.set(badged(builder.state(), badge), "rules", 0); // no pikes
    State state = builder.state();
    const Id first = badged(state, "A1"), second = badged(state, "A2"), foot = badged(state, "B1");
    for (const auto& [horse, edge] : {std::pair(first, 0), std::pair(second, 1)}) {
        state = after(state, game().resolve(state, charge(horse, {foot}, edge)));
        if (!state.agenda.empty()) // stands may come round
            state = after(state, game().resolve(state, {"envelop", 0, {{"envelops", {0}}, {"contacts", {}}}}));
    }
    const auto seen = play::ahead(game(), state);
    const Prospect& combat = *find(seen, "combat");
    const auto turned = std::ranges::find_if(
        combat.assumptions, [&](const Assumption& one) { return one.input.id == "turned" && one.on == Ids{foot}; });
    QVERIFY(turned != combat.assumptions.end());
    QCOMPARE(*turned->input.given, Ids{1});
    QCOMPARE(turned->input.least, 1);
    QCOMPARE(turned->input.most, 3);
    const BattleView table(state);
    const Id engagement = table.get(foot, "engagement");
    QCOMPARE(diceOf(combatOf(table, engagement), foot), 8); // 3 and 3, and 2
    Course course;
    Supposeds all;
    QVERIFY(!play::suppose(*turned, {3}, course, all));
    Granted granted;
    granted.told.attacks[foot].set("turned", {3});
    QCOMPARE(diceOf(combatOf(table, engagement, granted), foot), 6);
    const auto wins = [&](const std::vector<Prospect>& prospects) {
        return winsFirst(state, *find(prospects, "combat"));
    };
    const auto odds = oddsOf(combatOf(table, engagement, granted));
    QCOMPARE(wins(play::ahead(game(), state, course, all)), odds->first.wins[0]);
    QVERIFY(wins(seen) < odds->first.wins[0]);
}

// A blunder that sends units at the enemy: each charge that its card names is foretold, as on the card of the charge
// itself (rulebook 2450).
void ChargesSupposed::afterABlunder()
{
    play::EventBuilder builder(apart(2), game().fields());
    builder.happened("given");
    builder.set(badged(builder.state(), "AL"), "joined", 0);
    builder.setPhase("orders");
    const Id first = badged(builder.state(), "A1"), second = badged(builder.state(), "A2"),
             enemy = badged(builder.state(), "B1");
    builder.push({"blunder-moves", 0, {first, second}, {3}});
    const State state = builder.state();
    Answer draft{.what = "blunder-moves", .who = 0};
    draft.set("moving", {first, second});
    draft.set("charging", {first});
    QVERIFY(!find(play::ahead(game(), state), "charge"));
    const auto open = play::ahead(game(), state, {draft});
    QVERIFY(find(open, "charges") && !find(open, "charge"));
    const Supposeds said{{"contacts", {first}, {enemy}}};
    const auto seen = play::ahead(game(), state, {draft}, said);
    const State next = after(state, game().resolve(state, draft));
    QCOMPARE(next.agenda.back().what, std::string("charge"));
    Answer made = charge(first, {enemy});
    std::erase_if(made.inputs, [](const auto& one) { return one.first == "unit"; });
    const auto declared = play::ahead(game(), next, {made});
    QCOMPARE(figuresOf(*find(seen, "charge", first)), figuresOf(*find(declared, "charge", first)));
}

// An order that has arrived, while its card lies open: the charges that it names, and no chance of an order before
// them.
void ChargesSupposed::whileCarriedOut()
{
    play::EventBuilder builder(apart(2), game().fields());
    builder.happened("given");
    builder.set(badged(builder.state(), "AL"), "joined", 0);
    builder.setPhase("orders");
    const Id first = badged(builder.state(), "A1"), second = badged(builder.state(), "A2");
    builder.push({"carried-out", 0, {first, second}, {}});
    const State state = builder.state();
    Answer draft{.what = "carried-out", .who = 0};
    QVERIFY(!find(play::ahead(game(), state, {draft}), "charges"));
    draft.set("charging", {first, second});
    draft.set("stayed", {});
    draft.set("together", {1});
    const auto open = play::ahead(game(), state, {draft});
    const Prospect* which = find(open, "charges");
    QVERIFY(which && !find(open, "charge"));
    for (const Id charger : {first, second})
        QVERIFY(std::ranges::any_of(which->assumptions,
            [&](const Assumption& one) { return one.input.id == "contacts" && one.on == Ids{charger}; }));
    QVERIFY(std::ranges::none_of(which->assumptions,
        [](const Assumption& one) { return one.input.id == "charging"; })); // the card itself says it
    const Supposeds said{{"contacts", {first}, {badged(state, "B1")}}, {"contacts", {second}, {badged(state, "B2")}}};
    const auto seen = play::ahead(game(), state, {draft}, said);
    State next = after(state, game().resolve(state, draft));
    for (const auto& [charger, enemy] : {std::pair(first, "B1"), std::pair(second, "B2")}) {
        QCOMPARE(next.agenda.back().on, Ids{charger}); // in the order in which they are named
        Answer made = charge(charger, {badged(state, enemy)});
        std::erase_if(made.inputs, [](const auto& one) { return one.first == "unit"; });
        const auto declared = play::ahead(game(), next, {made});
        QCOMPARE(figuresOf(*find(seen, "charge", charger)), figuresOf(*find(declared, "charge", charger)));
        next = after(next, game().resolve(next, made));
    }
    for (const auto& [key, value] : figuresOf(*find(seen, "charge", first)))
        QVERIFY(!key.starts_with("charge-ordered") && !key.ends_with("with-order"));
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
    const BattleView table(met);
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
    const auto at = std::ranges::find_if(fighters, [&](const Fighter& one) { return one.unit == charger; });
    QCOMPARE(at->batches.front().reach, 5);
    QCOMPARE(at->batches.front().dice, 6); // of three each, in cover no charge counts
    // Declared in earnest it is the same.
    State fought = met;
    fought.phase = "combat";
    Answer fight{.what = "fight"};
    fight.set("engagement", {table.engagements().front()});
    fought = after(fought, game().resolve(fought, fight));
    while (!fought.agenda.empty() && fought.agenda.back().what == "attack") {
        const Decision ask = game().can(fought).front();
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
    play::EventBuilder builder(apart(2), game().fields());
    builder.happened("given");
    const Id leader = badged(builder.state(), "AL");
    builder.set(leader, "command", 8);
    builder.set(leader, "joined", 0);
    builder.setPhase("orders");
    const State state = builder.state();
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
        const std::string wins = "wins " + std::to_string(BattleView(state).armies(0).front()) + ' ';
        QCOMPARE(figures.at(wins + "with-order"), figures.at(wins + "in-the-end") * 26 / 36);
    }
}

// Both at one enemy: one combat. With two orders both have to arrive.
void ChargesSupposed::severalWithOneOrder()
{
    play::EventBuilder builder(apart(2), game().fields());
    builder.happened("given");
    const Id leader = badged(builder.state(), "AL");
    builder.set(leader, "command", 8);
    builder.set(leader, "joined", 0);
    builder.setPhase("orders");
    const State state = builder.state();
    const Id first = badged(state, "A1"), second = badged(state, "A2"), enemy = badged(state, "B1");
    Course course(2, {.what = "order"});
    for (std::size_t i = 0; i < 2; ++i) {
        course[i].set("commander", {leader});
        course[i].set("units", {i == 0 ? first : second});
    }
    const Supposeds said{
        {"charging", {}, {first, second}}, {"contacts", {first}, {enemy}}, {"contacts", {second}, {enemy}}};
    const auto seen = play::ahead(game(), state, course, said);
    QCOMPARE(std::ranges::count_if(seen, [](const Prospect& one) { return one.what == "charge"; }), 1);
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
    play::EventBuilder builder(apart(4), game().fields());
    builder.happened("given");
    const Id leader = badged(builder.state(), "AL");
    builder.set(leader, "joined", 0);
    builder.setPhase("orders");
    Answer order{.what = "order"};
    order.set("commander", {leader});
    Ids units;
    Supposeds said;
    for (const char* at : {"1", "2", "3", "4"}) {
        const Id unit = badged(builder.state(), std::string("A") + at),
                 enemy = badged(builder.state(), std::string("B") + at);
        builder.set(enemy, "range", 30);
        builder.set(enemy, "shots", 3);
        units.push_back(unit);
        said.push_back({"contacts", {unit}, {enemy, badged(builder.state(), "B1")}});
    }
    order.set("units", units);
    said.push_back({"charging", {}, units});
    const State state = builder.state();
    const auto seen = play::ahead(game(), state, {order}, said);
    QCOMPARE(find(seen, "charge")->refused->code, std::string("play-too-many-shots"));
    QVERIFY(find(seen, "charge")->lines.empty());
}

QTEST_GUILESS_MAIN(ChargesSupposed)
#include "tst_charges_supposed.moc"

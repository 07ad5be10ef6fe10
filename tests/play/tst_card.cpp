// A card while it is filled in, without a window: values, who said so, dice, what no longer matters, left and found.
#include "tests/play/raid/raid.h"

#include "model/play/card/card.h"
#include "rules/catalogue.h"

#include <QTest>

using namespace strategikon;
using namespace strategikon::play;

namespace {

using Put = Card::Values;

// The first volley of a raid; what somebody else answered before is in the record.
struct Volley {
    Battle battle{raid::game(), raid::beginning(3)};
    Card::Context context() const { return {&raid::game(), &battle.state(), nullptr, &battle, battle.head(), false}; }
    Decision ask(const char* what = "shoot", int who = 0) const
    {
        const auto open = raid::game().can(battle.state());
        return *cardFor(open, what, who);
    }
    Card card(bool eachDie = false) const { return {ask(), context(), eachDie}; }
    void record(const Answer& answer)
    {
        const auto entry = battle.answered(answer);
        QVERIFY2(entry, describe(entry.faults).c_str());
    }
};

Put at(const Card& card, const char* input)
{
    const Put* values = card.at(input);
    return values ? *values : Put{-99};
}

void shoots(Card& card, Id company, Id target)
{
    card.pick("company", company);
    card.pick("target", target);
}

} // namespace

class CardTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { setRoots({SOURCE_DIR "/lists", SOURCE_DIR "/rules", SOURCE_DIR "/schema", {}}); }

    void dealt()
    {
        const Volley volley;
        const Card card = volley.card();
        QVERIFY(card.untouched() && !card.complete() && card.hasDice());
        QCOMPARE(at(card, "company"), Put{});
        QCOMPARE(at(card, "covered"), Put{0}); // as the rules suggest
        QVERIFY(card.isCounted("dice"));       // how many score will do
        QVERIFY(!volley.card(true).isCounted("dice"));
    }

    void picked()
    {
        const Volley volley;
        Card card = volley.card();
        card.pick("company", 1);
        QCOMPARE(at(card, "company"), Put{1});
        card.pick("company", 3); // one at most: the other goes
        QCOMPARE(at(card, "company"), Put{3});
        card.pick("company", 3);
        QCOMPARE(at(card, "company"), Put{});
        card.pick("covered", 1); // takes no things
        QCOMPARE(at(card, "covered"), Put{0});
        QCOMPARE(card.taker(2)->id, std::string("target"));
        QVERIFY(!card.taker(99));
    }

    void counted()
    {
        const Volley volley;
        Card card = volley.card();
        shoots(card, 1, 2);
        QVERIFY(!card.typeDie(7).figure); // three dice: not seven hits
        const Card::Typed two = card.typeDie(2);
        QVERIFY(two.figure == 2 && two.full && card.complete());
        QCOMPARE(at(card, "dice"), Put{2});
    }

    // Three dice cannot hit five times: whoever types a five types what fell.
    void aFaceIsNoCount()
    {
        const Volley volley;
        Card card = volley.card();
        shoots(card, 1, 2);
        QVERIFY(!card.anyFallen());
        QVERIFY(card.typeDie(5).figure == 5 && card.anyFallen());
        QCOMPARE(at(card, "dice"), (Put{5, 0, 0}));
        QVERIFY(!card.typeDie(2).full && card.typeDie(4).full);
        QCOMPARE(at(card, "dice"), (Put{5, 2, 4}));
    }

    void everyDie()
    {
        const Volley volley;
        Card card = volley.card(true);
        shoots(card, 1, 2);
        QVERIFY(!card.typeDie(7).figure);
        for (const int face : {5, 6}) {
            const Card::Typed in = card.typeDie(face);
            QVERIFY(in.figure == face && !in.full);
        }
        QVERIFY(!card.complete());
        QVERIFY(card.typeDie(1).full);
        QCOMPARE(at(card, "dice"), (Put{5, 6, 1}));
        card.takeBackDie();
        QCOMPARE(at(card, "dice"), (Put{5, 6, 0}));
        card.clearDie("dice", 0);
        QCOMPARE(at(card, "dice"), (Put{0, 6, 0}));
        card.clearDie("dice", 9); // there is none
        card.roll([](int) { return 4; });
        QCOMPARE(at(card, "dice"), (Put{4, 6, 4}));
        QVERIFY(card.draft().rolled);
    }

    // A fact that changes nothing now that the dice are in is not noted; one that the players said is.
    void idle()
    {
        const Volley volley;
        Card card = volley.card(true);
        shoots(card, 1, 2);
        for (const int face : {1, 1, 1}) // misses in cover and out of it
            card.typeDie(face);
        QVERIFY(card.isIdle("covered") && card.settled());
        QVERIFY(!card.answer().find("covered"));
        card.clearDie("dice", 0);
        card.typeDie(5); // hits unless it is in cover
        QVERIFY(!card.isIdle("covered") && !card.settled());
        QVERIFY(card.answer().find("covered"));
        card.put("covered", 1);
        QVERIFY(card.settled());
        QCOMPARE(card.answer().number("covered"), 1);
    }

    // The same shot a turn later: how the target lies seldom changes.
    void asLastTime()
    {
        Volley volley;
        Card first = volley.card(true);
        shoots(first, 1, 2);
        first.put("covered", 1);
        first.roll([](int) { return 1; });
        volley.record(first.answer());
        volley.record({.what = "end-phase", .who = 0});
        volley.record({.what = "end-phase", .who = 0});
        Card card = volley.card();
        QVERIFY(!card.isRecalled("covered"));
        shoots(card, 1, 2);
        QVERIFY(card.isRecalled("covered") && !card.isTouched("covered"));
        QCOMPARE(at(card, "covered"), Put{1});
        card.pick("target", 4); // of this one nobody said
        QVERIFY(!card.isRecalled("covered"));
        QCOMPARE(at(card, "covered"), Put{0});
        Card::Context corrected = volley.context();
        corrected.corrected = true;
        Card again(volley.ask(), corrected);
        shoots(again, 1, 2);
        QVERIFY(!again.isRecalled("covered") && !again.settled());
    }

    void leftAndFound()
    {
        const Volley volley;
        Card card = volley.card(true);
        shoots(card, 1, 2);
        card.put("covered", 1);
        card.typeDie(5);
        Card found = volley.card();
        found.restore(card.kept());
        QCOMPARE(at(found, "dice"), (Put{5, 0, 0}));
        QCOMPARE(found.draft(true), card.draft(true));
        QVERIFY(found.isTouched("covered") && !found.isCounted("dice"));
    }

    // What was kept of another card, or was written by a stranger, is not put where no hand could put it.
    void strange()
    {
        const Volley volley;
        Card card = volley.card(true);
        card.restore(
            {{{"company", {99}}, {"target", {2, 4}}, {"covered", {7}}, {"dice", {9, 9, 9}}, {"none", {1}}}, {}, {}});
        QCOMPARE(card.draft(true), volley.card(true).draft(true));
        card.restore({{{"dice", {2}}}, {}, {}}); // a count, where faces are noted
        QCOMPARE(at(card, "dice"), (Put{0, 0, 0}));
    }

    void taken()
    {
        const Volley volley;
        Card card = volley.card();
        Answer said{.what = "shoot", .who = 0};
        said.set("company", {1});
        said.set("target", {4});
        said.set("dice", {6, 6, 6});
        card.take(said);
        QVERIFY(card.complete() && !card.isCounted("dice") && card.isTouched("dice") && !card.isTouched("covered"));
    }

    // On the table before a card lies open: the one action that somebody could be about.
    void about()
    {
        const Volley volley;
        const auto open = raid::game().can(volley.battle.state());
        QVERIFY(!cardAbout(open, 1)); // shoots, or is shot at
        QVERIFY(!cardAbout(open, 99));
        const std::vector<Decision> one{volley.ask()};
        QCOMPARE(cardAbout(one, 1), &one.front());
    }

    // The command line fills in what the window does.
    void asWritten()
    {
        const Volley volley;
        Node shot = Node::newMap();
        shot.set("company", Node::ofText("A1"));
        shot.set("target", Node::ofText("B1"));
        Node action = Node::newMap();
        action.set("A.shoot", shot);
        const auto answer = filledAnswer({&raid::game(), &volley.battle.state()}, action);
        QVERIFY2(answer, describe(answer.faults).c_str());
        Card card = volley.card(true);
        shoots(card, 1, 2);
        QCOMPARE(*answer, card.draft(true));
        shot.set("covered", Node::ofPlain("-")); // nobody noted it
        action.set("A.shoot", shot);
        QVERIFY(!filledAnswer({&raid::game(), &volley.battle.state()}, action)->find("covered"));
    }
};

QTEST_GUILESS_MAIN(CardTest)
#include "tst_card.moc"

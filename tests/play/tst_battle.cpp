// The log of a battle: undo is the inverse, a replay is what was live, nothing is ever lost.
#include "any.h"
#include "model/play/record/agreed.h"
#include "model/play/record/battle.h"
#include "model/play/record/invariants.h"
#include "toy.h"

#include <QTest>

using namespace strategikon::play;

namespace {

Answer march(Id who, int hill, int first, int second)
{
    Answer answer{.what = "march"};
    answer.set("who", {who});
    answer.set("hill", {hill});
    answer.set("dice", {first, second});
    return answer;
}

} // namespace

class Battles : public QObject {
    Q_OBJECT

    Toy toy;

private slots:
    void answersInTurn()
    {
        Battle battle(toy, toy.beginning());
        QVERIFY(battle.answered(march(1, 0, 3, 4)));
        QCOMPARE(battle.state()[1].fields[0], 7);
        QCOMPARE(battle.state().side, 1);
        QVERIFY(battle.answered(march(3, 1, 5, 5)));
        QCOMPARE(battle.state()[3].fields[0], 9);
        QCOMPARE(toy.can(battle.state()).front().what, std::string("stumble"));
        Answer stumble{.what = "stumble"};
        stumble.set("dice", {4});
        QVERIFY(battle.answered(stumble));
        QCOMPARE(battle.state()[3].fields[0], 5);
    }

    void refusals_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("code");
        const char* codes[] = {"play-not-open", "play-not-among", "play-missing", "play-dice", "play-out-of-range",
            "play-unknown-input", "play-twice", "play-how-many", "play-one-value"};
        for (int number = 0; number < int(std::size(codes)); ++number)
            QTest::newRow(codes[number]) << number << codes[number];
    }
    void refusals()
    {
        QFETCH(int, number);
        QFETCH(QString, code);
        Answer wrong = march(1, 0, 3, 4);
        switch (number) {
        case 0:
            wrong.what = "stumble";
            break;
        case 1:
            wrong.set("who", {3});
            break;
        case 2:
            wrong.inputs.erase(wrong.inputs.begin());
            break;
        case 3:
            wrong.set("dice", {1});
            break;
        case 4:
            wrong.set("dice", {1, 7});
            break;
        case 5:
            wrong.set("weather", {1});
            break;
        case 6:
            break;
        case 7:
            wrong.set("who", {1, 2});
            break;
        case 8:
            wrong.set("hill", {0, 1});
            break;
        }
        if (number == 6) { // of two that may be named, one twice
            const Decision ask{.what = "x",
                .inputs = {{.id = "who", .kind = Input::Kind::things, .among = {1, 2}, .least = 1, .most = 2}}};
            Answer twice{.what = "x", .inputs = {{"who", {2, 2}}}};
            QCOMPARE(QString::fromStdString(misfit(ask, twice)->code), code);
            return;
        }
        Battle battle(toy, toy.beginning());
        const auto refused = battle.answered(wrong);
        QVERIFY(!refused);
        QCOMPARE(QString::fromStdString(refused.faults.front().message.code), code);
        QVERIFY(!strategikon::english(refused.faults.front().message).empty());
        QCOMPARE(battle.state(), toy.beginning());
        QVERIFY(battle.log().empty());
    }

    void undoAndRedoAreEntries()
    {
        Battle battle(toy, toy.beginning());
        QVERIFY(!battle.undo());
        QVERIFY(!battle.redo());
        battle.answered(march(1, 0, 3, 4));
        const State after = battle.state();
        battle.answered(march(3, 0, 1, 2));
        QVERIFY(battle.undo());
        QCOMPARE(battle.state(), after);
        QVERIFY(battle.undo());
        QCOMPARE(battle.state(), toy.beginning());
        QCOMPARE(battle.ahead(), (std::vector<int>{1, 2}));
        QVERIFY(battle.redo());
        QCOMPARE(battle.state(), after);
        QCOMPARE(battle.log().size(), std::size_t(5));
        // Something else is done: what was undone stays, and can be gone to.
        battle.answered(march(4, 0, 6, 5));
        QVERIFY(!battle.redo());
        QVERIFY(battle.goTo(2));
        QCOMPARE(battle.state()[3].fields[0], 3);
        QCOMPARE(battle.line(), (std::vector<int>{1, 2}));
        QVERIFY(!battle.goTo(3)); // an undo is no moment
        QVERIFY(!battle.goTo(99));
    }

    void correcting()
    {
        Battle battle(toy, toy.beginning());
        battle.answered(march(1, 0, 3, 4));
        battle.answered(march(3, 0, 1, 2));
        battle.answered(march(1, 0, 2, 4));
        std::vector<Misfit> misfits;
        QVERIFY(battle.corrected(1, march(2, 0, 3, 4), misfits));
        QVERIFY(misfits.empty());
        QCOMPARE(battle.state()[1].fields[0], 6);
        QCOMPARE(battle.state()[2].fields[0], 7);
        // A double has a consequence now, which the later steps did not answer.
        const int first = battle.line().front();
        QVERIFY(battle.corrected(first, march(2, 0, 3, 3), misfits));
        QCOMPARE(misfits.size(), std::size_t(2));
        QCOMPARE(misfits.front().why.code, std::string("play-other-step"));
        QVERIFY(battle.goTo(3)); // as it was first told
        QCOMPARE(battle.state()[1].fields[0], 13);
        QVERIFY(!battle.corrected(first, march(2, 0, 3, 3), misfits)); // not on this line
    }

    // What a correction called up is answered, and the rest of the course that was left follows.
    void following()
    {
        Battle battle(toy, toy.beginning());
        battle.answered(march(1, 0, 3, 4));
        battle.answered(march(3, 0, 1, 2));
        battle.answered(march(1, 0, 2, 4));
        std::vector<Misfit> misfits;
        QVERIFY(battle.corrected(1, march(1, 0, 3, 3), misfits));
        QCOMPARE(misfits.size(), std::size_t(2));
        misfits.clear();
        const auto before = battle.log();
        const auto early = battle.followed(3, misfits); // the stumble is still asked
        QVERIFY(!early);
        QCOMPARE(early.faults.front().message.code, std::string("play-answer-first"));
        QCOMPARE(battle.log(), before);
        Answer stumble{.what = "stumble"};
        stumble.set("dice", {4});
        QVERIFY(battle.answered(stumble));
        misfits.clear();
        QVERIFY(battle.followed(3, misfits));
        QVERIFY(misfits.empty());
        QCOMPARE(battle.state()[1].fields[0], 6 - 4 + 6);
        QCOMPARE(battle.state()[3].fields[0], 3);
        QCOMPARE(battle.line().size(), std::size_t(4));
        // Nothing is left of it now; nor is a step of this line, or none at all, one of another course.
        for (const int none : {3, battle.head(), 0, -1, 99}) {
            const auto again = battle.followed(none, misfits);
            QVERIFY(!again);
            QCOMPARE(again.faults.front().message.code,
                std::string(none == 3 ? "play-nothing-to-follow" : "play-no-other-step"));
        }
        // Of a course that was only gone on in, what is missing here follows too.
        const int whole = battle.head();
        QVERIFY(battle.goTo(battle.line()[2]));
        misfits.clear();
        QVERIFY(battle.followed(whole, misfits));
        QCOMPARE(battle.state()[1].fields[0], 8);
    }

    // What had been taken back before a correction is not answered once more after it.
    void undoneIsNotFollowed()
    {
        Battle battle(toy, toy.beginning());
        battle.answered(march(1, 0, 3, 4));
        battle.answered(march(3, 0, 1, 2));
        battle.answered(march(1, 0, 2, 4));
        const int left = battle.line()[1];
        QVERIFY(battle.undo());
        std::vector<Misfit> misfits;
        QVERIFY(battle.corrected(1, march(1, 0, 3, 3), misfits));
        QCOMPARE(misfits.size(), std::size_t(1));
        Answer stumble{.what = "stumble"};
        stumble.set("dice", {4});
        QVERIFY(battle.answered(stumble));
        for (const int step : {1, left})
            QCOMPARE(battle.tip(step), left);
        misfits.clear();
        QVERIFY(battle.followed(left, misfits));
        QCOMPARE(battle.line().size(), std::size_t(3));
        QCOMPARE(battle.state()[1].fields[0], 6 - 4);
        // Gone back to and brought back, it belongs to its course again.
        QVERIFY(battle.goTo(left));
        QVERIFY(battle.redo());
        QCOMPARE(battle.tip(1), battle.head());
    }

    // A die that was thrown for one unit is no die of another.
    void correctingWhoseDieItIs()
    {
        Battle battle(toy, toy.beginning());
        battle.answered(march(1, 0, 3, 3));
        Answer stumble{.what = "stumble"};
        stumble.set("dice", {4});
        QVERIFY(battle.answered(stumble));
        std::vector<Misfit> misfits;
        QVERIFY(battle.corrected(1, march(2, 0, 3, 3), misfits));
        QCOMPARE(misfits.size(), std::size_t(1));
        QCOMPARE(misfits.front().why.code, std::string("play-asked-otherwise"));
        QCOMPARE(toy.can(battle.state()).front().what, std::string("stumble"));
    }

    void whatStillMatters()
    {
        Battle battle(toy, toy.beginning());
        const Decision ask = toy.can(battle.state()).front();
        Answer answer{.what = "march"};
        answer.set("who", {1});
        QCOMPARE(stillMatters(toy, battle.state(), ask, answer), (std::vector<std::string>{"dice", "hill"}));
        answer.set("dice", {4, 5});
        QCOMPARE(stillMatters(toy, battle.state(), ask, answer), std::vector<std::string>{"hill"});
        answer.set("dice", {1, 2});
        QVERIFY(stillMatters(toy, battle.state(), ask, answer).empty());
        QVERIFY(battle.answered(answer)); // a fact that changes nothing is not noted
    }

    void notes()
    {
        Battle battle(toy, toy.beginning());
        battle.answered(march(1, 0, 3, 4));
        const State before = battle.state();
        battle.noted("bookmark", "The hill", 1);
        QCOMPARE(battle.state(), before);
        QCOMPARE(battle.log().back().text, std::string("The hill"));
        QVERIFY(battle.undo());
    }

    // Another version of the rules: what it would have told otherwise is told, nothing is altered.
    void newerRules()
    {
        Battle battle(toy, toy.beginning());
        battle.answered(march(1, 1, 3, 4));
        battle.answered(march(3, 0, 3, 4));
        battle.answered(march(1, 1, 6, 4));
        QVERIFY(judgedAgain(battle).otherwise.empty());
        const State before = battle.state();
        toy.bonus = 2;
        QCOMPARE(judgedAgain(battle).otherwise, (std::vector<int>{1, 3}));
        QCOMPARE(battle.state(), before);
        QVERIFY(battle.undo()); // what was left is compared too
        QCOMPARE(judgedAgain(battle).otherwise, (std::vector<int>{1, 3}));
        toy.bonus = 1;
    }

    void atRandom()
    {
        for (unsigned seed = 1; seed <= 60; ++seed) {
            std::mt19937 random(seed);
            Battle battle(toy, toy.beginning());
            for (int move = 0; move < 150; ++move) {
                const int what = int(random() % 12);
                std::vector<Misfit> misfits;
                if (what == 0)
                    battle.undo();
                else if (what == 1)
                    battle.redo();
                else if (what == 2)
                    battle.goTo(int(random() % (battle.log().size() + 1)));
                else if (what == 3 && !battle.line().empty()) {
                    const int at = battle.line()[random() % battle.line().size()];
                    battle.corrected(at,
                        anyAnswer(toy.can(battle.stateAfter(battle.log()[std::size_t(at - 1)].parent)), random),
                        misfits);
                } else if (const auto open = toy.can(battle.state()); !open.empty())
                    QVERIFY(battle.answered(anyAnswer(open, random)));
                const auto wrong = brokenIn(toy, battle.state());
                QVERIFY2(wrong.empty(), wrong.empty() ? "" : wrong.front().c_str());
            }
            // Read back, entry by entry, it is the same battle.
            Battle again(toy, toy.beginning());
            for (const Entry& entry : battle.log())
                QVERIFY(again.restored(entry));
            QCOMPARE(again.state(), battle.state());
            QCOMPARE(again.line(), battle.line());
            QCOMPARE(again.ahead(), battle.ahead());
            QCOMPARE(again.stateAfter(battle.head()), battle.state());
            QVERIFY(judgedAgain(again).otherwise.empty());
            // Taken back event by event it is the beginning.
            State state = battle.state();
            const auto line = battle.line();
            for (auto step = line.rbegin(); step != line.rend(); ++step) {
                const auto& events = battle.log()[std::size_t(*step - 1)].events;
                for (auto event = events.rbegin(); event != events.rend(); ++event)
                    QVERIFY(takeBack(state, *event));
            }
            QCOMPARE(state, toy.beginning());
        }
    }

    // Of two causes all, some or none may be agreed on, and no third.
    void causesAgreed()
    {
        for (const int causes : {1, 2, 3, 4, 7}) {
            Battle battle(toy, toy.beginning());
            Answer answer{.what = agreedStep, .who = both};
            answer.set("#2.worn", {causes});
            const auto entry = battle.answered(answer);
            QCOMPARE(bool(entry), causes <= 3);
            if (entry)
                QCOMPARE(battle.state()[2].fields[2], causes);
            else
                QCOMPARE(entry.faults.front().message.code, std::string("play-out-of-range"));
        }
    }

    // A log that was tampered with is refused where it no longer fits.
    void tampered()
    {
        Battle battle(toy, toy.beginning());
        battle.answered(march(1, 0, 3, 4));
        battle.answered(march(3, 0, 1, 2));
        Battle again(toy, toy.beginning());
        Entry second = battle.log()[1];
        QVERIFY(!again.restored(second)); // the first is missing
        QVERIFY(again.restored(battle.log()[0]));
        second.events.front().changes.front().from = 5;
        QVERIFY(!again.restored(second));
        second = battle.log()[1];
        second.parent = 7;
        QVERIFY(!again.restored(second));
        QVERIFY(again.restored(battle.log()[1]));
    }
};

QTEST_GUILESS_MAIN(Battles)
#include "tst_battle.moc"

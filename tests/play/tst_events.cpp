// Events: what a change does, what takes it back, and what does not fit.
#include "model/play/event.h"

#include <QTest>

using namespace strategikon::play;

namespace {

Fields someFields()
{
    return Fields({{.id = "hits", .label = "Hits", .of = Sort::body},
        {.id = "stands", .label = "Stands", .of = Sort::body, .start = 3},
        {.id = "with", .label = "With", .of = Sort::leader, .kind = FieldSpec::Kind::thing}});
}

const Fields fields = someFields();

State twoBodies()
{
    Telling telling(State{}, fields);
    telling.happened("set-up");
    telling.make({.sort = Sort::body, .name = "First", .side = 0});
    telling.make({.sort = Sort::body, .name = "Second", .side = 1});
    telling.make({.sort = Sort::leader, .name = "Leader", .side = 0});
    return telling.state();
}

} // namespace

class Events : public QObject {
    Q_OBJECT

private slots:
    void everyChangeIsAppliedAndTakenBack()
    {
        const State before = twoBodies();
        Telling telling(before, fields);
        telling.happened("everything", {1, 2}, {{"hits", 4}});
        telling.set(1, "hits", 4);
        telling.add(1, "stands", -1);
        telling.set(3, "with", 1);
        const Id tie = telling.make({.sort = Sort::tie, .kind = "engagement"});
        telling.join(tie, 1);
        telling.join(tie, 2);
        telling.leave(tie, 1);
        telling.lose(2);
        telling.changeSide(3, 1);
        telling.setTurn(1);
        telling.setSide(1);
        telling.setPhase("shooting");
        telling.push({"answer-first", 1, {1}, {2}});
        telling.queue({"answer-last", 0, {}, {}});
        telling.drop();
        QCOMPARE(telling.state().agenda.back().what, std::string("answer-last"));
        telling.happened("the end");
        telling.end();
        State state = before;
        for (const Event& event : telling.events())
            QVERIFY(apply(state, event));
        QCOMPARE(state, telling.state());
        QCOMPARE(state[1].fields, (std::vector<int>{4, 2}));
        QVERIFY(state.agenda.empty()); // nothing waits any more
        QCOMPARE(state[tie].members, std::vector<Id>{2});
        QVERIFY(state.over && state[2].gone);
        const auto events = telling.events();
        for (auto event = events.rbegin(); event != events.rend(); ++event)
            QVERIFY(takeBack(state, *event));
        QCOMPARE(state, before);
        QCOMPARE(events.front().of("hits"), 4);
        QCOMPARE(events.front().of("none", 7), 7);
    }

    // What changes nothing is not noted.
    void nothingChanged()
    {
        Telling telling(twoBodies(), fields);
        telling.happened("looked");
        telling.set(1, "hits", 0);
        telling.set(1, "unknown", 5);
        telling.leave(1, 2);
        telling.drop(3);
        QVERIFY(telling.events().front().changes.empty());
    }

    // What is over is gone through no more and is no part of what a state copies, but it is there by its id, and back
    // again where it was not over after all.
    void tiesThatAreOverLeave()
    {
        constexpr int many = 200;
        std::vector<State> states{twoBodies()};
        std::vector<Event> events;
        for (int i = 0; i < many; ++i) {
            Telling telling(states.back(), fields);
            telling.happened("fought");
            const Id tie = telling.make({.sort = Sort::tie, .kind = "engagement"});
            telling.join(tie, 1 + i % 2);
            if (i % 3 == 0)
                telling.lose(tie);
            else if (i > 0)
                telling.lose(tie - 1);
            if (i == 100) {
                telling.join(5, 2); // of one that is over
                telling.regain(9);
            }
            events.push_back(telling.events().front());
            State next = states.back();
            QVERIFY(apply(next, events.back()));
            QCOMPARE(next, telling.state());
            states.push_back(std::move(next));
        }
        State state = states.back();
        QCOMPARE(int(state.things.size()), 3 + many);
        std::vector<Id> here, open;
        for (const Thing& thing : state.things)
            here.push_back(thing.id);
        for (Id id = 1; id <= 3 + many; ++id) {
            QCOMPARE(state[id].id, id);
            if (!state[id].gone)
                open.push_back(id);
        }
        QVERIFY(open.size() < many / 2);
        QCOMPARE(here, open);
        QCOMPARE(state[5].members, (std::vector<Id>{2, 2}));
        for (int i = many; i-- > 0;) {
            QVERIFY(takeBack(state, events[std::size_t(i)]));
            QCOMPARE(state, states[std::size_t(i)]);
        }
    }

    // An event of another state is refused as a whole.
    void eventsOfAnotherState()
    {
        Telling telling(twoBodies(), fields);
        telling.happened("hit");
        telling.set(2, "hits", 1);
        telling.set(1, "hits", 3);
        telling.join(telling.make({.sort = Sort::tie}), 1);
        State other = twoBodies();
        other.things.change(1).fields[0] = 2;
        const State as = other;
        QVERIFY(!apply(other, telling.events().front()));
        QCOMPARE(other, as);
        QVERIFY(!takeBack(other, telling.events().front()));
        QCOMPARE(other, as);
        for (const int thing : {0, -4, 99}) {
            Event wild{"wild", {}, {}, {}, {{.what = Change::What::field, .thing = thing, .index = 0, .to = 1}}};
            QVERIFY(!apply(other, wild));
        }
        Event wild{"wild", {}, {}, {}, {{.what = Change::What::dropped, .index = 4, .step = Step{}}}};
        QVERIFY(!apply(other, wild));
        QCOMPARE(other, as);
    }
};

QTEST_GUILESS_MAIN(Events)
#include "tst_events.moc"

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
    EventBuilder builder(State{}, fields);
    builder.happened("set-up");
    builder.make({.sort = Sort::body, .name = "First", .side = 0});
    builder.make({.sort = Sort::body, .name = "Second", .side = 1});
    builder.make({.sort = Sort::leader, .name = "Leader", .side = 0});
    return builder.state();
}

} // namespace

class Events : public QObject {
    Q_OBJECT

private slots:
    void everyChangeIsAppliedAndTakenBack()
    {
        const State before = twoBodies();
        EventBuilder builder(before, fields);
        builder.happened("everything", {1, 2}, {{"hits", 4}});
        builder.set(1, "hits", 4);
        builder.add(1, "stands", -1);
        builder.set(3, "with", 1);
        const Id tie = builder.make({.sort = Sort::tie, .kind = "engagement"});
        builder.join(tie, 1);
        builder.join(tie, 2);
        builder.leave(tie, 1);
        builder.lose(2);
        builder.changeSide(3, 1);
        builder.setTurn(1);
        builder.setSide(1);
        builder.setPhase("shooting");
        builder.push({"answer-first", 1, {1}, {2}});
        builder.queue({"answer-last", 0, {}, {}});
        builder.drop();
        QCOMPARE(builder.state().agenda.back().what, std::string("answer-last"));
        builder.happened("the end");
        builder.end();
        State state = before;
        for (const Event& event : builder.events())
            QVERIFY(apply(state, event));
        QCOMPARE(state, builder.state());
        QCOMPARE(state[1].fields, (std::vector<int>{4, 2}));
        QVERIFY(state.agenda.empty()); // nothing waits any more
        QCOMPARE(state[tie].members, std::vector<Id>{2});
        QVERIFY(state.over && state[2].gone);
        const auto events = builder.events();
        for (auto event = events.rbegin(); event != events.rend(); ++event)
            QVERIFY(takeBack(state, *event));
        QCOMPARE(state, before);
        QCOMPARE(events.front().of("hits"), 4);
        QCOMPARE(events.front().of("none", 7), 7);
    }

    // What changes nothing is not noted.
    void nothingChanged()
    {
        EventBuilder builder(twoBodies(), fields);
        builder.happened("looked");
        builder.set(1, "hits", 0);
        builder.set(1, "unknown", 5);
        builder.leave(1, 2);
        builder.drop(3);
        QVERIFY(builder.events().front().changes.empty());
    }

    // What is over is gone through no more and is no part of what a state copies, but it is there by its id, and back
    // again where it was not over after all.
    void tiesThatAreOverLeave()
    {
        constexpr int many = 200;
        std::vector<State> states{twoBodies()};
        std::vector<Event> events;
        for (int i = 0; i < many; ++i) {
            EventBuilder builder(states.back(), fields);
            builder.happened("fought");
            const Id tie = builder.make({.sort = Sort::tie, .kind = "engagement"});
            builder.join(tie, 1 + i % 2);
            if (i % 3 == 0)
                builder.lose(tie);
            else if (i > 0)
                builder.lose(tie - 1);
            if (i == 100) {
                builder.join(5, 2); // of one that is over
                builder.regain(9);
            }
            events.push_back(builder.events().front());
            State next = states.back();
            QVERIFY(apply(next, events.back()));
            QCOMPARE(next, builder.state());
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
        EventBuilder builder(twoBodies(), fields);
        builder.happened("hit");
        builder.set(2, "hits", 1);
        builder.set(1, "hits", 3);
        builder.join(builder.make({.sort = Sort::tie}), 1);
        State other = twoBodies();
        other.things.change(1).fields[0] = 2;
        const State as = other;
        QVERIFY(!apply(other, builder.events().front()));
        QCOMPARE(other, as);
        QVERIFY(!takeBack(other, builder.events().front()));
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

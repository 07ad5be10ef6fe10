// What players agree on, whatever the rules say: as they write it, what follows from it on the table of Warmaster
// Ancients, what is refused; rules that are overruled, disputes, and how much of a phase is noted.
#include "model/play/record/action.h"
#include "model/play/record/agreed.h"
#include "model/play/record/detail.h"
#include "model/play/record/dispute.h"
#include "model/play/record/invariants.h"
#include "model/play/record/record.h"
#include "model/text/file.h"
#include "model/text/json.h"
#include "model/text/yaml.h"
#include "rules/catalogue.h"
#include "rules/warmaster/play/battle_view.h"
#include "rules/warmaster/play/begin/begin.h"
#include "rules/warmaster/play/game.h"

#include <QTest>

using namespace strategikon;
using namespace strategikon::play;
using strategikon::warmasterPlay::BattleView;
namespace fs = std::filesystem;

namespace {

const fs::path source = SOURCE_DIR;

Army ready(const std::string& nation)
{
    return *readArmy(*readDocument((source / "lists/warmaster/armies" / (nation + ".yaml")).string()));
}

// Whatever is asked first is answered as it is filled in, every die a four.
void begin(Battle& battle)
{
    while (battle.state().turn == 0) {
        const Decision ask = warmasterGame().can(battle.state()).front();
        Answer answer{.what = ask.what, .who = ask.who};
        for (const Input& input : ask.inputs)
            if (input.kind == Input::Kind::dice)
                answer.set(input.id, std::vector<int>(std::size_t(input.dice.count), 4));
            else if (input.given)
                answer.set(input.id, *input.given);
            else
                answer.set(input.id, input.kind == Input::Kind::things ? std::vector<int>{} : std::vector<int>{0});
        const auto entry = battle.answered(answer);
        if (!entry)
            qFatal("%s: %s", ask.what.c_str(), describe(entry.faults).c_str());
    }
}

// JSON with apostrophes: moc loses its way in raw strings.
Node json(std::string text)
{
    std::replace(text.begin(), text.end(), '\'', '"');
    return *readJson(text, "test");
}

std::string general(const State& state)
{
    for (const Thing& thing : state.things)
        if (thing.sort == Sort::leader && thing.side == 0 && BattleView(state).get(thing.id, "rank") == 0)
            return thing.badge;
    return {};
}

// "AG" stands for the General of the first army.
Result<Entry> agree(Battle& battle, std::string agreement)
{
    if (const auto at = agreement.find("'AG'"); at != std::string::npos)
        agreement.replace(at, 4, "'" + general(battle.state()) + "'");
    const auto answer = answerFrom(warmasterGame(), battle.state(), json(agreement));
    if (!answer)
        return answer.faults;
    return battle.answered(*answer);
}

QString codeOf(const Result<Entry>& entry)
{
    return entry ? QString() : QString::fromStdString(entry.faults.front().message.code);
}

std::vector<std::string> told(const Entry& entry)
{
    std::vector<std::string> all;
    for (const Event& event : entry.events)
        if (event.what != "step")
            all.push_back(event.what);
    return all;
}

} // namespace

class AgreedTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Catalogue> catalogue;

    Battle battle()
    {
        auto state = warmasterPlay::begin(
            *catalogue, {{0, ready("greek"), false, {}}, {1, ready("achaemenid-persian"), false, {}}}, {});
        if (!state)
            qFatal("%s", describe(state.faults).c_str());
        return Battle(warmasterGame(), *state);
    }

    Battle begun()
    {
        Battle one = battle();
        begin(one);
        return one;
    }

    static Id named(const State& state, const char* badge) { return thingNamed(state, badge); }

private slots:
    void initTestCase()
    {
        setRoots({source / "lists", source / "rules", source / "schema", {}});
        catalogue = std::make_unique<Catalogue>();
    }

    void standsAndConfusion()
    {
        Battle one = begun();
        const State before = one.state();
        const auto entry = agree(one, "{'agreed': {'A1': {'stands': 2, 'confused': true}}}");
        QVERIFY2(bool(entry), entry ? "" : describe(entry.faults).c_str());
        const BattleView table(one.state());
        const Id unit = named(one.state(), "A1");
        QCOMPARE(table.get(unit, "stands"), 2);
        QVERIFY(table.is(unit, warmasterPlay::state::confused));
        QCOMPARE(told(*entry), (std::vector<std::string>{"agreed", "agreed-stands", "agreed-confused"}));
        QVERIFY(one.undo());
        QCOMPARE(one.state(), before);
        QVERIFY(one.redo());
        QCOMPARE(BattleView(one.state()).get(unit, "stands"), 2);
        QVERIFY(judgedAgain(one).otherwise.empty());
    }

    // Whoever has no stands left is lost, and counts as lost; whoever comes back no longer does.
    void lostAndBack()
    {
        Battle one = begun();
        const Id unit = named(one.state(), "A1"), army = BattleView(one.state()).armyOf(unit);
        const auto counts = [&] {
            const BattleView table(one.state());
            return std::pair(table.get(army, "gone"), table.get(army, "lost"));
        };
        QCOMPARE(counts(), std::pair(0, 0));
        QVERIFY(agree(one, "{'agreed': {'A1': {'stands': 0}}}"));
        QVERIFY(one.state()[unit].gone);
        const int core = BattleView(one.state()).is(unit, warmasterPlay::state::core);
        QCOMPARE(counts(), std::pair(1, core));
        QVERIFY(agree(one, "{'agreed': {'A1': {'stands': 3}}}"));
        QVERIFY(!one.state()[unit].gone);
        QVERIFY(BattleView(one.state()).onTable(unit));
        QCOMPARE(counts(), std::pair(0, 0));
        QVERIFY(agree(one, "{'agreed': {'A1': {'gone': true}}}"));
        QCOMPARE(counts(), std::pair(1, core));
        QVERIFY(agree(one, "{'agreed': {'A1': {'gone': false}}}"));
        QCOMPARE(BattleView(one.state()).get(unit, "stands"), 1);
        QVERIFY(brokenIn(warmasterGame(), one.state()).empty());
    }

    // A commander falls with the unit he is with, and leaves it when he is slain.
    void commanders()
    {
        Battle one = begun();
        QVERIFY(agree(one, "{'agreed': {'AG': {'joined': 'A1'}}}"));
        const Id leader = named(one.state(), general(one.state()).c_str());
        QCOMPARE(BattleView(one.state()).get(leader, "joined"), named(one.state(), "A1"));
        QCOMPARE(codeOf(agree(one, "{'agreed': {'AG': {'joined': 'B1'}}}")), QString("agreed-joins-whom"));
        QVERIFY(agree(one, "{'agreed': {'A1': {'gone': true}}}"));
        QVERIFY(one.state()[leader].gone);
        QVERIFY(agree(one, "{'agreed': {'AG': {'gone': false}}}"));
        QVERIFY(BattleView(one.state()).onTable(leader));
        QCOMPARE(BattleView(one.state()).get(leader, "joined"), 0);
        QVERIFY(agree(one, "{'agreed': {'AG': {'joined': 'A2'}}}"));
        QVERIFY(agree(one, "{'agreed': {'AG': {'joined': null}}}"));
        QCOMPARE(BattleView(one.state()).get(leader, "joined"), 0);
    }

    // An engagement that has one side only is none.
    void engagements()
    {
        Battle one = begun();
        QVERIFY(agree(one, "{'agreed': {'A1': {'engagement': 'B1'}, 'A2': {'engagement': 'B1'}}}"));
        QCOMPARE(BattleView(one.state()).engagements().size(), std::size_t(1));
        QVERIFY(BattleView(one.state()).engaged(named(one.state(), "A2")));
        QCOMPARE(codeOf(agree(one, "{'agreed': {'A1': {'engagement': 'A2'}}}")), QString("agreed-fights-whom"));
        QVERIFY(agree(one, "{'agreed': {'A2': {'engagement': null}}}"));
        QVERIFY(BattleView(one.state()).engaged(named(one.state(), "A1")));
        QVERIFY(agree(one, "{'agreed': {'B1': {'where': 'off'}}}"));
        QVERIFY(BattleView(one.state()).engagements().empty());
        QVERIFY(!BattleView(one.state()).engaged(named(one.state(), "A1")));
    }

    // A combat that was fought away from the program: the phase is over, and so is the turn.
    void aPhasePlayedElsewhere()
    {
        Battle one = begun();
        QVERIFY(agree(one, "{'agreed': {'phase': 'combat', 'A1': {'engagement': 'B1'}}}"));
        QCOMPARE(one.state().phase, std::string("combat"));
        const auto open = warmasterGame().can(one.state());
        QVERIFY(std::ranges::none_of(open, [](const Decision& ask) { return ask.what == "end-phase"; }));
        const int side = one.state().side;
        const auto entry = agree(one, "{'agreed': {'A1': {'stands': 1}, 'phase-over': true}}");
        QVERIFY2(bool(entry), entry ? "" : describe(entry.faults).c_str());
        QCOMPARE(one.state().side, 1 - side);
        QCOMPARE(one.state().phase, std::string("initiative"));
        QVERIFY(BattleView(one.state()).engaged(named(one.state(), "A1"))); // it goes on next turn
    }

    // Hits of shooting drive units back when the phase ends, but not where it was played elsewhere.
    void whatWaitsIsLeftOut()
    {
        Battle one = begun();
        QVERIFY(agree(one, "{'agreed': {'phase': 'shooting'}}"));
        QVERIFY(agree(one, "{'agreed': {'B1': {'shot': 2}}}"));
        QVERIFY(one.answered({.what = "end-phase", .who = one.state().side}));
        QCOMPARE(warmasterGame().can(one.state()).front().what, std::string("drive-back"));
        const int driving = one.head();
        QVERIFY(agree(one, "{'agreed': {'left': 1}}"));
        QVERIFY(warmasterGame().can(one.state()).front().what != "drive-back");
        QVERIFY(one.goTo(driving));
        QVERIFY(agree(one, "{'agreed': {'phase-over': true}}"));
        QCOMPARE(one.state().phase, std::string("combat"));
    }

    // The other side's turn begins like any other: nobody has moved.
    void anotherTurn()
    {
        Battle one = begun();
        const int other = 1 - one.state().side;
        QVERIFY(agree(one, "{'agreed': {'B1': {'moved': 'done'}, 'A1': {'moved': 'done'}}}"));
        QVERIFY(
            agree(one, ("{'agreed': {'turn': 3, 'side': " + std::to_string(other) + ", 'phase': 'orders'}}").c_str()));
        QCOMPARE(one.state().turn, 3);
        QCOMPARE(one.state().side, other);
        QCOMPARE(BattleView(one.state()).get(named(one.state(), other ? "B1" : "A1"), "moved"), 0);
        QVERIFY(!warmasterGame().can(one.state()).empty());
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("agreement");
        QTest::addColumn<QString>("code");
        const auto one = [](const char* agreement, const char* code) {
            QTest::addRow("%s", agreement) << agreement << code;
        };
        one("{'A99': {'stands': 1}}", "play-agreed-unknown");
        one("{'A1': 2}", "play-agreed-unknown");
        one("{'A1': {'attack': 9}}", "play-none-of"); // what a unit is nobody agrees on
        one("{'A1': {'stands': 4}}", "play-out-of-range");
        one("{'A1': {'stands': -1}}", "play-out-of-range");
        one("{'A1': {'stands': 'many'}}", "play-no-value");
        one("{'A1': {'confused': 3}}", "play-no-value");
        one("{'A1': {'where': 'moon'}}", "play-none-of");
        one("{'A1': {'hits': 99}}", "agreed-too-many-hits");
        one("{'A1': {'stands': 3}}", "play-agreed-nothing");
        one("{}", "play-agreed-nothing");
        one("{'phase': 'supper'}", "play-none-of");
        one("{'turn': 0}", "play-out-of-range");
        one("{'side': 2}", "play-out-of-range");
        one("{'left': 1}", "play-out-of-range"); // nothing waits
    }

    void refusals()
    {
        QFETCH(QString, agreement);
        QFETCH(QString, code);
        Battle one = begun();
        const State before = one.state();
        const auto entry = agree(one, ("{'agreed': " + agreement.toStdString() + "}").c_str());
        QCOMPARE(codeOf(entry), code);
        QVERIFY(!english(entry.faults.front().message).empty());
        QCOMPARE(one.state(), before);
    }

    // Answers that nobody wrote: of a damaged file.
    void strangeAnswers()
    {
        Battle one = begun();
        for (const char* input :
            {"", "#", "#.", "#0.stands", "#999999.stands", "#1", "stands", "#-1.gone", "#2.gone", "phase "}) {
            Answer answer{.what = agreedStep, .who = both};
            answer.set(input, {0});
            QCOMPARE(codeOf(one.answered(answer)), QString("play-agreed-unknown"));
        }
        Answer answer{.what = agreedStep};
        answer.set("turn", {});
        QCOMPARE(codeOf(one.answered(answer)), QString("play-one-value"));
    }

    void beforeTheBattleAndAfter()
    {
        Battle one = battle();
        QCOMPARE(codeOf(agree(one, "{'agreed': {'phase': 'combat'}}")), QString("play-agreed-early"));
        QVERIFY(agree(one, "{'agreed': {'A1': {'stands': 2}}}"));
        begin(one);
        QCOMPARE(BattleView(one.state()).get(named(one.state(), "A1"), "stands"), 2);
        // With the General lost the army withdraws when the phase ends, agreed or not.
        QVERIFY(agree(one, "{'agreed': {'AG': {'gone': true}, 'phase': 'shooting', 'phase-over': true}}"));
        QVERIFY(one.state().over);
        QCOMPARE(codeOf(agree(one, "{'agreed': {'A1': {'stands': 1}}}")), QString("play-over"));
    }

    // A switch is another rule from here on, and the record says which.
    void aRuleIsOverruled()
    {
        Battle one = begun();
        QCOMPARE(BattleView(one.state()).ruled("envelop"), std::string("errata"));
        const auto entry = agree(one, "{'agreed': {'#1': {'envelop': 'rulebook'}}}");
        QVERIFY(bool(entry));
        QCOMPARE(BattleView(one.state()).ruled("envelop"), std::string("rulebook"));
        QCOMPARE(entry->events.back().what, std::string("overruled"));
        QCOMPARE(entry->events.back().rule, std::string("envelop"));
    }

    // As people write it and back, and as a file of the record.
    void written()
    {
        Battle one = begun();
        const std::string all = "{'agreed':{'A1':{'stands':2,'confused':true,'gone':false,'where':'off'},'";
        const std::string rest = "':{'joined':null},'phase':'shooting','turn':2,'left':0,'phase-over':false}}";
        const auto answer = answerFrom(warmasterGame(), one.state(), json(all + general(one.state()) + rest));
        QVERIFY2(bool(answer), answer ? "" : describe(answer.faults).c_str());
        const auto again = answerFrom(warmasterGame(), one.state(), agreementOf(warmasterGame(), one.state(), *answer));
        QVERIFY(bool(again));
        QCOMPARE(again->inputs, answer->inputs);
        QVERIFY(one.answered(*answer));
        const std::string text = writeRecord({"warmaster", "x", "1", one.stateAfter(0)}, one);
        std::vector<int> otherwise;
        const auto record = readRecord(
            text, "x", [](std::string_view) { return &warmasterGame(); }, otherwise);
        QVERIFY2(bool(record), record ? "" : describe(record.faults).c_str());
        QVERIFY(otherwise.empty());
        QCOMPARE(record->log, one.log());
    }

    // It can be corrected like any step, and so can what came before it.
    void corrected()
    {
        Battle one = begun();
        QVERIFY(agree(one, "{'agreed': {'A1': {'stands': 2}}}"));
        const int step = one.head();
        QVERIFY(agree(one, "{'agreed': {'A2': {'confused': true}}}"));
        std::vector<play::Misfit> misfits;
        const State before = one.stateAfter(one.log()[std::size_t(step - 1)].parent);
        const auto other = answerFrom(warmasterGame(), before, json("{'agreed': {'A1': {'stands': 1}}}"));
        QVERIFY(one.corrected(step, *other, misfits));
        QVERIFY(misfits.empty());
        QCOMPARE(BattleView(one.state()).get(named(one.state(), "A1"), "stands"), 1);
        QVERIFY(BattleView(one.state()).is(named(one.state(), "A2"), warmasterPlay::state::confused));
    }

    void disputes()
    {
        Input fact{.id = "exposed", .kind = Input::Kind::flag, .fact = true};
        QVERIFY(disputable(fact));
        for (int face = 1; face <= 6; ++face) {
            QCOMPARE(decided(fact, {}, face), face <= 3 ? 1 : 0);
            QCOMPARE(wordOf(fact, face <= 3), std::string(face <= 3 ? "yes" : "no"));
        }
        Input edge{.id = "edge", .kind = Input::Kind::choice, .options = {{"front", {}}, {"flank", {}}}, .fact = true};
        QVERIFY(disputable(edge));
        QCOMPARE(decided(edge, {}, 3), 0);
        QCOMPARE(wordOf(edge, decided(edge, 1, 4)), std::string("flank"));
        edge.options.push_back({"rear", {}}); // the one that is noted or the next
        QCOMPARE(disputed(edge, {}), std::pair(0, 1));
        QCOMPARE(disputed(edge, 1), std::pair(1, 2));
        QCOMPARE(disputed(edge, 2), std::pair(1, 2));
        Input moveRates{.id = "cm", .kind = Input::Kind::number, .least = 2, .most = 9, .fact = true};
        QCOMPARE(disputed(moveRates, 5), std::pair(5, 6));
        QCOMPARE(disputed(moveRates, 9), std::pair(8, 9));
        QCOMPARE(wordOf(moveRates, 6), std::string("6"));
        moveRates.most = 2;
        QVERIFY(!disputable(moveRates));
        fact.fact = false; // what a player decides no die decides
        QVERIFY(!disputable(fact));
        const Dispute dispute{"order", "exposed", "no", 5, true};
        QCOMPARE(*disputeFrom(play::written(dispute)), dispute);
        QVERIFY(!disputeFrom("order exposed no"));
        QVERIFY(!disputeFrom("order exposed no 7"));
    }

    void detail()
    {
        Battle one = begun();
        QVERIFY(detailOf(one, "shooting") == Detail::dice);
        for (const Detail detail : {Detail::tally, Detail::outcomes}) {
            QVERIFY(one.noted("detail", play::written("shooting", detail), one.head()));
            QVERIFY(detailOf(one, "shooting") == detail); // the latest holds
            QVERIFY(detailOf(one, "combat") == Detail::dice);
        }
        one.noted("detail", "shooting nonsense", one.head());
        QVERIFY(detailOf(one, "shooting") == Detail::outcomes);
    }

    // An order of which only the outcome is noted: dice are found that bring it about, and marked.
    void outcomesOnly()
    {
        Battle one = begun();
        QVERIFY(agree(one, "{'agreed': {'phase': 'orders'}}"));
        Decision order;
        for (const Decision& ask : warmasterGame().can(one.state()))
            if (ask.what == "order")
                order = ask;
        QCOMPARE(order.what, std::string("order"));
        Answer answer{.what = "order", .who = order.who};
        for (const Input& input : order.inputs)
            if (input.kind == Input::Kind::things)
                answer.set(input.id, {input.among.front()});
            else if (input.given)
                answer.set(input.id, *input.given);
        const auto outcomes = outcomesOf(warmasterGame(), one.state(), order, answer);
        QVERIFY(!outcomes.empty());
        double sum = 0;
        for (const auto& [outcome, chance] : outcomes) {
            sum += chance;
            const auto found = standingFor(warmasterGame(), one.state(), order, answer, outcome);
            QVERIFY2(bool(found), outcome.c_str());
            QVERIFY(found->noted && !found->rolled);
            Battle tried = one;
            const auto entry = tried.answered(*found);
            QVERIFY(bool(entry));
            const auto events = told(*entry);
            const std::string wanted = outcome == "given" ? "order-given"
                : outcome == "failed"                     ? "order-failed"
                                                          : "blunder";
            QVERIFY2(std::ranges::any_of(events, [&](const std::string& one) { return one.starts_with(wanted); }),
                outcome.c_str());
            QVERIFY(entry->answer.noted);
        }
        QVERIFY(std::abs(sum - 1) < 1e-9);
        QVERIFY(!standingFor(warmasterGame(), one.state(), order, answer, "miracle"));
    }
};

QTEST_GUILESS_MAIN(AgreedTest)
#include "tst_agreed.moc"

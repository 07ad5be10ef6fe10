// Steps of four rule systems that are tables and nothing else (steps.yaml): asked, previewed, thrown, told. Their odds
// are compared with every way in which the dice can fall, told by the record one by one; their sums with sums by hand.
#include "rules/catalogue.h"
#include "rules/play/steps.h"

#include "model/play/record/battle.h"
#include "model/play/sealed.h"
#include "model/play/transaction.h"
#include "model/text/yaml.h"

#include <QTest>

#include <cmath>

using namespace strategikon;
using namespace strategikon::play;

namespace {

using Given = std::map<std::string, int>;

class Table : public View {
public:
    explicit Table(const State& state) : View(state, none()) {}
    static const Fields& none()
    {
        static const Fields all;
        return all;
    }
};

using Transaction = TransactionOf<Table>;

// A battle of nothing but these steps.
class Steps : public RuledGame<Table, Transaction, NoTape> {
public:
    Steps()
    {
        const auto document = readDocument(std::string(SOURCE_DIR) + "/tests/play/steps.yaml");
        std::vector<Rule> rules;
        const auto steps = readSteps(*document->find("steps"));
        if (!steps)
            qFatal("%s", describe(steps.faults).c_str());
        for (const TabledStep& table : *steps)
            tables[table.id] = table;
        TabledStep& secret = tables["order-in-secret"] = tables["order"];
        secret.id = "order-in-secret";
        secret.sealed = true;
        for (const auto& [id, table] : tables)
            rules.push_back(ruleOf<Table, Transaction, NoTape>(table));
        rules.push_back(opening());
        add(std::move(rules));
    }
    const Fields& fields() const override { return Table::none(); }
    std::vector<std::string> violatedInvariants(const State&) const override { return {}; }

    static State at(const std::string& what, std::vector<int> with = {})
    {
        State state;
        state.turn = 1;
        state.agenda.push_back({what, 0, {}, std::move(with)});
        return state;
    }

    std::map<std::string, TabledStep> tables{};
};

const Steps& game()
{
    static const Steps one;
    return one;
}

// A card as it is filled in, with these facts.
Answer answerTo(const Decision& ask, const Given& facts)
{
    Answer answer{.what = ask.what, .who = ask.who};
    for (const Input& input : ask.inputs)
        if (input.kind != Input::Kind::dice) {
            const auto said = facts.find(input.id);
            answer.set(input.id, said == facts.end() ? *input.given : std::vector<int>{said->second});
        }
    return answer;
}

// What comes of every way in which the dice can fall, by what the record tells.
struct EveryFall {
    const State& state;
    const Decision& ask;
    std::map<std::string, double> came{};

    void fall(Answer answer, std::size_t input, double chance)
    {
        while (input < ask.inputs.size() && ask.inputs[input].kind != Input::Kind::dice)
            ++input;
        if (input == ask.inputs.size()) {
            const Resolved resolved = game().resolve(state, answer);
            const Event& told = resolved.events.at(1);
            const auto& table = game().tables.at(ask.what);
            const auto its =
                std::ranges::find_if(table.outcomes, [&](const Outcome& one) { return one.id == told.what; });
            came[its->counts ? told.what + '-' + std::to_string(told.of("count")) : told.what] += chance;
            return;
        }
        Input thrown = ask.inputs[input];
        thrown.dice.faces = true; // each die, where a count would do
        const auto* so = answer.find(thrown.id);
        Faces faces = so ? *so : Faces{};
        if (int(faces.size()) == wanted(thrown.dice, faces)) {
            fall(answer, input + 1, chance);
            return;
        }
        faces.push_back(0);
        for (faces.back() = 1; faces.back() <= thrown.dice.sides; ++faces.back()) {
            answer.set(thrown.id, faces);
            fall(answer, input, chance / thrown.dice.sides);
        }
    }
};

} // namespace

class StepTables : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { setRoots({SOURCE_DIR "/lists", SOURCE_DIR "/rules", SOURCE_DIR "/schema", {}}); }
    void slips_data();
    void slips();
    void chancesAreExact_data();
    void chancesAreExact();
    void sumsAreByTheTable();
    void theBestOfThese();
    void gradingKnowsTheDice();
    void quality();
    void figuresLeadToAnother();
    void inSecret();
    void gradingIsShown();
    void nothingIsATest();
};

void StepTables::chancesAreExact_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QList<int>>("with");
    QTest::addColumn<QVariantMap>("facts");
    const auto row = [](const char* name, const char* what, QList<int> with, QVariantMap facts) {
        QTest::newRow(name) << QString(what) << with << facts;
    };
    row("attacks", "attack", {}, {{"charged", 1}, {"open", 1}});
    row("a batch of dice", "attack-roll", {4}, {{"cover", 1}});
    row("an order", "order", {}, {{"bands", 2}, {"enemy", 1}});
    row("nobody obeys", "order", {}, {{"command", 7}, {"bands", 5}});
    row("two throwers", "combat", {}, {{"own-cf", 4}, {"enemy-cf", 3}, {"own-overlaps", 1}, {"enemy-grade", 1}});
    row("twice as much", "combat", {}, {{"own-cf", 1}, {"enemy-cf", 6}, {"own-steadied", 1}});
    row("some count, thrown again", "melee", {3, 1}, {{"own-skilled", 1}, {"own-spears", 1}, {"own-ranks", 2}});
    row("the better of two", "melee", {3, 2}, {{"enemy-uphill", 1}, {"enemy-better-armour", 1}});
    row("thrown again for the worse", "melee", {2, 3}, {});
    row("a test", "cohesion-test", {1}, {{"shot", 1}, {"artillery", 1}, {"lancers", 1}, {"state", 1}});
    row("a sure test", "cohesion-test", {0}, {{"commander", 1}, {"inspired", 1}, {"rear-support", 1}});
    row("a die through a row", "missiles", {}, {{"class", 2}, {"figures", 13}, {"target", 2}});
    row("percent", "one-more", {37}, {});
}

void StepTables::chancesAreExact()
{
    QFETCH(const QString, what);
    QFETCH(const QList<int>, with);
    QFETCH(const QVariantMap, facts);
    const State state = Steps::at(what.toStdString(), {with.begin(), with.end()});
    const auto open = game().can(state);
    QCOMPARE(int(open.size()), 1);
    Given said;
    for (auto it = facts.begin(); it != facts.end(); ++it)
        said[it.key().toStdString()] = it.value().toInt();
    const Answer answer = answerTo(open.front(), said);
    EveryFall every{state, open.front()};
    every.fall(answer, 0, 1);
    const Preview seen = game().preview(state, answer);
    QCOMPARE(seen.chances.size(), every.came.size());
    double all = 0;
    for (const auto& [outcome, chance] : seen.chances) {
        QVERIFY2(std::abs(every.came[outcome] - chance) < 1e-12, outcome.c_str());
        all += chance;
    }
    QVERIFY(std::abs(all - 1) < 1e-12);
}

// Modifiers and sums as one would add them by hand.
void StepTables::sumsAreByTheTable()
{
    const auto target = [](const char* what, const Given& facts, std::vector<int> with = {}) {
        const State state = Steps::at(what, std::move(with));
        return game().preview(state, answerTo(game().can(state).front(), facts)).target;
    };
    QCOMPARE(target("order", {{"command", 9}, {"bands", 2}, {"again", 1}, {"dense", 1}}), 5);
    QCOMPARE(target("attack-roll", {{"cover", 2}}, {3}), 6);
    QCOMPARE(target("melee", {{"own-uphill", 1}, {"own-better-armour", 1}}, {3, 0}), 3);
    QCOMPARE(target("melee", {{"enemy-uphill", 1}}, {3, 0}), 5);

    const TabledStep& attack = game().tables.at("attack");
    const Decision card = cardOf(attack);
    QCOMPARE(cameOf(attack, answerTo(card, {{"pursues", 1}, {"distances", 2}, {"flanked", 1}})).value, 3 + 1 + 2 - 1);
    QCOMPARE(cameOf(attack, answerTo(card, {{"charged", 1}, {"distances", 2}})).value, 3); // not in the open
}

void StepTables::theBestOfThese()
{
    const State state = Steps::at("melee", {1, 0});
    const Given facts{
        {"own-skilled", 1}, {"own-swordsmen", 1}, {"own-pikes", 1}, {"own-ranks", 4}, {"enemy-uphill", 1}};
    const Preview seen = game().preview(state, answerTo(game().can(state).front(), facts));
    QStringList counted;
    for (const play::Modifier& one : seen.modifiers)
        counted << QString::fromStdString(one.account + ' ' + one.id + ' ' + std::to_string(one.value));
    QCOMPARE(counted.join(", "), QString("own skilled 1, own fourth-rank 1, enemy uphill 1"));
}

// By hand: 4 + 3 against 3 + 3 is one more, which a superior enemy takes back; 4 + 5 stays ahead.
void StepTables::gradingKnowsTheDice()
{
    const TabledStep& combat = game().tables.at("combat");
    const auto came = [&](Given facts, int own, int enemy) {
        Answer answer = answerTo(cardOf(combat), facts);
        answer.set("own-die", {own});
        answer.set("enemy-die", {enemy});
        return cameOf(combat, answer).id();
    };
    const Given superior{{"own-cf", 4}, {"enemy-cf", 3}, {"enemy-grade", 1}};
    QCOMPARE(came(superior, 3, 3), std::string("equal"));
    QCOMPARE(came(superior, 5, 3), std::string("wins"));
    QCOMPARE(
        came({{"own-cf", 2}, {"enemy-cf", 2}, {"enemy-grade", 2}}, 1, 1), std::string("wins")); // equal to inferior
    QCOMPARE(came({{"own-cf", 1}, {"enemy-cf", 5}}, 1, 1), std::string("doubled"));
    // Only what is left after grading is mitigated.
    QCOMPARE(
        came({{"own-cf", 4}, {"enemy-cf", 3}, {"enemy-grade", 1}, {"enemy-steadied", 1}}, 3, 3), std::string("equal"));
    QCOMPARE(came({{"own-cf", 4}, {"enemy-cf", 3}, {"enemy-steadied", 1}}, 3, 3), std::string("equal"));
}

// The example of the book (002, 387): two twos thrown again as 6 and 1 count as 6 and 2.
void StepTables::quality()
{
    const State state = Steps::at("melee", {2, 2});
    const Throw thrown = game().can(state).front().inputs.back().dice;
    QCOMPARE(wanted(thrown, {2, 2}), 4);
    QCOMPARE(counted(thrown, {2, 2, 6, 1}), (Faces{6, 2}));
    QCOMPARE(wanted(thrown, {2, 5}), 3);
    QCOMPARE(wanted(thrown, {3, 5}), 2);
    QCOMPARE(wanted(thrown, {1, 1, 1, 1}), 4); // a die is thrown again only once
    Answer answer = answerTo(game().can(state).front(), {});
    answer.set("dice", {2, 2, 6});
    QVERIFY(misfit(game().can(state).front(), answer));
    answer.set("dice", {2, 2, 6, 1});
    QVERIFY(!misfit(game().can(state).front(), answer));
}

// 13 figures at +2 are 2.86 casualties: two, and one more with 86 or less.
void StepTables::figuresLeadToAnother()
{
    const State state = Steps::at("missiles");
    Answer answer = answerTo(game().can(state).front(), {{"target", 2}, {"figures", 13}});
    answer.set("die", {2});
    State after = state;
    for (const Event& event : game().resolve(state, answer).events)
        QVERIFY(apply(after, event));
    QCOMPARE(after.agenda.back().what, std::string("one-more"));
    QCOMPARE(after.agenda.back().with, std::vector<int>{86});
    const Decision next = game().can(after).front();
    QCOMPARE(next.inputs.back().dice.sides, 100);
    QCOMPARE(next.inputs.back().dice.atMost, 86);
    Answer none = answerTo(game().can(state).front(), {{"target", 1}, {"figures", 20}, {"stationary", 1}});
    none.set("die", {2}); // exactly four: nothing is left to throw for
    State whole = state;
    for (const Event& event : game().resolve(state, none).events)
        QVERIFY(apply(whole, event));
    QVERIFY(whole.agenda.empty());
}

// What grades the dice stands on the card once they are in.
void StepTables::gradingIsShown()
{
    const TabledStep& combat = game().tables.at("combat");
    Answer answer = answerTo(cardOf(combat), {{"own-cf", 4}, {"enemy-cf", 3}, {"enemy-grade", 1}});
    const auto stages = [&] {
        int last = 0;
        for (const play::Modifier& one : previewOf(combat, answer).modifiers)
            last = std::max(last, one.stage);
        return last;
    };
    QCOMPARE(stages(), 0);
    answer.set("own-die", {3});
    answer.set("enemy-die", {3});
    QVERIFY(stages() > 0);
}

// A slip in a table is told with its place, and never a condition that does not hold.
void StepTables::slips_data()
{
    QTest::addColumn<QString>("right");
    QTest::addColumn<QString>("slip");
    QTest::addColumn<QString>("told");
    const auto row = [](const char* right, const char* slip, const char* told) {
        QTest::newRow(slip) << QString::fromUtf8(right) << QString::fromUtf8(slip) << QString::fromUtf8(told);
    };
    row("", "", "");
    row("when: [brave]", "whne: [brave]", "steps:6:29: ");
    row("[brave]", "[brvae]", "steps:6:36: The step “test” has no “brvae”; did you mean “brave”?");
    row("arm=spear", "arm=speer", "steps:7:35: The step “test” has no “speer”; did you mean “spear”?");
    row("arm=spear", "arm>=spear", "steps:7:35: The step “test” has no “spear”");
    row("arm=spear", "arm=1", "steps:7:35: The step “test” has no “1”");
    row("arm=spear", "arm=", "steps:7:35: The step “test” has no “”");
    row("other.ranks", "other.rnaks", "steps:7:46: The step “test” has no “rnaks”");
    row("ranks>=2", "ranks>2", "steps:7:46: The step “test” has no “ranks>2”");
    row("ranks>=2", "ranks>=", "steps:7:46: The step “test” has no “”");
    row("ranks>=2", "ranks==2", "steps:7:46: The step “test” has no “=2”");
    row("times: ranks", "times: rank", "steps:7:76: The step “test” has no “rank”");
    row("times: ranks", "times: own-ranks", "");
    row("dice: with.0", "dice: with.1", "steps:9:34: The step “test” has no “with.1”");
    row("plus: sum", "plus: smu", "steps:9:48: The step “test” has no “smu”");
    row("of: enemy", "of: enmy", "steps:10:24: The step “test” has no “enmy”");
    row("against: first", "against: frist", "steps:10:49: The step “test” has no “frist”");
    row("spear: [", "spaer: [", "steps:10:71: The step “test” has no “spaer”");
    row("4, 5, 6]", "4, 5]", "steps:10:");
    row(", sword: [1, 1, 1, 2, 2, 2]", "", "steps:10:61: The step “test” needs “sword” here.");
    row("{id: second", "{id: first", "steps:10:7: “first” is here twice");
    row("[1, 4]", "[4, 1]", "steps:4:44: “number” goes from");
    row("from: ranks", "from: sum", "steps:3:9: The step “test” has no “sum”");
    row("result: ahead", "result: looked", "steps:11:11: The step “test” has no “looked”");
    row("counts: true", "counts: 1", "steps:12:");
    row("field: heart, of", "field: haert, of", "steps:4:107: The step “test” has no “haert”; did you mean “heart”?");
    row("heart, of: 1", "heart, of: 2", "steps:4:118: The step “test” has no “2”");
    row("field: heart, to", "field: haert, to", "steps:12:54: The step “test” has no “haert”; did you mean “heart”?");
    row("to: faint", "to: fiant", "steps:12:65: The step “test” has no “fiant”; did you mean “faint”?");
    row("to: faint", "to: first", "");
    row("on: [0]", "on: [2]", "steps:12:99: The step “test” has no “2”");
    row("with: [bold]", "with: [bald]", "steps:12:110: The step “test” has no “bald”; did you mean “bold”?");
    row("heart=stout", "heart=stuot", "steps:12:124: The step “test” has no “stuot”; did you mean “stout”?");
    row("heart=stout", "first>=2", "");
}

void StepTables::slips()
{
    QFETCH(QString, right);
    QFETCH(QString, slip);
    QFETCH(QString, told);
    QString text = QStringLiteral(R"(- id: test
  with: 1
  from: ranks
  facts: [{id: brave}, {id: ranks, number: [1, 4]}, {id: arm, choice: [spear, sword]}, {id: heart, field: heart, of: 1}]
  rows:
    - {id: brave, value: 1, when: [brave]}
    - {id: deep, value: 1, when: [arm=spear, "not other.ranks>=2"], times: ranks}
  throws:
    - {id: first, of: own, dice: with.0, plus: sum}
    - {id: second, of: enemy, dice: 1, against: first, row: {by: arm, spear: [1, 2, 3, 4, 5, 6], sword: [1, 1, 1, 2, 2, 2]}}
  result: ahead
  outcomes: [{id: wins, counts: true, sets: [{field: heart, to: faint}], then: [{step: flee, on: [0], with: [bold], when: [heart=stout]}]}]
  accounts: [own, enemy]
  on: 2
)");
    QVERIFY(right.isEmpty() || text.count(right) == 1);
    const auto list = readYaml((right.isEmpty() ? text : text.replace(right, slip)).toStdString(), "steps");
    QVERIFY(list);
    const Fields fields(
        {{.id = "heart", .label = "Heart", .kind = FieldSpec::Kind::level, .words = {"stout", "faint"}}});
    const auto steps = readSteps(*list, fields, {{"bold", [](const Said&) { return 1; }}});
    const QString said = QString::fromStdString(steps ? std::string() : describe(steps.faults));
    QVERIFY2(told.isEmpty() ? said.isEmpty() : said.startsWith(told), qPrintable(said));
}

// A target of nothing is a test that nobody passes, not none.
void StepTables::nothingIsATest()
{
    const TabledStep& order = game().tables.at("order");
    const Preview seen = previewOf(order, answerTo(cardOf(order), {{"command", 7}, {"bands", 4}, {"again", 3}}));
    double given = 0;
    for (const auto& [outcome, chance] : seen.chances)
        given += outcome == "given" ? chance : 0;
    QCOMPARE(given, 0.0);
}

// The same table answered in secret: its odds are the same, and what comes of it is told when all is opened.
void StepTables::inSecret()
{
    State state = Steps::at("order-in-secret");
    state.agenda.insert(state.agenda.begin(), Step{openingStep, both, {}, {}});
    const Decision ask = game().can(state).front();
    QVERIFY(ask.sealed);
    Answer answer = answerTo(ask, {{"command", 8}, {"bands", 2}}), open = answer;
    open.what = "order";
    QVERIFY(game().preview(state, answer).chances == game().preview(Steps::at("order"), open).chances);
    answer.set(ask.inputs.back().id, {3, 3});
    const Came came = cameOf(game().tables.at("order"), answer);
    const auto key = [] { return seals::Key({}, {7}); };
    const auto sealed = sealedAnswer(game(), state, answer, key());
    QVERIFY(sealed);
    Battle battle(game(), state);
    const auto kept = battle.answered(*sealed);
    QVERIFY(kept);
    QVERIFY(kept->answer.inputs.empty() && kept->answer.text.find("bands") == std::string::npos);
    const auto opening =
        openingOf(battle.state(), [&](const SealedAnswer&, const seals::Salt&) { return std::optional(key()); });
    const auto done = battle.answered(*opening);
    QVERIFY2(done, done ? "" : done.faults.front().message.code.c_str());
    QVERIFY(std::ranges::any_of(
        done->events, [&](const Event& one) { return one.what == came.outcome->id && one.of("count") == came.value; }));
}

QTEST_GUILESS_MAIN(StepTables)
#include "tst_steps.moc"

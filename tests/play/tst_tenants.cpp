// Parts of battles that stand on tables (rules/*/play/steps.yaml): specs, modifiers and whole courses from the
// rulebooks, in tenants/. Their odds: odds/tst_tenant_odds.cpp.
#include "model/play/record/action.h"
#include "rules/tables.h"
#include "tests/data.h"
#include "tests/play/tenants/seen.h"

#include <QTest>

using namespace playtest;

namespace {

const std::vector<Spec>& specs()
{
    static const auto all = readSpecs("tenants/specs");
    if (!all)
        qFatal("%s", describe(all.faults).c_str());
    return *all;
}

} // namespace

class Tenants : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(!specs().empty()); }
    void tablesAreWhole();
    void all_data();
    void all();
    void modifiers_data();
    void modifiers();
    void courses_data();
    void courses();
    void cards_data();
    void cards();
    void thrownAgain_data();
    void thrownAgain();
    void casualtyTable();
    void weaponTable();
    void rulesAreCited();
};

void Tenants::tablesAreWhole()
{
    for (const char* system : {"fog", "sixmm"}) {
        playtest::gameOf(system);
        const std::string wrong = describe(tableFaults(system));
        QVERIFY2(wrong.empty(), wrong.c_str());
    }
}

void Tenants::all_data()
{
    QTest::addColumn<int>("at");
    for (std::size_t i = 0; i < specs().size(); ++i)
        QTest::newRow(specs()[i].file.c_str()) << int(i);
}

void Tenants::all()
{
    QFETCH(int, at);
    const std::string wrong = failureOf(specs()[std::size_t(at)]);
    QVERIFY2(wrong.empty(), wrong.c_str());
}

// Every row of modifiers with its figure. `first`, `second`: what is told of those whom the step is about, beside what
// all steps of the system need; a whole file of specs would say no more.
void Tenants::modifiers_data()
{
    QTest::addColumn<QString>("step");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("counted");
    const Node all = *readDocument(std::string(SOURCE_DIR) + "/tests/play/tenants/modifiers.yaml");
    for (const Node& row : all.itemsOf("rows")) {
        const auto text = [&](const char* key) { return QString::fromStdString(row.textOr(key)); };
        QTest::addRow("%d: %s", row.line(), row.textOr("is").c_str())
            << text("step") << text("first") << text("second") << text("said") << text("is");
    }
}

void Tenants::modifiers()
{
    QFETCH(const QString, step);
    QFETCH(const QString, first);
    QFETCH(const QString, second);
    QFETCH(const QString, said);
    QFETCH(const QString, counted);
    const bool fights = step.startsWith(QStringLiteral("fight")) || step.startsWith(QStringLiteral("combat-morale"));
    const QStringList needs =
        fights ? QStringList{"grade: 5", "figures: 20", "had: 20"} : QStringList{"bases: 8", "original: 8"};
    const QString name = step.section(u' ', 0, 0), with = step.section(u' ', 1);
    const auto thing = [&](const QString& is) {
        QStringList all = is.isEmpty() ? QStringList() : QStringList(is);
        for (const QString& one : needs)
            if (!is.contains(one.section(u' ', 0, 0)))
                all << one;
        return u'{' + all.join(QStringLiteral(", ")) + u'}';
    };
    const QString given = "{phase: x, agenda: [{what: " + name + ", who: 0, on: [A1, B1], with: [" + with
        + "]}], things: {A1: " + thing(first) + ", B1: " + thing(second) + "}}";
    const QString answer = u'{' + name + ": {" + said + "}}";
    const Preview seen = seenOf(fights ? "sixmm" : "fog", given.toUtf8(), answer.toUtf8());
    QStringList is;
    for (const play::Modifier& one : seen.modifiers)
        is << QString::fromStdString(
            (one.account.empty() ? "" : one.account + ' ') + one.id + ' ' + std::to_string(one.value));
    if (name == QStringLiteral("impact"))
        is << QString::number(seen.dice.at(0).reach) + u' ' + QString::number(seen.dice.at(1).reach);
    QCOMPARE(is.join(QStringLiteral(", ")), counted);
}

// Whole fights: every card that is asked, and all that is told.
void Tenants::courses_data()
{
    QTest::addColumn<int>("at");
    const Node all = *readDocument(std::string(SOURCE_DIR) + "/tests/play/tenants/courses.yaml");
    for (std::size_t i = 0; i < all.itemsOf("rows").size(); ++i)
        QTest::newRow(all.itemsOf("rows")[i].textOr("is").c_str()) << int(i);
}

void Tenants::courses()
{
    QFETCH(const int, at);
    const Node all = *readDocument(std::string(SOURCE_DIR) + "/tests/play/tenants/courses.yaml");
    const Node& row = all.itemsOf("rows")[std::size_t(at)];
    const std::string system = row.textOr("system"), phase = system == "fog" ? "impact" : "combat";
    const Game& game = playtest::gameOf(system);
    State state = givenState(system,
        *readYaml(
            "{phase: " + phase + ", things: {A1: {" + row.textOr("first") + "}, B1: {" + row.textOr("second") + "}}}",
            "given"));
    std::vector<std::string> told;
    for (const std::string& one : row.textsOf("answers")) {
        const auto answer = filledAnswer({&game, &state, nullptr}, *readYaml(one, "answer"));
        QVERIFY2(bool(answer), answer ? "" : describe(answer.faults).c_str());
        const Decision open = game.can(state).front();
        QVERIFY2(!misfit(open, *answer), one.c_str());
        for (const Event& event : game.resolve(state, *answer).events) {
            QVERIFY(apply(state, event));
            if (event.what != "step")
                told.push_back(brief(state, event, event.of("count") != 0));
        }
    }
    QVERIFY(state.agenda.empty());
    QCOMPARE(told, row.textsOf("told"));
}

// Whom and what each step carries, and what may be said on its card at most.
void Tenants::cards_data()
{
    QTest::addColumn<QString>("system");
    QTest::addColumn<QString>("what");
    QTest::addColumn<int>("on");
    QTest::addColumn<int>("with");
    QTest::addColumn<QString>("most");
    const auto row = [](const char* system, const char* what, int on, int with, const char* most = "") {
        QTest::newRow(what) << QString(system) << QString(what) << on << with << QString(most);
    };
    row("fog", "impact", 2, 1);
    row("fog", "cohesion-test", 2, 3);
    row("fog", "death-roll", 1, 2);
    row("fog", "autobreak", 1, 0);
    row("fog", "commander-risk", 1, 1);
    row("sixmm", "fight", 2, 0,
        "own-fighting 1 120, enemy-fighting 1 120, own-overlaps 0 2, enemy-overlaps 0 2, own-general 0 6, "
        "enemy-general 0 6");
    row("sixmm", "figures-lost", 1, 1);
    row("sixmm", "push-back", 2, 0);
    row("sixmm", "drop-weapons", 1, 0);
    row("sixmm", "weapons-hold", 1, 0);
    row("sixmm", "ranks-hold", 1, 0);
    row("sixmm", "combat-morale", 1, 1, "general 0 6, cut-down 0 9");
}

void Tenants::cards()
{
    QFETCH(const QString, system);
    QFETCH(const QString, what);
    QFETCH(const int, on);
    QFETCH(const int, with);
    QFETCH(const QString, most);
    const Game& game = playtest::gameOf(system.toStdString());
    State state = givenState(system.toStdString(), *readYaml("{phase: x, things: {A1: {}, B1: {}}}", "given"));
    const Id first = thingNamed(state, "A1");
    const auto reads = [&](int things, int figures) {
        state.agenda = {
            {what.toStdString(), 0, Ids(std::size_t(things), first), std::vector<int>(std::size_t(figures), 1)}};
        return game.reads(state);
    };
    QVERIFY(on == 0 || !reads(on - 1, with));
    QVERIFY(with == 0 || !reads(on, with - 1));
    QVERIFY(reads(on, with));
    QStringList ranges;
    const Decision open = game.can(state).front();
    for (const Input& input : open.inputs)
        if (input.kind == Input::Kind::number)
            ranges << QString::fromStdString(input.id) + QStringLiteral(" %1 %2").arg(input.least).arg(input.most);
    QCOMPARE(ranges.join(QStringLiteral(", ")), most);
}

// Faces that quality throws again (002, 375-381), at impact, with a commander in the front rank, and in a test.
void Tenants::thrownAgain_data()
{
    QTest::addColumn<QString>("quality");
    QTest::addColumn<Faces>("alone");
    QTest::addColumn<Faces>("led");
    QTest::newRow("elite") << "elite" << Faces{1, 2} << Faces{1, 2, 3};
    QTest::newRow("superior") << "superior" << Faces{1} << Faces{1, 2};
    QTest::newRow("average") << "average" << Faces{} << Faces{1};
    QTest::newRow("poor") << "poor" << Faces{6} << Faces{};
}

void Tenants::thrownAgain()
{
    QFETCH(const QString, quality);
    QFETCH(const Faces, alone);
    QFETCH(const Faces, led);
    const auto faces = [&](const QString& step, const char* answer, const char* more) {
        const QString group = "{quality: " + quality + ", bases: 8, original: 8, ranks: 2" + more + "}";
        const QString given = "{phase: x, agenda: [" + step + "], things: {A1: " + group + ", B1: " + group + "}}";
        const Again again = seenOf("fog", given.toUtf8(), answer).dice.front().again;
        const bool forBetter = again.keep == Again::Keep::better;
        return forBetter || again.faces.empty() || again.faces == Faces{6} ? again.faces : Faces{0};
    };
    const char* impact = "{what: impact, who: 0, on: [A1, B1], with: [2]}";
    QCOMPARE(faces(impact, "impact: {}", ""), alone);
    QCOMPARE(faces(impact, "impact: {}", ", led: true"), led);
    const char* test = "{what: cohesion-test, who: 0, on: [A1, B1], with: [1, 1, 0]}";
    QCOMPARE(faces(test, "cohesion-test: {}", ", led: true"), alone);
}

// As it is made: a hundredth for each figure and each step above -20, where two figures share one (003, 1255-1299).
void Tenants::casualtyTable()
{
    const Node steps = *readDocument((dataFolder() / "rules/sixmm/play/steps.yaml").string());
    const Node& table = *steps.itemsOf("steps").front().find("lookup");
    const auto columns = table.textsOf("columns");
    QCOMPARE(columns, (std::vector<std::string>{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "20"}));
    QCOMPARE(table.find("rows")->entries().size(), std::size_t(41));
    int factor = -20;
    for (const Node::Entry& row : table.find("rows")->entries()) {
        QCOMPARE(std::stoi(row.key), factor);
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const int figures = std::stoi(columns[i]);
            QCOMPARE(row.node.items().at(i).integer(), factor == -20 ? (figures + 1) / 2 : (20 + factor) * figures);
        }
        ++factor;
    }
}

// The table of weapons, typed again (003, 1176-1185): charging, advancing, standing, following up, pushed back,
// pursuing.
void Tenants::weaponTable()
{
    const QStringList ways{"charging", "advancing", "standing", "following-up", "pushed-back", "pursuing"};
    const std::map<std::string, QString> typed{{"long-pike", "- 9 7 10 - -"}, {"pike", "- 9 7 10 - -"},
        {"long-thrusting-spear", "- 7 6 8 - -"}, {"thrusting-spear", "- 7 6 8 - -"}, {"spear", "8 6 5/4 7/6 3 6"},
        {"cut-and-thrust-sword", "6 5 8/7 7/6 1 4"}, {"hack-and-slash", "7 6 5/6 6/7 2 7"},
        {"two-handed", "9 8 6/5 5/7 0 6"}, {"dagger", "5 4 0 2 -2 3"}, {"improvised", "5 4 -1 1 -2 3"},
        {"lance", "15 12 - - - -"}, {"cavalry-spear", "9 8 5 7 3 6"}};
    const Node table = *readDocument((dataFolder() / "rules/sixmm/play/weapons.yaml").string());
    QCOMPARE(table.itemsOf("weapons").size(), typed.size());
    for (const Node& row : table.itemsOf("weapons")) {
        QStringList cells;
        for (const QString& way : ways) {
            const Node* formed = row.find("formed", way.toStdString());
            const Node* unformed = row.find("unformed", way.toStdString());
            cells << QString::fromStdString(
                (formed ? formed->written() : "-") + (unformed ? '/' + unformed->written() : ""));
        }
        QCOMPARE(cells.join(u' '), typed.at(row.textOr("id")));
    }
}

// Each row that counts on a card has words and a place.
void Tenants::rulesAreCited()
{
    const State none;
    const Cited* shield = playtest::gameOf("sixmm").cited(none, "their-shield");
    QVERIFY(shield && shield->source.line == 1195 && shield->cells.front().back().second == "4");
    const Cited* test = playtest::gameOf("fog").cited(none, "cohesion-test");
    QVERIFY(test && test->source.line == 2688 && !test->text.empty());
    QVERIFY(!playtest::gameOf("fog").cited(none, "no such rule"));
}

QTEST_GUILESS_MAIN(Tenants)
#include "tst_tenants.moc"

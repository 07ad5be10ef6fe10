// Whole battles planned by hand: every answer is taken, they end as their files say, the record is the same when it is
// read back, and the story is the one that is kept beside this file.
//   STRATEGIKON_WRITE=1 ctest -R play.battles    writes tests/play/battles/ anew; look at the diff
#include "app/words/played.h"
#include "app/words/translation.h"
#include "app/words/words.h"
#include "model/play/record/action.h"
#include "model/play/record/agreed.h"
#include "model/play/record/record.h"
#include "model/text/file.h"
#include "model/text/yaml.h"
#include "rules/catalogue.h"
#include "rules/example.h"
#include "rules/lessons.h"

#include <QLocale>
#include <QSet>
#include <QTest>

#include <map>
#include <set>

using namespace strategikon;
using namespace strategikon::play;

namespace {

const std::filesystem::path source = SOURCE_DIR;

QString sideShown(int side) { return side == 0 ? QStringLiteral("A") : QStringLiteral("B"); }

// {"agreed": {"A1": "600 200 90"}}: where the players set somebody down.
Node placesTold(const Game& game, const State& before, const Answer& answer)
{
    Node all = Node::newMap(), places = Node::newMap();
    const Node said = agreementOf(game, before, answer);
    for (const auto& thing : said.entries().front().node.entries()) {
        const Node* place = thing.node.find("place");
        places.set(
            thing.key, Node::ofText(place->textOr("x") + ' ' + place->textOr("y") + ' ' + place->textOr("facing")));
    }
    all.set("agreed", std::move(places));
    return all;
}

// The story: what was answered, and what came of it.
QString story(const Battle& battle)
{
    QString all, heading;
    for (const Entry& entry : battle.log()) {
        if (entry.kind == Entry::Kind::note) {
            all += QStringLiteral("      “%1”\n").arg(QString::fromStdString(entry.text));
            continue;
        }
        const State before = battle.stateAfter(entry.parent), after = battle.stateAfter(entry.number);
        const QString now = QStringLiteral("== Turn %1, %2: %3")
                                .arg(before.turn)
                                .arg(sideShown(before.side), phaseShown(before.phase, before.words));
        if (now != heading)
            all += now + u'\n';
        heading = now;
        const auto open = battle.game().can(before);
        const auto ask = std::ranges::find_if(open, [&](const Decision& one) { return one.what == entry.answer.what; });
        QString written = QString::fromStdString(entry.answer.what);
        const Node action = isAgreed(entry.answer) ? placesTold(battle.game(), before, entry.answer)
                                                   : actionOf(*ask, before, entry.answer);
        for (const auto& input : action.entries().front().node.entries()) {
            QStringList values;
            for (const Node& value : input.node.items())
                values << QString::fromStdString(value.written());
            if (!input.node.isList())
                values << QString::fromStdString(input.node.written());
            written += QStringLiteral("  %1 %2").arg(
                QString::fromStdString(input.key), values.isEmpty() ? QStringLiteral("-") : values.join(u' '));
        }
        all += QStringLiteral("%1  %2\n").arg(entry.number, 4).arg(written);
        for (const Event& event : entry.events)
            if (event.what != "step")
                all += QStringLiteral("        %1\n").arg(told(event, after, battle.game()));
    }
    return all;
}

// What waits for an answer, for whoever writes a battle.
QString waiting(const Battle& battle)
{
    QString all;
    const State& state = battle.state();
    for (const Decision& ask : battle.game().can(state)) {
        all += QStringLiteral("? %1 (%2): %3\n")
                   .arg(QString::fromStdString(ask.what), sideShown(ask.who), titled(ask, state));
        for (const Input& input : ask.inputs) {
            QStringList values;
            for (const Id id : input.among)
                values << QString::fromStdString(nameOf(state, id));
            for (const play::Option& option : input.options)
                values << QString::fromStdString(option.id);
            if (input.kind == Input::Kind::dice)
                values << QStringLiteral("%1 dice, %2+").arg(input.dice.count).arg(input.dice.reach);
            if (input.kind == Input::Kind::number)
                values << QStringLiteral("%1..%2").arg(input.least).arg(input.most);
            QString given = input.fact ? QStringLiteral(" fact") : QString();
            if (input.given)
                for (const int value : *input.given)
                    given += QStringLiteral(" =%1").arg(input.kind == Input::Kind::things
                            ? QString::fromStdString(nameOf(state, value))
                            : QString::number(value));
            all += QStringLiteral("    %1: %2%3\n").arg(QString::fromStdString(input.id), values.join(u' '), given);
        }
    }
    return all;
}

// How far somebody goes, as the card that asks of it must tell beforehand.
const std::map<std::string, const char*> known{
    {"retreated", "distance"}, {"evaded-fire", "distance"}, {"fell-back", "most"}};

// Cards that do not name who moves, or not how far.
QStringList untold(const Battle& battle, int& moves)
{
    QStringList found;
    for (const Entry& entry : battle.log()) {
        if (entry.kind == Entry::Kind::note)
            continue;
        const State before = battle.stateAfter(entry.parent);
        const auto open = battle.game().can(before);
        const auto ask = std::ranges::find_if(open, [&](const Decision& one) { return one.what == entry.answer.what; });
        for (const Event& event : entry.events)
            if (const auto figure = known.find(event.what); figure != known.end() && ask != open.end()) {
                const QString title = titled(*ask, before);
                const QString far = QStringLiteral(" %1 cm").arg(event.of(figure->second));
                ++moves;
                if (!title.contains(far) || !title.contains(named(before, event.on.front())))
                    found << QStringLiteral("%1: %2").arg(entry.number).arg(title);
            }
    }
    return found;
}

// How it ended, in the words of a battle's file.
QString ending(const Battle& battle)
{
    const State& state = battle.state();
    QStringList withdrew, beaten, lost;
    for (const Entry& entry : battle.log())
        for (const Event& event : entry.events)
            if (event.what == "withdrew" || event.what == "army-broke")
                (event.what == "withdrew" ? withdrew : beaten) << sideShown(state[event.on.front()].side);
    for (const Thing& thing : state.things)
        if (thing.gone && (thing.sort == Sort::body || thing.sort == Sort::leader))
            lost << QString::fromStdString(thing.badge);
    int points[2] = {0, 0};
    for (const Standing& one : battle.game().standings(state))
        if (one.id == "points")
            points[one.side] = one.value;
    const int winner = battle.game().winner(state);
    return QStringLiteral("turn %1, winner %2, withdrew %3, beaten %4, points %5 to %6, lost %7")
        .arg(state.turn)
        .arg(winner == both        ? QStringLiteral("draw")
                : winner == nobody ? QStringLiteral("-")
                                   : sideShown(winner))
        .arg(withdrew.join(u' '), beaten.join(u' '))
        .arg(points[0])
        .arg(points[1])
        .arg(lost.join(u' '));
}

QString ending(const Node& ends)
{
    const auto words = [&](const char* key) {
        QStringList all;
        for (const std::string& word : ends.textsOf(key))
            all << QString::fromStdString(word);
        return all;
    };
    return QStringLiteral("turn %1, winner %2, withdrew %3, beaten %4, points %5, lost %6")
        .arg(QString::fromStdString(ends.textOr("turn")), QString::fromStdString(ends.textOr("winner")),
            words("withdrew").join(u' '), words("beaten").join(u' '), words("points").join(QStringLiteral(" to ")),
            words("lost").join(u' '));
}

// The lines that differ, with their numbers.
QString difference(const QString& expected, const QString& came)
{
    const QStringList before = expected.split(u'\n'), after = came.split(u'\n');
    QString all;
    for (qsizetype i = 0, shown = 0; i < std::max(before.size(), after.size()) && shown < 10; ++i)
        if (before.value(i) != after.value(i)) {
            all += QStringLiteral("%1 - %2\n%1 + %3\n").arg(i + 1).arg(before.value(i), after.value(i));
            ++shown;
        }
    return all;
}

} // namespace

class Battles : public QObject {
    Q_OBJECT

    std::unique_ptr<Catalogue> catalogue;

private slots:
    void initTestCase();
    void played_data();
    void played();
    void cardsTellHowFar();
    void asTheyBegan();
    void blunderTitles();
    void wordsOfTwoSystems();
    void nothingIsAskedInVain();
    void lessonPlayed();
    void examples();

private:
    void kept(const Example& example, const Battle& battle);
    void sameWhenReadBack(const Example& example, const Battle& battle);
};

void Battles::initTestCase()
{
    QLocale::setDefault(QLocale::c());
    useEnglish();
    setRoots({source / "lists", source / "rules", source / "schema", {}});
    catalogue = std::make_unique<Catalogue>();
}

void Battles::played_data()
{
    QTest::addColumn<QString>("file");
    for (const auto& file : exampleFiles())
        QTest::newRow(file.stem().c_str()) << QString::fromStdString(file.string());
}

void Battles::played()
{
    QFETCH(QString, file);
    const std::filesystem::path path = file.toStdString();
    const auto example = readExample(path);
    QVERIFY2(example, describe(example.faults).c_str());
    const auto beginning = strategikon::beginning(*catalogue, example->plan);
    QVERIFY2(beginning, describe(beginning.faults).c_str());
    Battle battle(*gameOf(example->system), *beginning);
    const auto fault = playOut(battle, example->steps);

    if (fault)
        qWarning("%s", qPrintable(waiting(battle)));
    kept(*example, battle);
    QVERIFY2(!fault, qPrintable(worded(fault.value_or(Fault{}))));

    const auto node =
        readChecked(path.string(), *Schema::load((source / "schema/battle-example.schema.json").string()));
    QVERIFY(battle.state().over);
    QCOMPARE(ending(battle), ending(*node->find("ends")));
    std::set<long long> steps;
    for (const Node& one : node->find("checked")->items()) {
        const long long step = one.integerOr("step", 0);
        QVERIFY2(step <= battle.head(), qPrintable(QString::number(step)));
        steps.insert(step);
    }
    QVERIFY2(steps.size() >= 20, "twenty steps of each battle are compared with the books");
    sameWhenReadBack(*example, battle);
}

void Battles::cardsTellHowFar()
{
    int moves = 0;
    for (const auto& file : exampleFiles()) {
        const auto example = readExample(file);
        QVERIFY2(example, describe(example.faults).c_str());
        const auto beginning = strategikon::beginning(*catalogue, example->plan);
        QVERIFY2(beginning, describe(beginning.faults).c_str());
        Battle battle(*gameOf(example->system), *beginning);
        QVERIFY(!playOut(battle, example->steps));
        QCOMPARE(untold(battle, moves).join(u'\n'), QString());
    }
    QVERIFY(moves > 10);
}

void Battles::kept(const Example& example, const Battle& battle)
{
    const std::string file = (source / "tests/play/battles" / (example.id + ".txt")).string();
    const QString told = story(battle);
    if (qEnvironmentVariableIsSet("STRATEGIKON_WRITE"))
        QVERIFY(!writeFile(file, told.toStdString()));
    const auto before = readFile(file);
    QVERIFY2(before, "STRATEGIKON_WRITE=1 writes the story of a new battle");
    QVERIFY2(*before == told.toStdString(), qPrintable(difference(QString::fromStdString(*before), told)));
}

void Battles::sameWhenReadBack(const Example& example, const Battle& battle)
{
    const RecordHead head{example.system, example.name, "test", battle.stateAfter(0)};
    const std::string written = writeRecord(head, battle);
    std::vector<int> otherwise;
    const auto record = readRecord(written, "record", gameOf, otherwise);
    QVERIFY2(record, describe(record.faults).c_str());
    QVERIFY(otherwise.empty());
    Battle again(battle.game(), record->head.beginning);
    for (const Entry& entry : record->log)
        QVERIFY(again.restored(entry));
    QVERIFY(again.state() == battle.state());
    QVERIFY(writeRecord(record->head, again) == written);
}

// Battles that were played out by an earlier version: read today they are ruled as they were, step by step. Of one that
// began today some steps would be ruled otherwise.
void Battles::asTheyBegan()
{
    for (const char* name : {"five-rivers", "great-kings-left"}) {
        std::string text = *readFile((source / "tests/play/records" / (std::string(name) + ".jsonl")).string());
        std::vector<int> otherwise;
        const auto record = readRecord(text, name, gameOf, otherwise);
        QVERIFY2(record, describe(record.faults).c_str());
        QCOMPARE(otherwise, std::vector<int>{});
        const std::string turns = "{\"turns\": ";
        text.replace(text.find(turns), turns.size(), "{\"revision\": 1, \"turns\": ");
        QVERIFY(readRecord(text, name, gameOf, otherwise));
        QVERIFY(!otherwise.empty());
    }
}

// What a blunder has come to stands above what is asked of it.
void Battles::blunderTitles()
{
    const QString plain = titled({.what = "blunder-moves"}, {});
    QSet<QString> titles{plain};
    for (const char* rule : {"blunder-2", "blunder-4", "blunder-6"})
        titles << titled({.what = "blunder-moves", .rule = rule}, {});
    QCOMPARE(titles.size(), 4);
    QVERIFY(titled({.what = "blunder-moves", .rule = "blunder-4"}, {}).contains(QStringLiteral("Half pace")));
    QVERIFY(
        titled({.what = "blunder-moves", .rule = "blunder-6"}, {}).contains(QStringLiteral("nearest visible enemy")));
    QVERIFY(titled({.what = "stalled", .rule = "blunder-1"}, {}).contains(QStringLiteral("-1 Command")));
}

// Two systems may each have their own sentence; what only one has a word for, or neither, is everybody's.
void Battles::wordsOfTwoSystems()
{
    static constexpr Template ofRaid[] = {{"raid:phase-shooting", "Bowshot"},
        {"raid:asked-charge-of", "Ride {who} down"}, {"raid:event-stands-lost", "{who} bleeds"},
        {"raid:option-pursue", "after them"}};
    addTemplates(ofRaid);
    State warmaster, raid;
    warmaster.words = "warmaster";
    raid.words = "raid";
    for (State* state : {&warmaster, &raid})
        state->things.add({.badge = "A1"});
    const Decision charge{.what = "charge", .on = {1}};
    QCOMPARE(titled(charge, raid), QStringLiteral("Ride A1 down"));
    QVERIFY(titled(charge, warmaster) != titled(charge, raid));
    QCOMPARE(phaseShown("shooting", "raid"), QStringLiteral("Bowshot"));
    QCOMPARE(phaseShown("shooting", "warmaster"), QStringLiteral("Shooting"));
    QCOMPARE(phaseShown("combat", "raid"), phaseShown("combat", "warmaster"));
    QCOMPARE(answerShown("pursue", "raid"), QStringLiteral("after them"));
    QVERIFY(answerShown("pursue", "warmaster") != QStringLiteral("after them"));
    const Event lost{.what = "stands-lost", .on = {1}, .with = {{"stands", 1}}};
    QCOMPARE(told(lost, raid, *gameOf("warmaster")), QStringLiteral("A1 bleeds"));
    QVERIFY(told(lost, warmaster, *gameOf("warmaster")) != QStringLiteral("A1 bleeds"));
}

// Where everybody stands on the table no ambush is offered; while one side alone may shoot, its enemies are the
// targets.
void Battles::nothingIsAskedInVain()
{
    const auto example = readExample(source / "lists/dbm/battles/camp-by-the-shore.yaml");
    QVERIFY2(example, describe(example.faults).c_str());
    const auto battle = strategikon::played(*catalogue, *example);
    QVERIFY2(battle, describe(battle.faults).c_str());
    int shots = 0;
    for (const Entry& entry : battle->log()) {
        const State state = battle->stateAfter(entry.number);
        for (const Decision& ask : battle->game().can(state)) {
            QVERIFY(ask.what != "show-ambush");
            if (ask.what != "shoot")
                continue;
            std::set<int> shooters, targets;
            for (const Id one : ask.find("shooters")->among)
                shooters.insert(state[one].side);
            for (const Id one : ask.find("target")->among)
                targets.insert(state[one].side);
            shots += shooters.size() == 1;
            QVERIFY(shooters.size() == 2 || (targets.size() == 1 && targets != shooters));
        }
    }
    QVERIFY(shots > 0);
}

// The lesson on water and works to its end: whatever it asks has a hint.
void Battles::lessonPlayed()
{
    const auto& all = lessonsOf("dbm");
    const auto lesson = std::ranges::find(all, "river-and-wall", &Lesson::id);
    QVERIFY(lesson != all.end());
    const auto beginning = strategikon::beginning(*catalogue, lesson->plan);
    QVERIFY2(beginning, describe(beginning.faults).c_str());
    Battle battle(*gameOf("dbm"), *beginning);
    const auto played = readDocument((source / "tests/play/lessons/river-and-wall.yaml").string());
    QVERIFY2(played, describe(played.faults).c_str());
    const auto fault = playOut(battle, played->find("steps")->items());
    if (fault)
        qWarning("%s", qPrintable(waiting(battle)));
    QVERIFY2(!fault, qPrintable(worded(fault.value_or(Fault{}))));
    QVERIFY(battle.state().over);
    QCOMPARE(battle.game().winner(battle.state()), 0);
    QStringList without;
    for (const Entry& entry : battle.log())
        if (const std::string& what = entry.answer.what;
            !lesson->hint(what) && what != "battle-begins" && what != "end-phase")
            without << QString::fromStdString(what);
    QCOMPARE(without.join(u' '), QString());
    for (const char* where : {"phase-moves", "phase-shooting", "phase-combat", "over"})
        QVERIFY2(lesson->hint(where), where);
}

// Between fourteen nations of Warmaster and five of DBM, none twice against the same, all legal, and ended in every
// way.
void Battles::examples()
{
    std::set<std::string> nations, meetings;
    int withdrawals = 0, beaten = 0;
    for (const auto& file : exampleFiles()) {
        const auto example = readExample(file);
        QVERIFY2(example, describe(example.faults).c_str());
        std::string meeting = example->system;
        for (const Side& side : example->plan.sides) {
            nations.insert(example->system + '/' + side.army.list);
            meeting += '/' + side.army.list;
            const auto verdict = judge(*catalogue, side.army, false);
            QVERIFY2(verdict && verdict->legal, side.army.name.c_str());
        }
        QVERIFY2(meetings.insert(meeting).second, meeting.c_str());
        const auto node =
            readChecked(file.string(), *Schema::load((source / "schema/battle-example.schema.json").string()));
        withdrawals += node->find("ends")->find("withdrew") != nullptr;
        beaten += node->find("ends")->find("beaten") != nullptr;
    }
    QCOMPARE(nations.size(), std::size_t(19));
    QCOMPARE(beaten, 3);
    QVERIFY(withdrawals >= 3 && withdrawals < 5);
}

QTEST_GUILESS_MAIN(Battles)
#include "tst_battles.moc"

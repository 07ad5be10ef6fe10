// Battles as files and in the library: what is written reads back as the same battle, and what is damaged is refused.
#include "any.h"
#include "model/library/library.h"
#include "model/play/record/chain.h"
#include "model/play/record/record.h"
#include "model/play/record/stored.h"
#include "model/text/json.h"
#include "model/text/schema.h"
#include "model/text/write.h"
#include "toy.h"

#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace strategikon;
using namespace strategikon::play;

namespace {

constexpr const char* program = "1.0";

// A battle of the made-up game with everything in it that a log can hold.
Battle anyBattle(const Toy& toy, unsigned seed)
{
    std::mt19937 random(seed);
    Battle battle(toy, toy.beginning());
    for (int i = 0; i < 40; ++i) {
        switch (random() % 12) {
        case 0:
            battle.undo();
            break;
        case 1:
            battle.redo();
            break;
        case 2:
            battle.goTo(battle.head());
            break;
        case 3:
            battle.noted("note", "Ein “Wort” über\nzwei Zeilen", battle.head());
            break;
        default:
            if (const auto open = toy.can(battle.state()); !open.empty())
                battle.answered(anyAnswer(open, random));
        }
    }
    return battle;
}

const Game* theToy(const Toy& toy, std::string_view system) { return system == "toy" ? &toy : nullptr; }

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = text.find('\n', at);
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

std::string joined(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += line + "\n";
    return text;
}

// A line of a record as somebody could have altered it.
std::vector<std::pair<std::string, Node>> alterations(const Node& line)
{
    std::vector<std::pair<std::string, Node>> all;
    const auto with = [&](const char* what, const char* key, Node value) {
        Node other = line;
        other.set(key, std::move(value));
        all.emplace_back(what, std::move(other));
    };
    Node bare = line;
    bare.remove(Chain::key);
    if (line.find("number"))
        all.emplace_back("without digest", std::move(bare));
    else
        for (const char* key : {"name", "program"})
            with(key, key, Node::ofText("Other"));
    if (line.textOr("kind") == "note")
        with("text", "text", Node::ofText("Something else."));
    const Node* answer = line.find("answer");
    if (!answer)
        return all;
    const auto answered = [&](const char* what, const char* key, Node value) {
        Node other = *answer;
        other.set(key, std::move(value));
        with(what, "answer", std::move(other));
    };
    answered("who", "who", Node::ofInteger(1 - answer->integerOr("who", 0)));
    answered("other answer", "what", Node::ofText("halt-all"));
    for (const char* flag : {"rolled", "noted", "unasked"})
        if (!answer->find(flag))
            answered(flag, flag, Node::ofBoolean(true));
    if (const Node* inputs = answer->find("inputs"); inputs && inputs->find("dice")) {
        Node other = *inputs, dice = Node::newList();
        for (const Node& face : inputs->find("dice")->items())
            dice.add(Node::ofInteger(face.integer().value_or(1) % 6 + 1));
        other.set("dice", std::move(dice));
        answered("dice", "inputs", std::move(other));
    }
    return all;
}

// As it was exported before there was a chain.
std::string withoutChain(const std::string& text)
{
    auto lines = linesOf(text);
    for (std::string& line : lines) {
        Node node = *readJson(line, "b.jsonl");
        node.remove(Chain::key);
        line = writeJsonLine(node);
    }
    return joined(lines);
}

} // namespace

class Records : public QObject {
    Q_OBJECT

    Toy toy;

    Result<Record> read(const std::string& text, std::vector<int>& otherwise)
    {
        return readRecord(
            text, "b.jsonl", [this](std::string_view system) { return theToy(toy, system); }, otherwise);
    }

    std::string file(const Battle& battle)
    {
        return writeRecord({"toy", "By the ford", program, toy.beginning()}, battle);
    }

private slots:
    void readsBackWhatItWrote()
    {
        for (unsigned seed = 0; seed < 50; ++seed) {
            const Battle battle = anyBattle(toy, seed);
            const std::string text = file(battle);
            std::vector<int> otherwise;
            const auto record = read(text, otherwise);
            QVERIFY2(bool(record), record ? "" : describe(record.faults).c_str());
            QVERIFY(record->log == battle.log());
            QVERIFY(record->head.beginning == toy.beginning());
            QVERIFY(otherwise.empty());
            Battle again(toy, record->head.beginning);
            for (const Entry& entry : record->log)
                QVERIFY(again.restored(entry));
            QVERIFY(again.state() == battle.state());
            QCOMPARE(file(again), text);
        }
    }

    // Who met is there where it was asked for; what is one's own stays at home.
    void tellsOfTheEvening()
    {
        const Battle battle = anyBattle(toy, 1);
        QVERIFY(file(battle).find("evening") == std::string::npos);
        const BattleAbout known{{"Side A's", ""}, "The club", "2026-01-31", "League, round 2", {"tag"}, "notes",
            {"AAAA-BBBB-CCCC", "DDDD-EEEE-FFFF"}, {150, 30, "2026-01-31T19:00:00.000Z"}};
        const std::string text = writeRecord({"toy", "By the ford", program, toy.beginning(), {}, known}, battle);
        std::vector<int> otherwise;
        const auto record = read(text, otherwise);
        QVERIFY2(bool(record), record ? "" : describe(record.faults).c_str());
        const BattleAbout told{known.players, known.venue, known.day, known.occasion, {}, {}, known.stamps, {}};
        QVERIFY(record->head.about == told);
        const auto schema = Schema::load(SOURCE_DIR "/schema/battle.schema.json");
        const std::string head = linesOf(text).front();
        QVERIFY(schema->check(*readJson(head, "b.jsonl")).empty());
        std::string turned = head; // a name that turns the writing round
        turned.replace(turned.find("Side A's"), 8, "Side \xe2\x80\xae");
        QVERIFY(!read(turned + "\n", otherwise));
    }

    // Each line by itself; and the schema refuses what was never written so.
    void keepsToItsSchema()
    {
        const auto schema = Schema::load(SOURCE_DIR "/schema/battle.schema.json");
        QVERIFY2(bool(schema), schema ? "" : describe(schema.faults).c_str());
        const auto faults = [&](const std::string& line) {
            const auto node = readJson(line, "b.jsonl");
            return node ? schema->check(*node) : node.faults;
        };
        for (unsigned seed = 0; seed < 50; ++seed)
            for (const std::string& line : linesOf(file(anyBattle(toy, seed))))
                QVERIFY2(faults(line).empty(), (line + describe(faults(line))).c_str());
        QVERIFY(!faults(R"({"number": 0, "kind": "note"})").empty());
        QVERIFY(!faults(R"({"number": 1, "kind": "nod"})").empty());
        QVERIFY(!faults(R"({"number": 1, "kind": "step", "anser": {"what": "halt"}})").empty());
    }

    void tellsWhatItRulesOtherwise()
    {
        const Battle battle = anyBattle(toy, 3);
        Toy other;
        other.bonus = 2;
        std::vector<int> otherwise;
        const auto record = readRecord(
            file(battle), "b.jsonl", [&other](std::string_view system) { return theToy(other, system); }, otherwise);
        QVERIFY(bool(record));
        QVERIFY(!otherwise.empty());
        QVERIFY(record->log == battle.log());
    }

    // Who answered, what, with which dice, how they came; a note, the name: nothing else but the chain would tell.
    void refusesWhatWasAltered()
    {
        std::set<std::string> tried;
        for (unsigned seed = 0; seed < 20; ++seed) {
            const auto lines = linesOf(file(anyBattle(toy, seed)));
            std::vector<int> otherwise;
            for (std::size_t i = 0; i < lines.size(); ++i)
                for (const auto& [what, altered] : alterations(*readJson(lines[i], "b.jsonl"))) {
                    auto others = lines;
                    others[i] = writeJsonLine(altered);
                    const auto record = read(joined(others), otherwise);
                    QVERIFY2(!record, (what + ": " + others[i]).c_str());
                    tried.insert(what);
                }
        }
        QCOMPARE(tried,
            (std::set<std::string>{"dice", "name", "noted", "other answer", "program", "rolled", "text", "unasked",
                "who", "without digest"}));
    }

    // A record from before there was a chain is read, and says that it has none.
    void readsWhatHasNoChain()
    {
        const Battle battle = anyBattle(toy, 3);
        std::vector<int> otherwise;
        const auto chained = read(file(battle), otherwise), before = read(withoutChain(file(battle)), otherwise);
        QVERIFY(chained && before);
        QVERIFY(chained->chained && !before->chained);
        QVERIFY(before->log == battle.log());
        QCOMPARE(before->checksum, chained->checksum); // the same battle
        QCOMPARE(chained->checksum, checksumOf({"toy", "Another name", "2", toy.beginning()}, battle));
    }

    // An answer that nothing asks for today is kept where an earlier program took it, and what is written of it is
    // read.
    void writesAnewWhatHadNoChain()
    {
        auto lines = linesOf(withoutChain(file(anyBattle(toy, 3))));
        Node first = *readJson(lines[1], "b.jsonl"), answer = *first.find("answer");
        answer.remove("what");
        first.set("answer", std::move(answer));
        lines[1] = writeJsonLine(first);
        const auto readHere = [this](const std::string& text, std::vector<int>& otherwise) {
            return readRecord(
                text, "b.jsonl", [this](std::string_view system) { return theToy(toy, system); }, otherwise, program);
        };
        std::vector<int> otherwise;
        const auto before = readHere(joined(lines), otherwise);
        QVERIFY2(bool(before), before ? "" : describe(before.faults).c_str());
        QVERIFY(!otherwise.empty());
        Battle battle(toy, before->head.beginning);
        for (const Entry& entry : before->log)
            QVERIFY(battle.restored(entry));
        const auto again = readHere(writeRecord(before->head, battle), otherwise);
        QVERIFY2(bool(again), again ? "" : describe(again.faults).c_str());
        QVERIFY(again->log == before->log);
    }

    // What nobody asked for is refused though its chain is whole, or though there is none.
    void refusesAnswersThatNobodyAskedFor()
    {
        const Battle battle = anyBattle(toy, 3);
        for (const bool chained : {true, false}) {
            auto lines = linesOf(file(battle));
            Chain chain(*readJson(lines[0], "b.jsonl"));
            bool altered = false;
            for (std::size_t i = 1; i < lines.size(); ++i) {
                Node node = *readJson(lines[i], "b.jsonl");
                const Node* answer = node.find("answer");
                if (answer && !altered) {
                    Node other = *answer;
                    other.set("who", Node::ofInteger(1 - answer->integerOr("who", 0)));
                    node.set("answer", std::move(other));
                    altered = true;
                }
                node.set(Chain::key, Node::ofText(chain.next(node)));
                lines[i] = writeJsonLine(node);
            }
            QVERIFY(altered);
            std::vector<int> otherwise;
            const auto record = read(chained ? joined(lines) : withoutChain(joined(lines)), otherwise);
            QVERIFY(!record);
            QCOMPARE(record.faults.front().message.code, std::string("play-not-asked"));
        }
    }

    void refusesDamage_data()
    {
        QTest::addColumn<int>("damage");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("line");
        QTest::newRow("empty") << 0 << "play-no-record" << 0;
        QTest::newRow("a newer version") << 1 << "play-newer" << 1;
        QTest::newRow("something else") << 2 << "play-no-record" << 1;
        QTest::newRow("an unknown system") << 3 << "play-no-game" << 1;
        QTest::newRow("an entry missing") << 4 << "play-broken-entry" << 3;
        QTest::newRow("another value before") << 5 << "play-broken-entry" << 3;
        QTest::newRow("a line cut off") << 6 << "json-syntax" << 3;
        QTest::newRow("the last line missing") << 8 << "play-cut-short" << 4;
        QTest::newRow("a field nobody knows") << 7 << "play-record" << 3;
    }
    void refusesDamage()
    {
        QFETCH(int, damage);
        QFETCH(QString, code);
        QFETCH(int, line);
        Battle battle(toy, toy.beginning());
        for (const Id who : {1, 3, 2, 4}) {
            Answer march{.what = "march"};
            march.set("who", {who});
            march.set("hill", {0});
            march.set("dice", {3, 4});
            QVERIFY(bool(battle.answered(march)));
        }
        auto lines = linesOf(file(battle));
        const auto swap = [&](std::size_t at, const std::string& from, const std::string& to) {
            const auto where = lines[at].find(from);
            QVERIFY(where != std::string::npos);
            lines[at].replace(where, from.size(), to);
        };
        switch (damage) {
        case 0:
            lines.clear();
            break;
        case 1:
            swap(0, "\"strategikon-battle\": 1", "\"strategikon-battle\": 99");
            break;
        case 2:
            lines[0] = "{\"a\": 1}";
            break;
        case 3:
            swap(0, "\"toy\"", "\"checkers\"");
            break;
        case 4:
            lines.erase(lines.begin() + 2);
            break;
        case 5:
            swap(2, "\"from\": 1", "\"from\": 5");
            break;
        case 6:
            lines[2].resize(lines[2].size() / 2);
            break;
        case 8:
            lines.pop_back();
            break;
        default:
            swap(2, "body.way", "body.wey");
        }
        std::vector<int> otherwise;
        const auto record = read(joined(lines), otherwise);
        QVERIFY(!record);
        if (damage != 6) // which of JSON's faults it is depends on where the cut falls
            QCOMPARE(QString::fromStdString(record.faults.front().message.code), code);
        QCOMPARE(record.faults.front().place.line, line);
    }

    void namesWhatIsNotThere()
    {
        State state = toy.beginning();
        QVERIFY(isSound(state, toy));
        state.things.change(1).within = 99;
        QVERIFY(!isSound(state, toy));
        state.things.change(1).within = 2;
        state.things.change(2).within = 1; // each within the other
        QVERIFY(!isSound(state, toy));
        state = toy.beginning();
        state.agenda.push_back({"stumble", 0, {7}, {}});
        QVERIFY(!isSound(state, toy));
    }

    void livesInTheLibrary()
    {
        QTemporaryDir folder;
        const std::string path = folder.filePath("library.db").toStdString();
        const Battle battle = anyBattle(toy, 11);
        std::string id;
        {
            auto library = Library::open(path);
            QVERIFY(bool(library));
            auto saved = library->createBattle(
                {"By the ford", "toy", program, storedState(toy.beginning(), toy.fields()), "{}"});
            QVERIFY(bool(saved));
            id = saved->id;
            for (const Entry& entry : battle.log()) {
                const StoredEntry one = stored(entry, toy.fields(),
                    entry.kind == Entry::Kind::step ? battle.stateAfter(entry.number) : State{}, program);
                QVERIFY(!library->addEntries(id, {&one, 1}, "{\"turn\": 1}"));
                QVERIFY(library->addEntries(id, {&one, 1}, "{}")); // its number is taken
            }
        }
        auto library = Library::open(path);
        QVERIFY(bool(library));
        const auto saved = library->battle(id);
        QVERIFY(bool(saved));
        QCOMPARE(saved->entries, int(battle.log().size()));
        QCOMPARE(saved->content.facts, std::string("{\"turn\": 1}"));
        const auto entries = library->battleEntries(id);
        QVERIFY(bool(entries));
        const auto again = battleFrom(toy, saved->content.beginning, *entries);
        QVERIFY2(bool(again), again ? "" : describe(again.faults).c_str());
        QVERIFY(again->log() == battle.log());
        QVERIFY(again->state() == battle.state());
        QVERIFY(bool(library->placeBattle(id, "archived")));
        QVERIFY(library->battles()->empty());
        QCOMPARE(library->battles("archived")->size(), std::size_t(1));
    }
};

QTEST_GUILESS_MAIN(Records)

#include "tst_record.moc"

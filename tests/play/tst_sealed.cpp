// Sealed answers of a battle: nobody sees one before both are opened, and a record needs no word to be read.
#include "model/play/messages.h"
#include "model/play/record/record.h"
#include "model/play/record/recorder.h"
#include "model/play/record/stored.h"
#include "model/play/sealed.h"
#include "model/text/contains.h"
#include "secret.h"

#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace strategikon;
using namespace strategikon::play;

namespace {

// As if its word had been typed; making a key of a word takes its time.
seals::Key keyOf(int side)
{
    seals::Salt salt;
    salt.fill(std::uint8_t(side + 1));
    std::array<std::uint8_t, 32> bytes;
    bytes.fill(std::uint8_t(side + 7));
    return seals::Key(salt, bytes);
}

std::optional<seals::Key> ofSide(const SealedAnswer& sealed, const seals::Salt&) { return keyOf(sealed.side); }
std::optional<seals::Key> nobodys(const SealedAnswer&, const seals::Salt&) { return {}; }

template <class Value>
QString codeOf(const Result<Value>& read)
{
    return read ? QString() : QString::fromStdString(read.faults.front().message.code);
}

QString sideIn(const Fault& fault)
{
    for (const auto& [place, value] : fault.message.args)
        if (place == "side")
            return QString::fromStdString(english(value));
    return {};
}

std::string recordOf(const Battle& battle, const State& beginning)
{
    return writeRecord({"secret", "Orders", "1", beginning, {}}, battle);
}

std::string replaced(std::string text, const std::string& what, const std::string& with)
{
    for (auto at = text.find(what); at != text.npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
    return text;
}

std::vector<std::string> codesOf(const Entry& entry)
{
    std::vector<std::string> codes;
    for (const Event& event : entry.events)
        codes.push_back(event.what);
    return codes;
}

} // namespace

class SealedAnswers : public QObject {
    Q_OBJECT

    const Secret game;

    Result<Entry> seal(Battle& battle, int side, int order, int by) const
    {
        const auto sealed = sealedAnswer(game, battle.state(), orderOf(side, order, by), keyOf(side));
        return sealed ? battle.answered(*sealed) : Result<Entry>(sealed.faults);
    }
    Battle bothSealed(bool hides = false) const
    {
        Battle battle(game, game.beginning(hides));
        for (const int side : {0, 1}) {
            const auto done = hides ? battle.answered(orderOf(side, 1, 4 - side)) : seal(battle, side, 1, 4 - side);
            if (!done)
                qFatal("%s", describe(done.faults).c_str());
        }
        return battle;
    }
    Result<Record> read(const std::string& text, std::vector<int>* otherwise = nullptr) const
    {
        std::vector<int> none;
        return readRecord(
            text, "orders.jsonl", [this](std::string_view) { return &game; }, otherwise ? *otherwise : none);
    }
    static int far(const State& state, Id body) { return state[body].fields.front(); }

private slots:
    void initTestCase() { addPlayMessages(); }

    void nobodySeesIt()
    {
        Battle battle = bothSealed();
        QCOMPARE(battle.state().sealed.size(), std::size_t(2));
        QCOMPARE(sidesToOpen(battle.state()), std::vector({0, 1}));
        QCOMPARE(far(battle.state(), 1), 0);
        for (const Entry& entry : battle.log()) {
            QVERIFY(entry.answer.inputs.empty());
            QVERIFY(entry.answer.text.find("order") == std::string::npos);
        }
        // All answers look alike, whatever they are.
        QCOMPARE(battle.log()[0].answer.text.size(), battle.log()[1].answer.text.size());
    }

    void openedTogether()
    {
        Battle battle = bothSealed();
        const auto opening = openingOf(battle.state(), ofSide);
        QVERIFY(opening);
        const auto done = battle.answered(*opening);
        QVERIFY2(bool(done), describe(done.faults).c_str());
        QVERIFY(battle.state().sealed.empty());
        QCOMPARE(far(battle.state(), 1), 4);
        QCOMPARE(far(battle.state(), 2), 3);
        QVERIFY(contains(codesOf(*done), "answer-opened-0") && contains(codesOf(*done), "answer-opened-1"));
        QCOMPARE(battle.state().turn, 2);
    }

    // Neither word alone shows anything, and nothing is lost by a wrong one.
    void bothWordsOrNone()
    {
        Battle battle = bothSealed();
        const State before = battle.state();
        for (const int missing : {0, 1}) {
            const auto opening = openingOf(before, [missing](const SealedAnswer& sealed, const seals::Salt&) {
                return sealed.side == missing ? std::nullopt : std::optional(keyOf(sealed.side));
            });
            QCOMPARE(codeOf(opening), QString("play-word-missing"));
            QCOMPARE(sideIn(opening.faults.front()), QString(missing == 0 ? "A" : "B"));
        }
        const auto wrong = openingOf(before, [](const SealedAnswer& sealed, const seals::Salt& salt) {
            return std::optional(sealed.side == 1 ? seals::Key(salt, {}) : keyOf(0));
        });
        QCOMPARE(codeOf(wrong), QString("play-word-wrong"));
        QCOMPARE(sideIn(wrong.faults.front()), QString("B"));
        QCOMPARE(codeOf(battle.answered({.what = openingStep, .who = both})), QString("play-word-missing"));
        QVERIFY(battle.state() == before);
        QVERIFY(battle.answered(*openingOf(before, ofSide)));
    }

    void withRealWords()
    {
        Battle battle(game, game.beginning());
        const seals::Salt salts[2] = {seals::newSalt(), seals::newSalt()};
        const char* const words[2] = {"Kadesh", "Orontes"};
        for (const int side : {0, 1}) {
            const auto key = seals::keyFrom(words[side], salts[side]);
            QVERIFY(battle.answered(*sealedAnswer(game, battle.state(), orderOf(side, 1, 2), *key)));
            QVERIFY(saltOf(battle.state().sealed.back())->value() == salts[side]);
        }
        const auto opening = openingOf(battle.state(), [&](const SealedAnswer& sealed, const seals::Salt& salt) {
            return seals::keyFrom(words[sealed.side], salt).value;
        });
        QVERIFY(opening && battle.answered(*opening));
    }

    // What could not be opened later is not sealed.
    void onlyWhatFits()
    {
        Battle battle(game, game.beginning());
        QCOMPARE(codeOf(battle.answered(orderOf(0, 1, 1))), QString("play-must-seal"));
        QCOMPARE(codeOf(seal(battle, 0, 1, 7)), QString("play-out-of-range"));
        QCOMPARE(codeOf(seal(battle, 0, 2, 6)), QString("play-events")); // the rules refuse it
        QCOMPARE(
            codeOf(sealedAnswer(game, battle.state(), {.what = openingStep}, keyOf(0))), QString("play-not-sealed"));
        QCOMPARE(codeOf(battle.answered({.what = "order", .who = 0, .text = "{}"})), QString("seal-damaged"));
        QVERIFY(battle.log().empty());
    }

    void forgottenIsMarked()
    {
        Battle battle = bothSealed();
        const auto opening = openingOf(battle.state(),
            [](const SealedAnswer& sealed, const seals::Salt&) {
                return sealed.side == 0 ? std::optional(keyOf(0)) : std::nullopt;
            },
            {{1, orderOf(1, 2, 5)}});
        QVERIFY(opening);
        const auto done = battle.answered(*opening);
        QVERIFY2(bool(done), describe(done.faults).c_str());
        QVERIFY(contains(codesOf(*done), "answer-opened-0") && contains(codesOf(*done), "answer-told-after-1"));
        QCOMPARE(far(battle.state(), 2), 10);
        for (const char* code : {"event-answer-told-after-0", "event-answer-told-after-1", "event-answer-sealed-0",
                 "event-answer-hidden-1", "event-answer-opened-1"})
            QVERIFY2(templateOf(code), code);
    }

    // Nobody passes off another answer as the one that he sealed: its digest is in the record.
    void nothingElseIsPassedOff()
    {
        Battle battle = bothSealed();
        Answer opening = *openingOf(battle.state(), ofSide);
        const auto by =
            opening.text.find("\\\"by\\\": [4]") != std::string::npos ? "\\\"by\\\": [4]" : "\\\"by\\\":[4]";
        const std::string forged = replaced(opening.text, by, replaced(by, "4", "5"));
        QVERIFY(forged != opening.text);
        opening.text = forged;
        QCOMPARE(codeOf(battle.answered(opening)), QString("play-seal-untrue"));
        // Without its salt it may be anything, and is marked.
        opening.text = "[{\"answer\": \"{}\"}]";
        QCOMPARE(codeOf(battle.answered(opening)), QString("play-seal-untrue"));
        for (const char* text : {"{", "7", "[1,2,3]", "[null]", "[{}]"}) {
            opening.text = text;
            QVERIFY(!battle.answered(opening));
        }
    }

    void takenBackAndOtherwise()
    {
        Battle battle = bothSealed();
        const State sealed = battle.state();
        QVERIFY(battle.answered(*openingOf(sealed, ofSide)));
        const State opened = battle.state();
        QVERIFY(battle.undo() && battle.state() == sealed);
        QVERIFY(battle.undo());
        QCOMPARE(battle.state().sealed.size(), std::size_t(1));
        QVERIFY(battle.redo() && battle.redo() && battle.state() == opened);
        // Another course: side B seals another order.
        QVERIFY(battle.goTo(1));
        QVERIFY(seal(battle, 1, 2, 1));
        QVERIFY(battle.answered(*openingOf(battle.state(), ofSide)));
        QCOMPARE(far(battle.state(), 2), 2);
        // A correction of what side A sealed: side B's follows, and opens with its word.
        Battle corrected = bothSealed();
        std::vector<play::Misfit> misfits;
        State first = corrected.stateAfter(0);
        QVERIFY(corrected.corrected(1, *sealedAnswer(game, first, orderOf(0, 1, 1), keyOf(0)), misfits));
        QVERIFY(misfits.empty());
        QVERIFY(corrected.answered(*openingOf(corrected.state(), ofSide)));
        QCOMPARE(far(corrected.state(), 1), 1);
        QCOMPARE(far(corrected.state(), 2), 3);
    }

    // Exported while it is sealed, imported elsewhere, opened there.
    void travelsSealed()
    {
        const Battle battle = bothSealed();
        const std::string text = recordOf(battle, game.beginning());
        QVERIFY(text.starts_with("{\"strategikon-battle\": 2") || text.starts_with("{\"strategikon-battle\":2"));
        std::vector<int> otherwise;
        const auto record = read(text, &otherwise);
        QVERIFY2(bool(record), describe(record.faults).c_str());
        QVERIFY(otherwise.empty());
        Battle elsewhere(game, record->head.beginning);
        for (const Entry& entry : record->log)
            QVERIFY(elsewhere.restored(entry));
        QVERIFY(elsewhere.state() == battle.state());
        QVERIFY(elsewhere.answered(*openingOf(elsewhere.state(), ofSide)));
        // What was opened needs no word to be read and ruled again.
        const std::string opened = recordOf(elsewhere, game.beginning());
        const auto again = read(opened, &otherwise);
        QVERIFY2(bool(again), describe(again.faults).c_str());
        QVERIFY(otherwise.empty());
    }

    // A battle that begins with a moment in which something is sealed.
    void branchesSealed()
    {
        const Battle battle = bothSealed();
        Battle branch(game, battle.state());
        const auto record = read(recordOf(branch, battle.state()));
        QVERIFY2(bool(record), describe(record.faults).c_str());
        QVERIFY(record->head.beginning == battle.state());
        QVERIFY(branch.answered(*openingOf(branch.state(), ofSide)));
    }

    void changedRecordsAreSeen()
    {
        Battle battle = bothSealed();
        QVERIFY(battle.answered(*openingOf(battle.state(), ofSide)));
        // The answer that came to light, not its events.
        Battle changed(game, game.beginning());
        for (Entry entry : battle.log()) {
            if (entry.answer.what == openingStep)
                entry.answer.text = replaced(entry.answer.text, "[4]", "[2]");
            QVERIFY(changed.restored(entry));
        }
        QVERIFY(!(changed.log() == battle.log()));
        QCOMPARE(judgedAgain(changed).otherwise, std::vector({3}));
        // A cipher that was changed opens no more; it can only be told anew.
        State state = bothSealed().state();
        std::string& sealed = state.sealed.front().text;
        const auto at = sealed.find("\"cipher\"") + 30;
        sealed[at] = sealed[at] == 'A' ? 'B' : 'A';
        QCOMPARE(codeOf(openingOf(state, ofSide)), QString("play-seal-damaged"));
        const auto anew = openingOf(state, ofSide, {{0, orderOf(0, 0, 0)}});
        QVERIFY(anew && !game.resolve(state, *anew).refused);
    }

    // Steps, sides and things that are not there.
    void hostileStates()
    {
        const State fine = bothSealed().state();
        QVERIFY(isSound(fine, game));
        State bad = fine;
        bad.sealed.front().side = 7;
        QVERIFY(!isSound(bad, game));
        bad = fine;
        bad.sealed.front().step.on = {99};
        QVERIFY(!isSound(bad, game));
        bad = fine;
        bad.sealed.front().step.what = "no such step";
        QVERIFY(game.resolve(bad, *openingOf(bad, ofSide)).refused);
        bad = fine;
        bad.sealed.front().text = std::string(3000, '[');
        QCOMPARE(codeOf(openingOf(bad, ofSide)), QString("play-seal-damaged"));
        // A record that seals something else into its events than its answer holds is ruled otherwise.
        Battle battle(game, game.beginning());
        Entry entry = *battle.toAnswer(*sealedAnswer(game, battle.state(), orderOf(0, 1, 1), keyOf(0)));
        for (Event& event : entry.events)
            for (Change& change : event.changes)
                if (change.what == Change::What::sealed)
                    change.after = "{\"what\": \"order\"}";
        QVERIFY(battle.restored(entry));
        QCOMPARE(judgedAgain(battle).otherwise, std::vector({1}));
    }

    // Players who trust each other: no words, the record has it in plain, and says that it is so.
    void onlyHidden()
    {
        Battle battle = bothSealed(true);
        QVERIFY(battle.state().hides);
        QCOMPARE(battle.state().sealed.size(), std::size_t(2));
        QVERIFY(sidesToOpen(battle.state()).empty());
        QCOMPARE(far(battle.state(), 1), 0);
        QVERIFY(contains(codesOf(battle.log()[0]), "answer-hidden-0"));
        QVERIFY(battle.log()[0].answer.inputs.empty()); // no screen shows what it does not find
        const std::string text = recordOf(battle, game.beginning(true));
        QVERIFY(text.find("\"hides\"") != std::string::npos);
        QVERIFY(text.find("by") != std::string::npos);
        std::vector<int> otherwise;
        const auto record = read(text, &otherwise);
        QVERIFY2(bool(record), describe(record.faults).c_str());
        QVERIFY(otherwise.empty() && record->head.beginning.hides);
        QVERIFY(battle.answered(*openingOf(battle.state(), nobodys)));
        QCOMPARE(far(battle.state(), 1), 4);
        QCOMPARE(codeOf(battle.answered(orderOf(0, 1, 7))), QString("play-out-of-range"));
    }

    // Whatever is played, taken back and gone to: what is written reads back as the same, word or no word.
    void readsBack_data()
    {
        QTest::addColumn<bool>("hides");
        QTest::newRow("sealed") << false;
        QTest::newRow("hidden") << true;
    }
    void readsBack()
    {
        QFETCH(bool, hides);
        for (unsigned seed = 1; seed <= 40; ++seed) {
            std::mt19937 random(seed);
            Battle battle(game, game.beginning(hides));
            for (int i = 0; i < 40; ++i)
                playSomething(battle, random, hides);
            const std::string text = recordOf(battle, game.beginning(hides));
            std::vector<int> otherwise;
            const auto record = read(text, &otherwise);
            QVERIFY2(bool(record), describe(record.faults).c_str());
            QVERIFY(otherwise.empty());
            QVERIFY(record->log == battle.log());
            Battle again(game, record->head.beginning);
            for (const Entry& entry : record->log) {
                const auto stored = play::stored(entry, game.fields(), battle.stateAfter(0), "1");
                const auto back = fromStored(stored, game.fields());
                QVERIFY(back && *back == entry);
                QVERIFY(again.restored(*back));
            }
            QVERIFY(again.state() == battle.state());
            QCOMPARE(recordOf(again, game.beginning(hides)), text);
        }
    }
    void playSomething(Battle& battle, std::mt19937& random, bool hides)
    {
        if (const auto chance = random() % 6; chance == 0)
            battle.undo();
        else if (chance == 1)
            battle.redo();
        else if (const auto open = game.can(battle.state()); !open.empty() && open.front().what == openingStep)
            QVERIFY(battle.answered(*openingOf(battle.state(), ofSide)));
        else if (!open.empty() && hides)
            QVERIFY(battle.answered(orderOf(open.front().who, int(random() % 3), int(random() % 6))));
        else if (!open.empty())
            QVERIFY(seal(battle, open.front().who, int(random() % 3), int(random() % 6)));
    }

    // In the library: closed while it is sealed, opened another evening.
    void keptInTheLibrary()
    {
        QTemporaryDir folder;
        auto library = Library::open(folder.filePath("library.db").toStdString());
        QVERIFY2(bool(library), describe(library.faults).c_str());
        BattleContent content;
        content.system = "secret";
        content.name = "Orders";
        content.program = "1";
        auto begun = Recorder::begin(*library, game, content, game.beginning());
        QVERIFY2(bool(begun), describe(begun.faults).c_str());
        const std::string id = begun->id();
        for (const int side : {0, 1})
            QVERIFY(!begun->answer(*sealedAnswer(game, begun->state(), orderOf(side, 1, 2), keyOf(side))));
        for (const auto open : {Recorder::open, Recorder::openLatest}) {
            auto later = open(*library, game, id, "1");
            QVERIFY2(bool(later), describe(later.faults).c_str());
            QVERIFY(later->state() == begun->state());
        }
        auto later = Recorder::open(*library, game, id, "1");
        QVERIFY(!later->answer(*openingOf(later->state(), ofSide)));
        QCOMPARE(far(later->state(), 1), 2);
        const auto branch = later->branch(2, "Otherwise");
        QVERIFY(branch);
        auto other = Recorder::open(*library, game, *branch, "1");
        QVERIFY(other && other->state().sealed.size() == 2);
    }
};

QTEST_APPLESS_MAIN(SealedAnswers)
#include "tst_sealed.moc"

// Battles of a random player: no dead end, nothing broken, the same again from the log, back to the start and forth.
// STRATEGIKON_FULL=1 plays a thousand.
#include "random_battle.h"

#include "rules/warmaster/play/book.h"
#include "rules/warmaster/play/game.h"

#include <QTest>

#include <map>
#include <set>

using namespace playtest;

class RandomBattles : public QObject {
    Q_OBJECT

    const play::Game& game = warmasterGame();
    Catalogue* catalogue = nullptr;
    std::map<std::string, int> actions, events, cited, ends;
    std::set<std::string> wordless;
    int refusals = 0, steps = 0, battles = 0;

    // What is wrong with it; empty: nothing.
    std::string play(std::uint64_t seed);
    std::string again(play::Battle& battle, const play::State& beginning);
    void count(const play::Entry& entry);
    void lookAtWords(const std::vector<play::Ask>& open);
    static void print(const char* title, const std::map<std::string, int>& counts);

private slots:
    void initTestCase();
    void battlesAreSound();
    void everythingHasWords(); // after the battles
    void cleanupTestCase();
};

void RandomBattles::initTestCase()
{
    setRoots({std::filesystem::path(SOURCE_DIR) / "lists", std::filesystem::path(SOURCE_DIR) / "rules",
        std::filesystem::path(SOURCE_DIR) / "schema", {}});
    catalogue = new Catalogue;
}

void RandomBattles::count(const play::Entry& entry)
{
    ++steps;
    ++actions[entry.answer.what];
    for (const play::Event& event : entry.events) {
        if (event.what != "step")
            ++events[event.what];
        if (!event.rule.empty())
            ++cited[event.rule];
    }
}

std::string RandomBattles::again(play::Battle& battle, const play::State& beginning)
{
    const play::State end = battle.state();
    const auto log = battle.log();
    play::Battle copy(game, beginning);
    for (const play::Entry& entry : log)
        if (!copy.restored(entry))
            return "step " + std::to_string(entry.number) + " does not fit its own log";
    if (!(copy.state() == end))
        return "the log gives another battle";
    if (const auto other = ruledOtherwise(battle); !other.empty())
        return "step " + std::to_string(other.front()) + " is ruled otherwise the second time";
    while (battle.head() != 0)
        battle.undo();
    if (!(battle.state() == beginning))
        return "undone to the start it is not the start";
    while (battle.redo())
        ;
    return battle.state() == end ? "" : "redone it is another battle";
}

std::string RandomBattles::play(std::uint64_t seed)
{
    Random random(seed);
    const auto beginning = randomBeginning(*catalogue, random);
    if (!beginning)
        return describe(beginning.faults);
    play::Battle battle(game, *beginning.value);
    RandomPlayer player(game, random);
    if (const auto wrong = game.broken(battle.state()); !wrong.empty())
        return "at the start " + wrong.front();
    constexpr int most = 20'000;
    for (int step = 0; !battle.state().over; ++step) {
        lookAtWords(game.can(battle.state()));
        const auto entry = player.step(battle);
        const std::string where = "step " + std::to_string(step) + ", turn " + std::to_string(battle.state().turn)
            + ", " + battle.state().phase + ": ";
        if (!entry)
            return where + "nothing can be answered; " + player.lastRefusal;
        count(*entry);
        if (const auto wrong = game.broken(battle.state()); !wrong.empty())
            return where + entry->answer.what + ": " + wrong.front();
        if (step > most)
            return where + "it does not end";
    }
    refusals += player.refusals;
    ++battles;
    const auto& last = battle.log().back().events;
    const bool withdrew =
        std::any_of(last.begin(), last.end(), [](const play::Event& event) { return event.what == "withdrew"; });
    ++ends[withdrew ? "withdrawal" : "turns or time"];
    return again(battle, *beginning.value);
}

void RandomBattles::battlesAreSound()
{
    const int many = qEnvironmentVariableIsSet("STRATEGIKON_FULL") ? 1000 : 12;
    const int first = qEnvironmentVariableIntValue("STRATEGIKON_SEED");
    for (int seed = first; seed < first + many; ++seed) {
        const std::string wrong = play(std::uint64_t(seed));
        QVERIFY2(wrong.empty(), ("seed " + std::to_string(seed) + ": " + wrong).c_str());
    }
    QCOMPARE(battles, many);
}

// Codes that a player would see as codes.
void RandomBattles::lookAtWords(const std::vector<play::Ask>& open)
{
    const auto need = [this](const std::string& code) {
        if (!templateOf(code))
            wordless.insert(code);
    };
    for (const play::Ask& ask : open) {
        need("asked-" + ask.what);
        for (const play::Input& input : ask.inputs) {
            need("input-" + input.id);
            for (const play::Option& option : input.options)
                if (option.says.code.empty())
                    need("option-" + option.id);
        }
        if (!ask.rule.empty())
            ++cited[ask.rule];
    }
}

void RandomBattles::everythingHasWords()
{
    for (const auto& [what, times] : events)
        if (!templateOf("event-" + what))
            wordless.insert("event-" + what);
    for (const auto& [rule, times] : cited)
        if (!warmasterPlay::citedRule(rule))
            wordless.insert("rule " + rule);
    std::string all;
    for (const std::string& code : wordless)
        all += code + " ";
    QVERIFY2(wordless.empty(), all.c_str());
}

void RandomBattles::print(const char* title, const std::map<std::string, int>& counts)
{
    qInfo("%s", title);
    for (const auto& [what, times] : counts)
        qInfo("  %8d  %s", times, what.c_str());
}

void RandomBattles::cleanupTestCase()
{
    qInfo("%d battles, %d steps, %d answers refused", battles, steps, refusals);
    print("ended by", ends);
    print("actions", actions);
    print("events", events);
    print("rules cited", cited);
    delete catalogue;
}

QTEST_GUILESS_MAIN(RandomBattles)
#include "tst_random.moc"

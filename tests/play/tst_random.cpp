// Battles of a random player: no dead end, nothing broken, the same again from the log, back to the start and forth.
// STRATEGIKON_FULL=1 plays a thousand, in which everything must have come up; STRATEGIKON_SEED is the first,
// STRATEGIKON_BATTLES how many.
#include "kit.h"
#include "model/play/record/invariants.h"
#include "random_battle.h"
#include "survey.h"

#include "rules/warmaster/play/game.h"

#include <QTest>

using namespace playtest;

namespace {

// Where its tables lie is known before it is made: it reads its sentences.
const play::Game& gameOfHere()
{
    const std::filesystem::path root = SOURCE_DIR;
    setRoots({root / "lists", root / "rules", root / "schema", root / "tests/play/lists"});
    return warmasterGame();
}

} // namespace

class RandomBattles : public QObject {
    Q_OBJECT

    static constexpr int few = 12, many = 1000, often = 20; // battles, and how often everything comes up in many
    static constexpr int atOnce = 25;                       // no row takes as long as a test may
    const play::Game& game = gameOfHere();
    Catalogue* catalogue = nullptr;
    Survey* survey = nullptr;
    std::map<std::string, int> ends;
    int refusals = 0, battles = 0;
    bool whole = false; // a thousand

    // What is wrong with it; empty: nothing.
    int diceAmiss(const play::State& before, const play::Answer& answer, const play::State& after);
    std::string play(std::uint64_t seed);
    std::string again(play::Battle& battle, const play::State& beginning);

private slots:
    void initTestCase();
    void battlesAreSound_data();
    void battlesAreSound();
    void draftsAreLookedAt();
    void everythingHasWords(); // after the battles
    void everythingCameUp();
    void battlesAreFoughtOut();
    void cleanupTestCase();
};

void RandomBattles::initTestCase()
{
    catalogue = new Catalogue;
    survey = new Survey(game);
}

std::string RandomBattles::again(play::Battle& battle, const play::State& beginning)
{
    const play::State end = battle.state();
    const auto log = battle.log();
    play::Battle copy(game, beginning);
    const play::State start = copy.state();
    for (const play::Entry& entry : log)
        if (!copy.restored(entry))
            return "step " + std::to_string(entry.number) + " does not fit its own log";
    if (!(copy.state() == end))
        return "the log gives another battle";
    if (const auto other = judgedAgain(battle).otherwise; !other.empty())
        return "step " + std::to_string(other.front()) + " is ruled otherwise the second time";
    return takenBack(battle, start);
}

// How many dice more an attack threw than its card had said: of a unit that declared all its stands at once.
int RandomBattles::diceAmiss(const play::State& before, const play::Answer& answer, const play::State& after)
{
    if (before.agenda.empty() || before.agenda.back().what != "attack" || !before.agenda.back().with.empty())
        return 0;
    const play::Id unit = before.agenda.back().on.front();
    int thrown = 0, batches = 0;
    for (const play::Step& step : after.agenda) {
        if (step.what == "attack" && step.on.front() == unit)
            return 0; // it goes on declaring
        if (step.what == "attack-roll" && step.on.front() == unit) {
            thrown += step.with[0];
            ++batches;
        }
    }
    return batches == 1 ? thrown - game.preview(before, answer).dice.front().count : 0;
}

std::string RandomBattles::play(std::uint64_t seed)
{
    Random random(seed);
    const auto beginning = randomBeginning(*catalogue, random, int(seed));
    if (!beginning)
        return describe(beginning.faults);
    survey->begins(*beginning.value);
    play::Battle battle(game, *beginning.value);
    RandomPlayer player(game, random);
    if (const auto wrong = brokenIn(game, battle.state()); !wrong.empty())
        return "at the start " + wrong.front();
    constexpr int most = 20'000;
    for (int step = 0; !battle.state().over; ++step) {
        for (const play::Decision& ask : game.can(battle.state()))
            survey->asked(ask);
        const play::State before = battle.state();
        const auto entry = player.step(battle);
        const std::string where =
            "step " + std::to_string(step) + ", turn " + std::to_string(before.turn) + ", " + before.phase + ": ";
        if (!entry)
            return where + "nothing can be answered; " + player.lastRefusal;
        survey->step(before, *entry);
        if (const int wrong = diceAmiss(before, entry->answer, battle.state()); wrong != 0)
            return where + "an attack throws " + std::to_string(wrong) + " dice more than its card said";
        if (const auto wrong = brokenIn(game, battle.state()); !wrong.empty())
            return where + entry->answer.what + ": " + wrong.front();
        if (step > most)
            return where + "it does not end";
    }
    refusals += player.refusals;
    ++battles;
    const auto& last = battle.log().back().events;
    const bool withdrew = std::ranges::any_of(last, [](const play::Event& event) { return event.what == "withdrew"; });
    ++ends[withdrew ? "withdrawal" : "turns or time"];
    return again(battle, *beginning.value);
}

void RandomBattles::battlesAreSound_data()
{
    whole = qEnvironmentVariableIsSet("STRATEGIKON_FULL");
    const int wanted = qEnvironmentVariableIntValue("STRATEGIKON_BATTLES");
    const int number = wanted > 0 ? wanted : whole ? many : few;
    const int first = qEnvironmentVariableIntValue("STRATEGIKON_SEED");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    for (int from = first; from < first + number; from += atOnce) {
        const int to = std::min(from + atOnce, first + number);
        QTest::addRow("seeds %d to %d", from, to - 1) << from << to;
    }
}

void RandomBattles::battlesAreSound()
{
    QFETCH(int, from);
    QFETCH(int, to);
    for (int seed = from; seed < to; ++seed) {
        const std::string wrong = play(std::uint64_t(seed));
        QVERIFY2(wrong.empty(), ("seed " + std::to_string(seed) + ": " + wrong).c_str());
    }
}

// A card is looked at before anybody is named on it, and with each input given alone.
void RandomBattles::draftsAreLookedAt()
{
    Random random(1);
    const auto beginning = randomBeginning(*catalogue, random, 1);
    QVERIFY(beginning);
    play::Battle battle(game, *beginning.value);
    RandomPlayer player(game, random);
    int looked = 0;
    const auto look = [&](const play::Answer& draft) {
        for (const auto& [outcome, chance] : game.preview(battle.state(), draft).chances)
            QVERIFY2(chance > -1e-9 && chance < 1 + 1e-9, (draft.what + " " + outcome).c_str());
        ++looked;
    };
    while (!battle.state().over) {
        for (const play::Decision& ask : game.can(battle.state())) {
            play::Answer nobodyNamed{.what = ask.what, .who = ask.who};
            for (const play::Input& input : ask.inputs) {
                if (input.kind == play::Input::Kind::things)
                    nobodyNamed.set(input.id, {});
                play::Answer alone{.what = ask.what, .who = ask.who};
                alone.set(input.id,
                    input.among.empty() ? input.given.value_or(std::vector{0}) : std::vector{input.among.front()});
                if (input.kind != play::Input::Kind::dice)
                    look(alone);
            }
            look(nobodyNamed);
        }
        QVERIFY(player.step(battle));
    }
    QVERIFY(looked > 500);
}

void RandomBattles::everythingHasWords()
{
    std::string all;
    for (const std::string& code : survey->wordless())
        all += code + " ";
    QVERIFY2(all.empty(), all.c_str());
}

namespace {

// All of an army but contingents that take no part is lost at once: hardly ever.
bool isRare(const std::string& what) { return what.find("nobody-left") != std::string::npos; }

} // namespace

void RandomBattles::everythingCameUp()
{
    std::string seldom;
    for (const auto& [title, counts] : survey->tables())
        for (const auto& [what, times] : counts)
            if (times < (isRare(what) ? 1 : often))
                seldom += title + ": " + what + " " + std::to_string(times) + "\n";
    if (whole)
        QVERIFY2(seldom.empty(), ("too seldom:\n" + seldom).c_str());
    else
        QVERIFY(survey->steps > few);
}

void RandomBattles::battlesAreFoughtOut()
{
    const int share = whole ? 3 : 2; // a third of a thousand; of a dozen no more than half
    QVERIFY2(ends["turns or time"] * share <= battles, std::to_string(ends["turns or time"]).c_str());
}

void RandomBattles::cleanupTestCase()
{
    qInfo("%d battles, %d steps, %d answers refused", battles, survey->steps, refusals);
    for (const auto& [how, times] : ends)
        qInfo("  %8d  ended by %s", times, how.c_str());
    for (const auto& [title, counts] : survey->tables()) {
        qInfo("%s", title.c_str());
        for (const auto& [what, times] : counts)
            qInfo("  %8d  %s", times, what.c_str());
    }
    delete survey;
    delete catalogue;
}

QTEST_GUILESS_MAIN(RandomBattles)
#include "tst_random.moc"

// Battles of a random player whose players agree on this and that as they come: nothing is broken, nothing is stuck,
// each agreement can be taken back, and the battle goes on to its end. STRATEGIKON_FULL=1 plays six hundred.
#include "random_battle.h"

#include "model/play/record/action.h"
#include "model/play/record/agreed.h"
#include "model/play/record/invariants.h"
#include "rules/warmaster/play/game.h"

#include <QTest>

#include <map>
#include <set>

using namespace playtest;

namespace {

using play::Answer;
using play::FieldSpec;
using play::Sort;

int anyValue(const FieldSpec& spec, const play::State& state, const play::Thing& thing, Random& random)
{
    const int most = play::mostOf(warmasterGame(), spec, state, thing);
    if (spec.kind == FieldSpec::Kind::thing)
        return random.chance(0.3) ? 0 : 1 + random.below(most);
    return random.below(std::min(most, 8) + 1);
}

Answer anyAgreement(const play::State& state, Random& random)
{
    Answer answer{.what = play::agreedStep, .who = play::both};
    for (int points = random.below(5); points >= 0; --points) {
        const play::Thing& thing = state[1 + random.below(int(state.things.size()))];
        const auto specs = play::agreeable(warmasterGame(), thing.sort);
        const std::string name = "#" + std::to_string(thing.id) + ".";
        if (play::mayGo(thing.sort) && random.chance(thing.sort == Sort::body ? 0.1 : 0.02))
            answer.set(name + "gone", {random.below(2)});
        else if (play::mayGo(thing.sort) && random.chance(0.2)) // it stands here, or nobody knows where
            answer.set(name + "place",
                {1 + random.below(4), random.below(1800), random.below(1200), random.below(360), random.below(4)});
        else if (!specs.empty()) {
            const FieldSpec& spec = *specs[std::size_t(random.below(int(specs.size())))];
            answer.set(name + spec.id, {anyValue(spec, state, thing, random)});
        }
    }
    const bool begun = state.turn > 0;
    if (begun && random.chance(0.1))
        answer.set("phase", {random.below(int(warmasterGame().phases().size()))});
    if (begun && random.chance(0.05))
        answer.set("side", {random.below(2)});
    if (begun && random.chance(0.05))
        answer.set("turn", {1 + random.below(6)});
    if (random.chance(0.1) && !state.agenda.empty())
        answer.set("left", {1});
    if (begun && random.chance(0.1))
        answer.set("phase-over", {1});
    return answer;
}

} // namespace

class Agreements : public QObject {
    Q_OBJECT

    Catalogue* catalogue = nullptr;
    std::map<std::string, int> refused, events;
    std::set<std::string> wordless;
    int accepted = 0;

    std::string agree(play::Battle& battle, Random& random)
    {
        const play::State before = battle.state();
        const Answer answer = anyAgreement(before, random);
        const auto entry = battle.answered(answer);
        if (!entry) {
            const Message& why = entry.faults.front().message;
            ++refused[why.code == "play-agreed-broken" ? english(why) : why.code];
            return battle.state() == before ? "" : "a refusal changed something";
        }
        ++accepted;
        for (const play::Event& event : entry->events) {
            ++events[event.what];
            if (event.what != "step" && !templateOf("event-" + event.what))
                wordless.insert(event.what);
        }
        if (const auto wrong = brokenIn(warmasterGame(), battle.state()); !wrong.empty())
            return wrong.front();
        const play::State after = battle.state();
        battle.undo();
        if (!(battle.state() == before))
            return "undone it is not as it was";
        battle.redo();
        return battle.state() == after ? "" : "redone it is otherwise";
    }

    std::string play(std::uint64_t seed)
    {
        Random random(seed);
        const auto beginning = randomBeginning(*catalogue, random);
        if (!beginning)
            return describe(beginning.faults);
        play::Battle battle(warmasterGame(), *beginning.value);
        RandomPlayer player(warmasterGame(), random);
        for (int step = 0; !battle.state().over && step < 1500; ++step) {
            std::string wrong;
            if (random.chance(0.06))
                wrong = agree(battle, random);
            const std::string where = "step " + std::to_string(step) + ", " + battle.state().phase + ": ";
            if (!wrong.empty())
                return where + wrong;
            if (battle.state().over)
                break;
            const auto entry = player.step(battle);
            if (!entry)
                return where + "nothing can be answered; " + player.lastRefusal;
            if (const auto broken = brokenIn(warmasterGame(), battle.state()); !broken.empty())
                return where + entry->answer.what + ": " + broken.front();
        }
        return judgedAgain(battle).otherwise.empty() ? "" : "it is ruled otherwise the second time";
    }

private slots:
    void initTestCase()
    {
        setRoots({std::filesystem::path(SOURCE_DIR) / "lists", std::filesystem::path(SOURCE_DIR) / "rules",
            std::filesystem::path(SOURCE_DIR) / "schema", {}});
        catalogue = new Catalogue;
    }

    void battlesGoOn()
    {
        const int many = qEnvironmentVariableIsSet("STRATEGIKON_FULL") ? 600 : 24;
        const int first = qEnvironmentVariableIntValue("STRATEGIKON_SEED");
        for (int seed = first; seed < first + many; ++seed) {
            const std::string wrong = play(std::uint64_t(seed));
            QVERIFY2(wrong.empty(), ("seed " + std::to_string(seed) + ": " + wrong).c_str());
        }
        QVERIFY(accepted > many * 5);
    }

    void everythingHasWords()
    {
        for (const play::Switch& one : warmasterGame().switches())
            for (const std::string& choice : one.choices)
                if (const std::string code = "choice-" + one.id + "-" + choice; !templateOf(code))
                    wordless.insert(code);
        std::string all;
        for (const std::string& code : wordless)
            all += " " + code;
        QVERIFY2(wordless.empty(), all.c_str());
    }

    void cleanupTestCase()
    {
        qInfo("agreements: %d", accepted);
        for (const auto& [code, count] : refused)
            qInfo("refused %s: %d", code.c_str(), count);
        delete catalogue;
    }
};

QTEST_GUILESS_MAIN(Agreements)
#include "tst_agreements.moc"

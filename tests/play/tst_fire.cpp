// Random answers within what is asked, through many Shooting phases: every state is sound, and none is a dead end.
#include "rules/catalogue.h"
#include "rules/warmaster/play/fields.h"
#include "rules/warmaster/play/game.h"

#include <QtTest>

#include <random>

using namespace strategikon;
using namespace strategikon::play;

namespace {

class Chance {
public:
    explicit Chance(unsigned seed) : engine_(seed) {}
    int below(int many) { return int(engine_() % unsigned(many)); }

private:
    std::mt19937 engine_; // its numbers are the same everywhere
};

// What troops of a type may be, as bits of the field "rules".
const std::vector<int>& rulesOf(int type)
{
    using warmasterPlay::Special;
    const auto bit = [](Special special) { return 1 << int(special); };
    static const std::vector<int> troops{
        0, bit(Special::skirmish), bit(Special::warband), bit(Special::phalanx), bit(Special::fanatics)};
    static const std::vector<int> elephants{bit(Special::elephants)};
    static const std::vector<int> artillery{bit(Special::heavyArtillery), bit(Special::lightArtillery)};
    return type == int(warmasterPlay::Type::elephants) ? elephants
        : type == int(warmasterPlay::Type::artillery)  ? artillery
                                                       : troops;
}

// Eight units a side of all kinds, some in combat with each other, some with commanders.
State table(Chance& chance)
{
    const Game& game = warmasterGame();
    Telling telling(State{}, game.fields());
    telling.happened("given");
    telling.make({.sort = Sort::battle, .kind = "battle"});
    for (const int side : {0, 1})
        telling.make({.sort = Sort::army, .side = side});
    std::vector<Id> units[2];
    for (const int side : {0, 1})
        for (int i = 0; i < 8; ++i) {
            const Id unit = telling.make({.sort = Sort::body, .side = side, .within = 2 + side});
            const int type = chance.below(5);
            telling.set(unit, "type", type);
            telling.set(unit, "armour", chance.below(3) == 0 ? 0 : 4 + chance.below(3));
            telling.set(unit, "stands", 1 + chance.below(3));
            telling.set(unit, "range", chance.below(4) == 0 ? 0 : 30);
            const auto& rules = rulesOf(type);
            telling.set(unit, "rules", rules[std::size_t(chance.below(int(rules.size())))]);
            telling.set(unit, "confused", chance.below(5) == 0);
            units[side].push_back(unit);
            if (chance.below(2) == 0) {
                const Id commander = telling.make({.sort = Sort::leader, .side = side, .within = 2 + side});
                telling.set(commander, "joined", unit);
            }
        }
    for (int i = 0; i < 2; ++i) {
        const Id tie = telling.make({.sort = Sort::tie, .kind = "engagement"});
        for (const int side : {0, 1}) {
            telling.join(tie, units[side][std::size_t(i)]);
            telling.set(units[side][std::size_t(i)], "engagement", tie);
        }
    }
    telling.setTurn(1);
    telling.setPhase("shooting");
    return telling.state();
}

std::vector<int> any(const Input& input, Chance& chance)
{
    switch (input.kind) {
    case Input::Kind::choice:
        return {chance.below(int(input.options.size()))};
    case Input::Kind::flag:
        return {chance.below(6) == 0};
    case Input::Kind::number:
        return {input.least + (chance.below(2) ? 0 : chance.below(input.most - input.least + 1))};
    case Input::Kind::dice: {
        std::vector<int> faces;
        for (int i = 0; i < input.dice.count; ++i)
            faces.push_back(1 + chance.below(6));
        return faces;
    }
    case Input::Kind::things:
        break;
    }
    std::vector<int> left = input.among, picked;
    const int many = input.least + (chance.below(2) ? 0 : chance.below(std::min(input.most, 3) - input.least + 1));
    for (int i = 0; i < many; ++i) {
        const auto at = left.begin() + chance.below(int(left.size()));
        picked.push_back(*at);
        left.erase(at);
    }
    return picked;
}

} // namespace

class Fire : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void phases();
};

void Fire::initTestCase()
{
    const std::filesystem::path source = SOURCE_DIR;
    setRoots({source / "lists", source / "rules", source / "schema", source / "tests/lists"});
}

void Fire::phases()
{
    const Game& game = warmasterGame();
    std::map<std::string, int> seen;
    for (unsigned seed = 1; seed <= 120; ++seed) {
        Chance chance(seed);
        State state = table(chance);
        int refusals = 0;
        while (state.phase == "shooting") {
            std::vector<Ask> open = game.can(state);
            QVERIFY(!open.empty());
            if (open.size() > 1) // the phase ends when nobody can shoot
                std::erase_if(open, [](const Ask& ask) { return ask.what == "end-phase"; });
            const Ask& ask = open[std::size_t(chance.below(int(open.size())))];
            Answer answer{ask.what, ask.who, {}, false};
            for (const Input& input : ask.inputs)
                answer.set(input.id, any(input, chance));
            QVERIFY(!misfit(ask, answer));
            game.preview(state, answer);
            const Resolved resolved = game.resolve(state, answer);
            if (resolved.refused) {
                QVERIFY2(++refusals < 1000, ask.what.c_str());
                continue;
            }
            refusals = 0;
            const State before = state;
            for (const Event& event : resolved.events) {
                QVERIFY(apply(state, event));
                ++seen[event.what];
            }
            State back = state;
            for (auto it = resolved.events.rbegin(); it != resolved.events.rend(); ++it)
                QVERIFY(takeBack(back, *it));
            QVERIFY(back == before);
            const auto unsound = game.broken(state);
            QVERIFY2(unsound.empty(), unsound.empty() ? "" : (ask.what + ": " + unsound.front()).c_str());
        }
    }
    for (const char* event :
        {"shot", "struck-through", "hits-scored", "saved", "hits-taken", "stands-lost", "destroyed", "slain",
            "stood-fire", "driven-back", "routed", "evaded-fire", "evaded-through", "commander-parted", "made-way",
            "rampaged", "kept-order", "confused", "left-table", "back-at-edge", "back-and-halted"})
        QVERIFY2(seen[event] >= 10, (event + std::string(" ") + std::to_string(seen[event])).c_str());
}

QTEST_GUILESS_MAIN(Fire)
#include "tst_fire.moc"

// Random answers to random combats: never a dead end, nothing broken, each taken back.
#include "model/text/contains.h"
#include "rules/catalogue.h"
#include "rules/warmaster/play/game.h"
#include "rules/warmaster/play/transaction.h"

#include "model/play/record/battle.h"
#include "model/play/record/invariants.h"

#include <QTest>

#include <algorithm>

using namespace strategikon;
using namespace strategikon::play;

namespace {

// A generator whose numbers are the same everywhere.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : state_(seed * 2862933555777941757ULL + 3037000493ULL) {}
    int upTo(int most)
    {
        state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
        return int((state_ >> 33) % std::uint64_t(most + 1));
    }
    bool once(int in) { return upTo(in - 1) == 0; }

private:
    std::uint64_t state_;
};

constexpr int types = 5;

Id unit(EventBuilder& builder, Chance& chance, Id army, int side, int number)
{
    const std::string badge = std::string(1, char('A' + side)) + std::to_string(number);
    const Id id = builder.make({.sort = Sort::body, .name = badge, .badge = badge, .side = side, .within = army});
    const int type = chance.once(2) ? 0 : chance.upTo(types - 1);
    int rules = 0;
    for (int special = 0; special < warmasterPlay::specials; ++special)
        if (chance.once(6))
            rules |= 1 << special;
    for (const auto& [field, value] :
        {std::pair{"type", type}, {"attack", chance.upTo(4)}, {"armour", chance.once(2) ? 0 : 4 + chance.upTo(2)},
            {"rules", rules}, {"broad", chance.once(3)}, {"charged", chance.once(2)}, {"confused", chance.once(6)},
            {"supports", number > 1 && chance.once(3)}, {"after", chance.upTo(2)}, {"bonus", chance.upTo(3)}})
        builder.set(id, field, value);
    return id;
}

State table(Chance& chance)
{
    EventBuilder builder(State{}, warmasterGame().fields());
    builder.happened("given");
    builder.make({.sort = Sort::battle, .kind = "battle"});
    Id armies[2];
    for (const int side : {0, 1})
        armies[side] =
            builder.make({.sort = Sort::army, .name = side ? "B" : "A", .badge = side ? "B" : "A", .side = side});
    for (int combat = chance.upTo(2); combat >= 0; --combat) {
        std::vector<Id> members;
        for (const int side : {0, 1})
            for (int number = 1 + chance.upTo(2); number >= 1; --number)
                members.push_back(unit(builder, chance, armies[side], side, number));
        const Id tie = builder.make({.sort = Sort::tie, .kind = "engagement"});
        for (const Id member : members) {
            builder.join(tie, member);
            builder.set(member, "engagement", tie);
        }
        if (chance.once(2)) {
            const int side = builder.state()[members.front()].side;
            const Id leader =
                builder.make({.sort = Sort::leader, .name = "L", .badge = "L", .side = side, .within = armies[side]});
            builder.set(leader, "rank", 1);
            builder.set(leader, "attack", 1 + chance.upTo(2));
            builder.set(leader, "joined", members.front());
        }
    }
    for (const int side : {0, 1})
        unit(builder, chance, armies[side], side, 1); // somebody who is not engaged
    for (const Thing& thing : State(builder.state()).things)
        if (thing.sort == Sort::body && builder.get(thing.id, "engagement") == 0)
            for (const char* field : {"charged", "supports", "after", "bonus"})
                builder.set(thing.id, field, 0);
    builder.setTurn(1);
    builder.setPhase("combat");
    return builder.state();
}

Answer randomly(const Decision& ask, Chance& chance)
{
    Answer answer{ask.what, ask.who, {}, true};
    for (const Input& input : ask.inputs) {
        if (input.given && !chance.once(3)) {
            answer.set(input.id, *input.given);
            continue;
        }
        std::vector<int> values;
        switch (input.kind) {
        case Input::Kind::choice:
            values = {chance.upTo(int(input.options.size()) - 1)};
            break;
        case Input::Kind::flag:
            values = {chance.upTo(1)};
            break;
        case Input::Kind::number:
            values = {input.least + chance.upTo(input.most - input.least)};
            break;
        case Input::Kind::dice:
            for (int die = 0; die < input.dice.count; ++die)
                values.push_back(1 + chance.upTo(input.dice.sides - 1));
            break;
        case Input::Kind::things:
            for (const Id one : input.among)
                if (int(values.size()) < input.most && chance.once(2))
                    values.push_back(one);
            while (int(values.size()) < input.least)
                if (const Id one = input.among[std::size_t(chance.upTo(int(input.among.size()) - 1))];
                    !contains(values, one))
                    values.push_back(one);
            break;
        }
        answer.set(input.id, values);
    }
    return answer;
}

} // namespace

class Combats : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const std::filesystem::path source = SOURCE_DIR;
        setRoots({source / "lists", source / "rules", source / "schema", source / "tests/lists"});
    }
    void random();
    void whoLeftStillCounts();
};

// Whoever has survivors alone has won, and need not count who supports them.
bool oneSideIsLost(const State& state, Id engagement)
{
    const warmasterPlay::BattleView table(state);
    const auto lost = [&](int side) {
        const auto units = table.friendsIn(engagement, side);
        return std::ranges::all_of(units, [&](Id unit) { return table.mostHits(unit) <= 0; });
    };
    return lost(0) != lost(1);
}

void Combats::random()
{
    std::map<std::string, int> seen;
    for (int seed = 1; seed <= 1000; ++seed) {
        Chance chance{std::uint64_t(seed)};
        const State beginning = table(chance);
        Battle battle(warmasterGame(), beginning);
        const State start = battle.state();
        int steps = 0;
        while (battle.state().phase == "combat" && !battle.state().over) {
            QVERIFY2(++steps < 2000, qPrintable(QString("seed %1 does not end").arg(seed)));
            const auto open = warmasterGame().can(battle.state());
            QVERIFY2(!open.empty(), qPrintable(QString("seed %1: a dead end").arg(seed)));
            for (const Decision& ask : open)
                for (const auto& [outcome, chance] :
                    warmasterGame().preview(battle.state(), {ask.what, ask.who, {}, false}).chances)
                    QVERIFY2(chance >= 0 && chance < 1 + 1e-9, outcome.c_str());
            if (open.front().what == "supports") {
                const bool settled = oneSideIsLost(battle.state(), open.front().on.front());
                const Answer nothingNoted{"supports", open.front().who, {}, false};
                QCOMPARE(!warmasterGame().resolve(battle.state(), nothingNoted).refused, settled);
                ++seen[settled ? "supports-all-one" : "supports-needed"];
            }
            bool done = false;
            for (int tried = 0; tried < 500 && !done; ++tried) {
                const Decision& ask = open[std::size_t(chance.upTo(int(open.size()) - 1))];
                const auto entry = battle.answered(randomly(ask, chance));
                done = bool(entry);
                if (!done)
                    continue;
                for (const Event& event : entry->events)
                    ++seen[event.what];
            }
            QVERIFY2(done, qPrintable(QString("seed %1: nothing fits %2").arg(seed).arg(open.front().what.c_str())));
            const auto wrong = brokenIn(warmasterGame(), battle.state());
            QVERIFY2(wrong.empty(),
                wrong.empty() ? "" : qPrintable(QString("seed %1: %2").arg(seed).arg(wrong.front().c_str())));
        }
        while (battle.head() != 0)
            QVERIFY(battle.undo());
        QVERIFY(battle.state() == start);
    }
    for (const char* event : {"round-began", "attack-declared", "last-ditch", "attacked", "saved", "hits-taken",
             "combat-won", "combat-drawn", "retreated", "parted", "pursued", "pursued-in-support", "stood", "advanced",
             "fell-back", "left-combat", "drawn-in", "unresolved", "destroyed", "confused", "made-way", "rampaged",
             "supports-all-one", "supports-needed"})
        QVERIFY2(seen[event] >= 20, qPrintable(QString("%1: %2").arg(event).arg(seen[event])));
}

// Hits of enemies who were removed with their army (rulebook 2791) are in the odds as they are in the result.
void Combats::whoLeftStillCounts()
{
    const auto wins = [](int owed) {
        EventBuilder builder(State{}, warmasterGame().fields());
        builder.happened("given");
        builder.make({.sort = Sort::battle, .kind = "battle"});
        std::vector<Id> members;
        for (const int side : {0, 1}) {
            const char* name = side ? "B1" : "A1";
            const Id army = builder.make({.sort = Sort::army, .name = name, .badge = name, .side = side});
            members.push_back(
                builder.make({.sort = Sort::body, .name = name, .badge = name, .side = side, .within = army}));
            builder.set(members.back(), "attack", 3);
        }
        const Id tie = builder.make({.sort = Sort::tie, .kind = "engagement"});
        for (const Id member : members) {
            builder.join(tie, member);
            builder.set(member, "engagement", tie);
        }
        builder.set(tie, "owed-second", owed);
        builder.setTurn(1);
        builder.setPhase("combat");
        std::map<std::string, double> chances;
        for (const Decision& ask : warmasterGame().can(builder.state()))
            if (ask.what == "fight") {
                Answer answer{ask.what, ask.who, {}, false};
                answer.set("engagement", {tie});
                for (const auto& [outcome, chance] : warmasterGame().preview(builder.state(), answer).chances)
                    chances[outcome] = chance;
            }
        return chances;
    };
    const auto even = wins(0), owed = wins(9);
    QVERIFY(!even.empty());
    QCOMPARE(even.size(), owed.size());
    int surer = 0;
    for (const auto& [outcome, chance] : even)
        surer += owed.at(outcome) > chance + 0.2;
    QCOMPARE(surer, 1); // side A's victory alone
}

QTEST_GUILESS_MAIN(Combats)
#include "tst_combats.moc"

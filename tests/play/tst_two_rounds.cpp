// The chances of a combat of two rounds: against every face of every die, against dice thrown by the rules as they are
// told here once more, and against combats that the engine itself fights. STRATEGIKON_FULL=1 throws more often.
#include "rules/warmaster/play/attacks.h"
#include "rules/warmaster/play/combat_odds.h"
#include "rules/warmaster/play/game.h"

#include "model/field/random.h"
#include "model/play/battle.h"

#include <QtTest>

#include <cmath>

using namespace strategikon;
using namespace strategikon::warmasterPlay;

namespace {

// How a combat ended.
struct Ended {
    bool second = false;
    int winner = play::nobody; // of the last round
    int difference = 0;        // of the second
    std::vector<int> lost{};
};

// A combat, die by die.
template <class Next>
class Fought {
public:
    Fought(const Combat& combat, Next next) : combat_(combat), next_(next), fighters_(combat.first.fighters) {}

    Ended ended()
    {
        const std::size_t many = fighters_.size();
        std::vector<int> struck(many, 0), hits(many, 0);
        for (std::size_t i = 0; i < many; ++i)
            hits[i] = fighters_[i].scored;
        for (const Fighter& one : fighters_)
            for (const Fighter::Batch& batch : one.batches)
                for (int die = 0; die < batch.dice; ++die)
                    hits[batch.target] += next_() >= batch.reach;
        int score[2] = {combat_.first.supports[0], combat_.first.supports[1]};
        bool destroyed[2] = {true, true};
        for (std::size_t i = 0; i < many; ++i) {
            const Fighter& one = fighters_[i];
            taken_.push_back(saved(hits[i], one.armour, one.behind, one.stands * one.each - one.hits));
            score[1 - one.side] += taken_[i] + one.counted;
            destroyed[one.side] = destroyed[one.side] && taken_[i] == one.stands * one.each - one.hits;
        }
        winner_ = decided(score, destroyed);
        Ended end{.winner = winner_, .lost = {}};
        std::vector<int> there;
        for (std::size_t i = 0; i < many; ++i)
            there.push_back(standing(i));
        if (winner_ != play::nobody)
            secondRound(there, std::abs(score[0] - score[1]), end);
        for (std::size_t i = 0; i < many; ++i)
            end.lost.push_back(there[i] == 0 ? fighters_[i].stands : fighters_[i].stands - standing(i));
        return end;
    }

private:
    int saved(int hits, int armour, int behind, int room)
    {
        int through = 0;
        for (int hit = 0; hit < hits; ++hit)
            through += armour == 0 || next_() < armour;
        for (int die = 0; die < behind; ++die)
            through -= next_() == 6 && through > 0;
        return std::min(through, room);
    }

    static int decided(const int (&score)[2], const bool (&destroyed)[2])
    {
        if (destroyed[0] != destroyed[1])
            return destroyed[0] ? 1 : 0;
        return score[0] == score[1] ? play::nobody : score[0] > score[1] ? 0 : 1;
    }

    int standing(std::size_t i) const
    {
        const Fighter& one = fighters_[i];
        const bool beaten = winner_ == 1 - one.side;
        if (combat_.then[i].spent || (beaten && combat_.then[i].falls))
            return 0;
        return one.stands - (one.hits + taken_[i]) / one.each;
    }

    void secondRound(const std::vector<int>& there, int difference, Ended& end)
    {
        int losers = 0;
        bool scythed = false;
        for (std::size_t i = 0; i < fighters_.size(); ++i) {
            losers += fighters_[i].side != winner_;
            scythed = scythed || (fighters_[i].side == winner_ && combat_.then[i].spent);
        }
        const int distance = (std::max(difference, 1) + losers - 1) / losers, bonus = 1 + distance / 3;
        std::vector<int> target(fighters_.size(), -1);
        for (std::size_t i = 0; i < fighters_.size(); ++i) {
            const int enemy = combat_.then[i].enemy;
            if (fighters_[i].side == winner_ && there[i] > 0 && combat_.then[i].follows && enemy >= 0
                && there[std::size_t(enemy)] > 0)
                target[i] = enemy;
        }
        for (std::size_t i = 0; i < fighters_.size(); ++i) { // who is pursued strikes back
            if (fighters_[i].side == winner_ || there[i] == 0)
                continue;
            const int enemy = combat_.then[i].enemy;
            const auto pursuer = std::find(target.begin(), target.end(), int(i));
            if (pursuer != target.end())
                target[i] = enemy >= 0 && target[std::size_t(enemy)] >= 0 ? enemy : int(pursuer - target.begin());
        }
        if (std::all_of(target.begin(), target.end(), [](int one) { return one < 0; }))
            return;
        std::vector<int> hits(fighters_.size(), 0);
        for (std::size_t i = 0; i < fighters_.size(); ++i) {
            if (target[i] < 0)
                continue;
            const Later& later = combat_.then[i];
            const bool shaken = scythed && fighters_[i].counted + taken_[i] > 0;
            const Blows& blows = fighters_[i].side == winner_
                ? later.following[std::min(std::size_t(bonus), later.following.size()) - 1]
                : shaken ? later.shaken
                         : later.beaten;
            for (int die = blows.dice(there[i]); die > 0; --die)
                hits[std::size_t(target[i])] += next_() >= 4;
        }
        int score[2] = {combat_.supports[0], combat_.supports[1]};
        bool destroyed[2] = {!combat_.backed[0], !combat_.backed[1]};
        for (std::size_t i = 0; i < fighters_.size(); ++i) {
            if (target[i] < 0)
                continue;
            const Fighter& one = fighters_[i];
            const int room = one.stands * one.each - one.hits - taken_[i];
            const int more = saved(hits[i], combat_.then[i].armour, one.behind, room);
            taken_[i] += more;
            score[1 - one.side] += more;
            destroyed[one.side] = destroyed[one.side] && more == room;
        }
        end.second = true;
        end.difference = score[0] - score[1];
        end.winner = decided(score, destroyed);
    }

    const Combat& combat_;
    Next next_;
    const std::vector<Fighter>& fighters_;
    std::vector<int> taken_{};
    int winner_ = play::nobody;
};

struct Shares {
    double second = 0, wins[2] = {0, 0}, draw = 0;
    std::map<int, double> difference{};
    std::vector<std::map<int, double>> lost{};

    void add(const Ended& end, double share)
    {
        lost.resize(end.lost.size());
        second += end.second ? share : 0;
        (end.winner == play::nobody ? draw : wins[end.winner]) += share;
        if (end.second)
            difference[end.difference] += share;
        for (std::size_t i = 0; i < end.lost.size(); ++i)
            lost[i][end.lost[i]] += share;
    }
};

// Where these are shares of so many throws, what chance may do to them is allowed; 0: they are exact.
void compare(const CombatOdds& odds, const Shares& all, int throws)
{
    const auto near = [throws](double chance, double share) {
        const double free =
            throws == 0 ? 1e-9 : 5 * std::sqrt(std::max(chance * (1 - chance), 0.) / throws) + 5. / throws;
        return std::abs(chance - share) <= free;
    };
    const auto both = [](const char* what, double chance, double share) {
        return qPrintable(QString("%1: %2, %3").arg(what).arg(chance, 0, 'g', 12).arg(share, 0, 'g', 12));
    };
    QVERIFY2(near(odds.goesOn, all.second), both("goes on", odds.goesOn, all.second));
    for (const int side : {0, 1})
        QVERIFY2(near(odds.wins[side], all.wins[side]), both("wins", odds.wins[side], all.wins[side]));
    QVERIFY2(near(odds.draw, all.draw), both("draw", odds.draw, all.draw));
    for (const auto& [difference, share] : all.difference)
        QVERIFY2(near(odds.difference.chance(difference) * odds.goesOn, share),
            both("difference", odds.difference.chance(difference) * odds.goesOn, share));
    for (std::size_t i = 0; i < all.lost.size(); ++i)
        for (int stands = 0; stands <= 3; ++stands) {
            const auto it = all.lost[i].find(stands);
            const double share = it == all.lost[i].end() ? 0 : it->second;
            QVERIFY2(
                near(odds.standsLost[i].chance(stands), share), both("lost", odds.standsLost[i].chance(stands), share));
        }
}

Fighter fighter(int side, int stands, int each, int armour, std::vector<Fighter::Batch> batches)
{
    return {.side = side, .stands = stands, .each = each, .armour = armour, .batches = std::move(batches)};
}

// Of `each` dice a stand, one more for each bonus.
Later later(int enemy, int each, int armour = 0)
{
    Later one{.enemy = enemy, .armour = armour, .beaten = {each, each}, .shaken = {each - 1, each - 1}};
    for (int bonus = 1; bonus <= 12; ++bonus)
        one.following.push_back({each + bonus, each + bonus});
    return one;
}

std::vector<Combat> smallOnes()
{
    std::vector<Combat> all(9);
    for (Combat& one : all) { // one unit of a stand against another
        one.first.fighters = {fighter(0, 1, 2, 0, {{1, 2, 4}}), fighter(1, 1, 2, 0, {{0, 1, 4}})};
        one.then = {later(1, 1), later(0, 1)};
    }
    all[1].first.fighters[0].armour = all[1].then[0].armour = 6;
    all[2].then[0].follows = false;
    all[3].first.fighters[1].hits = all[3].first.fighters[1].counted = 1; // it was shot at
    all[4].then[1].falls = true; // artillery, which may be left when all its enemies are destroyed
    all[4].first.fighters[0].stands = 1;
    all[4].first.fighters[0].hits = 1;
    all[4].first.supports[0] = 2;
    all[5].then[0].spent = true;
    all[6].first.fighters = {
        fighter(0, 2, 1, 0, {{1, 1, 4}}), fighter(1, 2, 1, 0, {{0, 1, 5}}), fighter(1, 1, 1, 0, {})};
    all[6].then = {later(1, 1), later(0, 1), later(-1, 0)}; // the third only supports
    all[6].first.supports[1] = all[6].supports[1] = 1;
    all[6].backed[1] = true;
    all[7].first.fighters = {
        fighter(0, 1, 2, 0, {{1, 1, 4}}), fighter(1, 1, 1, 0, {{0, 1, 4}}), fighter(0, 1, 1, 0, {{1, 1, 4}})};
    all[7].then = {later(1, 1), later(0, 1), later(1, 1)}; // two against one, which strikes back at who is left
    all[8].first.fighters = {fighter(0, 2, 1, 0, {{1, 1, 4}}), fighter(1, 2, 1, 0, {{0, 1, 4}}),
        fighter(0, 1, 1, 0, {{3, 1, 4}}), fighter(1, 1, 1, 0, {{2, 1, 4}})};
    all[8].then = {later(1, 0), later(0, 0), later(3, 0), later(2, 0)};
    return all;
}

// Two sides of units of any stands, who strike at whom they like.
Combat anyCombat(field::Random& random)
{
    const int units[2] = {1 + random.below(3), 1 + random.below(3)};
    Combat combat;
    for (const int side : {0, 1})
        for (int i = 0; i < units[side]; ++i) {
            const int stands = 1 + random.below(3), each = 2 + random.below(3),
                      armour = random.below(2) * (4 + random.below(3));
            const int enemy = (side == 0 ? units[0] : 0) + random.below(units[1 - side]);
            Fighter one =
                fighter(side, stands, each, armour, {{std::size_t(enemy), 1 + random.below(9), 4 + random.below(3)}});
            one.hits = random.below(each);
            one.counted = random.below(one.hits + 1);
            one.behind = random.chance(0.2) ? 2 : 0;
            combat.first.fighters.push_back(one);
            combat.then.push_back(later(enemy, random.below(4), armour));
            combat.then.back().follows = random.chance(0.8);
            combat.then.back().falls = random.chance(0.1);
            combat.then.back().spent = random.chance(0.1);
        }
    for (const int side : {0, 1}) {
        combat.first.supports[side] = random.below(3);
        combat.supports[side] = random.below(3);
        combat.backed[side] = random.chance(0.3);
    }
    return combat;
}

Combat largest()
{
    Combat combat;
    for (const int side : {0, 1})
        for (std::size_t i = 0; i < 8; ++i) {
            const std::size_t other = side == 0 ? 8 : 0;
            combat.first.fighters.push_back(fighter(side, 3, 3, 5, {{other + i, 12, 4}, {other + (i + 1) % 8, 4, 5}}));
            combat.then.push_back(later(int(other + i), 3, 5));
        }
    return combat;
}

// --- The engine

constexpr int stands = 3;

struct Kind {
    Type type;
    int attack, armour, rules;
};
const std::vector<Kind>& kindsOf(int side)
{
    static const std::vector<Kind> all[2] = {
        {{Type::infantry, 3, 5, 0}, {Type::cavalry, 3, 5, 0}, {Type::infantry, 3, 0, 1 << int(Special::warband)},
            {Type::infantry, 3, 6, 1 << int(Special::legion)}},
        {{Type::infantry, 3, 6, 1 << int(Special::shieldwall)}, {Type::cavalry, 2, 6, 0}, {Type::infantry, 2, 0, 0},
            {Type::elephants, 4, 5, 1 << int(Special::elephants)}},
    };
    return all[side];
}

play::State lines(int units)
{
    play::Telling telling(play::State{}, warmasterGame().fields());
    telling.happened("given");
    telling.make({.sort = play::Sort::battle, .kind = "battle"});
    std::vector<Id> members;
    for (const int side : {0, 1}) {
        const std::string letter = side ? "B" : "A";
        const Id army = telling.make({.sort = play::Sort::army, .name = letter, .badge = letter, .side = side});
        for (int i = 0; i < units; ++i) {
            const std::string badge = letter + std::to_string(i + 1);
            const Id id =
                telling.make({.sort = play::Sort::body, .name = badge, .badge = badge, .side = side, .within = army});
            const Kind& kind = kindsOf(side)[std::size_t(i) % 4];
            for (const auto& [field, value] : {std::pair{"type", int(kind.type)}, {"attack", kind.attack},
                     {"armour", kind.armour}, {"rules", kind.rules}, {"charged", side == 0}})
                telling.set(id, field, value);
            members.push_back(id);
        }
        const Id leader = telling.make(
            {.sort = play::Sort::leader, .name = letter, .badge = letter + "L", .side = side, .within = army});
        telling.set(leader, "rank", 1);
        telling.set(leader, "attack", 2);
        telling.set(leader, "joined", members.back());
    }
    const Id tie = telling.make({.sort = play::Sort::tie, .kind = "engagement"});
    for (const Id member : members) {
        telling.join(tie, member);
        telling.set(member, "engagement", tie);
    }
    telling.setTurn(1);
    telling.setPhase("combat");
    return telling.state();
}

// Answers as the combat takes it for granted: everybody strikes at his enemy and follows it.
class Fighting {
public:
    Fighting(const play::State& beginning, const Combat& combat, field::Random& random)
        : state_(beginning), combat_(combat), random_(random)
    {
    }

    Ended ended()
    {
        Ended end;
        int round = 0;
        do {
            const auto open = game_.can(state_);
            const auto ask =
                std::find_if(open.begin(), open.end(), [](const Ask& one) { return one.step || one.what == "fight"; });
            if (ask == open.end() || (ask->what == "fight" && round > 0))
                break;
            const auto resolved = game_.resolve(state_, answer(*ask, round));
            if (resolved.refused)
                throw std::runtime_error(ask->what + ": " + english(*resolved.refused));
            for (const play::Event& event : resolved.events) {
                round += event.what == "round-began";
                if (event.what == "combat-won" || event.what == "combat-drawn") {
                    end.winner = event.what == "combat-drawn" ? play::nobody : state_[event.on.front()].side;
                    if (round == 2)
                        end.difference =
                            (event.of("score") - event.of("against", event.of("score"))) * (end.winner == 1 ? -1 : 1);
                }
                play::apply(state_, event);
            }
        } while (true);
        end.second = round == 2;
        for (const Fighter& one : combat_.first.fighters)
            end.lost.push_back(one.stands - Table(state_).get(one.unit, "stands"));
        return end;
    }

private:
    const Later& laterOf(Id unit) const
    {
        const auto& fighters = combat_.first.fighters;
        const auto at =
            std::find_if(fighters.begin(), fighters.end(), [unit](const Fighter& one) { return one.unit == unit; });
        return combat_.then[std::size_t(at - fighters.begin())];
    }
    Id enemyOf(Id unit) const { return combat_.first.fighters[std::size_t(laterOf(unit).enemy)].unit; }

    Answer answer(const Ask& ask, int round)
    {
        Answer answer{ask.what, ask.who, {}, true};
        for (const Input& input : ask.inputs)
            if (input.kind == Input::Kind::dice) {
                std::vector<int> faces;
                for (int die = 0; die < input.dice.count; ++die)
                    faces.push_back(random_.die(6));
                answer.set(input.id, faces);
            } else if (input.given) {
                answer.set(input.id, *input.given);
            }
        if (ask.find("run-over")) // elephants trample nobody
            answer.set("run-over", {});
        if (ask.what == "attack")
            attack(ask, answer);
        if (ask.what == "aftermath")
            follow(ask, answer, round);
        return answer;
    }

    void attack(const Ask& ask, Answer& answer)
    {
        if (ask.find("stands")->given->front() == 0) // all have struck
            return;
        const Table table(state_);
        const Id unit = ask.on.front();
        const Ids& enemies = ask.find("target")->among;
        Id target = enemyOf(unit);
        if (std::find(enemies.begin(), enemies.end(), target) == enemies.end())
            target = *std::find_if(enemies.begin(), enemies.end(), [&](Id one) { return enemyOf(one) == unit; });
        answer.set("target", {target});
        if (ask.find("terror"))
            answer.set("terror", {int(feelsTerror(table, unit, target))});
    }

    void follow(const Ask& ask, Answer& answer, int round)
    {
        const auto& units = ask.find("unit")->among;
        const Id unit = units.front();
        const Input& does = *ask.find("does");
        const auto option = [&](const char* id) {
            return int(std::find_if(does.options.begin(), does.options.end(), [id](const play::Option& one) {
                return one.id == id;
            }) - does.options.begin());
        };
        const Input* contacts = ask.find("contacts");
        const bool there = contacts
            && std::find(contacts->among.begin(), contacts->among.end(), enemyOf(unit)) != contacts->among.end();
        answer.set("unit", {unit});
        answer.set("still-touching", {});
        if (round == 1 && laterOf(unit).follows && there) {
            answer.set("does", {option("pursue")});
            // With whom the one before has caught up as well: all remain in one combat.
            std::vector<int> contacts{enemyOf(unit)};
            if (caught_ != 0 && caught_ != contacts.front())
                contacts.push_back(caught_);
            caught_ = contacts.front();
            answer.set("contacts", contacts);
            answer.set("horse-front", {0});
        } else {
            answer.set("does", {option("stand")});
        }
        std::erase_if(answer.inputs, [&](const auto& one) { return !ask.find(one.first); });
    }

    const play::Game& game_ = warmasterGame();
    play::State state_;
    const Combat& combat_;
    field::Random& random_;
    Id caught_ = 0;
};

} // namespace

class TwoRounds : public QObject {
    Q_OBJECT

    const int more = qEnvironmentVariableIsSet("STRATEGIKON_FULL") ? 20 : 1;

private slots:
    void everyFace_data();
    void everyFace();
    void dice();
    void engine_data();
    void engine();
    void whoDoesNotFollow();
    void tooManyInAKnot();
};

void TwoRounds::everyFace_data()
{
    QTest::addColumn<int>("which");
    for (int which = 0; which < int(smallOnes().size()); ++which)
        QTest::addRow("%d", which) << which;
}

void TwoRounds::everyFace()
{
    QFETCH(int, which);
    const Combat combat = smallOnes()[std::size_t(which)];
    Shares all;
    std::vector<int> faces;
    do {
        std::size_t at = 0;
        double chance = 1;
        const auto next = [&] {
            if (at == faces.size())
                faces.push_back(1);
            chance /= 6;
            return faces[at++];
        };
        const Ended end = Fought(combat, next).ended();
        all.add(end, chance);
        faces.resize(at);
        while (!faces.empty() && faces.back() == 6)
            faces.pop_back();
        if (!faces.empty())
            ++faces.back();
    } while (!faces.empty());
    compare(*oddsOf(combat), all, 0);
}

void TwoRounds::dice()
{
    field::Random random(5);
    const int throws = 20'000 * more;
    for (int i = 0; i < 12; ++i) {
        const Combat combat = anyCombat(random);
        Shares all;
        for (int time = 0; time < throws; ++time)
            all.add(Fought(combat, [&] { return random.die(6); }).ended(), 1. / throws);
        compare(*oddsOf(combat), all, throws);
        if (QTest::currentTestFailed())
            return;
    }
}

void TwoRounds::engine_data()
{
    QTest::addColumn<int>("units");
    QTest::addColumn<int>("throws");
    QTest::newRow("one against one") << 1 << 600;
    QTest::newRow("three a side") << 3 << 300;
    QTest::newRow("eight a side") << 8 << 100;
}

void TwoRounds::engine()
{
    QFETCH(int, units);
    QFETCH(int, throws);
    const play::State beginning = lines(units);
    const Table table(beginning);
    const Combat combat = combatOf(table, table.engagements().front());
    field::Random random{std::uint64_t(units)};
    Shares all;
    for (int time = 0; time < throws * more; ++time)
        all.add(Fighting(beginning, combat, random).ended(), 1. / (throws * more));
    compare(*oddsOf(combat), all, throws * more);
}

// Nobody follows: what is left is one round.
void TwoRounds::whoDoesNotFollow()
{
    const play::State beginning = lines(3);
    const Table table(beginning);
    Granted granted;
    for (const Id unit : table.units(0))
        granted.follows[unit] = false;
    for (const Id unit : table.units(1))
        granted.follows[unit] = false;
    const auto odds = oddsOf(combatOf(table, table.engagements().front(), granted));
    QCOMPARE(odds->goesOn, 0.);
    QCOMPARE(odds->wins[0], odds->first.wins[0]);
    QCOMPARE(odds->draw, odds->first.draw);
    QVERIFY(oddsOf(combatOf(table, table.engagements().front()))->goesOn > 0.1);
}

void TwoRounds::tooManyInAKnot()
{
    Combat combat = largest();
    for (std::size_t i = 0; i < 8; ++i)
        combat.then[i].enemy = int(8 + (i + 1) % 8);
    QVERIFY(!oddsOf(combat));
}

QTEST_GUILESS_MAIN(TwoRounds)
#include "tst_two_rounds.moc"

#include "random_battle.h"

#include "rules/battlefield.h"
#include "rules/setup.h"
#include "tests/army/made_up.h"

#include <algorithm>

namespace playtest {

namespace {

using play::Answer;
using play::Ask;
using play::Entry;
using play::Input;

template <class Item>
const Item& oneOf(const std::vector<Item>& items, Random& random)
{
    return items[std::size_t(random.below(int(items.size())))];
}

// Something of each kind may be among the first rows, a General with some upgrade above all.
Army beginnings(const ArmyList& list, int points, Random& random)
{
    armytest::Dice dice(random.next());
    Army army = armytest::randomArmy(list, points, dice);
    for (std::size_t line = 0; line < list.lines.size(); ++line) {
        if (!list.lines[line].leader)
            continue;
        Choice row;
        row.entry = list.lines[line].id;
        for (const Option& option : list.options)
            if (std::count(option.hosts.begin(), option.hosts.end(), int(line)) && random.chance(0.5))
                row.options.push_back({option.id, 1});
        army.choices.push_back(std::move(row));
    }
    return army;
}

} // namespace

Army randomLegalArmy(Catalogue& catalogue, int points, Random& random)
{
    std::vector<ListHeading> nations;
    for (const ListHeading& heading : catalogue.headings())
        if (heading.system == "warmaster")
            nations.push_back(heading);
    std::vector<Fault> faults;
    const ArmyList& list = *catalogue.find("warmaster", oneOf(nations, random).id, {}, faults);
    const System& system = *findSystem("warmaster");
    Army army = beginnings(list, points, random);
    const Problem problem = system.problem(list, army, {});
    Wish wish;
    wish.given = bind(problem, army).counts;
    const auto nearest = repair(problem, wish, 1);
    wish = {};
    wish.keep = nearest.front().counts;
    std::vector<int> weights(problem.variables.size());
    for (int& weight : weights)
        weight = random.below(10);
    const auto liked = [&](const Variable& variable) {
        return weights[std::size_t(&variable - problem.variables.data())];
    };
    const auto full = best(problem, wish, additive("liked", problem, liked), 1);
    army =
        armyOf(problem, full.empty() ? nearest.front().counts : full.front().counts, armytest::emptyArmy(list, points));
    if (random.chance(0.5))
        for (std::size_t line = 0; line < list.lines.size(); ++line)
            if (system.splits(list, int(line)))
                army.split.push_back(list.lines[line].id);
    return army;
}

namespace {

using namespace warmasterPlay;

Terms randomTerms(const play::Game& game, Random& random)
{
    Terms terms;
    if (random.chance(0.3))
        terms.turns = random.chance(0.5) ? 0 : 6 + random.below(3);
    terms.timeLimit = terms.turns == 0 && random.chance(0.5);
    if (random.chance(0.5))
        terms.first = random.below(2);
    if (random.chance(0.5))
        terms.edge = random.below(2);
    for (bool& walls : terms.walls)
        walls = random.chance(0.1);
    const std::vector<std::string> kinds{
        "terrain", "baggage", "grudge", "most-destroyed", "devastating", "lasting-out", "decisive", "glory"};
    for (const std::string& kind : kinds)
        if (random.chance(0.15))
            terms.bonuses.push_back({kind, 10 * (1 + random.below(20)), kind == "baggage" ? random.below(2) : -1, {}});
    for (const play::Switch& one : game.switches())
        if (random.chance(0.2))
            terms.switches.emplace_back(one.id, oneOf(one.choices, random));
    return terms;
}

// Both armies march onto an open table, so that much of them comes later.
field::Setup marching(Catalogue& catalogue, const std::vector<Force>& forces, Random& random)
{
    field::Setup setUp;
    setUp.field.system = "warmaster";
    setUp.field.table = {.width = 120, .depth = 120};
    const System& system = *findSystem("warmaster");
    const auto way = waysOf(system).with("march", {}, setUp.field.table);
    for (const int side : {0, 1}) {
        setUp.deployment.way[side] = *way;
        int from = 1;
        for (const Force& force : forces) {
            std::vector<Fault> faults;
            if (force.side != side)
                continue;
            const ArmyList& list = *catalogue.find("warmaster", force.army.list, force.army.edition, faults);
            for (auto& troop : troopsOf(system, list, force.army, side, Basing::narrow, from))
                setUp.deployment.troops.push_back(std::move(troop));
            from = int(std::count_if(setUp.deployment.troops.begin(), setUp.deployment.troops.end(),
                       [&](const field::Troop& troop) { return troop.side == side; }))
                + 1;
        }
    }
    field::deploy(setUp.deployment, setUp.field, battlefieldOf(system)->kinds, -1, field::Plan::random, random);
    return setUp;
}

} // namespace

Reading<play::State> randomBeginning(Catalogue& catalogue, Random& random)
{
    const play::Game& game = warmasterGame();
    const int armies[2] = {random.chance(0.85) ? 1 : 2 + random.below(2), random.chance(0.85) ? 1 : 2};
    std::vector<Force> forces;
    for (const int side : {0, 1})
        for (int i = 0; i < armies[side]; ++i) {
            const auto ally = [&](const Army& army) { // of another nation: two allies cannot be led by the same man
                return std::none_of(forces.begin(), forces.end(),
                    [&](const Force& one) { return one.side == side && one.army.list == army.list; });
            };
            Army army = randomLegalArmy(catalogue, 1000, random);
            while (!ally(army))
                army = randomLegalArmy(catalogue, 1000, random);
            forces.push_back({side, std::move(army), random.chance(0.3), {}});
        }
    const Terms terms = randomTerms(game, random);
    const bool march = armies[0] + armies[1] == 2 && random.chance(0.1);
    if (!march)
        return begin(catalogue, forces, terms);
    for (Force& force : forces)
        force.army.split.clear(); // whether they may is a switch of the battle
    const field::Setup setUp = marching(catalogue, forces, random);
    return begin(catalogue, forces, terms, &setUp);
}

namespace {

// What brings the armies together is liked; what ends a phase, or only befalls a side, is not.
int liking(const Ask& ask)
{
    const auto names = [&](const char* part) { return ask.what.find(part) != std::string::npos; };
    if (ask.what == "end-phase" || ask.what == "call-time" || names("displace"))
        return 1;
    return names("charge") || names("fight") || ask.what == "order" ? 30 : 8;
}

} // namespace

const Ask& RandomPlayer::choose(const std::vector<Ask>& open)
{
    std::vector<int> weights;
    int all = 0;
    for (const Ask& ask : open) {
        weights.push_back(ask.what == "end-phase" ? liking(ask) + patience_ / 4 : liking(ask));
        all += weights.back();
    }
    int at = random_.below(all);
    std::size_t which = 0;
    while (at >= weights[which])
        at -= weights[which++];
    return open[which];
}

std::vector<int> RandomPlayer::value(const Input& input, bool plain)
{
    if (input.kind == Input::Kind::dice) {
        std::vector<int> faces;
        for (int die = 0; die < input.dice.count; ++die)
            faces.push_back(random_.die(input.dice.sides));
        return faces;
    }
    if (input.given && (plain || random_.chance(0.6)))
        return *input.given;
    std::vector<int> among = input.among;
    std::vector<int> picked;
    switch (input.kind) {
    case Input::Kind::choice:
        return {random_.below(int(input.options.size()))};
    case Input::Kind::flag:
        return {random_.below(2)};
    case Input::Kind::number:
        return {input.least + random_.below(input.most - input.least + 1)};
    default: // few are named, or nobody would ever stop making way for others
        for (int left = input.least;
             !among.empty() && (left > 0 || random_.chance(0.5)) && int(picked.size()) < input.most; --left) {
            const auto at = among.begin() + random_.below(int(among.size()));
            picked.push_back(*at);
            among.erase(at);
        }
        return picked;
    }
}

Answer RandomPlayer::answer(const Ask& ask, bool plain)
{
    Answer answer{ask.what, ask.who, {}, true};
    for (const Input& input : ask.inputs)
        if (!input.fact || plain || random_.chance(0.95))
            answer.set(input.id, value(input, plain));
    return answer;
}

std::optional<Entry> RandomPlayer::step(play::Battle& battle)
{
    const std::vector<Ask> open = game_.can(battle.state());
    if (battle.state().phase != phase_)
        patience_ = 0;
    phase_ = battle.state().phase;
    ++patience_;
    if (open.empty())
        return {};
    const auto taken = [&](const Ask& ask, bool plain) -> std::optional<Entry> {
        auto entry = battle.answered(answer(ask, plain));
        if (entry)
            return *entry;
        ++refusals;
        lastRefusal = ask.what + ": " + english(entry.faults.front().message);
        return {};
    };
    for (int attempt = 0; attempt < 60; ++attempt)
        if (auto entry = taken(choose(open), attempt % 4 == 3))
            return entry;
    for (const Ask& ask : open)
        for (int attempt = 0; attempt < 60; ++attempt)
            if (auto entry = taken(ask, attempt % 2 == 0))
                return entry;
    return {};
}

} // namespace playtest

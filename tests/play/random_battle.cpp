#include "random_battle.h"

#include "model/field/terrain/laying.h"
#include "rules/battlefield.h"
#include "rules/setup.h"
#include "tests/army/made_up.h"

#include <algorithm>
#include <utility>

namespace playtest {

namespace {

using play::Answer;
using play::Decision;
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
            if (std::ranges::count(option.hosts, int(line)) && random.chance(0.5))
                row.options.push_back({option.id, 1});
        army.choices.push_back(std::move(row));
    }
    return army;
}

} // namespace

Army randomLegalArmy(Catalogue& catalogue, int points, Random& random, int nation)
{
    std::vector<ListHeading> nations;
    for (const ListHeading& heading : catalogue.headings())
        if (heading.system == "warmaster")
            nations.push_back(heading);
    std::vector<Fault> faults;
    const auto own = std::ranges::find_if(nations, [](const ListHeading& one) { return one.own; });
    const bool rather = nation < 0 && own != nations.end() && random.chance(0.45); // it has what others seldom have
    const ListHeading& heading = rather ? *own
        : nation < 0                    ? oneOf(nations, random)
                                        : nations[std::size_t(nation) % nations.size()];
    const ArmyList& list = *catalogue.find("warmaster", heading.id, {}, faults);
    const System& system = *findSystem("warmaster");
    Army army = beginnings(list, points, random);
    const Problem problem = system.problem(list, army, {});
    SolveRequest wish;
    wish.given = bind(problem, army).counts;
    const auto nearest = repair(problem, wish, 1);
    wish = {};
    wish.keep = nearest.front().counts;
    std::vector<int> weights(problem.variables.size());
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const Variable& variable = problem.variables[i];
        const bool special = variable.line >= 0 && !specialsOf(list, variable.line, variable.options).empty();
        weights[i] = (random.below(10) + (special ? random.below(10) : 0)) * std::max(variable.price, 1);
    }
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
    if (random.chance(0.5))
        terms.turns = random.chance(0.7) ? 0 : 6 + random.below(3);
    terms.timeLimit = terms.turns == 0 && random.chance(0.2);
    if (random.chance(0.2))
        terms.visibility = 20 + 10 * random.below(4);
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

// Ways to deploy, of which side 0 has the first, and how often they come; nothing: no set-up is made.
struct Ways {
    const char* way[2];
    std::vector<std::string> options;
    double chance;
};
const std::vector<Ways>& ways()
{
    static const std::vector<Ways> all{
        {{"march", "march"}, {}, 0.08},
        {{"ambusher", "ambushed"}, {}, 0.06},
        {{"ambushed", "ambusher"}, {}, 0.06},
        {{"one-first", "one-first"}, {"quick-start"}, 0.04},
        {{"standard", "march"}, {}, 0.04},
    };
    return all;
}

const Ways* anyWays(Random& random)
{
    double share = random.between(0, 1);
    for (const Ways& one : ways())
        if ((share -= one.chance) < 0)
            return &one;
    return nullptr;
}

// Every row in some contingent, so that some come later and some not at all.
void divide(Army& army, Random& random)
{
    static const std::vector<std::string> blocks{"vanguard", "main", "main", "rearguard", "rearguard", "reserve"};
    for (Choice& choice : army.choices)
        choice.block = oneOf(blocks, random);
}

field::Setup setUpOf(
    const Ways& ways, field::Field ground, Catalogue& catalogue, const std::vector<Force>& forces, Random& random)
{
    field::Setup setUp;
    setUp.field = std::move(ground);
    const System& system = *findSystem("warmaster");
    for (const int side : {0, 1}) {
        std::vector<Fault> faults;
        const Army& army = forces[std::size_t(side)].army;
        const ArmyList& list = *catalogue.find("warmaster", army.list, army.edition, faults);
        setUp.deployment.way[side] = *waysOf(system).with(ways.way[side], ways.options, setUp.field.table);
        for (auto& troop : troopsOf(system, list, army, side))
            setUp.deployment.troops.push_back(std::move(troop));
    }
    field::deploy(setUp.deployment, setUp.field, battlefieldOf(system)->kinds, -1, field::Plan::random, random);
    return setUp;
}

} // namespace

Result<play::State> randomBeginning(Catalogue& catalogue, Random& random, int nation)
{
    const play::Game& game = warmasterGame();
    const int armies[2] = {random.chance(0.85) ? 1 : 2 + random.below(2), random.chance(0.85) ? 1 : 2};
    std::vector<Force> forces;
    for (const int side : {0, 1})
        for (int i = 0; i < armies[side]; ++i) {
            const auto ally = [&](const Army& army) { // of another nation: two allies cannot be led by the same man
                return std::ranges::none_of(
                    forces, [&](const Force& one) { return one.side == side && one.army.list == army.list; });
            };
            Army army = randomLegalArmy(catalogue, 1000, random, std::exchange(nation, -1));
            while (!ally(army))
                army = randomLegalArmy(catalogue, 1000, random, -1);
            forces.push_back({side, std::move(army), random.chance(0.3), {}});
        }
    const Terms terms = randomTerms(game, random);
    const Ways* ways = armies[0] + armies[1] == 2 ? anyWays(random) : nullptr;
    if (!ways)
        return begin(catalogue, forces, terms);
    for (Force& force : forces) {
        force.army.split.clear(); // whether they may is a switch of the battle
        divide(force.army, random);
    }
    field::Field plain;
    plain.system = "warmaster";
    plain.table = {.width = 150, .depth = 120};
    const field::Setup setUp = setUpOf(*ways, std::move(plain), catalogue, forces, random);
    return begin(catalogue, forces, terms, &setUp);
}

Result<OnField> randomOnField(Catalogue& catalogue, Random& random, int nation)
{
    static const Ways usual{{"standard", "standard"}, {}, 0};
    std::vector<Force> forces;
    for (const int side : {0, 1})
        forces.push_back(
            {side, randomLegalArmy(catalogue, 1000, random, std::exchange(nation, -1)), random.chance(0.3), {}});
    const Terms terms = randomTerms(warmasterGame(), random);
    const Ways* ways = anyWays(random);
    for (Force& force : forces) {
        force.army.split.clear();
        if (ways)
            divide(force.army, random);
    }
    const Battlefield& laid = *battlefieldOf(*findSystem("warmaster"));
    field::Wish wish;
    wish.seed = random.next();
    field::Field ground = field::generate({.width = 180, .depth = 120}, laid.charts, laid.kinds, wish);
    ground.system = "warmaster";
    field::Setup setUp = setUpOf(ways ? *ways : usual, std::move(ground), catalogue, forces, random);
    auto beginning = begin(catalogue, forces, terms, &setUp);
    if (!beginning)
        return beginning.faults;
    return OnField{std::move(*beginning), std::move(setUp)};
}

} // namespace playtest

#include "facts.h"

#include "luck.h"
#include "model/text/json.h"
#include "model/text/write.h"

#include <algorithm>
#include <cmath>

namespace strategikon::play {

namespace {

Node textsOf(const std::vector<std::string>& texts)
{
    Node all = Node::newList();
    for (const std::string& text : texts)
        all.add(Node::ofText(text));
    return all;
}

Node sideNode(const SideFacts& side)
{
    Node node = Node::newMap();
    node.set("armies", textsOf(side.armies));
    node.set("lists", textsOf(side.lists));
    Node standings = Node::newMap();
    for (const Standing& one : side.standings) {
        Node count = Node::newList();
        count.add(Node::ofInteger(one.value));
        count.add(Node::ofInteger(one.of));
        standings.set(one.id, std::move(count));
    }
    node.set("standings", std::move(standings));
    if (const auto& luck = side.luck) {
        Node sums = Node::newList();
        for (const long long one :
            std::initializer_list<long long>{luck->throws, luck->good, luck->expected, luck->variance})
            sums.add(Node::ofInteger(one));
        node.set("luck", std::move(sums));
    }
    return node;
}

SideFacts sideFrom(const Node& node, int number)
{
    SideFacts side{node.textsOf("armies"), node.textsOf("lists"), {}, {}};
    if (const Node* standings = node.find("standings"))
        for (const Node::Entry& one : standings->entries())
            if (const auto& count = one.node.items(); count.size() == 2)
                side.standings.push_back(
                    {one.key, number, int(count[0].integer().value_or(0)), int(count[1].integer().value_or(0)), false});
    if (const Node* luck = node.find("luck"); luck && luck->items().size() == 4) {
        const auto sum = [&](std::size_t at) { return luck->items()[at].integer().value_or(0); };
        side.luck = LuckSum{int(sum(0)), int(sum(1)), sum(2), sum(3)};
    }
    return side;
}

} // namespace

Facts factsOf(const Game& game, const State& state)
{
    Facts facts{state.turn, state.side, state.phase, state.over, game.winner(state), {}};
    for (const Thing& thing : state.things)
        if (thing.sort == Sort::army && (thing.side == 0 || thing.side == 1)) {
            facts.sides[thing.side].armies.push_back(thing.name);
            facts.sides[thing.side].lists.push_back(thing.kind);
        }
    for (Standing one : game.standings(state)) {
        one.course = false; // how it is shown is not a fact
        auto& all = facts.sides[one.side].standings;
        const auto same =
            std::find_if(all.begin(), all.end(), [&](const Standing& known) { return known.id == one.id; });
        if (same == all.end()) {
            all.push_back(std::move(one));
        } else { // of several armies: their sum is a fact of the side
            same->value += one.value;
            same->of += one.of;
        }
    }
    return facts;
}

Facts factsOf(const Battle& battle)
{
    Facts facts = factsOf(battle.game(), battle.state());
    for (SideFacts& side : facts.sides)
        side.luck = LuckSum();
    const auto thousandths = [](double value) { return std::llround(1000 * value); };
    for (const Luck& one : luckOf(battle))
        if (one.phase.empty() && one.units.empty())
            facts.sides[one.side].luck =
                LuckSum{one.throws, one.good, thousandths(one.expected.mean()), thousandths(one.expected.variance())};
    return facts;
}

LuckSum& LuckSum::operator+=(const LuckSum& other)
{
    throws += other.throws;
    good += other.good;
    expected += other.expected;
    variance += other.variance;
    return *this;
}

std::optional<int> standingOf(const Facts& facts, int side, std::string_view id)
{
    for (const Standing& one : facts.sides[side].standings)
        if (one.id == id)
            return one.value;
    return std::nullopt;
}

std::string writeFacts(const Facts& facts)
{
    Node node = Node::newMap();
    node.set("turn", Node::ofInteger(facts.turn));
    node.set("side", Node::ofInteger(facts.side));
    node.set("phase", Node::ofText(facts.phase));
    node.set("over", Node::ofBoolean(facts.over));
    node.set("winner", Node::ofInteger(facts.winner));
    Node sides = Node::newList();
    for (const SideFacts& side : facts.sides)
        sides.add(sideNode(side));
    node.set("sides", std::move(sides));
    return writeJsonLine(node);
}

Result<Facts> readFacts(std::string_view text)
{
    const Result<Node> node = readJson(text, "facts");
    if (!node)
        return node.faults;
    const auto number = [&](const char* key, int absent) { return int(node->integerOr(key, absent)); };
    Facts facts{number("turn", 0), number("side", 0), node->textOr("phase"), node->booleanOr("over", false),
        number("winner", nobody), {}};
    if (const Node* sides = node->find("sides"))
        for (int side = 0; side < 2 && side < int(sides->items().size()); ++side)
            facts.sides[side] = sideFrom(sides->items()[std::size_t(side)], side);
    return facts;
}

} // namespace strategikon::play

#include "facts.h"

#include "luck.h"
#include "model/text/write.h"

#include <nlohmann/json.hpp>

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

// A list of battles reads them by the thousand, so no tree is made of them. What stands where nothing is looked for is
// passed over.
class FactsReader : public nlohmann::json_sax<nlohmann::json> {
public:
    Facts facts;

    bool null() override { return true; }
    bool boolean(bool value) override
    {
        if (isOwn("over"))
            facts.over = value;
        return true;
    }
    bool number_integer(number_integer_t value) override
    {
        numbers_.push_back(value);
        if (isOwn("turn"))
            facts.turn = int(value);
        else if (isOwn("side"))
            facts.side = int(value);
        else if (isOwn("winner"))
            facts.winner = int(value);
        return true;
    }
    bool number_unsigned(number_unsigned_t value) override { return number_integer(number_integer_t(value)); }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t& value) override
    {
        if (isOwn("phase"))
            facts.phase = value;
        else if (isOf(listed, "armies"))
            its().armies.push_back(value);
        else if (isOf(listed, "lists"))
            its().lists.push_back(value);
        return true;
    }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return ++depth_ != inSide || ++side_; }
    bool key(string_t& key) override
    {
        if (depth_ <= listed)
            keys_[depth_] = key;
        return true;
    }
    bool end_object() override { return depth_--; }
    bool start_array(std::size_t) override
    {
        numbers_.clear();
        return ++depth_;
    }
    bool end_array() override
    {
        if (isOf(counted, "standings") && numbers_.size() == 2)
            its().standings.push_back({keys_[listed], side_ - 1, int(numbers_[0]), int(numbers_[1]), false});
        else if (isOf(listed, "luck") && numbers_.size() == 4)
            its().luck = LuckSum{int(numbers_[0]), int(numbers_[1]), numbers_[2], numbers_[3]};
        return depth_--;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override { return false; }

private:
    // How many lists and maps are open: in the battle's own map, in that of a side, in what that holds.
    enum Depth { own = 1, inSide = 3, listed, counted };

    bool isOwn(const char* key) const { return depth_ == own && keys_[own] == key; }
    bool isOf(Depth depth, const char* key) const
    {
        return depth_ == depth && keys_[own] == "sides" && (side_ == 1 || side_ == 2) && keys_[inSide] == key;
    }
    SideFacts& its() { return facts.sides[side_ - 1]; }

    int depth_ = 0, side_ = 0;       // side_: of how many sides there was something
    std::string keys_[listed + 1];   // of the maps that are open, each in its depth
    std::vector<long long> numbers_; // of the list that was opened last
};

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
        const auto same = std::ranges::find_if(all, [&](const Standing& known) { return known.id == one.id; });
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
    FactsReader reader;
    if (!nlohmann::json::sax_parse(text, &reader))
        return Fault{{"facts", 0, 0}, {"json-value", {}}};
    return std::move(reader.facts);
}

} // namespace strategikon::play

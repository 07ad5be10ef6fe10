#include "action.h"
#include "model/text/contains.h"

#include "agreed.h"
#include "node_faults.h"

#include <algorithm>
#include <charconv>

namespace strategikon::play {

namespace {

std::vector<std::string> allowed(const Input& input, const State& state)
{
    std::vector<std::string> words;
    for (const Id thing : input.kind == Input::Kind::things ? input.among : Ids{}) // of dice: whose each is
        words.push_back(nameOf(state, thing));
    for (const Option& option : input.options)
        words.push_back(option.id);
    return words;
}

// Ties have no badges: they go by any of their members.
Id meant(const Input& input, const State& state, Id thing)
{
    if (!contains(input.among, thing))
        for (const Id one : input.among)
            if (state[one].sort == Sort::tie && contains(state[one].members, thing))
                return one;
    return thing;
}

std::optional<int> valueOf(const Input& input, const State& state, const Node& node)
{
    const std::string& word = node.written();
    switch (input.kind) {
    case Input::Kind::things:
        if (const Id thing = thingNamed(state, word))
            return meant(input, state, thing);
        return {};
    case Input::Kind::choice: {
        const auto it = std::ranges::find_if(input.options, [&](const Option& option) { return option.id == word; });
        if (it != input.options.end())
            return int(it - input.options.begin());
        return {};
    }
    case Input::Kind::flag:
        return node.boolean();
    default: {
        const auto number = node.integer();
        return number && *number >= -100'000 && *number <= 100'000 ? std::optional(int(*number)) : std::nullopt;
    }
    }
}

std::string valueShown(const Input& input, const State& state, int value)
{
    switch (input.kind) {
    case Input::Kind::things:
        return nameOf(state, value);
    case Input::Kind::choice:
        return input.options[std::size_t(value)].id;
    case Input::Kind::flag:
        return value ? "true" : "false";
    default:
        return std::to_string(value);
    }
}

// "B2–B7", as sentences name them, with either dash: all from one badge to the other.
std::vector<Id> thingsFrom(const State& state, const std::string& word)
{
    for (const std::string_view dash : {"–", "-"}) {
        const auto at = word.find(dash);
        if (at == word.npos || at < 2)
            continue;
        const std::string first = word.substr(0, at), last = word.substr(at + dash.size());
        int from = 0, to = 0;
        const auto isNumber = [](const std::string& badge, int& number) {
            const char* end = badge.data() + badge.size();
            return badge.size() > 1 && std::from_chars(badge.data() + 1, end, number).ptr == end;
        };
        if (!isNumber(first, from) || !isNumber(last, to) || first[0] != last[0] || to < from || to - from > 1'000)
            continue;
        std::vector<Id> all;
        for (int number = from; number <= to; ++number)
            all.push_back(thingNamed(state, first[0] + std::to_string(number)));
        return contains(all, 0) ? std::vector<Id>() : all;
    }
    return {};
}

bool notNoted(const Node& written) { return written.isNull() || written.written() == "-"; }

Result<std::vector<int>> valuesOf(const Input& input, const State& state, const Node& written)
{
    std::vector<int> values;
    const std::vector<Node> single{written};
    for (const Node& node : written.isList() ? written.items() : single)
        if (const auto value = valueOf(input, state, node))
            values.push_back(*value);
        else if (const auto all = thingsFrom(state, node.written()); input.kind == Input::Kind::things && !all.empty())
            for (const Id one : all)
                values.push_back(meant(input, state, one));
        else if (const auto words = allowed(input, state); !words.empty())
            return fault(
                node, "play-none-of", {{"input", input.id}, {"value", node.written()}, {"allowed", listed(words)}});
        else
            return fault(node, "play-no-value", {{"input", input.id}, {"value", node.written()}});
    return values;
}

} // namespace

std::string nameOf(const State& state, Id thing)
{
    const Thing& it = state[thing];
    if (it.sort == Sort::tie && !it.members.empty() && !state[it.members.front()].badge.empty())
        return state[it.members.front()].badge;
    return it.badge.empty() ? "#" + std::to_string(thing) : it.badge;
}

Id thingNamed(const State& state, std::string_view name)
{
    for (const Thing& thing : state.things)
        if (!thing.badge.empty() && thing.badge == name)
            return thing.id;
    int number = 0;
    if (name.size() < 2 || name.front() != '#'
        || std::from_chars(name.data() + 1, name.data() + name.size(), number).ptr != name.data() + name.size())
        return 0;
    return number >= 1 && number <= int(state.things.size()) ? number : 0;
}

namespace {

// Where both sides have the same card: “A.shoot”.
constexpr std::string_view letters[] = {"A.", "B."};

std::pair<std::string, int> sided(const std::string& key)
{
    for (const int side : {0, 1})
        if (key.starts_with(letters[side]))
            return {key.substr(letters[side].size()), side};
    return {key, nobody};
}

// On this card.
Result<Answer> saidOn(const Decision& ask, const State& state, const Node& inputs)
{
    for (const auto& entry : inputs.entries())
        if (!ask.find(entry.key))
            return fault(entry.node, "play-unknown-input", {{"input", entry.key}, {"asked", ask.what}});
    Answer said{.what = ask.what, .who = ask.who};
    for (const Input& input : ask.inputs)
        if (const Node* written = inputs.find(input.id); written && !notNoted(*written)) {
            auto values = valuesOf(input, state, *written);
            if (!values)
                return values.faults;
            said.set(input.id, std::move(*values));
        }
    return said;
}

} // namespace

// Both sides may have the card: of one that names no side the first that takes it.
Result<Answer> answerSaid(const std::vector<Decision>& open, const State& state, const Node& action)
{
    addPlayMessages();
    const bool bare = !action.isMap() || action.entries().empty();
    const auto [what, who] = sided(bare ? action.written() : action.entries().front().key);
    const Decision* ask = cardFor(open, what, who);
    if (!ask) {
        std::vector<std::string> words;
        for (const Decision& one : open)
            words.push_back(one.what);
        return open.empty() ? fault(action, "play-over", {})
                            : fault(action, "play-not-open", {{"answered", what}, {"open", listed(words)}});
    }
    const Node none = Node::newMap();
    const Node& inputs = bare ? none : action.entries().front().node;
    auto said = saidOn(*ask, state, inputs);
    for (const Decision& other : open)
        if (!said && who == nobody && other.what == what && &other != ask)
            if (auto its = saidOn(other, state, inputs))
                return its;
    return said;
}

Result<Answer> answerFrom(const std::vector<Decision>& open, const State& state, const Node& action, bool fill)
{
    auto said = answerSaid(open, state, action);
    if (!said)
        return said;
    const auto written = [&](const Input& input) {
        return action.isMap() && !action.entries().empty() && action.entries().front().node.find(input.id);
    };
    Answer known = std::move(*said), answer{.what = known.what, .who = known.who};
    for (const Input& input : cardFor(open, known.what, known.who)->inputs) {
        if (!written(input) && (!input.fact || fill))
            if (const auto given = givenBeside(input, known))
                known.set(input.id, *given);
        if (const auto* values = known.find(input.id))
            answer.set(input.id, *values);
    }
    return answer;
}

bool isAgreement(const Node& action)
{
    return action.isMap() && !action.entries().empty() && action.entries().front().key == agreedStep;
}

Result<Answer> answerFrom(const Game& game, const State& state, const Node& action)
{
    return isAgreement(action) ? agreedFrom(game, state, action.entries().front().node)
                               : answerFrom(game.can(state), state, action, false);
}

Node actionOf(const Decision& ask, const State& state, const Answer& answer)
{
    Node inputs = Node::newMap();
    for (const Input& input : ask.inputs)
        if (const auto* values = answer.find(input.id)) {
            const bool one = input.kind == Input::Kind::choice || input.kind == Input::Kind::flag
                || input.kind == Input::Kind::number;
            Node list = Node::newList();
            for (const int value : *values)
                list.add(Node::ofPlain(valueShown(input, state, value)));
            if (one && values->size() == 1)
                inputs.set(input.id, list.items().front());
            else
                inputs.set(input.id, std::move(list));
        }
    Node action = Node::newMap();
    action.set(ask.shared ? std::string(letters[ask.who == 1]) + ask.what : ask.what, std::move(inputs));
    return action;
}

void throwDice(const Decision& ask, Answer& answer, const std::function<int(int)>& die)
{
    for (const Input& input : ask.inputs)
        if (input.kind == Input::Kind::dice && !answer.find(input.id)) {
            answer.set(input.id, thrownOn(input.dice, {}, die));
            answer.rolled = true;
        }
}

} // namespace strategikon::play

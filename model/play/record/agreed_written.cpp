// Agreements as people write them.
#include "action.h"
#include "agreed.h"
#include "model/text/write.h"
#include "node_faults.h"

#include <algorithm>

namespace strategikon::play {

namespace {

Fault noneOf(const Node& node, const std::string& input, const std::vector<std::string>& allowed)
{
    return fault(node, "play-none-of", {{"input", input}, {"value", node.written()}, {"allowed", listed(allowed)}});
}

std::optional<int> indexOf(const std::vector<std::string>& words, const std::string& word)
{
    const auto it = std::ranges::find(words, word);
    return it == words.end() ? std::nullopt : std::optional(int(it - words.begin()));
}

std::optional<int> numberOf(const Node& node)
{
    const auto number = node.integer();
    return number && *number >= -100'000 && *number <= 100'000 ? std::optional(int(*number)) : std::nullopt;
}

std::optional<int> flagOf(const Node& node)
{
    const auto flag = node.boolean();
    return flag ? std::optional(int(*flag)) : std::nullopt;
}

Fault noValue(const Node& node, const std::string& input)
{
    return fault(node, "play-no-value", {{"input", input}, {"value", node.written()}});
}

// One field of a thing; `gone` has no spec. `name`: how players write it.
std::optional<Fault> readField(const State& state, const FieldSpec* spec, const std::string& name,
    const std::string& input, const Node& node, Answer& answer)
{
    using Kind = FieldSpec::Kind;
    std::optional<int> value;
    if (!spec || spec->kind == Kind::flag) {
        value = flagOf(node);
    } else if (spec->kind == Kind::level) {
        value = indexOf(spec->words, node.written());
        if (!value)
            return noneOf(node, name, spec->words);
    } else if (spec->kind == Kind::thing) {
        const Id thing = node.isNull() ? 0 : thingNamed(state, node.written());
        if (thing != 0 || node.isNull())
            value = thing;
    } else {
        value = numberOf(node);
    }
    if (!value)
        return noValue(node, name);
    answer.set(input, {*value});
    return {};
}

std::optional<Fault> readThing(
    const Game& game, const State& state, const std::string& name, const Node& node, Answer& answer)
{
    const Id thing = thingNamed(state, name);
    if (thing == 0 || !node.isMap())
        return fault(node, "play-agreed-unknown", {{"input", name}});
    std::vector<std::string> known;
    const auto specs = agreeable(game, state[thing].sort);
    for (const FieldSpec* spec : specs)
        known.push_back(spec->id);
    const bool goes = mayGo(state[thing].sort);
    if (goes)
        known.push_back("gone");
    if (groundField(game.fields(), state[thing].sort))
        known.push_back("place");
    for (const auto& entry : node.entries()) {
        const std::string input = "#" + std::to_string(thing) + "." + entry.key;
        if (const FieldSpec* ground = groundField(game.fields(), state[thing].sort); ground && entry.key == "place") {
            const auto place = placeFrom(entry.node, *ground);
            if (!place)
                return fault(entry.node, "play-agreed-place", {{"input", name + ".place"}});
            answer.set(input, placeValues(*place));
            continue;
        }
        const auto spec = std::ranges::find_if(specs, [&](const FieldSpec* one) { return one->id == entry.key; });
        if (spec == specs.end() && !(goes && entry.key == "gone"))
            return noneOf(Node::ofText(entry.key), name, known);
        if (auto wrong = readField(
                state, spec == specs.end() ? nullptr : *spec, name + "." + entry.key, input, entry.node, answer))
            return wrong;
    }
    return {};
}

bool isCourse(const std::string& key)
{
    constexpr const char* keys[] = {"phase", "turn", "side", "left", "phase-over", "house"};
    return std::ranges::find(keys, key) != std::end(keys);
}

} // namespace

Result<Answer> agreedFrom(const Game& game, const State& state, const Node& agreement)
{
    addPlayMessages();
    Answer answer{.what = agreedStep, .who = both};
    for (const auto& entry : agreement.entries()) {
        if (!isCourse(entry.key)) {
            if (auto wrong = readThing(game, state, entry.key, entry.node, answer))
                return *wrong;
            continue;
        }
        if (entry.key == "house") {
            answer.text = entry.node.isMap() ? writeJsonLine(entry.node) : entry.node.written();
            answer.set(entry.key, {!answer.text.empty()});
            continue;
        }
        const auto value = entry.key == "phase" ? indexOf(game.phases(), entry.node.written())
            : entry.key == "phase-over"         ? flagOf(entry.node)
                                                : numberOf(entry.node);
        if (!value && entry.key == "phase")
            return noneOf(entry.node, entry.key, game.phases());
        if (!value)
            return noValue(entry.node, entry.key);
        answer.set(entry.key, {*value});
    }
    return answer;
}

Node agreementOf(const Game& game, const State& state, const Answer& answer)
{
    Node map = Node::newMap();
    for (const auto& [input, values] : answer.inputs) {
        const int value = values.empty() ? 0 : values.front();
        if (isCourse(input)) {
            const auto phases = game.phases();
            map.set(input,
                input == "house"            ? Node::ofText(answer.text)
                    : input == "phase-over" ? Node::ofBoolean(value == 1)
                    : input == "phase" && value >= 0 && value < int(phases.size())
                    ? Node::ofText(phases[std::size_t(value)])
                    : Node::ofInteger(value));
            continue;
        }
        const auto dot = std::min(input.find('.'), input.size());
        const Id thing = thingNamed(state, input.substr(0, dot));
        if (thing == 0 || dot == input.size())
            continue;
        const std::string name = nameOf(state, thing), field = input.substr(dot + 1);
        Node fields = map.find(name) ? *map.find(name) : Node::newMap();
        Node said = Node::ofInteger(value);
        if (const FieldSpec* ground = groundField(game.fields(), state[thing].sort); ground && field == "place")
            said = placeNode(placeFrom(values, *ground).value_or(Place()), *ground);
        if (field == "gone")
            said = Node::ofBoolean(value == 1);
        for (const FieldSpec* spec : agreeable(game, state[thing].sort))
            if (spec->id == field) {
                if (spec->kind == FieldSpec::Kind::flag)
                    said = Node::ofBoolean(value == 1);
                if (spec->kind == FieldSpec::Kind::level && value >= 0 && value < int(spec->words.size()))
                    said = Node::ofText(spec->words[std::size_t(value)]);
                if (spec->kind == FieldSpec::Kind::thing)
                    said = value == 0 ? Node() : Node::ofText(nameOf(state, value));
            }
        fields.set(field, std::move(said));
        map.set(name, std::move(fields));
    }
    Node action = Node::newMap();
    action.set(agreedStep, std::move(map));
    return action;
}

} // namespace strategikon::play

// What the random player likes stands in likings/<system>.yaml. He knows no rule.
#include "random_battle.h"

#include "model/text/yaml.h"

#include <QtGlobal>

#include <algorithm>

namespace playtest {

namespace {

using play::Answer;
using play::Decision;
using play::Entry;
using play::Input;

constexpr int usual = 50, impatience = 10; // the end of a phase gains with every answer
constexpr double load = 0.08;              // of loaded dice

std::map<std::string, int> weightsIn(const Node* rows)
{
    std::map<std::string, int> all;
    for (const Node::Entry& row : rows ? rows->entries() : std::vector<Node::Entry>())
        all[row.key] = int(row.node.integer().value_or(0));
    return all;
}

int weightOf(const std::map<std::string, int>& rows, const std::string& id, int otherwise)
{
    const auto it = rows.find(id);
    return it == rows.end() ? otherwise : it->second;
}

void take(const Node& row, const char* key, double& chance)
{
    if (const Node* number = row.find(key))
        chance = std::stod(number->written());
}

Habit habitIn(const Node& row)
{
    Habit habit{.neighbours = row.booleanOr("neighbours", false), .last = row.booleanOr("last", false)};
    take(row, "given", habit.given);
    take(row, "any", habit.any);
    take(row, "more", habit.more);
    return habit;
}

Habit habitOf(const Likings& likings, const Decision& ask, const Input& input)
{
    const auto it = likings.habits.find({ask.what, input.id});
    return it == likings.habits.end() ? Habit{} : it->second;
}

// One of so many, each as likely as its weight.
std::size_t drawn(const std::vector<int>& weights, Random& random)
{
    int all = 0;
    for (const int weight : weights)
        all += weight;
    int at = random.below(all);
    std::size_t which = 0;
    while (at >= weights[which])
        at -= weights[which++];
    return which;
}

std::vector<int> someOf(const Input& input, const Habit& habit, Random& random)
{
    std::vector<int> among = input.among, picked;
    const auto wanted = [&] {
        return int(picked.size()) < input.least || random.chance(picked.empty() ? habit.any : habit.more);
    };
    int next = 0;
    while (!among.empty() && int(picked.size()) < input.most && wanted()) {
        const bool beside = habit.neighbours && !picked.empty();
        const int end = int(among.size()) - 1;
        const int at = beside ? std::min(next, end) : habit.last && random.chance(0.85) ? end : random.below(end + 1);
        picked.push_back(among[std::size_t(at)]);
        among.erase(among.begin() + at);
        next = at;
    }
    return picked;
}

} // namespace

const Likings& likingsOf(const std::string& system)
{
    static std::map<std::string, Likings> all;
    const auto it = all.find(system);
    if (it != all.end())
        return it->second;
    const auto read = readDocument(std::string(SOURCE_DIR) + "/tests/play/likings/" + system + ".yaml");
    if (!read)
        qFatal("%s", describe(read.faults).c_str());
    const Node& root = *read;
    Likings likings{weightsIn(root.find("actions")), weightsIn(root.find("options")), {}, root.textOr("loaded")};
    if (const Node* habits = root.find("habits"))
        for (const Node& row : habits->items())
            likings.habits[{row.textOr("ask"), row.textOr("input")}] = habitIn(row);
    return all[system] = std::move(likings);
}

const Decision& RandomPlayer::choose(const std::vector<Decision>& open)
{
    std::vector<int> weights;
    for (const Decision& ask : open)
        weights.push_back(
            weightOf(likings_.actions, ask.what, usual) + (ask.what == "end-phase" ? patience_ * impatience : 0));
    return open[drawn(weights, random_)];
}

std::vector<int> RandomPlayer::value(const Decision& ask, const Input& input, bool plain)
{
    if (input.kind == Input::Kind::dice) {
        if (ask.what == likings_.loaded && random_.chance(load))
            return std::vector<int>(std::size_t(input.dice.count), input.dice.sides);
        return play::thrownOn(input.dice, {}, [this](int sides) { return random_.die(sides); });
    }
    const Habit habit = habitOf(likings_, ask, input);
    if (input.given && (plain || random_.chance(habit.given)))
        return *input.given;
    switch (input.kind) {
    case Input::Kind::choice: {
        std::vector<int> weights;
        for (const play::Option& option : input.options)
            weights.push_back(weightOf(likings_.options, option.id, 1));
        return {int(drawn(weights, random_))};
    }
    case Input::Kind::flag:
        return {random_.below(2)};
    case Input::Kind::number:
        return {input.least + random_.below(input.most - input.least + 1)};
    default:
        return someOf(input, habit, random_);
    }
}

Answer RandomPlayer::answer(const Decision& ask, bool plain)
{
    Answer answer{ask.what, ask.who, {}, true};
    for (const Input& input : ask.inputs)
        if (!input.fact || plain || random_.chance(0.97))
            answer.set(input.id, value(ask, input, plain));
    return answer;
}

std::optional<Entry> RandomPlayer::step(play::Battle& battle)
{
    refused.clear();
    const std::vector<Decision> open = game_.can(battle.state());
    if (battle.state().phase != phase_)
        patience_ = 0;
    phase_ = battle.state().phase;
    ++patience_;
    if (open.empty())
        return {};
    const auto taken = [&](const Decision& ask, bool plain) -> std::optional<Entry> {
        const Answer tried = answer(ask, plain);
        auto entry = battle.answered(tried);
        if (entry)
            return *entry;
        ++refusals;
        refused.emplace_back(tried, entry.faults.front().message);
        lastRefusal = ask.what + ": " + english(refused.back().second);
        return {};
    };
    for (int attempt = 0; attempt < 60; ++attempt)
        if (auto entry = taken(choose(open), attempt % 4 == 3))
            return entry;
    for (const Decision& ask : open)
        for (int attempt = 0; attempt < 60; ++attempt)
            if (auto entry = taken(ask, attempt % 2 == 0))
                return entry;
    return {};
}

} // namespace playtest

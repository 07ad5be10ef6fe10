#include "model/play/decision.h"

#include "model/play/messages.h"
#include "model/play/sealed.h"
#include "model/text/contains.h"

#include <algorithm>

namespace strategikon::play {

namespace {

std::string number(int value) { return std::to_string(value); }

using Values = std::vector<int>;

std::optional<Message> outOf(const Input& input, int value, int least, int most)
{
    if (value >= least && value <= most)
        return {};
    return Message{"play-out-of-range",
        {{"input", input.id}, {"value", number(value)}, {"least", number(least)}, {"most", number(most)}}};
}

std::optional<Message> misfitOfThings(const Input& input, const Values& values)
{
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!contains(input.among, values[i]))
            return Message{"play-not-among", {{"input", input.id}, {"value", number(values[i])}}};
        if (std::find(values.begin(), values.begin() + std::ptrdiff_t(i), values[i])
            != values.begin() + std::ptrdiff_t(i))
            return Message{"play-twice", {{"input", input.id}, {"value", number(values[i])}}};
    }
    if (const int many = int(values.size()); many < input.least || many > input.most)
        return Message{"play-how-many",
            {{"input", input.id}, {"count", number(many)}, {"least", number(input.least)},
                {"most", number(input.most)}}};
    return {};
}

// Faces, or the one count of those that score.
std::optional<Message> misfitOfDice(const Input& input, const Values& values, int leastFace)
{
    if (isCount(input.dice, values))
        return outOf(input, values.front(), 0, input.dice.count);
    if (const int all = wanted(input.dice, values); int(values.size()) != all)
        return Message{
            "play-dice", {{"input", input.id}, {"count", number(int(values.size()))}, {"wanted", number(all)}}};
    for (const int face : values)
        if (auto wrong = outOf(input, face, leastFace, input.dice.sides))
            return wrong;
    return {};
}

std::optional<Message> misfitOf(const Input& input, const Values& values)
{
    using Kind = Input::Kind;
    if (input.kind == Kind::things)
        return misfitOfThings(input, values);
    if (input.kind == Kind::dice)
        return misfitOfDice(input, values, 1);
    if (values.size() != 1)
        return Message{"play-one-value", {{"input", input.id}}};
    switch (input.kind) {
    case Kind::choice:
        return outOf(input, values.front(), 0, int(input.options.size()) - 1);
    case Kind::flag:
        return outOf(input, values.front(), 0, 1);
    default:
        return outOf(input, values.front(), input.least, input.most);
    }
}

std::optional<Message> namedInBoth(const Decision& ask, const Answer& answer)
{
    for (const Input& input : ask.inputs)
        for (const std::string& other : input.apart)
            if (const Values* here = answer.find(input.id), *there = answer.find(other); here && there)
                for (const int one : *here)
                    if (std::find(there->begin(), there->end(), one) != there->end())
                        return Message{"play-in-both", {{"input", input.id}, {"other", other}, {"value", number(one)}}};
    return {};
}

} // namespace

const Input* Decision::find(std::string_view input) const
{
    const auto it = std::ranges::find_if(inputs, [input](const Input& one) { return one.id == input; });
    return it == inputs.end() ? nullptr : &*it;
}

const std::vector<int>* Answer::find(std::string_view input) const
{
    const auto it = std::ranges::find_if(inputs, [input](const auto& one) { return one.first == input; });
    return it == inputs.end() ? nullptr : &it->second;
}

int Answer::number(std::string_view input, int absent) const
{
    const auto* values = find(input);
    return values && !values->empty() ? values->front() : absent;
}

void Answer::set(std::string input, std::vector<int> value)
{
    const auto it = std::ranges::find_if(inputs, [&input](const auto& one) { return one.first == input; });
    if (it == inputs.end())
        inputs.emplace_back(std::move(input), std::move(value));
    else
        it->second = std::move(value);
}

const Decision* cardFor(const std::vector<Decision>& open, std::string_view what, int who)
{
    const Decision* found = nullptr;
    for (const Decision& one : open)
        if (one.what == what && (!found || one.who == who))
            found = &one;
    return found;
}

std::optional<std::vector<int>> givenBeside(const Input& input, const Answer& answer)
{
    const auto by = input.by.empty() ? input.givenBy.end() : input.givenBy.find(answer.number(input.by));
    if (by == input.givenBy.end())
        return input.given;
    return by->second.empty() ? std::nullopt : std::optional(by->second); // of that one nobody knows
}

std::optional<Message> misfit(const Decision& ask, const Answer& answer)
{
    addPlayMessages();
    if (answer.what != ask.what)
        return Message{"play-other-step", {{"answered", answer.what}, {"asked", ask.what}}};
    if (ask.sealed)
        return misfitOfSealed(ask, answer);
    for (const auto& [input, values] : answer.inputs)
        if (!ask.find(input))
            return Message{"play-unknown-input", {{"input", input}, {"asked", ask.what}}};
    for (const Input& input : ask.inputs) {
        const auto* values = answer.find(input.id);
        if (!values && !input.fact)
            return Message{"play-missing", {{"input", input.id}, {"asked", ask.what}}};
        if (values)
            if (auto wrong = misfitOf(input, *values))
                return wrong;
    }
    return namedInBoth(ask, answer);
}

namespace {

// Of those whom `whose` of the input names, nobody is beside these.
bool areAmong(const std::vector<Id>& only, const Input& input, const Answer& answer)
{
    const auto* whose = answer.find(input.whose);
    return only.empty() || !whose
        || std::all_of(whose->begin(), whose->end(), [&](Id one) { return contains(only, one); });
}

} // namespace

bool isOpen(const Input& input, std::size_t option, const Answer& answer)
{
    return areAmong(input.options[option].only, input, answer);
}

std::vector<Id> amongBeside(const Input& input, const Answer& answer)
{
    if (!areAmong(input.only, input, answer))
        return {};
    std::vector<Id> all = input.among;
    for (const std::string& other : input.apart)
        if (const auto* named = answer.find(other))
            std::erase_if(all, [&](Id one) { return std::find(named->begin(), named->end(), one) != named->end(); });
    return all;
}

bool mayStand(const Input& input, const Values& values, bool counted)
{
    addPlayMessages();
    if (input.kind == Input::Kind::dice)
        return (counted || !isCount(input.dice, values)) && !misfitOfDice(input, values, 0);
    Input loose = input;
    loose.least = input.kind == Input::Kind::things ? 0 : input.least;
    return !misfitOf(loose, values);
}

} // namespace strategikon::play

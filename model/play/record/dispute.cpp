#include "dispute.h"

#include <algorithm>
#include <sstream>

namespace strategikon::play {

namespace {

constexpr int lastOfFirst = 3, sides = 6;

} // namespace

bool disputable(const Input& input)
{
    using Kind = Input::Kind;
    return input.fact
        && (input.kind == Kind::flag || (input.kind == Kind::choice && input.options.size() > 1)
            || (input.kind == Kind::number && input.most > input.least));
}

std::pair<int, int> disputed(const Input& input, std::optional<int> noted)
{
    if (input.kind == Input::Kind::flag)
        return {1, 0};
    const bool choice = input.kind == Input::Kind::choice;
    const int least = choice ? 0 : input.least, most = choice ? int(input.options.size()) - 1 : input.most;
    const int first = std::clamp(noted.value_or(least), least, most - 1);
    return {first, first + 1};
}

std::vector<int> answersOf(const Input& input)
{
    if (input.kind == Input::Kind::flag)
        return {1, 0};
    const bool choice = input.kind == Input::Kind::choice;
    std::vector<int> all;
    for (int value = choice ? 0 : input.least; value <= (choice ? int(input.options.size()) - 1 : input.most); ++value)
        all.push_back(value);
    return all;
}

int decided(int first, int second, int face) { return face <= lastOfFirst ? first : second; }

int decided(const Input& input, std::optional<int> noted, int face)
{
    const auto [first, second] = disputed(input, noted);
    return decided(first, second, face);
}

std::string wordOf(const Input& input, int value)
{
    if (input.kind == Input::Kind::flag)
        return value ? "yes" : "no";
    return input.kind == Input::Kind::choice ? input.options[std::size_t(value)].id : std::to_string(value);
}

std::string written(const Dispute& dispute)
{
    return dispute.asked + " " + dispute.input + " " + dispute.option + " " + std::to_string(dispute.face)
        + (dispute.rolled ? " rolled" : "");
}

std::optional<Dispute> disputeFrom(const std::string& text)
{
    std::istringstream words(text);
    Dispute read;
    std::string how;
    if (!(words >> read.asked >> read.input >> read.option >> read.face) || read.face < 1 || read.face > sides)
        return {};
    read.rolled = bool(words >> how) && how == "rolled";
    return read;
}

} // namespace strategikon::play

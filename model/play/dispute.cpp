#include "model/play/dispute.h"

#include <sstream>

namespace strategikon::play {

namespace {

constexpr int lastOfFirst = 3, sides = 6;

} // namespace

bool disputable(const Input& input)
{
    return input.fact
        && (input.kind == Input::Kind::flag || (input.kind == Input::Kind::choice && input.options.size() == 2));
}

int decided(const Input& input, int face)
{
    const bool first = face <= lastOfFirst;
    return input.kind == Input::Kind::flag ? int(first) : int(!first);
}

std::string decidedWord(const Input& input, int face)
{
    const int value = decided(input, face);
    if (input.kind == Input::Kind::flag)
        return value ? "yes" : "no";
    return input.options[std::size_t(value)].id;
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

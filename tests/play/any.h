// Answers made from the shapes of asks alone.
#pragma once

#include "model/play/game.h"

#include <random>

namespace strategikon::play {

// To one of those that are open.
inline Answer anyAnswer(const std::vector<Decision>& open, std::mt19937& random)
{
    const auto below = [&](int n) { return int(random() % unsigned(n)); };
    const Decision& ask = open[std::size_t(below(int(open.size())))];
    Answer answer{.what = ask.what, .who = ask.who};
    for (const Input& input : ask.inputs) {
        std::vector<int> values;
        if (input.kind == Input::Kind::things)
            values = {input.among[std::size_t(below(int(input.among.size())))]};
        else if (input.kind == Input::Kind::dice)
            for (int die = 0; die < input.dice.count; ++die)
                values.push_back(below(input.dice.sides) + 1);
        else if (input.kind == Input::Kind::flag)
            values = {below(2)};
        if (!input.fact || below(2))
            answer.set(input.id, values);
    }
    return answer;
}

} // namespace strategikon::play

#include "model/play/unnoted.h"

#include <algorithm>

namespace strategikon::play {

namespace {

// Every value of a flag, a choice or a number; things and dice are not tried.
std::pair<int, int> range(const Input& input)
{
    if (input.kind == Input::Kind::flag)
        return {0, 1};
    if (input.kind == Input::Kind::choice)
        return {0, int(input.options.size()) - 1};
    return {input.least, input.most};
}

bool changes(const Input& input, const Answer& answer, const std::function<std::vector<int>(const Answer&)>& outcome)
{
    const auto [least, most] = range(input);
    Answer tried = answer;
    tried.set(input.id, {least});
    const auto first = outcome(tried);
    for (int value = least + 1; value <= most; ++value) {
        tried.set(input.id, {value});
        if (outcome(tried) != first)
            return true;
    }
    return false;
}

} // namespace

Message factNeeded(std::string_view input) { return {"play-fact-needed", {{"input", std::string(input)}}}; }

Answer filled(const Decision& ask, Answer answer)
{
    for (const Input& input : ask.inputs)
        if (const auto given = answer.find(input.id) ? std::nullopt : givenBeside(input, answer))
            answer.set(input.id, *given);
    return answer;
}

Decision filledWith(Decision ask, const Answer& told)
{
    for (Input& input : ask.inputs) {
        const auto* said = told.find(input.id);
        if (!said || input.kind == Input::Kind::dice)
            continue;
        std::vector<int> values = *said;
        if (input.kind == Input::Kind::number)
            for (int& value : values)
                value = std::clamp(value, input.least, input.most);
        Answer answer;
        answer.set(input.id, values);
        if (!misfit({.inputs = {input}}, answer)) {
            input.given = std::move(values);
            input.by.clear(); // whatever else is answered
        }
    }
    return ask;
}

std::optional<Message> factMissing(
    const Decision& ask, const Answer& answer, const std::function<std::vector<int>(const Answer&)>& outcome)
{
    const Answer whole = filled(ask, answer);
    for (const Input& input : ask.inputs)
        if (input.fact && !answer.find(input.id)
            && (input.kind == Input::Kind::things || changes(input, whole, outcome)))
            return factNeeded(input.id);
    return {};
}

std::optional<Message> factMissing(const Decision& ask, const Answer& answer)
{
    for (const Input& input : ask.inputs)
        if (input.fact && !answer.find(input.id))
            return factNeeded(input.id);
    return {};
}

} // namespace strategikon::play

#include "model/play/inputs.h"

#include <algorithm>
#include <numeric>

namespace strategikon::play {

Input whoOf(std::string id, Ids among, int least, int most)
{
    Input input{.id = std::move(id), .kind = Input::Kind::things, .among = std::move(among), .least = least};
    input.most = std::min(most, int(input.among.size()));
    if (least == 1 && input.among.size() == 1)
        input.given = input.among;
    return input;
}

Input factOf(std::string id, Ids among, int most)
{
    Input input = whoOf(std::move(id), std::move(among), 0, most);
    input.fact = true;
    input.given.emplace();
    return input;
}

Input yesOrNo(std::string id, bool given)
{
    return {.id = std::move(id), .kind = Input::Kind::flag, .fact = true, .given = std::vector<int>{given}};
}

Input number(std::string id, int least, int most, int given)
{
    return {.id = std::move(id),
        .kind = Input::Kind::number,
        .least = least,
        .most = most,
        .fact = true,
        .given = std::vector<int>{given}};
}

Input choice(std::string id, std::vector<std::string> options, int given)
{
    Input input{.id = std::move(id), .kind = Input::Kind::choice};
    for (auto& option : options)
        input.options.push_back({std::move(option), {}});
    if (given >= 0)
        input.given = std::vector<int>{given};
    else if (input.options.size() == 1)
        input.given = std::vector<int>{0};
    return input;
}

Input dice(Throw thrown, std::string id)
{
    return {.id = std::move(id), .kind = Input::Kind::dice, .dice = std::move(thrown)};
}

Input dice(int count, int reach, bool faces, std::string id)
{
    return dice(Throw{.count = count, .reach = reach, .faces = faces}, std::move(id));
}

std::string chosen(const Decision& ask, const Answer& answer, std::string_view input)
{
    const Input* asked = ask.find(input);
    const int at = answer.number(input, asked && asked->given ? asked->given->front() : -1);
    return asked && at >= 0 && at < int(asked->options.size()) ? asked->options[std::size_t(at)].id : "";
}

Ids named(const Answer& answer, std::string_view input)
{
    const auto* values = answer.find(input);
    return values ? *values : Ids{};
}

int sum(const Answer& answer, std::string_view input)
{
    const auto* faces = answer.find(input);
    return faces ? std::accumulate(faces->begin(), faces->end(), 0) : 0;
}

Spread fallen(const Answer& answer, int dice)
{
    const int thrown = sum(answer);
    return thrown > 0 ? Spread(thrown) : sumOf(dice);
}

int scored(const Decision& ask, const Answer& answer, std::string_view input)
{
    const Input* asked = ask.find(input);
    const auto* faces = answer.find(input);
    if (!asked || !faces)
        return 0;
    return score(asked->dice, *faces);
}

} // namespace strategikon::play

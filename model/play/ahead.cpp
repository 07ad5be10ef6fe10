#include "model/play/ahead.h"

#include <algorithm>

namespace strategikon::play {

namespace {

auto find(auto& all, std::string_view input, const std::vector<Id>& on)
{
    return std::ranges::find_if(all, [&](const Supposed& one) { return one.input == input && one.on == on; });
}

} // namespace

std::vector<Prospect> ahead(
    const Game& game, const State& state, const Course& course, const std::vector<Supposed>& all)
{
    const auto* foresight = dynamic_cast<const Foresight*>(&game);
    return foresight ? foresight->ahead(state, course, all) : std::vector<Prospect>{};
}

const std::vector<int>* supposed(const std::vector<Supposed>& all, std::string_view input, const std::vector<Id>& on)
{
    const auto it = find(all, input, on);
    return it == all.end() ? nullptr : &it->value;
}

int Intent::place(std::string_view what) const
{
    const auto at = std::ranges::find_if(course, [&](const Answer& answer) { return answer.what == what; });
    return at == course.end() ? -1 : int(at - course.begin());
}

const Answer* Intent::answer(std::string_view what) const
{
    const int at = place(what);
    return at < 0 ? nullptr : &course[std::size_t(at)];
}

const std::vector<int>* Intent::value(std::string_view input, const Ids& on) const
{
    return play::supposed(supposed, input, on);
}

Decision askOf(const Assumption& assumption)
{
    Decision ask{.what = assumption.input.id, .on = assumption.on, .inputs = {assumption.input}};
    ask.inputs.front().fact = false;
    return ask;
}

std::optional<Message> suppose(
    const Assumption& assumption, std::vector<int> value, Course& course, std::vector<Supposed>& all)
{
    const std::string& input = assumption.input.id;
    Answer answer{.what = input};
    answer.set(input, value);
    if (auto why = misfit(askOf(assumption), answer))
        return why;
    if (assumption.place >= 0 && assumption.place < int(course.size())) {
        course[std::size_t(assumption.place)].set(input, std::move(value));
        return {};
    }
    if (const auto it = find(all, input, assumption.on); it != all.end())
        it->value = std::move(value);
    else
        all.push_back({input, assumption.on, std::move(value)});
    return {};
}

} // namespace strategikon::play

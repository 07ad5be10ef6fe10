#include "model/play/game.h"

#include "model/play/map/likely.h"
#include "model/play/messages.h"

#include <algorithm>

namespace strategikon::play {

namespace {

// All values an input may have; none where they cannot be listed within `most`.
std::vector<std::vector<int>> valuesOf(const Input& input, int most)
{
    std::vector<std::vector<int>> values;
    const auto upTo = [&](int least, int last) {
        for (int value = least; value <= last && int(values.size()) <= most; ++value)
            values.push_back({value});
    };
    switch (input.kind) {
    case Input::Kind::choice:
        upTo(0, int(input.options.size()) - 1);
        break;
    case Input::Kind::flag:
        upTo(0, 1);
        break;
    case Input::Kind::number:
        upTo(input.least, input.most);
        break;
    default: // who and dice always matter
        break;
    }
    return values;
}

// The answers in which the inputs from `at` on have every value.
template <class Do>
bool eachAnswer(const std::vector<std::pair<std::string, std::vector<std::vector<int>>>>& open, std::size_t at,
    Answer& answer, Do act)
{
    if (at == open.size())
        return act(answer);
    for (const auto& value : open[at].second) {
        answer.set(open[at].first, value);
        if (!eachAnswer(open, at + 1, answer, act))
            return false;
    }
    return true;
}

} // namespace

std::optional<Decision> Game::card(const State& state, std::string_view what, int who) const
{
    const std::vector<Decision> open = can(state);
    const Decision* its = cardFor(open, what, who);
    return its ? std::optional(*its) : std::nullopt;
}

std::optional<LikelyPlace> MapReader::likelyPlace(const State&, const Gone&, const field::Field*) const { return {}; }

namespace {
template <class T>
const std::vector<T>& noneOf()
{
    static const std::vector<T> none;
    return none;
}
} // namespace

const std::vector<Switch>& Rulebook::switches() const { return noneOf<Switch>(); }
const std::vector<Term>& Rulebook::terms() const { return noneOf<Term>(); }
const std::vector<Drawing>& Rulebook::drawings() const { return noneOf<Drawing>(); }

Result<std::string> Rulebook::house(std::string_view, const std::string& file) const
{
    addPlayMessages();
    return Fault{{file, 0, 0}, {"play-no-house", {}}};
}

std::vector<std::string> stillMatters(
    const Game& game, const State& state, const Decision& ask, const Answer& answer, int most)
{
    std::vector<std::string> matter;
    std::vector<std::pair<std::string, std::vector<std::vector<int>>>> open;
    long long answers = 1;
    for (const Input& input : ask.inputs) {
        if (answer.find(input.id))
            continue;
        auto values = valuesOf(input, most);
        if (values.empty()) {
            matter.push_back(input.id);
            continue;
        }
        answers = std::min<long long>(answers * (long long)(values.size()), most + 1LL);
        open.emplace_back(input.id, std::move(values));
    }
    if (!matter.empty() || answers > most) { // something is open that cannot be tried: the rest may matter
        for (const auto& one : open)
            matter.push_back(one.first);
        return matter;
    }
    // An input matters where two answers that differ in it alone bring about different events.
    for (std::size_t k = 0; k < open.size(); ++k) {
        auto others = open;
        others.erase(others.begin() + std::ptrdiff_t(k));
        Answer tried = answer;
        const bool same = eachAnswer(others, 0, tried, [&](Answer& one) {
            std::vector<Event> first;
            for (std::size_t v = 0; v < open[k].second.size(); ++v) {
                one.set(open[k].first, open[k].second[v]);
                auto events = game.resolve(state, one).events;
                if (v == 0)
                    first = std::move(events);
                else if (events != first)
                    return false;
            }
            return true;
        });
        if (!same)
            matter.push_back(open[k].first);
    }
    return matter;
}

} // namespace strategikon::play

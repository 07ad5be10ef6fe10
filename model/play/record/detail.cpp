#include "detail.h"

#include <algorithm>
#include <sstream>

namespace strategikon::play {

namespace {

constexpr const char* words[] = {"dice", "outcomes", "tally"};
constexpr double certain = 1 - 1e-9;

// The one throw that is still open and of which the faces count: where a number of hits will do, that is the outcome.
const Input* thrown(const Decision& ask, const Answer& answer)
{
    const Input* found = nullptr;
    for (const Input& input : ask.inputs) {
        if (input.kind != Input::Kind::dice || input.dice.count == 0 || answer.find(input.id))
            continue;
        if (found || (!input.dice.faces && input.dice.count > 1))
            return nullptr;
        found = &input;
    }
    return found;
}

// The next throw whose faces do not fall, from all ones on; false after the last.
bool next(std::vector<int>& faces, int sides)
{
    auto at = faces.rbegin();
    while (at != faces.rend() && *at == sides)
        ++at;
    if (at == faces.rend())
        return false;
    const int face = *at + 1;
    std::fill(faces.begin() + (faces.rend() - at - 1), faces.end(), face);
    return true;
}

// How many outcomes it gives, this one among them; 0: this one it does not give.
std::size_t gives(const Preview& seen, const std::string& outcome)
{
    const auto is = [](const auto& chance) { return chance.second > certain; };
    const bool its = std::any_of(seen.chances.begin(), seen.chances.end(),
        [&](const auto& chance) { return chance.first == outcome && is(chance); });
    return its ? std::size_t(std::count_if(seen.chances.begin(), seen.chances.end(), is)) : 0;
}

} // namespace

Detail detailOf(const Battle& battle, const std::string& phase)
{
    for (auto entry = battle.log().rbegin(); entry != battle.log().rend(); ++entry) {
        if (entry->kind != Entry::Kind::note || entry->what != "detail")
            continue;
        if (const auto said = detailFrom(entry->text); said && said->first == phase)
            return said->second;
    }
    return Detail::dice;
}

std::string written(const std::string& phase, Detail detail) { return phase + " " + words[int(detail)]; }

std::optional<Detail> detailNamed(std::string_view word)
{
    const auto it = std::find(std::begin(words), std::end(words), word);
    return it == std::end(words) ? std::nullopt : std::optional(Detail(it - std::begin(words)));
}

std::optional<std::pair<std::string, Detail>> detailFrom(const std::string& text)
{
    std::istringstream read(text);
    std::string phase, word;
    read >> phase >> word;
    const auto detail = detailNamed(word);
    return detail ? std::optional(std::pair(phase, *detail)) : std::nullopt;
}

// Of all throws that give it one in the middle, so that what is told of it looks like any other; those that give
// nothing besides come first.
std::optional<Answer> standingFor(
    const Game& game, const State& state, const Decision& ask, Answer answer, const std::string& outcome, int most)
{
    const Input* input = thrown(ask, answer);
    if (!input)
        return {};
    std::vector<std::vector<int>> found;
    std::size_t fewest = std::size_t(-1);
    std::vector<int> faces(std::size_t(input->dice.count), 1);
    do {
        Answer tried = answer;
        tried.set(input->id, faces);
        const std::size_t many = gives(game.preview(state, tried), outcome);
        if (many == 0 || many > fewest)
            continue;
        if (many < fewest)
            found.clear();
        fewest = many;
        found.push_back(faces);
    } while (--most > 0 && next(faces, input->dice.sides));
    if (found.empty() || most == 0)
        return {};
    answer.set(input->id, found[found.size() / 2]);
    answer.noted = true;
    return answer;
}

std::vector<std::pair<std::string, double>> outcomesOf(
    const Game& game, const State& state, const Decision& ask, const Answer& answer)
{
    std::vector<std::pair<std::string, double>> all;
    if (thrown(ask, answer))
        for (const auto& chance : game.preview(state, answer).chances)
            if (chance.second > 0 && standingFor(game, state, ask, answer, chance.first))
                all.push_back(chance);
    return all;
}

} // namespace strategikon::play

#include "detail.h"

#include <algorithm>
#include <sstream>

namespace strategikon::play {

namespace {

constexpr const char* words[] = {"dice", "outcomes", "tally"};
constexpr double certain = 1 - 1e-9;

using Throws = std::vector<const Input*>;

// Those that are still open and of which the faces count: where a number of hits will do, that is the outcome. None
// where not each of them is such a one.
Throws thrown(const Decision& ask, const Answer& answer)
{
    Throws all;
    for (const Input& input : ask.inputs) {
        if (input.kind != Input::Kind::dice || input.dice.count == 0 || answer.find(input.id))
            continue;
        if (!input.dice.faces && input.dice.count > 1)
            return {};
        all.push_back(&input);
    }
    return all;
}

std::vector<int> sidesOf(const Throws& throws)
{
    std::vector<int> sides;
    for (const Input* one : throws)
        sides.insert(sides.end(), std::size_t(one->dice.count), one->dice.sides);
    return sides;
}

// With those faces, one throw after the other.
void put(Answer& answer, const Throws& throws, const std::vector<int>& faces)
{
    auto at = faces.begin();
    for (const Input* one : throws) {
        answer.set(one->id, {at, at + one->dice.count});
        at += one->dice.count;
    }
}

// The next faces: of one throw in rising order, since their order does not matter; of another all anew. False after the
// last.
bool next(std::vector<int>& faces, const std::vector<int>& sides, const Throws& throws)
{
    std::size_t end = faces.size();
    for (auto one = throws.rbegin(); one != throws.rend(); ++one) {
        const std::size_t begin = end - std::size_t((*one)->dice.count);
        std::size_t at = end;
        while (at > begin && faces[at - 1] == sides[at - 1])
            --at;
        if (at > begin) {
            const int face = faces[at - 1] + 1;
            std::fill(faces.begin() + std::ptrdiff_t(at - 1), faces.begin() + std::ptrdiff_t(end), face);
            std::fill(faces.begin() + std::ptrdiff_t(end), faces.end(), 1);
            return true;
        }
        end = begin;
    }
    return false;
}

// How many outcomes it gives, this one among them; 0: this one it does not give.
std::size_t gives(const Preview& seen, const std::string& outcome)
{
    const auto is = [](const auto& chance) { return chance.second > certain; };
    const bool its =
        std::ranges::any_of(seen.chances, [&](const auto& chance) { return chance.first == outcome && is(chance); });
    return its ? std::size_t(std::ranges::count_if(seen.chances, is)) : 0;
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
    const auto it = std::ranges::find(words, word);
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
    const Throws throws = thrown(ask, answer);
    if (throws.empty())
        return {};
    std::vector<std::vector<int>> found;
    std::size_t fewest = std::size_t(-1);
    const std::vector<int> sides = sidesOf(throws);
    std::vector<int> faces(sides.size(), 1);
    do {
        Answer tried = answer;
        put(tried, throws, faces);
        const std::size_t many = gives(game.preview(state, tried), outcome);
        if (many == 0 || many > fewest)
            continue;
        if (many < fewest)
            found.clear();
        fewest = many;
        found.push_back(faces);
    } while (--most > 0 && next(faces, sides, throws));
    if (found.empty() || most == 0)
        return {};
    put(answer, throws, found[found.size() / 2]);
    answer.noted = true;
    return answer;
}

std::vector<std::pair<std::string, double>> outcomesOf(
    const Game& game, const State& state, const Decision& ask, const Answer& answer)
{
    std::vector<std::pair<std::string, double>> all;
    if (!thrown(ask, answer).empty())
        for (const auto& chance : game.preview(state, answer).chances)
            if (chance.second > 0 && standingFor(game, state, ask, answer, chance.first))
                all.push_back(chance);
    return all;
}

} // namespace strategikon::play

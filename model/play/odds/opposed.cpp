#include "model/play/odds/opposed.h"

namespace strategikon::play {

std::vector<int> Opposed::ways() const
{
    std::vector<int> all(outcomes.size(), 0);
    if (empty())
        return all;
    for (int first = 1; first <= sides; ++first)
        for (int second = 1; second <= sides; ++second)
            if ((fell[0] == 0 || fell[0] == first) && (fell[1] == 0 || fell[1] == second))
                ++all[std::size_t(at(first, second))];
    return all;
}

int Opposed::least(int thrower, int outcome, int against) const
{
    int face = sides + 1;
    for (; face > 1; --face) {
        const int comes = thrower == 0 ? at(face - 1, against) : at(against, face - 1);
        if (thrower == 0 ? comes > outcome : comes < outcome)
            break;
    }
    return face > sides ? 0 : face;
}

std::vector<int> Opposed::wished(int thrower) const
{
    std::vector<int> all;
    const int many = int(outcomes.size());
    for (int i = 0; i + 1 < many; ++i)
        all.push_back(thrower == 0 ? i : many - 1 - i);
    return all;
}

Opposed opposed(std::vector<std::string> dice, const std::vector<Opposed::Outcome>& all,
    const std::function<std::size_t(int first, int second)>& of)
{
    Opposed made{.dice = std::move(dice)};
    std::vector<std::size_t> cells;
    for (int first = 1; first <= made.sides; ++first)
        for (int second = 1; second <= made.sides; ++second)
            cells.push_back(of(first, second));
    std::vector<int> places(all.size(), -1);
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const std::size_t cell : cells)
            if (cell == i && places[i] < 0) {
                places[i] = int(made.outcomes.size());
                made.outcomes.push_back(all[i]);
            }
    for (const std::size_t cell : cells)
        made.cells.push_back(places[cell]);
    return made;
}

} // namespace strategikon::play

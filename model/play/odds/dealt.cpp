#include "model/play/odds/dealt.h"

#include <algorithm>
#include <functional>

namespace strategikon::play {

// The highest die to whoever wants most.
bool suffice(std::vector<int> faces, std::vector<int> wants)
{
    std::ranges::sort(faces);
    std::ranges::sort(wants);
    return std::ranges::equal(faces, wants, std::greater_equal());
}

// They suffice where at least as many dice show a face or more as there are who want that much: counted from the
// highest face down, by how many dice have shown one so far.
std::int64_t waysToSuffice(std::vector<int> wants, int sides)
{
    const std::size_t dice = wants.size();
    if (std::ranges::any_of(wants, [&](int want) { return want > sides; }))
        return 0;
    std::vector<std::int64_t> ways(dice + 1, 0);
    ways[0] = 1;
    for (int face = sides; face >= 1; --face) {
        const auto wanted = std::size_t(std::ranges::count_if(wants, [&](int want) { return want >= face; }));
        std::vector<std::int64_t> next(dice + 1, 0);
        for (std::size_t before = 0; before <= dice; ++before) {
            std::int64_t chosen = 1; // so many of those that are left
            for (std::size_t more = 0; before + more <= dice; ++more) {
                if (before + more >= wanted)
                    next[before + more] += ways[before] * chosen;
                chosen = chosen * std::int64_t(dice - before - more) / std::int64_t(more + 1);
            }
        }
        ways = std::move(next);
    }
    return ways[dice];
}

} // namespace strategikon::play

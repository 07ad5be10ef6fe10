#include "model/play/throw.h"

#include "model/text/contains.h"

#include <algorithm>
#include <deque>
#include <numeric>

namespace strategikon::play {

namespace {

bool fallsAgain(const Again& again, int face, int thrown)
{
    return thrown <= again.times && contains(again.faces, face);
}

int worth(const Throw& thrown, int face)
{
    const bool inRow = face >= 1 && face <= int(thrown.row.size());
    return inRow ? thrown.row[std::size_t(face - 1)] : face;
}

int kept(Again::Keep keep, int first, int then)
{
    return keep == Again::Keep::added ? first + then : keep == Again::Keep::better ? std::max(first, then) : then;
}

// Each die by itself, in the order in which they fall; and dice that are still to come.
struct Fallen {
    std::vector<int> is{};
    int used = 0, due = 0;
};

Fallen fallen(const Throw& thrown, const Faces& faces)
{
    const std::size_t count = std::size_t(std::max(thrown.count, 0));
    Fallen all{std::vector<int>(count, 0)};
    std::vector<int> times(count, 0);
    std::deque<std::size_t> next(count);
    std::iota(next.begin(), next.end(), std::size_t(0));
    for (auto face = faces.begin(); face != faces.end() && !next.empty(); ++face) {
        const std::size_t at = next.front();
        next.pop_front();
        ++all.used;
        const int is = worth(thrown, *face);
        all.is[at] = times[at] == 0 ? is : kept(thrown.again.keep, all.is[at], is);
        if (fallsAgain(thrown.again, *face, ++times[at]))
            next.push_back(at);
    }
    all.due = int(next.size());
    return all;
}

// A die and, where its face is thrown again, those after it.
Spread oneDie(const Throw& thrown, int times = 1)
{
    const bool goesOn = !thrown.again.faces.empty() && times <= thrown.again.times;
    const Spread next = goesOn ? oneDie(thrown, times + 1) : Spread(0);
    return die(thrown.sides).then([&](int fell) {
        const int is = worth(thrown, fell);
        return fallsAgain(thrown.again, fell, times)
            ? next.map([&](int then) { return kept(thrown.again.keep, is, then); })
            : Spread(is);
    });
}

} // namespace

bool isCount(const Throw& thrown, const Faces& faces)
{
    return !thrown.faces && faces.size() == 1 && thrown.count != 1;
}

int wanted(const Throw& thrown, const Faces& faces)
{
    if (isCount(thrown, faces))
        return 1;
    const Fallen all = fallen(thrown, faces);
    return all.used + all.due;
}

Faces counted(const Throw& thrown, const Faces& faces) { return fallen(thrown, faces).is; }

int score(const Throw& thrown, const Faces& faces)
{
    if (isCount(thrown, faces))
        return faces.front();
    const Faces each = counted(thrown, faces);
    if (thrown.reach != 0)
        return int(std::ranges::count_if(each, [&](int is) { return is >= thrown.reach; }));
    return std::accumulate(each.begin(), each.end(), thrown.plus);
}

bool succeeds(const Throw& thrown, int score, int other)
{
    if (!thrown.against.empty())
        return score > other;
    if (thrown.atMost != 0)
        return score <= thrown.atMost;
    return score >= (thrown.reach != 0 ? 1 : thrown.atLeast);
}

Spread scores(const Throw& thrown)
{
    const Spread each = oneDie(thrown);
    if (thrown.reach == 0)
        return each.times(thrown.count).plus(Spread(thrown.plus));
    const double one = each.atLeast(thrown.reach);
    return Spread(0, {1 - one, one}).times(thrown.count);
}

double chanceOf(const Throw& thrown, const Spread& other)
{
    const Spread all = scores(thrown);
    if (!thrown.against.empty())
        return all.minus(other).atLeast(1);
    if (thrown.atMost != 0)
        return all.atMost(thrown.atMost);
    return all.atLeast(thrown.reach != 0 ? 1 : thrown.atLeast);
}

Faces thrownOn(const Throw& thrown, Faces faces, const std::function<int(int sides)>& die)
{
    if (faces.empty())
        faces.assign(std::size_t(std::max(thrown.count, 0)), 0);
    for (auto missing = std::ranges::find(faces, 0); missing != faces.end();
         missing = std::find(missing, faces.end(), 0))
        *missing = die(thrown.sides);
    while (int(faces.size()) < wanted(thrown, faces))
        faces.push_back(die(thrown.sides));
    return faces;
}

} // namespace strategikon::play

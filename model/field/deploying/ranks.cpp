#include "ranks.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

namespace {

constexpr double tried = 1;          // cm between places that are tried
constexpr double aside = 36;         // cm that a brigade rather goes aside in its rank than to the next
constexpr double beforeTheCamp = 10; // cm of ranks
constexpr double hair = 0.01;        // cm
constexpr int mostTries = 3'000'000; // of all brigades: then where they were wanted, and somebody else finds room

} // namespace

Ranks::Ranks(const Parade& parade, const Fits& fits) : parade(parade), fits(fits) {}

bool Ranks::add(double deep, double apart)
{
    const double back = ranks.empty() ? 0 : ranks.back().back + ranks.back().deep + apart;
    if (!ranks.empty() && back + deep > parade.box.depth() + hair)
        return false;
    ranks.push_back({back, deep, {}});
    return true;
}

void Ranks::pitch(const Troop& camp)
{
    const double back = parade.box.depth() - camp.deep, corner = (parade.box.width() - camp.wide) / 2;
    const double wanted = back >= beforeTheCamp ? 0 : -corner;
    const auto at = [&](double along) { return Slot{&camp, parade.at(along, back)}; };
    double along = wanted;
    for (double off = 0; off <= 2 * corner && !fits(at(along)); off += tried)
        along = wanted + off <= corner && fits(at(wanted + off)) ? wanted + off : std::max(wanted - off, -corner);
    slots.push_back(at(along));
    for (Rank& rank : ranks)
        if (rank.back + rank.deep > back)
            rank.taken.emplace_back(along - camp.wide / 2, along + camp.wide / 2);
}

void Ranks::draw(const std::vector<Brigade>& row, double left, double between, std::size_t rank)
{
    std::vector<std::pair<double, const Brigade*>> places; // by their middles
    for (const Brigade& brigade : row) {
        places.emplace_back(left + brigade.width() / 2, &brigade);
        left += brigade.width() + between;
    }
    // From the middle on, so that who must give way goes outwards.
    std::ranges::stable_sort(
        places, [](const auto& a, const auto& b) { return std::abs(a.first) < std::abs(b.first); });
    for (const auto& [middle, brigade] : places)
        place(*brigade, middle, std::min(rank, ranks.size() - 1));
}

void Ranks::place(const Brigade& brigade, double middle, std::size_t first)
{
    for (const double within : {aside, parade.box.width()})
        for (std::size_t i = 0; i < ranks.size() && tries < mostTries; ++i) // those behind first
            if (placeIn(ranks[(first + i) % ranks.size()], brigade, middle, within))
                return;
    if (brigade.bodies.size() == 1) {
        slots.push_back({brigade.bodies.front(), parade.at(middle, ranks[first].back)});
        return;
    }
    const auto half = brigade.bodies.begin() + std::ptrdiff_t(brigade.bodies.size() / 2);
    const Brigade left{Bodies(brigade.bodies.begin(), half)}, right{Bodies(half, brigade.bodies.end())};
    place(left, middle - right.width() / 2, first);
    place(right, middle + left.width() / 2, first);
}

bool Ranks::placeIn(Rank& rank, const Brigade& brigade, double middle, double within)
{
    for (double off = 0; off <= within; off += tried)
        if (placeAt(rank, brigade, middle - off) || (off > 0 && placeAt(rank, brigade, middle + off)))
            return true;
    return false;
}

bool Ranks::placeAt(Rank& rank, const Brigade& brigade, double middle)
{
    ++tries;
    const double half = brigade.width() / 2, from = middle - half, to = middle + half;
    if (std::max(-from, to) > parade.box.width() / 2 + hair)
        return false;
    for (const auto& [left, right] : rank.taken)
        if (from < right + gap - hair && to > left - gap + hair)
            return false;
    std::vector<Slot> found;
    double along = from;
    for (const Troop* body : brigade.bodies) {
        found.push_back({body, parade.at(along + frontage(*body) / 2, rank.back)});
        if (!fits(found.back()))
            return false;
        along += frontage(*body);
    }
    slots.insert(slots.end(), found.begin(), found.end());
    rank.taken.emplace_back(from, to);
    return true;
}

} // namespace strategikon::field

#include "brigades.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

namespace {

constexpr std::size_t most = 4;                      // bodies that one order can move
constexpr double unlike[] = {INFINITY, 20, 4, 1, 0}; // how little a brigade of so many bodies is liked
constexpr double changeOfKind = 7;

// How little a brigade of the bodies from one to before another is liked.
double dislike(const Bodies& row, std::size_t from, std::size_t to, double room)
{
    double cost = unlike[to - from], wide = frontage(*row[from]);
    for (std::size_t i = from + 1; i < to; ++i) {
        cost += row[i]->entry == row[i - 1]->entry ? 0 : changeOfKind;
        wide += frontage(*row[i]);
    }
    return wide > room && to - from > 1 ? double(INFINITY) : cost;
}

} // namespace

double frontage(const Troop& troop) { return troop.stands * troop.wide; }

double Brigade::width() const
{
    double sum = 0;
    for (const Troop* body : bodies)
        sum += frontage(*body);
    return sum;
}

double Brigade::depth() const
{
    double deepest = 0;
    for (const Troop* body : bodies)
        deepest = std::max(deepest, body->deep);
    return deepest;
}

std::vector<Brigade> brigadesOf(const Bodies& row, double room)
{
    // The best cuts of the first so many bodies: what they cost, and where the last brigade begins.
    std::vector<std::pair<double, std::size_t>> best{{0, 0}};
    for (std::size_t to = 1; to <= row.size(); ++to) {
        best.push_back({INFINITY, to - 1});
        for (std::size_t from = to > most ? to - most : 0; from < to; ++from)
            best[to] = std::min(best[to], {best[from].first + dislike(row, from, to, room), from});
    }
    std::vector<Brigade> cut;
    for (std::size_t to = row.size(); to > 0; to = best[to].second)
        cut.push_back({Bodies(row.begin() + std::ptrdiff_t(best[to].second), row.begin() + std::ptrdiff_t(to))});
    std::reverse(cut.begin(), cut.end());
    return cut;
}

} // namespace strategikon::field

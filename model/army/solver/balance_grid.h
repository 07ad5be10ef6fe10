// The most that armies can be worth, by points and by balance. Used inside model/army only.
#pragma once

#include <algorithm>
#include <climits>
#include <vector>

namespace strategikon::solving {

// Far below every worth, and far enough from the end of the numbers to be added to.
inline constexpr int nothing = INT_MIN / 2;
inline constexpr int mostWorth = -nothing / 4;

// Best worth by points and balance. Whole numbers of 32 bits, and no branch in the innermost loop:
// the machine takes several of them at a time.
struct Grid {
    int points = 0; // rows: no army costs as much
    int lowest = 0, balances = 0;
    std::vector<int> score;

    Grid(int points, int lowest, int highest)
        : points(points)
        , lowest(lowest)
        , balances(std::max(highest - lowest, 0) + 1)
        , score(std::size_t(points) * balances, nothing)
    {
    }
    int highest() const { return lowest + balances - 1; }
    int* row(int p) { return &score[std::size_t(p) * balances]; }
    const int* row(int p) const { return &score[std::size_t(p) * balances]; }
    bool has(int p, int b) const
    {
        return p >= 0 && p < points && b >= lowest && b <= highest() && row(p)[b - lowest] > nothing / 2;
    }
    int at(int p, int b) const { return row(p)[b - lowest]; }
};

// What a cluster adds to an army.
struct Piece {
    int points = 0, balance = 0, score = 0;
    int choice = 0; // bodies of a line on its own, or the step of the ranking
};

// The piece beside every army of the grid; both may be the same grid, for a piece taken or left.
inline void layPiece(const Grid& from, Grid& to, const Piece& piece)
{
    const int offset = from.lowest + piece.balance - to.lowest;
    const int first = std::max(0, -offset), last = std::min(from.balances, to.balances - offset);
    std::vector<int> copy; // where a piece costs nothing, a row would be read and written at once
    for (int p = std::min(to.points, from.points + piece.points) - 1; p >= piece.points; --p) {
        const int* source = from.row(p - piece.points);
        if (piece.points == 0)
            source = (copy.assign(source, source + from.balances), copy.data());
        int* target = to.row(p) + offset;
        for (int b = first; b < last; ++b)
            target[b] = std::max(target[b], source[b] + piece.score);
    }
}

} // namespace strategikon::solving

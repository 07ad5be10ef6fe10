// The best armies of each total: the algebra that folds clusters for `best`. Used inside model/army only.
#pragma once

#include "model/army/fold.h"

#include <algorithm>
#include <climits>

namespace strategikon::solving {

inline constexpr std::int64_t none = INT64_MIN;

// How a partial army came about: one decision after another, or two partial armies side by side.
struct Step {
    int before = -1;
    int with = -1;     // a second partial army, or
    int variable = -1; // `count` bodies of this variable
    int count = 0;
};

struct Pick {
    std::int64_t score = none;
    int from = -1;
    int count = 0; // bodies while folding; the second army while joining
};

// The best `k` partial armies of each total.
class Ranking {
public:
    struct Table {
        int low = 0;
        std::vector<Pick> cells; // k of each total, the best first
    };

    Ranking(int budget, int k) : budget(budget), k(k) {}

    Table one() const
    {
        Table table{0, std::vector<Pick>(k)};
        table.cells.front() = {0, -1, 0};
        return table;
    }
    int lowest(const Table& table) const { return table.low; }
    int width(const Table& table) const { return int(table.cells.size()) / k; }

    void add(Table& to, const Table& from, int shift, std::int64_t score, int n) const
    {
        const int low = from.low + shift;
        const int high = std::min(budget, low + width(from) - 1);
        if (high < low)
            return;
        reach(to, low, high);
        for (int p = low; p <= high; ++p)
            for (int i = 0; i < k; ++i) {
                const Pick& pick = from.cells[(p - low) * k + i];
                if (pick.score == none)
                    break;
                insert(&to.cells[(p - to.low) * k], {pick.score + score, pick.from, n});
            }
    }

    // Writes the decisions of the surviving picks down.
    void settle(Table& table, int variable)
    {
        for (Pick& pick : table.cells)
            if (pick.score != none) {
                if (pick.count == 0)
                    continue; // nothing taken: nothing to remember
                steps.push_back({pick.from, -1, variable, pick.count});
                pick.from = int(steps.size()) - 1;
            }
    }

    Table join(const Table& a, const Table& b)
    {
        Table result;
        const int low = a.low + b.low;
        const int high = std::min(budget, low + width(a) + width(b) - 2);
        if (high < low)
            return result;
        reach(result, low, high);
        for (int q = 0; q < width(b); ++q)
            for (int j = 0; j < k && b.cells[q * k + j].score != none; ++j)
                joinOne(result, a, b.cells[q * k + j], b.low + q);
        for (Pick& pick : result.cells)
            if (pick.score != none) {
                steps.push_back({pick.from, pick.count, -1, 0});
                pick.from = int(steps.size()) - 1;
            }
        return result;
    }

    Counts counts(int step, std::size_t variables) const
    {
        Counts result(variables, 0);
        collect(step, result);
        return result;
    }

    int most() const { return k; }

private:
    void reach(Table& table, int low, int high) const
    {
        if (table.cells.empty())
            table.low = low;
        if (low < table.low) {
            table.cells.insert(table.cells.begin(), std::size_t(table.low - low) * k, Pick{});
            table.low = low;
        }
        if (high - table.low >= width(table))
            table.cells.resize(std::size_t(high - table.low + 1) * k);
    }

    void insert(Pick* slot, Pick pick) const
    {
        if (pick.score <= slot[k - 1].score)
            return;
        int i = k - 1;
        for (; i > 0 && slot[i - 1].score < pick.score; --i)
            slot[i] = slot[i - 1];
        slot[i] = pick;
    }

    void joinOne(Table& result, const Table& a, const Pick& pick, int shift) const
    {
        const int most = std::min(width(a), budget - shift - a.low + 1);
        Pick* slot = &result.cells[std::size_t(a.low + shift - result.low) * k];
        for (int p = 0; p < most; ++p, slot += k)
            for (int i = 0; i < k; ++i) {
                const Pick& left = a.cells[p * k + i];
                if (left.score == none)
                    break;
                if (left.score + pick.score > slot[k - 1].score)
                    insert(slot, {left.score + pick.score, left.from, pick.from});
            }
    }

    void collect(int step, Counts& result) const
    {
        for (; step >= 0; step = steps[step].before) {
            if (steps[step].variable >= 0)
                result[steps[step].variable] += steps[step].count;
            if (steps[step].with >= 0)
                collect(steps[step].with, result);
        }
    }

    int budget, k;
    std::vector<Step> steps;
};

} // namespace strategikon::solving

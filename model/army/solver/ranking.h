// The best armies of each total: the algebra that folds clusters for `best`. Used inside model/army only.
#pragma once

#include "fold.h"

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

    Ranking(int budget, int k, Effort effort = Effort()) : effort(effort), budget(budget), k(k) {}

    Effort effort;

    Table one() const
    {
        Table table{0, std::vector<Pick>(k)};
        table.cells.front() = {0, -1, 0};
        return table;
    }
    int lowest(const Table& table) const { return table.low; }
    int width(const Table& table) const { return int(table.cells.size()) / k; }

    // `n` is what the picks remember: bodies, or the second army. `most` of each total are enough.
    void add(Table& to, const Table& from, int shift, std::int64_t score, int n, int most = INT_MAX)
    {
        const int low = from.low + shift;
        const int high = std::min(budget, low + width(from) - 1);
        if (high < low)
            return;
        reach(to, low, high);
        effort.spend(std::size_t(high - low + 1));
        Pick* slot = &to.cells[std::size_t(low - to.low) * k];
        const Pick* pick = from.cells.data();
        if (k == 1) {
            for (const Pick* const end = pick + (high - low + 1); pick != end; ++pick, ++slot)
                if (pick->score != none && pick->score + score > slot->score)
                    *slot = {pick->score + score, pick->from, n};
            return;
        }
        most = std::min(most, k);
        std::size_t inserted = 0;
        for (int p = low; p <= high; ++p, pick += k, slot += k)
            for (int i = 0; i < most && pick[i].score != none && pick[i].score + score > slot[k - 1].score; ++i) {
                insert(slot, {pick[i].score + score, pick[i].from, n});
                ++inserted;
            }
        effort.spend(inserted * std::size_t(most));
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
                pick.count = 0;
            }
    }

    // One more of the variable, and one more to that, as often as it can be paid.
    void repeat(Table& table, int variable, int shift, std::int64_t score)
    {
        reach(table, table.low, budget);
        effort.spend(table.cells.size());
        for (std::size_t to = std::size_t(shift) * k; to < table.cells.size(); to += k) {
            Pick* slot = &table.cells[to];
            const Pick* pick = slot - std::ptrdiff_t(shift) * k;
            for (int i = 0; i < k && pick[i].score != none && pick[i].score + score > slot[k - 1].score; ++i) {
                steps.push_back({pick[i].from, -1, variable, 1});
                insert(slot, {pick[i].score + score, int(steps.size()) - 1, 0});
            }
        }
    }

    // Armies of both side by side, beside what the table has already; the last is followed by sealed(). With
    // the third of one only the first few of the other can be among the best: all before are as good.
    void join(Table& to, const Table& a, const Table& b)
    {
        for (int q = 0; q < width(b); ++q)
            for (int j = 0; j < k && b.cells[q * k + j].score != none; ++j)
                add(to, a, b.low + q, b.cells[q * k + j].score, b.cells[q * k + j].from, k / (j + 1));
    }

    Table sealed(Table joined)
    {
        for (Pick& pick : joined.cells)
            if (pick.score != none) {
                steps.push_back({pick.from, pick.count, -1, 0});
                pick = {pick.score, int(steps.size()) - 1, 0};
            }
        return joined;
    }

    Counts counts(int step, std::size_t variables) const
    {
        Counts result(variables, 0);
        collect(step, result);
        return result;
    }

    int most() const { return k; }

private:
    void reach(Table& table, int low, int high)
    {
        if (table.cells.empty())
            table.low = low;
        const std::size_t before = table.cells.size();
        if (low < table.low) {
            table.cells.insert(table.cells.begin(), std::size_t(table.low - low) * k, Pick{});
            table.low = low;
        }
        if (high - table.low >= width(table))
            table.cells.resize(std::size_t(high - table.low + 1) * k);
        if (table.cells.size() > before)
            effort.spend(before + (table.cells.size() - before) * perFresh); // moved, and new
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

#include "rules/dbm/play/forecast/line_odds.h"

#include <algorithm>
#include <map>

namespace strategikon::dbmPlay {

namespace {

using Gone = std::array<bool, 2>; // ours, theirs: no longer where it fought
constexpr double slight = 1e-9;   // less than this is no better

struct Way {
    Fates fates{};
    double chance = 0;
};

// A line with what its combats come to, each reckoned once for every state of its flanks.
class Reckoning {
public:
    explicit Reckoning(const std::vector<LineCombat>& line) : line_(line), known_(line.size()) {}

    const std::vector<LineCombat>& line() const { return line_; }
    const std::vector<Way>& ways(std::size_t at, const std::vector<Gone>& gone)
    {
        const std::array<int, 2> more{overlaps(at, 0, gone), overlaps(at, 1, gone)};
        auto& known = known_[at][std::size_t(more[0] * 3 + more[1])];
        if (known.empty())
            for (const Fates& fates : line_[at].fates(more)) {
                const auto it = std::ranges::find(known, fates, &Way::fates);
                (it == known.end() ? known.emplace_back(Way{fates, 0}) : *it).chance += 1 / 36.0;
            }
        return known;
    }

private:
    // Flanks of ours (0) or theirs (1) of a combat that neighbours of it have laid open.
    int overlaps(std::size_t at, std::size_t own, const std::vector<Gone>& gone) const
    {
        const bool left = at > 0 && isOverlapped(at, at - 1, own, line_[at - 1].toNext, gone);
        const bool right = at + 1 < line_.size() && isOverlapped(at, at + 1, own, line_[at].toNext, gone);
        return left + right;
    }

    // By the enemy of the combat beside it: level, where he has got rid of his own; ahead of each other, where both
    // still touch sides.
    bool isOverlapped(
        std::size_t at, std::size_t other, std::size_t own, Adjoining beside, const std::vector<Gone>& gone) const
    {
        const std::size_t enemy = 1 - own;
        const bool toLeft = other > at; // the other stands on the right, and its enemy helps to the left
        const bool may = toLeft ? line_[other].helpsLeft[enemy] : line_[other].helpsRight[enemy];
        if (!may || beside == Adjoining::apart || gone[other][enemy])
            return false;
        if (beside == Adjoining::level)
            return gone[other][own];
        const bool firstIsOurs =
            beside == Adjoining::firstAhead; // our element of the left one, with theirs of the right
        const std::size_t ahead = toLeft == firstIsOurs ? 0 : 1;
        return own == ahead;
    }

    const std::vector<LineCombat>& line_;
    std::vector<std::array<std::vector<Way>, 9>> known_;
};

Gone goneBy(const Fates& fates) { return {fates[0] != Fate::stand, fates[1] != Fate::stand}; }

// Fights one after the other, every way it may come.
class Fought {
public:
    Fought(Reckoning& reckoning, const std::vector<std::size_t>& order)
        : reckoning_(reckoning), order_(order), gone_(order.size(), Gone{false, false})
    {
        odds_.fates.resize(order.size(), {});
        for (const LineCombat& one : reckoning.line())
            for (const int command : one.command)
                lost_.resize(std::max(lost_.size(), std::size_t(command) + 1), 0);
    }

    LineOdds odds()
    {
        go(0, 1);
        odds_.losses.assign(losses_.begin(), losses_.end());
        return std::move(odds_);
    }

private:
    void go(std::size_t step, double chance)
    {
        if (step == order_.size()) {
            losses_[lost_] += chance;
            return;
        }
        const std::size_t at = order_[step];
        const LineCombat& combat = reckoning_.line()[at];
        for (const Way& way : reckoning_.ways(at, gone_)) {
            const double its = chance * way.chance;
            take(combat, way.fates, 1);
            for (const std::size_t side : {0, 1}) {
                odds_.fates[at][side][std::size_t(way.fates[side])] += its;
                if (way.fates[side] == Fate::destroyed)
                    odds_.lost[side] += its * combat.falls[side];
            }
            gone_[at] = goneBy(way.fates);
            go(step + 1, its);
            gone_[at] = {false, false};
            take(combat, way.fates, -1);
        }
    }

    void take(const LineCombat& combat, const Fates& fates, int times)
    {
        for (const std::size_t side : {0, 1})
            if (fates[side] == Fate::destroyed)
                lost_[std::size_t(combat.command[side])] += times * combat.falls[side];
    }

    Reckoning& reckoning_;
    const std::vector<std::size_t>& order_;
    std::vector<Gone> gone_;
    std::vector<int> lost_{};
    std::map<std::vector<int>, double> losses_{};
    LineOdds odds_{};
};

// What they lose beyond what we do, on average. What becomes of a combat depends on those beside it that were fought
// before; these two know nothing of one another, so each is reckoned by itself.
class Worth {
public:
    Worth(Reckoning& reckoning, const std::vector<std::size_t>& order) : reckoning_(reckoning), when_(order.size())
    {
        for (std::size_t step = 0; step < order.size(); ++step)
            when_[order[step]] = step;
    }

    double all()
    {
        double worth = 0;
        for (std::size_t at = 0; at < when_.size(); ++at)
            for (const auto& [way, chance] : come(at)) {
                const auto& falls = reckoning_.line()[at].falls;
                worth += chance * (way[1] == Fate::destroyed ? falls[1] : 0);
                worth -= chance * (way[0] == Fate::destroyed ? falls[0] : 0);
            }
        return worth;
    }

private:
    using Chances = std::vector<std::pair<Fates, double>>;

    // How one beside it may have ended by the time that it is fought.
    Chances before(std::size_t at, std::size_t beside)
    {
        if (beside >= when_.size() || when_[beside] > when_[at])
            return {{Fates{Fate::stand, Fate::stand}, 1}};
        return come(beside);
    }

    Chances come(std::size_t at)
    {
        std::vector<Gone> gone(when_.size(), Gone{false, false});
        Chances all;
        for (const auto& [left, first] : before(at, at - 1))
            for (const auto& [right, second] : before(at, at + 1)) {
                if (at > 0)
                    gone[at - 1] = goneBy(left);
                if (at + 1 < gone.size())
                    gone[at + 1] = goneBy(right);
                for (const Way& way : reckoning_.ways(at, gone)) {
                    const auto it = std::ranges::find(all, way.fates, &std::pair<Fates, double>::first);
                    (it == all.end() ? all.emplace_back(way.fates, 0) : *it).second += first * second * way.chance;
                }
            }
        return all;
    }

    Reckoning& reckoning_;
    std::vector<std::size_t> when_;
};

// Which of each two neighbours is fought first: nothing else of an order matters.
std::vector<bool> firstOf(const std::vector<std::size_t>& order)
{
    std::vector<bool> first;
    for (std::size_t at = 0; at + 1 < order.size(); ++at)
        first.push_back(std::ranges::find(order, at) < std::ranges::find(order, at + 1));
    return first;
}

} // namespace

LineOdds oddsOf(const std::vector<LineCombat>& line, const std::vector<std::size_t>& order)
{
    Reckoning reckoning(line);
    return Fought(reckoning, order).odds();
}

std::vector<std::size_t> betterOrder(
    const std::vector<LineCombat>& line, std::vector<std::size_t> order, std::size_t fixed)
{
    Reckoning reckoning(line);
    std::map<std::vector<bool>, double> known;
    const auto worth = [&](const std::vector<std::size_t>& tried) {
        const auto [it, isNew] = known.try_emplace(firstOf(tried), 0);
        if (isNew)
            it->second = Worth(reckoning, tried).all();
        return it->second;
    };
    // By their places in the order that was meant, so that the first found is the nearest to it.
    std::vector<std::size_t> places(order.size());
    for (std::size_t i = 0; i < places.size(); ++i)
        places[i] = i;
    auto best = order;
    double most = worth(order);
    while (std::next_permutation(places.begin() + std::ptrdiff_t(fixed), places.end())) {
        std::vector<std::size_t> tried;
        for (const std::size_t place : places)
            tried.push_back(order[place]);
        if (const double its = worth(tried); its > most + slight) {
            most = its;
            best = std::move(tried);
        }
    }
    return best;
}

} // namespace strategikon::dbmPlay

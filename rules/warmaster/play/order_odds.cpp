#include "rules/warmaster/play/order_odds.h"

#include "rules/warmaster/play/traits.h"

#include <algorithm>
#include <map>

namespace strategikon::warmasterPlay {

namespace {

using play::Spread;

// Where a plan may stand: how likely, how many orders were given, and the table as it is then.
struct Standing {
    play::State state{};
    std::vector<double> chances{}; // by orders given
    double chance() const
    {
        double sum = 0;
        for (const double one : chances)
            sum += one;
        return sum;
    }
};

// All that later orders depend on: who has finished, whose army is silent, what traits are left.
using Key = std::vector<int>;

Key keyOf(const Table& table)
{
    Key key;
    for (const play::Thing& thing : table.state().things) {
        if (thing.sort == play::Sort::leader)
            key.insert(key.end(), {table.get(thing.id, "giving"), table.get(thing.id, "again")});
        if (thing.sort == play::Sort::army)
            key.push_back(table.get(thing.id, "silent"));
        if (thing.sort == play::Sort::tie && thing.kind == "trait")
            key.insert(key.end(), {thing.gone, table.get(thing.id, "value"), table.get(thing.id, "uses")});
    }
    return key;
}

bool mayTry(const Table& table, Id commander)
{
    return table.get(commander, "giving") != int(Giving::finished) && !table.is(table.armyOf(commander), "silent");
}

// Whether a Command that changes with what is rolled does so now: such sums are told apart.
bool changesCommand(const Table& table, Id commander, int sum)
{
    const Ids traits = traitsOf(table, Effect::variableCommand);
    return std::any_of(traits.begin(), traits.end(),
        [&](Id trait) { return bearerOf(table, trait) == commander && (table.get(trait, "rolls") >> sum & 1) != 0; });
}

class Plan {
public:
    Plan(const Table& table, const std::vector<Attempt>& plan) : plan_(plan)
    {
        std::vector<double> none(plan.size() + 1, 0.0);
        none.front() = 1;
        now_[keyOf(table)] = {table.state(), none};
        certain_ = table.state();
    }

    Planned planned()
    {
        for (const Attempt& attempt : plan_) {
            if (auto why = refusal(attempt))
                return {{}, why};
            odds_.orders.push_back({orderTarget(Table(certain_), attempt), 0, 0});
            tryAll(attempt);
            certain_ = after(certain_, attempt, {.sum = 2, .target = odds_.orders.back().target}, true);
        }
        std::vector<double> many(plan_.size() + 1, 0.0);
        for (const auto& [key, standing] : now_)
            for (std::size_t i = 0; i < many.size(); ++i)
                many[i] += standing.chances[i];
        odds_.all = many.back();
        odds_.many = Spread(0, std::move(many));
        return {std::move(odds_), {}};
    }

private:
    // Where all orders before it were given.
    std::optional<Message> refusal(const Attempt& attempt) const
    {
        const Table table(certain_);
        if (!mayTry(table, attempt.commander))
            return Message{"play-not-now", {{"what", "order"}}};
        const Ids units = mayBeOrdered(table, table[attempt.commander].side);
        for (const Id unit : attempt.units)
            if (std::find(units.begin(), units.end(), unit) == units.end())
                return Message{"play-not-among", {{"input", "units"}, {"value", table[unit].badge}}};
        return unfit(table, attempt.commander, attempt.units);
    }

    void tryAll(const Attempt& attempt)
    {
        std::map<Key, Standing> before;
        before.swap(now_);
        for (auto& [key, standing] : before)
            if (mayTry(Table(standing.state), attempt.commander))
                tryOne(attempt, standing);
            else
                add(standing.state, standing.chances, 1, false);
    }

    void tryOne(const Attempt& attempt, const Standing& from)
    {
        const Table table(from.state);
        const int target = orderTarget(table, attempt);
        const auto again = mayTakeAgain(table, attempt.commander);
        odds_.orders.back().tried += from.chance();
        for (const auto& [sum, chance] : sums(table, attempt.commander, target)) {
            const Throw thrown{.sum = sum, .target = target};
            if (sum <= target || again.empty())
                come(from, attempt, thrown, chance, sum <= target);
            else
                takeAgain(attempt, from, thrown, chance);
        }
    }

    void takeAgain(const Attempt& attempt, const Standing& from, const Throw& failure, double chance)
    {
        const auto all = mayTakeAgain(Table(from.state), attempt.commander);
        const Again best = *std::max_element(
            all.begin(), all.end(), [](const Again& one, const Again& other) { return one.bonus < other.bonus; });
        const int target = *failure.target + best.bonus;
        for (const auto& [sum, share] : sums(Table(from.state), attempt.commander, target)) {
            const bool given = sum <= target;
            Doing doing(from.state);
            doing.happened("planned");
            tookAgain(doing, best.trait, attempt.commander, given);
            come({doing.state(), from.chances}, attempt, {.sum = sum, .target = target}, chance * share, given);
        }
    }

    // Sums of two dice that come to the same are one.
    static std::vector<std::pair<int, double>> sums(const Table& table, Id commander, int target)
    {
        std::vector<std::pair<int, double>> all;
        std::map<std::pair<bool, bool>, std::size_t> alike;
        const Spread dice = play::sumOf(2);
        for (int sum = dice.least(); sum <= dice.most(); ++sum) {
            const auto [at, isNew] =
                alike.emplace(std::pair(sum <= target, changesCommand(table, commander, sum)), all.size());
            if (isNew)
                all.emplace_back(sum, 0.0);
            all[at->second].second += dice.chance(sum);
        }
        return all;
    }

    void come(const Standing& from, const Attempt& attempt, const Throw& thrown, double share, bool given)
    {
        if (given)
            odds_.orders.back().given += from.chance() * share;
        add(after(from.state, attempt, thrown, given), from.chances, share, given);
    }

    void add(const play::State& state, const std::vector<double>& chances, double share, bool given)
    {
        Standing& standing = now_[keyOf(Table(state))];
        if (standing.chances.empty())
            standing = {state, std::vector<double>(chances.size(), 0.0)};
        for (std::size_t i = 0; i < chances.size(); ++i)
            if (chances[i] > 0)
                standing.chances[i + given] += chances[i] * share;
    }

    static play::State after(const play::State& before, const Attempt& attempt, const Throw& thrown, bool given)
    {
        Doing doing(before);
        doing.happened("planned");
        beginTo(doing, attempt.commander, attempt.units);
        (given ? giveOrder : failOrder)(doing, attempt.commander, attempt.units, thrown);
        while (!doing.state().agenda.empty())
            doing.drop();
        return doing.state();
    }

    const std::vector<Attempt>& plan_;
    std::map<Key, Standing> now_{};
    play::State certain_{}; // all orders so far were given
    PlanOdds odds_{};
};

} // namespace

Planned oddsOf(const Table& table, const std::vector<Attempt>& plan) { return Plan(table, plan).planned(); }

} // namespace strategikon::warmasterPlay

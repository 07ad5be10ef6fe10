#include "rules/warmaster/play/forecast/order_odds.h"

#include "model/text/contains.h"
#include "rules/warmaster/play/characters/traits.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace strategikon::warmasterPlay {

namespace {

using play::Spread;

// All that later orders depend on besides those given before, of which each commander who still orders has given all
// of his: who has finished, whose army is silent, what traits are left.
struct Slot {
    Id thing = 0;
    int field = 0; // -1: whether it is gone
};
using Key = std::vector<int>;

std::vector<Slot> slotsOf(const play::State& state)
{
    std::vector<Slot> slots;
    const auto add = [&](const play::Thing& thing, std::initializer_list<play::AnyField> fields) {
        for (const play::AnyField& field : fields)
            slots.push_back({thing.id, field.placeIn(thing.sort)});
    };
    for (const play::Thing& thing : state.things) {
        if (thing.sort == play::Sort::leader)
            add(thing, {state::giving, state::again});
        if (thing.sort == play::Sort::army)
            add(thing, {state::silent});
        if (thing.sort == play::Sort::tie && thing.kind == "trait") {
            slots.push_back({thing.id, -1});
            add(thing, {state::value, state::uses});
        }
    }
    return slots;
}

Key keyOf(const play::State& state, const std::vector<Slot>& slots)
{
    Key key;
    for (const Slot& slot : slots)
        key.push_back(slot.field < 0 ? state[slot.thing].gone : state[slot.thing].fields[std::size_t(slot.field)]);
    return key;
}

void put(play::State& state, const std::vector<Slot>& slots, const Key& key)
{
    for (std::size_t i = 0; i < slots.size(); ++i) {
        play::Thing& thing = state.things.change(slots[i].thing);
        if (slots[i].field < 0)
            thing.gone = key[i] != 0;
        else
            thing.fields[std::size_t(slots[i].field)] = key[i];
    }
}

double sumOf(const std::vector<double>& chances) { return std::accumulate(chances.begin(), chances.end(), 0.0); }

bool mayTry(const BattleView& table, Id commander)
{
    return table.get(commander, state::giving) != Giving::finished && !table.is(table.armyOf(commander), state::silent);
}

// Whether a Command that changes with what is rolled does so now: such sums are told apart.
bool changesCommand(const BattleView& table, Id commander, int sum)
{
    const Ids traits = traitsOf(table, Effect::variableCommand);
    return std::ranges::any_of(traits, [&](Id trait) {
        return bearerOf(table, trait) == commander && (table.get(trait, state::rolls) >> sum & 1) != 0;
    });
}

class Plan {
public:
    Plan(const BattleView& table, const std::vector<CommandTest>& plan, std::set<std::size_t> which)
        : plan_(plan), which_(std::move(which)), table_(table.state())
    {
        table_.agenda.clear();
        for (play::Thing& thing : table_.things)
            thing.name.clear(); // the table is copied for every outcome
        slots_ = slotsOf(table_);
        std::vector<double> none(plan.size() + 1, 0.0);
        none.front() = 1;
        now_[keyOf(table_, slots_)] = none;
    }

    Planned planned()
    {
        Key given = keyOf(table_, slots_); // by all so far
        for (const CommandTest& attempt : plan_) {
            put(table_, slots_, given);
            if (auto why = refusal(attempt))
                return {{}, why};
            odds_.orders.push_back({orderTarget(BattleView(table_), attempt), 0, 0});
            tryAll(attempt);
            put(table_, slots_, given);
            Transaction transaction(table_);
            carryOut(transaction, attempt, {.sum = 2, .target = odds_.orders.back().target}, true);
            table_ = transaction.state();
            table_.agenda.clear();
            given = keyOf(table_, slots_);
        }
        std::vector<double> many(plan_.size() + 1, 0.0);
        for (const auto& [key, chances] : now_)
            for (std::size_t i = 0; i < many.size(); ++i)
                many[i] += chances[i];
        odds_.all = many[which_.size()];
        odds_.many = Spread(0, std::move(many));
        return {std::move(odds_), {}};
    }

private:
    // Where all orders before it were given.
    std::optional<Message> refusal(const CommandTest& attempt) const
    {
        const BattleView table(table_);
        if (!mayTry(table, attempt.commander))
            return Message{"play-plan-finished", {{"commander", table[attempt.commander].badge}}};
        const Ids units = mayBeOrdered(table, table[attempt.commander].side);
        for (const Id unit : attempt.units)
            if (!contains(units, unit))
                return Message{"play-plan-moved", {{"unit", table[unit].badge}}};
        if (attempt.at(Fact::distance) >= valuesOf(table, attempt, Fact::distance))
            return outOfRange(table, attempt.commander);
        if (contradicts(table, attempt))
            return camelsAreNear(table);
        return unfit(table, attempt.commander, attempt.units);
    }

    void tryAll(const CommandTest& attempt)
    {
        std::map<Key, std::vector<double>> before;
        before.swap(now_);
        for (const auto& [key, chances] : before) {
            put(table_, slots_, key);
            if (mayTry(BattleView(table_), attempt.commander))
                tryOne(attempt, chances);
            else
                add(key, chances, 1, false);
        }
    }

    void tryOne(const CommandTest& attempt, const std::vector<double>& from)
    {
        const BattleView table(table_);
        const int target = orderTarget(table, attempt);
        const auto again = mayTakeAgain(table, attempt.commander);
        odds_.orders.back().tried += sumOf(from);
        for (const auto& [sum, chance] : sums(table, attempt.commander, target)) {
            const Throw thrown{.sum = sum, .target = target};
            if (sum <= target || again.empty())
                come(Transaction(table_), from, attempt, thrown, chance, sum <= target);
            else
                takeAgain(again, attempt, from, thrown, chance);
        }
    }

    void takeAgain(const std::vector<Again>& all, const CommandTest& attempt, const std::vector<double>& from,
        const Throw& failure, double chance)
    {
        const Again best = bestOf(all);
        const int target = *failure.target + best.bonus;
        for (const auto& [sum, share] : sums(BattleView(table_), attempt.commander, target)) {
            const bool given = sum <= target;
            Transaction transaction(table_);
            transaction.happened("planned");
            tookAgain(transaction, best.trait, attempt.commander, given);
            come(std::move(transaction), from, attempt, {.sum = sum, .target = target}, chance * share, given);
        }
    }

    // Sums of two dice that come to the same are one.
    static std::vector<std::pair<int, double>> sums(const BattleView& table, Id commander, int target)
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

    void come(Transaction transaction, const std::vector<double>& from, const CommandTest& attempt, const Throw& thrown,
        double share, bool given)
    {
        if (given)
            odds_.orders.back().given += sumOf(from) * share;
        carryOut(transaction, attempt, thrown, given);
        add(keyOf(transaction.state(), slots_), from, share, given);
    }

    void add(Key key, const std::vector<double>& from, double share, bool given)
    {
        const bool counts = given && which_.count(odds_.orders.size() - 1) > 0;
        auto& chances = now_[std::move(key)];
        chances.resize(from.size(), 0.0);
        for (std::size_t i = 0; i < from.size(); ++i)
            if (from[i] > 0)
                chances[i + counts] += from[i] * share;
    }

    static void carryOut(Transaction& transaction, const CommandTest& attempt, const Throw& thrown, bool given)
    {
        transaction.happened("planned");
        beginTo(transaction, attempt.commander, attempt.units);
        (given ? giveOrder : failOrder)(transaction, attempt.commander, attempt.units, thrown);
    }

    const std::vector<CommandTest>& plan_;
    const std::set<std::size_t> which_; // are counted
    play::State table_; // all orders so far were given; the slots are those of the key that is looked at
    std::vector<Slot> slots_{};
    std::map<Key, std::vector<double>> now_{}; // chances by orders given
    PlanOdds odds_{};
};

} // namespace

Planned oddsOf(const BattleView& table, const std::vector<CommandTest>& plan)
{
    std::set<std::size_t> all;
    for (std::size_t at = 0; at < plan.size(); ++at)
        all.insert(at);
    return Plan(table, plan, std::move(all)).planned();
}

double chanceOf(const BattleView& table, const std::vector<CommandTest>& plan, const std::set<std::size_t>& which)
{
    const Planned planned = Plan(table, plan, which).planned();
    return planned.refused ? 0 : planned.odds.all;
}

} // namespace strategikon::warmasterPlay

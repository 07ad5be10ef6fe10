// Tables of modifiers. A row counts where all that it asks holds, as often as its `times` says; what that means a
// system says for each account: attacks, orders, drive-backs. The number that is added is the cell that the sheet
// prints.
#pragma once

#include "model/play/game.h"
#include "model/text/node.h"
#include "rules/play/condition.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace strategikon::play {

using Figures = std::map<std::string, int, std::less<>>; // cells of a rule or a row by their names

Figures figuresOf(const Node& row); // its `cells`, but for those that stand elsewhere: {near: order-enemy.near}
Cells cellsOf(const Figures& figures);

// A row. Its text names its cells: {value}, without its sign, {most}, and those of its figures.
struct Factor {
    std::string id{}, text{};
    std::string table{}; // under which it stands on a play sheet; empty: that of its account
    int value = 0;
    std::optional<int> most{};       // what it is added to goes no higher by it
    std::vector<std::string> when{}; // the words of what it asks
    std::string times{};             // empty: once
    std::string best{};              // of the rows of a stage that name the same word only the best counts
    int stage = 0;                   // what it asks may be what all accounts came to in the stages before
    Figures figures{};               // what is asked: how near an enemy is
    Source source{};
    std::any asked{}; // Asked, about the situations of its account
    Cells cells() const;
};

// How a row of an account asks; `others`: rows that were read before it.
using RowReader = std::function<void(const Node& row, Factor& factor, std::span<const Factor> others)>;
Factor factorOf(const Node& row, Source source, const RowReader& reads, std::span<const Factor> others = {});

// An account: how its rows are read, and the words that they may use, those of house rules too.
struct Account {
    std::string name{};
    RowReader reads{};
    std::vector<std::string> when{}, times{};
};

// Of a vocabulary that says everything that rows ask.
template <class S>
Account accountOf(std::string name, const Vocabulary<S>& words)
{
    Account account{std::move(name)};
    for (const auto& [word, holds] : words.when)
        account.when.push_back(word);
    for (const auto& [word, often] : words.times)
        account.times.push_back(word);
    account.reads = [&words](const Node& row, Factor& factor, std::span<const Factor>) {
        Asked<S> asked{conditionsOf(row, words)};
        for (const Condition<S>& one : asked.when)
            factor.when.push_back(one.word);
        if (const auto it = words.times.find(factor.times); it != words.times.end())
            asked.times = it->second;
        else if (!factor.times.empty())
            keepUnknownWord(row, factor.times);
        if (const std::string apart = row.textOr("apart"); !apart.empty())
            asked.apart = words.read(apart);
        factor.asked = std::move(asked);
    };
    return account;
}

// What is added to what, and by which rows.
struct Sum {
    int value = 0;
    std::vector<Modifier> modifiers{};
};

// What a row adds to `sum`; 0: it does not count.
template <class S>
int added(const Factor& row, const S& situation, int sum)
{
    const auto& asked = std::any_cast<const Asked<S>&>(row.asked);
    if (!allHold(asked.when, situation))
        return 0;
    const int value = asked.times ? row.value * asked.times(situation) : row.value;
    return row.most ? std::clamp(*row.most - sum, 0, std::max(value, 0)) : value;
}

// The rows of a stage, counted in their order.
template <class S>
void count(Sum& account, std::span<const Factor> rows, int stage, const S& situation, const std::vector<Id>& of = {})
{
    std::map<std::string, std::size_t, std::less<>> best; // where each stands among the modifiers
    for (const Factor& row : rows) {
        const int value = row.stage == stage ? added(row, situation, account.value) : 0;
        if (value == 0)
            continue;
        const auto& apart = std::any_cast<const Asked<S>&>(row.asked).apart;
        const bool alone = row.best.empty() || (apart.is && apart.is(situation));
        const auto other = alone ? best.end() : best.find(row.best);
        if (other != best.end() && account.modifiers[other->second].value >= value)
            continue;
        if (other == best.end()) {
            if (!alone)
                best[row.best] = account.modifiers.size();
            account.modifiers.push_back({});
        } else {
            account.value -= account.modifiers[other->second].value;
        }
        Modifier& counted = other == best.end() ? account.modifiers.back() : account.modifiers[other->second];
        counted = {.id = row.id, .value = value, .of = of, .stage = stage};
        account.value += value;
    }
}

int lastStage(std::span<const Factor> rows);

// Accounts that are reckoned side by side: each begins at its sum, and before a stage every situation is told what all
// came to so far. `told(situation, own, accounts)`: which of them is its own. `last`: no stage after it counts.
template <class S, class Tell>
void reckon(std::vector<Sum>& accounts, std::span<const Factor> rows, std::vector<S> situations, Tell tell,
    int last = std::numeric_limits<int>::max())
{
    for (int stage = 0; stage <= std::min(last, lastStage(rows)); ++stage) {
        for (std::size_t own = 0; own < accounts.size(); ++own)
            tell(situations[own], own, accounts);
        for (std::size_t own = 0; own < accounts.size(); ++own)
            count(accounts[own], rows, stage, situations[own]);
    }
}

} // namespace strategikon::play

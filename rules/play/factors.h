// Tables of modifiers. A row counts where all that its `when` names holds, as often as its `times` says; what these
// words mean a system registers for each account: attacks, orders, drive-backs. The number that is added is the cell
// that the sheet prints.
#pragma once

#include "model/play/game.h"
#include "model/text/node.h"

#include <algorithm>
#include <functional>
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
    std::optional<int> most{}; // what it is added to goes no higher by it
    std::vector<std::string> when{};
    std::string times{}; // empty: once
    std::string best{};  // of the rows of a stage that name the same word only the best counts
    std::string apart{}; // but where this word holds it counts beside them
    int stage = 0;       // its words may ask what all accounts came to in the stages before
    Figures figures{};   // what its words ask about: how near an enemy is
    Source source{};
    Cells cells() const;
};

Factor factorOf(const Node& row, Source source);
// The rows of an account. `source`: where a row says that it is printed.
std::vector<Factor> readFactors(
    const Node& table, std::string_view account, const std::function<Source(const Node&)>& source);

// The words of an account, in a situation that a rule knows. A word that is not registered never holds.
template <class Situation>
struct Vocabulary {
    std::map<std::string, bool (*)(const Situation&), std::less<>> when{};
    std::map<std::string, int (*)(const Situation&), std::less<>> times{};

    bool holds(const std::string& word, const Situation& situation) const
    {
        const auto it = when.find(word);
        return it != when.end() && it->second(situation);
    }
    int many(const std::string& word, const Situation& situation) const
    {
        const auto it = times.find(word);
        return it == times.end() ? 0 : it->second(situation);
    }
};

// What is added to what, and by which rows.
struct Sum {
    int value = 0;
    std::vector<Modifier> modifiers{};
};

// What a row adds to `sum`; 0: it does not count. `Words`: as a Vocabulary.
template <class Words, class Situation>
int added(const Factor& row, const Words& words, const Situation& situation, int sum)
{
    const auto holds = [&](const std::string& word) { return words.holds(word, situation); };
    if (!std::all_of(row.when.begin(), row.when.end(), holds))
        return 0;
    const int value = row.times.empty() ? row.value : row.value * words.many(row.times, situation);
    return row.most ? std::clamp(*row.most - sum, 0, std::max(value, 0)) : value;
}

// The rows of a stage, counted in their order.
template <class Words, class Situation>
void count(Sum& account, std::span<const Factor> rows, int stage, const Words& words, const Situation& situation,
    const std::vector<Id>& of = {})
{
    std::map<std::string, std::size_t, std::less<>> best; // where each stands among the modifiers
    for (const Factor& row : rows) {
        const int value = row.stage == stage ? added(row, words, situation, account.value) : 0;
        const bool alone = row.best.empty() || (!row.apart.empty() && words.holds(row.apart, situation));
        const auto other = alone ? best.end() : best.find(row.best);
        if (value == 0 || (other != best.end() && account.modifiers[other->second].value >= value))
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
// came to so far. `told(situation, own, accounts)`: which of them is its own.
template <class Words, class Situation, class Tell>
void reckon(std::vector<Sum>& accounts, std::span<const Factor> rows, const Words& words,
    std::vector<Situation> situations, Tell tell)
{
    for (int stage = 0; stage <= lastStage(rows); ++stage) {
        for (std::size_t own = 0; own < accounts.size(); ++own)
            tell(situations[own], own, accounts);
        for (std::size_t own = 0; own < accounts.size(); ++own)
            count(accounts[own], rows, stage, words, situations[own]);
    }
}

} // namespace strategikon::play

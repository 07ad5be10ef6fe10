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
#include <string>
#include <vector>

namespace strategikon::play {

using Figures = std::map<std::string, int, std::less<>>; // cells of a rule or a row by their names

Figures figuresOf(const Node& row); // its `cells`, but for those that stand elsewhere: {near: order-enemy.near}
Cells cellsOf(const Figures& figures);

// A row. Its text names its cells: {value}, without its sign, {most}, and those of its figures.
struct Factor {
    std::string id{}, text{};
    int value = 0;
    std::optional<int> most{}; // what it is added to goes no higher by it
    std::vector<std::string> when{};
    std::string times{}; // empty: once
    Figures figures{};   // what its words ask about: how near an enemy is
    Source source{};
    Cells cells() const;
};

Factor factorOf(const Node& row, Source source);
// The rows of an account. `source`: where a row says that it is printed.
std::vector<Factor> readFactors(
    const Node& table, std::string_view account, const std::function<Source(const Node&)>& source);

// The words of an account, in a situation that a rule knows.
template <class Situation>
struct Vocabulary {
    std::map<std::string, bool (*)(const Situation&), std::less<>> when{};
    std::map<std::string, int (*)(const Situation&), std::less<>> times{};
};

// What a row adds to `sum`; 0: it does not count. A word that is not registered never holds.
template <class Situation>
int added(const Factor& row, const Vocabulary<Situation>& words, const Situation& situation, int sum)
{
    const auto holds = [&](const std::string& word) {
        const auto it = words.when.find(word);
        return it != words.when.end() && it->second(situation);
    };
    if (!std::all_of(row.when.begin(), row.when.end(), holds))
        return 0;
    int value = row.value;
    if (!row.times.empty()) {
        const auto it = words.times.find(row.times);
        value *= it == words.times.end() ? 0 : it->second(situation);
    }
    return row.most ? std::clamp(*row.most - sum, 0, std::max(value, 0)) : value;
}

} // namespace strategikon::play

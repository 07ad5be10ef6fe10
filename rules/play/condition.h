// What a row of a table asks before it holds. Each word of its `when`, and each key that asks something, becomes a test
// once, when the table is read; what they mean of a situation a vocabulary says.
#pragma once

#include "model/text/node.h"

#include <algorithm>
#include <any>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace strategikon::play {

constexpr bool denied(bool holds) { return !holds; }

// S: what is asked about. R: the answer; one that is no bool has a denied() of its own.
template <class S, class R = bool>
struct Condition {
    std::string word{}; // as a `when` has it, of a key as it would: whatever has one word is one condition
    std::function<R(const S&)> is{};

    friend bool operator==(const Condition& one, const Condition& other) { return one.word == other.word; }
};

template <class S, class R = bool>
using Conditions = std::vector<Condition<S, R>>;

template <class S>
bool allHold(const Conditions<S>& all, const S& situation)
{
    return std::ranges::all_of(all, [&](const Condition<S>& one) { return one.is(situation); });
}

template <class S, class R>
Condition<S, R> denying(Condition<S, R> one)
{
    one.word = "not " + one.word;
    one.is = [is = std::move(one.is)](const S& situation) { return denied(is(situation)); };
    return one;
}

// The words of a table, or of an account of it.
template <class S, class R = bool>
struct Vocabulary {
    std::map<std::string, R (*)(const S&), std::less<>> when{};
    std::map<std::string, int (*)(const S&), std::less<>> times{};
    // What else a word may be: one with an argument. No test: it is none.
    std::function<std::function<R(const S&)>(std::string_view word)> other{};
    // Keys that ask something by themselves: "seasons: [summer, autumn]".
    std::map<std::string, std::function<R(const S&)> (*)(const Node& row), std::less<>> keys{};

    // Without a test where there is no such word. "not" before one denies it.
    Condition<S, R> read(std::string_view word) const
    {
        if (word.starts_with("not ")) {
            Condition<S, R> one = read(word.substr(4));
            return one.is ? denying(std::move(one)) : one;
        }
        Condition<S, R> one{std::string(word)};
        if (const auto it = when.find(word); it != when.end())
            one.is = it->second;
        else if (other)
            one.is = other(word);
        return one;
    }
};

// "summer|autumn"
std::string joined(const std::vector<std::string>& all, std::string_view between = "|");
// A word that means nothing is a fault of its table.
void keepUnknownWord(const Node& row, const std::string& word);

// Each word of a list of a row.
template <class S, class R>
Conditions<S, R> wordsOf(const Node& row, std::string_view list, const Vocabulary<S, R>& words)
{
    Conditions<S, R> all;
    for (const std::string& word : row.textsOf(list)) {
        all.push_back(words.read(word));
        if (!all.back().is) {
            keepUnknownWord(row, word);
            all.back().is = [](const S&) { return R{}; }; // it never holds
        }
    }
    return all;
}

// What a row asks: its keys, and each word of its `when`.
template <class S, class R>
Conditions<S, R> conditionsOf(const Node& row, const Vocabulary<S, R>& words)
{
    Conditions<S, R> all;
    for (const auto& [key, made] : words.keys)
        if (row.find(key))
            all.push_back({key + ' ' + joined(row.textsOf(key)), made(row)});
    for (auto& one : wordsOf(row, "when", words))
        all.push_back(std::move(one));
    return all;
}

// What a row of an account asks: all of `when`, as often as `times`; beside the others of its `best` where `apart`
// holds.
template <class S>
struct Asked {
    Conditions<S> when{};
    std::function<int(const S&)> times{};
    Condition<S> apart{};
};

} // namespace strategikon::play

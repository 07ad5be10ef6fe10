// House rules: rows that players lay over the tables of a battle (schema/house.schema.json). They give other values and
// figures to rules that are there, leave modifiers out, or add some of the words that the system knows.
#pragma once

#include "rules/play/book.h"

namespace strategikon::play {

// What modifiers are added to, and the words that their rows may use.
struct AccountWords {
    std::string account{};
    std::vector<std::string> when{}, times{};
};

template <class Situation>
AccountWords accountWords(std::string account, const Vocabulary<Situation>& words)
{
    AccountWords all{std::move(account), {}, {}};
    for (const auto& [word, holds] : words.when)
        all.when.push_back(word);
    for (const auto& [word, often] : words.times)
        all.times.push_back(word);
    return all;
}

// The text of house rules, checked against the book that they are laid over: as a battle keeps it, one line of JSON.
// `file`: for the places of faults.
Result<std::string> readHouse(std::string_view text, const std::string& file, std::string_view system, const Book& book,
    const std::vector<AccountWords>& accounts);

// The rows of a text that a battle keeps; and what they come to in its book.
Node houseRows(const std::string& kept);
// `printed`: the book without them.
std::vector<HouseRule> houseRulesOf(const std::string& kept, const Book& book, const Book& printed);
// What they may change of a book.
std::vector<HouseGround> houseGroundOf(const Book& book);

} // namespace strategikon::play

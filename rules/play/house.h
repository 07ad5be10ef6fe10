// House rules: rows that players lay over the tables of a battle (schema/house.schema.json). They give other values and
// figures to rules that are there, leave modifiers out, or add some of the words that the system knows.
#pragma once

#include "rules/play/book.h"

namespace strategikon::play {

// The text of house rules, checked against the book that they are laid over: as a battle keeps it, one line of JSON.
// `file`: for the places of faults.
Result<std::string> readHouse(std::string_view text, const std::string& file, std::string_view system, Books& books);

// The rows of a text that a battle keeps; and what they come to in its book.
Node houseRows(const std::string& kept);
// `printed`: the book without them.
std::vector<HouseRule> houseRulesOf(const std::string& kept, const Book& book, const Book& printed);
// What they may change of a book.
std::vector<HouseGround> houseGroundOf(const Book& book);

} // namespace strategikon::play

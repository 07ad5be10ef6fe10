// What a system's play.yaml holds beside the rules of its book (book.h): switches, the manner in which the story tells
// events, which rule a die picks, and what a play sheet has under each phase.
#pragma once

#include "rules/play/book.h"

namespace strategikon::play {

// A rule that one die picks from a table, with what is added to it.
struct Picked {
    std::string table{}, rule{};
    int from = 0, to = 0;
};

// What a play sheet has under a phase, by ids in order; `account`: its modifiers, before the special rules.
struct SheetPart {
    std::string phase{};
    std::vector<std::string> rules{}, specials{};
    std::string account{};
};

struct PlayTable {
    std::vector<Switch> switches{};
    std::map<std::string, Manner, std::less<>> manners{};
    std::vector<Picked> picks{};
    std::vector<SheetPart> sheet{};
    // Rules that matter only with troops of a special rule or type.
    std::map<std::string, std::vector<std::string>, std::less<>> needs{};

    Manner manner(std::string_view event) const;
    const Picked* picked(std::string_view rule) const; // nullptr: no die picks it
};

PlayTable readPlayTable(const Node& table, const std::function<Source(const Node&)>& source);

// Whoever on either side has a special rule or is of a type, by the id of either.
using Having = std::function<Ids(std::string_view id)>;

std::string signedFigure(int value); // "+1", "−2"

// Whether a row of an account can count in a battle of these armies; it may say when it does (SheetRule::only).
using Needing = std::function<bool(const std::string& account, const Factor& row, SheetRule& passage)>;

// The rules on a play sheet: those of the book and the special rules of a system, as far as these armies need them.
// `accounts`: in the order of the book's.
std::vector<SheetRule> sheetRules(const PlayTable& table, const Book& book, const std::vector<Account>& accounts,
    std::string_view system, const Having& having, const Needing& needing = {});

} // namespace strategikon::play

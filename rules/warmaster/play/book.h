// What a battle of Warmaster Ancients is played by: rules/warmaster/play.yaml and modifiers.yaml.
#pragma once

#include "rules/play/book.h"

namespace strategikon::warmasterPlay {

using play::Cited;

// What rows of modifiers are added to. The words of each are told in attacks.cpp, attempt.cpp and driving.cpp.
enum class Account { attacks, orders, drives };
constexpr int accounts = int(Account::drives) + 1;

play::Books& books();
const play::Book& theBook(); // without house rules
// The part that a rule speaks of, rounded up: half of the core units, a third.
int partOf(const play::Book& book, std::string_view rule, int whole);

const std::vector<play::Switch>& switches();
// Of a battle that begins now: the default of each switch, and all revisions (fields.h).
void setDefaults(play::Telling& telling, play::Id battle);

play::Manner mannerOf(std::string_view event);

// Whom an event moves from where he was known to stand, by its code.
enum class Moves { all, first, loosened };
const std::map<std::string, Moves, std::less<>>& moves();
bool isOwnMove(std::string_view event); // not one it was forced to

// A rule that one die picks from a table, with what is added to it.
struct Picked {
    std::string table{}, rule{};
    int from = 0, to = 0;
};
// nullptr: no die picks it.
const Picked* pickedRule(std::string_view rule);

// What a play sheet has under a phase, by ids in order; `attacks`: its attacks of modifiers.yaml before the special
// rules.
struct SheetPart {
    std::string phase{};
    std::vector<std::string> rules{}, specials{};
    bool attacks = false;
};
const std::vector<SheetPart>& sheetParts();
// Rules that matter only with troops of a special rule or type.
const std::map<std::string, std::vector<std::string>, std::less<>>& sheetNeeds();

} // namespace strategikon::warmasterPlay

// What a battle of Warmaster Ancients is played by: rules/warmaster/play.yaml and modifiers.yaml.
#pragma once

#include "rules/play/play_table.h"

namespace strategikon::warmasterPlay {

using play::Cited;

// What rows of modifiers are added to. The words of each are defined in combat/attacks.cpp, command/command_test.cpp
// and shooting/drive_back.cpp.
enum class Account { attacks, orders, drives };
constexpr int accounts = int(Account::drives) + 1;

play::Books& books();
const play::Book& theBook(); // without house rules
// The part that a rule speaks of, rounded up: half of the core units, a third.
int partOf(const play::Book& book, std::string_view rule, int whole);

const play::PlayTable& playTable();
// Of a battle that begins now: the default of each switch, and all revisions (fields.h).
void setDefaults(play::EventBuilder& builder, play::Id battle);

// Whom an event moves from where he was known to stand, by its code.
enum class Moves { all, first, loosened };
const std::map<std::string, Moves, std::less<>>& moves();
bool isOwnMove(std::string_view event); // not one it was forced to

} // namespace strategikon::warmasterPlay

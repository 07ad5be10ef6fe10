// What is written from battles: reports, and paper for two armies. drawn/reports.cpp.
#pragma once

#include "app/cli/output.h"

#include <string>

namespace strategikon::cli {

int reportBattle(const std::string& battle, bool players, const Output& output, const std::string& paper, bool json);

// One page to be signed; it always names the players.
int slipOfBattle(const std::string& battle, const Output& output, const std::string& paper, bool json);

// The map of one step of a battle (-1: of now) as a picture or as a page.
int mapOfBattle(const std::string& battle, int step, bool dark, const Output& output, const std::string& paper);

// All battles: a file for spreadsheets, a page for people, or JSON.
int historyOfBattles(bool players, const Output& output, const std::string& paper, bool json);

struct HandoutWish {
    std::string first, second, paper = "a4"; // army files, one of each side
    std::string house{};                     // house rules: a file, or the name of one of the player's; empty: none
    std::vector<std::string> terms{};        // "vessels=waterway"
    Output output;
    bool large = false, poster = false, labels = false, blank = false, matchup = false;
};
int writePlaySheet(const HandoutWish& wish, bool json);

} // namespace strategikon::cli

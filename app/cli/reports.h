// What is written from battles: reports, and paper for two armies. reports.cpp.
#pragma once

#include <string>

namespace strategikon::cli {

int reportBattle(const std::string& battle, const std::string& output, const std::string& paper, bool json);

// All battles: a file for spreadsheets, a page for people, or JSON.
int historyOfBattles(const std::string& output, const std::string& paper, bool json);

struct HandoutWish {
    std::string first, second, output, paper = "a4"; // army files, one of each side
    bool large = false, poster = false, labels = false, blank = false, matchup = false;
};
int writePlaySheet(const HandoutWish& wish, bool json);

} // namespace strategikon::cli

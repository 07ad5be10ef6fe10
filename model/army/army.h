// An army as a player wrote it: names and counts, not yet compared with any list.
#pragma once

#include "model/text/fault.h"
#include "model/text/node.h"

#include <memory>
#include <string>
#include <vector>

namespace strategikon {

struct ChosenOption {
    std::string name; // id or printed name
    int count = 0;    // 0: every body of the row
    friend bool operator==(const ChosenOption&, const ChosenOption&) = default;
};

// One row of an army: `count` bodies of one entry.
struct Choice {
    std::string entry; // id or printed name
    int count = 1;
    std::vector<ChosenOption> options;
    std::string name; // the player's own
    std::string note;
    std::string block; // the contingent, where armies are divided
    friend bool operator==(const Choice&, const Choice&) = default;
};

struct Army {
    std::string system, list, edition; // edition empty: the system's default
    int points = 0;                    // the agreed size, in whole points
    int year = 0;                      // in which the army takes the field, BC negative; 0: not chosen
    std::string name, note;
    std::vector<std::string> tags;
    std::vector<Choice> choices;
    std::vector<std::string> split; // entries whose bodies take the field as single stands
    bool blocks = false;            // the army is divided into contingents, and that is checked
    std::vector<Army> partner;      // none or one: the ally of a doubles game
    friend bool operator==(const Army&, const Army&) = default;
};

// What the players agree on before they choose: what a list is compiled for.
struct Agreed {
    int points = 0, year = 0;
    Agreed(int points, int year = 0) : points(points), year(year) {} // most systems ask for no year
    Agreed(const Army& army) : Agreed(army.points, army.year) {}
};

inline constexpr int largestArmy = 100'000; // points
inline constexpr int firstYear = -5000, lastYear = 2000;
inline constexpr int largestCount = 10'000; // bodies in a row

// Reads an army file (YAML, or JSON of the same shape). `file` is for messages.
Result<Army> readArmy(std::string_view text, const std::string& file);
Result<Army> readArmy(const Node& node);

// Writes what readArmy reads back equal. `blockKey` is the system's word for a block (SystemFormat).
std::string writeArmy(const Army& army, std::string_view blockKey = "contingent");

} // namespace strategikon

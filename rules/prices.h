// Tables of prices that a player may correct: what a page shows of them, and how a figure is changed.
#pragma once

#include "model/army/list/list.h"

#include <optional>
#include <string>
#include <vector>

namespace strategikon {

class System;

// One figure of such a table.
struct PriceCell {
    std::string section, row, column; // ids, as the files write them
    std::string name;                 // of the row
    int points = 0;                   // in force
    std::optional<int> shipped;       // the program's own; nothing: the table has no such price
    bool corrected = false;           // by the player
    std::string mark;                 // how sure the program's own is: "certain", or as the table calls it
    std::string note;                 // the same in a few words; empty for a certain one
    int least = 0, most = 0;          // what it may be corrected to
    Source source{};
    std::string id() const { return section + "." + row + "." + column; }
};

// A figure of the player's own; nothing: the program's own again.
struct Correction {
    std::string id; // of the cell
    std::optional<int> points;
};

// Writes the corrections into the player's file, all of them or none, and has the system read it again; lists that
// were read before keep their old prices until they are read anew. A file with faults is left as it is.
std::vector<Fault> correctPrices(const System& system, const std::vector<Correction>& corrections);
// Takes the player's file away, whatever is in it.
std::vector<Fault> forgetCorrections(const System& system);
// Where that file lies; it may not exist.
std::string correctionsFile(const System& system);

} // namespace strategikon

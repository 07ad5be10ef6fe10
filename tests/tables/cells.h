// Each figure of lists/ and rules/, where it stands, and the files with one of them changed.
#pragma once

#include <QString>

#include <filesystem>
#include <string>
#include <vector>

namespace cells {

struct Cell {
    std::string file;         // below the source folder
    QString path;             // keys and names of rows: "entries/huns/attack"
    int line = 0, column = 0; // of the figure, from 1
    std::string written;      // the figure: digits, of 3x60 the 3 and the 60 are two cells
    bool cited = false;       // tells where something is printed, or is no figure of rules: see tst_cells.cpp
};

// Those of a file; what cannot be read has none.
std::vector<Cell> of(const std::filesystem::path& source, const std::string& file);

// Every file of lists/ and rules/ that has cells.
std::vector<std::string> files(const std::filesystem::path& source);

// The text of the cell's file with the figure one higher, or one lower.
std::string changed(const std::string& text, const Cell& cell, int by);

} // namespace cells

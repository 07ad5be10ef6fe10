// Which program draws.
//
// Drawing takes Qt Gui, and loading that costs more than all the rest of a command. So the functions of drawn/ are in a
// program of their own, strategikon-paper, which knows every command; in strategikon itself elsewhere.cpp stands in
// their place. Used inside app/cli only.
#pragma once

#include <optional>

namespace strategikon::cli {

inline char** arguments = nullptr; // as they were typed

// Before a command that draws reads or says anything. Nothing in the program that draws; the other one turns into that
// and comes back with a status only where it is missing.
std::optional<int> turnToDraw();

// From now on fonts are there when one is asked for, or no longer.
void offerFonts(bool offered);

} // namespace strategikon::cli

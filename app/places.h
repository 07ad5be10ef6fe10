// Where the program finds what it ships, and where it keeps what its user makes.
#pragma once

#include <filesystem>

namespace strategikon {

// What is shipped, read only. All are empty paths when nothing was found.
struct Places {
    std::filesystem::path lists;        // one folder a rule system
    std::filesystem::path rules;        // the rule systems' tables
    std::filesystem::path schema;       // JSON Schemas, and library/ with the SQL steps
    std::filesystem::path translations; // strategikon_<language>.qm; may not exist
};

// The shipped data for a program that lies in `folder`: the first share/strategikon found beside
// one of its parents. An installed bin/ has it beside itself; a build folder holds links to the
// source tree, so that a program and every test in it find the same data in the same way.
Places findPlaces(const std::filesystem::path& folder);

// The shipped data of the running program; looked up once.
const Places& places();

// The program that is the window: in the folder of libraries beside the bin/ that the running one lies in, or in lib/
// of its build folder; looked for nowhere else, since it will be run. It may not exist.
std::filesystem::path windowProgram();
// Beside that, the command line with all that draws.
std::filesystem::path paperProgram();

// Where HOME is not set it is what the system knows of the user, so that nothing is made in the root of the disk.
// To be called before Qt asks.
void knowHome();

// The user's folder (library, own lists): STRATEGIKON_HOME when it is set, otherwise strategikon
// in the desktop's data folder, commonly ~/.local/share/strategikon. Nothing is made here.
std::filesystem::path userFolder();

// The library in it.
std::filesystem::path libraryFile();

} // namespace strategikon

// What every command needs: the lists, reading armies, saying what is wrong. Used inside app/cli only.
#pragma once

#include "app/cli/cli.h"
#include "model/library/library.h"
#include "rules/catalogue.h"
#include "rules/collection.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace strategikon::cli {

using Json = nlohmann::ordered_json;

// Points the systems at the shipped data; the catalogue lives as long as the program.
Catalogue& catalogue();

void print(std::string_view text);        // standard output
void printJson(const Json& json);         // pretty, with a line end
void complain(std::string_view sentence); // standard error, one line, with the program's name
void complain(const std::vector<Fault>& faults);

// "-" reads standard input.
Reading<std::string> readInput(const std::string& file);

// An army from a file of any format that can be imported; `notes` gets what was left out or guessed.
Reading<Army> readArmyFrom(const std::string& file, std::vector<std::string>* notes = nullptr);

// An army with its list and system, ready to be asked about.
struct Asked {
    Army army;
    const System* system = nullptr;
    const ArmyList* list = nullptr;
};
std::optional<Asked> ask(const std::string& file); // complains when there is none

// The player's library; complains and gives nothing when it cannot be used. Writing is refused with
// a sentence where the library is read only.
std::optional<Library> library(bool toWrite);

// Stands owned: "" the library's collection, otherwise a collection file.
std::optional<std::vector<OwnedStands>> ownedStands(const std::string& file);

// Words for figures and counts: 12,345.
std::string grouped(std::string digits);
std::string grouped(int number);

// Writes a whole file, or standard output for "" and "-"; complains on a fault.
int writeOutput(const std::string& file, std::string_view text);

} // namespace strategikon::cli

// Files of the player's own lists: where they are, how they are read, checked and written.
#pragma once

#include "rules/catalogue.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace strategikon::ownfile {

std::filesystem::path fileOf(const std::string& system, const std::string& id);
// What is not a correct list yet waits here; the file itself stays as it was last correct.
std::filesystem::path draftOf(const std::string& system, const std::string& id);

// An id that no list of the system has: the wanted one, or that with a number behind it.
std::string freeId(Catalogue& catalogue, const std::string& system, const std::string& wanted);

// The kinds that an upgrade of the system may be of.
std::vector<std::string> kindsOf(const std::string& system);

// The rows under a key of a list file; and the file with others there (a key that may be left out goes with its last).
std::vector<Node> rowsOf(const Node& file, const std::string& key);
Node withRows(const Node& file, const std::string& key, const std::vector<Node>& rows);

struct Checked {
    Node node; // with places in `text`; null where the text cannot be read
    std::vector<Fault> faults;
};
// Reads and binds the text of a list in every edition.
Checked check(const System& system, const std::string& text, const std::string& file);

// Writes a correct list into its file and drops the draft, an incorrect one into the draft. A fault: neither.
std::optional<Fault> write(const std::string& system, const std::string& id, const std::string& text, bool correct);

// A list with the rows of another in its edition, under a name of its own; the fault of reading it otherwise.
Result<Node> copyOf(const ArmyList& list, const std::string& id, const std::string& name);
// One without rows.
Node empty(const std::string& system, const std::string& id, const std::string& name);

} // namespace strategikon::ownfile

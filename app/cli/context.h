// What every command needs: the lists, reading armies, saying what is wrong. Used inside app/cli only.
#pragma once

#include "app/cli/cli.h"
#include "app/cli/output.h"
#include "app/cli/voice.h"
#include "model/library/library.h"
#include "rules/catalogue.h"
#include "rules/collection.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace strategikon {
struct Imported;
struct Note;
} // namespace strategikon

namespace strategikon::cli {

using Json = nlohmann::ordered_json;

// Points the systems at the shipped data; the catalogue lives as long as the program.
Catalogue& catalogue();
// A list of a system, as players call it.
QString nationNamed(const std::string& system, const std::string& list);

// Standard output, with nothing in it that a terminal would obey. What the program says itself is translated, so it is
// no plain literal.
void print(std::string_view text);
void print(const QString& words);
void print(const char*) = delete;
std::string jsonText(const Json& json); // pretty, with a line end
void printJson(const Json& json);
// Standard error, one line that is not too long, with the program's name.
void complain(const QString& sentence);
void complain(const char*) = delete;
void complain(const std::vector<Fault>& faults);
// What a reader of armies has to tell: the first few lines, and how many more.
void complain(const std::vector<Note>& notes);
// Says why, and what a command then ends with.
int refused(const std::vector<Fault>& faults);
// The same beside an answer that was given as far as it goes: `status` where nothing is amiss.
int beside(const std::vector<Fault>& faults, int status = done);
// What a command ends with: `status`, unless files of the program itself are missing or damaged that it rested on.
int shippedWhole(int status);
inline int refused(const Fault& fault) { return refused(std::vector{fault}); }

// System and id of a list: "system/id", or the nation alone where one system knows it; capitals make no difference.
// Complains and gives nothing where there is no such list, or several systems have one.
std::optional<std::pair<std::string, std::string>> listNamed(const std::string& name);
// Its heading. An own list goes before one that ships.
const ListHeading* headingNamed(const std::string& name);
// The list itself.
const ArmyList* listCalled(const std::string& name, const std::string& edition = {});

// The file that an own list of this id has.
std::filesystem::path ownListFile(const std::string& system, const std::string& id);

// What keeps a text from being a correct list file.
std::vector<Fault> faultsOfList(const std::string& text, const std::string& file);

// Why a word is not enough to remove what it means.
QString tooShort(const std::string& word);

// "-" reads standard input, and no more of it than a file may hold. A text comes through the door
// (model/text/decode.h), and it is told where its encoding was guessed; bytes come as they are.
Result<std::string> readInput(const std::string& file);
Result<std::string> readBytes(const std::string& file);
// Of an archive that holds several armies one is named as if the archive were a folder: club.zip/two.ros.
struct InArchive {
    std::string file;   // what is on the disk
    std::string roster; // in it; "" for a file that is no archive, or one that holds a single army
};
InArchive inArchive(const std::string& file);

// Why a file that was read has no army: the list of another program is none.
std::vector<Fault> whyNoArmy(const Imported& imported, const std::string& file);

// An army from a file of any format that can be imported; `notes` gets what was left out or guessed.
Result<Army> readArmyFrom(const std::string& file, std::vector<std::string>* notes = nullptr);

// Whether it is another kind of file than the one wanted, of those that have a word for theirs; complains then.
bool holdsAnother(const std::string& file, std::string_view text, std::string_view wanted);

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

} // namespace strategikon::cli

// The commands, one function each; cli.cpp reads the arguments. Each returns a Status.
#pragma once

#include "app/cli/named.h"
#include "app/cli/output.h"

#include <QStringList>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace strategikon {
class Library;
class Node;
class System;
struct SavedArmy;
} // namespace strategikon

namespace strategikon::cli {

// lists.cpp
int lists(const std::string& system, bool json);
int showList(const std::string& name, const std::string& edition, bool json);
int printList(const std::string& name, const std::string& edition, const Output& output, const std::string& paper);
int searchLists(const std::vector<std::string>& words, const std::string& edition, bool json);

// own_lists.cpp
// The file of a list of one's own: its path, or its id or name. Says why there is none.
std::optional<std::string> ownFile(const std::string& name);
int checkLists(const std::vector<std::string>& files);
int convertListFile(const std::string& file, const Output& output);
int copyList(const std::string& name, const std::string& id, const std::string& newName, const Output& output);
// Where a designed row goes: a list of one's own, made if there is none of that id; nothing where `list` is empty.
struct DesignedInto {
    std::string list, row, name; // ids, and the row's name
};
// Adds the row that was designed.
int addDesigned(const System& system, const DesignedInto& into, const Node& cells);
// Changes one row of a list of one's own: cells are "key=value"; `upgrade`: among the upgrades.
int addRow(const std::string& name, const std::string& id, const std::vector<std::string>& cells, bool upgrade);
int setRow(const std::string& name, const std::string& id, const std::vector<std::string>& cells, bool upgrade);
int removeRow(const std::string& name, const std::string& id, bool upgrade);
int troopTypes(const std::string& system, const std::string& edition, bool json);
int listSpecials(const std::string& system, const std::string& edition, bool json);
int design(const std::string& system, const std::string& edition, const std::string& type,
    const std::vector<std::string>& modifiers, const DesignedInto& into, bool json);

// prices.cpp
// `system`: empty for the only one that has such prices; `wanted`: only those that begin so; `doubtful`: only those
// not certain.
int prices(const std::string& system, const std::vector<std::string>& wanted, bool doubtful, bool json);
int setPrice(const std::string& system, const std::string& id, int points);
int resetPrices(const std::string& system, const std::vector<std::string>& ids, bool all);

// check.cpp
int checkArmies(const std::vector<std::string>& files, bool json);
int compareArmies(const std::string& left, const std::string& right, bool json);

// solve.cpp
struct SolveOptions {
    std::string file, aim;
    Output output; // a file for the first army
    int k = 1;
    std::vector<std::string> lock;
    bool useOwned = false;
    std::string owned;                 // a collection file; empty: the library's collection
    bool keep = false;                 // best, random: keep what the army has
    std::optional<std::uint64_t> seed; // random; nothing: another each time
    bool json = false;
};
int countArmies(const SolveOptions& options);
int fillArmy(const SolveOptions& options);
int bestArmies(const SolveOptions& options);
int repairArmy(const SolveOptions& options);
int randomArmy(const SolveOptions& options);

// output.cpp
int printArmy(const std::string& file, const Output& output, const std::string& as, const std::string& paper);
int convertArmy(const std::string& input, const Output& output, const std::string& to, const std::string& listJson);

QStringList armyFormats(); // what convertArmy() writes, as it is typed

// armies.cpp: the library
// By its id, the beginning of that or its name, of the archive too; nothing with a complaint where it is not one.
std::optional<SavedArmy> armyNamed(const Library& store, const std::string& word, Sure sure = Sure::begins);
int libraryList(
    const std::string& text, const std::vector<std::string>& tags, bool archived, const std::string& sort, bool json);
int libraryAdd(const std::vector<std::string>& files);
int libraryShow(const std::string& id, const Output& output);
int librarySave(const std::string& id, const std::string& file);
int libraryChange(const std::string& id, const std::string& list, int points, const std::string& edition);
int libraryRename(const std::string& id, const std::string& name);
int libraryTag(const std::string& id, const std::vector<std::string>& tags);
int libraryDuplicate(const std::string& id);
int libraryArchive(const std::string& id, bool archived);
int libraryRemove(const std::string& id);
int libraryUndo(const std::string& id, bool redo);
int libraryHistory(const std::string& id, bool json);
int libraryBackup(const Output& copy);

// keeping.cpp: how the library looks after itself
int libraryCheck(bool json);
int libraryCopies(bool json);
int libraryRestore(const std::string& copy);
int libraryMend();
// exporting.cpp: everything in one file, and back
int libraryExport(const Output& output);
int libraryImport(const std::string& file, bool replace, bool json);

int settings(const std::string& key, const std::vector<std::string>& value);

// stands.cpp: the collection
int collectionList(bool json);
int collectionSet(const std::string& name, int stands, const std::vector<std::string>& serves);
int collectionRemove(const std::string& name);
int collectionAside(const std::string& armyId, const std::string& name, int stands);
int collectionNations(const std::string& system, int points, const std::string& owned, bool json);
// Over all nations where no list is named.
int collectionPaint(const std::string& list, int points, int k, const std::string& owned, bool json);

} // namespace strategikon::cli

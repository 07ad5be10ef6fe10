// The lists that can be played: those that ship and the user's own.
#pragma once

#include "model/text/schema.h"
#include "rules/system.h"

#include <filesystem>
#include <memory>
#include <optional>

namespace strategikon {

struct Roots {
    std::filesystem::path lists; // holds <system>/<id>.yaml
    std::filesystem::path rules; // holds <system>/*.yaml
    std::filesystem::path schema;
    std::filesystem::path ownLists; // the user's own, the same shape; may not exist
};

// Tells the systems where their tables lie. Once, before the first look-up.
void setRoots(const Roots& roots);
const Roots& roots();

class Catalogue {
public:
    Catalogue();
    ~Catalogue();
    Catalogue(const Catalogue&) = delete;
    Catalogue& operator=(const Catalogue&) = delete;

    // Every list, in the order of system, book and name; the user's own after those that ship.
    // Only the head of each file is read.
    const std::vector<ListHeading>& headings();
    // Of one system; the others' folders and tables are left alone.
    const std::vector<ListHeading>& headings(const System& system);
    // A list in one edition ("" is the system's default), read on first use and kept. nullptr with
    // faults when there is none or its file is refused. `id` may be a printed name.
    const ArmyList* find(
        std::string_view system, std::string_view id, std::string_view edition, std::vector<Fault>& faults);
    // Files of own lists that were refused, with why, and what is wrong with own corrections of tables.
    const std::vector<Fault>& refused();
    // The latter, of the systems whose lists were read so far: their prices are not what the player wanted.
    std::vector<Fault> faultyTables() const;
    // What keeps what was asked so far from being whole: tables, and lists that ship. The program is to be installed
    // again; empty in every build that passed its tests.
    std::vector<Fault> amiss() const;
    // Reads the folders again (an own list was saved).
    void refresh();

    // A file read and bound, whether or not it lies in a folder of lists.
    std::optional<ArmyList> loadList(const System& system, const std::string& file, std::string_view edition,
        std::vector<Fault>& faults, Trial trial = Trial::made);

private:
    // Whether a system's tables are there; tells those that are not.
    bool isWhole(const System& system, std::vector<Fault>& faults);

    struct State;
    std::unique_ptr<State> state;
};

// What is wrong with a player's own corrections of a system's tables (<own lists>/<system>/tables/).
std::vector<Fault> ownTableFaults(std::string_view system);

// The schema of list files with one system's columns.
Result<Schema> loadListSchema(const System& system);

// An army file tells a size where the rules have points; `file` is where it was read from.
std::optional<Fault> missingSize(const Army& army, const std::string& file);

// The sentences of this folder's codes.
void addCatalogueMessages();

// Judges an army of any listed nation, with its doubles partner. A fault when system or list is unknown.
Result<Verdict> judge(Catalogue& catalogue, const Army& army, bool mends);

} // namespace strategikon

// The player's library: saved armies and battlefields, the collection of stands and the program's settings in one
// SQLite file, with a log of every change that undo and redo read, also after a restart.
//
// Documents, facts and references are texts the library keeps and never reads. Every function that changes something
// is one transaction on disk when it returns; a fault means that nothing was changed. No exception leaves this header.
// A Library belongs to one thread. The shape of the file is in schema/library, the reasons are in README.md here.
#pragma once

#include "model/library/battle_records.h"
#include "model/library/records.h"
#include "model/library/step.h"
#include "model/text/fault.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace strategikon {

struct LibraryStore;

class Library {
public:
    enum class Mode {
        readWrite, // made with its folder if it is not there; becomes read only where it cannot be written
        command,   // the same for a moment: whoever wants it meanwhile waits
        readOnly,  // must be there; never changes the file
        copy,      // the same for a file that nobody writes to; leaves nothing beside it
    };

    // `steps` are the versions of the file, oldest first, the last being the newest this program knows; others than
    // the shipped ones are for tests. An older file is copied aside (<name>-backup-v<version>-<date>.db) and brought
    // up to date. A file that is newer, damaged or not ours is refused and left as it is.
    static Result<Library> open(const std::string& path, Mode mode = Mode::readWrite,
        std::span<const LibraryStep> steps = shippedLibrarySteps());

    Library(Library&&) noexcept;
    Library& operator=(Library&&) noexcept;
    ~Library();

    // Why nothing can be changed here; nullptr where it can.
    const Message* readOnlyBecause() const;
    const std::string& path() const; // absolute

    // --- Armies. `what` (small letters, digits, hyphens; not undo, redo, remove) and `detail` are for the history.
    Result<std::vector<SavedArmy>> armies(const ArmyFilter& filter = {}) const;
    Result<SavedArmy> army(const std::string& id) const;
    Result<std::vector<TagCount>> tags() const; // of armies not archived, by tag
    Result<SavedArmy> create(
        const ArmyContent& content, std::string_view what = "create", std::string_view detail = "");
    // An equal content adds nothing to the log; where only words and facts differ they are kept as refreshFacts does.
    Result<SavedArmy> save(const std::string& id, const ArmyContent& content, std::string_view what = "edit",
        std::string_view detail = "");
    Result<SavedArmy> setArchived(const std::string& id, bool archived); // what: archive, unarchive
    std::optional<Fault> remove(const std::string& id);                  // undo(Scope::army(id)) brings it back
    Result<std::vector<SavedArmy>> removed() const;                      // armies undo can bring back, latest first
    // Figures worked out anew from an unchanged document: no entry in the log, `changed` stays.
    std::optional<Fault> refreshFacts(const std::string& id, const std::string& words, const std::string& facts);

    // --- Battlefields, each with an undo of its own. `what` and `detail` as for armies.
    Result<std::vector<SavedField>> fields(bool archived = false) const; // latest first
    Result<SavedField> field(const std::string& id) const;
    Result<SavedField> createField(const FieldContent& content);
    Result<SavedField> saveField(const std::string& id, const FieldContent& content, std::string_view what = "edit",
        std::string_view detail = ""); // an equal content adds nothing to the log
    // The same, and what it held before is cleaned: in all that undo can bring back, in the file's free pages, in its
    // log, and so in every copy made from now on. Of copies made before copiesHolding() (copies.h) tells.
    Result<SavedField> saveFieldCleaned(const std::string& id, const FieldContent& content, const Cleaning& clean,
        std::string_view what = "edit", std::string_view detail = "");
    Result<SavedField> setFieldArchived(const std::string& id, bool archived);
    std::optional<Fault> removeField(const std::string& id); // undo(Scope::field(id)) brings it back

    // --- Battles. Their record only grows and is its own undo; nothing of them is in the log below.
    Result<std::vector<SavedBattle>> battles(
        std::string_view place = "open") const; // latest first; no beginnings; "": all
    // The same one by one, by an index and as long as `takes` wants more: whoever shows a page of many. What is amiss
    // of those.
    std::vector<Fault> eachBattle(std::string_view place, const std::function<bool(SavedBattle)>& takes) const;
    // Of all, removed ones among them, to find one by its name: the index says so, and no row is looked at.
    Result<std::vector<BattleName>> battleNames() const;
    Result<std::map<std::string, BattleAbout>> abouts() const; // by the ids of battles
    Result<SavedBattle> battle(const std::string& id) const;
    Result<std::vector<StoredEntry>> battleEntries(const std::string& id, int after = 0) const;
    // Where nobody says when it is played, it is today.
    Result<SavedBattle> createBattle(
        const BattleContent& content, std::span<const StoredEntry> entries = {}, const BattleAbout& about = {});
    // One that has the same beginning and the same entries, whenever they were made; nothing: there is none. Removed
    // ones do not count.
    Result<std::optional<SavedBattle>> sameBattle(
        const BattleContent& content, std::span<const StoredEntry> entries) const;
    // Their numbers follow those that are there; otherwise nothing is added. On disk when it returns.
    // `told`: of those entries, for plain SQL.
    std::optional<Fault> addEntries(const std::string& id, std::span<const StoredEntry> entries,
        const std::string& facts, const std::optional<KeptState>& kept = {}, std::span<const ToldStep> told = {});
    // Battles of which plain SQL cannot be told everything yet, with their systems; and what it is told of one, in
    // place of what it was told before.
    Result<std::vector<std::pair<std::string, std::string>>> untoldBattles() const;
    std::optional<Fault> tellBattle(const std::string& id, const ToldBattle& told);
    // Where it stood last when that was kept. It follows from the entries: a damaged one is none.
    Result<std::optional<KeptState>> keptState(const std::string& id) const;
    Result<SavedBattle> renameBattle(const std::string& id, const std::string& name);
    // In place of what was said of it before; when the battle was played last stays as it is.
    Result<SavedBattle> describeBattle(const std::string& id, const BattleAbout& about);
    // Names in what was said before they were looked at: of which battles; what came of it, kept so that it can be
    // taken back, with which all of them are looked at; and forgotten once it was.
    Result<std::vector<std::string>> unspeltBattles() const;
    std::optional<Fault> keepRespelt(std::span<const Respelt> names);
    Result<std::vector<Respelt>> respelt() const;
    std::optional<Fault> forgetRespelt();
    // Figures worked out anew from an unchanged record.
    std::optional<Fault> refreshBattleFacts(const std::string& id, const std::string& facts);
    Result<SavedBattle> placeBattle(const std::string& id, std::string_view place); // open, archived, removed

    // --- Collection. Each change belongs to Scope::collection().
    Result<std::vector<StandType>> stands() const;            // by name
    Result<StandType> saveStands(const StandType& stands);    // a new one where id is empty; `aside` is not read
    std::optional<Fault> removeStands(const std::string& id); // with what is set aside of it
    Result<std::vector<StandsAside>> aside(const std::string& armyId = {}) const; // of one army, or of all
    std::optional<Fault> setAside(const std::string& armyId, const std::string& standId, int stands); // 0: none
    // Replaces all that is set aside for one army, as one change.
    std::optional<Fault> setAside(const std::string& armyId, const std::vector<StandsAside>& stands);

    // --- Log. Scopes never touch each other's rows, so each has an undo of its own.
    // Scope::all() undoes whatever was done last, and redoes as long as no new change came between.
    Result<Edit> undo(const Scope& scope); // the entry that was undone
    Result<Edit> redo(const Scope& scope); // the entry that was done again
    Result<Reach> reach(const Scope& scope) const;
    bool canUndo(const Scope& scope) const; // also false where it cannot be read
    bool canRedo(const Scope& scope) const;
    Result<std::vector<Edit>> history(const Scope& scope, int limit = 0) const; // latest first; limit 0: all

    // --- Settings, not part of the log.
    Result<std::optional<std::string>> setting(const std::string& key) const;
    std::optional<Fault> setSetting(const std::string& key, const std::optional<std::string>& value);

    // --- Looking after it. Whoever reads a row looks at its digest; a list comes without the rows that are damaged,
    // and its faults name them. All of it looked through: the file, every row, every log. What it holds, with a fault
    // for each that is amiss.
    Result<LibraryHealth> lookThrough() const;
    Result<LibraryHealth> contents() const; // the same as it is counted, without a look at every row
    void interrupt() const;                 // from another thread: what reads just now gives up
    std::optional<Fault> remakeSearch();    // the search index, from the armies
    Result<LibraryMended> mend();           // see there
    // Somebody left it without closing it, and nobody has looked through it since; it is remembered until that is done.
    bool wasLeftOpen() const;
    // Changes are missing that were saved: what is there is older than what was there last. Told until it is mended.
    std::optional<Fault> behind() const;
    void markLookedThrough();

    // One whole copy in a file that is not there yet, or with replace in place of it; a library like any other.
    std::optional<Fault> backupTo(const std::string& path, bool replace = false) const;
    // The same in an empty file that the caller has made.
    std::optional<Fault> copyInto(const std::string& empty) const;

private:
    explicit Library(std::unique_ptr<LibraryStore> store);
    std::unique_ptr<LibraryStore> store_;
};

// Registers the English sentences of the codes; done by open() too.
void addLibraryMessages();

} // namespace strategikon

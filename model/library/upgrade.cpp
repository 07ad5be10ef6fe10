#include "model/library/upgrade.h"

#include "model/library/about.h"
#include "model/library/copy.h"
#include "model/library/progress.h"
#include "model/library/seal.h"

#include <SQLiteCpp/Statement.h>

#include <filesystem>

namespace strategikon {

namespace {

// <name>-backup-v<version>-<date>.db beside the library; a number is added where that is taken.
std::string backupName(const std::string& path, int version)
{
    namespace fs = std::filesystem;
    const fs::path library(path);
    const std::string date = libraryTime().substr(0, 10);
    const std::string name = library.stem().string() + "-backup-v" + std::to_string(version) + "-" + date;
    fs::path backup = library.parent_path() / (name + ".db");
    for (int number = 2; fs::exists(backup); ++number)
        backup = library.parent_path() / (name + "-" + std::to_string(number) + ".db");
    return backup;
}

bool referencesHold(SQLite::Database& db)
{
    SQLite::Statement query(db, "PRAGMA foreign_key_check");
    return !query.executeStep();
}

// A version beyond what the steps can explain would make the program refuse its own file later.
void runStep(LibraryStore& store, const LibraryStep& step)
{
    SQLite::Database& db = *store.db;
    store.db->beginAnew();
    SQLite::Transaction transaction(db, SQLite::TransactionBehavior::IMMEDIATE);
    db.exec(step.sql);
    if (step.version == sealedSince)
        sealOldRows(store);
    if (step.version == daysSince)
        keepOldDays(store);
    db.exec("PRAGMA application_id = " + std::to_string(libraryMagic));
    db.exec("PRAGMA user_version = " + std::to_string(step.version));
    if (!referencesHold(db))
        throw std::runtime_error(std::string(step.name) + ": a reference leads nowhere");
    transaction.commit();
}

Fault upgradeFault(const LibraryStore& store, int found, int wanted)
{
    Fault fault = currentTrouble(store.path);
    if (fault.message.code != "library-unexpected")
        return fault; // disk full and the like speak for themselves
    const std::string detail = fault.message.args.empty() ? "" : english(fault.message.args.front().second);
    return libraryFault(store.path, "upgrade-failed",
        {{"found", std::to_string(found)}, {"wanted", std::to_string(wanted)}, {"detail", detail}});
}

std::optional<Fault> copyAside(LibraryStore& store, int found)
{
    try {
        const bool battles = store.db->tableExists("battle"); // since version 3
        tellUpgrade(0, battles ? store.db->execAndGet("SELECT count(*) FROM battle").getInt() : 0);
        return copyLibrary(*store.db, backupName(store.path, found));
    } catch (...) {
        return upgradeFault(store, found, found + 1);
    }
}

} // namespace

std::optional<Fault> runLibrarySteps(LibraryStore& store, int found, std::span<const LibraryStep> steps)
{
    int version = found;
    try {
        // A step that makes a table anew drops the old one, which must not empty the tables that refer to it.
        store.db->exec("PRAGMA foreign_keys = OFF");
        for (const LibraryStep& step : steps) {
            if (step.version <= found)
                continue;
            runStep(store, step);
            version = step.version;
        }
        store.db->exec("PRAGMA foreign_keys = ON");
    } catch (...) {
        return upgradeFault(store, version, version + 1);
    }
    return {};
}

std::optional<Fault> upgradeLibrary(LibraryStore& store, int found, std::span<const LibraryStep> steps)
{
    if (found == steps.back().version)
        return {};
    if (found > 0)
        if (auto fault = copyAside(store, found))
            return fault;
    return runLibrarySteps(store, found, steps);
}

} // namespace strategikon

#include "model/library/open.h"

#include "model/library/copies.h"
#include "model/library/fresh.h"
#include "model/library/identity.h"
#include "model/library/private.h"
#include "model/library/seal.h"
#include "model/library/shape.h"
#include "model/library/upgrade.h"
#include "model/text/folder.h"

#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <filesystem>
#include <system_error>
#include <thread>

#include <unistd.h>

namespace strategikon {

namespace {

namespace fs = std::filesystem;
using Opened = Result<std::unique_ptr<LibraryStore>>;
using Store = std::unique_ptr<LibraryStore>;

constexpr int patience = 2000; // milliseconds to wait for another program

bool writable(const std::string& path) { return access(path.c_str(), W_OK) == 0; }

bool folderWritable(const std::string& path) { return writable(fs::path(path).parent_path()); }

std::uintmax_t logSize(const std::string& path)
{
    std::error_code error;
    const std::uintmax_t size = fs::file_size(path + "-wal", error);
    return error ? 0 : size;
}

// Whether closing leaves the log beside the file alone instead of writing it into the file.
void keepLogOnClose(SQLite::Database& db, bool keep)
{
    sqlite3_db_config(db.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep ? 1 : 0, nullptr);
}

// A new library appears under its name when it is complete, so that a file of no bytes is never one of ours.
std::optional<Fault> makeLibrary(const std::string& path, std::span<const LibraryStep> steps)
{
    FreshLibrary fresh(path, steps);
    if (steps.back().version >= sealedSince)
        beginCounting(fresh.store());
    return fresh.finish();
}

void openKeepingLog(LibraryStore& store, int flags)
{
    store.db = std::make_unique<Connection>(store.path, flags, patience);
    keepLogOnClose(*store.db, true);
}

// What stands beside our tables bears no name of theirs, of a later version neither.
bool standsBeside(const Misshape& shape, std::span<const LibraryStep> steps)
{
    const Shape ours = freshShape(steps.back().version, steps);
    return shape.missing.empty() && std::ranges::none_of(shape.foreign, [&](const ShapePart& part) {
        return std::ranges::any_of(ours, [&](const ShapePart& one) { return one.name == part.name; });
    });
}

// Another's file, of an unknown version, or not made as a library of its version is.
std::optional<Fault> refuseUnlike(LibraryStore& store, const LibraryIdentity& identity,
    std::span<const LibraryStep> steps, Asked asked = Asked::newest)
{
    auto fault = refuseStranger(store.path, identity, steps.back().version);
    if (fault || identity.version == 0)
        return fault;
    const Misshape shape = misshapeOf(*store.db, identity.version, steps);
    return asked == Asked::ownTables && standsBeside(shape, steps) ? std::nullopt : refuseShape(store.path, shape);
}

// What is left of changes that are not in the library any more may lie in its log still, which is written over soon:
// both are kept as they were found. It is told until somebody accepts it.
void lookForMissing(LibraryStore& store)
{
    const auto known = store.lock.count(), found = countOf(store);
    store.missing = missingOf(known, found);
    if (store.missing == 0)
        return;
    store.lock.markUnchecked();
    if (store.missing == known->lost)
        return;
    store.db.reset(); // which would lose its hold on the file once another descriptor of it is closed
    keepAsFound(store.path);
    openKeepingLog(store, SQLite::OPEN_READWRITE);
    store.lock.setCount(CommitCount{found->library, found->commits, store.missing});
}

// The file of a process that holds the lock. Until it is known to be ours, nothing is written to it.
std::optional<Fault> openOwned(LibraryStore& store, std::span<const LibraryStep> steps)
{
    if (!fs::exists(store.path))
        if (auto fault = makeLibrary(store.path, steps))
            return fault;
    for (const char* end : {"", "-wal", "-shm", ".lock"}) // made by an earlier version
        keepPrivate(store.path + end);
    openKeepingLog(store, SQLite::OPEN_READWRITE);
    const LibraryIdentity identity = identify(*store.db);
    if (auto fault = refuseUnlike(store, identity, steps))
        return fault;
    if (identity.version == steps.back().version)
        lookForMissing(store);
    SQLite::Database& db = *store.db;
    if (db.execAndGet("PRAGMA journal_mode = WAL").getString() != "wal")
        return libraryFault(store.path, "no-lock", {{"detail", "no write-ahead log"}});
    keepLogOnClose(db, false);
    db.exec("PRAGMA synchronous = FULL; PRAGMA secure_delete = ON"); // what is gone is gone from the file
    if (auto fault = upgradeLibrary(store, identity.version, steps))
        return fault;
    db.exec("PRAGMA foreign_keys = ON");
    return {};
}

// Reading beside whoever writes. This connection never writes and never moves the log into the file, on closing
// neither, so that the writer stays the only one who does (README.md says why that matters).
void openBesideWriter(LibraryStore& store) { openKeepingLog(store, SQLite::OPEN_READONLY); }

// Good if the file can be used as it is. What its lock knows is read first: the writer may go on meanwhile.
std::optional<Fault> judge(LibraryStore& store, std::span<const LibraryStep> steps, Asked asked = Asked::newest)
{
    const auto known = LibraryLock::countIn(store.path + ".lock");
    const LibraryIdentity identity = identify(*store.db);
    if (auto fault = refuseUnlike(store, identity, steps, asked))
        return fault;
    if (identity.empty)
        return libraryFault(store.path, "missing");
    if (identity.version == steps.back().version)
        store.missing = missingOf(known, countOf(store));
    else if (asked == Asked::newest)
        return libraryFault(store.path, "older");
    return {};
}

// Another process is the writer, perhaps only just beginning: what is missing or old now can be there in a moment.
Opened openSecond(Store store, std::span<const LibraryStep> steps)
{
    const std::string process = store->lock.holder().empty() ? "?" : store->lock.holder();
    const auto giveUp = std::chrono::steady_clock::now() + std::chrono::milliseconds(patience);
    do {
        try {
            openBesideWriter(*store);
            const auto fault = judge(*store, steps);
            if (!fault) {
                store->readOnly = Message{
                    store->lock.byCommand() ? "library-in-use-by-command" : "library-in-use", {{"process", process}}};
                return store;
            }
            const std::string& code = fault->message.code;
            if (code != "library-missing" && code != "library-older")
                return *fault;
        } catch (const SQLite::Exception& trouble) {
            if (trouble.getErrorCode() != SQLITE_CANTOPEN && trouble.getErrorCode() != SQLITE_BUSY)
                throw;
        }
        store->db.reset();
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    } while (std::chrono::steady_clock::now() < giveUp);
    return libraryFault(store->path, "opening", {{"process", process}});
}

// Where nothing can be written SQLite cannot make its side files. If there is no log beside the file then the file
// alone is everything, and is read without them.
Opened openProtected(Store store, std::span<const LibraryStep> steps, Message reason, Asked asked = Asked::newest)
{
    if (!fs::exists(store->path))
        return systemTrouble(store->path, EACCES);
    if (fs::exists(store->path + "-wal")) {
        try {
            openBesideWriter(*store);
            identify(*store->db);
        } catch (const SQLite::Exception&) {
            if (logSize(store->path) > 0)
                return libraryFault(store->path, "unfinished");
            store->db.reset();
        }
    }
    if (!store->db)
        store->db = openUntouched(store->path);
    if (auto fault = judge(*store, steps, asked))
        return *fault;
    store->readOnly = std::move(reason);
    return store;
}

Opened openProtected(Store store, std::span<const LibraryStep> steps)
{
    Message reason{"library-protected", {{"file", store->path}}};
    return openProtected(std::move(store), steps, std::move(reason));
}

// On a full disk not even SQLite's side files can be made, but a library that was closed properly can be read.
Opened openAsOwner(Store store, std::span<const LibraryStep> steps)
{
    const auto fault = guarded(store->path, [&] { return openOwned(*store, steps); });
    if (!fault)
        return store;
    store->db.reset();
    if (fault->message.code != "library-disk-full")
        return *fault;
    auto opened = openProtected(std::move(store), steps, fault->message);
    return opened ? std::move(opened) : Opened(*fault);
}

Fault lockTrouble(const std::string& path, int error)
{
    if (error == ENOSPC || error == EDQUOT)
        return systemTrouble(path, error);
    if (error == ELOOP || error == EMLINK)
        return libraryFault(path, "lock-linked", {{"lock", path + ".lock"}});
    return libraryFault(path, "no-lock", {{"detail", std::generic_category().message(error)}});
}

// What the system takes for the end of a name would lead to another file.
Store storeFor(const std::string& path)
{
    if (path.find('\0') != path.npos)
        throw Refused{systemTrouble(path, EINVAL)};
    auto store = std::make_unique<LibraryStore>();
    store->path = fs::weakly_canonical(fs::absolute(path));
    return store;
}

} // namespace

Opened openForWriting(const std::string& path, LibraryLock::As as, std::span<const LibraryStep> steps)
{
    return guarded(path, [&]() -> Opened {
        Store store = storeFor(path);
        if (auto fault = refuseFromOutside(store->path, steps.back().version))
            return *fault;
        const fs::path folder = fs::path(store->path).parent_path();
        if (const auto error = makeFolder(folder))
            return systemTrouble(store->path, error.value());
        if (folder.filename() == "strategikon") // ours alone; made by an earlier version it was open to others
            keepPrivate(folder);
        store->lock = LibraryLock::take(store->path + ".lock", as);
        const std::string file = store->path;
        switch (store->lock.state()) {
        case LibraryLock::State::others:
            return openSecond(std::move(store), steps);
        case LibraryLock::State::unwritable:
            return openProtected(std::move(store), steps);
        case LibraryLock::State::held:
            break;
        default:
            return lockTrouble(file, store->lock.error());
        }
        for (const fs::path& where : {folder, folder / "copies"})
            clearUnfinished(where);
        const bool canWrite = folderWritable(file) && (!fs::exists(file) || writable(file));
        return canWrite ? openAsOwner(std::move(store), steps) : openProtected(std::move(store), steps);
    });
}

namespace {

// One that is there, looked at before anything is opened.
template <class How>
Opened openThere(const std::string& path, std::span<const LibraryStep> steps, How how)
{
    return guarded(path, [&]() -> Opened {
        Store store = storeFor(path);
        if (!fs::exists(store->path))
            return libraryFault(store->path, "missing");
        if (auto fault = refuseFromOutside(store->path, steps.back().version))
            return *fault;
        Message reason{"library-reading", {}};
        return how(std::move(store), std::move(reason));
    });
}

} // namespace

Opened openForReading(const std::string& path, std::span<const LibraryStep> steps)
{
    return openThere(path, steps, [&](Store store, Message reason) -> Opened {
        if (!folderWritable(store->path))
            return openProtected(std::move(store), steps);
        openBesideWriter(*store);
        if (auto fault = judge(*store, steps))
            return *fault;
        store->readOnly = std::move(reason);
        return store;
    });
}

Opened openCopy(const std::string& path, std::span<const LibraryStep> steps, Asked asked)
{
    auto opened = openThere(path, steps,
        [&](Store store, Message reason) { return openProtected(std::move(store), steps, std::move(reason), asked); });
    if (opened)
        (*opened)->db->onlyTables();
    for (Fault& fault : opened.faults)
        fault = saidOfCopy(std::move(fault), path);
    return opened;
}

} // namespace strategikon

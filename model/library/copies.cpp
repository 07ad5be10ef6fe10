#include "model/library/copies.h"

#include "model/library/connection.h"
#include "model/library/copy.h"
#include "model/library/everything.h"
#include "model/library/fields.h"
#include "model/library/fresh.h"
#include "model/library/health.h"
#include "model/library/identity.h"
#include "model/library/lock.h"
#include "model/library/open.h"
#include "model/library/shape.h"
#include "model/library/store.h"
#include "model/text/contains.h"
#include "model/text/folder.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <set>

#include <unistd.h>

namespace strategikon {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t keptOfEach = 3; // days, weeks, months

// Beside the library itself, where its name is a link.
fs::path itself(const std::string& library) { return fs::weakly_canonical(fs::absolute(library)); }

fs::path copiesFolder(const std::string& library) { return itself(library).parent_path() / "copies"; }

std::string stemOf(const std::string& library) { return itself(library).stem().string(); }

bool isDay(const std::string& text)
{
    const std::string form = "0000-00-00";
    return text.size() == form.size() && std::equal(text.begin(), text.end(), form.begin(), [](char c, char f) {
        return f == '-' ? c == '-' : c >= '0' && c <= '9';
    });
}

// Which Monday a day's week began with, as a number; weeks of all years follow one another.
long weekOf(const std::string& day)
{
    using namespace std::chrono;
    const auto number = [&day](std::size_t at, std::size_t size) { return std::stoi(day.substr(at, size)); };
    const sys_days date = year{number(0, 4)} / month(unsigned(number(5, 2))) / std::chrono::day(unsigned(number(8, 2)));
    return (date.time_since_epoch().count() + 3) / 7; // 1 January 1970 was a Thursday
}

// Of 24 letters with hyphens where a name of a file better has no colons: "2026-01-31T13-45-07.123Z".
std::string timeName(std::string time)
{
    std::replace(time.begin(), time.end(), ':', '-');
    return time;
}

std::string timeNamed(const std::string& name)
{
    constexpr std::size_t size = 24;
    if (name.size() < size || name[10] != 'T' || name[23] != 'Z')
        return {}; // an earlier version named the day alone
    std::string time = name.substr(0, size);
    time[13] = time[16] = ':';
    return time;
}

// A file of the folder that is one of ours: <library>-<day>.db, or <library>-aside-<day>... .db
std::optional<LibraryCopy> copyNamed(const fs::path& file, const std::string& stem)
{
    LibraryCopy copy{file.string(), file.filename().string(), {}, false};
    if (!copy.name.starts_with(stem + "-") || !copy.name.ends_with(".db"))
        return {};
    std::string rest = copy.name.substr(stem.size() + 1, copy.name.size() - stem.size() - 4);
    if (rest.starts_with("aside-")) {
        copy.setAside = true;
        rest = rest.substr(6);
    }
    copy.day = rest.substr(0, 10);
    copy.at = copy.setAside ? timeNamed(rest) : "";
    return isDay(copy.day) && (copy.setAside || rest.size() == 10) ? std::optional(copy) : std::nullopt;
}

bool exists(const std::string& file)
{
    std::error_code error;
    return fs::exists(file, error);
}

// What stands in the log goes into the file, so that the file alone is everything. Where that fails the log stays.
void foldLog(const std::string& library)
{
    std::error_code error;
    if (!exists(library + "-wal") || fs::file_size(library, error) == 0)
        return;
    try {
        Connection db(library, SQLite::OPEN_READWRITE);
        db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    } catch (const SQLite::Exception&) { // damaged, which may be why a copy is wanted
    }
}

void setAside(const std::string& library, const fs::path& aside)
{
    foldLog(library);
    // A second name for the file, so that the library is missing at no moment.
    if (link(library.c_str(), aside.c_str()) != 0)
        copyFile(library, aside);
    std::error_code error;
    if (fs::file_size(library + "-wal", error) > 0 && !error)
        fs::rename(library + "-wal", aside.string() + "-wal");
    for (const char* end : {"-wal", "-shm"})
        fs::remove(library + end, error);
}

// A copy that nobody could say anything against; one of an earlier version will be brought up to date when it is
// opened.
std::optional<Fault> refuseCopy(const std::string& copy)
{
    const auto opened = Library::open(copy, Library::Mode::copy);
    if (!opened)
        return opened.faults.front().message.code == "library-older" ? std::nullopt
                                                                     : std::optional(opened.faults.front());
    const auto health = opened->lookThrough();
    return health ? std::nullopt : std::optional(saidOfCopy(health.faults.front(), copy));
}

bool holdsNothing(const std::string& copy)
{
    const auto opened = Library::open(copy, Library::Mode::copy);
    const auto contents = opened ? opened->contents() : Result<LibraryHealth>();
    return contents && contents->bare();
}

} // namespace

std::string asideName(const std::string& library)
{
    const std::string begin = stemOf(library) + "-aside-" + timeName(libraryTime());
    fs::path file = copiesFolder(library) / (begin + ".db");
    for (int number = 2; fs::exists(file) || fs::exists(file.string() + "-wal"); ++number)
        file = copiesFolder(library) / (begin + "-" + std::to_string(number) + ".db");
    return file;
}

std::vector<LibraryCopy> copiesOf(const std::string& library)
{
    std::vector<LibraryCopy> copies;
    std::error_code error;
    for (const auto& file : fs::directory_iterator(copiesFolder(library), error))
        if (auto copy = copyNamed(file.path(), stemOf(library)))
            copies.push_back(std::move(*copy));
    std::ranges::sort(copies,
        [](const LibraryCopy& a, const LibraryCopy& b) { return std::pair(a.day, a.name) > std::pair(b.day, b.name); });
    return copies;
}

std::vector<LibraryCopy> copiesMeant(const std::string& library, const std::string& word)
{
    std::vector<LibraryCopy> meant;
    const auto copies = copiesOf(library);
    const auto take = [&](const auto& fits) {
        if (meant.empty() && !word.empty())
            std::copy_if(copies.begin(), copies.end(), std::back_inserter(meant), fits);
    };
    take([&](const LibraryCopy& copy) { return copy.name == word || copy.name == word + ".db"; });
    take([&](const LibraryCopy& copy) { return copy.day == word && !copy.setAside; });
    take([&](const LibraryCopy& copy) { return copy.name.starts_with(word) || copy.day == word; });
    return meant;
}

Result<LibraryCopy> lastWhole(const std::string& library, std::vector<Fault>& passed)
{
    addLibraryMessages();
    for (const LibraryCopy& copy : copiesOf(library)) {
        if (copy.setAside)
            continue;
        if (auto fault = refuseCopy(copy.file))
            passed.push_back(std::move(*fault));
        else if (holdsNothing(copy.file))
            passed.push_back(libraryFault(copy.file, "copy-bare"));
        else
            return copy;
    }
    return libraryFault(library, "no-whole-copy");
}

namespace {

// <library>-backup-v..., beside it (upgrade.cpp).
std::vector<fs::path> backupsOf(const std::string& library)
{
    std::vector<fs::path> files;
    std::error_code error;
    for (const auto& file : fs::directory_iterator(itself(library).parent_path(), error))
        if (file.path().filename().string().starts_with(stemOf(library) + "-backup-v"))
            files.push_back(file.path());
    return files;
}

} // namespace

std::vector<std::string> copiesHolding(
    const std::string& library, const std::string& field, const std::function<bool(const std::string& document)>& kind)
{
    std::vector<fs::path> files = backupsOf(library);
    for (const LibraryCopy& copy : copiesOf(library))
        files.emplace_back(copy.file);
    std::vector<std::string> holding;
    for (const fs::path& file : files)
        try {
            const auto copy = openUntouched(file);
            copy->onlyTables();
            const auto documents = documentsOf(*copy, field);
            if (std::ranges::any_of(documents, kind))
                holding.push_back(file.filename());
        } catch (const SQLite::Exception&) { // of a version without fields, or damaged
        }
    return holding;
}

std::vector<std::string> keptDays(std::vector<std::string> days)
{
    std::sort(days.rbegin(), days.rend());
    std::set<std::string> seenDays, seenMonths;
    std::set<long> seenWeeks;
    std::vector<std::string> kept;
    const auto first = [](auto& seen, const auto& one) { return seen.size() < keptOfEach && seen.insert(one).second; };
    for (const std::string& day : days) {
        const bool ofDays = first(seenDays, day), ofWeeks = first(seenWeeks, weekOf(day)),
                   ofMonths = first(seenMonths, day.substr(0, 7));
        if (ofDays || ofWeeks || ofMonths)
            kept.push_back(day);
    }
    return kept;
}

Result<bool> rollCopies(const Library& library, const std::string& today)
{
    const std::string& path = library.path();
    return guarded(path, [&]() -> Result<bool> {
        const fs::path folder = copiesFolder(path), target = folder / (stemOf(path) + "-" + today + ".db");
        if (fs::exists(target) && Library::open(target, Library::Mode::copy))
            return false;
        if (const auto contents = library.contents(); contents && contents->bare())
            return false;
        if (const auto error = makeFolder(folder))
            return systemTrouble(path, error.value());
        if (fs::space(folder).available / 2 < fs::file_size(path))
            return false;
        if (const auto fault = library.backupTo(target, true)) // one that cannot be opened is none
            return *fault;
        std::vector<std::string> days;
        const auto copies = copiesOf(path);
        for (const LibraryCopy& copy : copies)
            if (!copy.setAside)
                days.push_back(copy.day);
        const auto kept = keptDays(days);
        for (const LibraryCopy& copy : copies)
            if (!copy.setAside && !contains(kept, copy.day))
                fs::remove(copy.file);
        return true;
    });
}

void keepAsFound(const std::string& library)
{
    (void)guarded(library, [&]() -> std::optional<Fault> {
        const std::string aside = asideName(library);
        makeFolder(copiesFolder(library));
        if (exists(library + "-wal")) // first: without its file it is nothing
            copyFile(library + "-wal", aside + "-wal");
        copyFile(library, aside);
        return {};
    });
}

namespace {

std::optional<Fault> lockToReplace(LibraryLock& lock, const std::string& path)
{
    lock = LibraryLock::take(path + ".lock", LibraryLock::As::command);
    if (lock.state() == LibraryLock::State::held)
        return {};
    return libraryFault(path, lock.byCommand() ? "in-use-by-command" : "restore-in-use",
        {{"process", lock.holder().empty() ? "?" : lock.holder()}});
}

// Says where the one before was set aside to; it is looked through by then, and nobody knows how many commits it has.
Result<std::string> takeItsPlace(FreshLibrary& fresh, LibraryLock& lock)
{
    const std::string path = fresh.store().path;
    std::string aside;
    if (const auto error = makeFolder(copiesFolder(path)))
        return systemTrouble(path, error.value());
    if (exists(path)) {
        aside = asideName(path);
        setAside(path, aside);
    }
    if (auto fault = fresh.finish())
        return *fault;
    lock.markChecked();
    lock.setCount({});
    return aside;
}

// Row by row, so that nothing but rows comes over; then all of it is looked through.
std::optional<Fault> fill(FreshLibrary& fresh, LibraryStore& from)
{
    copyRows(*from.db, fresh, identify(*from.db).version, shippedLibrarySteps());
    fresh.store().db->beginAnew();
    const auto health = lookThrough(fresh.store());
    return health ? std::nullopt : std::optional(health.faults.front());
}

std::span<const LibraryStep> stepsTo(int version) { return shippedLibrarySteps().first(std::size_t(version)); }

} // namespace

Result<std::string> restoreLibrary(const std::string& library, const std::string& copy)
{
    return guarded(library, [&]() -> Result<std::string> {
        const std::string path = fs::weakly_canonical(fs::absolute(library));
        addLibraryMessages();
        if (exists(path) && exists(copy) && fs::equivalent(path, copy))
            return libraryFault(path, "restore-itself");
        auto from = openCopy(copy, shippedLibrarySteps(), Asked::any);
        if (!from)
            return from.faults;
        FreshLibrary fresh(path, stepsTo(identify(*(*from)->db).version));
        if (auto fault = guarded((*from)->path, [&] { return fill(fresh, **from); }))
            return saidOfCopy(std::move(*fault), copy);
        LibraryLock lock;
        if (auto fault = lockToReplace(lock, path))
            return *fault;
        return takeItsPlace(fresh, lock);
    });
}

namespace {

// What it has besides our own tables, which is left out.
std::vector<Message> foreignIn(LibraryStore& from)
{
    std::vector<Message> told;
    for (const ShapePart& part : misshapeOf(*from.db, identify(*from.db).version, shippedLibrarySteps()).foreign)
        told.push_back({"library-out-foreign", {{"called", part.name}}});
    return told;
}

// With its history where every row can be read and is whole; otherwise what can be read, with a history of its own.
Result<LibraryMended> madeAnew(const std::string& path)
{
    LibraryLock lock;
    if (auto fault = lockToReplace(lock, path))
        return *fault;
    auto from = openCopy(path, shippedLibrarySteps(), Asked::ownTables);
    if (!from) // it is no backup, and what is said of those does not help
        return from.faults.front().message.code.starts_with("library-copy") ? libraryFault(path, "mend-too-much")
                                                                            : from.faults.front();
    const auto replace = [&](FreshLibrary& fresh, std::vector<Message> told) -> Result<LibraryMended> {
        from->reset(); // another descriptor of the file is closed now
        const auto aside = takeItsPlace(fresh, lock);
        return aside ? Result<LibraryMended>(LibraryMended{std::move(told), *aside}) : aside.faults;
    };
    std::vector<Message> told = foreignIn(**from);
    {
        FreshLibrary fresh(path, stepsTo(identify(*(*from)->db).version));
        if (!guarded(path, [&] { return fill(fresh, **from); })) {
            told.push_back({"library-out-remade", {}});
            return replace(fresh, std::move(told));
        }
    }
    FreshLibrary fresh(path, shippedLibrarySteps());
    (*from)->db->beginAnew();
    const auto sound = changing(fresh.store(),
        [&](SQLite::Database&) -> Result<std::vector<Message>> { return readSound(fresh.store(), **from); });
    if (!sound)
        return sound.faults;
    told.insert(told.end(), sound->begin(), sound->end());
    return replace(fresh, std::move(told));
}

bool isTooMuch(const Fault& fault)
{
    const std::string& code = fault.message.code;
    return code == "library-mend-too-much" || code == "library-foreign" || code.starts_with("library-damaged");
}

} // namespace

Result<LibraryMended> mendLibrary(const std::string& library)
{
    const std::string path = itself(library);
    return guarded(path, [&]() -> Result<LibraryMended> {
        {
            auto opened = Library::open(path, Library::Mode::command);
            auto mended = opened ? opened->mend() : Result<LibraryMended>(opened.faults);
            if (mended || !isTooMuch(mended.faults.front()))
                return mended;
        }
        return madeAnew(path);
    });
}

} // namespace strategikon

#include "model/library/copies.h"

#include "model/library/copy.h"
#include "model/library/everything.h"
#include "model/library/identity.h"
#include "model/library/lock.h"
#include "model/library/open.h"
#include "model/library/private.h"
#include "model/library/store.h"
#include "model/text/folder.h"

#include <SQLiteCpp/Statement.h>

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
        SQLite::Database db(library, SQLite::OPEN_READWRITE);
        db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    } catch (const SQLite::Exception&) { // damaged, which may be why a copy is wanted
    }
}

void setAside(const std::string& library, const fs::path& aside)
{
    foldLog(library);
    // A second name for the file, so that the library is missing at no moment.
    if (link(library.c_str(), aside.c_str()) != 0)
        fs::copy_file(library, aside);
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
    std::sort(copies.begin(), copies.end(),
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
            if (!copy.setAside && std::find(kept.begin(), kept.end(), copy.day) == kept.end())
                fs::remove(copy.file);
        return true;
    });
}

Result<std::string> restoreLibrary(const std::string& library, const std::string& copy)
{
    return guarded(library, [&]() -> Result<std::string> {
        const std::string path = fs::weakly_canonical(fs::absolute(library)), from = fs::absolute(copy);
        addLibraryMessages();
        if (exists(path) && exists(from) && fs::equivalent(path, from))
            return libraryFault(path, "restore-itself");
        if (auto fault = refuseCopy(from))
            return *fault;
        if (const auto error = makeFolder(copiesFolder(path)))
            return systemTrouble(path, error.value());
        LibraryLock lock = LibraryLock::take(path + ".lock", LibraryLock::As::command);
        if (lock.state() != LibraryLock::State::held)
            return libraryFault(path, lock.byCommand() ? "in-use-by-command" : "restore-in-use",
                {{"process", lock.holder().empty() ? "?" : lock.holder()}});
        Unfinished fresh(path);
        {
            const auto source = openUntouched(from);
            SQLite::Statement vacuum(*source, "VACUUM INTO ?");
            vacuum.bind(1, fresh.path());
            vacuum.exec();
        }
        // A file of everything holds own lists as well, which are no part of a library (everything.h).
        SQLite::Database(fresh.path(), SQLite::OPEN_READWRITE)
            .exec("PRAGMA journal_mode = DELETE; DROP TABLE IF EXISTS file");
        std::string aside;
        if (exists(path)) {
            aside = asideName(path);
            setAside(path, aside);
        }
        if (auto fault = fresh.finish())
            return *fault;
        lock.markChecked(); // what is there now was looked through
        return aside;
    });
}

namespace {

Result<LibraryMended> madeAnew(const std::string& path)
{
    LibraryLock lock = LibraryLock::take(path + ".lock", LibraryLock::As::command);
    if (lock.state() != LibraryLock::State::held)
        return libraryFault(path, "busy");
    const std::string fresh = path + ".mended";
    const auto forget = [&fresh] {
        std::error_code error;
        for (const char* end : {"", "-wal", "-shm", ".lock"})
            fs::remove(fresh + end, error);
    };
    forget();
    Result<std::vector<Message>> told;
    {
        const auto from = openCopy(path, shippedLibrarySteps());
        auto to = from ? openForWriting(fresh, LibraryLock::As::command, shippedLibrarySteps()) : from.faults;
        if (!to)
            return to.faults;
        told =
            changing(**to, [&](SQLite::Database&) -> Result<std::vector<Message>> { return readSound(**to, **from); });
    }
    if (told) {
        const std::string aside = asideName(path);
        if (const auto error = makeFolder(copiesFolder(path)))
            return systemTrouble(path, error.value());
        setAside(path, aside);
        fs::rename(fresh, path);
        lock.markChecked(); // every row was looked at
        forget();
        return LibraryMended{std::move(*told), aside};
    }
    forget();
    return told.faults;
}

bool isTooMuch(const Fault& fault)
{
    const std::string& code = fault.message.code;
    return code == "library-mend-too-much" || code.starts_with("library-damaged");
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

// strategikon library check, copies, restore, mend: is the library whole, its backups, putting one back, repair.
#include "app/cli/commands.h"
#include "app/cli/context.h"

#include "app/places.h"
#include "app/words/words.h"
#include "model/library/copies.h"
#include "model/library/everything.h"

#include <QDate>

#include <algorithm>

namespace strategikon::cli {

namespace {

Json healthJson(const LibraryHealth& health)
{
    return {{"armies", health.armies}, {"fields", health.fields}, {"battles", health.battles},
        {"entries", health.entries}, {"stands", health.stands}, {"changes", health.changes}, {"latest", health.latest}};
}

QString healthShown(const LibraryHealth& health)
{
    //: what a library holds, in figures
    return Cli::tr("armies %1, battlefields %2, battles %3 with %4 entries, kinds of stands %5; last changed %6")
        .arg(grouped(health.armies), grouped(health.fields), grouped(health.battles), grouped(health.entries),
            grouped(health.stands), plain(health.latest.empty() ? "-" : health.latest.substr(0, 10)));
}

std::string thisDay() { return QDate::currentDate().toString(Qt::ISODate).toStdString(); }

// The newest copy that is not damaged. Prints why newer ones were skipped.
std::optional<std::string> lastCopy()
{
    std::vector<Fault> passed;
    const auto last = lastWhole(libraryFile().string(), passed);
    complain(passed);
    if (last)
        return last->file;
    complain(last.faults);
    return {};
}

// The file an argument names: “last” (the newest copy that is not damaged), the name of a copy or the beginning of it,
// or a path.
std::optional<std::string> copyMeant(const std::string& name)
{
    if (name == "last")
        return lastCopy();
    std::error_code error;
    const auto found = copiesMeant(libraryFile().string(), name);
    if (found.size() == 1)
        return found.front().file;
    if (found.empty() && std::filesystem::is_regular_file(name, error))
        return name;
    QStringList names;
    for (const LibraryCopy& copy : found)
        names << plain(copy.name);
    complain(found.empty() ? Cli::tr("there is no backup “%1”; “%2” lists them.")
                                 .arg(plain(name), QStringLiteral("strategikon library copies"))
                           : Cli::tr("“%1” could be several backups; type the full name of one: %2.")
                                 .arg(plain(name), names.join(QStringLiteral(", "))));
    return {};
}

// Whoever opens the library is told by that alone that changes are missing.
int told(std::vector<Fault> faults)
{
    const bool whole = faults.empty();
    std::erase_if(faults, [](const Fault& fault) { return fault.message.code == "library-behind"; });
    return beside(faults, whole ? done : unusable);
}

} // namespace

int libraryCheck(bool json)
{
    auto store = library(false);
    if (!store)
        return unusable;
    auto health = store->lookThrough();
    if (!health.value)
        return refused(health.faults);
    const bool writes = store->readOnlyBecause() == nullptr;
    const auto search = [](const Fault& fault) { return fault.message.code == "library-damaged-search"; };
    bool remade = false;
    if (writes && std::ranges::count_if(health.faults, search) > 0 && !store->remakeSearch()) {
        std::erase_if(health.faults, search);
        remade = true;
    }
    std::string copied;
    bool cramped = false; // no room for a copy
    if (writes && health.faults.empty()) {
        store->markLookedThrough();
        const std::string today = thisDay(); // once: midnight may lie between making the copy and naming it
        const auto rolled = rollCopies(*store, today);
        if (!rolled)
            health.faults = rolled.faults;
        else if (const auto there = copiesMeant(store->path(), today); *rolled)
            copied = there.front().file;
        else
            cramped = there.empty() && !health->bare();
    }
    std::vector<Fault> faults = health.faults;
    if (cramped)
        faults.push_back({{store->path(), 0, 0}, {"library-no-room-to-copy", {}}});
    if (json) {
        Json all = healthJson(*health);
        all["whole"] = bool(health);
        all["search_remade"] = remade;
        all["copy"] = copied;
        printJson(all);
        return told(std::move(faults));
    }
    print(healthShown(*health) + u'\n');
    if (remade)
        print(Cli::tr("The search index was damaged and has been rebuilt.") + u'\n');
    if (health)
        print(Cli::tr("No damage found.") + u'\n');
    if (!copied.empty())
        print(Cli::tr("Backed up to %1").arg(plain(copied)) + u'\n');
    return told(std::move(faults));
}

int libraryCopies(bool json)
{
    catalogue(); // here and below for what it does besides: it says where schemas and lists lie
    addLibraryMessages();
    Json array = Json::array();
    for (const LibraryCopy& copy : copiesOf(libraryFile().string())) {
        const auto opened = Library::open(copy.file, Library::Mode::copy);
        const auto contents = opened ? opened->contents() : Result<LibraryHealth>(opened.faults);
        if (json) {
            Json one{{"name", copy.name}, {"day", copy.day}, {"set_aside", copy.setAside}, {"file", copy.file}};
            if (!copy.at.empty())
                one["at"] = copy.at;
            if (contents)
                one.update(healthJson(*contents));
            else
                one["error"] = worded(contents.faults.front().message).toStdString();
            array.push_back(std::move(one));
        } else {
            const QString about = contents ? healthShown(*contents) : worded(contents.faults.front().message);
            print(QStringLiteral("%1  %2%3\n")
                      .arg(plain(copy.name), copy.setAside ? Cli::tr("kept; ") : QString(), about));
        }
    }
    if (json)
        printJson(array);
    return done;
}

int libraryRestore(const std::string& name)
{
    catalogue();
    const auto copy = copyMeant(name);
    if (!copy)
        return unusable;
    const auto aside = restoreLibrary(libraryFile().string(), *copy);
    if (!aside)
        return refused(aside.faults);
    print(Cli::tr("The library was restored from %1.").arg(plain(*copy)) + u'\n');
    if (!aside->empty())
        print(Cli::tr("The previous one is in %1.").arg(plain(*aside)) + u'\n');
    if (const auto files = filesIn(*copy); files && !files->empty())
        print(Cli::tr("Own lists, points values and terrain in that file are not restored by this; use “%1”.")
                  .arg(QStringLiteral("strategikon library import"))
            + u'\n');
    return done;
}

int libraryMend()
{
    catalogue();
    const auto mended = mendLibrary(libraryFile().string());
    if (!mended)
        return refused(mended.faults);
    for (const Message& one : mended->told)
        print(worded(one) + u'\n');
    if (mended->aside.empty())
        print(Cli::tr("No damage found; nothing was repaired.") + u'\n');
    else
        print(Cli::tr("The full library as it was is kept in %1").arg(plain(mended->aside)) + u'\n');
    return done;
}

} // namespace strategikon::cli

// Looking after the library: is it whole, mending, one copy of it.
#include "model/library/calls.h"
#include "model/library/copies.h"
#include "model/library/copy.h"
#include "model/library/count.h"
#include "model/library/health.h"
#include "model/library/library.h"
#include "model/library/mending.h"
#include "model/text/folder.h"

#include <sqlite3.h>

#include <filesystem>

namespace strategikon {

Result<LibraryHealth> Library::lookThrough() const
{
    auto health = listing(*store_, [&] { return strategikon::lookThrough(*store_); });
    if (auto fault = behind())
        health.faults.push_back(std::move(*fault));
    return health;
}

Result<LibraryHealth> Library::contents() const
{
    return reading(*store_, [&] { return contentsOf(*store_); });
}

void Library::interrupt() const { sqlite3_interrupt(store_->db->getHandle()); }

std::optional<Fault> Library::remakeSearch()
{
    return done(*store_, [&] { strategikon::remakeSearch(*store_); });
}

Result<LibraryMended> Library::mend()
{
    if (store_->readOnly)
        return Fault{Place{store_->path, 0, 0}, *store_->readOnly};
    if (lookThrough())
        return LibraryMended();
    return guarded(store_->path, [&]() -> Result<LibraryMended> {
        const std::string aside = asideName(store_->path);
        if (const auto error = makeFolder(std::filesystem::path(aside).parent_path()))
            return systemTrouble(store_->path, error.value());
        if (auto fault = copyAsItIs(*store_->db, aside))
            return *fault;
        auto told = changed(*store_, [&] { return mendLibrary(*store_); });
        if (!told) {
            std::filesystem::remove(aside);
            return told.faults;
        }
        acceptMissing(*store_, *told);
        store_->lock.markChecked(); // it was looked through at the end
        return LibraryMended{std::move(*told), aside};
    });
}

std::optional<Fault> Library::behind() const { return refuseMissing(*store_); }

bool Library::wasLeftOpen() const { return store_->lock.unchecked(); }

void Library::markLookedThrough() { store_->lock.markChecked(); }

std::optional<Fault> Library::backupTo(const std::string& path, bool replace) const
{
    return guarded(path, [&]() -> std::optional<Fault> {
        const std::string target = std::filesystem::absolute(path);
        if (std::filesystem::exists(target)) {
            if (std::filesystem::equivalent(target, store_->path))
                return libraryFault(target, "copy-onto-itself");
            if (!std::filesystem::is_regular_file(target))
                return libraryFault(target, "not-a-file");
            if (!replace)
                return libraryFault(target, "copy-exists");
        }
        store_->db->beginAnew();
        return copyLibrary(*store_->db, target);
    });
}

std::optional<Fault> Library::copyInto(const std::string& empty) const
{
    store_->db->beginAnew();
    return guarded(empty, [&]() -> std::optional<Fault> {
        strategikon::copyInto(*store_->db, empty);
        return {};
    });
}

} // namespace strategikon

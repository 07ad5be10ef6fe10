#include "model/library/copy.h"

#include "model/library/trouble.h"

#include <SQLiteCpp/Statement.h>

#include <cerrno>
#include <filesystem>

#include <fcntl.h>
#include <unistd.h>

namespace strategikon {

namespace {

// 0 or errno.
int syncToDisk(const std::string& path, int flags)
{
    const int descriptor = open(path.c_str(), flags | O_CLOEXEC);
    if (descriptor < 0)
        return errno;
    const int error = fsync(descriptor) == 0 ? 0 : errno;
    close(descriptor);
    return error;
}

} // namespace

// VACUUM INTO rather than a copy of the bytes: it reads one consistent state, also while the log beside the file holds
// changes, and writes a single file without anything beside it.
std::optional<Fault> copyLibrary(SQLite::Database& db, const std::string& target)
{
    namespace fs = std::filesystem;
    const std::string unfinished = target + ".part";
    std::error_code ignored;
    const auto fail = [&](Fault fault) {
        fs::remove(unfinished, ignored);
        fs::remove(unfinished + "-journal", ignored);
        return fault;
    };
    fs::remove(unfinished, ignored);
    try {
        SQLite::Statement vacuum(db, "VACUUM INTO ?");
        vacuum.bind(1, unfinished);
        vacuum.exec();
    } catch (...) {
        return fail(currentTrouble(target));
    }
    if (const int error = syncToDisk(unfinished, O_RDWR))
        return fail(systemTrouble(target, error));
    if (std::rename(unfinished.c_str(), target.c_str()) != 0)
        return fail(systemTrouble(target, errno));
    const std::string folder = fs::path(target).parent_path();
    syncToDisk(folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY); // not all file systems can; the copy is whole
    return {};
}

} // namespace strategikon

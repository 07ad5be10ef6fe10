#include "model/library/private.h"

#include "model/library/trouble.h"

#include <cerrno>
#include <cstdio>
#include <filesystem>

#include <fcntl.h>
#include <sys/stat.h>
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

void keepPrivate(const std::string& path)
{
    struct stat now {};
    if (lstat(path.c_str(), &now) == 0 && !S_ISLNK(now.st_mode) && now.st_uid == geteuid() && (now.st_mode & 077) != 0)
        (void)!chmod(path.c_str(), now.st_mode & 0700);
}

Unfinished::Unfinished(std::string target) : target_(std::move(target)), path_(target_ + ".part")
{
    forget();
    const int descriptor = open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (descriptor < 0)
        throw Refused{systemTrouble(target_, errno)};
    close(descriptor);
}

Unfinished::~Unfinished()
{
    if (!finished_)
        forget();
}

void Unfinished::forget() const
{
    std::error_code ignored;
    for (const char* end : {"", "-journal"})
        std::filesystem::remove(path_ + end, ignored);
}

std::optional<Fault> Unfinished::finish()
{
    if (const int error = syncToDisk(path_, O_RDWR))
        return systemTrouble(target_, error);
    if (std::rename(path_.c_str(), target_.c_str()) != 0)
        return systemTrouble(target_, errno);
    finished_ = true;
    const std::string folder = std::filesystem::path(target_).parent_path();
    syncToDisk(folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY); // not all file systems can; the file is whole
    return {};
}

} // namespace strategikon

#include "model/library/private.h"

#include "model/library/trouble.h"

#include <sys/stat.h>
#include <unistd.h>

namespace strategikon {

void keepPrivate(const std::string& path)
{
    struct stat now {};
    if (lstat(path.c_str(), &now) == 0 && !S_ISLNK(now.st_mode) && now.st_uid == geteuid() && (now.st_mode & 077) != 0)
        (void)!chmod(path.c_str(), now.st_mode & 0700);
}

PrivateFile::PrivateFile(const std::string& target) : file_(target, 0600)
{
    if (file_.error())
        throw Refused{systemTrouble(target, file_.error())};
}

std::optional<Fault> PrivateFile::finish()
{
    const int error = file_.finish(Existing::replaced);
    return error ? std::optional(systemTrouble(file_.target(), error)) : std::nullopt;
}

} // namespace strategikon

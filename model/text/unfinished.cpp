#include "model/text/unfinished.h"

#include "model/text/digest.h"

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <random>
#include <string_view>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

namespace strategikon {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view hiddenHead = ".strategikon-", hiddenTail = ".part";
constexpr std::size_t randomDigits = 16, proofDigits = 8;

// ".strategikon-<16 random digits><8 of their checksum>.part": a name that is nobody's by chance.
std::string hiddenName(std::string_view random)
{
    char sum[proofDigits + 1];
    std::snprintf(sum, sizeof sum, "%08x", crc32(std::string(hiddenHead) + std::string(random)));
    return std::string(hiddenHead).append(random).append(sum).append(hiddenTail);
}

std::string freshName()
{
    std::random_device random;
    char text[randomDigits + 1];
    std::snprintf(text, sizeof text, "%08x%08x", unsigned(random()), unsigned(random()));
    return hiddenName(text);
}

bool isOurs(std::string_view name)
{
    return name.size() == hiddenHead.size() + randomDigits + proofDigits + hiddenTail.size()
        && name.starts_with(hiddenHead) && name == hiddenName(name.substr(hiddenHead.size(), randomDigits));
}

std::string folderBeside(const std::string& path)
{
    const std::string folder = fs::path(path).parent_path();
    return folder.empty() ? "." : folder;
}

// There a lock of ours could be in the way of SQLite's, or nobody elsewhere would see it.
bool isElsewhere(int descriptor)
{
    constexpr unsigned nfs = 0x6969, smb = 0x517b, cifs = 0xff534d42, smb2 = 0xfe534d42;
    struct statfs disk {};
    if (::fstatfs(descriptor, &disk) != 0)
        return true;
    const auto type = static_cast<unsigned>(disk.f_type);
    return type == nfs || type == smb || type == cifs || type == smb2;
}

bool lockIt(int descriptor) { return ::flock(descriptor, LOCK_EX | LOCK_NB) == 0; }

bool leadsTo(const std::string& path, int descriptor)
{
    struct stat named {
    }, opened{};
    return ::lstat(path.c_str(), &named) == 0 && ::fstat(descriptor, &opened) == 0 && named.st_ino == opened.st_ino
        && named.st_dev == opened.st_dev;
}

void removeWithCompanions(const std::string& path)
{
    for (const char* end : {"", "-journal", "-wal", "-shm"})
        ::unlink((path + end).c_str());
}

void clearOne(const std::string& path)
{
    struct stat found {};
    if (::lstat(path.c_str(), &found) != 0 || !S_ISREG(found.st_mode) || found.st_uid != ::geteuid())
        return;
    const int descriptor = ::open(path.c_str(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0)
        return;
    if (leadsTo(path, descriptor) && !isElsewhere(descriptor) && lockIt(descriptor))
        removeWithCompanions(path);
    ::close(descriptor);
}

// A file that came meanwhile stays too, as far as the file system can tell; those that know no such renaming know
// links.
int putInPlace(const std::string& made, const std::string& path, Existing existing)
{
    if (existing == Existing::replaced)
        return ::rename(made.c_str(), path.c_str()) == 0 ? 0 : errno;
    if (::renameat2(AT_FDCWD, made.c_str(), AT_FDCWD, path.c_str(), RENAME_NOREPLACE) == 0)
        return 0;
    if (errno != EINVAL && errno != ENOSYS)
        return errno;
    return ::link(made.c_str(), path.c_str()) == 0 && ::unlink(made.c_str()) == 0 ? 0 : errno;
}

// After a rename the folder must reach the disk as well; some file systems cannot, and then nothing better exists.
void syncFolder(const std::string& folder)
{
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    ::fsync(descriptor);
    ::close(descriptor);
}

} // namespace

void clearUnfinished(const std::string& folder)
{
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
        if (isOurs(it->path().filename().native()))
            clearOne(it->path());
}

Unfinished::Unfinished(std::string target, mode_t rights) : target_(std::move(target))
{
    clearUnfinished(folderBeside(target_));
    for (int tries = 0; tries < 100 && !makeOnce(rights); ++tries) {}
}

// False if it is worth another try.
bool Unfinished::makeOnce(mode_t rights)
{
    path_ = (fs::path(target_).parent_path() / freshName()).native();
    descriptor_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, rights);
    error_ = descriptor_ < 0 ? errno : 0;
    if (descriptor_ < 0)
        return error_ != EEXIST;
    if (isElsewhere(descriptor_) || ((lockIt(descriptor_) || errno != EWOULDBLOCK) && isThere()))
        return true;
    ::close(descriptor_); // taken for a killed run's before it was locked
    descriptor_ = -1;
    error_ = EAGAIN;
    return false;
}

bool Unfinished::isThere() const { return descriptor_ >= 0 && leadsTo(path_, descriptor_); }

Unfinished::~Unfinished()
{
    if (isThere())
        removeWithCompanions(path_);
    if (descriptor_ >= 0)
        ::close(descriptor_);
}

int Unfinished::finish(Existing existing)
{
    if (!isThere() || ::fsync(descriptor_) != 0)
        return descriptor_ < 0 ? error_ : errno;
    if (const int error = putInPlace(path_, target_, existing))
        return error;
    syncFolder(folderBeside(target_));
    return 0;
}

} // namespace strategikon

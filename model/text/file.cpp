#include "model/text/file.h"

#include "model/text/input.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <cstdlib>
#include <cstring>
#include <random>

namespace strategikon {
namespace {

class Descriptor {
public:
    explicit Descriptor(int fd) : fd_(fd) {}
    ~Descriptor() { close(); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int get() const { return fd_; }
    bool ok() const { return fd_ >= 0; }
    bool close()
    {
        const int fd = fd_;
        fd_ = -1;
        return fd < 0 || ::close(fd) == 0;
    }

private:
    int fd_;
};

Fault fault(const std::string& path, const char* code, int error = 0)
{
    Message message{code, {}};
    if (error)
        message.args = {{"reason", std::strerror(error)}};
    return {{path, 0, 0}, message};
}

std::optional<Fault> faultOfKind(const std::string& path, const struct stat& info)
{
    if (S_ISDIR(info.st_mode))
        return fault(path, "file-folder");
    if (!S_ISREG(info.st_mode))
        return fault(path, "file-not-regular");
    return {};
}

Fault readFault(const std::string& path, int error)
{
    return error == ENOENT ? fault(path, "file-missing") : fault(path, "file-unreadable", error);
}

Fault tooLarge(const std::string& path, std::size_t limit)
{
    return {{path, 0, 0}, {"file-too-large", {{"limit", sizeName(limit)}}}};
}

bool writeAll(int fd, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t n = ::write(fd, text.data(), text.size());
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        text.remove_prefix(static_cast<std::size_t>(n));
    }
    return true;
}

// The file a link leads to, so that saving replaces the file and leaves the link; the path itself if it is new.
std::string target(const std::string& path)
{
    char* resolved = ::realpath(path.c_str(), nullptr);
    if (!resolved)
        return path;
    std::string out = resolved;
    std::free(resolved);
    return out;
}

std::string folderOf(const std::string& path)
{
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos)
        return ".";
    return slash == 0 ? "/" : path.substr(0, slash);
}

// A new file beside the target. Created with the usual permissions, which mkstemp would not give.
int createBeside(const std::string& path, std::string& name)
{
    std::random_device random;
    for (int attempt = 0; attempt < 100; ++attempt) {
        name = folderOf(path) + "/.strategikon-" + std::to_string(random()) + ".tmp";
        const int fd = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (fd >= 0 || errno != EEXIST)
            return fd;
    }
    return -1;
}

// After a rename the folder must reach the disk as well; some file systems cannot, and then nothing better exists.
void syncFolder(const std::string& path)
{
    Descriptor folder(::open(folderOf(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.ok())
        ::fsync(folder.get());
}

} // namespace

Reading<std::string> readFile(const std::string& path, std::size_t maxBytes)
{
    // Looking first keeps devices unopened, as opening alone may do something; looking again at the open file makes
    // sure that it was not exchanged meanwhile. O_NONBLOCK: a pipe that slipped in is not waited for.
    struct stat info {};
    if (::stat(path.c_str(), &info) != 0)
        return readFault(path, errno);
    if (auto wrong = faultOfKind(path, info))
        return *wrong;
    Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    if (!file.ok() || ::fstat(file.get(), &info) != 0)
        return readFault(path, errno);
    if (auto wrong = faultOfKind(path, info))
        return *wrong;
    if (static_cast<std::uintmax_t>(info.st_size) > maxBytes)
        return tooLarge(path, maxBytes);

    // The size is a hint: files may grow, and those of the kernel say 0.
    std::string text;
    text.reserve(static_cast<std::size_t>(info.st_size));
    char buffer[64 * 1024];
    for (;;) {
        const ssize_t n = ::read(file.get(), buffer, sizeof buffer);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return readFault(path, errno);
        if (n == 0)
            return text;
        text.append(buffer, static_cast<std::size_t>(n));
        if (text.size() > maxBytes)
            return tooLarge(path, maxBytes);
    }
}

std::optional<Fault> writeFile(const std::string& path, std::string_view text)
{
    const std::string end = target(path);
    struct stat old {};
    const bool exists = ::stat(end.c_str(), &old) == 0;
    if (exists)
        if (auto wrong = faultOfKind(path, old))
            return wrong;

    std::string temporary;
    Descriptor file(createBeside(end, temporary));
    if (!file.ok())
        return fault(path, "file-unwritable", errno);
    // Where the owner may not write, replacing the file through its folder would be a surprise.
    const bool allowed = !exists || ::access(end.c_str(), W_OK) == 0;
    const bool done = allowed && (!exists || ::fchmod(file.get(), old.st_mode & 07777) == 0)
        && writeAll(file.get(), text) && ::fsync(file.get()) == 0 && file.close()
        && ::rename(temporary.c_str(), end.c_str()) == 0;
    if (!done) {
        const int error = errno;
        ::unlink(temporary.c_str());
        return fault(path, "file-unwritable", error);
    }
    syncFolder(end);
    return {};
}

} // namespace strategikon

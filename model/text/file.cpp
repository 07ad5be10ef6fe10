#include "model/text/file.h"

#include "model/text/input.h"
#include "model/text/unfinished.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

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

// Of what is written over; nullptr for an ordinary file.
const char* faultOfPlace(const struct stat& info)
{
    return S_ISREG(info.st_mode) ? nullptr
        : S_ISLNK(info.st_mode)  ? "file-link"
        : S_ISDIR(info.st_mode)  ? "file-folder"
                                 : "file-device";
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

} // namespace

Result<std::string> readFile(const std::string& path, std::size_t maxBytes)
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

std::optional<Fault> writeFile(const std::string& path, std::string_view text, Existing existing, MayRead who)
{
    struct stat old {};
    const bool exists = ::lstat(path.c_str(), &old) == 0;
    if (exists)
        if (const char* wrong = faultOfPlace(old))
            return fault(path, wrong);
    if (exists && existing == Existing::stays)
        return fault(path, "file-there");

    const mode_t allowedTo = who == MayRead::ownerOnly ? 0700 : 07777;
    Unfinished file(path, 0666 & allowedTo & (exists ? old.st_mode : ~mode_t{0}));
    if (file.error())
        return fault(path, "file-unwritable", file.error());
    // Where the owner may not write, replacing the file through its folder would be a surprise.
    const bool allowed = !exists || ::access(path.c_str(), W_OK) == 0;
    const bool written = allowed && (!exists || ::fchmod(file.descriptor(), old.st_mode & allowedTo) == 0)
        && writeAll(file.descriptor(), text);
    if (const int error = written ? file.finish(existing) : errno != 0 ? errno : EIO)
        return error == EEXIST ? fault(path, "file-there") : fault(path, "file-unwritable", error);
    return {};
}

} // namespace strategikon

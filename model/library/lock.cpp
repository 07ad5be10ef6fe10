#include "model/library/lock.h"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace strategikon {

namespace {

std::string readHolder(int descriptor)
{
    char text[24] = {};
    const ssize_t length = pread(descriptor, text, sizeof text, 0);
    std::string holder;
    for (ssize_t i = 0; i < length && text[i] >= '0' && text[i] <= '9'; ++i)
        holder += text[i];
    return holder;
}

// The number is only for a message; a full disk must not keep anyone from the library.
void writeHolder(int descriptor)
{
    const std::string text = std::to_string(getpid()) + "\n";
    if (ftruncate(descriptor, 0) == 0 && pwrite(descriptor, text.data(), text.size(), 0) < 0)
        errno = 0;
}

// False if someone removed or replaced the file between opening and locking it: then the lock guards nothing.
bool stillThere(int descriptor, const std::string& file)
{
    struct stat opened {
    }, named{};
    return fstat(descriptor, &opened) == 0 && stat(file.c_str(), &named) == 0 && opened.st_ino == named.st_ino
        && opened.st_dev == named.st_dev;
}

} // namespace

LibraryLock::LibraryLock(LibraryLock&& other) noexcept { *this = std::move(other); }

LibraryLock& LibraryLock::operator=(LibraryLock&& other) noexcept
{
    std::swap(state_, other.state_);
    std::swap(descriptor_, other.descriptor_);
    std::swap(error_, other.error_);
    std::swap(holder_, other.holder_);
    return *this;
}

LibraryLock::~LibraryLock()
{
    if (descriptor_ >= 0)
        close(descriptor_);
}

// Sets the state; false if it is worth another try.
bool LibraryLock::tryOnce(const std::string& file)
{
    const int descriptor = open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (descriptor < 0) {
        error_ = errno;
        state_ = error_ == EACCES || error_ == EPERM || error_ == EROFS ? State::unwritable : State::failed;
        return true;
    }
    // flock and not fcntl: it also keeps apart two libraries in one process, and closing another descriptor of the
    // file does not lose it.
    if (flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        error_ = errno;
        state_ = error_ == EWOULDBLOCK ? State::others : State::failed;
        holder_ = readHolder(descriptor);
        close(descriptor);
        return true;
    }
    if (!stillThere(descriptor, file)) {
        close(descriptor);
        return false;
    }
    writeHolder(descriptor);
    descriptor_ = descriptor;
    state_ = State::held;
    return true;
}

LibraryLock LibraryLock::take(const std::string& file)
{
    LibraryLock lock;
    for (int tries = 0; tries < 10; ++tries)
        if (lock.tryOnce(file))
            return lock;
    lock.state_ = State::failed;
    lock.error_ = EAGAIN;
    return lock;
}

} // namespace strategikon

#include "model/library/lock.h"

#include <cerrno>
#include <chrono>
#include <sstream>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace strategikon {

namespace {

constexpr auto lockPatience = std::chrono::seconds(2);
constexpr auto lockPause = std::chrono::milliseconds(10);

// What the file says: "1234 command", "1234 window unchecked", or nothing. Earlier versions left a number behind.
struct Written {
    std::string process;
    bool command = false, unchecked = false;
};

Written readFrom(int descriptor)
{
    char text[64] = {};
    const ssize_t length = pread(descriptor, text, sizeof text, 0);
    std::istringstream words(std::string(text, length > 0 ? std::size_t(length) : 0));
    Written written;
    for (std::string word; words >> word;) {
        if (word.find_first_not_of("0123456789") == std::string::npos)
            written.process = word;
        written.command |= word == "command";
        written.unchecked |= word == "unchecked";
    }
    return written;
}

// A link there could lead to any file of the user's, which would be emptied.
bool isLinked(int descriptor)
{
    struct stat opened {};
    return fstat(descriptor, &opened) == 0 && opened.st_nlink > 1;
}

// False if someone removed or replaced the file between opening and locking it: then the lock guards nothing.
bool stillThere(int descriptor, const std::string& file)
{
    struct stat opened {
    }, named{};
    return fstat(descriptor, &opened) == 0 && lstat(file.c_str(), &named) == 0 && opened.st_ino == named.st_ino
        && opened.st_dev == named.st_dev;
}

} // namespace

LibraryLock::LibraryLock(LibraryLock&& other) noexcept { *this = std::move(other); }

LibraryLock& LibraryLock::operator=(LibraryLock&& other) noexcept
{
    std::swap(state_, other.state_);
    std::swap(as_, other.as_);
    std::swap(descriptor_, other.descriptor_);
    std::swap(error_, other.error_);
    std::swap(holder_, other.holder_);
    std::swap(byCommand_, other.byCommand_);
    std::swap(unchecked_, other.unchecked_);
    return *this;
}

LibraryLock::~LibraryLock()
{
    if (descriptor_ < 0)
        return;
    write(true);
    close(descriptor_);
}

// A full disk must not keep anyone from the library: what cannot be written is missing in a message, or makes for one
// look too many.
void LibraryLock::write(bool leaving) const
{
    std::string text = leaving ? "" : std::to_string(getpid()) + (as_ == As::command ? " command" : " window");
    if (unchecked_)
        text += text.empty() ? "unchecked" : " unchecked";
    if (!text.empty())
        text += "\n";
    if (ftruncate(descriptor_, 0) == 0 && pwrite(descriptor_, text.data(), text.size(), 0) < 0)
        errno = 0;
}

void LibraryLock::markChecked()
{
    unchecked_ = false;
    if (descriptor_ >= 0)
        write(false);
}

// Sets the state; false if it is worth another try.
bool LibraryLock::tryOnce(const std::string& file, As as)
{
    const int descriptor = open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (descriptor < 0) {
        error_ = errno;
        state_ = error_ == EACCES || error_ == EPERM || error_ == EROFS ? State::unwritable : State::failed;
        return true;
    }
    if (isLinked(descriptor)) { // a hard one: open() has refused the other kind
        close(descriptor);
        error_ = EMLINK;
        state_ = State::failed;
        return true;
    }
    // flock and not fcntl: it also keeps apart two libraries in one process, and closing another descriptor of the
    // file does not lose it.
    const bool ours = flock(descriptor, LOCK_EX | LOCK_NB) == 0;
    error_ = ours ? 0 : errno;
    const Written before = readFrom(descriptor);
    if (!ours) {
        state_ = error_ == EWOULDBLOCK ? State::others : State::failed;
        holder_ = before.process;
        byCommand_ = before.command;
        close(descriptor);
        return true;
    }
    if (!stillThere(descriptor, file)) {
        close(descriptor);
        return false;
    }
    descriptor_ = descriptor;
    state_ = State::held;
    as_ = as;
    unchecked_ = before.unchecked || !before.process.empty(); // a number that nobody took away again
    write(false);
    return true;
}

LibraryLock LibraryLock::take(const std::string& file, As as)
{
    LibraryLock lock;
    const auto giveUp = std::chrono::steady_clock::now() + lockPatience;
    for (int tries = 0; tries < 10;) {
        if (!lock.tryOnce(file, as)) {
            ++tries;
            continue;
        }
        // Whoever holds it without having said so yet says it in a moment.
        const bool soon = lock.state_ == State::others && (lock.byCommand_ || lock.holder_.empty());
        if (!soon || std::chrono::steady_clock::now() >= giveUp)
            return lock;
        std::this_thread::sleep_for(lockPause);
    }
    lock.state_ = State::failed;
    lock.error_ = EAGAIN;
    return lock;
}

} // namespace strategikon

#include "model/library/lock.h"

#include "model/text/digest.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cinttypes>
#include <cstdio>
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

constexpr off_t lineSize = 64; // of each line, blanks at its end: it is written anew in its place, at once and whole

std::string lineAt(int descriptor, off_t at)
{
    char text[lineSize] = {};
    const ssize_t length = pread(descriptor, text, sizeof text, at);
    const std::string line(text, length > 0 ? std::size_t(length) : 0);
    return line.substr(0, line.find('\n'));
}

// A full disk must not keep anyone from the library: what cannot be written is missing in a message, or makes for one
// look too many.
void writeLine(int descriptor, off_t at, std::string line)
{
    line.resize(lineSize - 1, ' ');
    line += '\n';
    if (pwrite(descriptor, line.data(), line.size(), at) < 0)
        errno = 0;
}

// What the first line says: "1234 command", "1234 window unchecked", or nothing. Earlier versions left a number behind.
struct Written {
    std::string process;
    bool command = false, unchecked = false;
};

Written readFrom(int descriptor)
{
    std::istringstream words(lineAt(descriptor, 0));
    Written written;
    for (std::string word; words >> word;) {
        if (word.find_first_not_of("0123456789") == std::string::npos)
            written.process = word;
        written.command |= word == "command";
        written.unchecked |= word == "unchecked";
    }
    return written;
}

// The second: library, commits, lost, and the checksum of these; nothing where nobody knows.
std::string lineOf(const CommitCount& count)
{
    char text[lineSize];
    std::snprintf(text, sizeof text, "%016" PRIx64 " %016" PRIx64 " %08" PRIx64, count.library, count.commits,
        std::min<std::int64_t>(count.lost, 0xffffffff));
    char sum[10];
    std::snprintf(sum, sizeof sum, " %08x", crc32(text));
    return std::string(text) + sum;
}

std::optional<CommitCount> countFrom(int descriptor)
{
    const std::string line = lineAt(descriptor, lineSize);
    CommitCount count;
    const int read =
        std::sscanf(line.c_str(), "%" SCNx64 " %" SCNx64 " %" SCNx64, &count.library, &count.commits, &count.lost);
    return read == 3 && line.starts_with(lineOf(count)) ? std::optional(count) : std::nullopt;
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
    std::swap(count_, other.count_);
    return *this;
}

LibraryLock::~LibraryLock()
{
    if (descriptor_ < 0)
        return;
    write(true);
    close(descriptor_);
}

void LibraryLock::write(bool leaving) const
{
    std::string text = leaving ? "" : std::to_string(getpid()) + (as_ == As::command ? " command" : " window");
    if (unchecked_)
        text += text.empty() ? "unchecked" : " unchecked";
    writeLine(descriptor_, 0, text);
}

void LibraryLock::markChecked()
{
    unchecked_ = false;
    if (descriptor_ >= 0)
        write(false);
}

void LibraryLock::markUnchecked()
{
    unchecked_ = true;
    if (descriptor_ >= 0)
        write(false);
}

void LibraryLock::setCount(const std::optional<CommitCount>& count)
{
    count_ = count;
    if (descriptor_ < 0)
        return;
    writeLine(descriptor_, lineSize, count ? lineOf(*count) : "");
    sync_file_range(descriptor_, 0, 2 * lineSize, SYNC_FILE_RANGE_WRITE); // begins to, and waits for nothing
}

std::optional<CommitCount> LibraryLock::countIn(const std::string& file)
{
    const int descriptor = open(file.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0)
        return {};
    const auto count = countFrom(descriptor);
    close(descriptor);
    return count;
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
    count_ = countFrom(descriptor);
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

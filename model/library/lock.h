// Who may write: one process at a time holds a lock on a file beside the library. The file says who that is, whether
// the library has been looked through since somebody left it without closing it, and how many commits it must have.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace strategikon {

// Which library it is and how many commits it has, as it says itself and as the file of its lock says, where no damage
// to the library or its log reaches (count.h).
struct CommitCount {
    std::int64_t library = 0; // a number by chance
    std::int64_t commits = 0;
    std::int64_t lost = 0; // in the lock's file: those that were missing, as long as nobody has accepted it
    friend bool operator==(const CommitCount&, const CommitCount&) = default;
};

class LibraryLock {
public:
    enum class State {
        none,
        held,       // ours, until this object goes
        others,     // another process, or another Library in this one, has it
        unwritable, // the file cannot be made here: folder or disk is write-protected
        failed,     // anything else, see error()
    };

    // As what a process holds it: for as long as a window is open, or for the moment that a command takes.
    enum class As { window, command };

    LibraryLock() = default;
    LibraryLock(LibraryLock&&) noexcept;
    LibraryLock& operator=(LibraryLock&&) noexcept;
    ~LibraryLock();

    // For a window it never waits; for a command up to two seconds. The lock goes with the process, however that ends;
    // the file stays, which does no harm.
    static LibraryLock take(const std::string& file, As as = As::window);

    State state() const { return state_; }
    const std::string& holder() const { return holder_; } // others: process number as text, empty if not known
    bool byCommand() const { return byCommand_; }         // others: a command, not a window
    int error() const { return error_; }                  // failed: errno

    // held: somebody left the library without closing it, and nobody has looked through all of it since.
    bool unchecked() const { return unchecked_; }
    void markChecked();
    void markUnchecked();

    // held: what the file said last of the library's commits; writing waits for no disk. Nothing: nobody knows.
    const std::optional<CommitCount>& count() const { return count_; }
    void setCount(const std::optional<CommitCount>& count);
    // The same for whoever does not hold it.
    static std::optional<CommitCount> countIn(const std::string& file);

private:
    bool tryOnce(const std::string& file, As as);
    void write(bool leaving) const;
    State state_ = State::none;
    As as_ = As::window;
    int descriptor_ = -1;
    int error_ = 0;
    std::string holder_;
    bool byCommand_ = false, unchecked_ = false;
    std::optional<CommitCount> count_{};
};

} // namespace strategikon

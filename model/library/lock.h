// Who may write: one process at a time holds a lock on a file beside the library. The file says who that is, and
// whether the library has been looked through since somebody left it without closing it.
#pragma once

#include <string>

namespace strategikon {

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

private:
    bool tryOnce(const std::string& file, As as);
    void write(bool leaving) const;
    State state_ = State::none;
    As as_ = As::window;
    int descriptor_ = -1;
    int error_ = 0;
    std::string holder_;
    bool byCommand_ = false, unchecked_ = false;
};

} // namespace strategikon

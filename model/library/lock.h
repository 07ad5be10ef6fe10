// Who may write: one process at a time holds a lock on a file beside the library.
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

    LibraryLock() = default;
    LibraryLock(LibraryLock&&) noexcept;
    LibraryLock& operator=(LibraryLock&&) noexcept;
    ~LibraryLock();

    // Never waits. The lock goes with the process, however that ends; the file stays, which does no harm.
    static LibraryLock take(const std::string& file);

    State state() const { return state_; }
    const std::string& holder() const { return holder_; } // others: process number as text, empty if not known
    int error() const { return error_; }                  // failed: errno

private:
    bool tryOnce(const std::string& file);
    State state_ = State::none;
    int descriptor_ = -1;
    int error_ = 0;
    std::string holder_;
};

} // namespace strategikon

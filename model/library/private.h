// Files that are their owner's alone, and that appear under their name when they are complete.
#pragma once

#include "model/text/fault.h"

#include <optional>
#include <string>

namespace strategikon {

// Takes from group and others what they may do with a file or folder of this user; other users' are left alone.
void keepPrivate(const std::string& path);

// A file in the making. It lies beside its target as <target>.part (0600) until finish() has put it on disk and under
// its name, where it replaces what was there; otherwise it goes with this object.
class Unfinished {
public:
    explicit Unfinished(std::string target); // throws Refused where it cannot be made
    ~Unfinished();
    Unfinished(const Unfinished&) = delete;
    Unfinished& operator=(const Unfinished&) = delete;

    const std::string& path() const { return path_; } // empty file at first
    std::optional<Fault> finish();

private:
    void forget() const;
    std::string target_, path_;
    bool finished_ = false;
};

} // namespace strategikon

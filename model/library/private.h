// Files that are their owner's alone.
#pragma once

#include "model/text/fault.h"
#include "model/text/unfinished.h"

#include <optional>
#include <string>

namespace strategikon {

// Takes from group and others what they may do with a file or folder of this user; other users' are left alone.
void keepPrivate(const std::string& path);

// A file in the making (0600) that replaces what is under its name when it is complete.
class PrivateFile {
public:
    explicit PrivateFile(const std::string& target); // throws Refused where it cannot be made
    const std::string& path() const { return file_.path(); }
    std::optional<Fault> finish();

private:
    Unfinished file_;
};

} // namespace strategikon

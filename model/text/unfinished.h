// Files that appear under their name when they are complete: the one way in which the program makes any file.
#pragma once

#include "model/text/file.h"

#include <string>

#include <sys/types.h>

namespace strategikon {

// A file in the making. It lies beside its target under a hidden name that nobody can guess or have (O_EXCL), so it
// follows no link and replaces nothing until finish(); otherwise it goes with this object, and so does what SQLite made
// beside it. What a run that was killed left in that folder goes when the next one begins there.
class Unfinished {
public:
    Unfinished(std::string target, mode_t rights); // as of open()
    ~Unfinished();
    Unfinished(const Unfinished&) = delete;
    Unfinished& operator=(const Unfinished&) = delete;

    int error() const { return error_; } // errno where it could not be made; 0: an empty file lies there
    const std::string& target() const { return target_; }
    const std::string& path() const { return path_; }
    int descriptor() const { return descriptor_; }

    // Writes it to disk and puts it under its name. 0 or errno; EEXIST where one is there that stays.
    int finish(Existing existing);

private:
    bool makeOnce(mode_t rights);
    bool isThere() const; // under its name, and no other file
    std::string target_, path_;
    int descriptor_ = -1, error_ = 0;
};

// Removes what killed runs left in a folder. Only what is certainly theirs: a name that proves itself, a file of this
// user's, and nobody at work on it. On disks of other computers nobody can tell, and all stays.
void clearUnfinished(const std::string& folder);

} // namespace strategikon

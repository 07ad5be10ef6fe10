// Where a command writes: -o FILE, and --replace. Used inside app/cli only.
#pragma once

#include <string>
#include <string_view>

namespace strategikon::cli {

struct Output {
    std::string file;     // "" and "-" are standard output
    bool replace = false; // whatever the file holds that is there
    bool toFile() const { return !file.empty() && file != "-"; }
    // What a command changes, it may write where it was read.
    Output over(const std::string& read) const
    {
        return {file.empty() ? read : file, replace || file.empty() || file == read};
    }
};

// Writes a whole file, or standard output; complains on a fault. A file that is there is replaced where it holds what
// the command writes, or where that was asked for.
int writeOutput(const Output& output, std::string_view bytes);
// Writes what is kept in the user's folder, such as a list of one's own.
int writeOwn(const std::string& file, std::string_view text, bool replace);

} // namespace strategikon::cli

#include "model/text/folder.h"

#include <cerrno>

#include <sys/stat.h>

namespace strategikon {

std::error_code makeFolder(const std::filesystem::path& folder)
{
    std::error_code error;
    if (folder.empty() || std::filesystem::exists(folder, error))
        return {};
    if (const auto above = makeFolder(folder.parent_path()))
        return above;
    return ::mkdir(folder.c_str(), 0700) == 0 ? std::error_code() : std::error_code(errno, std::generic_category());
}

} // namespace strategikon

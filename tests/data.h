// Where tests find lists/, rules/ and schema/: in the source tree, or in the copy that STRATEGIKON_DATA names.
// In such a copy one figure may be changed, to see which tests notice.
#pragma once

#include <cstdlib>
#include <filesystem>

inline std::filesystem::path dataFolder()
{
    const char* copy = std::getenv("STRATEGIKON_DATA");
    return copy ? copy : SOURCE_DIR;
}

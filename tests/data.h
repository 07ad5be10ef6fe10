// Where tests find lists/, rules/ and schema/: in the source tree, or in the copy that STRATEGIKON_DATA names.
// The test of cells (tables/tst_cells.cpp) makes such copies, each with one figure changed.
#pragma once

#include <cstdlib>
#include <filesystem>

inline std::filesystem::path dataFolder()
{
    const char* copy = std::getenv("STRATEGIKON_DATA");
    return copy ? copy : SOURCE_DIR;
}

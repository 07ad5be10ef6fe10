// Pages of SQLite's file format, for tests of damage (https://www.sqlite.org/fileformat.html).
#pragma once

#include <string>

namespace strategikon {

// The same file, in which the table with that root leads a hundred times to one page, which does the same, and so on
// six times deep.
std::string withoutEnd(std::string file, int root);

} // namespace strategikon

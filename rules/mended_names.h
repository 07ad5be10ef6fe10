// Names that a book misprints (lists/mended-names.yaml): lists, files and records keep the print; they are shown
// mended.
#pragma once

#include <string>
#include <string_view>

namespace strategikon {

struct ArmyList;

// "Gallic Allies" for "Galic Allies"; any other name as it is.
const std::string& mended(const std::string& printed);
// The line that somebody means who types its id or its name, as it is printed or as it is shown; -1 for none.
int lineCalled(const ArmyList& list, const std::string& typed);
// What is looked through when names are searched: the name, and a mended one behind it.
std::string findable(const std::string& printed);

} // namespace strategikon

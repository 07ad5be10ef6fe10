// The one way in which the program writes a file that its user asked for, from the command line and from the window.
#pragma once

#include "model/text/fault.h"

#include <optional>
#include <string>
#include <string_view>

namespace strategikon {

// What becomes of a file that is there already.
enum class Over {
    nothing, // it stays
    itsKind, // it is replaced where it holds the same thing as the new one, made before, or nothing
    anything // it is replaced; only after its user said so
};

// Why nothing may be written there, whatever is said: a library or a copy of one, or anywhere in the user's folder,
// where own lists, prices and rolled copies lie.
std::optional<Fault> refuseToSave(const std::string& path);

// Why a copy of the library cannot be made there: as above, though an older copy may be, and as writeFile() refuses. A
// file that is there stays unless its user said otherwise.
std::optional<Fault> refuseToCopy(const std::string& path, bool replace);

// Puts `bytes` there whole or not at all, as writeFile() does: never through a link, into a device or onto a library.
// What holds a secret (kind.h) is its owner's alone.
std::optional<Fault> saveFile(const std::string& path, std::string_view bytes, Over over);

} // namespace strategikon

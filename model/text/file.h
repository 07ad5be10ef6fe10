// Whole files in and out, with a sentence for each way this can fail.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "model/text/fault.h"

namespace strategikon {

// The bytes of a regular file. Folders, pipes, devices and files beyond `maxBytes` are refused without reading them,
// so this never waits for another program.
Result<std::string> readFile(const std::string& path, std::size_t maxBytes = 4u << 20);

enum class Existing { replaced, stays };   // a file that is there already
enum class MayRead { anybody, ownerOnly }; // who may read what is written: whom the user lets, or nobody else

// Puts `text` into the file so that at every moment, also after a power cut, either the old or the new content stands
// there whole: a temporary file in the same folder, written to disk, then renamed. The file keeps its permissions.
// Links are refused as devices are: who made one may not have meant what lies behind it. On a fault, which a file that
// stays is too, the old file is untouched and the temporary one is gone.
std::optional<Fault> writeFile(const std::string& path, std::string_view text, Existing existing = Existing::replaced,
    MayRead who = MayRead::anybody);

} // namespace strategikon

// From the encodings that texts are stored in to UTF-8. Part of the door (decode.h).
#pragma once
#include <string>
#include <string_view>

#include "model/text/decode.h"

namespace strategikon {

// The text as UTF-8 without a byte order mark; an XML declaration no longer names an encoding. `guessed` as in Decoded.
Result<Decoded> transcoded(std::string_view bytes, const std::string& file);

} // namespace strategikon

// From the encodings that texts are stored in to UTF-8. Part of the door (decode.h).
#pragma once
#include <string>
#include <string_view>

#include "model/text/decode.h"

namespace strategikon {

// The text as UTF-8 without a byte order mark. `guessed` as in Decoded.
Result<Decoded> transcoded(std::string_view bytes, const std::string& file);
// An XML declaration names no encoding any longer: the reader of XML believes what stands there.
std::string undeclared(std::string text);

} // namespace strategikon

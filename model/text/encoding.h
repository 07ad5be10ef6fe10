// From the encodings that texts are stored in to UTF-8. Part of the door (decode.h).
#pragma once
#include <string>
#include <string_view>

#include "model/text/decode.h"

namespace strategikon {

// The text as UTF-8 without a byte order mark. `guessed` as in Decoded.
Result<Decoded> transcoded(std::string_view bytes, const std::string& file);
// An XML declaration names the encoding that its text has now: the reader of XML believes what stands there. In its
// place: what is taken out brings together what settling parts.
std::string declaredUtf8(std::string text);

} // namespace strategikon

// The one door for text: what strangers' bytes mean is settled here, once, before any format is told apart.
//
// Files come with byte order marks, in UTF-16 or Windows-1252, with the line ends of four systems and with spaces that
// only look like one. Behind the door a text is UTF-8 without a mark, its lines end with "\n", and where YAML and JSON
// look for a space there is a plain one. Data that ships is clean and does not pass through here.
#pragma once
#include <string>
#include <string_view>

#include "model/text/fault.h"

namespace strategikon {

struct Decoded {
    std::string text;
    bool guessed = false; // nothing said how it was stored and it is no UTF-8: it was read as Windows-1252
};

// Byte order marks count first, then what an XML declaration says, then the zeros of UTF-16 without a mark; what is
// no UTF-8 and has no sign of another encoding is Windows-1252. A fault says what the bytes are instead (a PDF, a
// picture, a document of a word processor) and how to save them anew. Decoding what was decoded changes nothing.
Result<Decoded> decode(std::string_view bytes, const std::string& file);
Result<std::string> decodedText(std::string_view bytes, const std::string& file);

// readFile and then the door, for every text that somebody else may have written.
Result<std::string> readText(const std::string& path, std::size_t maxBytes = 4u << 20);

// A zip archive, which is no text: who can read one asks first.
bool isZip(std::string_view bytes);

// Every kind of space that a line may hold but the plain one and the tab.
bool isWideSpace(char32_t c);

} // namespace strategikon

// Plain text out of text with bits of HTML in it.
#pragma once

#include <string>
#include <string_view>

namespace strategikon::exchange {

// Character references are replaced ("&mdash;", "&#8212;", "&#x2014;"), tags dropped (a line break
// where <br> or <p> stands); an unknown reference stays as it is, and so does a lone "&" or "<".
// Control characters become spaces, which no file of ours may hold.
std::string plainText(std::string_view html);
// The same for a text whose "<" and ">" are its own.
std::string withoutReferences(std::string_view text);

// One line, trimmed, single spaces, at most `most` bytes (cut between characters).
std::string oneLine(std::string_view text, std::size_t most = 200);

} // namespace strategikon::exchange

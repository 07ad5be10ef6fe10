// What every reader asks of its text before it parses it.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "model/text/node.h"

namespace strategikon {

// The first reason to refuse the text: its size, its encoding, an invisible character, a stray carriage return.
std::optional<Fault> faultOfInput(std::string_view text, const std::string& file, const Limits& limits);

// "16 MB", or "1000 bytes" where it is no whole number of those.
std::string sizeName(std::size_t bytes);

// "U+0007"
std::string codePointName(char32_t c);

} // namespace strategikon

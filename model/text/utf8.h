// Walking over UTF-8, strictly: no overlong forms, no surrogates, nothing beyond U+10FFFF.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace strategikon {

// The code point that begins at byte `at`, which then points behind it. On bad bytes nullopt, and one byte is passed.
std::optional<char32_t> nextCodePoint(std::string_view text, std::size_t& at);

void appendUtf8(std::string& out, char32_t codePoint);

std::size_t countCodePoints(std::string_view text);

// C0 and C1 controls and DEL, except tab and line ends: no file of ours may hold them, not even escaped.
bool isControl(char32_t c);

// What would look like something else in an editor: controls, byte order marks, and the line ends that some programs
// see and others do not. Allowed in text only when escaped.
bool isForbiddenRaw(char32_t c);

// Marks that turn the direction of writing: text behind one can look like another text.
bool turnsText(char32_t c);

// Marks that no screen shows, such as those of language tags: a text with them looks like another text.
bool isUnseen(char32_t c);

} // namespace strategikon

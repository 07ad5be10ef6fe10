// The lines of a text as a person saw them, whatever it came through: web pages, forums, chats, mails.
#pragma once

#include <QString>

#include <string_view>
#include <vector>

namespace strategikon::exchange {

struct TextLine {
    int number = 0; // of the line in the text where it began, from 1
    QString text;   // cells of a table parted by tabs, what lies deeper in a list indented
};

// Tags of HTML and BBCode become line ends, bullets and tabs; references such as "&amp;" what they stand for; the
// marks of a quoted mail are dropped, soft line ends of mail joined, spaces of every kind made plain, and characters
// that nobody sees left out. Each line is cut at 2,000 characters.
std::vector<TextLine> textLines(std::string_view text);

// The same characters without what mail and web pages do to a long word: an address or a code.
std::string unwrapped(std::string_view text);

} // namespace strategikon::exchange

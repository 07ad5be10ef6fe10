#include "model/text/utf8.h"

namespace strategikon {

std::optional<char32_t> nextCodePoint(std::string_view text, std::size_t& at)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(at);
    if (first < 0x80)
        return ++at, first;
    const std::size_t length = first >> 5 == 0b110 ? 2 : first >> 4 == 0b1110 ? 3 : first >> 3 == 0b11110 ? 4 : 0;
    if (length == 0 || at + length > text.size())
        return ++at, std::nullopt;
    char32_t c = first & (0x7fu >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(at + i) & 0xc0) != 0x80)
            return ++at, std::nullopt;
        c = c << 6 | (byte(at + i) & 0x3fu);
    }
    constexpr char32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    if (c < smallest[length] || c > 0x10ffff || (c >= 0xd800 && c <= 0xdfff))
        return ++at, std::nullopt;
    at += length;
    return c;
}

void appendUtf8(std::string& out, char32_t c)
{
    const auto tail = [&](int shift) { out += static_cast<char>(0x80 | (c >> shift & 0x3f)); };
    if (c < 0x80) {
        out += static_cast<char>(c);
    } else if (c < 0x800) {
        out += static_cast<char>(0xc0 | c >> 6);
        tail(0);
    } else if (c < 0x10000) {
        out += static_cast<char>(0xe0 | c >> 12);
        tail(6), tail(0);
    } else {
        out += static_cast<char>(0xf0 | c >> 18);
        tail(12), tail(6), tail(0);
    }
}

std::size_t countCodePoints(std::string_view text)
{
    std::size_t count = 0;
    for (const char c : text)
        count += (static_cast<unsigned char>(c) & 0xc0) != 0x80;
    return count;
}

bool isControl(char32_t c) { return (c < 0x20 && c != U'\t' && c != U'\n' && c != U'\r') || (c >= 0x7f && c < 0xa0); }

bool isForbiddenRaw(char32_t c) { return isControl(c) || c == 0xfeff || c == 0x2028 || c == 0x2029; }

bool turnsText(char32_t c)
{
    return c == 0x61c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

bool isUnseen(char32_t c)
{
    return c == 0x200b || (c >= 0x2060 && c <= 0x2064) || c == 0xfeff || (c >= 0xfff9 && c <= 0xfffb)
        || (c >= 0xe0000 && c <= 0xe0fff);
}

} // namespace strategikon

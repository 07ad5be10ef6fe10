#include "model/text/shown.h"

#include "model/text/utf8.h"

#include <algorithm>

namespace strategikon {

namespace {

constexpr char32_t replacement = 0xfffd, ellipsis = U'…';
constexpr std::size_t longestQuote = 120, longestWord = 240, longestSentence = 1600; // characters

bool isObeyed(char32_t c)
{
    return isControl(c) || c == U'\r' || c == 0x2028 || c == 0x2029 || turnsText(c) || isUnseen(c);
}

void appendEscape(std::string& out, char32_t c)
{
    if (c > 0xffff) { // as JSON writes it: two halves
        appendEscape(out, 0xd800 + ((c - 0x10000) >> 10));
        appendEscape(out, 0xdc00 + ((c - 0x10000) & 0x3ff));
        return;
    }
    out += "\\u";
    for (int shift = 12; shift >= 0; shift -= 4)
        out += "0123456789abcdef"[c >> shift & 15];
}

std::u32string decoded(std::string_view text)
{
    std::u32string out;
    for (std::size_t at = 0; at < text.size();)
        out += nextCodePoint(text, at).value_or(replacement);
    return out;
}

std::string encoded(const std::u32string& text)
{
    std::string out;
    for (const char32_t c : text)
        appendUtf8(out, c);
    return out;
}

// Where the quote ends that begins at `at`; nowhere, if another one begins in it: then it is somebody else's.
std::size_t endOfQuote(const std::u32string& text, std::size_t at)
{
    const std::size_t end = text.find_first_of(U"“”", at + 1);
    return end != text.npos && text[end] == U'”' ? end : text.npos;
}

// Passes on what stands in quotes, or in one word, up to its limit.
std::u32string cutInside(const std::u32string& text)
{
    std::u32string out;
    const auto take = [&](std::size_t from, std::size_t to, std::size_t most) {
        out += text.substr(from, std::min(to - from, most));
        if (to - from > most)
            out += ellipsis;
    };
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t quote = text[at] == U'“' ? endOfQuote(text, at) : text.npos;
        std::size_t end = quote != text.npos ? quote : at + 1;
        while (quote == text.npos && end < text.size() && text[end] != U' '
            && (text[end] != U'“' || endOfQuote(text, end) == text.npos))
            ++end;
        take(at, end, quote != text.npos ? longestQuote : longestWord);
        at = end;
    }
    return out;
}

} // namespace

std::string harmless(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = nextCodePoint(text, at).value_or(replacement);
        appendUtf8(out, isObeyed(c) ? replacement : c);
    }
    return out;
}

std::string harmlessJson(std::string_view json)
{
    std::string out;
    out.reserve(json.size());
    for (std::size_t at = 0; at < json.size();) {
        const char32_t c = nextCodePoint(json, at).value_or(replacement);
        if (isObeyed(c))
            appendEscape(out, c);
        else
            appendUtf8(out, c);
    }
    return out;
}

std::string brief(std::string_view sentence)
{
    std::u32string text = decoded(harmless(sentence));
    for (char32_t& c : text)
        c = c == U'\n' || c == U'\t' ? U' ' : c;
    text = cutInside(text);
    if (text.size() > longestSentence)
        text.replace(longestSentence / 2, text.size() - longestSentence, U" … ");
    return encoded(text);
}

} // namespace strategikon

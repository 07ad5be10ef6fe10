#include "model/text/encoding.h"

#include "model/text/input.h"
#include "model/text/utf8.h"

#include <algorithm>
#include <array>

namespace strategikon {
namespace {

using namespace std::string_view_literals;

enum class Encoding { utf8, utf16le, utf16be, utf32le, utf32be, windows1252, latin9, unknown };

struct Mark {
    std::string_view bytes;
    Encoding encoding;
};
// The marks of UTF-32 begin like one of UTF-16.
constexpr std::array marks{
    Mark{"\xff\xfe\0\0"sv, Encoding::utf32le},
    Mark{"\0\0\xfe\xff"sv, Encoding::utf32be},
    Mark{"\xff\xfe"sv, Encoding::utf16le},
    Mark{"\xfe\xff"sv, Encoding::utf16be},
    Mark{"\xef\xbb\xbf"sv, Encoding::utf8},
};

// Windows-1252 where it differs from Latin-1: 80 to 9F; 0 is no character.
constexpr char32_t windows[] = {0x20ac, 0, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039,
    0x152, 0, 0x17d, 0, 0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc, 0x2122, 0x161, 0x203a, 0x153,
    0, 0x17e, 0x178};

char32_t characterOf(unsigned char byte, Encoding encoding)
{
    constexpr std::pair<unsigned char, char32_t> latin9[] = {{0xa4, 0x20ac}, {0xa6, 0x160}, {0xa8, 0x161},
        {0xb4, 0x17d}, {0xb8, 0x17e}, {0xbc, 0x152}, {0xbd, 0x153}, {0xbe, 0x178}};
    if (encoding == Encoding::latin9)
        for (const auto& [at, character] : latin9)
            if (at == byte)
                return character;
    return byte >= 0x80 && byte < 0xa0 ? windows[byte - 0x80] : byte;
}

// A control character other than those that part lines and cells: no text has one.
bool isBinary(char32_t c) { return c < 0x20 && (c < 0x09 || c > 0x0d) && c != 0x1a; }

std::optional<std::string> ofBytes(std::string_view bytes, Encoding encoding)
{
    std::string text;
    for (const char one : bytes) {
        const auto byte = static_cast<unsigned char>(one);
        const char32_t c = characterOf(byte, encoding);
        if (isBinary(c) || (byte >= 0x80 && c == 0))
            return {};
        appendUtf8(text, c);
    }
    return text;
}

std::optional<std::string> ofUnits(std::string_view bytes, std::size_t width, bool bigEnd)
{
    if (bytes.size() % width != 0)
        return {};
    const auto unit = [&](std::size_t at) {
        char32_t value = 0;
        for (std::size_t i = 0; i < width; ++i)
            value = value << 8 | static_cast<unsigned char>(bytes[at + (bigEnd ? i : width - 1 - i)]);
        return value;
    };
    std::string text;
    for (std::size_t at = 0; at < bytes.size(); at += width) {
        char32_t c = unit(at);
        if (width == 2 && c >= 0xd800 && c < 0xdc00 && at + width < bytes.size()) {
            const char32_t low = unit(at += width);
            if (low < 0xdc00 || low > 0xdfff)
                return {};
            c = 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00);
        }
        if (isBinary(c) || c > 0x10ffff || (c >= 0xd800 && c <= 0xdfff))
            return {};
        appendUtf8(text, c);
    }
    return text;
}

// Text in a Latin script has a zero in every other byte; nothing else has that many.
Encoding byZeros(std::string_view bytes)
{
    const std::string_view head = bytes.substr(0, 4096);
    std::size_t zeros[2] = {};
    for (std::size_t i = 0; i < head.size(); ++i)
        zeros[i % 2] += head[i] == 0;
    const auto mostly = [&](std::size_t some, std::size_t none) {
        return some * 5 >= head.size() && none * 10 <= some; // of head.size() / 2 units
    };
    return mostly(zeros[1], zeros[0]) ? Encoding::utf16le
        : mostly(zeros[0], zeros[1])  ? Encoding::utf16be
                                      : Encoding::unknown;
}

struct Declared {
    std::size_t at = 0, length = 0; // of the name between its quotes
    std::string name;               // small letters; empty: none
};

// What an XML declaration says.
Declared declaredIn(std::string_view text)
{
    if (!text.starts_with("<?xml"))
        return {};
    const std::string_view head = text.substr(0, std::min<std::size_t>(text.find("?>"), 200));
    const std::size_t key = head.find(" encoding");
    const std::size_t open = key == std::string_view::npos ? key : head.find_first_of("\"'", key);
    const std::size_t close = open == std::string_view::npos ? open : head.find(head[open], open + 1);
    if (close == std::string_view::npos)
        return {};
    std::string name(head.substr(open + 1, close - open - 1));
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; });
    return {open + 1, name.size(), name};
}

Encoding named(std::string_view name)
{
    constexpr std::pair<std::string_view, Encoding> known[] = {{"", Encoding::utf8}, {"utf-8", Encoding::utf8},
        {"utf8", Encoding::utf8}, {"utf-16", Encoding::utf8}, {"us-ascii", Encoding::utf8},
        {"windows-1252", Encoding::windows1252}, {"cp1252", Encoding::windows1252},
        {"iso-8859-1", Encoding::windows1252}, {"latin1", Encoding::windows1252}, {"iso-8859-15", Encoding::latin9}};
    const auto* found = std::ranges::find(known, name, &std::pair<std::string_view, Encoding>::first);
    return found == std::end(known) ? Encoding::unknown : found->second;
}

// Bytes that no UTF-8 has among characters that only UTF-8 has: damaged, and no other encoding.
struct Count {
    std::size_t wide = 0, bad = 0, firstBad = 0;
};

Count counted(std::string_view text)
{
    Count count;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t start = at;
        const auto c = nextCodePoint(text, at);
        if (!c && count.bad++ == 0)
            count.firstBad = start;
        count.wide += c && *c >= 0x80;
    }
    return count;
}

Fault damaged(std::string_view text, std::size_t at, const std::string& file)
{
    Limits limits;
    limits.bytes = text.size();
    if (auto fault = faultOfInput(text.substr(0, at + 1), file, limits)) // with line and column
        return std::move(*fault);
    return {{file, 0, 0}, {"bytes-unknown", {}}};
}

Result<Decoded> withoutMark(std::string_view bytes, const std::string& file)
{
    const auto refuse = [&](const char* code, Arguments args = {}) {
        return Fault{{file, 0, 0}, {code, std::move(args)}};
    };
    if (bytes.find('\0') != std::string_view::npos)
        return refuse("bytes-unknown");
    const Declared declared = declaredIn(bytes);
    const Count count = counted(bytes);
    if (count.bad == 0)
        return Decoded{std::string(bytes), false};
    Encoding encoding = named(declared.name);
    if (encoding == Encoding::unknown)
        return refuse("bytes-encoding", {{"encoding", declared.name}});
    if (encoding == Encoding::utf8 && count.wide > count.bad)
        return damaged(bytes, count.firstBad, file);
    const bool guessed = encoding == Encoding::utf8;
    auto text = ofBytes(bytes, guessed ? Encoding::windows1252 : encoding);
    return text ? Result<Decoded>(Decoded{std::move(*text), guessed}) : refuse("bytes-unknown");
}

std::optional<std::string> ofMarked(std::string_view bytes, Encoding encoding)
{
    switch (encoding) {
    case Encoding::utf16le:
    case Encoding::utf16be:
        return ofUnits(bytes, 2, encoding == Encoding::utf16be);
    case Encoding::utf32le:
    case Encoding::utf32be:
        return ofUnits(bytes, 4, encoding == Encoding::utf32be);
    default:
        return {};
    }
}

} // namespace

std::string declaredUtf8(std::string text)
{
    if (const Declared declared = declaredIn(text); !declared.name.empty())
        text.replace(declared.at, declared.length, "UTF-8");
    return text;
}

Result<Decoded> transcoded(std::string_view bytes, const std::string& file)
{
    const auto* mark = std::ranges::find_if(marks, [&](const Mark& one) { return bytes.starts_with(one.bytes); });
    const bool marked = mark != marks.end();
    const std::string_view rest = bytes.substr(marked ? mark->bytes.size() : 0);
    const Encoding encoding = marked ? mark->encoding : byZeros(bytes);
    Result<Decoded> read = encoding == Encoding::utf8 || encoding == Encoding::unknown
        ? withoutMark(rest, file)
        : Result<Decoded>(Fault{{file, 0, 0}, {"utf-16", {}}});
    if (auto text = ofMarked(rest, encoding))
        read = Decoded{std::move(*text), false};
    return read;
}

} // namespace strategikon

#include "model/text/decode.h"

#include "model/text/encoding.h"
#include "model/text/file.h"
#include "model/text/utf8.h"

#include <algorithm>
#include <array>

namespace strategikon {
namespace {

using namespace std::string_view_literals;

struct Signature {
    std::string_view start;
    const char* code;
};

// What people give by mistake, by its first bytes.
constexpr std::array signatures{
    Signature{"%PDF-"sv, "bytes-pdf"},
    Signature{"\x89PNG\r\n"sv, "bytes-picture"},
    Signature{"\xff\xd8\xff"sv, "bytes-picture"},
    Signature{"GIF8"sv, "bytes-picture"},
    Signature{"II*\0"sv, "bytes-picture"},
    Signature{"{\\rtf"sv, "bytes-document"},
    Signature{"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"sv, "bytes-document"},
    Signature{"PK\x03\x04"sv, "bytes-zip"},
    Signature{"PK\x05\x06"sv, "bytes-zip"},
    Signature{"\x1f\x8b"sv, "bytes-packed"},
    Signature{"7z\xbc\xaf\x27\x1c"sv, "bytes-packed"},
    Signature{"Rar!\x1a"sv, "bytes-packed"},
    Signature{"\xfd"
              "7zXZ"sv,
        "bytes-packed"},
    Signature{"BZh"sv, "bytes-packed"},
    Signature{"SQLite format 3\0"sv, "bytes-database"},
};

bool isLineEnd(char32_t c) { return c == 0x0b || c == 0x0c || c == 0x85 || c == 0x2028 || c == 0x2029; }

// Inside the quotes of JSON a text is somebody's own words.
class Quotes {
public:
    explicit Quotes(std::string_view text)
    {
        const std::size_t begin = text.find_first_not_of(" \t\r\n");
        json_ = begin != std::string_view::npos && text[begin] == '{';
    }
    bool inside() const { return inside_; }
    void pass(char32_t c)
    {
        if (!json_)
            return;
        if (escaped_)
            escaped_ = false;
        else if (c == U'\\')
            escaped_ = inside_;
        else if (c == U'"')
            inside_ = !inside_;
    }

private:
    bool json_ = false, inside_ = false, escaped_ = false;
};

// A space beside the end of a line, another space or a mark of YAML is part of the writing, not of a name.
bool isStructural(std::string_view before, std::string_view after)
{
    constexpr std::string_view opens = "\n \t:-,[{\"'#>|", closes = "\n\r \t:,]}#";
    if (before.empty() || opens.find(before.back()) != std::string_view::npos)
        return true;
    std::size_t next = 0;
    const auto c = after.empty() ? std::nullopt : nextCodePoint(after, next);
    return !c || isWideSpace(*c) || isLineEnd(*c) || (*c < 0x80 && closes.find(char(*c)) != std::string_view::npos);
}

bool isPlain(std::string_view text)
{
    return std::ranges::all_of(text, [](unsigned char c) { return (c >= 0x20 && c < 0x80) || c == '\n' || c == '\t'; });
}

// Line ends and the spaces that carry meaning, of valid UTF-8.
std::string settled(std::string text)
{
    while (text.ends_with('\x1a')) // the end of a file, in the days of DOS
        text.pop_back();
    if (isPlain(text))
        return text;
    std::string out;
    out.reserve(text.size());
    Quotes quotes(text);
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = *nextCodePoint(text, at);
        const bool own = quotes.inside();
        quotes.pass(c);
        if (c == U'\r') {
            at += at < text.size() && text[at] == '\n';
            out += '\n';
        } else if (isLineEnd(c) && (!own || c > 0x7f)) {
            out += own ? ' ' : '\n';
        } else if (c == 0xfeff && (out.empty() || out.back() == '\n')) {
            // files that were joined each bring their mark
        } else if (isWideSpace(c) && !own && isStructural(out, std::string_view(text).substr(at))) {
            out += ' ';
        } else {
            appendUtf8(out, c);
        }
    }
    return out;
}

} // namespace

bool isZip(std::string_view bytes) { return bytes.starts_with("PK\x03\x04") || bytes.starts_with("PK\x05\x06"); }

bool isWideSpace(char32_t c)
{
    return c == 0xa0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200a) || c == 0x202f || c == 0x205f || c == 0x3000;
}

Result<Decoded> decode(std::string_view bytes, const std::string& file)
{
    for (const Signature& one : signatures)
        if (bytes.starts_with(one.start))
            return Fault{{file, 0, 0}, {one.code, {}}};
    Result<Decoded> read = transcoded(bytes, file);
    if (read)
        read->text = declaredUtf8(settled(std::move(read->text)));
    return read;
}

Result<std::string> decodedText(std::string_view bytes, const std::string& file)
{
    Result<Decoded> read = decode(bytes, file);
    return read ? Result<std::string>(std::move(read->text)) : Result<std::string>(std::move(read.faults));
}

Result<std::string> readText(const std::string& path, std::size_t maxBytes)
{
    const Result<std::string> bytes = readFile(path, maxBytes);
    return bytes ? decodedText(*bytes, path) : bytes;
}

} // namespace strategikon

#include "model/text/input.h"

#include "model/text/utf8.h"

namespace strategikon {
namespace {

std::string hex(std::uint32_t value, int digits)
{
    std::string out;
    for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4)
        out += "0123456789ABCDEF"[value >> shift & 15];
    return out;
}

// UTF-16 with its mark, or without: then every other byte of ASCII text is zero.
bool looksLikeUtf16(std::string_view text)
{
    if (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff"))
        return true;
    return text.size() >= 4 && ((!text[0] && !text[2]) || (!text[1] && !text[3]));
}

std::optional<Message> faultOfCharacter(std::string_view text, std::size_t at, std::optional<char32_t> c)
{
    if (!c)
        return Message{"not-utf-8", {{"byte", hex(static_cast<unsigned char>(text[at]), 2)}}};
    if (isForbiddenRaw(*c))
        return Message{"forbidden-character", {{"character", codePointName(*c)}}};
    if (*c == U'\r' && !text.substr(at).starts_with("\r\n"))
        return Message{"stray-return", {}};
    return {};
}

} // namespace

std::string codePointName(char32_t c) { return "U+" + hex(c, c > 0xffff ? 6 : 4); }

std::string sizeName(std::size_t bytes)
{
    constexpr std::size_t mega = 1024 * 1024;
    return bytes >= mega && bytes % mega == 0 ? std::to_string(bytes / mega) + " MB" : std::to_string(bytes) + " bytes";
}

std::optional<Fault> faultOfInput(std::string_view text, const std::string& file, const Limits& limits)
{
    const auto whole = [&](Message message) { return Fault{{file, 0, 0}, std::move(message)}; };
    if (text.size() > limits.bytes)
        return whole({"file-too-large", {{"limit", sizeName(limits.bytes)}}});
    if (looksLikeUtf16(text))
        return whole({"utf-16", {}});
    if (text.starts_with("\xef\xbb\xbf"))
        return whole({"byte-order-mark", {}});

    int line = 1, column = 1;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] >= 0x20 && text[at] < 0x7f) { // nearly everything
            ++at, ++column;
            continue;
        }
        const std::size_t start = at;
        const std::optional<char32_t> c = nextCodePoint(text, at);
        if (auto message = faultOfCharacter(text, start, c))
            return Fault{{file, line, column}, std::move(*message)};
        ++column;
        if (*c == U'\n')
            ++line, column = 1;
    }
    return {};
}

} // namespace strategikon

#include "veil.h"

#include "model/text/digest.h"

namespace strategikon::field {

namespace {

constexpr char digits[] = "0123456789abcdef";

// The bytes under a stream of digests: to look at, noise. Done twice it is undone.
std::string veiled(std::string bytes, const std::string& key)
{
    for (std::size_t block = 0; block * 32 < bytes.size(); ++block) {
        const auto stream = sha256(key + ":" + std::to_string(block));
        for (std::size_t i = block * 32; i < std::min(bytes.size(), block * 32 + 32); ++i)
            bytes[i] = char(std::uint8_t(bytes[i]) ^ stream[i % 32]);
    }
    return bytes;
}

std::string hexOf(const std::string& bytes)
{
    std::string hex;
    for (const char byte : bytes) {
        hex += digits[std::uint8_t(byte) >> 4];
        hex += digits[std::uint8_t(byte) & 15];
    }
    return hex;
}

std::optional<std::string> bytesOf(const std::string& hex)
{
    const std::string_view all = digits;
    std::string bytes;
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
        const auto high = all.find(hex[i]), low = all.find(hex[i + 1]);
        if (high == all.npos || low == all.npos)
            return {};
        bytes += char(high << 4 | low);
    }
    return hex.size() % 2 ? std::nullopt : std::optional(bytes);
}

// A long text as lines of a list: readers and eyes take no line of a hundred thousand letters.
Node linesOf(const std::string& text)
{
    Node lines = Node::newList();
    for (std::size_t at = 0; at < text.size(); at += 96)
        lines.add(Node::ofText(text.substr(at, 96)));
    return lines;
}

} // namespace

Node veiledLines(std::string text, const std::string& key) { return linesOf(hexOf(veiled(std::move(text), key))); }

std::optional<std::string> unveiled(const Node* lines, const std::string& key)
{
    std::string hex;
    if (lines)
        for (const Node& line : lines->items())
            hex += line.written();
    const auto bytes = bytesOf(hex);
    return bytes ? std::optional(veiled(*bytes, key)) : std::nullopt;
}

} // namespace strategikon::field

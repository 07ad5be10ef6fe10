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

void veil(Node& node, const char* name, const seals::Content& content)
{
    const std::string digest = seals::digestOf(content);
    node.set("digest", Node::ofText(digest));
    if (!content.salt.empty())
        node.set("salt", Node::ofText(seals::base64(content.salt)));
    node.set(name, linesOf(hexOf(veiled(content.text, content.salt.empty() ? digest : content.salt))));
}

std::optional<seals::Content> unveiled(const Node& node, const char* name)
{
    std::string hex;
    if (const Node* lines = node.find(name))
        for (const Node& line : lines->items())
            hex += line.written();
    const Node* salted = node.find("salt");
    const auto salt = salted ? seals::bytesOf(salted->written(), 32) : std::optional<std::string>("");
    const auto bytes = bytesOf(hex);
    if (!bytes || !salt || (salted && salt->size() != 32))
        return {};
    return seals::Content{veiled(*bytes, salt->empty() ? node.textOr("digest") : *salt), *salt};
}

} // namespace strategikon::field

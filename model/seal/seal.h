// Answers that nobody reads before their time: sealed with a key made of a word that a side types, and never kept.
//
// What is sealed is padded to whole blocks, so that its length tells next to nothing of a short answer. Its digest
// stands beside it and binds whoever sealed it: no other content can be shown in its place, with this word or another.
// The salt of that digest is sealed with the content; were it at hand, anybody could try all answers of an order that
// has four of them. So a forgotten word cannot be made good by comparing: what is told anew is told after the fact.
//
// Argon2id (interactive limits) makes the key, XSalsa20 and Poly1305 seal; both are libsodium's. Bytes are kept as
// std::string, base64 in texts, digests as 64 hexadecimal digits.
#pragma once

#include "model/text/fault.h"
#include "model/text/node.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace strategikon::seals {

using Salt = std::array<std::uint8_t, 16>;  // of a key
constexpr std::size_t block = 2048;         // bytes: the length that shows is a multiple of it
constexpr std::size_t mostBytes = 2u << 20; // of a content; what is longer is not sealed, and not read
constexpr std::size_t longestWord = 1000;   // bytes

Salt newSalt();
// Without the blanks at its ends: what a keyboard or the end of a line adds by chance. Else it counts byte for byte.
std::string_view trimmed(std::string_view word);
// Overwrites a word that was used; whoever typed it into a field of a screen may have left copies beyond our reach.
void wipe(std::string& word);

// What a word gives, with the salt it was made with. It is wiped when it goes.
class Key {
public:
    Key(const Salt& salt, const std::array<std::uint8_t, 32>& bytes) : salt_(salt), bytes_(bytes) {}
    Key(const Key&) = default;
    Key& operator=(const Key&) = default;
    ~Key();
    const Salt& salt() const { return salt_; }
    const std::uint8_t* bytes() const { return bytes_.data(); }

private:
    Salt salt_;
    std::array<std::uint8_t, 32> bytes_;
};
// A tenth of a second. Refused: an empty word, or one that nobody would type.
Result<Key> keyFrom(std::string_view word, const Salt& salt);

struct Seal {
    Salt salt{};          // of the key that opens it
    std::string nonce{};  // 24 bytes, others each time
    std::string cipher{}; // whole blocks and 16 bytes
    std::string digest{}; // of the content with its own salt
    friend bool operator==(const Seal&, const Seal&) = default;
};

struct Content {
    std::string text{}, salt{}; // salt: 32 bytes, with which its digest is proved to others
};
// 32 bytes that nobody can guess. Whatever has its digest told to others has such a salt in it: without, they find by
// trying what it is.
std::string newContentSalt();
// 64 hexadecimal digits.
std::string digestOf(const Content& content);
// Whether a digest is of this content.
bool fits(std::string_view digest, const Content& content);

Result<Seal> sealed(const Content& content, const Key& key); // with the digest that it had before
Result<Seal> sealed(std::string_view text, const Key& key);
// Refused: the key of another word; a content that its digest does not fit, which no slip brings about.
Result<Content> unsealed(const Seal& seal, const Key& key);

// {"salt", "nonce", "cipher": lines of 96 letters, "digest", "sum"}. The sum tells damage from a wrong word; it
// protects against nothing.
Node nodeOf(const Seal& seal);
Result<Seal> sealFrom(const Node& node); // a fault has the node's place
std::string base64(std::string_view bytes);
// Nothing where it is no base64, or more than so many bytes.
std::optional<std::string> bytesOf(std::string_view base64, std::size_t most);

// The sentences of this folder's codes.
void addSealMessages();

} // namespace strategikon::seals

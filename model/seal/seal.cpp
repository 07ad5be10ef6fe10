#include "model/seal/seal.h"

#include "model/text/digest.h"

#include <sodium.h>

#include <algorithm>
#include <cstdlib>

namespace strategikon::seals {

namespace {

constexpr std::size_t contentSalt = 32, sumDigits = 16;
static_assert(std::tuple_size_v<Salt> == crypto_pwhash_SALTBYTES && crypto_secretbox_KEYBYTES == 32);

// Without its random numbers nothing here may go on.
void ready()
{
    static const int begun = sodium_init();
    if (begun < 0)
        std::abort();
}

std::uint8_t* bytes(std::string& text) { return reinterpret_cast<std::uint8_t*>(text.data()); }
const std::uint8_t* bytes(std::string_view text) { return reinterpret_cast<const std::uint8_t*>(text.data()); }

std::string atRandom(std::size_t count)
{
    std::string drawn(count, '\0');
    randombytes_buf(drawn.data(), drawn.size());
    return drawn;
}

Fault sealFault(std::string code) { return {{}, {std::move(code), {}}}; }

std::string padded(std::string text)
{
    std::size_t length = text.size();
    text.resize((text.size() / block + 1) * block);
    sodium_pad(&length, bytes(text), length, block, text.size());
    return text;
}

bool unpad(std::string& text)
{
    std::size_t length = 0;
    if (sodium_unpad(&length, bytes(text), text.size(), block) != 0)
        return false;
    text.resize(length);
    return true;
}

} // namespace

Salt newSalt()
{
    ready();
    Salt salt;
    randombytes_buf(salt.data(), salt.size());
    return salt;
}

std::string_view trimmed(std::string_view word)
{
    constexpr std::string_view blanks = " \t\r\n";
    const auto first = word.find_first_not_of(blanks);
    return first == word.npos ? std::string_view() : word.substr(first, word.find_last_not_of(blanks) - first + 1);
}

void wipe(std::string& word)
{
    sodium_memzero(word.data(), word.size());
    word.clear();
}

Key::~Key() { sodium_memzero(bytes_.data(), bytes_.size()); }

Result<Key> keyFrom(std::string_view word, const Salt& salt)
{
    addSealMessages();
    ready();
    word = trimmed(word);
    if (word.empty())
        return sealFault("seal-no-word");
    if (word.size() > longestWord)
        return sealFault("seal-long-word");
    std::array<std::uint8_t, 32> made;
    const int failed = crypto_pwhash(made.data(), made.size(), word.data(), word.size(), salt.data(),
        crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_ARGON2ID13);
    if (failed)
        return sealFault("seal-no-memory");
    Key key(salt, made);
    sodium_memzero(made.data(), made.size());
    return key;
}

std::string newContentSalt()
{
    ready();
    return atRandom(contentSalt);
}

std::string digestOf(const Content& content) { return sha256Hex(content.salt + content.text); }

bool fits(std::string_view digest, const Content& content)
{
    return content.salt.size() == contentSalt && digestOf(content) == digest;
}

Result<Seal> sealed(std::string_view text, const Key& key)
{
    return sealed(Content{std::string(text), newContentSalt()}, key);
}

Result<Seal> sealed(const Content& content, const Key& key)
{
    addSealMessages();
    ready();
    if (content.text.size() > mostBytes)
        return sealFault("seal-long");
    std::string plain = content.salt + content.text;
    Seal seal{key.salt(), atRandom(crypto_secretbox_NONCEBYTES), {}, sha256Hex(plain)};
    plain = padded(std::move(plain));
    seal.cipher.resize(plain.size() + crypto_secretbox_MACBYTES);
    crypto_secretbox_easy(bytes(seal.cipher), bytes(plain), plain.size(), bytes(seal.nonce), key.bytes());
    wipe(plain);
    return seal;
}

Result<Content> unsealed(const Seal& seal, const Key& key)
{
    addSealMessages();
    ready();
    if (seal.salt != key.salt() || seal.cipher.size() < crypto_secretbox_MACBYTES + block
        || seal.nonce.size() != crypto_secretbox_NONCEBYTES)
        return sealFault("seal-wrong-word");
    std::string plain(seal.cipher.size() - crypto_secretbox_MACBYTES, '\0');
    if (crypto_secretbox_open_easy(bytes(plain), bytes(seal.cipher), seal.cipher.size(), bytes(seal.nonce), key.bytes())
        != 0)
        return sealFault("seal-wrong-word");
    if (!unpad(plain) || plain.size() < contentSalt)
        return sealFault("seal-untrue");
    Content content{plain.substr(contentSalt), plain.substr(0, contentSalt)};
    if (!fits(seal.digest, content))
        return sealFault("seal-untrue");
    return content;
}

std::string base64(std::string_view text)
{
    std::string written(sodium_base64_ENCODED_LEN(text.size(), sodium_base64_VARIANT_ORIGINAL), '\0');
    sodium_bin2base64(written.data(), written.size(), bytes(text), text.size(), sodium_base64_VARIANT_ORIGINAL);
    written.pop_back(); // the zero of a C text
    return written;
}

std::optional<std::string> bytesOf(std::string_view written, std::size_t most)
{
    if (written.size() > most / 3 * 4 + 4)
        return {};
    std::string read(written.size() / 4 * 3 + 3, '\0');
    std::size_t length = 0;
    if (sodium_base642bin(bytes(read), read.size(), written.data(), written.size(), nullptr, &length, nullptr,
            sodium_base64_VARIANT_ORIGINAL)
        != 0)
        return {};
    read.resize(length);
    return read;
}

namespace {

std::string saltOf(const Seal& seal) { return {seal.salt.begin(), seal.salt.end()}; }

std::string sumOf(const Seal& seal)
{
    return sha256Hex(saltOf(seal) + seal.nonce + seal.cipher + seal.digest).substr(0, sumDigits);
}

// Readers and eyes take no line of a hundred thousand letters.
Node linesOf(const std::string& text)
{
    Node lines = Node::newList();
    for (std::size_t at = 0; at < text.size(); at += 96)
        lines.add(Node::ofText(text.substr(at, 96)));
    return lines;
}

bool isSound(const Seal& seal)
{
    return seal.nonce.size() == crypto_secretbox_NONCEBYTES && seal.cipher.size() >= crypto_secretbox_MACBYTES + block
        && (seal.cipher.size() - crypto_secretbox_MACBYTES) % block == 0 && seal.digest.size() == 64
        && std::ranges::all_of(seal.digest, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

} // namespace

Node nodeOf(const Seal& seal)
{
    ready();
    Node node = Node::newMap();
    node.set("salt", Node::ofText(base64(saltOf(seal))));
    node.set("nonce", Node::ofText(base64(seal.nonce)));
    node.set("cipher", linesOf(base64(seal.cipher)));
    node.set("digest", Node::ofText(seal.digest));
    node.set("sum", Node::ofText(sumOf(seal)));
    return node;
}

Result<Seal> sealFrom(const Node& node)
{
    addSealMessages();
    ready();
    std::string cipher;
    for (const std::string& line : node.textsOf("cipher"))
        cipher += line;
    const auto salt = bytesOf(node.textOr("salt"), std::tuple_size_v<Salt>);
    const auto nonce = bytesOf(node.textOr("nonce"), crypto_secretbox_NONCEBYTES);
    auto sealed = bytesOf(cipher, mostBytes + 2 * block);
    Seal seal;
    if (salt && salt->size() == seal.salt.size() && nonce && sealed) {
        std::copy(salt->begin(), salt->end(), seal.salt.begin());
        seal.nonce = *nonce;
        seal.cipher = std::move(*sealed);
        seal.digest = node.textOr("digest");
        if (isSound(seal) && node.textOr("sum") == sumOf(seal))
            return seal;
    }
    return Fault{node.place(), {"seal-damaged", {}}};
}

} // namespace strategikon::seals

#include "model/field/files/sealed.h"
#include "model/field/files/veil.h"
#include "model/text/digest.h"
#include "model/text/json.h"
#include "model/text/write.h"
#include "tests/fuzz/places.h"

using namespace strategikon;
using namespace strategikon::field;

namespace {

// A sealed file of this content, as somebody could make it with an older version who wishes the reader ill: its digest
// is right.
std::string sealedFrom(std::string_view content)
{
    constexpr char digits[] = "0123456789abcdef";
    const std::string digest = sha256Hex(content);
    std::string hex;
    for (std::size_t i = 0; i < content.size(); ++i) {
        const auto stream = sha256(digest + ":" + std::to_string(i / 32));
        const auto byte = std::uint8_t(std::uint8_t(content[i]) ^ stream[i % 32]);
        hex += digits[byte >> 4];
        hex += digits[byte & 15];
    }
    Node lines = Node::newList(), node = Node::newMap();
    lines.add(Node::ofText(hex));
    node.set("strategikon", Node::ofText("sealed-deployment"));
    node.set("digest", Node::ofText(digest));
    node.set("content", lines);
    return writeJson(node);
}

} // namespace

// The same as this version makes it.
std::string hiddenFrom(std::string_view content)
{
    Node node = Node::newMap();
    node.set("strategikon", Node::ofText("sealed-deployment"));
    veil(node, "content", {std::string(content), std::string(32, 's')});
    return writeJson(node);
}

seals::Key key() { return seals::Key({}, {}); }

// The same under a seal whose word is known, as whoever has it could make it.
std::string sealedWithWord(std::string_view content)
{
    Node node = Node::newMap();
    node.set("strategikon", Node::ofText("sealed-with-word"));
    node.set("version", Node::ofInteger(1));
    node.set("side", Node::ofInteger(0));
    const Node seal = seals::nodeOf(*seals::sealed(content, key()));
    for (const auto& entry : seal.entries())
        node.set(entry.key, entry.node);
    return writeJson(node);
}

// What is sealed opens as a whole set-up or is refused, whatever is inside.
FUZZ_TARGET(text)
{
    const Field field;
    const auto content = text.substr(0, 4096);
    for (const std::string& sealed :
        {std::string(text), sealedFrom(content), hiddenFrom(content), sealedWithWord(content)}) {
        const auto digest = digestOf(sealed, "input.json");
        MUST(digest || !digest.faults.empty());
        const Setup empty;
        const std::string other = hide(empty, 1, std::string(32, 's'));
        const auto opened = unseal(field, {sealed, "input.json", "", key(), {}}, {other, "other.json"});
        MUST(opened || !opened.faults.empty());
        if (opened)
            MUST(readSetup(writeSetup(*opened), "again.json"));
    }
}

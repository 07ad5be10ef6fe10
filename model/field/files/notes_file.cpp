#include "notes_file.h"

#include "model/text/digest.h"
#include "model/text/json.h"
#include "model/text/write.h"
#include "veil.h"

namespace strategikon::field {

namespace {

Fault damaged(const Node& node)
{
    addDeploymentMessages();
    return {node.place(), {"notes-damaged", {}}};
}

} // namespace

Node notesNode(const Notes& notes)
{
    Node node = Node::newMap();
    if (notes.seal) {
        node.set("sealed", seals::nodeOf(*notes.seal));
        return node;
    }
    const std::string plain = writeJson(plainNode(notes)), digest = sha256Hex(plain);
    node.set("digest", Node::ofText(digest));
    node.set("hidden", veiledLines(plain, digest));
    return node;
}

Result<Notes> notesFrom(const Node& node)
{
    if (const Node* sealed = node.find("sealed")) {
        auto seal = seals::sealFrom(*sealed);
        if (!seal)
            return seal.faults;
        Notes notes;
        notes.seal = std::move(*seal);
        return notes;
    }
    const std::string digest = node.textOr("digest");
    const auto text = unveiled(node.find("hidden"), digest);
    if (!text || sha256Hex(*text) != digest)
        return damaged(node);
    const auto plain = readJson(*text, node.place().file);
    return plain ? plainNotes(*plain) : Result<Notes>(damaged(node));
}

Result<Notes> closed(const Notes& notes, const seals::Key& key)
{
    if (notes.seal)
        return notes;
    auto seal = seals::sealed(writeJson(plainNode(notes)), key);
    if (!seal)
        return seal.faults;
    Notes shut;
    shut.seal = std::move(*seal);
    return shut;
}

Result<Notes> opened(const Notes& notes, const seals::Key& key)
{
    if (!notes.seal)
        return notes;
    const auto content = seals::unsealed(*notes.seal, key);
    if (!content)
        return content.faults;
    const auto plain = readJson(content->text, "");
    if (!plain)
        return plain.faults;
    return plainNotes(*plain);
}

std::string digestOf(const Notes& notes)
{
    return notes.seal ? notes.seal->digest : sha256Hex(writeJson(plainNode(notes)));
}

} // namespace strategikon::field

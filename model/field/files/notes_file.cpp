#include "notes_file.h"

#include "field_file.h"

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

seals::Content contentOf(const Notes& notes) { return {writeJson(plainNode(notes)), notes.salt}; }

Result<Notes> notesIn(const seals::Content& content, const std::string& file)
{
    const auto plain = readJson(content.text, file);
    auto notes = plain ? plainNotes(*plain) : Result<Notes>(plain.faults);
    if (notes)
        notes->salt = content.salt;
    return notes;
}

} // namespace

Node notesNode(const Notes& notes)
{
    Node node = Node::newMap();
    if (notes.seal)
        node.set("sealed", seals::nodeOf(*notes.seal));
    else
        veil(node, "hidden", contentOf(notes));
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
    const auto content = unveiled(node, "hidden");
    if (!content || seals::digestOf(*content) != node.textOr("digest"))
        return damaged(node);
    auto notes = notesIn(*content, node.place().file);
    return notes ? std::move(notes) : Result<Notes>(damaged(node));
}

Result<Notes> closed(const Notes& notes, const seals::Key& key)
{
    if (notes.seal)
        return notes;
    seals::Content content = contentOf(notes);
    if (content.salt.empty())
        content.salt = seals::newContentSalt();
    auto seal = seals::sealed(content, key);
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
    return content ? notesIn(*content, "") : Result<Notes>(content.faults);
}

std::string withClosed(const std::string& setup, int side, const Notes& notes)
{
    auto node = readFieldJson(setup, {});
    const Node* deployment = node ? node->find("deployment") : nullptr;
    const std::string name = side == 0 ? "first-notes" : "second-notes";
    const Node* before = deployment ? deployment->find(name) : nullptr;
    if (!before || before->find("sealed"))
        return setup;
    Node changed = *deployment;
    changed.set(name, notesNode(notes));
    node->set("deployment", std::move(changed));
    return writeJson(*node);
}

std::string digestOf(const Notes& notes) { return notes.seal ? notes.seal->digest : seals::digestOf(contentOf(notes)); }

} // namespace strategikon::field

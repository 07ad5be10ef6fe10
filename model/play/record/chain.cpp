#include "chain.h"

#include "model/text/digest.h"
#include "model/text/write.h"

namespace strategikon::play {

namespace {

// Half of SHA-256 is more than anybody can try.
std::string digestOf(const std::string& before, const Node& node)
{
    return sha256Hex(before + "\n" + writeJsonLine(node)).substr(0, 32);
}

} // namespace

Chain::Chain(const Node& head)
{
    Node origin = Node::newMap();
    for (const char* part : {"system", "beginning", "set-up"})
        if (const Node* its = head.find(part))
            origin.set(part, *its);
    last_ = digestOf("", origin);
}

const std::string& Chain::next(Node entry)
{
    entry.remove(key);
    return last_ = digestOf(last_, entry);
}

std::string Chain::ofHead(Node head)
{
    head.remove(key);
    return digestOf("", head);
}

} // namespace strategikon::play

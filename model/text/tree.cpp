#include "model/text/tree.h"

#include <algorithm>

namespace strategikon {
namespace {

// Up to here looking through the keys is faster than hashing them.
constexpr std::size_t manyKeys = 24;

// Longer ones could not be written as YAML again, and no message could show them.
constexpr std::size_t longestKey = 200;

// Copying and comparing nodes uses stack for depth; a caller's generous limit must not reach its end.
constexpr std::size_t deepest = 200;

} // namespace

TreeBuilder::TreeBuilder(std::string file, Limits limits)
    : file_(std::make_shared<const std::string>(std::move(file))), limits_(limits)
{
    limits_.depth = std::min(limits_.depth, deepest);
}

bool TreeBuilder::fail(int line, int column, Message message)
{
    fault_ = Fault{{*file_, line, column}, std::move(message)};
    return false;
}

bool TreeBuilder::count(int line, int column)
{
    if (++nodes_ <= limits_.nodes)
        return true;
    return fail(line, column, {"too-many-nodes", {{"limit", limits_.nodes}}});
}

bool TreeBuilder::scalar(int line, int column, Node value)
{
    if (!count(line, column))
        return false;
    if (value.written().size() > limits_.scalar)
        return fail(line, column, {"text-too-long", {{"limit", limits_.scalar}}});
    if (awaitsKey())
        return key(line, column, std::move(value));
    value.setPlace(file_, line, column);
    place(std::move(value));
    return true;
}

bool TreeBuilder::open(int line, int column, bool map)
{
    if (!count(line, column))
        return false;
    if (awaitsKey())
        return fail(line, column, {"compound-key", {}});
    if (frames_.size() >= limits_.depth)
        return fail(line, column, {"too-deep", {{"limit", limits_.depth}}});
    Frame frame{map ? Node::newMap() : Node::newList(), true, {}, {}};
    frame.node.setPlace(file_, line, column);
    frames_.push_back(std::move(frame));
    return true;
}

void TreeBuilder::close()
{
    Node node = std::move(frames_.back().node);
    frames_.pop_back();
    place(std::move(node));
}

bool TreeBuilder::isDuplicate(Frame& frame, const std::string& key)
{
    const std::vector<Node::Entry>& entries = frame.node.entries();
    if (entries.size() < manyKeys)
        return frame.node.find(key) != nullptr;
    if (frame.known.empty())
        for (const Node::Entry& entry : entries)
            frame.known.insert(entry.key);
    return !frame.known.insert(key).second;
}

bool TreeBuilder::key(int line, int column, const Node& value)
{
    Frame& frame = frames_.back();
    const std::string& text = value.written();
    if (text.empty())
        return fail(line, column, {"empty-key", {}});
    if (text.size() > longestKey)
        return fail(line, column, {"key-too-long", {{"limit", longestKey}}});
    if (isDuplicate(frame, text))
        return fail(line, column, {"duplicate-key", {{"key", text}}});
    frame.pending = {text, line, column, {}};
    frame.awaitsKey = false;
    return true;
}

void TreeBuilder::place(Node value)
{
    if (frames_.empty()) {
        root_ = std::move(value);
        done_ = true;
    } else if (Frame& frame = frames_.back(); frame.node.isMap()) {
        frame.pending.node = std::move(value);
        frame.node.append(std::move(frame.pending));
        frame.awaitsKey = true;
    } else {
        frame.node.add(std::move(value));
    }
}

} // namespace strategikon

// Builds the nodes of a document from what its parser meets, and keeps the limits while doing so. Shared by the
// readers of YAML and JSON.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "model/text/node.h"

namespace strategikon {

class TreeBuilder {
public:
    TreeBuilder(std::string file, Limits limits);

    // Each returns false after a fault; nothing may be called after that but fault().
    bool scalar(int line, int column, Node value); // a key where a map awaits one
    bool open(int line, int column, bool map);
    void close();

    bool inMap() const { return !frames_.empty() && frames_.back().node.isMap(); }
    bool awaitsKey() const { return inMap() && frames_.back().awaitsKey; }
    bool complete() const { return done_; }

    bool fail(int line, int column, Message message);
    Fault fault() const { return *fault_; }
    Node take() { return std::move(root_); }

private:
    struct Frame {
        Node node;
        bool awaitsKey = true;
        Node::Entry pending;                   // the key whose value comes next
        std::unordered_set<std::string> known; // all keys, once there are many
    };

    bool count(int line, int column);
    bool key(int line, int column, const Node& value);
    bool isDuplicate(Frame& frame, const std::string& key);
    void place(Node value);

    std::shared_ptr<const std::string> file_;
    Limits limits_;
    std::size_t nodes_ = 0;
    std::vector<Frame> frames_;
    Node root_;
    bool done_ = false;
    std::optional<Fault> fault_;
};

} // namespace strategikon

// How the checker names places and kinds.
#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "model/text/node.h"

namespace strategikon {

// The way to a value, kept on the stack and put into words only for a fault.
struct Path {
    const Path* parent;
    const std::string* key; // nullptr for an item of a list
    std::size_t item;       // from 1
};

// The key it stands under, "key[2]" for an item, the file's name for the whole document.
std::string nameOf(const Path& path, const Node& node);

// The TypeBit of a node.
unsigned bitOf(Node::Kind kind);

// The code of the message for a node whose kind is not among `types` (TypeBits).
const char* codeOfType(unsigned types, const Node& node);

// "a, b, c"; long lists end with "…".
std::string joined(const std::vector<std::string>& words);

// Equal nodes, and only those, have equal texts: kinds are told apart, keys sorted.
std::string identity(const Node& node);

} // namespace strategikon

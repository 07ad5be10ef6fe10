// Writing nodes as YAML or JSON that reads back as the same nodes.
#pragma once
#include <string>

#include "model/text/file.h"
#include "model/text/node.h"

namespace strategikon {

// Block style, two spaces, keys in their order, lists of short scalars in [ ], text with several lines as a block.
// Text is quoted wherever a reader, ours or another YAML 1.1 or 1.2 reader, could take it for something else.
// Control characters other than tab and line ends, which readers refuse, are written as a space, and bytes that are
// not UTF-8 as U+FFFD; with that exception readYaml(writeYaml(n)) == n.
std::string writeYaml(const Node& node);

// The nodes as JSON, two spaces, keys in their order; lists of numbers and of points fill their lines. Characters that
// readers refuse are written as a space.
std::string writeJson(const Node& node);

// The same on one line without its end, for JSON Lines and for cells of a table.
std::string writeJsonLine(const Node& node);

} // namespace strategikon

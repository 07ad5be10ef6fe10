// Reading JSON (RFC 8259, nothing more) into the same nodes as YAML, with places.
#pragma once
#include <string>
#include <string_view>

#include "model/text/node.h"

namespace strategikon {

// Refuses what the standard refuses, and duplicate keys, numbers that do not fit, control characters and all that
// passes the limits. Reading stops at the first fault.
Result<Node> readJson(std::string_view text, std::string file, Limits limits = {});

} // namespace strategikon

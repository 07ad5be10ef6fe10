// Text that nobody reads by accident: to look at, noise. Whoever wants to read it can. Used inside this folder only.
#pragma once

#include "model/text/node.h"

#include <optional>
#include <string>

namespace strategikon::field {

// The text as lines of hexadecimal digits, under a key that lies beside it.
Node veiledLines(std::string text, const std::string& key);
// The text again; nothing where these are no such lines.
std::optional<std::string> unveiled(const Node* lines, const std::string& key);

} // namespace strategikon::field

// Contents that nobody reads by accident: to look at, noise. Whoever wants to read one can, since its key lies beside
// it; whoever knows its digest alone cannot. Used inside this folder only.
#pragma once

#include "model/seal/seal.h"
#include "model/text/node.h"

#include <optional>
#include <string>

namespace strategikon::field {

// Puts a content with its salt into a node: "digest", "salt" (base64), and under `name` the text as lines of
// hexadecimal digits, masked with the salt. A content without one, as older versions made it, is masked with its digest
// and stays so.
void veil(Node& node, const char* name, const seals::Content& content);
// It again, whether it is what the digest says or not; nothing where there is none.
std::optional<seals::Content> unveiled(const Node& node, const char* name);

} // namespace strategikon::field

// Reading YAML that a stranger may have written.
//
// YAML is larger than a list file needs, and its extras are where files are misread or do harm. Refused with line and
// column: aliases and anchors (a few bytes can stand for billions of nodes), tags, merge keys, directives, several
// documents, duplicate or compound or empty keys, anything that is not clean UTF-8, and all that passes the limits.
#pragma once
#include <string>
#include <string_view>

#include "model/text/node.h"

namespace strategikon {

// Two readers must understand the text alike (second_reader.h). Of what ships a test has seen that they do, and one
// reads it; every other file may have been written by anybody.
enum class Readers { both, one };

// `file` is only used in places. Reading stops at the first fault: after it the structure is a guess.
Result<Node> readYaml(std::string_view text, std::string file, Limits limits = {}, Readers readers = Readers::both);

// Reads the file and then its text: as JSON if the name ends in .json, otherwise as YAML.
Result<Node> readDocument(const std::string& path, Limits limits = {}, Readers readers = Readers::both);
inline Result<Node> readShipped(const std::string& path) { return readDocument(path, {}, Readers::one); }

} // namespace strategikon

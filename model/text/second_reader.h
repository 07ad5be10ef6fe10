// yaml-cpp as the second of two readers: what the two understand differently is refused.
//
// Each parser has its own slips: yaml-cpp 0.7 takes an unterminated quote and drops what follows the first value,
// libyaml is slow with deep brackets. The strict pass of yaml.cpp goes first and keeps the limits; this one then reads
// the same text on its own. A list that two parsers agree on is a list that other programs read alike.
#pragma once

#include "model/text/node.h"

#include <optional>
#include <string>
#include <string_view>

namespace strategikon {

// Where yaml-cpp understands the text as something other than `strict`, or not at all; nothing where they agree. Only
// for text that has passed the strict pass: it sets no limits of its own but depth and number.
std::optional<Fault> faultOfSecondReader(std::string_view text, const Node& strict, Limits limits);

} // namespace strategikon

// libyaml's complaints in words for someone who writes an army list.
#pragma once
#include <string>
#include <string_view>

#include "model/text/fault.h"

struct yaml_parser_s;

namespace strategikon {

// After yaml_parser_parse has failed. `complete`: the first document had ended already.
Fault yamlFault(const yaml_parser_s& parser, std::string_view text, const std::string& file, bool complete);

} // namespace strategikon

// Text of others on its way to a terminal.
#pragma once

#include <string>
#include <string_view>

namespace strategikon {

// The same with a replacement character for each byte that is no UTF-8, each control character but tab and line end,
// and each mark that turns the direction of writing or that no screen shows: a terminal would obey them.
std::string harmless(std::string_view text);

// JSON that says the same, with those characters in escapes.
std::string harmlessJson(std::string_view json);

// One line that can be read at a glance: what is quoted or written without a space is cut where it goes on and on, and
// of what is still too long the middle.
std::string brief(std::string_view sentence);

} // namespace strategikon

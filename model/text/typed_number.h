// Numbers as people type them: in the plain form (2000, -12.5) or as their place writes them (2,000; 2.000,5; 2’000).
// All of it is read or nothing: what is grouped wrongly, or says one thing here and another in the plain form, is none.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace strategikon {

// How a place writes numbers; in UTF-8.
struct NumberSigns {
    std::string group = ",";
    std::string point = ".";
};

std::optional<int> wholeTyped(std::string_view text, const NumberSigns& signs = {});
// A comma does for a point where it can be nothing else (“12,5”).
std::optional<double> numberTyped(std::string_view text, const NumberSigns& signs = {});

} // namespace strategikon

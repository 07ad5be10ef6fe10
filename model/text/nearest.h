// "Did you mean ...?": the names nearest to a misspelt one.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace strategikon {

// Letters added, dropped, changed or swapped with their neighbour that make `a` into `b`; capitals count as small
// letters and hyphen, underscore and space as one.
std::size_t editDistance(std::string_view a, std::string_view b);

// The nearest candidate if it is near enough to be a slip (a third of the word, at least one letter); the first of
// equally near ones.
std::optional<std::string> nearest(std::string_view word, const std::vector<std::string>& candidates);

} // namespace strategikon

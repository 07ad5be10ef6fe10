// Values of the rows of a table that a schema has checked.
#pragma once

#include "model/text/node.h"

#include <initializer_list>
#include <utility>

namespace strategikon {

inline double numberOr(const Node& row, std::string_view key, double absent)
{
    const Node* value = row.find(key);
    return value ? value->number().value_or(absent) : absent;
}

// The value of a word in a closed list; the first where it is absent.
template <class Value>
Value named(const Node& row, std::string_view key, std::initializer_list<std::pair<std::string_view, Value>> words)
{
    const std::string written = row.textOr(key);
    for (const auto& [word, value] : words)
        if (word == written)
            return value;
    return words.begin()->second;
}

} // namespace strategikon

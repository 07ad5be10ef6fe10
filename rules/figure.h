// A cell of a table in a sentence: a count where it is nothing but one, so that `--json` has it among the figures.
#pragma once

#include "model/text/value.h"

#include <charconv>

namespace strategikon {

inline Value figureOr(std::string_view written, Value other)
{
    int figure = 0;
    const char* const end = written.data() + written.size();
    const auto [at, error] = std::from_chars(written.data(), end, figure);
    const bool whole = error == std::errc() && at == end && std::to_string(figure) == written;
    return whole && figure >= 0 ? Value(figure) : other;
}

} // namespace strategikon

// Lines that take time to find, such as contours: kept for their outline wherever that is moved to, so that a hill that
// is dragged takes them along.
#pragma once

#include "model/field/geometry.h"

#include <deque>
#include <functional>

namespace strategikon::map {

class Kept {
public:
    using Make = std::function<std::vector<field::Ring>(const field::Ring& outline)>;
    // `made` is told of an outline about its corner, so that its answer is the same from near and far; `kind` tells
    // apart what is asked of the same outline.
    std::vector<field::Ring> of(const field::Ring& outline, int kind, const Make& made);

private:
    struct One {
        field::Ring outline;
        int kind = 0;
        std::vector<field::Ring> lines;
    };
    static constexpr std::size_t most = 64; // of a table and a few steps back
    std::deque<One> all_;                   // the last asked for first
};

} // namespace strategikon::map

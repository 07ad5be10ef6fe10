#include "app/map/kept.h"

#include <algorithm>

namespace strategikon::map {

using namespace field;

std::vector<Ring> Kept::of(const Ring& outline, int kind, const Make& made)
{
    const Point corner = snapped(boxOf(outline).least);
    Ring shape = moved(outline, Point{} - corner);
    const auto it =
        std::ranges::find_if(all_, [&](const One& one) { return one.kind == kind && one.outline == shape; });
    One one;
    if (it != all_.end()) {
        one = std::move(*it);
        all_.erase(it);
    } else {
        one.lines = made(shape);
        one.outline = std::move(shape);
        one.kind = kind;
    }
    all_.push_front(std::move(one));
    if (all_.size() > most)
        all_.pop_back();
    std::vector<Ring> lines = all_.front().lines;
    for (Ring& line : lines)
        line = moved(std::move(line), corner);
    return lines;
}

} // namespace strategikon::map

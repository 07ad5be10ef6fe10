#include "missing_terrain.h"

#include "generate.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace strategikon::field {

namespace {

constexpr std::array<std::string_view, 5> lacks{"not-owned", "too-small", "too-large", "wrong-size", "used-up"};

bool owns(const std::vector<Owned>& pieces, const std::vector<std::string>& kinds)
{
    return std::ranges::any_of(
        pieces, [&](const Owned& piece) { return std::ranges::find(kinds, piece.kind) != kinds.end(); });
}

double least(double a, double b) { return a > 0 && b > 0 ? std::min(a, b) : std::max(a, b); }

Allowed allowedBy(const Variant& row, const Table& table)
{
    const auto ruled = [&](double cm) { return cm * table.laying(); };
    Allowed one{row.kind, row.shape, ruled(row.acrossLeast), ruled(row.acrossMost), ruled(row.depthMost)};
    if (row.shape == Shape::edge)
        one.most = least(one.most, least(ruled(row.edgeMost), row.edgeShare * std::max(table.width, table.depth)));
    if (row.shape == Shape::river)
        one = {row.kind, row.shape, 0, least(ruled(row.reach), row.reachShare * table.width), 0};
    return one;
}

// What there is of one kind against the bounds of one way.
struct Count {
    bool small = false, large = false, used = false, free = false;
};

void count(Count& all, const Field& field, const Variant& row, const std::vector<Owned>& pieces)
{
    const Allowed bounds = allowedBy(row, field.table);
    const bool river = row.shape == Shape::river; // of pieces laid end to end
    for (const Owned& piece : pieces) {
        if (piece.kind != row.kind)
            continue;
        const double wide = acrossOf(piece);
        const bool small = !river && wide < bounds.least, large = !river && bounds.most > 0 && wide > bounds.most;
        const bool used = !small && !large && laidOutOf(field, piece) >= (river ? 1 : piece.count);
        all.small |= small;
        all.large |= large;
        all.used |= used;
        all.free |= !small && !large && !used;
    }
}

} // namespace

std::string lackOf(const Field& field, const Item& item, const std::vector<Owned>& pieces)
{
    Count all;
    for (const Variant& row : item.variants)
        if (std::ranges::all_of(
                row.parts, [&](const Part& part) { return part.least == 0 || owns(pieces, part.kinds); }))
            count(all, field, row, pieces);
    if (all.free || pieces.empty())
        return {};
    return std::string(all.used      ? "used-up"
            : all.small && all.large ? "wrong-size"
            : all.small              ? "too-small"
            : all.large              ? "too-large"
                                     : "not-owned");
}

bool isLack(std::string_view came) { return std::ranges::find(lacks, came) != lacks.end(); }

std::vector<Allowed> allowedFor(const Item& item, const Table& table)
{
    std::vector<Allowed> all;
    for (const Variant& row : item.variants)
        all.push_back(allowedBy(row, table));
    return all;
}

} // namespace strategikon::field

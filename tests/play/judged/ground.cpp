#include "ground.h"

#include "model/field/terrain/generate.h"
#include "rules/battlefield.h"
#include "rules/setup.h"

#include <algorithm>
#include <cmath>

namespace judged {

namespace {

// Pieces of ground with straight edges, and what runs straight on.
field::Field plainField(double width, double depth, Random& random)
{
    static constexpr const char* areas[] = {
        "wood", "village", "broken", "marsh", "hill", "steep-hill", "wood", "forest"};
    static constexpr const char* courses[] = {"low-obstacle", "shallow-river", "high-obstacle"};
    field::Field on{.system = "warmaster", .table = {.width = width, .depth = depth}};
    const int count = 2 + random.below(4);
    for (int i = 0; i < count; ++i) {
        field::Piece piece{.kind = areas[i == 0 ? 0 : random.below(8)]};
        const field::Point middle{random.between(20, width - 20), random.between(20, depth - 20)};
        if (i > 0 && random.chance(0.15)) {
            piece.kind = courses[random.below(3)];
            const double turn = random.between(0, M_PI);
            piece.course = {{middle.x - 15 * std::cos(turn), middle.y - 15 * std::sin(turn)},
                {middle.x + 15 * std::cos(turn), middle.y + 15 * std::sin(turn)}};
            piece.widths = {1};
            widen(piece);
        } else {
            piece.area = field::rectangle(middle, random.between(14, 30), random.between(12, 26), random.below(180));
        }
        on.features.push_back({.id = "t" + std::to_string(i + 1), .pieces = {piece}});
    }
    return on;
}

} // namespace

field::Field anyField(double scale, Random& random)
{
    const double width = scale > 1 ? 400 : 180, depth = scale > 1 ? 260 : 120;
    field::Field on;
    if (random.chance(0.5)) {
        on = plainField(width, depth, random);
    } else {
        const auto& laid = *strategikon::battlefieldOf(*strategikon::findSystem("warmaster"));
        field::Wish wish;
        wish.seed = random.next();
        on = field::generate({.width = width, .depth = depth}, laid.charts, laid.kinds, wish);
        on.system = "warmaster";
    }
    on.table.scale = scale;
    return on;
}

Spot middleOf(const field::Piece& piece)
{
    Spot sum;
    for (const field::Point p : piece.area)
        sum = {sum.x + p.x / double(piece.area.size()), sum.y + p.y / double(piece.area.size())};
    return sum;
}

bool isShelter(const field::Piece& piece)
{
    static constexpr const char* kinds[] = {"wood", "village", "broken", "marsh", "dunes"};
    return std::find(std::begin(kinds), std::end(kinds), piece.kind) != std::end(kinds);
}

} // namespace judged

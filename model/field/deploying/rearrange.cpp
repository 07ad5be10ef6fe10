#include "rearrange.h"

#include "model/field/terrain/handling.h"

#include <algorithm>

namespace strategikon::field {

namespace {

constexpr double step = 2;

// Straight ahead, back and sideways before all others: they are easier to lay out.
std::vector<double> directions()
{
    std::vector<double> all{90, 270, 0, 180};
    for (int turn = 15; turn < 360; turn += 15)
        if (turn % 90 != 0)
            all.push_back(turn);
    return all;
}

bool isCramped(const Misplaced& one)
{
    return one.message.code == "field-cramped-near" || one.message.code == "field-cramped-far";
}

// Nothing that was not wrong before, and nobody cramped.
bool isBetter(const std::vector<Misplaced>& after, const std::vector<Misplaced>& before)
{
    const auto wrong = [](const Misplaced& one) { return one.weight == Misplaced::Weight::wrong; };
    return std::ranges::none_of(after, isCramped)
        && std::ranges::count_if(after, wrong) <= std::ranges::count_if(before, wrong) && after.size() < before.size();
}

bool fitsAlone(const Feature& feature, const Field& field, const Charts& charts, const Kinds& kinds)
{
    return misplaced(feature, field, charts, kinds).empty();
}

} // namespace

std::optional<Rearranged> rearranged(const Field& field, const Charts& charts, const Kinds& kinds)
{
    const auto before = misplaced(field, charts, kinds);
    if (std::ranges::none_of(before, isCramped))
        return {};
    const double furthest = length(Point{field.table.width, field.table.depth});
    for (double far = step; far <= furthest; far += step)
        for (const double direction : directions())
            for (std::size_t at = 0; at < field.features.size(); ++at) {
                const Point by = snapped(towards(direction) * far);
                const bool blamed = std::ranges::any_of(before,
                    [&](const Misplaced& one) { return isCramped(one) && one.feature == field.features[at].id; });
                const Feature there = blamed ? moved(field.features[at], by, field.table) : Feature();
                // What would leave the table stays at its edge: then a shorter move did the same.
                if (!blamed || distance(boxOf(there).least, boxOf(field.features[at]).least + by) > step
                    || !fitsAlone(there, field, charts, kinds))
                    continue;
                Field other = field;
                other.features[at] = there;
                if (isBetter(misplaced(other, charts, kinds), before))
                    return Rearranged{there, by};
            }
    return {};
}

} // namespace strategikon::field

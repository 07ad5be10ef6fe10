// What the ground is to those who deploy: where a kind of it lies, what it hinders, and what it parts.
#include "deployment_rules.h"

#include "model/field/deploying/works.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

std::optional<Point> DeploymentRules::middleWithin(const std::vector<std::string>& kinds) const
{
    for (const Patch& patch : ground_.patches())
        if (isOneOf(patch, kinds))
            return centroid(patch.ring);
    return {};
}

std::optional<Point> DeploymentRules::cornerWithin(const std::vector<std::string>& kinds, int side) const
{
    for (const Patch& patch : ground_.patches())
        if (isOneOf(patch, kinds)) {
            const bool left = patch.box.least.x < table_.width - patch.box.most.x;
            return Point{left ? patch.box.least.x : patch.box.most.x,
                isNear(deployment_, side) ? patch.box.least.y : patch.box.most.y};
        }
    return {};
}

double DeploymentRules::areaWithin(const std::vector<std::string>& kinds) const
{
    for (const Patch& patch : ground_.patches())
        if (isOneOf(patch, kinds))
            return std::abs(area(patch.ring));
    return 0;
}

bool DeploymentRules::isFree(Point from, Point to) const
{
    const auto hides = [&](const Patch& patch) {
        return patch.kind->sight != Sight::open && !contains(patch.ring, from) && crosses(from, to, patch.ring);
    };
    return std::ranges::none_of(ground_.patches(), hides) && std::ranges::none_of(laid_, [&](const Laid& other) {
        return !other.troop->leads && !isWorks(*other.troop) && other.troop->terrain.empty()
            && passes(from, to, other.ring);
    });
}

bool DeploymentRules::isHindered(const Troop& troop, const Posted& posted) const
{
    const auto hinders = [&](const Patch* patch) {
        const Kind& kind = *patch->kind;
        return kind.dense || kind.water || (troop.role != "skirmishers" && goingOf(kind, troop.classes) > Going::good);
    };
    return std::ranges::any_of(posted.stands, [&](const Stand& stand) {
        const auto under = ground_.under(outline(troop, stand));
        return std::ranges::any_of(under, hinders);
    });
}

Box DeploymentRules::onOneBank(const Box& row, double wide) const
{
    constexpr double wideEnough = 0.75; // of the row, for those who stand several deep in any case
    Box bank = row;
    for (const Patch& patch : ground_.patches()) {
        if (!patch.kind->water || patch.kind->form != Form::line)
            continue;
        double least = INFINITY, most = -INFINITY;
        for (const Point p : patch.ring)
            if (p.y >= row.least.y && p.y <= row.most.y) {
                least = std::min(least, p.x);
                most = std::max(most, p.x);
            }
        const double left = least - bank.least.x, right = bank.most.x - most;
        const double enough = std::max(bank.width() / 2, std::min(wide, bank.width() * wideEnough));
        if (most < least || std::max(left, right) < enough || std::min(left, right) < 0)
            continue;
        (left > right ? bank.most.x : bank.least.x) = snapped(left > right ? least : most);
    }
    return bank;
}

std::size_t DeploymentRules::parted(const std::vector<Point>& points) const
{
    std::size_t most = 0;
    for (const Patch& patch : ground_.patches())
        if (patch.kind->water && patch.kind->form == Form::line) {
            const auto beyond = std::size_t(
                std::ranges::count_if(points, [&](Point point) { return crosses(points.front(), point, patch.ring); }));
            most = std::max(most, std::min(beyond, points.size() - beyond));
        }
    return most;
}

} // namespace strategikon::field
